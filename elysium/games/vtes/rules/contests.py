"""Contested cards and titles, and what happens when a card enters play. [sections 4.1, 4.2]"""

from __future__ import annotations

from elysium.engine.state import Option
from elysium.games.vtes.cards.language import CARDS, H_ENTERS, W_UNLOCK
from elysium.games.vtes.cards.names import UNTITLED
from elysium.games.vtes.marks import CONTEST_SETTLED, TITLE_SETTLED
from elysium.games.vtes.rules.entities import all_attached, burn, burn_blood, hand_may_change, unlock
from elysium.games.vtes.rules.impulse import answers, offers
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.triggers import fire, stat
from elysium.games.vtes.rules.values import (
    contest_price,
    fits_title,
    is_unique_title,
    rivals_for_title,
)
from elysium.games.vtes.state import (
    CONTEST_COST,
    CONTESTED,
    GONE,
    ILLUSION,
    OUT,
    PHASE,
    READY,
    TITLE_CONTESTED,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import (
    CARD_CONTESTED,
    CONTEST_WON,
    PAY_CONTEST,
    PAY_TITLE,
    TITLE_IN_CONTEST,
    TITLE_TAKEN,
    TITLE_YIELDED,
    YIELD,
    YIELD_TITLE,
    entity_of,
)


def copies(s: Vtes, key: str) -> list[int]:
    """All copies of a unique card that are in play or contested. [VTES-4.1-11]"""
    return [
        entity
        for entity, region in enumerate(s.region)
        if region not in (GONE, UNCONTROLLED)
        and CARDS[s.face[entity]].unique_key == key
        and not s.flags[entity] & ILLUSION
    ]


def entered(s: Vtes, entity: int) -> None:
    """A card has entered play: a second copy of a unique one is contested. [VTES-4.1-01, VTES-4.1-02, VTES-4.1-09]"""
    key = CARDS[s.face[entity]].unique_key
    hand_may_change(s, entity)
    if key:
        others = [other for other in copies(s, key) if other != entity]
        if any(s.controller[other] == s.controller[entity] for other in others):
            burn(s, entity)
            return
        if others:
            if not s.quiet:
                s.tell(CARD_CONTESTED, s.face[entity])
            for copy in (*others, entity):
                take_out_of_play(s, copy)
            return
    if s.title[entity]:
        claim_title(s, entity)
    fire(s, H_ENTERS, entity)


def take_out_of_play(s: Vtes, entity: int) -> None:
    """The card is contested; what is on it stays there and is out of play too. [VTES-4.1-03, VTES-4.1-04]"""
    s.region[entity] |= CONTESTED
    hand_may_change(s, entity)
    _what_is_on(s, entity, out=True)


def _back_in_play(s: Vtes, entity: int) -> None:
    s.region[entity] &= ~CONTESTED
    hand_may_change(s, entity)
    if not s.region[entity] & OUT:
        _what_is_on(s, entity, out=False)


def _what_is_on(s: Vtes, entity: int, *, out: bool) -> None:
    for other in all_attached(s, entity):
        s.region[other] = s.region[other] | OUT if out else s.region[other] & ~OUT
        if out or not s.region[other] & CONTESTED:
            _what_is_on(s, other, out=out)


def end_contests(s: Vtes, seat: int) -> None:
    """At the start of the unlock phase a copy without rivals comes back, unlocked and free. [VTES-4.1-08]"""
    for entity, region in enumerate(s.region):
        if not region & CONTESTED or s.controller[entity] != seat:
            continue
        if len(copies(s, CARDS[s.face[entity]].unique_key)) == 1:
            _back_in_play(s, entity)
            unlock(s, entity)
            if not s.quiet:
                s.tell(CONTEST_WON, s.ref(entity))
            if s.title[entity]:
                claim_title(s, entity)
    for entity in s.controlled(seat):
        if s.flags[entity] & TITLE_CONTESTED and not _contenders(s, entity):
            s.flags[entity] &= ~TITLE_CONTESTED
            if not s.quiet:
                s.tell(TITLE_TAKEN, s.ref(entity), s.title[entity])


# Titles


def _contenders(s: Vtes, entity: int) -> list[int]:
    return rivals_for_title(s, entity)


def claim_title(s: Vtes, entity: int) -> None:
    """A unique title held by more than one vampire is contested; a dormant claim yields. [VTES-4.2-01, VTES-10-07]"""
    title = s.title[entity]
    if not is_unique_title(title) or not fits_title(s, entity, title, s.claim[entity]):
        return
    for other in _contenders(s, entity):
        if not fits_title(s, other, s.title[other], s.claim[other]):
            yield_title(s, other)
            continue
        for one in (entity, other):
            if not s.flags[one] & TITLE_CONTESTED:
                s.flags[one] |= TITLE_CONTESTED
                if not s.quiet:
                    s.tell(TITLE_IN_CONTEST, s.ref(one))


def give_title(s: Vtes, entity: int, title: int, claim: int) -> bool:
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


def yield_title(s: Vtes, entity: int) -> None:
    """The vampire is without the title and otherwise as it was; a Title card burns. [VTES-4.2-06, VTES-11-21]"""
    if s.title[entity] == UNTITLED:
        return
    if not s.quiet:
        s.tell(TITLE_YIELDED, s.ref(entity))
    s.title[entity] = UNTITLED
    s.claim[entity] = 0
    s.flags[entity] &= ~TITLE_CONTESTED
    for other in s.attached(entity):
        if "title" in CARDS[s.face[other]].keywords:
            burn(s, other)


# The unlock phase


def contested_cards(s: Vtes, seat: int) -> list[int]:
    return [
        entity
        for entity, region in enumerate(s.region)
        if region & CONTESTED and s.controller[entity] == seat and not s.was_used(PHASE, entity, CONTEST_SETTLED)
    ]


def contested_titles(s: Vtes, seat: int) -> list[int]:
    return [
        entity
        for entity in s.controlled(seat)
        if s.flags[entity] & TITLE_CONTESTED and not s.was_used(PHASE, entity, TITLE_SETTLED)
    ]


@offers(W_UNLOCK)
def contest_options(s: Vtes, seat: int) -> list[Option]:
    """Pay or yield, for each card and each title. [VTES-4-05, VTES-4.1-05, VTES-4.2-03, VTES-4.2-05]"""
    found: list[Option] = []
    if seat != s.turn:
        return found
    for entity in contested_cards(s, seat):
        found += [(PAY_CONTEST, s.ref(entity)), (YIELD, s.ref(entity))]
    for entity in contested_titles(s, seat):
        if s.region[entity] == READY and s.blood[entity] >= contest_cost(s, entity):
            found.append((PAY_TITLE, s.ref(entity)))
        found.append((YIELD_TITLE, s.ref(entity)))
    return found


def contest_cost(s: Vtes, entity: int) -> int:
    return contest_price(s, entity) + stat(s, CONTEST_COST, entity)


def contests_open(s: Vtes, seat: int) -> bool:
    return seat == s.turn and bool(contested_cards(s, seat) or contested_titles(s, seat))


@answers(PAY_CONTEST)
def pays_contest(s: Vtes, seat: int, option: Option) -> None:
    s.once(PHASE, entity_of(option[1]), CONTEST_SETTLED)
    burn_pool(s, seat, 1)


@answers(YIELD)
def yields(s: Vtes, seat: int, option: Option) -> None:
    """The card burns with everything on it. [VTES-4.1-06, VTES-4.1-07]"""
    burn(s, entity_of(option[1]))


@answers(PAY_TITLE)
def pays_title(s: Vtes, seat: int, option: Option) -> None:
    entity = entity_of(option[1])
    s.once(PHASE, entity, TITLE_SETTLED)
    burn_blood(s, entity, contest_cost(s, entity))


@answers(YIELD_TITLE)
def yields_title(s: Vtes, seat: int, option: Option) -> None:
    yield_title(s, entity_of(option[1]))
