"""Strikes: choosing them in pairs, and what they do. [sections 6.4.3, 6.4.5, 6.4.7]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    BY_FOE,
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
from elysium.games.vtes.definitions.traits import AIM as AIM_CARD
from elysium.games.vtes.definitions.traits import MELEE, WEARS_OUT
from elysium.games.vtes.marks import (
    AIMED,
    EXTRA_STRIKE,
    GIVEN_STRIKE,
    GOES_FIRST,
    HARMLESS_WEAPONS,
    ONLY_STRIKES_WITH,
    RECOILED,
    STRUCK_SO,
    STRUCK_WITH,
    TABLE_ITSELF,
)
from elysium.games.vtes.rules.combat.damage import (
    ENVIRONMENTAL,
    FROM_GUN,
    FROM_STRIKE,
    PIERCING,
    add_damage,
    is_immune_to,
    resolve_damage,
)
from elysium.games.vtes.rules.counters import burn_blood, move_together, take_counters
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
from elysium.games.vtes.rules.legality import equipment_of, may_bear, retainers_of
from elysium.games.vtes.rules.limits import is_marked, mark, mark_while, marks_on, unmark
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.rules.triggers import OF_ABILITY, OF_MODE, do_effects, forget_awaited, stat
from elysium.games.vtes.rules.values import is_equipment, strength_of, surcharge_of_foe
from elysium.games.vtes.state import (
    AGGRAVATED_DAMAGE,
    AGGRAVATED_HANDS,
    BY_CARD,
    BY_GIFT,
    BY_HAND,
    BY_WEAPON,
    CANNOT_END,
    CANNOT_STRIKE,
    CONTESTED,
    ENDING_STRIKE,
    ENVIRONMENT,
    FIRST_STRIKE,
    FOE_CANNOT_END,
    HAND_DAMAGE,
    HANDS_ONLY,
    LONG,
    MELEE_DAMAGE,
    NEED_NOT_STRIKE,
    NO_ADDITIONAL,
    NO_EQUIPMENT,
    NO_STRIKE,
    RANGED_DAMAGE,
    RANGED_THEFT,
    READY,
    RETAINERS_BITE,
    RETAINERS_CLAW,
    SHIELD,
    SHIELD_OF_FORTITUDE,
    SHIELD_OF_OTHERS,
    STOLEN_THIS_ROUND,
    STRIKE_DAMAGE,
    TO_END_COMBAT,
    UNDODGED,
    UNSET,
    YIELDS_LEAD,
    ChosenStrike,
    Vtes,
)
from elysium.games.vtes.terms import (
    CHOOSE,
    DODGED,
    HAND_STRIKE,
    NOT_STRIKE,
    STRIKES,
    WEAPON_STRIKE,
    ability_used,
    book,
    entity_of,
    face_played,
    in_way,
    way_of,
)
from elysium.games.vtes.terms import ENDING_STRIKE as END_BY_STRIKE
from elysium.games.vtes.terms import GIVEN_STRIKE as GIVEN_STRIKE_VERB

HAND: Final = Strike(S_HAND)
NOTHING: Final = Strike(S_NONE)
ENDING: Final = Strike(S_ENDS, ranged=True)
BOTH: Final = 0b11
"""The strikes of both sides, as a bit set."""


def order_fighters(s: Vtes) -> None:
    """Who counts as the acting minion, while no strike of either is chosen."""
    ((first,),) = marks_on(s, TABLE_ITSELF, GOES_FIRST)[-1:]
    natural = s.fighters if s.fighters[0] == first else s.fighters[::-1]
    yields = [stat(s, YIELDS_LEAD, fighter) > 0 for fighter in natural]
    ordered = natural[::-1] if yields[0] and not yields[1] else natural
    if ordered != s.fighters:
        s.fighters = ordered
        s.extra_strikes = s.extra_strikes[::-1]


def side_of(s: Vtes, fighter: Entity) -> int:
    return 0 if s.fighters[0] == fighter else 1


def _set(s: Vtes, fighter: Entity, how: int, what: int, number: int, target: int) -> None:
    """What a strike costs because of whom it is against is paid as it is chosen, of a card in its price."""
    s.choose_strike(side_of(s, fighter), ChosenStrike(how, what, number, entity_of(target)))
    if how in (BY_HAND, BY_WEAPON, BY_GIFT):
        price = strike_price(s, fighter, strike_of(s, side_of(s, fighter)), target)
        if price:
            burn_blood(s, fighter, price)


def strike_price(s: Vtes, fighter: Entity, strike: Strike, target: int) -> int:
    """Nothing if it is aimed at something else than the opposing minion."""
    return 0 if entity_of(target) and strike.kind in AT_RETAINERS else surcharge_of_foe(s, fighter, strike)


def _affords(s: Vtes, fighter: Entity, strike: Strike, target: int) -> bool:
    return s.blood[fighter] >= strike_price(s, fighter, strike, target)


def use_card(s: Vtes, fighter: Entity, face: Face, number: int, target: int) -> None:
    _set(s, fighter, BY_CARD, face, number, target)


def use_weapon(s: Vtes, fighter: Entity, weapon: Entity, number: int, target: int) -> None:
    _set(s, fighter, BY_WEAPON, weapon, number, target)


def strike_of(s: Vtes, side: int) -> Strike:
    """What this fighter's chosen strike is."""
    how = s.way_of_striking(side)
    if how == BY_HAND:
        return HAND
    if how in (UNSET, NO_STRIKE):
        return NOTHING
    chosen = s.chosen_strike(side)
    if how == BY_WEAPON:
        return CARDS[s.face[chosen.weapon]].abilities[chosen.number].strike or NOTHING
    if how == BY_CARD:
        return CARDS[chosen.face].modes[chosen.number].strike or NOTHING
    if how == BY_GIFT:
        return CARDS[chosen.gift].modes[chosen.number].given or NOTHING
    return ENDING if how == TO_END_COMBAT else NOTHING


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
    if not may_strike(s, side):
        s.choose_strike(side, ChosenStrike(NO_STRIKE))
    elif s.chosen_strike(side).how == UNSET:
        _ask_for_strike(s, side)
    elif len(strike_targets(s, s.fighters[side], strike_of(s, side))) > 1:
        s.ask(s.controller[s.fighters[side]], choosing_strike, side, 1)


def _ask_for_strike(s: Vtes, side: int) -> None:
    """Who has additional strikes with one weapon only, and lacks it, has none."""
    fighter = s.fighters[side]
    weapon = _only_weapon(s, fighter)
    if weapon and not _weapon_strikes(s, fighter, weapon):
        s.choose_strike(side, ChosenStrike(NO_STRIKE))
    else:
        s.ask(s.controller[fighter], choosing_strike, side, 0)


def _only_weapon(s: Vtes, fighter: Entity) -> Entity:
    """With which its additional strikes have to be made; none if with any."""
    only = marks_on(s, fighter, ONLY_STRIKES_WITH) if s.pair else []
    return Entity(only[0][0]) if only else NO_ENTITY


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
    """Whether nothing keeps it from striking at all, or from the strike that was chosen with its maneuver."""
    if s.total(CANNOT_STRIKE, s.fighters[side]):
        return False
    chosen = s.chosen_strike(side)
    if chosen.how in (UNSET, NO_STRIKE):
        return True
    if strike_of(s, side).kind == S_ENDS and cannot_end(s, s.fighters[side]):
        return False
    if chosen.how in (BY_HAND, NO_STRIKE) or not s.total(HANDS_ONLY, s.fighters[side]):
        return True
    return strike_of(s, side).kind == S_HAND and not chosen.target


def cannot_end(s: Vtes, fighter: Entity) -> bool:
    """Something keeps it from ending combat by a strike."""
    return s.total(CANNOT_END, fighter) > 0 or stat(s, FOE_CANNOT_END, s.fighters[1 - side_of(s, fighter)]) > 0


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
    only = _only_weapon(s, fighter)
    if only:
        return _weapon_strikes(s, fighter, only)
    found: list[Option] = [(HAND_STRIKE, 0)] if _affords(s, fighter, HAND, 0) else []
    if s.total(ENDING_STRIKE, fighter) > 0 and not s.total(HANDS_ONLY, fighter) and not cannot_end(s, fighter):
        found.append((END_BY_STRIKE,))
    for weapon in (fighter, *s.attached(fighter)):
        found += _weapon_strikes(s, fighter, weapon)
    found += [option for option in uses(s, seat, W_STRIKE, able_in(s, W_STRIKE)) if not _is_plain(ability_used(option))]
    found += plays(s, seat, W_STRIKE)
    found += _given(s, side)
    spared = stat(s, NEED_NOT_STRIKE, s.fighters[1 - side]) > 0
    return [*found, (NOT_STRIKE,)] if spared or not found else found


OWN_CHOICES[choosing_strike] = W_STRIKE


def _weapon_strikes(s: Vtes, fighter: Entity, weapon: Entity) -> list[Option]:
    found: list[Option] = []
    if s.total(NO_EQUIPMENT, fighter) and is_equipment(CARDS[s.face[weapon]]):
        return found
    if s.total(HANDS_ONLY, fighter) or s.flags[weapon] & STOLEN_THIS_ROUND or fighter not in (weapon, s.host[weapon]):
        return found
    for mode in CARDS[s.face[weapon]].abilities:
        if mode.strike is not None and _is_plain(mode) and not (mode.strike.kind == S_ENDS and cannot_end(s, fighter)):
            found += [
                (WEAPON_STRIKE, s.ref(weapon), target)
                for target in strike_targets(s, fighter, mode.strike)
                if _affords(s, fighter, mode.strike, target)
            ]
    return found


def _given(s: Vtes, side: int) -> list[Option]:
    """Strikes of cards that have been played before, and additional ones that can be used in one way only."""
    fighter = s.fighters[side]
    given = [way for way in marks_on(s, fighter, GIVEN_STRIKE) if not is_marked(s, fighter, STRUCK_SO, *way)]
    found: list[Option] = []
    for face, number in dict.fromkeys([*given, *(marks_on(s, fighter, EXTRA_STRIKE) if s.pair else ())]):
        strike = CARDS[Face(face)].modes[number].given
        if strike is not None and (strike.kind == S_HAND or not s.total(HANDS_ONLY, fighter)):
            way = in_way(face, number)
            found += [
                (GIVEN_STRIKE_VERB, way, target)
                for target in strike_targets(s, fighter, strike)
                if _affords(s, fighter, strike, target)
            ]
    return found


def _strike_so(s: Vtes, side: int, face: Face, number: int, target: int) -> None:
    fighter, mode = s.fighters[side], CARDS[face].modes[number]
    if mode.additional:
        # It takes the place of the additional strike that would be used now, which is left.
        _use_up_extra(s, fighter, face, number)
        s.extra_strikes[side] += 1
    elif mode.given_each >= 0:
        mark(s, fighter, STRUCK_SO, face, number)
    _set(s, fighter, BY_GIFT, face, number, target)


def _use_up_extra(s: Vtes, fighter: Entity, face: Face, number: int) -> None:
    left = marks_on(s, fighter, EXTRA_STRIKE)
    left.remove((face, number))
    unmark(s, fighter, EXTRA_STRIKE)
    for way in left:
        mark(s, fighter, EXTRA_STRIKE, *way)


def give_strike(s: Vtes, fighter: Entity, face: Face, number: int, span: int) -> None:
    """From now on it can strike as the card says."""
    mark_while(s, span, fighter, GIVEN_STRIKE, face, number)


def _is_plain(mode: Mode) -> bool:
    """A weapon that simply strikes, for free, without conditions and only at the opponent and its retainers."""
    if mode.kind != COMBAT_CARD or mode.strike is None or not mode.windows >> W_STRIKE & 1:
        return False
    return mode.target is None and not mode.when and not mode.cost and mode.scope < 0


def strike_targets(s: Vtes, fighter: Entity, strike: Strike) -> list[int]:
    """At long range a ranged strike may be aimed at a retainer. [VTES-6.4.7-02, VTES-6.4.7-03]"""
    foe = s.fighters[1 - side_of(s, fighter)]
    if strike.kind in (S_DESTROY_EQUIPMENT, S_STEAL_EQUIPMENT):
        there = equipment_of(s, foe, weapons_only=strike.weapon_only)
        return [s.ref(one) for one in there if strike.kind == S_DESTROY_EQUIPMENT or may_bear(s, fighter, one)]
    found = [0]
    if strike.ranged and s.distance == LONG and strike.kind in (S_DAMAGE, S_STEAL_BLOOD):
        found += [s.ref(retainer) for retainer in retainers_of(s, foe)]
    return found


@book.answer(choosing_strike)
def chooses_strike(s: Vtes, seat: Seat, option: Option, side: int, aiming: int) -> None:
    fighter = s.fighters[side]
    if option[0] == HAND_STRIKE:
        _set(s, fighter, BY_HAND, 0, 0, 0)
    elif option[0] == NOT_STRIKE:
        s.choose_strike(side, ChosenStrike(NO_STRIKE))
    elif option[0] == END_BY_STRIKE:
        _set(s, fighter, TO_END_COMBAT, 0, 0, 0)
    elif option[0] == WEAPON_STRIKE:
        weapon = entity_of(option[1])
        number = next(n for n, mode in enumerate(CARDS[s.face[weapon]].abilities) if _is_plain(mode))
        use_weapon(s, fighter, weapon, number, option[2])
    elif option[0] == GIVEN_STRIKE_VERB:
        _strike_so(s, side, face_played(option), way_of(option[1]), option[2])
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
    return any(faces_aggravated_damage(s, fighter) for fighter in s.fighters) and could_play(s, seat, window)


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
    ending = [side for side in (0, 1) if strikes[side].kind == S_ENDS and not cannot_end(s, s.fighters[side])]
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
        if strike_of(s, side).disarms and _hits(s, side) and s.is_vampire(s.fighters[1 - side]):
            mark(s, s.fighters[1 - side], HARMLESS_WEAPONS)
    for side in landing:
        weapon = _weapon_used(s, side)
        if weapon:
            mark(s, s.fighters[side], STRUCK_WITH, weapon)
        _land_one(s, side, moved)
    if moved:
        move_together(s, moved)
    if normal:
        for fighter in s.fighters:
            amount = s.total(ENVIRONMENT, fighter) + _inflicted_by_retainers(s, fighter)
            if amount > 0 and s.pair == 0:
                add_damage(s, fighter, amount, 0, ENVIRONMENTAL)


def faces_aggravated_damage(s: Vtes, fighter: Entity) -> bool:
    """The opposing minion's strike would do some at this range, whatever becomes of it."""
    if fighter not in s.fighters:
        return False
    side = 1 - side_of(s, fighter)
    strike = strike_of(s, side)
    if strike.kind not in (S_HAND, S_DAMAGE) or not _reaches(s, side) or _retainer_aimed_at(s, side):
        return False
    return _is_aggravated(s, side, strike) and _amount(s, side, strike) > 0


def _inflicted_by_retainers(s: Vtes, fighter: Entity) -> int:
    """By those of the opposing minion."""
    foe = s.fighters[1 - side_of(s, fighter)]
    if any(is_immune_to(s, fighter, retainer) for retainer in retainers_of(s, foe)):
        return 0
    close = stat(s, RETAINERS_CLAW, foe) if s.distance != LONG else 0
    return stat(s, RETAINERS_BITE, foe) + close


def _retainer_aimed_at(s: Vtes, side: int) -> Entity:
    return s.chosen_strike(side).target if strike_of(s, side).kind in AT_RETAINERS else NO_ENTITY


def _is_dodged(s: Vtes, side: int) -> bool:
    if strike_of(s, 1 - side).kind != S_DODGE or _retainer_aimed_at(s, side):
        return False
    return not strike_of(s, side).undodged and not stat(s, UNDODGED, s.fighters[side])


def _reaches(s: Vtes, side: int) -> bool:
    """Whether there is something that it would strike, dodged or not."""
    strike = strike_of(s, side)
    if strike.kind in (S_NONE, S_DODGE) or (s.distance == LONG and not strike.ranged):
        return False
    retainer = _retainer_aimed_at(s, side)
    return not retainer or retainer in retainers_of(s, s.fighters[1 - side])


def _hits(s: Vtes, side: int) -> bool:
    return _reaches(s, side) and not _is_dodged(s, side)


def _land_one(s: Vtes, side: int, moved: list[tuple[Entity, Entity, int]]) -> None:
    strike = strike_of(s, side)
    kind = strike.kind
    fighter, foe = s.fighters[side], s.fighters[1 - side]
    if strike.recoil and not (strike.recoils_close and s.distance == LONG):
        _recoil(s, side, strike)
    if not _reaches(s, side):
        return
    target = s.chosen_strike(side).target
    retainer = _retainer_aimed_at(s, side)
    if _is_dodged(s, side):
        if not s.quiet:
            s.tell(DODGED, s.ref(foe))
        return
    victim = retainer or foe
    if kind in (S_HAND, S_DAMAGE):
        amount = _amount(s, side, strike)
        worse = _is_aggravated(s, side, strike)
        if _weapon_used(s, side) and is_marked(s, fighter, HARMLESS_WEAPONS):
            amount = 0
        elif not _is_shielded(s, victim, strike):
            normal, aggravated = (0, amount) if worse else (amount, 0)
            amount = add_damage(s, victim, normal, aggravated, _flags(s, side, strike), fighter)
        _wear(s, side, amount)
    elif kind == S_STEAL_BLOOD:
        further = stat(s, RANGED_THEFT, fighter) if strike.ranged else 0
        moved.append((victim, fighter, min(strike.amount + further, s.blood[victim])))
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


def _recoil(s: Vtes, side: int, strike: Strike) -> None:
    """At any range, and dodged or not."""
    source = s.chosen_strike(side).weapon
    if strike.recoils_once:
        if is_marked(s, source, RECOILED):
            return
        mark(s, source, RECOILED)
    worse = strike.aggravated
    add_damage(s, s.fighters[side], 0 if worse else strike.recoil, strike.recoil if worse else 0, ENVIRONMENTAL)


AT_RETAINERS: Final = (S_DAMAGE, S_STEAL_BLOOD)
"""Strikes whose target, if one is named, is a retainer. [VTES-6.4.7-02]"""


def _melee_weapon(s: Vtes, side: int) -> Entity:
    """The melee weapon with which a hand strike card strikes; none for the bare hand."""
    if s.way_of_striking(side) != BY_CARD or strike_of(s, side).kind != S_HAND:
        return NO_ENTITY
    return s.chosen_strike(side).target


def _weapon_used(s: Vtes, side: int) -> Entity:
    """The weapon that strikes, by itself or by a hand strike card."""
    how = s.way_of_striking(side)
    if how == BY_HAND:
        return NO_ENTITY
    return s.chosen_strike(side).weapon if how == BY_WEAPON else _melee_weapon(s, side)


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
    """A weapon destroyed or stolen by a first strike, or contested, does not strike. [VTES-6.4.5-10, VTES-4.1-03]"""
    fighter = s.fighters[side]
    weapon = _weapon_used(s, side)
    bearer = s.fighters[1 - side] if weapon and _is_of_foe(s, side) else fighter
    lost = s.host[weapon] != bearer or s.region[weapon] >= CONTESTED
    return weapon not in (NO_ENTITY, fighter) and lost


def _is_of_foe(s: Vtes, side: int) -> bool:
    """The strike is one that a card on the opposing minion offers."""
    chosen = s.chosen_strike(side)
    return bool(chosen.weapon) and CARDS[s.face[chosen.weapon]].abilities[chosen.number].by == BY_FOE


def _amount(s: Vtes, side: int, strike: Strike) -> int:
    """How much damage the strike does now. [VTES-6.4.5-01]"""
    amount = _whole_amount(s, side, strike)
    return min(amount, 1) if strike.light else amount


def _whole_amount(s: Vtes, side: int, strike: Strike) -> int:
    if strike.kind not in (S_HAND, S_DAMAGE):
        return strike.amount
    strength = strength_of(s, s.fighters[side])
    amount = strike.amount + s.total(STRIKE_DAMAGE, s.fighters[side])
    used = _weapon_used(s, side)
    if used and CARDS[s.face[used]].traits & MELEE:
        amount += stat(s, MELEE_DAMAGE, s.fighters[side])
    if strike.kind == S_DAMAGE:
        further = stat(s, RANGED_DAMAGE, s.fighters[side]) if strike.ranged else 0
        return amount + (strength if strike.strength else 0) + further
    weapon = _melee_weapon(s, side)
    if not weapon:
        return amount + strength + stat(s, HAND_DAMAGE, s.fighters[side])
    melee = _melee_strike(s, weapon)
    return amount + melee.amount + (strength if melee.strength else 0)


def _flags(s: Vtes, side: int, strike: Strike) -> int:
    flags = FROM_STRIKE | PIERCING if strike.pierces else FROM_STRIKE
    weapon = _weapon_used(s, side)
    return flags | FROM_GUN if weapon and CARDS[s.face[weapon]].goes_by("gun") else flags


def _is_shielded(s: Vtes, victim: Entity, strike: Strike) -> bool:
    return s.total(SHIELD, victim) >= (SHIELD_OF_OTHERS if strike.pierces else SHIELD_OF_FORTITUDE)


def add_to_strike(s: Vtes, victim: Entity, amount: int) -> None:
    """More damage of the strike that has just hurt somebody, with all that is true of it."""
    if victim in s.fighters:
        side = 1 - side_of(s, victim)
        strike = strike_of(s, side)
        worse = _is_aggravated(s, side, strike)
        add_damage(s, victim, 0 if worse else amount, amount if worse else 0, _flags(s, side, strike), s.fighters[side])


def _wear(s: Vtes, side: int, amount: int) -> None:
    """A weapon that wears out loses a counter for each point it deals, prevented or not; none for what is taken off."""
    weapon = _weapon_used(s, side)
    if weapon and CARDS[s.face[weapon]].traits & WEARS_OUT:
        take_counters(s, weapon, amount)
        if not s.blood[weapon]:
            burn(s, weapon)


def _card_effects(s: Vtes, side: int) -> None:
    """What a strike does besides when it resolves, of a card that was played or of one in play."""
    chosen = s.chosen_strike(side)
    fighter, foe = s.fighters[side], s.fighters[1 - side]
    seat, target = s.controller[fighter], s.ref(foe)
    face, source = chosen.face, chosen.weapon
    if face and CARDS[face].modes[chosen.number].effects:
        s.do((do_effects, face, OF_MODE, chosen.number, 0, seat, fighter, target, NO_ENTITY))
    elif source and CARDS[s.face[source]].abilities[chosen.number].effects:
        s.do((do_effects, s.face[source], OF_ABILITY, chosen.number, 0, seat, fighter, target, source))


@book.step
def after_pair(s: Vtes) -> None:
    """Additional strikes are gained after the first pair, and used in further pairs. [VTES-6.4.3-12, -13]"""
    if not fighting(s):
        return
    s.pair += 1
    forget_awaited(s, H_STRUCK, AIM_CARD)
    s.lasting = [entry for entry in s.lasting if entry[1] != STRIKE_DAMAGE]
    if s.pair == 1:
        s.do((impulse, W_ADDITIONAL, 0), (next_pair,))
    else:
        s.do((next_pair,))


@book.step
def next_pair(s: Vtes) -> None:
    """Only minions with additional strikes choose again. [VTES-6.4.3-03, VTES-6.4.3-14]"""
    if not fighting(s):
        return
    barred = [s.total(NO_ADDITIONAL, fighter) > 0 for fighter in s.fighters]
    of_one_kind = [marks_on(s, fighter, EXTRA_STRIKE) for fighter in s.fighters]
    if not any((s.extra_strikes[side] or of_one_kind[side]) and not barred[side] for side in (0, 1)):
        return
    order_fighters(s)
    s.strikes = [*ChosenStrike(), *ChosenStrike()]
    for side in (0, 1):
        if barred[side]:
            s.choose_strike(side, ChosenStrike(NO_STRIKE))
        elif s.extra_strikes[side]:
            s.extra_strikes[side] -= 1
        elif of_one_kind[side]:
            face, number = of_one_kind[side][0]
            _use_extra(s, side, Face(face), number)
        else:
            s.choose_strike(side, ChosenStrike(NO_STRIKE))
    choose_pair(s)


def _use_extra(s: Vtes, side: int, face: Face, number: int) -> None:
    """An additional strike that can be used in one way only, if there is anything for it."""
    fighter = s.fighters[side]
    _use_up_extra(s, fighter, face, number)
    targets = strike_targets(s, fighter, CARDS[face].modes[number].given or NOTHING)
    if targets and _affords(s, fighter, CARDS[face].modes[number].given or NOTHING, targets[0]):
        _set(s, fighter, BY_GIFT, face, number, targets[0])
    else:
        s.choose_strike(side, ChosenStrike(NO_STRIKE))
