"""Choosing the terms of a referendum, after the action has succeeded. [VTES-6.2.1-02, VTES-6.3.1-03]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option
from elysium.games.vtes.cards.names import CLANS, PRINCE
from elysium.games.vtes.state import READY, TORPOR, Vtes
from elysium.games.vtes.terms import ALLOCATE, CHOOSE, CHOOSE_CLAN, book, entity_of

CLAN, POINTS, PRINCE_TERM = range(3)
POINTS_TO_ALLOCATE = 4

TERMS = {"clan": CLAN, "points": POINTS, "prince": PRINCE_TERM}


def choose_terms(s: Vtes, terms: str) -> None:
    s.do((ask_terms, TERMS[terms]))


@book.step
def ask_terms(s: Vtes, kind: int) -> None:
    if kind == POINTS and len(s.terms) >= POINTS_TO_ALLOCATE:
        return
    if term_options(s, kind):
        s.ask(s.turn, set_terms, kind)


@book.choice("VTES-6.3.1-03", "VTES-6.2.1-02")
def set_terms(s: Vtes, seat: int, kind: int) -> Sequence[Option]:
    return term_options(s, kind)


def term_options(s: Vtes, kind: int) -> list[Option]:
    if kind == CLAN:
        present = {s.clan[e] for e, region in enumerate(s.region) if READY <= region <= TORPOR and s.is_vampire(e)}
        return [(CHOOSE_CLAN, clan) for clan in sorted(present) if CLANS[clan]]
    if kind == POINTS:
        return _point_options(s)
    return [
        (CHOOSE, s.ref(e)) for e, region in enumerate(s.region) if READY <= region <= TORPOR and s.title[e] == PRINCE
    ]


def _point_options(s: Vtes) -> list[Option]:
    """One point at a time, among two or more Methuselahs in all."""
    seats = s.alive()
    if len(s.terms) == POINTS_TO_ALLOCATE - 1 and len(set(s.terms)) == 1:
        seats = [seat for seat in seats if seat != s.terms[0]]
    return [(ALLOCATE, seat) for seat in seats]


@book.answer(set_terms)
def sets_terms(s: Vtes, seat: int, option: Option, kind: int) -> None:
    s.terms = (*s.terms, entity_of(option[1]) if kind == PRINCE_TERM else option[1])
    if kind == POINTS:
        s.do((ask_terms, kind))
