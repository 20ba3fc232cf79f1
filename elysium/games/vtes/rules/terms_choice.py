"""Choosing the terms of a referendum, after the action has succeeded. [VTES-6.2.1-02, VTES-6.3.1-03]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS
from elysium.games.vtes.definitions.names import CAMARILLA, CLANS, PRINCE, SABBAT
from elysium.games.vtes.rules.values import title_of
from elysium.games.vtes.state import ON, READY, TABLE, TORPOR, Vtes
from elysium.games.vtes.terms import ALLOCATE, CHOOSE, CHOOSE_CLAN, book, entity_of, methuselah_at, seat_of


class Terms(NamedTuple):
    """What the caller of a referendum has to choose, one thing after the other."""

    number: int
    options: Callable[[Vtes], list[Option]]


def _clans(s: Vtes) -> list[Option]:
    present = {s.clan[e] for e, region in enumerate(s.region) if READY <= region <= TORPOR and s.is_vampire(e)}
    return [(CHOOSE_CLAN, clan) for clan in sorted(present) if CLANS[clan]]


def _princes(s: Vtes) -> list[Option]:
    return [(CHOOSE, s.ref(e)) for e in _vampires(s) if title_of(s, e) == PRINCE]


def _points(s: Vtes) -> list[Option]:
    """Four points one by one, among two or more Methuselahs in all."""
    return _shared(s, 4, s.alive())


def _points_to_others(s: Vtes) -> list[Option]:
    """Six points, among two or more other Methuselahs."""
    others = [seat for seat in s.alive() if seat != s.turn]
    return _shared(s, 6, others) if len(others) > 1 else []


def _shared(s: Vtes, points: int, seats: list[Seat]) -> list[Option]:
    if len(s.terms) == points - 1 and len(set(s.terms)) == 1:
        seats = [seat for seat in seats if seat != s.terms[0]]
    return [(ALLOCATE, seat) for seat in seats]


def _location_and_methuselah(s: Vtes) -> list[Option]:
    if s.terms:
        return [(CHOOSE, methuselah_at(seat)) for seat in s.alive()]
    return [(CHOOSE, s.ref(e)) for e in locations(s)]


def locations(s: Vtes) -> list[int]:
    return [e for e, region in enumerate(s.region) if region in (TABLE, ON) and CARDS[s.face[e]].is_location]


def _ready_toreador(s: Vtes) -> list[Option]:
    """Only a Camarilla vampire can be justicar. [VTES-10-05]"""
    return [(CHOOSE, s.ref(e)) for e in justicar_candidates(s, "toreador")]


def justicar_candidates(s: Vtes, clan: str) -> list[int]:
    number = CLANS.index(clan)
    return [e for e in _vampires(s) if s.region[e] == READY and s.clan[e] == number and s.sect[e] == CAMARILLA]


def _sabbat_elders(s: Vtes) -> list[Option]:
    return [(CHOOSE, s.ref(e)) for e in sabbat_elders(s)]


def sabbat_elders(s: Vtes) -> list[int]:
    return [e for e in _vampires(s) if s.sect[e] == SABBAT and s.capacity[e] >= 7]


def _vampires(s: Vtes) -> list[int]:
    return [e for e, region in enumerate(s.region) if READY <= region <= TORPOR and s.is_vampire(e)]


TERMS = {
    "clan": Terms(1, _clans),
    "points": Terms(4, _points),
    "prince": Terms(1, _princes),
    "points-to-others": Terms(6, _points_to_others),
    "location-and-methuselah": Terms(2, _location_and_methuselah),
    "ready-toreador": Terms(1, _ready_toreador),
    "sabbat-elder": Terms(1, _sabbat_elders),
}
NAMES = tuple(TERMS)


def choose_terms(s: Vtes, terms: str) -> None:
    s.do((ask_terms, NAMES.index(terms)))


@book.step
def ask_terms(s: Vtes, kind: int) -> None:
    terms = TERMS[NAMES[kind]]
    if len(s.terms) < terms.number and terms.options(s):
        s.ask(s.turn, set_terms, kind)


@book.choice("VTES-6.3.1-03", "VTES-6.2.1-02")
def set_terms(s: Vtes, seat: Seat, kind: int) -> Sequence[Option]:
    return TERMS[NAMES[kind]].options(s)


@book.answer(set_terms)
def sets_terms(s: Vtes, seat: Seat, option: Option, kind: int) -> None:
    """Cards are kept as entities, Methuselahs as seats."""
    chosen = option[1]
    if option[0] == CHOOSE:
        chosen = entity_of(chosen) if chosen > 0 else seat_of(chosen)
    s.terms = (*s.terms, chosen)
    s.do((ask_terms, kind))
