"""How a card is played, and what it does in play: the outer words of a definition."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from elysium.engine.cards.nodes import Amount, Condition, Effect, Noun
from elysium.games.vtes.definitions.definition import Clause, Lasting, Merged, Pricing, Term, User, Waiting
from elysium.games.vtes.definitions.language import (
    ABILITY,
    ACTION,
    ACTION_KINDS,
    ALLY,
    ANY_TIME,
    COMBAT_CARD,
    COMBAT_WINDOWS,
    DURING_ACTION,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    OWN_PHASES,
    POLITICAL,
    REACTION,
    RETAINER,
    S_DAMAGE,
    S_DESTROY_EQUIPMENT,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_OTHER,
    S_STEAL_BLOOD,
    S_STEAL_EQUIPMENT,
    S_TORPOR,
    W_ADDITIONAL,
    W_AFTER_ACTION,
    W_AFTER_BLOCK,
    W_AIM,
    W_ANNOUNCED,
    W_AS_PLAYED,
    W_BEFORE_RANGE,
    W_BEFORE_STRIKES,
    W_BEFORE_VOTES,
    W_BLOCK,
    W_BLOCKED,
    W_DECIDE_BLOCK,
    W_DISCARD,
    W_INFLUENCE,
    W_MASTER,
    W_MINION,
    W_OWN_CARD,
    W_POLLING,
    W_PRESS,
    W_PREVENTION,
    W_RANGE,
    W_ROUND_END,
    W_STRIKE,
    W_STRIKES_CHOSEN,
    W_UNBLOCKED,
    W_UNLOCK,
    W_WOULD,
    Strike,
)
from elysium.games.vtes.definitions.language import card as card
from elysium.games.vtes.definitions.names import discipline_bits
from elysium.games.vtes.state import (
    COMBAT,
    DISTANCES,
    PHASE,
    ROUND,
)
from elysium.games.vtes.vocabulary.amounts import PAID
from elysium.games.vtes.vocabulary.conditions import being_played, being_played_by_anybody, exists, pressed, same
from elysium.games.vtes.vocabulary.effects import burn_blood, cancel, hunt_from, lock
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    FOE,
    HOST,
    IT,
    PLAYER,
    SELF,
    THIS,
    YOU,
    bearable,
    damage_and_number,
    damage_taken,
    equipment,
    foe_or_retainer,
    number_paid,
    of,
    on,
    ready,
    retainer,
    this_card,
    trait,
    vampire,
)

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
BEFORE_RANGE: Final = 1 << W_BEFORE_RANGE
AFTER_ACTION: Final = 1 << W_AFTER_ACTION
BEFORE_VOTES: Final = 1 << W_BEFORE_VOTES
RANGE: Final = 1 << W_RANGE
PREVENTION: Final = 1 << W_PREVENTION
STRIKES_CHOSEN: Final = 1 << W_STRIKES_CHOSEN
PRESSES: Final = 1 << W_PRESS
WOULD: Final = 1 << W_WOULD
WHOLE_ACTION: Final = DURING_ACTION
CALLERS: Final = vampire(ready, of(ACTIVE))
NO_CONDITIONS: Final[Sequence[Condition]] = ()


def way(
    kind: int,
    windows: int,
    *,
    effects: Sequence[Effect] = (),
    success: Sequence[Effect] = (),
    names: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    target: Noun | None = None,
    cost: Sequence[Effect] = (),
    by: User | None = None,
    terms: Sequence[Term] = (),
    ransom: Effect | None = None,
    x: Amount | None = None,
    **numbers: Any,
) -> Clause:
    """A way of playing a card, or an ability; of its numbers, those that are not as usual."""
    unusual = tuple((name, value) for name, value in numbers.items() if value != _USUAL.get(name, 0))
    return Clause(
        kind,
        windows,
        tuple(effects),
        tuple(success),
        tuple(names),
        tuple(when),
        target,
        tuple(cost),
        by,
        tuple(terms),
        ransom,
        x,
        said=unusual,
    )


_USUAL: Final = {
    "scope": -1,
    "once_each": -1,
    "group": -1,
    "limit": -1,
    "toward": -1,
    "strike": None,
    "given": None,
    "given_for": -1,
    "given_each": -1,
    "one_each": -1,
}


OUTSIDE_COMBAT: Final = (*ACTION_KINDS, MODIFIER, REACTION)
"""The minion cards that are no combat cards."""

# Noun of a Methuselah


def master(
    *effects: Effect,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    stays: bool = False,
    ransom: Effect | None = None,
    once_each: int = -1,
    cost: Sequence[Effect] = (),
    names: Sequence[Effect] = (),
) -> Clause:
    return way(
        MASTER,
        MASTER_PHASE,
        effects=effects,
        names=names,
        cost=cost,
        target=target,
        when=when,
        stays=stays,
        ransom=ransom,
        once_each=once_each,
    )


def put_in_play(*effects: Effect, target: Noun | None = None, when: Sequence[Condition] = ()) -> Clause:
    """A master card that stays in play by itself: a location, for example; it may be played at something."""
    return way(MASTER, MASTER_PHASE, effects=effects, target=target, when=when, stays=True, apart=target is not None)


def put_in_play_as_ally() -> Clause:
    """A master card that is an ally from then on."""
    return way(MASTER, MASTER_PHASE, stays=True, as_ally=True)


def put_on_card(target: Noun, *effects: Effect, names: Sequence[Effect] = ()) -> Clause:
    """A master card that is put on another card."""
    return way(MASTER, MASTER_PHASE, target=target, effects=effects, names=names, stays=True)


def cancel_out_of_turn(
    *kinds: int,
    pays_nothing: bool = True,
    when: Sequence[Condition] = NO_CONDITIONS,
    before: Sequence[Effect] = (),
    anybodys: bool = False,
    stays: bool = False,
) -> Clause:
    """An out-of-turn master card that cancels a card of others as it is played, or of anybody."""
    return way(
        MASTER,
        AS_PLAYED | 1 << W_OWN_CARD if anybodys else AS_PLAYED,
        effects=(*before, cancel(pays=not pays_nothing)),
        when=((being_played_by_anybody if anybodys else being_played)(*kinds), *when),
        out_of_turn=True,
        stays=stays,
    )


def event(*effects: Effect, when: Sequence[Condition] = ()) -> Clause:
    return way(EVENT, DISCARD_PHASE, effects=effects, when=when, stays=True)


# Actions


def action(
    *effects: Effect,
    stealth: int = 0,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    stays: bool = False,
    on_self: bool = False,
    cost: Sequence[Effect] = (),
    names: Sequence[Effect] = (),
    x: Amount | None = None,
) -> Clause:
    """The X that it costs may follow from the position."""
    return way(
        ACTION,
        MINION_PHASE,
        effects=effects,
        names=names,
        stealth=stealth,
        target=target,
        when=when,
        stays=stays or on_self,
        own=on_self,
        cost=cost,
        x=x,
    )


def bleed(
    bonus: int = 0,
    *effects: Effect,
    stealth: int = 0,
    target: Noun | None = None,
    success: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    announced: Sequence[Effect] = (),
) -> Clause:
    """An action that bleeds, and what it does besides; what holds during all of it begins as it is announced."""
    return way(
        ACTION,
        MINION_PHASE,
        effects=effects,
        bleeds=True,
        bleed=bonus,
        stealth=stealth,
        target=target,
        success=success,
        names=announced,
        when=when,
    )


def equip(*effects: Effect, stealth: int = 0) -> Clause:
    """What the action brings besides, if it succeeds."""
    return way(EQUIPMENT, MINION_PHASE, effects=effects, stealth=stealth)


def employ(extra_life: int = 0, *effects: Effect, target: Noun | None = None) -> Clause:
    """What the action brings besides, if it succeeds."""
    return way(RETAINER, MINION_PHASE, effects=effects, extra_life=extra_life, target=target)


def recruit(extra_life: int = 0, *effects: Effect) -> Clause:
    """What the action brings besides, if it succeeds."""
    return way(ALLY, MINION_PHASE, effects=effects, extra_life=extra_life)


def political(
    *effects: Effect,
    terms: Sequence[Term] = (),
    when: Sequence[Condition] = (),
    meanwhile: Sequence[Effect] = (),
    target: Noun | None = None,
) -> Clause:
    """A political action card; what holds only in its referendum begins before the votes are cast. As its target it
    may have the X that it costs."""
    return way(POLITICAL, MINION_PHASE, effects=effects, terms=terms, when=when, success=meanwhile, target=target)


# Modifiers and reactions


def modifier(
    *effects: Effect,
    stealth: int = 0,
    bleed: int = 0,
    votes: int = 0,
    limited: bool = False,
    anyone: bool = False,
    windows: int = 0,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    ransom: Effect | None = None,
    once_each: int = -1,
    as_announced: bool = False,
    stays: bool = False,
    on_self: bool = False,
) -> Clause:
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
        cost=cost,
        ransom=ransom,
        once_each=once_each,
        as_announced=as_announced,
        stays=stays or on_self,
        own=on_self,
    )


def _natural(stealth: int, votes: int) -> int:
    if stealth:
        return BLOCK_ATTEMPT
    return POLLING if votes else WHOLE_ACTION


def reaction(
    *effects: Effect,
    intercept: int = 0,
    votes: int = 0,
    windows: int = 0,
    locked_only: bool = False,
    even_locked: bool = False,
    wakes: bool = False,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    on_self: bool = False,
) -> Clause:
    if not windows:
        windows = BLOCK_ATTEMPT if intercept else POLLING if votes else WHOLE_ACTION
    return way(
        REACTION,
        windows | (AS_PLAYED if wakes else 0),
        effects=effects,
        intercept=intercept,
        votes=votes,
        locked_only=locked_only,
        even_locked=even_locked,
        wakes=wakes,
        target=target,
        when=when,
        cost=cost,
        stays=on_self,
        own=on_self,
    )


def cancel_reaction(*kinds: int, pays_nothing: bool = True, when: Sequence[Condition] = ()) -> Clause:
    """A reaction that cancels a card as it is played."""
    return way(
        REACTION,
        AS_PLAYED,
        effects=(cancel(pays=not pays_nothing),),
        when=(being_played(*kinds), *when),
    )


def reflex(*when: Condition) -> Clause:
    """Cancels a card as it is played against the minion, locked or not. [VTES-1.6.3.7-01]"""
    return way(REACTION, AS_PLAYED, effects=(cancel(),), when=when, reflex=True)


# Noun in play


def during(
    windows: int,
    *effects: Effect,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    scope: int = PHASE,
    mandatory: bool = False,
    by: User = YOU,
    group: int = -1,
    once_each: int = -1,
    as_announced: bool = False,
    phases: int = OWN_PHASES,
) -> Clause:
    """Something that a card in play allows once each time."""
    return way(
        ABILITY,
        windows,
        effects=effects,
        target=target,
        when=when,
        cost=cost,
        scope=-1 if lock(THIS) in cost else scope,
        mandatory=mandatory,
        by=by,
        group=group,
        once_each=once_each,
        as_announced=as_announced,
        phases=phases,
    )


def any_time(
    *effects: Effect,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    in_combat: bool = True,
    amid_damage: bool = True,
    scope: int = -1,
    group: int = -1,
    by: User = YOU,
) -> Clause:
    """Whenever there is an opportunity, in combat as well unless the card says otherwise; perhaps not while damage is
    dealt with.
    """
    windows = ANY_TIME | (COMBAT_WINDOWS & ~(1 << W_STRIKE) if in_combat else 0)
    windows &= -1 if amid_damage else ~PREVENTION
    return way(ABILITY, windows, effects=effects, target=target, when=when, cost=cost, scope=scope, group=group, by=by)


def own_modifier(
    *effects: Effect,
    stealth: int = 0,
    bleed: int = 0,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    scope: int = -1,
    group: int = -1,
) -> Clause:
    """What a minion may do for its own action by its card's text."""
    return way(
        MODIFIER,
        _natural(stealth, 0),
        effects=effects,
        stealth=stealth,
        bleed=bleed,
        target=target,
        when=when,
        cost=cost,
        scope=scope,
        group=group,
        own=True,
    )


def grants_action(
    *effects: Effect,
    stealth: int = 0,
    target: Noun | None = None,
    by: User = SELF,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    success: Sequence[Effect] = (),
    names: Sequence[Effect] = (),
    equips: bool = False,
    scope: int = -1,
    group: int = -1,
) -> Clause:
    """An action that a card in play lets its minion, or any of one's minions, take; an equip action has 1 stealth.

    What comes of its success does so even if there is nothing left for its effects. Two things that can be done by one
    and the same action are two clauses of a group.
    """
    return way(
        EQUIPMENT if equips else ACTION,
        MINION_PHASE,
        effects=effects,
        success=success,
        names=names,
        stealth=stealth,
        target=target,
        by=by,
        when=when,
        cost=cost,
        scope=scope,
        group=group,
    )


def grants_bleed(
    bonus: int = 0,
    *,
    stealth: int = 0,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
) -> Clause:
    return way(
        ACTION,
        MINION_PHASE,
        bleeds=True,
        bleed=bonus,
        stealth=stealth,
        target=target,
        when=when,
        cost=cost,
        own=True,
    )


def grants_referendum(*effects: Effect, terms: Sequence[Term] = (), when: Sequence[Condition] = ()) -> Clause:
    return way(POLITICAL, MINION_PHASE, effects=effects, terms=terms, when=when, own=True)


# Combat cards and weapons


def _aimed_at(made: Strike) -> Noun | None:
    """A retainer may be meant at long range; what is destroyed or stolen is equipment of the opposing minion, and
    nobody steals what they cannot have. [VTES-6.4.7-02]"""
    if made.ranged and made.kind in (S_DAMAGE, S_STEAL_BLOOD):
        return foe_or_retainer()
    if made.kind not in (S_DESTROY_EQUIPMENT, S_STEAL_EQUIPMENT):
        return None
    if made.retainers_too:
        return equipment(on(FOE)) | retainer(on(FOE))
    weapons = (trait("weapon"),) if made.weapon_only else ()
    return equipment(on(FOE), *weapons, *((bearable(),) if made.kind == S_STEAL_EQUIPMENT else ()))


def strike(
    made: Strike,
    *effects: Effect,
    optional_maneuver: bool = False,
    optional_press: bool = False,
    press_ends: bool = False,
    additional: int = 0,
    only_as: Strike | None = None,
    beyond_limit: bool = False,
    toward: str = "",
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    once_each: int = -1,
) -> Clause:
    """With additional strikes, perhaps one that can be used in one way only."""
    return way(
        COMBAT_CARD,
        1 << W_STRIKE | (1 << W_RANGE if optional_maneuver else 0),
        strike=made,
        effects=effects,
        optional_maneuver=optional_maneuver,
        optional_press=optional_press,
        press_ends=press_ends,
        additional=additional,
        given=only_as,
        beyond_limit=beyond_limit,
        toward=_range(toward),
        cost=cost,
        once_each=once_each,
        target=target or _aimed_at(made),
        when=when,
    )


def _range(name: str) -> int:
    """The only one to which a maneuver may lead; either if none is named."""
    return DISTANCES.index(name) if name else -1


def damaging(
    amount: int,
    *,
    ranged: bool = False,
    aggravated: bool = False,
    first: bool = False,
    pierces: bool = False,
    disarms: bool = False,
    recoil: int = 0,
    recoils_once: bool = False,
    recoils_close: bool = False,
) -> Strike:
    """The recoil is what whoever strikes takes; it may hurt only once a combat, or at close range."""
    return Strike(
        S_DAMAGE,
        amount,
        ranged=ranged,
        aggravated=aggravated,
        first=first,
        pierces=pierces,
        disarms=disarms,
        recoil=recoil,
        recoils_once=recoils_once,
        recoils_close=recoils_close,
    )


def strength_from_afar(bonus: int = 0, *, undodged: bool = False) -> Strike:
    """As much damage as the minion is strong, and more, at any range."""
    return Strike(S_DAMAGE, bonus, strength=True, ranged=True, undodged=undodged)


def strength_plus(amount: int) -> Strike:
    """A melee weapon: damage on top of the strength."""
    return Strike(S_DAMAGE, amount, strength=True, melee=True)


def hand_strike(
    bonus: int = 0,
    *,
    first: bool = False,
    aggravated: bool = False,
    undodged: bool = False,
    pierces: bool = False,
    disarms: bool = False,
    light: bool = False,
) -> Strike:
    return Strike(
        S_HAND,
        bonus,
        first=first,
        aggravated=aggravated,
        undodged=undodged,
        pierces=pierces,
        disarms=disarms,
        light=light,
    )


DODGE: Final = Strike(S_DODGE, ranged=True)
COMBAT_ENDS: Final = Strike(S_ENDS, ranged=True)
TO_TORPOR: Final = Strike(S_TORPOR)
OTHER_STRIKE: Final = Strike(S_OTHER)
"""It does what its effects say, and nothing else."""
OTHER_STRIKE_AT_ANY_RANGE: Final = Strike(S_OTHER, ranged=True, undodged=True)
"""The same, where the opposing minion has no part in it."""


def steal_blood(amount: int, *, ranged: bool = False) -> Strike:
    return Strike(S_STEAL_BLOOD, amount, ranged=ranged)


def maneuver(
    *effects: Effect, optional_press: bool = False, toward: str = "", when: Sequence[Condition] = ()
) -> Clause:
    return way(
        COMBAT_CARD,
        1 << W_RANGE,
        maneuver=True,
        optional_press=optional_press,
        toward=_range(toward),
        effects=effects,
        when=when,
    )


def press(*effects: Effect, when: Sequence[Condition] = ()) -> Clause:
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, effects=effects, when=when)


def prevent(
    amount: int,
    *,
    target: Noun | None = None,
    optional_press: bool = False,
    cost: Sequence[Effect] = (),
    effects: Sequence[Effect] = (),
    when: Sequence[Condition] = (),
    more_for_blood: bool = False,
) -> Clause:
    """More of it by the X that the card costs."""
    return way(
        COMBAT_CARD,
        1 << W_PREVENTION,
        prevent=amount,
        prevent_x=more_for_blood,
        target=damage_and_number() if more_for_blood else target or damage_taken(),
        optional_press=optional_press,
        cost=cost,
        effects=effects,
        when=when,
    )


def additional_strikes(count: int, *, beyond_limit: bool = False) -> Clause:
    return way(COMBAT_CARD, 1 << W_ADDITIONAL, additional=count, beyond_limit=beyond_limit)


def additional_strikes_for_blood() -> Clause:
    """X of them for X blood."""
    return way(
        COMBAT_CARD,
        1 << W_ADDITIONAL,
        additional=1,
        additional_x=True,
        target=number_paid(1),
        cost=(burn_blood(PAID, SELF),),
    )


def before_range(
    *effects: Effect,
    when: Sequence[Condition] = (),
    on_self: bool = False,
    stays: bool = False,
    optional_press: bool = False,
    cost: Sequence[Effect] = (),
    names: Sequence[Effect] = (),
    strikes: Strike | None = None,
    strikes_for: int = ROUND,
    strikes_each: int = -1,
) -> Clause:
    """It may let the minion strike in a way of its own, for a while and perhaps only once in a shorter one."""
    return way(
        COMBAT_CARD,
        1 << W_BEFORE_RANGE,
        effects=effects,
        names=names,
        when=when,
        cost=cost,
        stays=stays or on_self,
        own=on_self,
        optional_press=optional_press,
        given=strikes,
        given_for=strikes_for if strikes is not None else -1,
        given_each=strikes_each,
    )


def before_strikes(
    *effects: Effect, when: Sequence[Condition] = (), optional_press: bool = False, cost: Sequence[Effect] = ()
) -> Clause:
    return way(COMBAT_CARD, 1 << W_BEFORE_STRIKES, effects=effects, when=when, optional_press=optional_press, cost=cost)


def as_strike_is_chosen(*effects: Effect, when: Sequence[Condition] = (), ransom: Effect | None = None) -> Clause:
    return way(COMBAT_CARD, 1 << W_AIM, effects=effects, when=when, ransom=ransom)


def any_time_in_a_round(*effects: Effect, cost: Sequence[Effect] = (), on_self: bool = False) -> Clause:
    """A combat card for any moment of the round before strikes are chosen."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE
    return way(COMBAT_CARD, windows, effects=effects, cost=cost, stays=on_self, own=on_self)


def as_strike_is_due(*effects: Effect, names: Sequence[Effect] = (), when: Sequence[Condition] = ()) -> Clause:
    """A combat card that is played before range or when a strike is to be chosen, and is none itself."""
    return way(COMBAT_CARD, 1 << W_STRIKE | 1 << W_BEFORE_RANGE, effects=effects, names=names, when=when)


def any_time_in_combat(*effects: Effect) -> Clause:
    """A combat card for which its text names no moment."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKE | 1 << W_ADDITIONAL | 1 << W_PRESS
    return way(COMBAT_CARD, windows, effects=effects)


def once_for_all(clause: Clause, span: int) -> Clause:
    """Anybody can play the card by these Disciplines only once each span."""
    return clause.saying(one_each=span)


def at_round_end(
    *effects: Effect,
    when: Sequence[Condition] = (),
    target: Noun | None = None,
    stays: bool = False,
    cost: Sequence[Effect] = (),
) -> Clause:
    """After presses, or earlier if the combat is over; never by whoever is no longer ready."""
    return way(COMBAT_CARD, 1 << W_ROUND_END, effects=effects, when=when, target=target, stays=stays, cost=cost)


def cancel_in_combat(*when: Condition, pays_nothing: bool = True, cost: Sequence[Effect] = ()) -> Clause:
    """A combat card that cancels a card of the opposing minion as it is played."""
    return way(
        COMBAT_CARD,
        AS_PLAYED,
        effects=(cancel(pays=not pays_nothing),),
        when=(being_played(COMBAT_CARD), same(PLAYER, FOE), *when),
        cost=cost,
    )


def against_strike(*effects: Effect, on_self: bool = False) -> Clause:
    """When the minion is about to take damage from a strike that can be prevented."""
    when = (exists(damage_taken(strikes=True)),)
    return way(COMBAT_CARD, 1 << W_PREVENTION, effects=effects, when=when, stays=on_self, own=on_self)


def against_damage(*effects: Effect) -> Clause:
    """When the minion is about to take damage that can be prevented, whoever inflicts it."""
    return way(COMBAT_CARD, 1 << W_PREVENTION, effects=effects, when=(exists(damage_taken()),))


def ward_off(*effects: Effect, cost: Sequence[Effect], when: Sequence[Condition] = (), scope: int = -1) -> Clause:
    """What a card on a minion does against a strike that is about to hurt it."""
    when = (exists(damage_taken(strikes=True)), *when)
    return way(COMBAT_CARD, 1 << W_PREVENTION, effects=effects, when=when, cost=cost, scope=scope, own=True)


def from_outside(
    *effects: Effect,
    target: Noun | None = None,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    windows: int = 1 << W_PREVENTION,
    even: Sequence[str] = (),
) -> Clause:
    """A combat card of a ready unlocked vampire that is not in the combat, for a minion in it; even of a locked one, or
    one in torpor."""
    return way(
        COMBAT_CARD,
        windows,
        effects=effects,
        target=target,
        when=when,
        cost=cost,
        anyone=True,
        even_locked="locked" in even,
        even_torpid="torpid" in even,
    )


def forestall(*effects: Effect, when: Sequence[Condition]) -> Clause:
    """A combat card for what is about to happen."""
    return way(COMBAT_CARD, WOULD, effects=effects, when=when)


def weapon(made: Strike, *, maneuver_each: int = -1) -> tuple[Clause, ...]:
    """A weapon's strike, with an optional maneuver that also chooses the strike."""
    strikes = way(COMBAT_CARD, 1 << W_STRIKE, strike=made, own=True)
    if maneuver_each < 0:
        return (strikes,)
    return (
        strikes,
        way(COMBAT_CARD, 1 << W_RANGE, strike=made, maneuver=True, scope=maneuver_each, own=True),
    )


def press_each(scope: int = COMBAT, *, when: Sequence[Condition] = ()) -> Clause:
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, scope=scope, when=when, own=True)


def must_press(scope: int = COMBAT) -> Clause:
    """A press to continue combat that has to be used."""
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, scope=scope, own=True, mandatory=True, when=(~pressed(),))


def maneuver_each(scope: int = COMBAT, *, when: Sequence[Condition] = ()) -> Clause:
    return way(COMBAT_CARD, 1 << W_RANGE, maneuver=True, scope=scope, when=when, own=True)


def prevent_each(amount: int, scope: int = -1, *, target: Noun, cost: Sequence[Effect] = (), group: int = -1) -> Clause:
    return way(
        COMBAT_CARD, 1 << W_PREVENTION, prevent=amount, scope=scope, target=target, cost=cost, group=group, own=True
    )


def prevents_for(
    amount: int, *, cost: Sequence[Effect], target: Noun | None = None, when: Sequence[Condition] = ()
) -> Clause:
    """What a card on a minion prevents for a price."""
    return way(
        COMBAT_CARD,
        1 << W_PREVENTION,
        prevent=amount,
        target=target or damage_taken(),
        cost=cost,
        when=when,
        own=True,
    )


def maneuvers_for(*, cost: Sequence[Effect], scope: int = -1) -> Clause:
    """A maneuver of a card in play that has its price."""
    return way(COMBAT_CARD, 1 << W_RANGE, maneuver=True, cost=cost, scope=scope, own=True)


def presses_for(*, cost: Sequence[Effect], scope: int = -1, when: Sequence[Condition] = ()) -> Clause:
    """A press of a card in play that has its price."""
    return way(COMBAT_CARD, 1 << W_PRESS, press=True, cost=cost, scope=scope, when=when, own=True)


def in_a_round_for(*effects: Effect, cost: Sequence[Effect], scope: int = -1) -> Clause:
    """What a card in play does for its price, at any moment of the round until strikes resolve."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKES_CHOSEN
    return way(COMBAT_CARD, windows, effects=effects, cost=cost, scope=scope, own=True)


# Actions that are taken in a way of their own


def hunt(bonus: int = 0, *, stealth: int = 0, target: Noun | None = None, success: Sequence[Effect] = ()) -> Clause:
    """An action that hunts."""
    return way(ACTION, MINION_PHASE, hunts=True, hunt=bonus, stealth=stealth, target=target, success=success)


def grants_hunt(*, stealth: int = 0, target: Noun, by: User) -> Clause:
    """A hunt that a card in play lets such vampires take, whose blood is that of its target."""
    return way(ACTION, MINION_PHASE, effects=(hunt_from(IT),), hunts=True, stealth=stealth, target=target, by=by)


def must_take(clause: Clause, *when: Condition) -> Clause:
    """An action that a card in play makes its minion take. [VTES-6-08]"""
    return replace(clause.saying(must=True), when=(*clause.when, *when))


def leave_torpor(*effects: Effect, stealth: int = 0) -> Clause:
    """An action of a vampire in torpor. [VTES-6.5.2-02]"""
    return way(ACTION, MINION_PHASE, effects=effects, stealth=stealth, in_torpor=True)


def vampires_may_call(
    *effects: Effect,
    meanwhile: Sequence[Effect] = (),
    by: Noun = CALLERS,
    scope: int = -1,
    cost: Sequence[Effect] = (),
) -> Clause:
    """A card in play lets every vampire, or every such one, call this referendum. [VTES-6.3.1-01]"""
    return way(POLITICAL, MINION_PHASE, effects=effects, success=meanwhile, cost=cost, by=by, scope=scope)


def needing(clause: Clause, level: int, *codes: str) -> Clause:
    """An effect with Disciplines of its own, on a card with several. [VTES-1.5.4-04]"""
    return clause.saying(level=level, needs=discipline_bits(codes))


def seldom(clause: Clause, span: int) -> Clause:
    """A minion can play the card at this level only once each span."""
    return clause.saying(limit=span)


def each_combination(make: Callable[[Collection[str]], Clause], *codes: str) -> tuple[Clause, ...]:
    """A card for which more than one of its Disciplines can be used: what it does with every set of them."""
    chosen = [used for size in range(1, len(codes) + 1) for used in combinations(codes, size)]
    return tuple(needing(make(used), 1, *used) for used in chosen)


def called(clause: Clause, *keywords: str) -> Clause:
    """Keywords that stand in front of one effect are not those of the whole card."""
    return clause.saying(keywords=keywords)


def in_a_round(*effects: Effect, cost: Sequence[Effect] = ()) -> Clause:
    """A combat card for any moment of the round until strikes resolve."""
    windows = 1 << W_BEFORE_RANGE | 1 << W_RANGE | 1 << W_STRIKE | 1 << W_STRIKES_CHOSEN
    return way(COMBAT_CARD, windows, effects=effects, cost=cost)


# Combat


def destroy(*, weapon: bool = False, retainer: bool = False, ranged: bool = False, first: bool = False) -> Strike:
    """Burn a card of the opponent's equipment, or only a weapon, or a retainer as well. [VTES-6.4.5-02, -04]"""
    return Strike(S_DESTROY_EQUIPMENT, ranged=ranged, first=first, weapon_only=weapon, retainers_too=retainer)


def take(*, weapon: bool = False, first: bool = False) -> Strike:
    """Steal a card of the opponent's equipment, or only a weapon. [VTES-6.4.5-05]"""
    return Strike(S_STEAL_EQUIPMENT, first=first, weapon_only=weapon)


def melee(bonus: int = 0, *, aggravated: bool = False) -> Strike:
    """As much damage as the bearer is strong, and more."""
    return Strike(S_DAMAGE, bonus, aggravated=aggravated, strength=True, melee=True)


def strikes_with(made: Strike, *when: Condition) -> Clause:
    """A strike of a card in play that needs more than the card."""
    return way(COMBAT_CARD, 1 << W_STRIKE, strike=made, target=_aimed_at(made), when=when, own=True)


def strikes_for(
    made: Strike, *effects: Effect, cost: Sequence[Effect] = (), scope: int = -1, when: Sequence[Condition] = ()
) -> Clause:
    """A strike of a card in play that has its price, or its limit; what it does comes as it resolves."""
    return way(
        COMBAT_CARD,
        1 << W_STRIKE,
        strike=made,
        effects=effects,
        target=_aimed_at(made),
        cost=cost,
        scope=scope,
        when=when,
        own=True,
    )


def foe_may_take() -> Clause:
    """A strike by which the opposing minion steals this very card of equipment."""
    made = Strike(S_STEAL_EQUIPMENT)
    return way(COMBAT_CARD, 1 << W_STRIKE, strike=made, target=equipment(on(HOST), this_card), by=FOE)


def additional_strike_each(
    scope: int,
    *effects: Effect,
    when: Sequence[Condition] = (),
    cost: Sequence[Effect] = (),
    beyond_limit: bool = False,
    mandatory: bool = False,
) -> Clause:
    """A limited additional strike that a card in play gives, or one beside those. [VTES-6.4.3-16]"""
    return way(
        COMBAT_CARD,
        1 << W_ADDITIONAL,
        effects=effects,
        additional=1,
        scope=scope,
        when=when,
        cost=cost,
        beyond_limit=beyond_limit,
        mandatory=mandatory,
        own=True,
    )


def out_of_turn(
    *effects: Effect,
    windows: int,
    when: Sequence[Condition] = (),
    target: Noun | None = None,
    once_each: int = -1,
    stays: bool = False,
    apart: bool = False,
    names: Sequence[Effect] = (),
) -> Clause:
    return way(
        MASTER,
        windows,
        effects=effects,
        apart=apart,
        names=names,
        when=when,
        target=target,
        out_of_turn=True,
        once_each=once_each,
        stays=stays,
    )


def when_merged(
    *,
    abilities: tuple[Clause, ...] = (),
    statics: tuple[Lasting, ...] = (),
    triggers: tuple[Waiting, ...] = (),
    prices: tuple[Pricing, ...] = (),
    keywords: str = "",
    sect: str = "",
    title: str = "",
    city: str = "",
) -> Merged:
    """What an advanced vampire has besides while the two versions are merged. [VTES-1.5.6-10]"""
    return Merged(abilities, statics, triggers, prices, tuple(keywords.split()), sect, title, city)
