"""Words for titles, sects, clans and referendums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ACTION,
    BY_ACTIVE,
    POLITICAL,
    W_BEFORE_VOTES,
    W_MINION,
    Context,
    Entity,
    LoweredEffect,
    Mode,
)
from elysium.games.vtes.definitions.names import CLANS, CREEDS, SECTS
from elysium.games.vtes.rules.counters import gain_blood
from elysium.games.vtes.rules.sects import change_clan, change_sect
from elysium.games.vtes.rules.values import is_untitled
from elysium.games.vtes.state import (
    BY_ACTION,
    READY,
    Vtes,
)
from elysium.games.vtes.terms import CHOOSE_CLAN, book, entity_of
from elysium.games.vtes.words.conditions import is_vampire
from elysium.games.vtes.words.making import condition, effect, target

BEFORE_VOTES: Final = 1 << W_BEFORE_VOTES
NO_EFFECTS: Final[tuple[LoweredEffect, ...]] = ()


# How a referendum is called


def vampires_may_call(*effects: LoweredEffect, meanwhile: tuple[LoweredEffect, ...] = NO_EFFECTS) -> Mode:
    """A card in play lets every vampire call this referendum. [VTES-6.3.1-01]"""
    return Mode(
        kind=POLITICAL,
        windows=1 << W_MINION,
        effects=effects,
        on_success=meanwhile,
        by=BY_ACTIVE,
        when=(is_vampire(),),
    )


def leave_torpor(*effects: LoweredEffect, stealth: int = 0) -> Mode:
    """An action of a vampire in torpor. [VTES-6.5.2-02]"""
    return Mode(kind=ACTION, windows=1 << W_MINION, effects=effects, stealth=stealth, in_torpor=True)


# In a referendum


@condition
def before_votes(s: Vtes, context: Context) -> bool:
    """The referendum of a political action, before the first vote or ballot. [VTES-6.3.2-04]"""
    return s.referendum == BY_ACTION and not s.ballots


def ready_vampires(s: Vtes) -> list[Entity]:
    return [e for e in s.in_regions(READY) if s.is_vampire(e)]


# What a referendum brings


@effect
def gains_blood(s: Vtes, context: Context, amount: int) -> None:
    """The vampire that acts gains blood from the bank."""
    gain_blood(s, context.minion, amount)


# Sect and clan


@effect
def joins_sect(s: Vtes, context: Context, sect: str) -> None:
    """The chosen vampire changes sect; its clan stays. [VTES-10.2-08, VTES-10.5-04]"""
    change_sect(s, entity_of(context.target), SECTS.index(sect), by=context.source)


@effect
def joins_chosen_clan(s: Vtes, context: Context) -> None:
    """The vampire with this card counts as one of a clan that its controller names. [VTES-10-04]"""
    s.do((name_clan, context.seat, context.source))


@book.step
def name_clan(s: Vtes, seat: Seat, card: Entity) -> None:
    if s.host[card]:
        s.ask(seat, choose_any_clan, card)


@book.choice("VTES-10-04")
def choose_any_clan(s: Vtes, seat: Seat, card: Entity) -> Sequence[Option]:
    own = s.clan[s.host[card]]
    return [(CHOOSE_CLAN, clan) for clan, name in enumerate(CLANS) if clan and clan != own and name not in CREEDS]


@book.answer(choose_any_clan)
def names_clan(s: Vtes, seat: Seat, option: Option, card: Entity) -> None:
    change_clan(s, s.host[card], option[1], card)


@condition
def of_any_sect(s: Vtes, context: Context, *sects: str) -> bool:
    return SECTS[s.sect[context.minion]] in sects


@condition
def no_ready_of_sect(s: Vtes, context: Context, sect: str) -> bool:
    """The Methuselah controls no ready vampire of the sect."""
    return not any(s.sect[e] == SECTS.index(sect) for e in s.minions(context.seat))


@target
def own_ready_of_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [s.ref(e) for e in s.minions(context.seat) if s.sect[e] == SECTS.index(sect)]


@target
def own_ready_outside_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [s.ref(e) for e in s.minions(context.seat) if s.is_vampire(e) and s.sect[e] != SECTS.index(sect)]


@target
def own_ready_untitled_outside_sect(s: Vtes, context: Context, sect: str) -> list[int]:
    return [
        s.ref(e)
        for e in s.minions(context.seat)
        if s.is_vampire(e) and s.sect[e] != SECTS.index(sect) and is_untitled(s, e)
    ]
