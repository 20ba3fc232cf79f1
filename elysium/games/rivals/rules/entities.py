"""Cards on the table: how they come and go, are exhausted, hold Blood, and what hangs on them."""

from __future__ import annotations

from bisect import insort

from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    ATTACH_TEXT,
    CARDS,
    H_ATTACHED,
    H_DEFEATED,
    NO_ENTITY,
    NO_FACE,
    Entity,
    Face,
)
from elysium.games.rivals.rules.hands import to_discards
from elysium.games.rivals.rules.tokens import eliminate, gain_agenda, lose_prestige
from elysium.games.rivals.rules.triggers import OF_WAY, fire, run_part
from elysium.games.rivals.rules.values import FACE_UP, are_kept_home, attacking_party, defending_party, title_on
from elysium.games.rivals.state import (
    BLOOD_POTENCY,
    CITY,
    GONE,
    HAVEN,
    LEFT,
    MOST_ATTACHMENTS,
    NO_INFLUENCE,
    NOBODY,
    ON,
    REGROUPED,
    STAYS_OUT,
    STREETS,
    TORPOR,
    Rivals,
)
from elysium.games.rivals.terms import (
    ATTACHED,
    BURNED,
    CAME_HOME,
    DEFEATED,
    EXHAUSTED,
    LEFT_PLAY,
    LOST_BLOOD,
    MAKE_ROOM,
    MENDED,
    READIED,
    RETURNED,
    SENT_OUT,
    STOLE_BLOOD,
    TORPOR_EVENT,
    book,
    entity_of,
)


def new_entity(s: Rivals, face: Face, owner: Seat, region: int) -> Entity:
    """A card comes onto the table, under a number that nothing on the table has."""
    card = CARDS[face]
    regions = s.region
    if regions.count(GONE) > 1:
        entity = Entity(regions.index(GONE, 1))
    else:
        entity = Entity(len(regions))
        for values in (s.face, s.owner, s.controller, s.region, s.host, s.party, s.blood, s.exhausted):
            values.append(0)  # type: ignore[arg-type]  # set below
        for numbers in (s.bp, s.flags, s.known_by, s.contributors, s.bounty):
            numbers.append(0)
    s.face[entity] = face
    s.owner[entity] = s.controller[entity] = owner
    s.region[entity] = region
    s.bp[entity] = card.bp if card.is_vampire else 0
    s.known_by[entity] = FACE_UP
    if card.is_vampire:
        insort(s.kindred, entity)
    if card.is_able:
        s.able.append(entity)
    if card.auras:
        s.radiant.append(entity)
        s.auras |= card.aura_stats
    return entity


def forget(s: Rivals, entity: Entity) -> None:
    """It is nowhere any more: nothing lasting can hold on to it."""
    old_party = s.party[entity] if s.region[entity] == STREETS else NO_ENTITY
    seat = s.controller[entity]
    s.region[entity] = LEFT
    s.host[entity] = NO_ENTITY
    s.party[entity] = NO_ENTITY
    for values in (s.blood, s.exhausted, s.flags, s.contributors, s.bounty, s.bp):
        values[entity] = 0
    if old_party:
        number_party(s, seat, old_party)
    if s.lasting:
        s.lasting = [entry for entry in s.lasting if entry[2] != entity]
    if s.used:
        s.used = [entry for entry in s.used if entry[1] != entity]
    if entity in s.kindred:
        s.kindred.remove(entity)
    silence(s, entity)
    for leader_seat in s.everybody():
        if s.leaders[leader_seat] == entity:
            s.leaders[leader_seat] = NO_ENTITY


def silence(s: Rivals, entity: Entity) -> None:
    """Its text does not count any more, or not yet."""
    if entity in s.able:
        s.able.remove(entity)
    if entity in s.radiant:
        s.radiant.remove(entity)
        s.auras = 0
        for other in s.radiant:
            s.auras |= s.card(other).aura_stats


def free_numbers(s: Rivals) -> None:
    """A new turn: numbers of cards that have left may be given out again."""
    for entity in s.in_region(LEFT):
        s.region[entity] = GONE
        s.face[entity] = NO_FACE
        s.known_by[entity] = 0
        s.owner[entity] = s.controller[entity] = NOBODY


# Ready and exhausted


def exhaust(s: Rivals, entity: Entity) -> None:
    if not s.exhausted[entity]:
        s.exhausted[entity] = 1
        if not s.quiet:
            s.tell(EXHAUSTED, s.ref(entity))


def make_ready(s: Rivals, entity: Entity) -> None:
    if s.exhausted[entity]:
        s.exhausted[entity] = 0
        if not s.quiet:
            s.tell(READIED, s.ref(entity))


# Blood


def mend(s: Rivals, entity: Entity, amount: int) -> int:
    """Never above its Blood Potency; how much it was. [RIV-HEAL-01, RIV-HEAL-02]"""
    gained = min(amount, s.bp[entity] - s.blood[entity])
    if gained <= 0:
        return 0
    s.blood[entity] += gained
    if not s.quiet:
        s.tell(MENDED, s.ref(entity), gained)
    if s.region[entity] == TORPOR and s.blood[entity] == s.bp[entity] and s.turn == s.controller[entity]:
        leave_torpor(s, entity)
    return gained


def leave_torpor(s: Rivals, entity: Entity) -> None:
    """[RIV-TORPOR-11, RIV-END-05]"""
    s.region[entity] = HAVEN
    s.exhausted[entity] = 0
    if not s.quiet:
        s.tell(RETURNED, s.ref(entity))


def lose_blood(s: Rivals, entity: Entity, amount: int, by: Entity = NO_ENTITY) -> int:
    """By a loss or a price, which is no damage; without Blood it goes to Torpor. [RIV-DAMAGE-07, RIV-DAMAGE-08]"""
    lost = min(amount, s.blood[entity])
    if lost > 0:
        s.blood[entity] -= lost
        if not s.quiet:
            s.tell(LOST_BLOOD, s.ref(entity), lost)
        if not s.blood[entity]:
            doom(s, entity, False, by)
    return max(0, lost)


def steal_blood(s: Rivals, thief: Entity, entity: Entity, amount: int) -> None:
    """What a full thief has no room for is lost. [RIV-GLOSS-07, RIV-CARD-42]"""
    stolen = min(amount, s.blood[entity]) if s.is_vampire(entity) else 0
    if stolen <= 0:
        return
    s.blood[entity] -= stolen
    s.blood[thief] = min(s.bp[thief], s.blood[thief] + stolen)
    if not s.quiet:
        s.tell(STOLE_BLOOD, s.ref(thief), s.ref(entity), stolen)
    if not s.blood[entity]:
        doom(s, entity, False, thief)


def doom(s: Rivals, entity: Entity, burns: bool, by: Entity) -> None:
    """A vampire of a coterie has no Blood left: it falls, while damage is worked out only afterwards.
    [RIV-TORPOR-01, RIV-ATTACK-14]"""
    if not s.in_coterie(entity) or any(entry[0] == entity for entry in s.doomed):
        return
    s.doomed.append((entity, int(burns), by))
    if not s.resolving and not s.comes_next(settle_doomed):
        s.do((settle_doomed,))


@book.step
def settle_doomed(s: Rivals) -> None:
    """One after the other."""
    doomed, s.doomed = s.doomed, []
    s.do(*((fall, entity, burns, by, s.controller[by] if by else NOBODY) for entity, burns, by in doomed))


@book.step
def fall(s: Rivals, entity: Entity, burns: int, by: Entity, seat: Seat) -> None:
    """A vampire is defeated. [RIV-AGENDA-03, RIV-AGG-08]"""
    if not s.in_coterie(entity):
        return
    victim = s.controller[entity]
    if not s.quiet:
        s.tell(DEFEATED, s.ref(entity), victim)
    if seat != NOBODY:
        gain_agenda(s, seat, s.bounty[entity])
        s.bounty[entity] = 0
        if s.rivals[seat] == victim:
            gain_agenda(s, seat, 1)
    s.do((go_down, entity, burns, by, seat))
    fire(s, H_DEFEATED, s.ref(entity), by, seat + 1)


@book.step
def go_down(s: Rivals, entity: Entity, burns: int, by: Entity, seat: Seat) -> None:
    """To Torpor, or out of the game if Aggravated damage brought it down. [RIV-TORPOR, RIV-AGG-03, RIV-AGG-04]"""
    victim = s.controller[entity]
    for other in s.attached(entity):
        card = s.card(other)
        if card.is_prince:
            pass_title_on(s, other, by)
        elif card.is_retainer or burns:
            burn(s, other)
        elif not card.is_title:
            discard_from_play(s, other)
    if burns:
        burn(s, entity)
    else:
        _enter_torpor(s, entity, seat)
    check_coterie(s, victim, seat)


def _enter_torpor(s: Rivals, entity: Entity, by: Seat) -> None:
    old_party = s.party[entity] if s.region[entity] == STREETS else NO_ENTITY
    seat = s.controller[entity]
    s.region[entity] = TORPOR
    s.party[entity] = NO_ENTITY
    if old_party:
        number_party(s, seat, old_party)
    s.exhausted[entity] = 1
    s.flags[entity] = 0
    s.bounty[entity] = 0
    s.blood[entity] = 0
    refresh_potency(s, entity)
    if s.lasting:
        s.lasting = [entry for entry in s.lasting if entry[2] != entity]
    if not s.quiet:
        s.tell(TORPOR_EVENT, s.ref(entity))
    # [RIV-TORPOR-06, RIV-WIN-12]
    s.blood[entity] = lose_prestige(s, seat, 1, by)


def check_coterie(s: Rivals, seat: Seat, by: Seat) -> None:
    """[RIV-WIN-06]"""
    if not s.coterie(seat):
        eliminate(s, seat, by)


# Attachments


def can_attach(s: Rivals, host: Entity) -> bool:
    """There is room, or something to burn for it. [RIV-ATTACH-01, RIV-ATTACH-03]"""
    return len(s.attached(host)) < MOST_ATTACHMENTS or bool(removable(s, host))


def removable(s: Rivals, host: Entity) -> list[Entity]:
    """What can make room: no title, nothing that foes have put there."""
    seat = s.controller[host]
    return [other for other in s.attached(host) if not s.card(other).is_title and s.controller[other] == seat]


def attach(s: Rivals, entity: Entity, host: Entity, *, triggers: bool = True) -> None:
    """Onto a vampire, for which something may have to go. [RIV-ATTACH-01]"""
    full = len([other for other in s.attached(host) if other != entity]) >= MOST_ATTACHMENTS
    if s.card(entity).is_prince:
        former = title_on(s, host)
        if former:
            discard_from_play(s, former)
            full = False
    s.do((lay_on, entity, host, int(triggers)))
    if full and removable(s, host):
        s.ask(s.controller[host], make_room, host)


@book.choice("RIV-ATTACH-01", "RIV-CLAIM-12", "RIV-PRINCE-02")
def make_room(s: Rivals, seat: Seat, host: Entity) -> list[Option]:
    """What is burned."""
    return [(MAKE_ROOM, s.ref(other)) for other in removable(s, host)]


@book.answer(make_room)
def room_is_made(s: Rivals, seat: Seat, option: Option, host: Entity) -> None:
    burn(s, entity_of(option[1]))


@book.step
def lay_on(s: Rivals, entity: Entity, host: Entity, triggers: int) -> None:
    if not s.in_coterie(host) or s.region[entity] in (GONE, LEFT):
        return
    s.region[entity] = ON
    s.host[entity] = host
    s.controller[entity] = s.controller[host]
    s.party[entity] = NO_ENTITY
    if not s.quiet:
        s.tell(ATTACHED, s.ref(entity), s.ref(host))
    refresh_potency(s, host)
    if not triggers:
        return
    fire(s, H_ATTACHED, s.ref(entity), host)
    card = s.card(entity)
    for number, way in enumerate(card.ways):
        if way.kind == ATTACH_TEXT:
            run_part(s, card.face, OF_WAY, number, s.controller[host], host, s.ref(host), entity)


def refresh_potency(s: Rivals, host: Entity) -> None:
    """Blood above the maximum is lost. [RIV-HEAL-03, RIV-HEAL-04]"""
    potency = s.card(host).bp
    if s.in_coterie(host):
        for other in s.attached(host):
            potency += sum([static.amount for static in s.card(other).statics if static.stat == BLOOD_POTENCY])
    s.bp[host] = potency
    s.blood[host] = min(s.blood[host], potency)


def pass_title_on(s: Rivals, title: Entity, by: Entity) -> None:
    """The Prince's title goes to the vampire that defeated them, or to The Streets. [RIV-PRINCE-01, RIV-PRINCE-04]"""
    host = s.host[title]
    s.host[title] = NO_ENTITY
    s.region[title] = CITY
    s.controller[title] = NOBODY
    refresh_potency(s, host)
    falls_too = any(entry[0] == by for entry in s.doomed) or bool(s.pending(fall, by)) or not s.blood[by]
    if by and s.in_coterie(by) and not falls_too and can_attach(s, by):
        attach(s, title, by)


# Leaving play


def burn(s: Rivals, entity: Entity) -> None:
    """Out of the game; what is on it goes with it. [RIV-GLOSS-05, RIV-CITY-06]"""
    if s.region[entity] in (GONE, LEFT):
        return
    for other in s.attached(entity):
        if s.card(other).is_prince:
            pass_title_on(s, other, NO_ENTITY)
        else:
            burn(s, other)
    face, owner, host = s.face[entity], s.owner[entity], s.host[entity]
    if not s.quiet:
        s.tell(BURNED, s.ref(entity))
    forget(s, entity)
    if owner == NOBODY:
        s.city_burned = (*s.city_burned, face)
    else:
        s.burned = s.put(s.burned, owner, (*s.burned[owner], face))
    if host:
        refresh_potency(s, host)


def discard_from_play(s: Rivals, entity: Entity) -> None:
    """To its owner's discard pile, or to that of the city."""
    if s.region[entity] in (GONE, LEFT):
        return
    face, owner, host = s.face[entity], s.owner[entity], s.host[entity]
    if not s.quiet:
        s.tell(LEFT_PLAY, s.ref(entity))
    forget(s, entity)
    if owner == NOBODY:
        s.city_discard = (*s.city_discard, face)
    else:
        to_discards(s, owner, face)
    if host:
        refresh_potency(s, host)


# Places and parties


def send_out(s: Rivals, entity: Entity, *, set_free: bool = False) -> None:
    """From the Haven to The Streets, as a party of its own. [RIV-ZONE-02]"""
    if s.region[entity] == HAVEN and (set_free or not are_kept_home(s, s.controller[entity])):
        s.region[entity] = STREETS
        s.party[entity] = entity
        if not s.quiet:
            s.tell(SENT_OUT, s.ref(entity))


def turn_out(s: Rivals, seat: Seat) -> None:
    """All from the Haven to The Streets by somebody's doing: the party that they were they stay."""
    members = [e for e in s.coterie(seat) if s.region[e] == HAVEN]
    for entity in members:
        send_out(s, entity)
        if s.region[entity] == STREETS:
            s.party[entity] = members[0]


def go_home(s: Rivals, entity: Entity) -> None:
    """[RIV-BEGIN-08]"""
    s.region[entity] = HAVEN
    s.party[entity] = NO_ENTITY
    s.flags[entity] &= ~(REGROUPED | STAYS_OUT)


def send_everybody_home(s: Rivals) -> None:
    for seat in s.clockwise_from(s.turn):
        out = [entity for entity in s.coterie(seat) if s.region[entity] == STREETS]
        for entity in out:
            go_home(s, entity)
        if out and not s.quiet:
            s.tell(CAME_HOME, seat)


def number_party(s: Rivals, seat: Seat, party: Entity) -> None:
    """A party goes by the lowest of its numbers."""
    members = [e for e in s.coterie(seat) if s.region[e] == STREETS and s.party[e] == party]
    if members and members[0] != party:
        for e in members:
            s.party[e] = members[0]


def join(s: Rivals, entity: Entity, other: Entity) -> None:
    old, seat = s.party[entity], s.controller[entity]
    s.party[entity] = NO_ENTITY
    number_party(s, seat, old)
    party = s.party[other]
    s.party[entity] = party
    if entity < party:
        for e in s.coterie(seat):
            if s.region[e] == STREETS and s.party[e] == party:
                s.party[e] = entity


def stand_alone(s: Rivals, entity: Entity) -> None:
    old, seat = s.party[entity], s.controller[entity]
    s.party[entity] = NO_ENTITY
    number_party(s, seat, old)
    s.party[entity] = entity


def opposing_party(s: Rivals, entity: Entity) -> list[Entity]:
    """The other side of the attack."""
    ours = attacking_party(s)
    return defending_party(s) if entity in ours else ours


def steal_retainer(s: Rivals, retainer: Entity, thief: Entity, *, triggers: bool = True) -> None:
    """It keeps its state. [RIV-CARD-50]"""
    host = s.host[retainer]
    if not s.card(retainer).is_retainer or not host or not s.in_coterie(thief) or not can_attach(s, thief):
        return
    s.host[retainer] = NO_ENTITY
    s.region[retainer] = CITY
    refresh_potency(s, host)
    attach(s, retainer, thief, triggers=triggers)


def use_up_influence(s: Rivals, entity: Entity) -> None:
    """[RIV-INFL-03]"""
    s.flags[entity] |= NO_INFLUENCE
