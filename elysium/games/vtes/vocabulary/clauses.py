"""How a card is played, and what it does in play: the outer words of a definition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from elysium.engine.cards.nodes import Noun
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ALLY,
    ANY_TIME,
    BY_ACTIVE,
    BY_CONTROLLER,
    COMBAT_CARD,
    COMBAT_WINDOWS,
    DURING_ACTION,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    S_DAMAGE,
    S_DESTROY_EQUIPMENT,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_STEAL_BLOOD,
    S_STEAL_EQUIPMENT,
    S_TORPOR,
    W_ADDITIONAL,
    W_AFTER_BLOCK,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_BEFORE_RANGE,
    W_BLOCK,
    W_BLOCKED,
    W_DECIDE_BLOCK,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_MINION,
    W_POLLING,
    W_PRESS,
    W_PREVENTION,
    W_RANGE,
    W_STRIKE,
    W_STRIKES_CHOSEN,
    W_UNBLOCKED,
    W_UNLOCK,
    Card,
    Mode,
    Strike,
    Target,
)
from elysium.games.vtes.definitions.language import card as define
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.state import (
    COMBAT,
    PHASE,
)
from elysium.games.vtes.vocabulary.conditions import being_played, by_vampire
from elysium.games.vtes.vocabulary.effects import cancel
from elysium.games.vtes.vocabulary.lowering import AnyCondition, AnyEffect, AnyTarget, lower_conditions, way
from elysium.games.vtes.vocabulary.things import damage_taken

UNLOCK_PHASE: Final = 1 << W_UNLOCK
MASTER_PHASE: Final = 1 << W_MASTER
MINION_PHASE: Final = 1 << W_MINION
INFLUENCE_PHASE: Final = 1 << W_INFLUENCE
DISCARD_PHASE: Final = 1 << W_DISCARD
POLLING: Final = 1 << W_POLLING
ANNOUNCED: Final = 1 << W_ANNOUNCED
BLOCK_ATTEMPT: Final = 1 << W_BLOCK
BLOCKS_DECLINED: Final = 1 << W_UNBLOCKED
BLOCKED: Final = 1 << W_BLOCKED
DECIDE_BLOCK: Final = 1 << W_DECIDE_BLOCK
AFTER_BLOCK: Final = 1 << W_AFTER_BLOCK
AS_PLAYED: Final = 1 << W_AS_PLAYED
WHOLE_ACTION: Final = DURING_ACTION
NO_CONDITIONS: Final[Sequence[AnyCondition]] = ()


# Noun of a Methuselah


def master(
    *effects: AnyEffect,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    stays: bool = False,
    ransom_pool: int = 0,
    once_each: int = -1,
) -> Mode:
    return way(
        MASTER,
        MASTER_PHASE,
        effects=effects,
        target=target,
        when=when,
        stays=stays,
        ransom_pool=ransom_pool,
        once_each=once_each,
    )


def put_in_play() -> Mode:
    """A master card that stays in play by itself: a location, for example."""
    return way(MASTER, MASTER_PHASE, stays=True)


def put_on_card(target: Noun | Target, *effects: AnyEffect) -> Mode:
    """A master card that is put on another card."""
    return way(MASTER, MASTER_PHASE, target=target, effects=effects, stays=True)


def cancel_out_of_turn(
    *kinds: int,
    pays_nothing: bool = True,
    when: Sequence[AnyCondition] = NO_CONDITIONS,
    before: Sequence[AnyEffect] = (),
) -> Mode:
    """An out-of-turn master card that cancels a card as it is played."""
    return way(
        MASTER,
        AS_PLAYED,
        effects=(*before, cancel(pays=not pays_nothing)),
        when=(being_played(*kinds), *when),
        out_of_turn=True,
    )


def event(*effects: AnyEffect, when: Sequence[AnyCondition] = ()) -> Mode:
    return way(EVENT, DISCARD_PHASE, effects=effects, when=when, stays=True)


# Actions


def action(
    *effects: AnyEffect,
    stealth: int = 0,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    stays: bool = False,
    on_self: bool = False,
    blood: int = 0,
) -> Mode:
    return way(
        ACTION,
        MINION_PHASE,
        effects=effects,
        stealth=stealth,
        target=target,
        when=when,
        stays=stays or on_self,
        own=on_self,
        blood=blood,
    )


def bleed(
    bonus: int = 0,
    *,
    stealth: int = 0,
    target: AnyTarget = None,
    success: Sequence[AnyEffect] = (),
    when: Sequence[AnyCondition] = (),
) -> Mode:
    """An action that bleeds."""
    return way(
        ACTION,
        MINION_PHASE,
        bleeds=True,
        bleed=bonus,
        stealth=stealth,
        target=target,
        success=success,
        when=when,
    )


def equip() -> Mode:
    return way(EQUIPMENT, MINION_PHASE)


def employ(extra_life: int = 0, *, target: AnyTarget = None) -> Mode:
    return way(RETAINER, MINION_PHASE, extra_life=extra_life, target=target)


def recruit(extra_life: int = 0) -> Mode:
    return way(ALLY, MINION_PHASE, extra_life=extra_life)


def political(*effects: AnyEffect, terms: str = "", when: Sequence[AnyCondition] = ()) -> Mode:
    return way(POLITICAL, MINION_PHASE, effects=effects, terms=terms, when=when)


# Modifiers and reactions


def modifier(
    *effects: AnyEffect,
    stealth: int = 0,
    bleed: int = 0,
    votes: int = 0,
    limited: bool = False,
    anyone: bool = False,
    windows: int = 0,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    blood: int = 0,
    ransom: int = 0,
    once_each: int = -1,
    as_announced: bool = False,
) -> Mode:
    """Stealth during a block attempt, votes while polling, the rest at any time of the action."""
    return way(
        MODIFIER,
        windows or _natural(stealth, votes),
        effects=effects,
        stealth=stealth,
        bleed=bleed,
        votes=votes,
        limited=limited,
        anyone=anyone,
        target=target,
        when=when,
        blood=blood,
        ransom=ransom,
        once_each=once_each,
        as_announced=as_announced,
    )


def _natural(stealth: int, votes: int) -> int:
    if stealth:
        return BLOCK_ATTEMPT
    return POLLING if votes else WHOLE_ACTION


def reaction(
    *effects: AnyEffect,
    intercept: int = 0,
    votes: int = 0,
    windows: int = 0,
    locked_only: bool = False,
    wakes: bool = False,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    blood: int = 0,
) -> Mode:
    if not windows:
        windows = BLOCK_ATTEMPT if intercept else POLLING if votes else WHOLE_ACTION
    return way(
        REACTION,
        windows | (AS_PLAYED if wakes else 0),
        effects=effects,
        intercept=intercept,
        votes=votes,
        locked_only=locked_only,
        wakes=wakes,
        target=target,
        when=when,
        blood=blood,
    )


def cancel_reaction(*kinds: int, pays_nothing: bool = True, when: Sequence[AnyCondition] = ()) -> Mode:
    """A reaction that cancels a card as it is played."""
    return way(
        REACTION,
        AS_PLAYED,
        effects=(cancel(pays=not pays_nothing),),
        when=(being_played(*kinds), *when),
    )


# Noun in play


def during(
    windows: int,
    *effects: AnyEffect,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    locks: bool = False,
    scope: int = PHASE,
    mandatory: bool = False,
    by: int = BY_CONTROLLER,
    own: bool = False,
    blood: int = 0,
    pool: int = 0,
    payer: str = "",
    group: int = -1,
    once_each: int = -1,
    as_announced: bool = False,
) -> Mode:
    """Something that a card in play allows once each time."""
    return way(
        ABILITY,
        windows,
        effects=effects,
        target=target,
        when=when,
        locks=locks,
        scope=-1 if locks else scope,
        mandatory=mandatory,
        by=by,
        own=own,
        blood=blood,
        pool=pool,
        payer=payer,
        group=group,
        once_each=once_each,
        as_announced=as_announced,
    )


def any_time(
    *effects: AnyEffect, target: AnyTarget = None, when: Sequence[AnyCondition] = (), locks: bool = True
) -> Mode:
    """Whenever there is an opportunity, in combat as well."""
    windows = ANY_TIME | COMBAT_WINDOWS & ~(1 << W_STRIKE)
    return way(ABILITY, windows, effects=effects, target=target, when=when, locks=locks)


def own_modifier(
    *effects: AnyEffect,
    stealth: int = 0,
    bleed: int = 0,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
    blood: int = 0,
    scope: int = -1,
) -> Mode:
    """What a minion may do for its own action by its card's text."""
    return way(
        MODIFIER,
        _natural(stealth, 0),
        effects=effects,
        stealth=stealth,
        bleed=bleed,
        target=target,
        when=when,
        blood=blood,
        scope=scope,
        own=True,
    )


def grants_action(
    *effects: AnyEffect,
    stealth: int = 0,
    target: AnyTarget = None,
    own: bool = True,
    by: int = BY_CONTROLLER,
    when: Sequence[AnyCondition] = (),
    blood: int = 0,
    pool: int = 0,
    equips: bool = False,
) -> Mode:
    """An action that a card in play lets its minion, or any of one's minions, take; an equip action has 1 stealth."""
    return way(
        EQUIPMENT if equips else ACTION,
        MINION_PHASE,
        effects=effects,
        stealth=stealth,
        target=target,
        own=own,
        by=by,
        when=when,
        blood=blood,
        pool=pool,
    )


def grants_bleed(bonus: int = 0, *, stealth: int = 0, target: AnyTarget = None) -> Mode:
    return way(ACTION, MINION_PHASE, bleeds=True, bleed=bonus, stealth=stealth, target=target, own=True)


def grants_referendum(*effects: AnyEffect, terms: str = "", when: Sequence[AnyCondition] = ()) -> Mode:
    return way(POLITICAL, MINION_PHASE, effects=effects, terms=terms, when=when, own=True)


# Combat cards and weapons


def strike(
    made: Strike,
    *effects: AnyEffect,
    optional_maneuver: bool = False,
    optional_press: bool = False,
    target: AnyTarget = None,
    when: Sequence[AnyCondition] = (),
) -> Mode:
    return way(
        COMBAT_CARD,
        1 << W_STRIKE | (1 << W_RANGE if optional_maneuver else 0),
        strike=made,
        effects=effects,
        optional_maneuver=optional_maneuver,
        optional_press=optional_press,
        target=target,
        when=when,
    )


def damaging(amount: int, *, ranged: bool = False, aggravated: bool = False, first: bool = False) -> Strike:
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


def maneuver(*effects: AnyEffect, optional_press: bool = False, when: Sequence[AnyCondition] = ()) -> Mode:
    return way(
        COMBAT_CARD,
        1 << W_RANGE,
        maneuver=True,
        optional_press=optional_press,
        effects=effects,
        when=when,
    )


def press(*effects: AnyEffect, when: Sequence[AnyCondition] = ()) -> Mode:
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, effects=effects, when=when)


def prevent(
    amount: int,
    *,
    target: AnyTarget = None,
    optional_press: bool = False,
    blood: int = 0,
    effects: Sequence[AnyEffect] = (),
    when: Sequence[AnyCondition] = (),
) -> Mode:
    return way(
        COMBAT_CARD,
        1 << W_PREVENTION,
        prevent=amount,
        target=target or damage_taken(),
        optional_press=optional_press,
        blood=blood,
        effects=effects,
        when=when,
    )


def additional_strikes(count: int) -> Mode:
    return way(COMBAT_CARD, 1 << W_ADDITIONAL, additional=count)


def before_range(
    *effects: AnyEffect, when: Sequence[AnyCondition] = (), on_self: bool = False, optional_press: bool = False
) -> Mode:
    return way(
        COMBAT_CARD,
        1 << W_BEFORE_RANGE,
        effects=effects,
        when=when,
        stays=on_self,
        own=on_self,
        optional_press=optional_press,
    )


def weapon(made: Strike, *, maneuver_each: int = -1) -> tuple[Mode, ...]:
    """A weapon's strike, with an optional maneuver that also chooses the strike."""
    strikes = way(COMBAT_CARD, 1 << W_STRIKE, strike=made, own=True)
    if maneuver_each < 0:
        return (strikes,)
    return (
        strikes,
        way(COMBAT_CARD, 1 << W_RANGE, strike=made, maneuver=True, scope=maneuver_each, own=True),
    )


def press_each(scope: int = COMBAT) -> Mode:
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, scope=scope, own=True)


def maneuver_each(scope: int = COMBAT) -> Mode:
    return way(COMBAT_CARD, 1 << W_RANGE, maneuver=True, scope=scope, own=True)


def prevent_each(amount: int, scope: int, *, target: Noun | Target) -> Mode:
    return way(COMBAT_CARD, 1 << W_PREVENTION, prevent=amount, scope=scope, target=target, own=True)


# Actions that are taken in a way of their own


def hunt(bonus: int = 0, *, stealth: int = 0, success: Sequence[AnyEffect] = ()) -> Mode:
    """An action that hunts."""
    return way(ACTION, MINION_PHASE, hunts=True, hunt=bonus, stealth=stealth, success=success)


def must_take(mode: Mode, *when: AnyCondition) -> Mode:
    """An action that a card in play makes its minion take. [VTES-6-08]"""
    return replace(mode, must=True, when=(*mode.when, *lower_conditions(when)))


def leave_torpor(*effects: AnyEffect, stealth: int = 0) -> Mode:
    """An action of a vampire in torpor. [VTES-6.5.2-02]"""
    return way(ACTION, MINION_PHASE, effects=effects, stealth=stealth, in_torpor=True)


def vampires_may_call(*effects: AnyEffect, meanwhile: Sequence[AnyEffect] = ()) -> Mode:
    """A card in play lets every vampire call this referendum. [VTES-6.3.1-01]"""
    return way(POLITICAL, MINION_PHASE, effects=effects, success=meanwhile, by=BY_ACTIVE, when=(by_vampire(),))


def needing(mode: Mode, level: int, *codes: str) -> Mode:
    """An effect with Disciplines of its own, on a card with several. [VTES-1.5.4-04]"""
    return replace(mode, level=level, needs=discipline_bits(codes))


def in_a_round(*effects: AnyEffect) -> Mode:
    """A combat card for any moment of the round until strikes resolve."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKE | 1 << W_STRIKES_CHOSEN
    return way(COMBAT_CARD, windows, effects=effects)


# Combat


def destroy(*, weapon: bool = False, ranged: bool = False, first: bool = False) -> Strike:
    """Burn a card of the opponent's equipment, or only a weapon. [VTES-6.4.5-02, VTES-6.4.5-04]"""
    return Strike(S_DESTROY_EQUIPMENT, ranged=ranged, first=first, weapon_only=weapon)


def take(*, weapon: bool = False, first: bool = False) -> Strike:
    """Steal a card of the opponent's equipment, or only a weapon. [VTES-6.4.5-05]"""
    return Strike(S_STEAL_EQUIPMENT, first=first, weapon_only=weapon)


def melee(bonus: int = 0, *, aggravated: bool = False) -> Strike:
    """As much damage as the bearer is strong, and more."""
    return Strike(S_DAMAGE, bonus, aggravated=aggravated, strength=True, melee=True)


def strikes_with(made: Strike, target: Noun | Target, *when: AnyCondition) -> Mode:
    """A strike of a card in play that needs more than the card."""
    return way(COMBAT_CARD, 1 << W_STRIKE, strike=made, target=target, when=when, own=True)


def additional_strike_each(scope: int, *, blood: int = 0) -> Mode:
    """A limited additional strike that a card in play gives. [VTES-6.4.3-16]"""
    return way(COMBAT_CARD, 1 << W_ADDITIONAL, additional=1, scope=scope, blood=blood, own=True)


def out_of_turn(*effects: AnyEffect, windows: int, when: Sequence[AnyCondition] = ()) -> Mode:
    return way(MASTER, windows, effects=effects, when=when, out_of_turn=True)


# The card itself


def card(name: str, *modes: Mode, requires: Sequence[AnyCondition] = (), **rest: Any) -> Card:
    """Define the behaviour of the card of this name; everything printed on it comes from krcg."""
    return define(name, *modes, requires=lower_conditions(requires), **rest)
