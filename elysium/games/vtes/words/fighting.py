"""Further words of combat: strength, first strikes, weapons taken away."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import (
    COMBAT_CARD,
    S_DAMAGE,
    S_DESTROY_EQUIPMENT,
    S_STEAL_EQUIPMENT,
    W_ADDITIONAL,
    W_STRIKE,
    Context,
    LoweredCondition,
    Mode,
    Strike,
    Target,
)
from elysium.games.vtes.state import COMBAT, FIRST_STRIKE, READY, ROUND, STRENGTH, UNDODGED, Vtes
from elysium.games.vtes.words.making import condition, effect, hostile_target
from elysium.games.vtes.words.shapes import cost_of

# Effects


@effect
def stronger_this_combat(s: Vtes, context: Context, amount: int) -> None:
    s.add(COMBAT, STRENGTH, context.minion, amount)


@effect
def strikes_first(s: Vtes, context: Context) -> None:
    """All strikes of this minion are first strikes this round. [VTES-6.4.5-08]"""
    s.add(ROUND, FIRST_STRIKE, context.minion, 1)


@effect
def cannot_be_dodged(s: Vtes, context: Context) -> None:
    s.add(ROUND, UNDODGED, context.minion, 1)


# Conditions


@condition
def to_end(s: Vtes, context: Context) -> bool:
    """A press that can only end combat. [VTES-6.4.4-04]"""
    return s.pressed


# Targets


@hostile_target
def minion_to_fight(s: Vtes, context: Context) -> list[int]:
    """A ready minion of somebody else. [VTES-6.4-02, VTES-6.4-03]"""
    return [s.ref(e) for e in s.in_regions(READY) if s.controller[e] != context.seat]


@hostile_target
def vampire_to_fight(s: Vtes, context: Context) -> list[int]:
    """A ready vampire of somebody else. [VTES-6.4-02, VTES-6.4-03]"""
    return [s.ref(e) for e in s.in_regions(READY) if s.is_vampire(e) and s.controller[e] != context.seat]


# Strikes, and what cards in play give


def destroy(*, weapon: bool = False, ranged: bool = False, first: bool = False) -> Strike:
    """Burn a card of the opponent's equipment, or only a weapon. [VTES-6.4.5-02, VTES-6.4.5-04]"""
    return Strike(S_DESTROY_EQUIPMENT, ranged=ranged, first=first, weapon_only=weapon)


def take(*, weapon: bool = False, first: bool = False) -> Strike:
    """Steal a card of the opponent's equipment, or only a weapon. [VTES-6.4.5-05]"""
    return Strike(S_STEAL_EQUIPMENT, first=first, weapon_only=weapon)


def melee(bonus: int = 0, *, aggravated: bool = False) -> Strike:
    """As much damage as the bearer is strong, and more."""
    return Strike(S_DAMAGE, bonus, aggravated=aggravated, strength=True, melee=True)


def strikes_with(made: Strike, target: Target, *when: LoweredCondition) -> Mode:
    """A strike of a card in play that needs more than the card."""
    return Mode(kind=COMBAT_CARD, windows=1 << W_STRIKE, strike=made, target=target, when=when, own=True)


def additional_strike_each(scope: int, *, blood: int = 0) -> Mode:
    """A limited additional strike that a card in play gives. [VTES-6.4.3-16]"""
    cost = cost_of(blood)
    return Mode(
        kind=COMBAT_CARD, windows=1 << W_ADDITIONAL, additional=1, scope=scope, blood=blood, cost=cost, own=True
    )
