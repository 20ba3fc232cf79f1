"""What cards in play let somebody do: when, for what, and how often. [RIV-ABIL, RIV-EXH]"""

from __future__ import annotations

from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    ANYBODY,
    CARDS,
    W_ACTION,
    W_ATTACK,
    W_BLOCK,
    W_INFLUENCE,
    Context,
    Entity,
    Face,
    LoweredCost,
    Way,
)
from elysium.games.rivals.marks import ABILITY_USED, ANSWERED_DAMAGE, USED_IN_ATTACK, is_marked, mark
from elysium.games.rivals.rules.entities import exhaust
from elysium.games.rivals.rules.obstacles import (
    CANNOT_PAY,
    FORBIDDEN,
    IS_EXHAUSTED,
    LAST_BLOOD,
    MAY_NOT_BLOCK,
    NO_ACTIONS,
    NOT_IN_STREETS,
    NOT_YOUR_TURN,
    NOT_YOURS,
    USED_UP,
    WRONG_MOMENT,
)
from elysium.games.rivals.rules.triggers import COST_OF_ABILITY, OF_ABILITY, do_effects, run_part
from elysium.games.rivals.rules.values import fits, has_role, is_active, user_of
from elysium.games.rivals.state import CITY, NO_CONFLICT, RANGED_TYPE, STREETS, Rivals
from elysium.games.rivals.terms import USE, in_way


def offered(s: Rivals, seat: Seat, window: int) -> list[Option]:
    """What a player can use at this moment."""
    bit = 1 << window
    found: list[Option] = []
    for entity in s.able:
        if s.controller[entity] == seat and CARDS[s.face[entity]].windows & bit:
            for number, way in enumerate(CARDS[s.face[entity]].abilities):
                if way.windows & bit and not ability_obstacle(s, seat, entity, number, window):
                    user = user_for(s, entity, way)
                    found.append((USE, in_way(s.ref(entity), number), s.ref(user) if user else 0))
    return found


def might_use(s: Rivals, seat: Seat, window: int) -> bool:
    """Whether they are asked: what can be paid is their own affair, and not looked at."""
    bit = 1 << window
    for entity in s.able:
        if s.controller[entity] == seat and CARDS[s.face[entity]].windows & bit:
            for number, way in enumerate(CARDS[s.face[entity]].abilities):
                if way.windows & bit and not _standing(s, seat, entity, number, window):
                    return True
    return False


def user_for(s: Rivals, entity: Entity, way: Way) -> Entity:
    """The vampire that does it; what every attacker can use is used by the attacker."""
    return s.attacker if way.each_attack else user_of(s, entity)


def ability_obstacle(s: Rivals, seat: Seat, entity: Entity, number: int, window: int) -> int:
    obstacle = _standing(s, seat, entity, number, window)
    if obstacle:
        return obstacle
    way = CARDS[s.face[entity]].abilities[number]
    context = Context(seat, user_for(s, entity, way), target_of(s), s.face[entity], entity)
    if not fits(s, way.when, context):
        return FORBIDDEN
    for cost in way.costs:
        if not cost.payable(s, context):
            return LAST_BLOOD if cost.effect is not None and cost.effect.name == "pay-blood" else CANNOT_PAY
    return 0


def _standing(s: Rivals, seat: Seat, entity: Entity, number: int, window: int) -> int:
    """What everybody can see to be in the way."""
    if s.controller[entity] != seat:
        return NOT_YOURS
    way = CARDS[s.face[entity]].abilities[number]
    if not way.windows >> window & 1 or not is_active(s, entity):
        return WRONG_MOMENT
    user = user_for(s, entity, way)
    if way.role and not has_role(s, user, way.role):
        return WRONG_MOMENT
    if way.each_attack:
        if s.attack_seat != seat or is_marked(s, user, USED_IN_ATTACK, entity, number):
            return USED_UP
    elif is_marked(s, entity, ANSWERED_DAMAGE if way.each_time else ABILITY_USED, number):
        return USED_UP
    if window == W_INFLUENCE and s.turn != seat and not (way.relentless or s.card(entity).relentless):
        return NOT_YOUR_TURN
    if window == W_ATTACK and way.role == ANYBODY and not way.each_attack and s.attack_seat != seat:
        return NOT_YOUR_TURN
    if window == W_ACTION and (s.turn != seat or s.conflict != NO_CONFLICT):
        return NOT_YOUR_TURN
    if window == W_BLOCK and not blocks_from_afar(s, user, way):
        return MAY_NOT_BLOCK
    if way.streets and s.region[user] != STREETS:
        return NOT_IN_STREETS
    if way.is_action:
        if s.actions <= 0:
            return NO_ACTIONS
        if s.exhausted[user]:
            return IS_EXHAUSTED
    return 0


def blocks_from_afar(s: Rivals, user: Entity, way: Way) -> bool:
    """Whether a ready vampire can step in. [RIV-CARD-31, RIV-RANGED-02]"""
    if s.exhausted[user] or user == s.target or (s.attack_type == RANGED_TYPE and not way.blocks_ranged):
        return False
    return not way.blocks_in_streets or s.region[s.target] in (STREETS, CITY)


def target_of(s: Rivals) -> int:
    return s.ref(s.target) if s.target else 0


def payable(s: Rivals, costs: tuple[LoweredCost, ...], context: Context) -> bool:
    for cost in costs:  # noqa: SIM110  # quicker than a generator
        if not cost.payable(s, context):
            return False
    return True


def pay(s: Rivals, costs: tuple[LoweredCost, ...], context: Context) -> None:
    """Those about which nobody has to be asked."""
    for cost in costs:
        if cost.effect is not None:
            cost.effect.run(s, context)


def use_ability(s: Rivals, seat: Seat, entity: Entity, number: int) -> None:
    """Announced, paid, then carried out. [RIV-ABIL-01]"""
    face = s.face[entity]
    way = CARDS[face].abilities[number]
    user = user_for(s, entity, way)
    if way.each_attack:
        mark(s, user, USED_IN_ATTACK, entity, number)
    else:
        mark(s, entity, ANSWERED_DAMAGE if way.each_time else ABILITY_USED, number)
    if way.is_action:
        s.actions -= 1
        exhaust(s, user)
    target = target_of(s)
    run_part(s, face, OF_ABILITY, number, seat, user, target, entity)
    if way.asked_costs:
        s.do((do_effects, face, COST_OF_ABILITY, number, 0, seat, user, target, entity))
    pay(s, way.costs, Context(seat, user, target, Face(face), entity))
