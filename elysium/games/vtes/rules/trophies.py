"""Red List minions and the trophies for burning one. [sections 1.6.2.3, 11]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, H_WOULD_BURN, NO_ENTITY, Entity
from elysium.games.vtes.definitions.traits import TROPHY
from elysium.games.vtes.rules.entities import attach, burn_at_last
from elysium.games.vtes.rules.legality import has_one
from elysium.games.vtes.rules.searching import found_options, put_found_on, searched
from elysium.games.vtes.rules.triggers import replaced
from elysium.games.vtes.state import READY, RED_LIST, TABLE, Vtes
from elysium.games.vtes.terms import ACCEPT, DECLINE, book


def offer_trophies(s: Vtes, vampire: Entity) -> None:
    """Its controller may fetch one; then those in play may be put on it. [VTES-11-15, VTES-1.6.2.3-02, -03]"""
    s.do((seek_trophy, vampire), *((offer_trophy, trophy, vampire) for trophy in trophies_in_play(s)))


def reward(s: Vtes, victim: Entity) -> None:
    """About to burn in combat or by a directed action: a Red List minion brings its slayer a trophy. [VTES-11-15]"""
    slayer = NO_ENTITY
    if victim in s.fighters:
        slayer = s.fighters[1] if s.fighters[0] == victim else s.fighters[0]
    elif s.acting and not s.blocked and s.action_seat == s.controller[victim]:
        slayer = s.acting
    if s.flags[victim] & RED_LIST and s.is_vampire(slayer):
        offer_trophies(s, slayer)


def slay(s: Vtes, victim: Entity) -> None:
    """A minion, or a card on one, burns by what somebody does to it."""
    if not replaced(s, H_WOULD_BURN, victim, NO_ENTITY):
        reward(s, victim)
        burn_at_last(s, victim)


def trophies_in_play(s: Vtes) -> list[Entity]:
    return [e for e in s.in_regions(TABLE) if CARDS[s.face[e]].traits & TROPHY]


@book.step
def seek_trophy(s: Vtes, vampire: Entity) -> None:
    if s.region[vampire] == READY:
        s.sealed = True
        s.ask(s.controller[vampire], choose_trophy, vampire)


@book.choice("VTES-11-15", "VTES-6.5.5-09")
def choose_trophy(s: Vtes, seat: Seat, vampire: Entity) -> Sequence[Option]:
    return found_options(
        [
            (zone, card)
            for zone, card in searched(s, seat)
            if card.traits & TROPHY and not (card.one_on_minion and has_one(s, vampire, card))
        ]
    )


@book.answer(choose_trophy)
def takes_trophy(s: Vtes, seat: Seat, option: Option, vampire: Entity) -> None:
    """[VTES-11-16]"""
    put_found_on(s, seat, option, vampire)


@book.step
def offer_trophy(s: Vtes, trophy: Entity, vampire: Entity) -> None:
    if s.region[trophy] == TABLE and s.region[vampire] == READY:
        card = CARDS[s.face[trophy]]
        if not (card.one_on_minion and has_one(s, vampire, card)):
            s.ask(s.controller[trophy], give_trophy, trophy, vampire)


@book.choice("VTES-1.6.2.3-02")
def give_trophy(s: Vtes, seat: Seat, trophy: Entity, vampire: Entity) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(give_trophy)
def gives_trophy(s: Vtes, seat: Seat, option: Option, trophy: Entity, vampire: Entity) -> None:
    if option[0] == ACCEPT:
        attach(s, trophy, vampire)
