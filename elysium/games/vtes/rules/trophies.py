"""Red List minions and the trophies for burning one. [sections 1.6.2.3, 11]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option
from elysium.games.vtes.cards.language import CARDS
from elysium.games.vtes.rules.entities import attach
from elysium.games.vtes.state import READY, TABLE, Vtes
from elysium.games.vtes.terms import ACCEPT, DECLINE, book


def offer_trophies(s: Vtes, vampire: int) -> None:
    """The controller of each trophy in play may put it on the vampire. [VTES-1.6.2.3-02, VTES-1.6.2.3-03]"""
    for trophy in reversed(trophies_in_play(s)):
        s.do((offer_trophy, trophy, vampire))


def trophies_in_play(s: Vtes) -> list[int]:
    return [e for e, region in enumerate(s.region) if region == TABLE and "trophy" in CARDS[s.face[e]].keywords]


@book.step
def offer_trophy(s: Vtes, trophy: int, vampire: int) -> None:
    if s.region[trophy] == TABLE and s.region[vampire] == READY:
        s.ask(s.controller[trophy], give_trophy, trophy << 12 | vampire)


@book.choice("VTES-1.6.2.3-02")
def give_trophy(s: Vtes, seat: int, detail: int) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(give_trophy)
def gives_trophy(s: Vtes, seat: int, option: Option, detail: int) -> None:
    if option[0] == ACCEPT:
        attach(s, detail >> 12, detail & 0xFFF)
