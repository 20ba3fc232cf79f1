"""What a card is worth now: printed values with all that changes them."""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.rivals.definitions.language import (
    ANYBODY,
    ATTACKER,
    CARDS,
    NO_ENTITY,
    Context,
    Entity,
    LoweredCondition,
    Static,
)
from elysium.games.rivals.state import (
    BASE,
    CITY,
    HAVEN,
    INFLUENCE,
    INTEL,
    KEPT_HOME,
    NO_INFLUENCE,
    NO_SECRECY,
    NOBODY,
    ON,
    PHYSICAL,
    PHYSICAL_TYPE,
    RANGED_TYPE,
    SECRECY,
    SEPARATE,
    STREETS,
    TABLE,
    Rivals,
)
from elysium.games.rivals.terms import entity_of, face_of

FACE_UP = -1


def is_active(s: Rivals, source: Entity) -> bool:
    """Whether the text of a card in play counts. [RIV-HAVEN-04, RIV-TORPOR-07, RIV-TORPOR-10, RIV-PRINCE-06]"""
    region = s.region[source]
    if HAVEN <= region <= STREETS:
        return True
    if region == CITY:
        # What a title or a Retainer says is said of the vampire that has it.
        card = CARDS[s.face[source]]
        return not (card.is_title or card.is_retainer)
    if region == ON:
        return HAVEN <= s.region[s.host[source]] <= STREETS
    if region == TABLE:
        return s.known_by[source] == FACE_UP
    if region != BASE or s.known_by[source] != FACE_UP:
        return False
    seat = s.controller[source]
    if s.havens[seat] != source:
        return True
    leader = s.leaders[seat]
    return bool(leader) and s.in_coterie(leader)


def the_one(s: Rivals, number: int) -> Entity:
    """The card that a number names; any on the table if it names a face alone, as people may write it."""
    entity = entity_of(number)
    if entity < len(s.region):
        return entity
    face = face_of(number)
    return Entity(s.face.index(face)) if face in s.face else NO_ENTITY


def user_of(s: Rivals, source: Entity) -> Entity:
    """The vampire whose text it is: the Leader has that of the Haven. [RIV-HAVEN-03]"""
    region = s.region[source]
    if HAVEN <= region <= STREETS:
        return source
    if region == ON:
        return s.host[source]
    if region == BASE and s.havens[s.controller[source]] == source:
        return s.leaders[s.controller[source]]
    return NO_ENTITY


# Parties


def party_of(s: Rivals, entity: Entity) -> list[Entity]:
    """A whole Haven is one party; in The Streets it is as its player says. [RIV-HAVEN-02, RIV-GROUP-01]"""
    region = s.region[entity]
    seat = s.controller[entity]
    if region == HAVEN:
        return [e for e in s.coterie(seat) if s.region[e] == HAVEN]
    if region == STREETS and not is_everybody_apart(s):
        party = s.party[entity]
        return [e for e in s.coterie(seat) if s.region[e] == STREETS and s.party[e] == party]
    return [entity]


def is_everybody_apart(s: Rivals) -> bool:
    """[RIV-CARD-49]"""
    return table_bonus(s, SEPARATE) > 0


def are_kept_home(s: Rivals, seat: Seat) -> bool:
    """Nobody moves out on their own turn, unless the text that forbids it lets them."""
    return s.turn == seat and table_bonus(s, KEPT_HOME) > 0


def attacking_party(s: Rivals) -> list[Entity]:
    return party_of(s, s.attacker) if s.attacker else []


def defending_party(s: Rivals) -> list[Entity]:
    """That of the target; a Mortal is one by itself. [RIV-MORTAL-04]"""
    target = s.target
    return party_of(s, target) if target and s.in_coterie(target) else []


def has_role(s: Rivals, user: Entity, role: int) -> bool:
    """Whether a vampire's text counts in the attack that goes on. [RIV-TEXT-03, RIV-TEXT-04]"""
    if role == ANYBODY:
        return True
    if not s.attacker or not user:
        return False
    if role == ATTACKER:
        return s.attacker == user
    return user in attacking_party(s) or user in defending_party(s)


# Lasting bonuses


def fits(s: Rivals, conditions: tuple[LoweredCondition, ...], context: Context) -> bool:
    for condition in conditions:  # noqa: SIM110  # quicker than a generator
        if not condition.test(s, context):
            return False
    return True


def bonus_of(s: Rivals, stat: int, entity: Entity, target: int = 0) -> int:
    """All that changes a value of a vampire beyond what is printed on it."""
    return _bonus(s, stat, entity, s.attached(entity), target)


def _bonus(s: Rivals, stat: int, entity: Entity, attached: list[Entity], target: int) -> int:
    """The same, for somebody who knows what is on it."""
    amount = s.total(stat, entity) if s.lasting else 0
    if CARDS[s.face[entity]].own_stats >> stat & 1:
        amount += _own_bonus(s, stat, entity, entity, target)
    for other in attached:
        if CARDS[s.face[other]].own_stats >> stat & 1:
            amount += _own_bonus(s, stat, entity, other, target)
    if s.auras >> stat & 1:
        for source in s.radiant:
            # In a view a card that lies face down is no card at all; its text does not count yet.
            face = s.face[source]
            if face > 0 and CARDS[face].aura_stats >> stat & 1:
                for static in CARDS[face].auras:
                    if static.stat == stat and is_active(s, source):
                        amount += _counted(s, static, entity, source, target)
    return amount


def _own_bonus(s: Rivals, stat: int, entity: Entity, source: Entity, target: int) -> int:
    """What a card changes of the vampire that it is, or that it is on."""
    amount = 0
    for static in CARDS[s.face[source]].statics:
        if static.stat == stat and not static.aura:
            amount += _counted(s, static, entity, source, target)
    return amount


def table_bonus(s: Rivals, stat: int) -> int:
    """What holds for the whole table."""
    if not s.auras >> stat & 1:
        return 0
    amount = 0
    for source in s.radiant:
        if s.region[source] == CITY:
            for static in CARDS[s.face[source]].auras:
                if static.stat == stat:
                    amount += static.amount
    return amount


def _counted(s: Rivals, static: Static, entity: Entity, source: Entity, target: int) -> int:
    if static.role and not has_role(s, user_of(s, source), static.role):
        return 0
    if static.when or static.count is not None:
        context = Context(s.controller[source], entity, target, s.face[source], source)
        if not fits(s, static.when, context):
            return 0
        if static.count is not None:
            return static.count(s, context)
    return static.amount


# Values


def attribute_of(s: Rivals, entity: Entity, attack_type: int) -> int:
    """By the type of an attack or of damage; none is for Ranged attacks. [RIV-DAMAGE-03, RIV-RANGED-01]"""
    if attack_type == RANGED_TYPE or not attack_type or not s.in_coterie(entity):
        return 0
    place = attack_type - PHYSICAL_TYPE
    return max(0, CARDS[s.face[entity]].attributes[place] + bonus_of(s, PHYSICAL + place, entity))


def resistance_of(s: Rivals, entity: Entity, attack_type: int) -> int:
    """Physical protects against Ranged damage too. [RIV-DAMAGE-04]"""
    return attribute_of(s, entity, PHYSICAL_TYPE if attack_type == RANGED_TYPE else attack_type)


def influence_of(s: Rivals, entity: Entity) -> int:
    """What it can exert. [RIV-INFL-03]"""
    return 0 if s.flags[entity] & NO_INFLUENCE else whole_influence_of(s, entity)


def whole_influence_of(s: Rivals, entity: Entity) -> int:
    """Whether it was exerted or not. [RIV-INFL-01, RIV-TORPOR-09]"""
    if not s.in_coterie(entity):
        return 0
    leader = 1 if s.leaders[s.controller[entity]] == entity else 0
    return max(0, leader + bonus_of(s, INFLUENCE, entity))


def secrecy_of(s: Rivals, entity: Entity) -> int:
    """[RIV-HAVEN-01, RIV-SECR-05, RIV-PRINCE-05]"""
    region = s.region[entity]
    if not HAVEN <= region <= STREETS:
        return 0
    attached = s.attached(entity)
    if attached and _bonus(s, NO_SECRECY, entity, attached, 0):
        return 0
    return (1 if region == HAVEN else 0) + _bonus(s, SECRECY, entity, attached, 0)


def intel_of_party(s: Rivals, party: list[Entity], target: int) -> int:
    """What the texts of an attacking party give. [RIV-SECR-01]"""
    return sum([bonus_of(s, INTEL, entity, target) for entity in party])


def disciplines_of(s: Rivals, entity: Entity, discipline: int) -> int:
    """How many icons of it a vampire has."""
    if not s.in_coterie(entity):
        return 0
    count = CARDS[s.face[entity]].disciplines[discipline]
    if entity in s.host:
        for other in s.attached(entity):
            count += CARDS[s.face[other]].gives.count(discipline)
    return count


def title_on(s: Rivals, entity: Entity) -> Entity:
    """The title attached to a vampire."""
    if entity in s.host:
        for other in s.attached(entity):
            if CARDS[s.face[other]].is_title:
                return other
    return NO_ENTITY


def retainers_on(s: Rivals, entity: Entity) -> list[Entity]:
    return [other for other in s.attached(entity) if CARDS[s.face[other]].is_retainer]


def is_wounded(s: Rivals, entity: Entity) -> bool:
    """[RIV-GLOSS-04]"""
    return 2 * s.blood[entity] <= s.bp[entity]


def prince_in_city(s: Rivals) -> Entity:
    """The title of the Prince, if it lies in The Streets for anybody to claim. [RIV-CLAIM-02]"""
    for entity in s.in_region(CITY):
        if CARDS[s.face[entity]].is_prince:
            return entity
    return NO_ENTITY


def clans_of(s: Rivals, seat: Seat) -> int:
    """The clans of a coterie, as a bit set. [RIV-ACARD-04]"""
    found = 0
    for entity in s.coterie(seat):
        found |= 1 << CARDS[s.face[entity]].clan
    return found


def rival_holder(s: Rivals, seat: Seat) -> Seat:
    """Whose Rival somebody is."""
    for other in s.everybody():
        if s.rivals[other] == seat:
            return other
    return NOBODY
