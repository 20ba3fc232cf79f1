"""What cards in play let somebody do: when, for what, and how often. [RIV-ABIL, RIV-EXH]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    ANYBODY,
    CARDS,
    NO_ENTITY,
    W_ACTION,
    W_ATTACK,
    W_BLOCK,
    W_INFLUENCE,
    W_PREVENT,
    Context,
    Entity,
    Face,
    LoweredCost,
    Way,
)
from elysium.games.rivals.marks import (
    ABILITY_USED,
    ANSWERED_DAMAGE,
    USED_IN_ATTACK,
    USED_THIS_TURN,
    is_marked,
    mark,
)
from elysium.games.rivals.rules.entities import exhaust
from elysium.games.rivals.rules.obstacles import (
    FORBIDDEN,
    IS_EXHAUSTED,
    MAY_NOT_BLOCK,
    NO_ACTIONS,
    NOT_IN_STREETS,
    NOT_YOUR_TURN,
    NOT_YOURS,
    USED_UP,
    WRONG_MOMENT,
)
from elysium.games.rivals.rules.triggers import COST_OF_ABILITY, OF_ABILITY, do_effects, run_part
from elysium.games.rivals.rules.values import bonus_of, fits, has_role, is_active, user_of
from elysium.games.rivals.state import CITY, NO_CONFLICT, NO_PREVENTION, RANGED_TYPE, STREETS, Rivals
from elysium.games.rivals.terms import USE, card_in, entity_of, in_way, way_of


def offered(s: Rivals, seat: Seat, window: int) -> list[Option]:
    """What a player can use at this moment."""
    bit = 1 << window
    found: list[Option] = []
    face = s.face
    for entity in s.able:
        if CARDS[face[entity]].windows & bit and _whose(s, entity) == seat and is_active(s, entity):
            for number, way in enumerate(CARDS[face[entity]].abilities):
                if way.windows & bit:
                    for user in users_of(s, seat, entity, way):
                        if not _occasion(s, seat, entity, number, way, user, window) and not _price(
                            s, seat, entity, way, user
                        ):
                            found.append((USE, in_way(s.ref(entity), number), s.ref(user) if user else 0))
    return found


def might_use(s: Rivals, seat: Seat, window: int) -> bool:
    """Whether they are asked: what can be paid is their own affair, and not looked at."""
    bit = 1 << window
    face = s.face
    for entity in s.able:
        if CARDS[face[entity]].windows & bit and _whose(s, entity) == seat and is_active(s, entity):
            for number, way in enumerate(CARDS[face[entity]].abilities):
                if way.windows & bit:
                    for user in users_of(s, seat, entity, way):
                        if not _occasion(s, seat, entity, number, way, user, window):
                            return True
    return False


def _whose(s: Rivals, entity: Entity) -> Seat:
    """Who can use it: an Event is for whoever's turn it is, whoever has revealed it."""
    return s.turn if CARDS[s.face[entity]].is_event else s.controller[entity]


def users_of(s: Rivals, seat: Seat, entity: Entity, way: Way) -> Sequence[Entity]:
    """The vampires that may do it; what every attacker can use is used by the attacker."""
    if way.each_vampire:
        return s.coterie(seat)
    return (s.attacker if way.each_attack else user_of(s, entity),)


def ability_obstacle(s: Rivals, seat: Seat, entity: Entity, number: int, user: Entity, window: int) -> int:
    """For this vampire, or else for the first one that may do it."""
    if _whose(s, entity) != seat:
        return NOT_YOURS
    way = CARDS[s.face[entity]].abilities[number]
    if not way.windows >> window & 1 or not is_active(s, entity):
        return WRONG_MOMENT
    users = users_of(s, seat, entity, way)
    if user not in users:
        user = users[0] if users else NO_ENTITY
    return _occasion(s, seat, entity, number, way, user, window) or _price(s, seat, entity, way, user)


def _price(s: Rivals, seat: Seat, entity: Entity, way: Way, user: Entity) -> int:
    """What is in the way that is their own affair."""
    if not way.when and not way.costs:
        return 0
    context = Context(seat, user, target_of(s), s.face[entity], entity)
    if not fits(s, way.when, context):
        return FORBIDDEN
    return unpaid(s, way.costs, context)


def _occasion(s: Rivals, seat: Seat, entity: Entity, number: int, way: Way, user: Entity, window: int) -> int:
    """What everybody can see to be in the way of an ability whose text counts."""
    if way.role and not has_role(s, user, way.role):
        return WRONG_MOMENT
    if way.each_attack:
        if s.attack_seat != seat or is_marked(s, user, USED_IN_ATTACK, entity, number):
            return USED_UP
    elif way.each_vampire:
        if is_marked(s, user, USED_THIS_TURN, entity, number):
            return USED_UP
    elif is_marked(s, entity, ANSWERED_DAMAGE if way.each_time else ABILITY_USED, number):
        return USED_UP
    if window == W_INFLUENCE and s.turn != seat and not (way.relentless or s.card(entity).relentless):
        return NOT_YOUR_TURN
    if window == W_ATTACK and way.role == ANYBODY and not way.each_attack and s.attack_seat != seat:
        return NOT_YOUR_TURN
    if window == W_ACTION and (s.turn != seat or s.conflict != NO_CONFLICT):
        return NOT_YOUR_TURN
    if window == W_PREVENT and not any(entry[4] for entry in s.damage) and bonus_of(s, NO_PREVENTION, entity):
        # Damage that nobody deals is that of the Second Inquisition.
        return FORBIDDEN
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


def unpaid(s: Rivals, costs: tuple[LoweredCost, ...], context: Context) -> int:
    """What is in the way of paying all of this, if anything."""
    for cost in costs:
        if not cost.payable(s, context):
            return cost.obstacle
    return 0


def pay(s: Rivals, costs: tuple[LoweredCost, ...], context: Context) -> None:
    """Those about which nobody has to be asked."""
    for cost in costs:
        if cost.effect is not None:
            cost.effect.run(s, context)


def use_ability(s: Rivals, seat: Seat, option: Option) -> None:
    """Announced, paid, then carried out. [RIV-ABIL-01]"""
    entity, number, user = entity_of(card_in(option[1])), way_of(option[1]), entity_of(option[2])
    face = s.face[entity]
    way = CARDS[face].abilities[number]
    if way.each_attack:
        mark(s, user, USED_IN_ATTACK, entity, number)
    elif way.each_vampire:
        mark(s, user, USED_THIS_TURN, entity, number)
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
