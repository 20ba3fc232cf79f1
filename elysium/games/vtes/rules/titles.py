"""Holding a title: claiming, receiving and yielding it. [section 4.2, chapter 10]"""

from __future__ import annotations

from elysium.games.vtes.definitions.language import CARDS, Entity
from elysium.games.vtes.definitions.names import UNTITLED
from elysium.games.vtes.definitions.traits import TITLE_CARD
from elysium.games.vtes.rules.entities import burn
from elysium.games.vtes.rules.values import fits_title, is_unique_title, rivals_for_title
from elysium.games.vtes.state import TITLE_CONTESTED, Vtes
from elysium.games.vtes.terms import TITLE_IN_CONTEST, TITLE_TAKEN, TITLE_YIELDED


def claim_title(s: Vtes, entity: Entity) -> None:
    """A unique title held by more than one vampire is contested; a dormant claim yields. [VTES-4.2-01, VTES-10-07]"""
    title = s.title[entity]
    if not is_unique_title(title) or not fits_title(s, entity, title, s.claim[entity]):
        return
    for other in rivals_for_title(s, entity):
        if not fits_title(s, other, s.title[other], s.claim[other]):
            yield_title(s, other)
            continue
        for one in (entity, other):
            if not s.flags[one] & TITLE_CONTESTED:
                s.flags[one] |= TITLE_CONTESTED
                if not s.quiet:
                    s.tell(TITLE_IN_CONTEST, s.ref(one))


def give_title(s: Vtes, entity: Entity, title: int, claim: int) -> bool:
    """A new title replaces the old one; the vampire must be of the fitting sect. [VTES-10-01, -02, VTES-10-05]"""
    if not fits_title(s, entity, title, claim):
        return False
    yield_title(s, entity)
    s.title[entity] = title
    s.claim[entity] = claim
    if not s.quiet:
        s.tell(TITLE_TAKEN, s.ref(entity), title)
    claim_title(s, entity)
    return True


def yield_title(s: Vtes, entity: Entity) -> None:
    """The vampire is without the title and otherwise as it was; a Title card burns. [VTES-4.2-06, VTES-11-21]"""
    if s.title[entity] == UNTITLED:
        return
    if not s.quiet:
        s.tell(TITLE_YIELDED, s.ref(entity))
    s.title[entity] = UNTITLED
    s.claim[entity] = 0
    s.flags[entity] &= ~TITLE_CONTESTED
    for other in s.attached(entity):
        if CARDS[s.face[other]].traits & TITLE_CARD:
            burn(s, other)
