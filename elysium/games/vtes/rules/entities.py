"""Cards on the table: how they come, go, are locked, hold blood, and what hangs on them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    ABILITY_WINDOWS,
    CARDS,
    CONDITIONAL,
    H_BURNED,
    H_CONTROLLED,
    H_LEAVES_PLAY,
    H_LEAVES_READY,
    H_LEAVES_TORPOR,
    H_TO_TORPOR,
    H_UNLOCKED,
    H_WOULD_BURN,
    MOMENTS,
    NO_ENTITY,
    NO_FACE,
    OTHERS_WINDOWS,
    STATS_CHANGED,
    W_WOULD,
    Card,
    Entity,
    Face,
)
from elysium.games.vtes.definitions.merging import MADE_OF, MERGES
from elysium.games.vtes.definitions.names import UNTITLED
from elysium.games.vtes.definitions.traits import (
    BEGINS_ANEW,
    IS_BLACK_HAND,
    IS_IMBUED,
    IS_INFERNAL,
    ON_RED_LIST,
    OPENS_PREYS_HAND,
    PLAYS_WHAT_IT_KEEPS,
    STAYS_YOURS,
    TROPHY,
)
from elysium.games.vtes.marks import HOSTAGE, LEAVES_FOR_GOOD, OWNS_BASE, REMEMBERED, TABLE_ITSELF, TEACHES, WORN
from elysium.games.vtes.rules.crypts import put_at_bottom, remember
from elysium.games.vtes.rules.frames import WOULD_HAPPEN, do_when_settled
from elysium.games.vtes.rules.hands import (
    adjust_hand,
    adjust_hands_of_combat,
    changes_hands_in_combat,
    replace_at_last,
    shuffle_library,
    whose_hands,
)
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.keeping import burn_kept
from elysium.games.vtes.rules.legality import may_bear
from elysium.games.vtes.rules.lessons import discipline_of, lessons_of, level_with, levels_by
from elysium.games.vtes.rules.limits import is_marked, mark, marks_on, renumber_abilities, unmark
from elysium.games.vtes.rules.pieces import pieces
from elysium.games.vtes.rules.triggers import fire, replaced, stat
from elysium.games.vtes.state import (
    BLACK_HAND,
    CONTESTED,
    GAME,
    GONE,
    HAND,
    INFERNAL,
    LENT,
    NO_UNLOCK,
    ON,
    READY,
    RED_LIST,
    SHOWN,
    STAYS_LOCKED,
    SUPERIOR,
    TABLE,
    TORPOR,
    UNCONTROLLED,
    Vtes,
)
from elysium.games.vtes.terms import (
    BURNED,
    CHOOSE,
    DRAINED,
    INCAPACITATED,
    LOCKED,
    PUT_ON,
    READY_EVENT,
    REMOVED,
    SECRET,
    STOLEN,
    TO_CRYPT,
    TO_LIBRARY,
    TO_UNCONTROLLED,
    TORPOR_EVENT,
    UNLOCKED,
    WITHDRAWAL_FAILS,
    book,
    entity_of,
)


def new_entity(s: Vtes, face: Face, owner: Seat, controller: Seat, region: int) -> Entity:
    """A card comes onto the table."""
    card = CARDS[face]
    s.face.append(face)
    s.owner.append(owner)
    s.controller.append(controller)
    s.region.append(region)
    s.host.append(NO_ENTITY)
    s.blood.append(0)
    s.locked.append(0)
    s.capacity.append(card.capacity)
    s.clan.append(card.clan)
    s.sect.append(card.sect)
    s.title.append(card.title)
    s.claim.append(card.claim)
    s.basic.append(card.basic)
    s.superior.append(card.superior)
    s.flags.append(printed_flags(card))
    entity = Entity(len(s.face) - 1)
    if region != UNCONTROLLED and not region & LENT:
        heed(s, entity)
    return entity


def heed(s: Vtes, entity: Entity) -> None:
    """The card is in play: from now on rules look for what it says."""
    card = CARDS[s.face[entity]]
    expect(s, card.face)
    for says, among in ((card.is_able, s.able), (card.governs, s.governing)):
        if says and entity not in among:
            insort(among, entity)
        elif not says and entity in among:
            among.remove(entity)


def disregard(s: Vtes, entity: Entity) -> None:
    """It is in play no more."""
    for among in (s.able, s.governing):
        if entity in among:
            among.remove(entity)


def expect(s: Vtes, face: Face) -> None:
    """From now on rules look for what this card does."""
    s.offering |= ABILITY_WINDOWS[face]
    s.offering_others |= OTHERS_WINDOWS[face]
    s.waiting |= MOMENTS[face]
    s.changing |= STATS_CHANGED[face]


def printed_flags(card: Card) -> int:
    flags = 0
    if card.crypt and card.traits:
        flags |= INFERNAL if card.traits & IS_INFERNAL else 0
        flags |= RED_LIST if card.traits & ON_RED_LIST else 0
        flags |= BLACK_HAND if card.traits & IS_BLACK_HAND else 0
    return flags


def forget(s: Vtes, entity: Entity) -> None:
    """The entity is nowhere any more: nothing lasting can hold on to it."""
    s.region[entity] = GONE
    s.host[entity] = NO_ENTITY
    s.blood[entity] = 0
    s.locked[entity] = 0
    s.flags[entity] = 0
    if entity in s.lent:
        s.lent.remove(entity)
    if s.lasting:
        s.lasting = [entry for entry in s.lasting if entry[2] != entity]
    unmark(s, entity, WORN)
    disregard(s, entity)


def printed_again(s: Vtes, entity: Entity) -> None:
    """Back to what is printed on the card, for a crypt card that leaves the controlled region."""
    card = CARDS[s.face[entity]]
    s.capacity[entity] = card.capacity
    s.clan[entity] = card.clan
    s.sect[entity] = card.sect
    s.title[entity] = card.title
    s.claim[entity] = card.claim
    s.basic[entity] = card.basic
    s.superior[entity] = card.superior


def become_merged(s: Vtes, vampire: Entity, other: Entity) -> int:
    """The uncontrolled other version of a vampire becomes one card with it, and its counters go to the bank.

    What was changed of the one in play stays changed, but for its sect: the one that they belong to from now on if
    it is another one, else 0. [VTES-1.5.6-04, VTES-1.5.6-07 to VTES-1.5.6-09]
    """
    for card in all_attached(s, other):
        burn(s, card)
    old, face = CARDS[s.face[vampire]], MERGES[s.face[vampire], s.face[other]]
    advanced, _ = MADE_OF[face]
    owns_base, owns_advanced = s.owner[vampire], s.owner[other]
    if old.face == advanced:
        owns_base, owns_advanced = owns_advanced, owns_base
        renumber_abilities(s, vampire, len(CARDS[face].abilities) - len(old.abilities))
    forget(s, other)
    s.owner[vampire] = owns_advanced
    if owns_base != owns_advanced:
        mark(s, vampire, OWNS_BASE, owns_base)
    sect = _print_merged(s, vampire, old, CARDS[face])
    hand_may_change(s, vampire)
    return sect


def _print_merged(s: Vtes, vampire: Entity, old: Card, new: Card) -> int:
    s.face[vampire] = new.face
    s.capacity[vampire] += new.capacity - old.capacity
    if s.clan[vampire] == old.clan:
        s.clan[vampire] = new.clan
    if s.title[vampire] == old.title or new.title not in (old.title, UNTITLED):
        s.title[vampire], s.claim[vampire] = new.title, new.claim
    s.flags[vampire] |= printed_flags(new)
    s.basic[vampire], s.superior[vampire] = new.basic, new.superior
    for card in s.attached(vampire):
        _teach(s, card, vampire)
    drain(s, vampire)
    heed(s, vampire)
    return new.sect if new.sect != s.sect[vampire] else 0


def blank(s: Vtes, entity: Entity) -> None:
    """A card that left the table face down: its number tells nobody what it was."""
    s.face[entity] = NO_FACE
    for values in (s.capacity, s.clan, s.sect, s.title, s.claim, s.basic, s.superior):
        values[entity] = 0


# Locking


def lock(s: Vtes, entity: Entity) -> None:
    if not s.locked[entity]:
        s.locked[entity] = 1
        if not s.quiet:
            s.tell(LOCKED, s.ref(entity))


def unlock(s: Vtes, entity: Entity) -> None:
    if s.locked[entity] and not _stays_locked(s, entity):
        s.locked[entity] = 0
        if not s.quiet:
            s.tell(UNLOCKED, s.ref(entity))
        fire(s, H_UNLOCKED, entity)


def _stays_locked(s: Vtes, entity: Entity) -> bool:
    """Something keeps all minions from unlocking."""
    return bool(s.lasting) and READY <= s.region[entity] <= TORPOR and s.total(STAYS_LOCKED, TABLE_ITSELF) > 0


def does_not_unlock(s: Vtes, entity: Entity) -> bool:
    """Infernal minions, and cards that an effect holds down, stay locked. [VTES-4-01, VTES-11-10]"""
    return bool(s.flags[entity] & INFERNAL) or stat(s, NO_UNLOCK, entity) > 0


def withdrawal_fails(s: Vtes, seat: Seat) -> None:
    """A fight, or a loss of blood or pool, ends an announced withdrawal. [VTES-9.2-02, VTES-9.2-03, VTES-9.2-04]"""
    if s.withdrawing >> seat & 1:
        s.withdrawing &= ~(1 << seat)
        if not s.quiet:
            s.tell(WITHDRAWAL_FAILS, seat)


def drain(s: Vtes, entity: Entity) -> None:
    if s.capacity[entity] and s.region[entity] != UNCONTROLLED:
        excess = s.blood[entity] - s.capacity[entity]
        if excess > 0:
            s.blood[entity] -= excess
            if not s.quiet:
                s.tell(DRAINED, s.ref(entity), excess)


def public_ref(s: Vtes, entity: Entity) -> int:
    """How everybody may hear of a card: an uncontrolled one lies face down."""
    return entity | SECRET if s.region[entity] == UNCONTROLLED else s.ref(entity)


# Coming and going


def lay_on(s: Vtes, face: Face, owner: Seat, controller: Seat, host: Entity, *, superior: bool = False) -> Entity:
    """A new card lies on another one, with what it gives to it; entering play is another matter."""
    entity = new_entity(s, face, owner, controller, ON)
    card = CARDS[face]
    s.host[entity] = host
    s.blood[entity] = card.life or card.counters
    if superior:
        s.flags[entity] |= SUPERIOR
    if not s.quiet:
        s.tell(PUT_ON, s.ref(entity), public_ref(s, host))
    _give(s, entity, host)
    return entity


def attach(s: Vtes, entity: Entity, host: Entity) -> None:
    """Move a card that is in play onto a minion; a trophy stays where it is. [VTES-1.6.2.3-04]"""
    if s.host[entity] and CARDS[s.face[entity]].traits & TROPHY:
        return
    _take_back(s, entity)
    s.region[entity] = ON
    s.host[entity] = host
    if "master" not in CARDS[s.face[entity]].types:
        s.controller[entity] = s.controller[host]
    if not s.quiet:
        s.tell(PUT_ON, s.ref(entity), s.ref(host))
    _give(s, entity, host)


def _give(s: Vtes, entity: Entity, host: Entity) -> None:
    """A Discipline card gives a level and a point of capacity, without blood. [VTES-1.6.2.2-02, VTES-1.6.2.2-03]

    An ally that has one can only play cards with it as a vampire would.
    """
    _teach(s, entity, host)
    if discipline_of(CARDS[s.face[entity]]) and s.capacity[host]:
        s.capacity[host] += 1
    _bear(s, WHEN_PUT_ON, entity, host)


def _teach(s: Vtes, entity: Entity, host: Entity) -> None:
    card = CARDS[s.face[entity]]
    bits = discipline_of(card)
    if bits and s.capacity[host]:
        s.superior[host] |= s.basic[host] & bits
    s.basic[host] |= bits
    if card.gives and s.capacity[host]:
        s.basic[host] |= card.gives
        s.superior[host] |= card.gives
    if card.raises and s.capacity[host]:
        s.superior[host] |= s.basic[host] & card.raises
        s.basic[host] |= card.raises
    for (place,) in marks_on(s, entity, TEACHES):
        _teach_level(s, host, place)


def teach(s: Vtes, entity: Entity, place: int) -> None:
    """A card on a vampire gives it a level of this Discipline, as long as it is there."""
    mark(s, entity, TEACHES, place)
    _teach_level(s, s.host[entity], place)


def _teach_level(s: Vtes, host: Entity, place: int) -> None:
    if s.capacity[host]:
        s.superior[host] |= s.basic[host] & 1 << place
        s.basic[host] |= 1 << place


type Bearing = Callable[[Vtes, Entity, Entity], None]


def _forget_lessons(s: Vtes, entity: Entity, host: Entity) -> None:
    """Its counters go, and with them what they have taught."""
    s.blood[entity] = 0
    unmark(s, entity, TEACHES)


WHEN_PUT_ON: dict[int, Bearing] = {}
WHEN_TAKEN_OFF: dict[int, Bearing] = {BEGINS_ANEW: _forget_lessons}
"""For a trait: what a card that has it does to the card it is put on, and what goes when it leaves it."""


def _bear(s: Vtes, bearings: dict[int, Bearing], entity: Entity, host: Entity) -> None:
    traits = CARDS[s.face[entity]].traits
    if traits:
        for trait, bearing in bearings.items():
            if traits & trait:
                bearing(s, entity, host)


def _take_back(s: Vtes, entity: Entity) -> None:
    """What a Discipline card gave leaves with it; blood beyond the old capacity drains. [VTES-1.6.2.2-04]"""
    if s.region[entity] & LENT:
        return
    host = s.host[entity]
    bits = discipline_of(CARDS[s.face[entity]])
    if host and bits and s.region[entity] == ON:
        printed = CARDS[s.face[host]]
        others = sum(levels_by(s, e, bits) for e in s.attached(host) if e != entity)
        level = (printed.basic & bits > 0) + (printed.superior & bits > 0) + others
        if level < 2:
            s.superior[host] &= ~bits
        if level < 1:
            s.basic[host] &= ~bits
        if s.capacity[host]:
            s.capacity[host] -= 1
            drain(s, host)
    card = CARDS[s.face[entity]]
    given = (card.gives | lessons_of(s, entity)) & ~bits
    if host and given and s.capacity[host]:
        _unlearn(s, entity, host, given)
    if host:
        _bear(s, WHEN_TAKEN_OFF, entity, host)


def _unlearn(s: Vtes, entity: Entity, host: Entity, given: int) -> None:
    """What this card gave goes, but not what is printed on the vampire, or comes from other cards on it."""
    cards = [other for other in s.attached(host) if other != entity]
    for place in range(given.bit_length()):
        bit = given & 1 << place
        level = level_with(s, host, bit, cards) if bit else 2
        if level < 2:
            s.superior[host] &= ~bit
        if level < 1:
            s.basic[host] &= ~bit


def stand_alone(s: Vtes, entity: Entity) -> None:
    """A card outlives the one it was on, and lies on the table until it is put on another."""
    s.region[entity] = TABLE
    s.host[entity] = NO_ENTITY


def all_attached(s: Vtes, entity: Entity) -> list[Entity]:
    """Everything on a card, contested or not."""
    if entity not in s.host:
        return []
    return [Entity(e) for e, host in enumerate(s.host) if host == entity and s.region[e] != GONE]


def burn(s: Vtes, entity: Entity, host: Entity = NO_ENTITY) -> None:
    """To the owner's ash heap, with everything on it to theirs, unless a card says what happens instead.

    A card that is on another one may burn because that one does. [VTES-1.1-03, VTES-1.1-06]
    """
    if not replaced(s, H_WOULD_BURN, entity, host):
        burn_at_last(s, entity)


def burn_empty(s: Vtes, keeper: Entity) -> None:
    """Some cards stay in play only as long as others lie on them."""
    traits = CARDS[s.face[keeper]].traits
    if traits & PLAYS_WHAT_IT_KEEPS and s.region[keeper] and not any(keeper in cards for cards in s.keepers):
        burn(s, keeper)


def burn_at_last(s: Vtes, entity: Entity) -> None:
    """Nothing happens instead."""
    _leave(s, entity, ash=True)


def remove_from_game(s: Vtes, entity: Entity) -> None:
    """Out for good; what was on it burns. [VTES-1.1-05, VTES-1.1-06]"""
    _leave(s, entity, ash=False)


def _leave(s: Vtes, entity: Entity, *, ash: bool) -> None:
    if s.region[entity] == GONE:
        return
    ash = ash and not s.region[entity] & LENT and not is_marked(s, entity, LEAVES_FOR_GOOD)
    if s.region[entity] == READY:
        # Cards on it wait for that as well.
        fire(s, H_LEAVES_READY, entity)
    for other in all_attached(s, entity):
        burn(s, other, entity if ash and s.region[other] == ON else NO_ENTITY)
    if not s.quiet:
        s.tell(BURNED if ash else REMOVED, public_ref(s, entity))
    if ash and (
        READY <= s.region[entity] <= TORPOR or (s.region[entity] == ON and "retainer" in CARDS[s.face[entity]].types)
    ):
        fire(s, H_BURNED, entity)
    leave_table(s, entity)
    for owner, face in pieces(s, entity):
        if ash:
            s.to_ash(owner, face)
        else:
            s.removed = s.put(s.removed, owner, (*s.removed[owner], face))


def to_crypt_bottom(s: Vtes, entity: Entity, *, seen: bool) -> None:
    """What is on it burns; a card that lay face down is known to its owner only, unless it was shown before."""
    seen = seen or bool(s.flags[entity] & SHOWN)
    for other in all_attached(s, entity):
        burn(s, other)
    if not s.quiet:
        s.tell(TO_CRYPT, public_ref(s, entity))
    if s.region[entity] == READY:
        fire(s, H_LEAVES_READY, entity)
    cards = pieces(s, entity)
    leave_table(s, entity)
    if not seen:
        blank(s, entity)
    for owner, face in cards:
        put_at_bottom(s, owner, face, seen=seen)


def to_library(s: Vtes, entity: Entity) -> None:
    """Its owner shuffles it into the library, where everybody knows of it; what is on it burns."""
    for other in all_attached(s, entity):
        burn(s, other)
    if not s.quiet:
        s.tell(TO_LIBRARY, s.ref(entity))
    face, owner = s.face[entity], s.owner[entity]
    leave_table(s, entity)
    s.libraries = s.put(s.libraries, owner, (*s.libraries[owner], face))
    remember(s, owner, (face,))
    shuffle_library(s, owner)


def to_uncontrolled(s: Vtes, entity: Entity) -> None:
    """A vampire goes face down to its owner's uncontrolled region with its blood; what is on it burns."""
    owner, face, amount = s.owner[entity], s.face[entity], s.blood[entity]
    for other in all_attached(s, entity):
        burn(s, other)
    if not s.quiet:
        s.tell(TO_UNCONTROLLED, s.ref(entity))
    if s.region[entity] == READY:
        fire(s, H_LEAVES_READY, entity)
    leave_table(s, entity)
    there = new_entity(s, face, owner, owner, UNCONTROLLED)
    s.flags[there] |= SHOWN
    s.blood[there] = amount
    for fields in marks_on(s, entity, OWNS_BASE):
        mark(s, there, OWNS_BASE, *fields)
    if not CARDS[face].crypt:
        # A card that has become a vampire stays one.
        for values in (s.capacity, s.clan, s.sect):
            values[there] = values[entity]


def leave_table(s: Vtes, entity: Entity) -> None:
    """The card goes to another zone; the caller puts its face there."""
    if READY <= s.region[entity] < CONTESTED:
        fire(s, H_LEAVES_PLAY, entity)
    if s.region[entity] == TORPOR:
        fire(s, H_LEAVES_TORPOR, entity)
    if s.host[entity]:
        _take_back(s, entity)
    hand_may_change(s, entity)
    if any(s.keepers):
        burn_kept(s, entity)
    card = CARDS[s.face[entity]]
    if s.region[entity] & LENT:
        forget(s, entity)
        return
    if card.traits & OPENS_PREYS_HAND:
        # What was seen there is known from now on.
        prey = s.prey(s.controller[entity])
        s.shown_hands = s.put(s.shown_hands, prey, s.hands[prey])
    forget(s, entity)
    if card.replace == GAME:
        replace_at_last(s, s.owner[entity], GAME)


def hand_may_change(s: Vtes, entity: Entity) -> None:
    """A card that changes a hand size comes, goes, or is without effect for a while. [VTES-1.6.1.2-04]"""
    for card in (entity, *all_attached(s, entity)):
        s.do(*((adjust_hand, seat) for seat in whose_hands(s, card)))
        if s.fighters and changes_hands_in_combat(s, card):
            adjust_hands_of_combat(s)
    varying = CONDITIONAL.get(HAND, ())
    for other, face in enumerate(s.face):
        if face in varying and READY <= s.region[other] < CONTESTED:
            s.do((adjust_hand, s.controller[other]))


def to_torpor(s: Vtes, entity: Entity) -> None:
    """From the ready region into torpor as it is, locked or not, with all it has. [VTES-6.5.1-02, VTES-6.5.1-03]

    An ally burns instead. [VTES-1.6.3-10] Every road to torpor leads through here, so cards that wait for it do not
    depend on how a vampire got there.
    """
    if s.region[entity] != READY or s.pending(falls, entity):
        return
    if not s.capacity[entity]:
        burn(s, entity)
    elif entity in s.fighters and s.windows >> W_WOULD & 1:
        do_when_settled(s, (impulse, W_WOULD, 0), (falls, entity))
    else:
        _fall(s, entity)


@book.step_that(WOULD_HAPPEN)
def falls(s: Vtes, entity: Entity) -> None:
    """Nothing has happened instead."""
    if s.region[entity] == READY:
        _fall(s, entity)


def _fall(s: Vtes, entity: Entity) -> None:
    fire(s, H_LEAVES_READY, entity)
    s.region[entity] = TORPOR
    hand_may_change(s, entity)
    if not s.quiet:
        s.tell(TORPOR_EVENT, s.ref(entity))
    fire(s, H_TO_TORPOR, entity)


def incapacitate(s: Vtes, imbued: Entity) -> None:
    """Without life an Imbued is controlled but not ready; it lies where vampires are in torpor. [VTES-A.5-01]"""
    if s.region[imbued] != READY:
        return
    fire(s, H_LEAVES_READY, imbued)
    s.region[imbued] = TORPOR
    hand_may_change(s, imbued)
    if not s.quiet:
        s.tell(INCAPACITATED, s.ref(imbued))


def to_ready(s: Vtes, entity: Entity) -> None:
    """Out of torpor, where hostages stay; an Imbued gains a life with it. [VTES-A.5-06, VTES-A.5-07]"""
    if is_marked(s, entity, HOSTAGE):
        return
    s.region[entity] = READY
    hand_may_change(s, entity)
    if not s.quiet:
        s.tell(READY_EVENT, s.ref(entity))
    card = CARDS[s.face[entity]]
    if card.traits & IS_IMBUED:
        s.blood[entity] = min(s.blood[entity] + 1, card.life)
        return
    fire(s, H_LEAVES_TORPOR, entity)


def steal(s: Vtes, entity: Entity, seat: Seat) -> None:
    """Lasting control; the card stays where it is and as it is. [VTES-11-18, VTES-11-19, VTES-11-26]

    For whoever controls it already nothing changes: a card on a minion stays on it. What was chosen for it was the
    choice of whoever had it before.
    """
    if s.controller[entity] == seat:
        return
    hand_may_change(s, entity)
    s.controller[entity] = seat
    unmark(s, entity, REMEMBERED)
    for other in all_attached(s, entity):
        kept = s.region[other] & LENT
        if kept or ("master" not in CARDS[s.face[other]].types and not CARDS[s.face[other]].traits & STAYS_YOURS):
            s.controller[other] = seat
    hand_may_change(s, entity)
    if not s.quiet:
        s.tell(STOLEN, s.ref(entity), seat)
    fire(s, H_CONTROLLED, entity)
    if s.host[entity]:
        s.do((rehome, entity))


@book.step
def rehome(s: Vtes, entity: Entity) -> None:
    """A stolen card on a minion goes to one of the thief's, or burns for want of one. [VTES-11-20]"""
    if not _homes(s, entity):
        burn(s, entity)
    elif s.region[entity]:
        s.ask(s.controller[entity], choose_home, entity)


@book.choice("VTES-11-20")
def choose_home(s: Vtes, seat: Seat, entity: Entity) -> Sequence[Option]:
    return [(CHOOSE, s.ref(minion)) for minion in _homes(s, entity)]


def _homes(s: Vtes, entity: Entity) -> list[Entity]:
    """Those who can have it."""
    return [minion for minion in s.controlled(s.controller[entity]) if may_bear(s, minion, entity)]


@book.answer(choose_home)
def takes_home(s: Vtes, seat: Seat, option: Option, entity: Entity) -> None:
    attach(s, entity, entity_of(option[1]))
