"""What lasts: for a while by an effect, or as long as a card is in play; and what a card does by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, overload

from elysium.engine.cards.nodes import Condition, Effect, Noun, Quantity, Ref, Seats
from elysium.games.vtes.definitions.language import (
    H_AFTER_ACTION,
    H_BLEED_SUCCESS,
    H_BLOCKED,
    H_BURNED,
    H_ENTERS,
    H_PRESSED,
    H_TO_TORPOR,
    LoweredCondition,
    LoweredEffect,
    Static,
    Trigger,
    Whose,
)
from elysium.games.vtes.state import COMBAT, SCOPES, STATS, Vtes
from elysium.games.vtes.vocabulary.conditions import is_, same
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.lowering import lower_conditions, lower_effects
from elysium.games.vtes.vocabulary.things import HOST, SELF, THAT


def _gets(s: Vtes, span: int, stat: int, who: Whose, amount: int) -> None:
    """What holds for a combat or its round needs one."""
    if amount and (span > COMBAT or s.fighters):
        s.add(span, stat, who, amount)


LANGUAGE.knows(_gets)


@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: Quantity = ..., *, until: int) -> Effect: ...
@overload
def gets(who: Ref | Noun | Seats, stat: int, amount: int = ..., *, when: Condition | None = None) -> Static: ...
def gets(
    who: Ref | Noun | Seats,
    stat: int,
    amount: Quantity = 1,
    *,
    until: int | None = None,
    when: Condition | None = None,
) -> Effect | Static:
    """A change of a value: for a while as an effect, or without an end as a clause of a card in play."""
    if until is not None:
        whom = "methuselah_at(who)" if isinstance(who, Seats) else "who"
        args = (("who", who), ("stat", stat), ("amount", amount), ("span", until))
        said = (("called", STATS[stat]), ("until", SCOPES[until]))
        return Effect("gets", f"_gets(s, span, stat, {whom}, amount)", args + said)
    assert isinstance(amount, int), "a lasting change by a counted amount has no reader yet"
    conditions: tuple[Condition, ...] = (when,) if when is not None else ()
    if who in (SELF, HOST):
        return Static(stat, amount, who == HOST, lower_conditions(conditions))
    assert isinstance(who, Noun), "nobody reads this"
    return Static(stat, amount, False, lower_conditions((is_(SELF, who), *conditions)), aura=True)


class Happening(NamedTuple):
    """What cards in play wait for: a moment, and whom or what it must be about."""

    hook: int
    about: Condition | None = None
    registers: int = 0
    """How many numbers come with it besides its subject."""


def _about(subject: Ref | Noun) -> Condition:
    return is_(THAT, subject) if isinstance(subject, Noun) else same(THAT, subject)


def goes_to_torpor(subject: Ref | Noun) -> Happening:
    return Happening(H_TO_TORPOR, _about(subject))


def is_burned(subject: Ref | Noun) -> Happening:
    return Happening(H_BURNED, _about(subject))


def enters_play(subject: Ref | Noun) -> Happening:
    return Happening(H_ENTERS, _about(subject))


def is_blocked(subject: Ref | Noun) -> Happening:
    return Happening(H_BLOCKED, _about(subject))


def presses(subject: Ref | Noun) -> Happening:
    return Happening(H_PRESSED, _about(subject))


def bleeds(subject: Ref | Noun) -> Happening:
    """A bleed of it succeeds."""
    return Happening(H_BLEED_SUCCESS, _about(subject))


def action_ends() -> Happening:
    return Happening(H_AFTER_ACTION)


def after(
    happening: Happening, *effects: Effect | LoweredEffect, when: Sequence[Condition | LoweredCondition] = ()
) -> Trigger:
    conditions = (happening.about, *when) if happening.about is not None else tuple(when)
    return Trigger(happening.hook, lower_effects(effects, happening.registers), lower_conditions(conditions))
