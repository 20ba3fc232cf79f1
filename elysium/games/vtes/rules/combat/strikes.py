"""Strikes: choosing them in pairs, and what they do. [sections 6.4.3, 6.4.5, 6.4.7]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    H_STRUCK,
    NO_ENTITY,
    S_DAMAGE,
    S_DESTROY_EQUIPMENT,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_NONE,
    S_STEAL_BLOOD,
    S_STEAL_EQUIPMENT,
    S_TORPOR,
    W_ADDITIONAL,
    W_AIM,
    W_STRIKE,
    W_STRIKES_CHOSEN,
    Entity,
    Face,
    Mode,
    Strike,
)
from elysium.games.vtes.definitions.traits import WEARS_OUT
from elysium.games.vtes.marks import AIMED
from elysium.games.vtes.rules.combat.damage import (
    ENVIRONMENTAL,
    FROM_STRIKE,
    add_damage,
    resolve_damage,
)
from elysium.games.vtes.rules.counters import move_together, take_counters
from elysium.games.vtes.rules.entities import attach, burn, to_torpor
from elysium.games.vtes.rules.impulse import (
    ANSWERS,
    OWN_CHOICES,
    able_in,
    asks,
    could_play,
    impulse,
    might_play,
    obstacle_of,
    plays,
    uses,
)
from elysium.games.vtes.rules.legality import retainers_of
from elysium.games.vtes.rules.limits import unmark
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.rules.triggers import OF_MODE, do_effects, forget_awaited, stat
from elysium.games.vtes.rules.values import strength_of
from elysium.games.vtes.state import (
    AGGRAVATED_DAMAGE,
    AGGRAVATED_HANDS,
    BY_CARD,
    BY_HAND,
    BY_WEAPON,
    ENVIRONMENT,
    FIRST_STRIKE,
    HANDS_ONLY,
    LONG,
    NO_STRIKE,
    READY,
    SHIELD,
    STOLEN_THIS_ROUND,
    UNDODGED,
    UNSET,
    ChosenStrike,
    Vtes,
)
from elysium.games.vtes.terms import (
    CHOOSE,
    DODGED,
    HAND_STRIKE,
    STRIKES,
    WEAPON_STRIKE,
    ability_used,
    book,
    entity_of,
)

HAND: Final = Strike(S_HAND)
NOTHING: Final = Strike(S_NONE)
BOTH: Final = 0b11
"""The strikes of both sides, as a bit set."""


def side_of(s: Vtes, fighter: Entity) -> int:
    return 0 if s.fighters[0] == fighter else 1


def _set(s: Vtes, fighter: Entity, how: int, what: int, number: int, target: int) -> None:
    s.choose_strike(side_of(s, fighter), ChosenStrike(how, what, number, entity_of(target)))


def use_card(s: Vtes, fighter: Entity, face: Face, number: int, target: int) -> None:
    _set(s, fighter, BY_CARD, face, number, target)


def use_weapon(s: Vtes, fighter: Entity, weapon: Entity, number: int, target: int) -> None:
    _set(s, fighter, BY_WEAPON, weapon, number, target)


def strike_of(s: Vtes, side: int) -> Strike:
    """What this fighter's chosen strike is."""
    chosen = s.chosen_strike(side)
    how = chosen.how
    if how == BY_HAND:
        return HAND
    if how == BY_WEAPON:
        return CARDS[s.face[chosen.weapon]].abilities[chosen.number].strike or NOTHING
    if how == BY_CARD:
        return CARDS[chosen.face].modes[chosen.number].strike or NOTHING
    return NOTHING


# Choosing


def choose_pair(s: Vtes) -> None:
    """The acting minion chooses first, then the other; then both resolve. [VTES-6.4.3-02, VTES-6.4.3-04]

    In between comes what may be played as a strike is chosen, and until strikes resolve.
    """
    s.do((impulse, W_STRIKES_CHOSEN, 0), (resolve_strikes,), (after_pair,))
    if s.windows >> W_AIM & 1:
        s.do((choose_strike, 0), (aim, 0), (choose_strike, 1), (aim, 1))
    else:
        s.do((choose_strike, 0), (choose_strike, 1))


@book.step
def choose_strike(s: Vtes, side: int) -> None:
    """A strike whose maneuver was used is chosen already; only its target is still to be named. [VTES-6.4.3-07]"""
    if not fighting(s):
        return
    if s.chosen_strike(side).how == UNSET:
        s.ask(s.controller[s.fighters[side]], choosing_strike, side, 0)
    elif not may_strike(s, side):
        s.choose_strike(side, ChosenStrike(NO_STRIKE))
    elif len(strike_targets(s, s.fighters[side], strike_of(s, side))) > 1:
        s.ask(s.controller[s.fighters[side]], choosing_strike, side, 1)


@book.step
def aim(s: Vtes, side: int) -> None:
    """Whoever has just chosen a strike may aim it."""
    if fighting(s) and s.chosen_strike(side).how != NO_STRIKE:
        s.last = s.fighters[side]
        unmark(s, s.last, AIMED)
        s.do((impulse, W_AIM, 0), (aimed,))


@book.step
def aimed(s: Vtes) -> None:
    s.last = NO_ENTITY


@asks(W_AIM)
def could_aim(s: Vtes, seat: Seat, window: int) -> bool:
    if not fighting(s) or s.controller[s.last] != seat:
        return False
    return might_play(s, seat, window) and could_play(s, seat, window)


def may_strike(s: Vtes, side: int) -> bool:
    """A strike that was chosen with its maneuver may have become impossible; then there is none."""
    chosen = s.chosen_strike(side)
    if chosen.how in (BY_HAND, NO_STRIKE) or not s.total(HANDS_ONLY, s.fighters[side]):
        return True
    return strike_of(s, side).kind == S_HAND and not chosen.target


@book.step
def choose_unless_chosen(s: Vtes, side: int) -> None:
    """A card was played to strike: choose again only if it was cancelled. [VTES-6.4.7-04, VTES-TPL-04]"""
    if fighting(s) and s.chosen_strike(side).how == UNSET:
        s.ask(s.controller[s.fighters[side]], choosing_strike, side, 0)


def fighting(s: Vtes) -> bool:
    """Combat ends at once when a combatant is no longer ready. [VTES-6.4.3-11]"""
    return not s.combat_over and both_ready(s)


def both_ready(s: Vtes) -> bool:
    if not s.fighters:
        return False
    first, second = s.fighters
    region = s.region
    return region[first] == READY and region[second] == READY


@book.choice("VTES-6.4.3-01", "VTES-6.4.3-06", "VTES-6.4.3-08")
def choosing_strike(s: Vtes, seat: Seat, side: int, aiming: int) -> Sequence[Option]:
    """The hand, a weapon, or a strike card; `aiming`: it is chosen already and only lacks a target. [VTES-6.4.3-06]"""
    fighter = s.fighters[side]
    if aiming:
        foe = s.ref(s.fighters[1 - side])
        return [(CHOOSE, target or foe) for target in strike_targets(s, fighter, strike_of(s, side))]
    found: list[Option] = [(HAND_STRIKE, 0)]
    for weapon in () if s.total(HANDS_ONLY, fighter) else (fighter, *s.attached(fighter)):
        for mode in CARDS[s.face[weapon]].abilities:
            if mode.strike is not None and _is_plain(mode) and not s.flags[weapon] & STOLEN_THIS_ROUND:
                found += [(WEAPON_STRIKE, s.ref(weapon), target) for target in strike_targets(s, fighter, mode.strike)]
    found += [option for option in uses(s, seat, W_STRIKE, able_in(s, W_STRIKE)) if not _is_plain(ability_used(option))]
    found += plays(s, seat, W_STRIKE)
    return found


OWN_CHOICES[choosing_strike] = W_STRIKE


def _is_plain(mode: Mode) -> bool:
    """A weapon that simply strikes, without conditions and at nothing but the opponent and its retainers."""
    if mode.kind != COMBAT_CARD or mode.strike is None or not mode.windows >> W_STRIKE & 1:
        return False
    return mode.target is None and not mode.when and mode.scope < 0


def strike_targets(s: Vtes, fighter: Entity, strike: Strike) -> list[int]:
    """At long range a ranged strike may be aimed at a retainer. [VTES-6.4.7-02, VTES-6.4.7-03]"""
    found = [0]
    if strike.ranged and s.distance == LONG and strike.kind in (S_DAMAGE, S_STEAL_BLOOD):
        other = s.fighters[1 - side_of(s, fighter)]
        found += [s.ref(retainer) for retainer in retainers_of(s, other)]
    return found


@book.answer(choosing_strike)
def chooses_strike(s: Vtes, seat: Seat, option: Option, side: int, aiming: int) -> None:
    fighter = s.fighters[side]
    if option[0] == HAND_STRIKE:
        _set(s, fighter, BY_HAND, 0, 0, 0)
    elif option[0] == WEAPON_STRIKE:
        weapon = entity_of(option[1])
        number = next(n for n, mode in enumerate(CARDS[s.face[weapon]].abilities) if _is_plain(mode))
        use_weapon(s, fighter, weapon, number, option[2])
    elif option[0] == CHOOSE:
        target = entity_of(option[1])
        aimed = s.chosen_strike(side)._replace(target=target if target != s.fighters[1 - side] else NO_ENTITY)
        s.choose_strike(side, aimed)
    else:
        s.do((choose_unless_chosen, side))
        ANSWERS[option[0]](s, seat, option)


@book.refusal(choosing_strike)
def not_a_strike(s: Vtes, seat: Seat, option: Option, side: int, aiming: int) -> IllegalChoice:
    return IllegalChoice(*OBSTACLES[obstacle_of(s, seat, W_STRIKE, option)])


def strike_cancelled(s: Vtes, fighter: Entity) -> None:
    """Its player chooses again: the frame that asks is still there. [VTES-TPL-04]"""
    if s.fighters and fighter in s.fighters:
        _set(s, fighter, UNSET, 0, 0, 0)


@asks(W_STRIKES_CHOSEN)
def could_add_to_strike(s: Vtes, seat: Seat, window: int) -> bool:
    """Whoever strikes by hand, for whom there is a card that is not too late even now."""
    if not might_play(s, seat, window) or not fighting(s):
        return False
    for side, fighter in enumerate(s.fighters):
        if s.controller[fighter] == seat and strike_of(s, side).kind == S_HAND:
            return could_play(s, seat, window)
    return False


# Resolving


@book.step
def resolve_strikes(s: Vtes) -> None:
    """Combat ends comes before everything, then first strikes, then the others. [VTES-6.4.5-08, VTES-6.4.5-15]"""
    if not fighting(s):
        return
    strikes = [strike_of(s, 0), strike_of(s, 1)]
    if not s.quiet:
        for side in (0, 1):
            if strikes[side].kind != S_NONE:
                s.tell(STRIKES, s.ref(s.fighters[side]), strikes[side].kind, _amount(s, side, strikes[side]))
    ending = [side for side in (0, 1) if strikes[side].kind == S_ENDS]
    if ending:
        for side in reversed(ending):
            _card_effects(s, side)
        s.combat_over = True
        return
    first = [side for side in (0, 1) if _is_first(s, side, strikes[side])]
    sooner = sum(1 << side for side in first)
    if sooner:
        s.do((land, sooner, 0), (land, BOTH & ~sooner, 1))
    else:
        s.do((land, BOTH, 1))


def _is_first(s: Vtes, side: int, strike: Strike) -> bool:
    """By the strike itself, or by something that gives the fighter first strike. [VTES-6.4.5-08]"""
    return strike.first or stat(s, FIRST_STRIKE, s.fighters[side]) > 0


@book.step
def land(s: Vtes, sides: int, normal: int) -> None:
    """These strikes resolve together: effects first, then all damage. [VTES-6.4.3-05, VTES-6.4.3-10]

    What hurts during normal strike resolution does so even if both strikes were first strikes.
    """
    if not fighting(s):
        return
    s.do((resolve_damage,))
    moved: list[tuple[Entity, Entity, int]] = []
    landing = [side for side in (0, 1) if sides >> side & 1 and not _weapon_is_gone(s, side)]
    for side in landing:
        _land_one(s, side, moved)
    if moved:
        move_together(s, moved)
    if normal:
        for fighter in s.fighters:
            amount = s.total(ENVIRONMENT, fighter)
            if amount > 0 and s.pair == 0:
                add_damage(s, fighter, amount, 0, ENVIRONMENTAL)


def _land_one(s: Vtes, side: int, moved: list[tuple[Entity, Entity, int]]) -> None:
    strike = strike_of(s, side)
    kind = strike.kind
    if kind in (S_NONE, S_DODGE):
        return
    fighter, foe = s.fighters[side], s.fighters[1 - side]
    if s.distance == LONG and not strike.ranged:
        return
    target = s.chosen_strike(side).target
    retainer = target if kind in AT_RETAINERS else NO_ENTITY
    if retainer and retainer not in retainers_of(s, foe):
        return
    if strike_of(s, 1 - side).kind == S_DODGE and not retainer and not stat(s, UNDODGED, fighter):
        if not s.quiet:
            s.tell(DODGED, s.ref(foe))
        return
    victim = retainer or foe
    if kind in (S_HAND, S_DAMAGE):
        amount = _amount(s, side, strike)
        worse = _is_aggravated(s, side, strike)
        if not s.total(SHIELD, victim):
            add_damage(s, victim, 0 if worse else amount, amount if worse else 0, FROM_STRIKE)
        _wear(s, side, amount)
    elif kind == S_STEAL_BLOOD:
        moved.append((victim, fighter, min(strike.amount, s.blood[victim])))
    elif kind == S_DESTROY_EQUIPMENT:
        if target and s.host[target] == foe:
            burn(s, target)
    elif kind == S_STEAL_EQUIPMENT:
        if target and s.host[target] == foe:
            attach(s, target, fighter)
            s.flags[target] |= STOLEN_THIS_ROUND
    elif kind == S_TORPOR and s.is_vampire(foe):
        to_torpor(s, foe)
    _card_effects(s, side)


AT_RETAINERS: Final = (S_DAMAGE, S_STEAL_BLOOD)
"""Strikes whose target, if one is named, is a retainer. [VTES-6.4.7-02]"""


def _melee_weapon(s: Vtes, side: int) -> Entity:
    """The melee weapon with which a hand strike card strikes; none for the bare hand."""
    how, _, _, target = s.chosen_strike(side)
    return target if how == BY_CARD and strike_of(s, side).kind == S_HAND else NO_ENTITY


def _weapon_used(s: Vtes, side: int) -> Entity:
    """The weapon that strikes, by itself or by a hand strike card."""
    return s.chosen_strike(side).weapon or _melee_weapon(s, side)


def _melee_strike(s: Vtes, weapon: Entity) -> Strike:
    return next(mode.strike for mode in CARDS[s.face[weapon]].abilities if mode.strike is not None)


def _is_aggravated(s: Vtes, side: int, strike: Strike) -> bool:
    """By the strike, by the weapon used for it, or by something in play."""
    weapon = _melee_weapon(s, side)
    if strike.aggravated or (weapon and _melee_strike(s, weapon).aggravated):
        return True
    fighter = s.fighters[side]
    if stat(s, AGGRAVATED_DAMAGE, fighter) > 0:
        return True
    return strike.kind == S_HAND and not weapon and stat(s, AGGRAVATED_HANDS, fighter) > 0


def _weapon_is_gone(s: Vtes, side: int) -> bool:
    """A weapon destroyed or stolen by a first strike does not strike. [VTES-6.4.5-10]"""
    fighter = s.fighters[side]
    weapon = _weapon_used(s, side)
    return weapon not in (NO_ENTITY, fighter) and s.host[weapon] != fighter


def _amount(s: Vtes, side: int, strike: Strike) -> int:
    """How much damage the strike does now. [VTES-6.4.5-01]"""
    if strike.kind not in (S_HAND, S_DAMAGE):
        return strike.amount
    strength = strength_of(s, s.fighters[side])
    if strike.kind == S_DAMAGE:
        return strike.amount + (strength if strike.strength else 0)
    weapon = _melee_weapon(s, side)
    if not weapon:
        return strike.amount + strength
    melee = _melee_strike(s, weapon)
    return strike.amount + melee.amount + (strength if melee.strength else 0)


def add_to_strike(s: Vtes, victim: Entity, amount: int) -> None:
    """More damage of the strike that has just hurt somebody, of the same kind."""
    if victim in s.fighters:
        side = 1 - side_of(s, victim)
        worse = _is_aggravated(s, side, strike_of(s, side))
        add_damage(s, victim, 0 if worse else amount, amount if worse else 0, FROM_STRIKE)


def _wear(s: Vtes, side: int, amount: int) -> None:
    """A weapon that wears out loses a counter for each point it deals, prevented or not."""
    weapon = _weapon_used(s, side)
    if weapon and CARDS[s.face[weapon]].traits & WEARS_OUT:
        take_counters(s, weapon, amount)
        if not s.blood[weapon]:
            burn(s, weapon)


def _card_effects(s: Vtes, side: int) -> None:
    """What a strike card does besides, when its strike resolves."""
    chosen = s.chosen_strike(side)
    face = chosen.face
    if face and CARDS[face].modes[chosen.number].effects:
        fighter, foe = s.fighters[side], s.fighters[1 - side]
        s.do((do_effects, face, OF_MODE, chosen.number, 0, s.controller[fighter], fighter, s.ref(foe), 0))


@book.step
def after_pair(s: Vtes) -> None:
    """Additional strikes are gained after the first pair, and used in further pairs. [VTES-6.4.3-12, -13]"""
    if not fighting(s):
        return
    s.pair += 1
    forget_awaited(s, H_STRUCK)
    if s.pair == 1:
        s.do((impulse, W_ADDITIONAL, 0), (next_pair,))
    else:
        s.do((next_pair,))


@book.step
def next_pair(s: Vtes) -> None:
    """Only minions with additional strikes choose again. [VTES-6.4.3-03, VTES-6.4.3-14]"""
    if not fighting(s) or not any(s.extra_strikes):
        return
    s.strikes = [*ChosenStrike(), *ChosenStrike()]
    for side in (0, 1):
        if s.extra_strikes[side]:
            s.extra_strikes[side] -= 1
        else:
            s.choose_strike(side, ChosenStrike(NO_STRIKE))
    choose_pair(s)
