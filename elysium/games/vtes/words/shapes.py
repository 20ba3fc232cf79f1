"""How a card is played: the outer words of a definition."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.nodes import Effect
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ALLY,
    ANY_TIME,
    BY_CONTROLLER,
    COMBAT_CARD,
    COMBAT_WINDOWS,
    DURING_ACTION,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    REACTION,
    RETAINER,
    S_DAMAGE,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_STEAL_BLOOD,
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
    W_UNBLOCKED,
    W_UNLOCK,
    LoweredCondition,
    LoweredEffect,
    Mode,
    Static,
    Strike,
    Target,
    Trigger,
)
from elysium.games.vtes.state import (
    COMBAT,
    PHASE,
)
from elysium.games.vtes.words.conditions import card_being_played_is
from elysium.games.vtes.words.effects import cancel_it
from elysium.games.vtes.words.targets import any_damage

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
NO_CONDITIONS: Final[tuple[LoweredCondition, ...]] = ()


def cost_of(*prices: int) -> tuple[Effect, ...]:
    """That there is something to pay, for those who ask."""
    return (Effect("cost"),) if any(prices) else ()


# Cards of a Methuselah


def master(
    *effects: LoweredEffect,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    stays: bool = False,
    ransom_pool: int = 0,
    once_each: int = -1,
) -> Mode:
    return Mode(
        kind=MASTER,
        windows=MASTER_PHASE,
        effects=effects,
        target=target,
        when=when,
        stays=stays,
        ransom_pool=ransom_pool,
        once_each=once_each,
    )


def put_in_play() -> Mode:
    """A master card that stays in play by itself: a location, for example."""
    return Mode(kind=MASTER, windows=MASTER_PHASE, stays=True)


def put_on_card(target: Target, *effects: LoweredEffect) -> Mode:
    """A master card that is put on another card."""
    return Mode(kind=MASTER, windows=MASTER_PHASE, target=target, effects=effects, stays=True)


def cancel_out_of_turn(
    *kinds: int,
    pays_nothing: bool = True,
    when: tuple[LoweredCondition, ...] = NO_CONDITIONS,
    before: tuple[LoweredEffect, ...] = (),
) -> Mode:
    """An out-of-turn master card that cancels a card as it is played."""
    return Mode(
        kind=MASTER,
        windows=AS_PLAYED,
        effects=(*before, cancel_it(int(pays_nothing))),
        when=(card_being_played_is(*kinds), *when),
        out_of_turn=True,
    )


def event(*effects: LoweredEffect, when: tuple[LoweredCondition, ...] = ()) -> Mode:
    return Mode(kind=EVENT, windows=DISCARD_PHASE, effects=effects, when=when, stays=True)


# Actions


def action(
    *effects: LoweredEffect,
    stealth: int = 0,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    stays: bool = False,
    on_self: bool = False,
    blood: int = 0,
) -> Mode:
    return Mode(
        kind=ACTION,
        windows=MINION_PHASE,
        effects=effects,
        stealth=stealth,
        target=target,
        when=when,
        stays=stays or on_self,
        own=on_self,
        blood=blood,
        cost=cost_of(blood),
    )


def bleed(
    bonus: int = 0,
    *,
    stealth: int = 0,
    target: Target | None = None,
    success: tuple[LoweredEffect, ...] = (),
    when: tuple[LoweredCondition, ...] = (),
) -> Mode:
    """An action that bleeds."""
    return Mode(
        kind=ACTION,
        windows=MINION_PHASE,
        bleeds=True,
        bleed=bonus,
        stealth=stealth,
        target=target,
        on_success=success,
        when=when,
    )


def equipment() -> Mode:
    return Mode(kind=EQUIPMENT, windows=MINION_PHASE)


def retainer(extra_life: int = 0, *, target: Target | None = None) -> Mode:
    return Mode(kind=RETAINER, windows=MINION_PHASE, extra_life=extra_life, target=target)


def ally(extra_life: int = 0) -> Mode:
    return Mode(kind=ALLY, windows=MINION_PHASE, extra_life=extra_life)


# Modifiers and reactions


def modifier(
    *effects: LoweredEffect,
    stealth: int = 0,
    bleed: int = 0,
    votes: int = 0,
    limited: bool = False,
    anyone: bool = False,
    windows: int = 0,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    blood: int = 0,
    ransom: int = 0,
    once_each: int = -1,
    as_announced: bool = False,
) -> Mode:
    """Stealth during a block attempt, votes while polling, the rest at any time of the action."""
    return Mode(
        kind=MODIFIER,
        windows=windows or _natural(stealth, votes),
        effects=effects,
        stealth=stealth,
        bleed=bleed,
        votes=votes,
        limited=limited,
        anyone=anyone,
        target=target,
        when=when,
        blood=blood,
        cost=cost_of(blood),
        ransom=ransom,
        once_each=once_each,
        as_announced=as_announced,
    )


def _natural(stealth: int, votes: int) -> int:
    if stealth:
        return BLOCK_ATTEMPT
    return POLLING if votes else WHOLE_ACTION


def reaction(
    *effects: LoweredEffect,
    intercept: int = 0,
    votes: int = 0,
    windows: int = 0,
    locked_only: bool = False,
    wakes: bool = False,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    blood: int = 0,
) -> Mode:
    if not windows:
        windows = BLOCK_ATTEMPT if intercept else POLLING if votes else WHOLE_ACTION
    return Mode(
        kind=REACTION,
        windows=windows | (AS_PLAYED if wakes else 0),
        effects=effects,
        intercept=intercept,
        votes=votes,
        locked_only=locked_only,
        wakes=wakes,
        target=target,
        when=when,
        blood=blood,
        cost=cost_of(blood),
    )


def cancel_reaction(*kinds: int, pays_nothing: bool = True, when: tuple[LoweredCondition, ...] = ()) -> Mode:
    """A reaction that cancels a card as it is played."""
    return Mode(
        kind=REACTION,
        windows=AS_PLAYED,
        effects=(cancel_it(int(pays_nothing)),),
        when=(card_being_played_is(*kinds), *when),
    )


# Cards in play


def during(
    windows: int,
    *effects: LoweredEffect,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    locks: bool = False,
    scope: int = PHASE,
    mandatory: bool = False,
    by: int = BY_CONTROLLER,
    own: bool = False,
    blood: int = 0,
    pool: int = 0,
    group: int = -1,
    once_each: int = -1,
    as_announced: bool = False,
) -> Mode:
    """Something that a card in play allows once each time."""
    return Mode(
        kind=ABILITY,
        windows=windows,
        effects=effects,
        target=target,
        when=when,
        locks=locks,
        cost=cost_of(locks, blood, pool),
        scope=-1 if locks else scope,
        mandatory=mandatory,
        by=by,
        own=own,
        blood=blood,
        pool=pool,
        group=group,
        once_each=once_each,
        as_announced=as_announced,
    )


def any_time(
    *effects: LoweredEffect, target: Target | None = None, when: tuple[LoweredCondition, ...] = (), locks: bool = True
) -> Mode:
    """Whenever there is an opportunity, in combat as well."""
    windows = ANY_TIME | COMBAT_WINDOWS & ~(1 << W_STRIKE)
    return Mode(
        kind=ABILITY, windows=windows, effects=effects, target=target, when=when, locks=locks, cost=cost_of(locks)
    )


def own_modifier(
    *effects: LoweredEffect,
    stealth: int = 0,
    bleed: int = 0,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
    blood: int = 0,
    scope: int = -1,
) -> Mode:
    """What a minion may do for its own action by its card's text."""
    return Mode(
        kind=MODIFIER,
        windows=_natural(stealth, 0),
        effects=effects,
        stealth=stealth,
        bleed=bleed,
        target=target,
        when=when,
        blood=blood,
        cost=cost_of(blood),
        scope=scope,
        own=True,
    )


def grants_action(
    *effects: LoweredEffect,
    stealth: int = 0,
    target: Target | None = None,
    own: bool = True,
    by: int = BY_CONTROLLER,
    when: tuple[LoweredCondition, ...] = (),
    blood: int = 0,
    pool: int = 0,
    equips: bool = False,
) -> Mode:
    """An action that a card in play lets its minion, or any of one's minions, take; an equip action has 1 stealth."""
    return Mode(
        kind=EQUIPMENT if equips else ACTION,
        windows=MINION_PHASE,
        effects=effects,
        stealth=stealth,
        target=target,
        own=own,
        by=by,
        when=when,
        blood=blood,
        cost=cost_of(blood, pool),
        pool=pool,
    )


def grants_bleed(bonus: int = 0, *, stealth: int = 0, target: Target | None = None) -> Mode:
    return Mode(kind=ACTION, windows=MINION_PHASE, bleeds=True, bleed=bonus, stealth=stealth, target=target, own=True)


# Lasting bonuses and triggers


def bonus(stat: int, amount: int = 1, *when: LoweredCondition) -> Static:
    """Of a minion's own text."""
    return Static(stat, amount, False, when)


def gives(stat: int, amount: int = 1, *when: LoweredCondition) -> Static:
    """To the minion that the card is on."""
    return Static(stat, amount, True, when)


def trigger(hook: int, *effects: LoweredEffect, when: tuple[LoweredCondition, ...] = ()) -> Trigger:
    return Trigger(hook, effects, when)


# Combat cards and weapons


def strike(
    made: Strike,
    *effects: LoweredEffect,
    optional_maneuver: bool = False,
    optional_press: bool = False,
    target: Target | None = None,
    when: tuple[LoweredCondition, ...] = (),
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


def maneuver(*effects: LoweredEffect, optional_press: bool = False, when: tuple[LoweredCondition, ...] = ()) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_RANGE,
        maneuver=True,
        optional_press=optional_press,
        effects=effects,
        when=when,
    )


def press(*effects: LoweredEffect, when: tuple[LoweredCondition, ...] = ()) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_PRESS, press=True, effects=effects, when=when)


def prevent(
    amount: int,
    *,
    target: Target | None = None,
    optional_press: bool = False,
    blood: int = 0,
    effects: tuple[LoweredEffect, ...] = (),
    when: tuple[LoweredCondition, ...] = (),
) -> Mode:
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_PREVENTION,
        prevent=amount,
        target=target or any_damage(),
        optional_press=optional_press,
        blood=blood,
        cost=cost_of(blood),
        effects=effects,
        when=when,
    )


def additional_strikes(count: int) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_ADDITIONAL, additional=count)


def before_range(
    *effects: LoweredEffect,
    when: tuple[LoweredCondition, ...] = (),
    on_self: bool = False,
    optional_press: bool = False,
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
