"""Contested cards and titles: paying for them or yielding, and how a contest ends. [sections 4.1, 4.2]"""

from __future__ import annotations

from typing import Any

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, W_UNLOCK, Entity
from elysium.games.vtes.definitions.traits import RIVALS_YIELD
from elysium.games.vtes.marks import CONTEST_SETTLED, TITLE_SETTLED
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entering import back_in_play, copies
from elysium.games.vtes.rules.entities import burn, unlock
from elysium.games.vtes.rules.impulse import answers, offers
from elysium.games.vtes.rules.limits import is_marked, mark
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.titles import claim_title, yield_title
from elysium.games.vtes.rules.triggers import stat
from elysium.games.vtes.rules.values import (
    contest_price,
    rivals_for_title,
)
from elysium.games.vtes.state import (
    CONTEST_COST,
    READY,
    TITLE_CONTESTED,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import (
    CONTEST_WON,
    PAY_CONTEST,
    PAY_TITLE,
    TITLE_TAKEN,
    YIELD,
    YIELD_TITLE,
    entity_of,
)


def end_contests(s: Vtes, seat: Seat) -> None:
    """At the start of the unlock phase a copy without rivals comes back, unlocked and free. [VTES-4.1-08]"""
    for entity in s.contested(seat):
        if len(copies(s, CARDS[s.face[entity]].unique_key)) == 1:
            back_in_play(s, entity)
            unlock(s, entity)
            if not s.quiet:
                s.tell(CONTEST_WON, s.ref(entity))
            if s.title[entity]:
                claim_title(s, entity)
    for entity in _in_contest_for_title(s, seat):
        if not rivals_for_title(s, entity):
            s.flags[entity] &= ~TITLE_CONTESTED
            if not s.quiet:
                s.tell(TITLE_TAKEN, s.ref(entity), s.title[entity])


# The unlock phase


def contested_cards(s: Vtes, seat: Seat) -> list[Entity]:
    return [entity for entity in s.contested(seat) if not is_marked(s, entity, CONTEST_SETTLED)]


def contested_titles(s: Vtes, seat: Seat) -> list[Entity]:
    return [entity for entity in _in_contest_for_title(s, seat) if not is_marked(s, entity, TITLE_SETTLED)]


def _in_contest_for_title(s: Vtes, seat: Seat) -> list[Entity]:
    contesting: list[Any] = [entity for entity, flags in enumerate(s.flags) if flags & TITLE_CONTESTED]
    return [e for e in contesting if s.controller[e] == seat and READY <= s.region[e] <= TORPOR]


@offers(W_UNLOCK)
def contest_options(s: Vtes, seat: Seat) -> list[Option]:
    """Pay or yield, for each card and each title. [VTES-4-05, VTES-4.1-05, VTES-4.2-03, VTES-4.2-05]"""
    found: list[Option] = []
    if seat != s.turn:
        return found
    for entity in contested_cards(s, seat):
        found += [(PAY_CONTEST, s.ref(entity)), (YIELD, s.ref(entity))]
    for entity in contested_titles(s, seat):
        if s.region[entity] == READY and s.blood[entity] >= contest_cost(s, entity) and not _must_yield(s, entity):
            found.append((PAY_TITLE, s.ref(entity)))
        found.append((YIELD_TITLE, s.ref(entity)))
    return found


def _must_yield(s: Vtes, entity: Entity) -> bool:
    """One of its rivals says so."""
    return any(CARDS[s.face[rival]].traits & RIVALS_YIELD for rival in rivals_for_title(s, entity))


def contest_cost(s: Vtes, entity: Entity) -> int:
    return contest_price(s, entity) + stat(s, CONTEST_COST, entity)


def contests_open(s: Vtes, seat: Seat) -> bool:
    return seat == s.turn and bool(contested_cards(s, seat) or contested_titles(s, seat))


@answers(PAY_CONTEST)
def pays_contest(s: Vtes, seat: Seat, option: Option) -> None:
    mark(s, entity_of(option[1]), CONTEST_SETTLED)
    burn_pool(s, seat, 1)


@answers(YIELD)
def yields(s: Vtes, seat: Seat, option: Option) -> None:
    """The card burns with everything on it. [VTES-4.1-06, VTES-4.1-07]"""
    burn(s, entity_of(option[1]))


@answers(PAY_TITLE)
def pays_title(s: Vtes, seat: Seat, option: Option) -> None:
    entity = entity_of(option[1])
    mark(s, entity, TITLE_SETTLED)
    burn_blood(s, entity, contest_cost(s, entity))


@answers(YIELD_TITLE)
def yields_title(s: Vtes, seat: Seat, option: Option) -> None:
    yield_title(s, entity_of(option[1]))
