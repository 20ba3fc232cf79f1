"""Combat: what a blow costs, whether a fight is worth having, and what to do in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from elysium.engine.state import Option
from elysium.games.vtes.advising.outlook import BLOOD, CARD, Outlook
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    NO_ENTITY,
    S_DAMAGE,
    S_DESTROY_EQUIPMENT,
    S_DODGE,
    S_ENDS,
    S_HAND,
    S_STEAL_BLOOD,
    S_STEAL_EQUIPMENT,
    S_TORPOR,
    W_STRIKE,
    Entity,
    Mode,
    Strike,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.marks import BLOOD_LOST
from elysium.games.vtes.rules.combat.damage import UNPREVENTABLE
from elysium.games.vtes.rules.combat.strikes import (
    ENDING,
    HAND,
    NOTHING,
    strike_of,
)
from elysium.games.vtes.rules.limits import noted
from elysium.games.vtes.rules.values import surcharge_of_foe
from elysium.games.vtes.state import (
    AGGRAVATED_HANDS,
    BY_CARD,
    BY_GIFT,
    BY_WEAPON,
    CLOSE,
    ENVIRONMENT,
    HAND_DAMAGE,
    LONG,
    NO_STRIKE,
    READY,
    TO_END_COMBAT,
    UNSET,
)
from elysium.games.vtes.terms import (
    AGGRAVATED_DAMAGE,
    CHOOSE,
    ENDING_STRIKE,
    GIVEN_STRIKE,
    HAND_STRIKE,
    MANEUVER,
    NOT_STRIKE,
    PLAY,
    PRESS,
    USE,
    WEAPON_STRIKE,
    ability_used,
    damage_of_target,
    entity_of,
    face_played,
    number_of_target,
    way_of,
)
from elysium.games.vtes.terms import face_of as face_in

WOUND: Final = 0.6
"""How much of a vampire's worth is lost when it goes to torpor."""
UNKNOWN_ESCAPE: Final = 0.75
"""How often a blow lands, for all that the other side may have in hand."""

type Blow = tuple[int, int]
"""Normal and aggravated damage."""


def hurt(look: Outlook, entity: Entity, normal: int, aggravated: int = 0) -> float:
    """What so much damage costs the controller of a minion."""
    if normal + aggravated <= 0:
        return 0.0
    s = look.s
    blood = s.blood[entity]
    if not s.capacity[entity]:
        return look.worth(entity) if normal + aggravated >= blood else 0.8 * (normal + aggravated)
    wounded = normal > blood
    if aggravated:
        further = aggravated - (0 if wounded else 1)
        if further > max(0, blood - normal):
            return look.worth(entity)
        return WOUND * look.worth(entity) + BLOOD * (min(normal, blood) + further)
    if wounded:
        return WOUND * look.worth(entity) + BLOOD * blood
    return BLOOD * normal + (0.6 if normal == blood else 0.0)


# Strikes


def strikes_in_play(look: Outlook, minion: Entity) -> Iterator[Strike]:
    """The hand, and the weapons that everybody can see."""
    yield HAND
    for weapon in (minion, *look.on.get(minion, ())):
        for mode in CARDS[look.s.face[weapon]].abilities:
            if mode.strike is not None and mode.windows >> W_STRIKE & 1:
                yield mode.strike


def strikes_in_hand(look: Outlook, minion: Entity) -> Iterator[Strike]:
    for face in look.hand:
        card = CARDS[face]
        for mode in card.modes:
            if mode.kind == COMBAT_CARD and mode.strike is not None and look.can_use(minion, card, mode):
                yield mode.strike


def blow(look: Outlook, minion: Entity, strike: Strike, distance: int, melee: int = 0) -> Blow:
    """The damage that a strike would do at this range."""
    if distance == LONG and not strike.ranged:
        return 0, 0
    if strike.kind == S_HAND:
        amount = look.strength(minion) + strike.amount + (melee or look.stat(HAND_DAMAGE, minion))
        worse = strike.aggravated or look.stat(AGGRAVATED_HANDS, minion) > 0
        return (0, amount) if worse else (amount, 0)
    if strike.kind == S_DAMAGE:
        amount = strike.amount + (look.strength(minion) if strike.strength else 0)
        return (0, amount) if strike.aggravated else (amount, 0)
    return (strike.amount, 0) if strike.kind == S_STEAL_BLOOD else (0, 0)


def best_blow(look: Outlook, minion: Entity, foe: Entity, distance: int, *, with_hand: bool) -> Blow:
    best, best_cost = (0, 0), 0.0
    found = [*strikes_in_play(look, minion)]
    if with_hand:
        found += strikes_in_hand(look, minion)
    for strike in found:
        struck = blow(look, minion, strike, distance)
        cost = hurt(look, foe, *struck)
        if cost > best_cost:
            best, best_cost = struck, cost
    return best


def round_value(look: Outlook, minion: Entity, foe: Entity, distance: int) -> float:
    """What one exchange of the best visible strikes is worth to this seat."""
    mine = best_blow(look, minion, foe, distance, with_hand=True)
    theirs = best_blow(look, foe, minion, distance, with_hand=False)
    regard = look.regard(look.s.controller[foe])
    return UNKNOWN_ESCAPE * regard * hurt(look, foe, *mine) - hurt(look, minion, *theirs)


def fight_value(look: Outlook, minion: Entity, foe: Entity) -> float:
    """What a combat between one's own minion and another is worth, before it begins."""
    s = look.s
    escape = ranged = False
    prevention = extra = 0
    for face in look.hand:
        card = CARDS[face]
        for mode in card.modes:
            if mode.kind != COMBAT_CARD or not look.can_use(minion, card, mode):
                continue
            prevention = max(prevention, mode.prevent)
            escape |= mode.strike is not None and mode.strike.kind in (S_DODGE, S_ENDS)
            ranged |= mode.maneuver or mode.optional_maneuver
            extra = max(extra, *(e.amount for e in mode.effects if e.meaning is Meaning.HURTS_EACH_ROUND), 0, 0)
    normal, aggravated = best_blow(look, minion, foe, CLOSE, with_hand=True)
    dealt = UNKNOWN_ESCAPE * hurt(look, foe, normal + extra, aggravated)
    normal, aggravated = best_blow(look, foe, minion, CLOSE, with_hand=False)
    normal = max(0, normal - prevention)
    taken = hurt(look, minion, normal, aggravated)
    if look.hand_counts[s.controller[foe]]:
        taken = 0.55 * taken + 0.45 * hurt(look, minion, normal + 1, aggravated)
    ranged |= any(m.maneuver for w in look.on.get(minion, ()) for m in CARDS[s.face[w]].abilities)
    if ranged and best_blow(look, minion, foe, LONG, with_hand=True) != (0, 0):
        taken *= 0.5
    if escape:
        taken *= 0.35
        if taken > dealt:
            dealt *= 0.3
    return look.regard(s.controller[foe]) * dealt - taken


def own_fighter(look: Outlook) -> tuple[Entity, Entity, int]:
    """One's own fighter, the other one, and the side."""
    for side, fighter in enumerate(look.s.fighters):
        if look.s.controller[fighter] == look.seat:
            return fighter, look.s.fighters[1 - side], side
    return NO_ENTITY, NO_ENTITY, 0


# Choosing a strike


def strike_scores(look: Outlook, options: Sequence[Option], side: int) -> list[float]:
    minion, foe = look.s.fighters[side], look.s.fighters[1 - side]
    theirs, known = _their_strike(look, 1 - side)
    return [_strike_score(look, option, minion, foe, theirs, known) for option in options]


def _their_strike(look: Outlook, side: int) -> tuple[Strike, bool]:
    """What the other strikes with, if that is settled; otherwise the worst that lies open."""
    s = look.s
    chosen = s.chosen_strike(side)
    if chosen.how == NO_STRIKE:
        return NOTHING, True
    if chosen.how == BY_WEAPON:
        return CARDS[s.face[chosen.weapon]].abilities[chosen.number].strike or NOTHING, True
    if chosen.how == BY_CARD:
        return CARDS[chosen.face].modes[chosen.number].strike or NOTHING, True
    if chosen.how == TO_END_COMBAT:
        return ENDING, True
    if chosen.how == BY_GIFT:
        return CARDS[chosen.gift].modes[chosen.number].given or NOTHING, True
    if chosen.how != UNSET:
        return HAND, True
    foe, minion = s.fighters[side], s.fighters[1 - side]
    found = strikes_in_play(look, foe)
    return max(found, key=lambda strike: hurt(look, minion, *blow(look, foe, strike, s.distance))), False


def _strike_score(look: Outlook, option: Option, minion: Entity, foe: Entity, theirs: Strike, known: bool) -> float:
    s = look.s
    strike, price, melee, unlocks = HAND, 0.0, 0, False
    if option[0] == NOT_STRIKE:
        return -hurt(look, minion, *blow(look, foe, theirs, s.distance))
    if option[0] == WEAPON_STRIKE:
        weapon = CARDS[face_in(option[1])]
        strike = next(m.strike for m in weapon.abilities if m.strike is not None and m.windows >> W_STRIKE & 1)
    elif option[0] == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        strike = mode.strike or NOTHING
        price = CARD + BLOOD * (max(0, card.blood_cost) + mode.blood)
        unlocks = mode.means(Meaning.UNLOCKS_ITSELF)
        if option[3] > 0 and strike.kind == S_HAND:
            melee = _melee(option[3])
    elif option[0] == USE:
        strike = ability_used(option).strike or NOTHING
    elif option[0] == GIVEN_STRIKE:
        strike = CARDS[face_played(option)].modes[way_of(option[1])].given or NOTHING
    elif option[0] == CHOOSE:
        # The strike is settled, and only its target is open.
        return 1.0 if entity_of(option[1]) == foe else 0.0
    elif option[0] == ENDING_STRIKE:
        strike = ENDING
    elif option[0] != HAND_STRIKE:
        return -1.0
    if option[0] != PLAY:
        price += BLOOD * surcharge_of_foe(s, minion, strike)
    if known and theirs.kind == S_ENDS:
        return -price
    if strike.kind == S_ENDS:
        return -price + (0.6 if unlocks and s.locked[minion] else 0.0)
    taken = hurt(look, minion, *blow(look, foe, theirs, s.distance))
    if not known and look.hand_counts[s.controller[foe]] > 2:
        normal, aggravated = blow(look, foe, theirs, s.distance)
        taken += 0.3 * (hurt(look, minion, normal + 1, aggravated) - taken)
    if strike.kind == S_DODGE:
        return -price - 0.05
    aimed_at_retainer = option[0] != HAND_STRIKE and option[-1] > 0 and not melee
    dealt = look.regard(s.controller[foe]) * _effect(look, minion, foe, strike, melee)
    if aimed_at_retainer:
        dealt = 0.8
    elif theirs.kind == S_DODGE:
        dealt = 0.0
    if strike.first and not theirs.first and dealt > WOUND * look.worth(foe) * 0.6:
        taken = 0.0
    if strike.recoil:
        taken += hurt(look, minion, 0, strike.recoil) if strike.aggravated else hurt(look, minion, strike.recoil)
    return dealt - taken - price


def _effect(look: Outlook, minion: Entity, foe: Entity, strike: Strike, melee: int) -> float:
    """What a strike costs the other side."""
    s = look.s
    if s.distance == LONG and not strike.ranged:
        return 0.0
    if strike.kind in (S_HAND, S_DAMAGE):
        normal, aggravated = blow(look, minion, strike, s.distance, melee)
        return hurt(look, foe, normal + look.total(ENVIRONMENT, foe), aggravated)
    if strike.kind == S_STEAL_BLOOD:
        taken = min(strike.amount, s.blood[foe])
        room = max(0, s.capacity[minion] - s.blood[minion])
        return hurt(look, foe, taken + look.total(ENVIRONMENT, foe)) + 1.5 * BLOOD * min(taken, room)
    if strike.kind == S_TORPOR:
        return WOUND * look.worth(foe)
    return 0.9 if strike.kind in (S_DESTROY_EQUIPMENT, S_STEAL_EQUIPMENT) else 0.0


def _melee(target: int) -> int:
    card = CARDS[face_in(target)]
    return next((mode.strike.amount for mode in card.abilities if mode.strike is not None), 0)


# The other moments of a combat


def before_range_score(look: Outlook, mode: Mode) -> float:
    minion, foe, _ = own_fighter(look)
    if not minion:
        return -1.0
    score = 0.3
    for effect in mode.effects:
        if effect.meaning is Meaning.HURTS_EACH_ROUND:
            normal, aggravated = best_blow(look, minion, foe, CLOSE, with_hand=True)
            both = hurt(look, foe, normal + effect.amount, aggravated)
            score = look.regard(look.s.controller[foe]) * max(both - hurt(look, foe, normal, aggravated), BLOOD)
    return score


def in_round_score(look: Outlook, option: Option) -> float:
    """A card that is played before strikes, with one, or at the end of the round."""
    minion, foe, side = own_fighter(look)
    card = CARDS[face_played(option)]
    mode = card.modes[way_of(option[1])]
    if not minion:
        return -1.0
    s = look.s
    regard = look.regard(s.controller[foe])
    score = -CARD - BLOOD * (max(0, card.blood_cost) + mode.blood)
    for effect in mode.effects:
        if effect.meaning is Meaning.FEEDS_ITSELF:
            score += BLOOD * max(0, min(noted(s, foe, BLOOD_LOST), s.capacity[minion] - s.blood[minion]))
        elif effect.meaning is Meaning.FELLS_FOE:
            score += regard * WOUND * look.worth(foe) if s.region[foe] == READY else 0.0
        elif effect.meaning is Meaning.HITS_HARDER:
            normal, aggravated = blow(look, minion, strike_of(s, side), s.distance)
            more = (normal, aggravated + 2) if aggravated else (normal + 2, 0)
            hits = UNKNOWN_ESCAPE if normal + aggravated else 0.0
            score += hits * regard * (hurt(look, foe, *more) - hurt(look, foe, normal, aggravated))
        elif effect.meaning is Meaning.HANDS_ONLY:
            hands = regard * hurt(look, foe, *blow(look, minion, HAND, s.distance))
            hands -= hurt(look, minion, *blow(look, foe, HAND, s.distance))
            score += hands - round_value(look, minion, foe, s.distance) + UNKNOWN_ESCAPE * max(0.0, hands)
        elif effect.meaning is Meaning.UNTOLD and effect.weighed:
            score += round_value(look, minion, foe, CLOSE)
    return score


def maneuver_score(look: Outlook, option: Option) -> float:
    """Worth it where the other range is better."""
    minion, foe, _ = own_fighter(look)
    if not minion:
        return -1.0
    s = look.s
    there = LONG if s.distance == CLOSE else CLOSE
    strike, price = None, 0.1
    if option[0] == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        strike, price = mode.strike, CARD + 0.1 + BLOOD * (max(0, card.blood_cost) + mode.blood)
    elif option[0] == USE:
        strike = ability_used(option).strike
    elif option[0] != MANEUVER:
        return -1.0
    here_value = round_value(look, minion, foe, s.distance)
    if strike is None:
        return round_value(look, minion, foe, there) - here_value - price
    regard = look.regard(s.controller[foe])
    mine = hurt(look, foe, *blow(look, minion, strike, there))
    theirs = best_blow(look, foe, minion, there, with_hand=False)
    return UNKNOWN_ESCAPE * regard * mine - hurt(look, minion, *theirs) - here_value - price


def press_score(look: Outlook, option: Option) -> float:
    """Go on when ahead, stop when behind."""
    minion, foe, _ = own_fighter(look)
    if not minion:
        return -1.0
    price = CARD if option[0] == PLAY else 0.0
    if option[0] not in (PLAY, USE, PRESS):
        return -1.0
    value = round_value(look, minion, foe, CLOSE)
    if look.s.pressed:
        return -value - 0.2 - price
    return value - 0.3 - price


def additional_score(look: Outlook) -> float:
    minion, foe, _ = own_fighter(look)
    if not minion:
        return -1.0
    mine = best_blow(look, minion, foe, look.s.distance, with_hand=True)
    return look.regard(look.s.controller[foe]) * hurt(look, foe, *mine) - 2 * CARD


def prevention_score(look: Outlook, option: Option) -> float:
    """What would be lost without it, less what it costs."""
    s = look.s
    if not s.damage:
        return -1.0
    entity = s.damage[0][0]
    normal = sum(entry[1] for entry in s.damage if entry[0] == entity)
    aggravated = sum(entry[2] for entry in s.damage if entry[0] == entity)
    avoidable = any(entry[0] == entity and not entry[3] & UNPREVENTABLE for entry in s.damage)
    amount, price, kind = 1, 0.0, option[-1]
    if option[0] == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        x = number_of_target(kind)
        amount = mode.prevent + x
        price = 0.5 * CARD + BLOOD * (max(0, card.blood_cost) + mode.blood + x)
        if mode.means(Meaning.SHIELDS):
            amount = 99
            if normal and aggravated:
                return hurt(look, entity, normal, aggravated) - price
    elif option[0] == USE:
        amount = ability_used(option).prevent or 1
    elif option[0] != CHOOSE:
        return -1.0
    if not avoidable:
        return -1.0
    if damage_of_target(kind) == AGGRAVATED_DAMAGE:
        after = hurt(look, entity, normal, max(0, aggravated - amount))
    else:
        after = hurt(look, entity, max(0, normal - amount), aggravated)
    before = hurt(look, entity, normal, aggravated)
    # Several cards together may save what one cannot.
    return before - after - price + (0.3 if before > 1.0 else 0.0)
