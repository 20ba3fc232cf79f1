"""Holding a title: claiming, receiving and yielding it. [section 4.2, chapter 10]"""

from __future__ import annotations

from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Entity
from elysium.games.vtes.definitions.names import UNTITLED, claim_of
from elysium.games.vtes.definitions.traits import TITLE_CARD
from elysium.games.vtes.marks import STANDS_FOR
from elysium.games.vtes.rules.entities import burn
from elysium.games.vtes.rules.limits import mark, marks_on, unmark
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


def give_title(s: Vtes, entity: Entity, title: int, claim: int, card: Entity = NO_ENTITY) -> bool:
    """A new title replaces the old one; the vampire must be of the fitting sect. [VTES-10-01, -02, VTES-10-05]

    The card that stands for it may be there already.
    """
    if not fits_title(s, entity, title, claim):
        return False
    yield_title(s, entity, keep=card)
    s.title[entity] = title
    s.claim[entity] = claim
    if not s.quiet:
        s.tell(TITLE_TAKEN, s.ref(entity), title)
    claim_title(s, entity)
    return True


def lay_title_aside(s: Vtes, card: Entity) -> None:
    """A Title card that is contested stands for nothing as long as it is. [VTES-4.1-04, VTES-11-21]"""
    host = s.host[card]
    if CARDS[s.face[card]].traits & TITLE_CARD and s.title[host] != UNTITLED:
        mark(s, card, STANDS_FOR, s.title[host])
        s.title[host] = UNTITLED
        s.claim[host] = 0
        s.flags[host] &= ~TITLE_CONTESTED


def take_title_up(s: Vtes, card: Entity) -> None:
    """It is contested no longer. [VTES-4.1-08]"""
    host = s.host[card]
    for (title,) in marks_on(s, card, STANDS_FOR):
        unmark(s, card, STANDS_FOR)
        give_title(s, host, title, claim_of(title, s.clan[host], ""), card)


def yield_title(s: Vtes, entity: Entity, *, keep: Entity = NO_ENTITY) -> None:
    """The vampire is without the title and otherwise as it was; a Title card burns. [VTES-4.2-06, VTES-11-21]"""
    if s.title[entity] == UNTITLED:
        return
    if not s.quiet:
        s.tell(TITLE_YIELDED, s.ref(entity))
    s.title[entity] = UNTITLED
    s.claim[entity] = 0
    s.flags[entity] &= ~TITLE_CONTESTED
    for other in s.attached(entity):
        if other != keep and CARDS[s.face[other]].traits & TITLE_CARD:
            burn(s, other)
