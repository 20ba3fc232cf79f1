"""The minion phase: what each action is worth, and what it is worth to stay back."""

from __future__ import annotations

from collections.abc import Collection
from math import fsum
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.advising.fighting import fight_value
from elysium.games.vtes.advising.outlook import BLOOD, CARD, Outlook
from elysium.games.vtes.advising.turn import ability_score, effect_score
from elysium.games.vtes.advising.voting import chance_to_pass, mode_interest
from elysium.games.vtes.definitions.language import (
    ACTION_KINDS,
    ALLY,
    CARDS,
    EQUIPMENT,
    NO_ENTITY,
    POLITICAL,
    RETAINER,
    Card,
    Entity,
    Mode,
)
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.rules.limits import has_bled
from elysium.games.vtes.rules.values import votes_of
from elysium.games.vtes.state import BLEED as BLEED_STAT
from elysium.games.vtes.state import HUNT as HUNT_STAT
from elysium.games.vtes.state import INTERCEPT, TORPOR, VOTES
from elysium.games.vtes.state import STEALTH as STEALTH_STAT
from elysium.games.vtes.terms import (
    BLEED,
    BURN_CARD,
    DIABLERIZE,
    HUNT,
    LEAVE_TORPOR,
    PLAY,
    RESCUE,
    USE,
    ability_used,
    entity_of,
    entity_used,
    face_played,
    face_used,
    seat_of,
    way_of,
)

EDGE: Final = 0.8
"""What it is worth to take the Edge."""
CHANCES: Final = {-1: 0.3, 0: 0.4, 1: 0.75, 2: 0.88}
"""How often an action with free minions in its way succeeds, by how much its stealth exceeds their intercept."""
OPEN_WAY: Final = 0.92
"""How often it does with nobody in its way: somebody may wake."""
FINISH: Final = 16.0
"""How much a bleed is preferred to everything else where the prey can be ousted this turn."""
AWAKENING: Final = 1.7
"""How much more a vampire is worth out of torpor, where nobody can diablerize it."""
GEAR: Final = {BLEED_STAT: 2.4, INTERCEPT: 1.2, STEALTH_STAT: 1.5}


def minion_score(look: Outlook, option: Option) -> float:
    """Whoever withdraws lets nobody act: any action can end in a combat. [VTES-9.2-02]"""
    return -1.0 if look.is_withdrawing() and _acts(option) else _minion_score(look, option)


def _acts(option: Option) -> bool:
    if option[0] != USE:
        return True
    mode = ability_used(option)
    return mode.kind in ACTION_KINDS or mode.means(Meaning.LETS_ACT)


def _minion_score(look: Outlook, option: Option) -> float:
    verb = option[0]
    if verb == BLEED:
        minion = entity_of(option[1])
        return _bleed_score(look, minion, Seat(option[2]), 0, 0) - stay_value(look, minion)
    if verb == PLAY:
        card = CARDS[face_played(option)]
        mode = card.modes[way_of(option[1])]
        minion = entity_of(option[2])
        price = 0.5 * CARD + BLOOD * (max(0, card.blood_cost) + mode.blood)
        price += look.loss(card.pool_cost) if card.pool_cost > 0 else 0.0
        return _card_score(look, card, mode, minion, option[3], NO_ENTITY) - price - stay_value(look, minion)
    if verb == USE:
        return _ability_score(look, option)
    minion = entity_of(option[1])
    if verb == HUNT:
        return _hunt_score(look, minion) - stay_value(look, minion)
    if verb == LEAVE_TORPOR:
        return chance(look, minion, 1, _undirected(look)) * AWAKENING * look.worth(minion)
    if verb == RESCUE:
        return _rescue_score(look, option)
    if verb == DIABLERIZE:
        return diablerie_score(look, minion, entity_of(option[2])) - stay_value(look, minion)
    if verb == BURN_CARD:
        card_owner = look.s.controller[entity_of(option[2])]
        return (1.5 if card_owner == look.predator else -1.0) - stay_value(look, minion)
    return -1.0


def _undirected(look: Outlook) -> Collection[Seat]:
    """Who may block an action that is directed at nobody."""
    return {look.prey, look.predator} - {look.seat}


def stay_value(look: Outlook, minion: Entity) -> float:
    """A minion that has not acted can block; that matters more the poorer one is."""
    s = look.s
    free = sum(not s.locked[other] for other in look.ready[look.seat])
    poor = 1.6 if s.pool[look.seat] <= 8 else 1.0
    value = 0.1 * poor * look.threat() * (1.0 if free <= 1 else 0.6)
    if s.turn == look.predator:
        # Most of what there was to block is over.
        value *= 0.3
    return min(value, 1.0) / look.eagerness()


def chance(look: Outlook, minion: Entity, stealth: int, seats: Collection[Seat]) -> float:
    """How likely an action is to succeed, as far as one can see."""
    in_hand, _ = look.boosts(minion)
    margin = 3
    for seat in seats:
        for other in look.blockers(seat):
            margin = min(margin, stealth + in_hand + look.stealth(minion) - look.intercept(other))
    return OPEN_WAY if margin == 3 else CHANCES[max(-1, min(2, margin))]


def _if_blocked(look: Outlook, minion: Entity, seats: Collection[Seat]) -> float:
    """What being blocked by the most fearsome minion there costs."""
    foes = [other for seat in seats for other in look.blockers(seat)]
    if not foes:
        return 0.0
    foe = max(foes, key=lambda other: look.strength(other) + 0.1 * look.s.capacity[other])
    return fight_value(look, minion, foe)


def _bleed_score(look: Outlook, minion: Entity, seat: Seat, bonus: int, stealth: int, extra: float = 0.0) -> float:
    _, raises = look.boosts(minion)
    amount = look.bleed(minion) + bonus
    if amount + raises <= 0:
        return -1.0
    if seat == look.prey and minion in look.finishers():
        return FINISH + amount
    way = chance(look, minion, stealth, (seat,))
    value = look.harm(seat, amount)
    if raises and seat == look.prey:
        value += 0.8 * (look.harm(seat, amount + raises) - value)
    value += extra + (EDGE if look.s.edge != look.seat else 0.0)
    return way * value + (1.0 - way) * min(0.3, _if_blocked(look, minion, (seat,)))


def _score_in_between(look: Outlook, minion: Entity) -> float:
    """What it could do without a card; in one's own turn it can do so anyway."""
    if look.s.turn == look.seat:
        return -1.0
    best = _hunt_score(look, minion) if look.s.is_vampire(minion) else -1.0
    if not has_bled(look.s, minion):
        best = max(best, _bleed_score(look, minion, look.prey, 0, 0))
    return best - stay_value(look, minion)


def _hunt_score(look: Outlook, minion: Entity) -> float:
    s = look.s
    blood, missing = s.blood[minion], s.capacity[minion] - s.blood[minion]
    if missing <= 0:
        return -0.5
    if blood == 0:
        return 8.0
    drinks = min(missing, 1 + look.stat(HUNT_STAT, minion))
    each = 1.3 if blood == 1 else 0.8 if blood == 2 else BLOOD
    if any(_gives_pool(mode) for other in look.on.get(minion, ()) for mode in CARDS[s.face[other]].abilities):
        each = max(each, 0.8 * look.gain(1))
    return each * drinks * chance(look, minion, 1, _undirected(look))


def _gives_pool(mode: Mode) -> bool:
    return mode.means(Meaning.BLOOD_TO_POOL)


def _rescue_score(look: Outlook, option: Option) -> float:
    s = look.s
    minion, vampire, own = entity_of(option[1]), entity_of(option[2]), option[3]
    if s.controller[vampire] != look.seat:
        return -2.0
    left = s.blood[minion] - own
    price = BLOOD * own + (1.0 if left <= 0 and own else 0.0)
    price += 0.5 if s.blood[vampire] - (2 - own) <= 0 else 0.0
    value = chance(look, minion, 1, _undirected(look)) * AWAKENING * look.worth(vampire)
    return value - price - stay_value(look, minion)


def diablerie_score(look: Outlook, minion: Entity, victim: Entity) -> float:
    """The victim's blood and end, against the risk of a blood hunt."""
    s = look.s
    if s.controller[victim] == look.seat:
        return -5.0
    room = s.capacity[minion] - s.blood[minion]
    gain = look.regard(s.controller[victim]) * look.worth(victim) + BLOOD * min(room, s.blood[victim])
    if s.capacity[victim] > s.capacity[minion]:
        gain += 0.3
    for_it = sum(look.votes_of_seat(seat) for seat in look.others())
    against = look.votes_of_seat(look.seat)
    hunted = 0.85 if for_it > against else 0.35 if for_it == against else 0.1
    return gain - hunted * look.worth(minion) - 0.2


# Cards


def _card_score(look: Outlook, card: Card, mode: Mode, minion: Entity, target: int, source: Entity) -> float:
    if mode.bleeds:
        seat = seat_of(target) if target < 0 else look.prey
        extra = fsum(effect_score(look, effect, target, minion, source) for effect in mode.on_success if effect.weighed)
        return _bleed_score(look, minion, seat, mode.bleed, mode.stealth, extra)
    if mode.kind == POLITICAL:
        value = mode_interest(look, mode, look.seat, ())
        if value <= 0:
            return -1.0
        passes = chance_to_pass(look, mode, minion, from_hand=not source)
        return chance(look, minion, mode.stealth + 1, _undirected(look)) * passes * value
    if mode.kind in (EQUIPMENT, RETAINER):
        return chance(look, minion, mode.stealth + 1, _undirected(look)) * _gear_score(look, card, minion, target)
    if mode.kind == ALLY:
        value = 1.5 + 1.3 * card.bleed + 0.4 * card.life + 0.3 * card.strength
        return chance(look, minion, mode.stealth + 1, _undirected(look)) * value
    return _other_action(look, card, mode, minion, target, source)


def _other_action(look: Outlook, card: Card, mode: Mode, minion: Entity, target: int, source: Entity) -> float:
    s = look.s
    entity = look.aimed_at(target)
    controller = s.controller[entity] if entity else look.seat
    directed = mode.target is not None and mode.target.hostile and controller != look.seat
    seats: Collection[Seat] = (controller,) if directed else _undirected(look)
    way = chance(look, minion, mode.stealth, seats)
    value = 2.5 if mode.stays and not mode.effects else 0.0
    if mode.stays:
        value += STANDING_GUARD if any(ability.means(Meaning.BLOCKS_AS_VAMPIRE) for ability in card.abilities) else 0.0
        value += look.regard(controller) * _burden(look, card, entity) if entity else 0.0
    for effect in mode.effects:
        if effect.meaning is Meaning.FIGHTS_TARGET:
            value += fight_value(look, minion, entity) - 0.3
            if s.region[entity] == TORPOR or controller == look.seat:
                value -= 5.0
        elif effect.weighed:
            value += effect_score(look, effect, target, minion, source)
    return way * value


STANDING_GUARD: Final = 3.0
"""What a card in play is worth that blocks for its Methuselah."""


def _burden(look: Outlook, card: Card, host: Entity) -> float:
    """What a card on a vampire takes from its votes."""
    lost = sum(-static.amount for static in card.statics if static.to_host and static.stat == VOTES)
    return 0.8 * min(lost, max(0, votes_of(look.s, host))) if lost > 0 else 0.0


def _gear_score(look: Outlook, card: Card, minion: Entity, target: int) -> float:
    """What equipment or a retainer is worth on this minion."""
    s = look.s
    host = look.aimed_at(target) or minion
    own = s.controller[host] == look.seat
    if any(ability.means(Meaning.HURTS_HOST) for ability in card.abilities):
        return -2.0 if own else 2.0 * look.regard(s.controller[host])
    if not own:
        return -2.0
    if card.unique_key and look.in_play(card.unique_key):
        return -1.0
    value = 0.4
    for static in card.statics:
        value += GEAR.get(static.stat, 0.5) * static.amount
    if any(ability.strike is not None for ability in card.abilities):
        armed = any(mode.strike for other in look.on.get(host, ()) for mode in CARDS[s.face[other]].abilities)
        value += 0.1 if armed else 1.3
    if any(effect.meaning is Meaning.LOCKS_TARGET for trigger in card.triggers for effect in trigger.effects):
        value += 1.2
    return value + 0.03 * s.capacity[host]


def _ability_score(look: Outlook, option: Option) -> float:
    entity, minion, target = entity_used(option), entity_of(option[2]), option[3]
    card = CARDS[face_used(option)]
    mode = card.abilities[way_of(option[1])]
    if mode.means(Meaning.LETS_ACT):
        return _score_in_between(look, minion)
    if mode.kind not in ACTION_KINDS:
        return ability_score(look, option)
    price = BLOOD * mode.blood + (look.loss(mode.pool) if mode.pool else 0.0)
    return _card_score(look, card, mode, minion, target, entity) - price - stay_value(look, minion)
