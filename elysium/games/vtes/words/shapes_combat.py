"""How combat cards and weapons are used."""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.definitions.language import (
    COMBAT_CARD,
    S_DAMAGE,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_STEAL_BLOOD,
    S_TORPOR,
    W_ADDITIONAL,
    W_BEFORE_RANGE,
    W_PRESS,
    W_PREVENTION,
    W_RANGE,
    W_STRIKE,
    Condition,
    Effect,
    Mode,
    Strike,
    Target,
)
from elysium.games.vtes.state import COMBAT
from elysium.games.vtes.words.targets import any_damage


def strike(
    made: Strike,
    *effects: Effect,
    optional_maneuver: bool = False,
    optional_press: bool = False,
    target: Target | None = None,
    when: tuple[Condition, ...] = (),
) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_STRIKE | (1 << W_RANGE if optional_maneuver else 0),
        strike=made,
        effects=effects,
        optional_maneuver=optional_maneuver,
        optional_press=optional_press,
        target=target,
        when=when,
    )


def damage(amount: int, *, ranged: bool = False, aggravated: bool = False, first: bool = False) -> Strike:
    return Strike(S_DAMAGE, amount, ranged=ranged, aggravated=aggravated, first=first)


def strength_plus(amount: int) -> Strike:
    """A melee weapon: damage on top of the strength."""
    return Strike(S_DAMAGE, amount, strength=True, melee=True)


def hand_strike(bonus: int = 0, *, first: bool = False, aggravated: bool = False) -> Strike:
    return Strike(S_HAND, bonus, first=first, aggravated=aggravated)


DODGE: Final = Strike(S_DODGE, ranged=True)
COMBAT_ENDS: Final = Strike(S_ENDS, ranged=True)
TO_TORPOR: Final = Strike(S_TORPOR)


def steal_blood(amount: int, *, ranged: bool = False) -> Strike:
    return Strike(S_STEAL_BLOOD, amount, ranged=ranged)


def maneuver(*effects: Effect, optional_press: bool = False, when: tuple[Condition, ...] = ()) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_RANGE,
        maneuver=True,
        optional_press=optional_press,
        effects=effects,
        when=when,
    )


def press(*effects: Effect, when: tuple[Condition, ...] = ()) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_PRESS, press=True, effects=effects, when=when)


def prevent(
    amount: int,
    *,
    target: Target | None = None,
    optional_press: bool = False,
    blood: int = 0,
    effects: tuple[Effect, ...] = (),
    when: tuple[Condition, ...] = (),
) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_PREVENTION,
        prevent=amount,
        target=target or any_damage(),
        optional_press=optional_press,
        blood=blood,
        effects=effects,
        when=when,
    )


def additional_strikes(count: int) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_ADDITIONAL, additional=count)


def before_range(
    *effects: Effect, when: tuple[Condition, ...] = (), on_self: bool = False, optional_press: bool = False
) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_BEFORE_RANGE,
        effects=effects,
        when=when,
        stays=on_self,
        own=on_self,
        optional_press=optional_press,
    )


def weapon(made: Strike, *, maneuver_each: int = -1) -> tuple[Mode, ...]:
    """A weapon's strike, with an optional maneuver that also chooses the strike."""
    strikes = Mode(kind=COMBAT_CARD, windows=1 << W_STRIKE, strike=made, own=True)
    if maneuver_each < 0:
        return (strikes,)
    return (
        strikes,
        Mode(kind=COMBAT_CARD, windows=1 << W_RANGE, strike=made, maneuver=True, scope=maneuver_each, own=True),
    )


def press_each(scope: int = COMBAT) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_PRESS, press=True, scope=scope, own=True)


def maneuver_each(scope: int = COMBAT) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_RANGE, maneuver=True, scope=scope, own=True)


def prevent_each(amount: int, scope: int, *, target: Target) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_PREVENTION, prevent=amount, scope=scope, target=target, own=True)
