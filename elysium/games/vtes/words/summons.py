"""Words for cards that bring others into play in unusual ways, or keep them there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    COMBAT_CARD,
    MODIFIER,
    NO_ENTITY,
    W_BLOCK,
    W_MINION,
    W_PREVENTION,
    Context,
    Entity,
    Face,
    LoweredEffect,
    Mode,
    Target,
)
from elysium.games.vtes.definitions.traits import HOLDS_DOWN, SOUL_GEM
from elysium.games.vtes.marks import MADE
from elysium.games.vtes.rules.combat.damage import damage_kinds
from elysium.games.vtes.rules.combat.damage import prevent as prevent_damage
from elysium.games.vtes.rules.combat.rounds import end_combat, start_combat
from elysium.games.vtes.rules.counters import FATAL, add_counters, gain_blood
from elysium.games.vtes.rules.crypts import take_bottom, take_top
from elysium.games.vtes.rules.entering import bring_out, copies, enter_ready, put_on
from elysium.games.vtes.rules.entities import (
    WHEN_HOST_BURNS,
    WHEN_PUT_ON,
    WHEN_TAKEN_OFF,
    attach,
    burn,
    lock,
    new_entity,
    remove_from_game,
    stand_alone,
)
from elysium.games.vtes.rules.frames import STILL_HAPPENS
from elysium.games.vtes.rules.hands import refill, shuffle_library
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.legality import has_one
from elysium.games.vtes.rules.limits import mark, marks_on
from elysium.games.vtes.rules.mandatory import recall_commanded
from elysium.games.vtes.rules.resolution import finish_action
from elysium.games.vtes.rules.searching import FROM_LIBRARY, fetch
from elysium.games.vtes.rules.turn import crypt_to_uncontrolled
from elysium.games.vtes.state import (
    ABSTAIN,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_FIGHT,
    COMMANDED,
    GAME,
    HAND,
    ILLUSION,
    READY,
    SUPERIOR,
    TABLE,
    TORPOR,
    TURN,
    Vtes,
)
from elysium.games.vtes.terms import (
    CHOOSE,
    DECLINE,
    FETCH,
    MOVED_OUT,
    SECRET,
    SHOWED,
    book,
    entity_of,
    methuselah_at,
    number_of_target,
    number_target,
)
from elysium.games.vtes.words.crypts import own_vampires_waiting
from elysium.games.vtes.words.effects import foe_of
from elysium.games.vtes.words.making import condition, effect, target

# The Soul Gem


def _gem_outlives(s: Vtes, gem: Entity, bearer: Entity) -> None:
    if not s.capacity[bearer]:
        burn(s, gem)
        return
    stand_alone(s, gem)
    s.do((gem_finds_bearer, gem, s.capacity[bearer]))


WHEN_HOST_BURNS[SOUL_GEM] = _gem_outlives


@book.step
def gem_finds_bearer(s: Vtes, gem: Entity, capacity: int) -> None:
    """The top vampire of the crypt, if it is younger, enters play full and with the gem; otherwise the gem burns."""
    seat = s.controller[gem]
    if s.region[gem] != TABLE:
        return
    if not s.crypts[seat] or CARDS[s.crypts[seat][0]].capacity >= capacity:
        crypt_to_uncontrolled(s, seat)
        burn(s, gem)
        return
    vampire = new_entity(s, take_top(s, seat), seat, seat, READY)
    s.show(EVERYONE, MOVED_OUT, s.ref(vampire), seat)
    attach(s, gem, vampire)
    gain_blood(s, vampire, s.capacity[vampire])
    enter_ready(s, vampire)


# Vampires put into play to bleed


@target(counts=True)
def number_of_younger(s: Vtes, context: Context, more: int) -> list[int]:
    """X, which is paid for in blood, for X or more younger vampires of one's own; X may be 0 if one follows then."""
    waiting = most_to_command(s, context.seat, context.minion)
    return [number_target(x) for x in range(0 if more else 1, min(s.blood[context.minion], waiting - more) + 1)]


def most_to_command(s: Vtes, seat: Seat, minion: Entity) -> int:
    """How many could come into play together, of each unique one a single copy."""
    return len({CARDS[s.face[e]].unique_key or str(e) for e in _commandable(s, seat, minion)})


def _commandable(s: Vtes, seat: Seat, minion: Entity) -> list[Entity]:
    """Younger ones of one's own, no copy of which is in play."""
    return [
        e
        for e in own_vampires_waiting(s, seat)
        if s.capacity[e] < s.capacity[minion] and not _is_in_play(s, CARDS[s.face[e]].unique_key)
    ]


def _is_in_play(s: Vtes, key: str) -> bool:
    return bool(key) and bool(copies(s, key))


@effect
def command_younger(s: Vtes, context: Context, more: int) -> None:
    s.after((impulse, W_MINION), (recall_commanded,))
    s.do((command_one, context.seat, context.minion, number_of_target(context.target) + more))


@book.step
def command_one(s: Vtes, seat: Seat, minion: Entity, left: int) -> None:
    if left and _commandable(s, seat, minion):
        s.ask(seat, choose_to_command, minion, left)


@book.choice("VTES-1.4-01")
def choose_to_command(s: Vtes, seat: Seat, minion: Entity, left: int) -> Sequence[Option]:
    return [(CHOOSE, s.ref(e) | SECRET) for e in _commandable(s, seat, minion)]


@book.answer(choose_to_command)
def chooses_to_command(s: Vtes, seat: Seat, option: Option, minion: Entity, left: int) -> None:
    vampire = entity_of(option[1])
    s.do((command_one, seat, minion, left - 1))
    gain_blood(s, vampire, 1)
    s.flags[vampire] |= COMMANDED
    bring_out(s, seat, vampire)


# Illusions


@effect
def summon_illusion(s: Vtes, context: Context, part: int) -> None:
    """Combat ends, and another one begins with the bottom card of the crypt in this minion's place."""
    s.combat_over = True
    first = int(s.fighters[0] == context.minion)
    s.after((end_combat,), (illusion_appears, context.seat, foe_of(s, context.minion), first, part))


@book.step
def illusion_appears(s: Vtes, seat: Seat, foe: Entity, first: int, part: int) -> None:
    """It contests nothing, and has all its blood or a part of it before anything else happens."""
    if not s.is_in(seat) or not s.crypts[seat]:
        return
    vampire = new_entity(s, take_bottom(s, seat), seat, seat, READY)
    s.flags[vampire] |= ILLUSION
    s.show(EVERYONE, MOVED_OUT, s.ref(vampire), seat)
    gain_blood(s, vampire, s.capacity[vampire] // part)
    s.do((illusion_fights, vampire, foe, first))
    enter_ready(s, vampire)


@book.step
def illusion_fights(s: Vtes, vampire: Entity, foe: Entity, first: int) -> None:
    """Without a combat it stays until the end of the action."""
    start_combat(s, *((vampire, foe) if first else (foe, vampire)))
    if s.fighters:
        s.after((end_combat,), (illusion_vanishes, vampire))
    elif s.pending(finish_action):
        s.after((finish_action,), (illusion_vanishes, vampire))
    else:
        s.do((illusion_vanishes, vampire))


@book.step_that(STILL_HAPPENS)
def illusion_vanishes(s: Vtes, vampire: Entity) -> None:
    if READY <= s.region[vampire] <= TORPOR:
        remove_from_game(s, vampire)


# Equipment made out of a vampire


def _hold_down(s: Vtes, card: Entity, vampire: Entity) -> None:
    for what in (CANNOT_ACT, CANNOT_BLOCK, ABSTAIN):
        s.add(GAME, what, vampire, 1)


def _let_go(s: Vtes, card: Entity, vampire: Entity) -> None:
    for what in (CANNOT_ACT, CANNOT_BLOCK, ABSTAIN):
        if (GAME, what, vampire, 1) in s.lasting:
            s.lasting.remove((GAME, what, vampire, 1))


WHEN_PUT_ON[HOLDS_DOWN] = _hold_down
WHEN_TAKEN_OFF[HOLDS_DOWN] = _let_go


@condition
def you_control_another_minion(s: Vtes, context: Context) -> bool:
    return any(e != context.minion for e in s.controlled(context.seat))


@effect
def make_equipment(s: Vtes, context: Context) -> None:
    """Search the library for equipment that is neither unique nor a location, for another minion of one's own."""
    s.do((seek_equipment, context.seat, context.source))


@book.step
def seek_equipment(s: Vtes, seat: Seat, card: Entity) -> None:
    s.sealed = True
    s.ask(seat, choose_equipment, card)


@book.choice("VTES-TPL-09", "VTES-TPL-10")
def choose_equipment(s: Vtes, seat: Seat, card: Entity) -> Sequence[Option]:
    faces = [
        face
        for face in sorted(set(s.libraries[seat]))
        if "equipment" in CARDS[face].types and not CARDS[face].unique_key and not CARDS[face].is_location
    ]
    return [(DECLINE,), *((FETCH, face, FROM_LIBRARY) for face in faces if _bearers(s, seat, card, face))]


def _bearers(s: Vtes, seat: Seat, card: Entity, face: Face) -> list[Entity]:
    return [
        minion
        for minion in s.controlled(seat)
        if minion != s.host[card] and not (CARDS[face].one_on_minion and has_one(s, minion, CARDS[face]))
    ]


@book.answer(choose_equipment)
def finds_equipment(s: Vtes, seat: Seat, option: Option, card: Entity) -> None:
    if option[0] == DECLINE:
        shuffle_library(s, seat)
        return
    s.show(EVERYONE, SHOWED, seat, option[1])
    fetch(s, seat, Face(option[1]), FROM_LIBRARY)
    s.do((equipment_is_made, seat, option[1], card, NO_BEARER))
    s.ask(seat, choose_bearer, card, option[1])


NO_BEARER: Final = NO_ENTITY
"""The card waits until its bearer is chosen."""


@book.choice("VTES-1.4-01")
def choose_bearer(s: Vtes, seat: Seat, card: Entity, face: Face) -> Sequence[Option]:
    return [(CHOOSE, s.ref(minion)) for minion in _bearers(s, seat, card, face)]


@book.answer(choose_bearer)
def chooses_bearer(s: Vtes, seat: Seat, option: Option, card: Entity, face: Face) -> None:
    s.exchange((equipment_is_made, seat, face, card), (equipment_is_made, seat, face, card, entity_of(option[1])))


@book.step_that(owner="seat", carries="face")
def equipment_is_made(s: Vtes, seat: Seat, face: Face, card: Entity, bearer: Entity) -> None:
    """Requirements and cost do not matter."""
    equipment = put_on(s, face, seat, seat, bearer)
    mark(s, card, MADE, equipment)


def _made_by(s: Vtes, card: Entity) -> Entity:
    """The equipment tied to this card, if it is still in play."""
    return next((Entity(made) for (made,) in marks_on(s, card, MADE) if s.region[made]), NO_ENTITY)


@condition
def its_equipment_is_in_play(s: Vtes, context: Context) -> bool:
    return bool(_made_by(s, context.source))


@condition
def at_superior_or_lost(s: Vtes, context: Context) -> bool:
    """The card was played at superior, or the minion with the equipment has left its controlled region."""
    bearer = s.host[_made_by(s, context.source)]
    return bool(s.flags[context.source] & SUPERIOR) or s.controller[bearer] != context.seat


@effect
def burn_this_and_its_equipment(s: Vtes, context: Context) -> None:
    equipment = _made_by(s, context.source)
    burn(s, context.source)
    if equipment:
        burn(s, equipment)


# Help from outside a combat


def from_outside(*effects: LoweredEffect, target: bool = False) -> Mode:
    """A combat card of a ready unlocked vampire that is not in the combat, for an ally in it."""
    return Mode(
        kind=COMBAT_CARD,
        windows=1 << W_PREVENTION,
        effects=effects,
        target=damage_to_ally() if target else None,
        when=() if target else (ally_would_burn(),),
        anyone=True,
    )


@target
def damage_to_ally(s: Vtes, context: Context) -> list[int]:
    ally = s.damage[0][0] if s.damage else NO_ENTITY
    return damage_kinds(s, ally) if ally in s.fighters and not s.capacity[ally] else []


@condition
def ally_would_burn(s: Vtes, context: Context) -> bool:
    return bool(s.damage) and bool(s.damage[0][3] & FATAL)


@effect
def prevent_for_ally(s: Vtes, context: Context, amount: int) -> None:
    prevent_damage(s, s.damage[0][0], amount, context.target)


@effect
def save_ally(s: Vtes, context: Context, life: int) -> None:
    """It keeps some life, the combat ends, and it takes no further part in this turn."""
    ally = s.damage[0][0]
    s.damage = [entry for entry in s.damage if entry[0] != ally]
    if not s.blood[ally]:
        gain_blood(s, ally, min(life, CARDS[s.face[ally]].life))
    for what in (CANNOT_ACT, CANNOT_BLOCK, CANNOT_FIGHT):
        s.add(TURN, what, ally, 1)
    s.combat_over = True


# Blocking allies, and strikes


@target
def blocking_ally(s: Vtes, context: Context) -> list[int]:
    return [s.ref(s.blocker)] if s.blocker and not s.is_vampire(s.blocker) else []


def put_on_blocker(*effects: LoweredEffect, target: Target) -> Mode:
    """A modifier that is put on a minion as it attempts to block."""
    return Mode(kind=MODIFIER, windows=1 << W_BLOCK, effects=effects, target=target, stays=True)


@condition
def ally_blocks(s: Vtes, context: Context) -> bool:
    return bool(s.blocker) and not s.is_vampire(s.blocker)


@effect
def lock_blocker(s: Vtes, context: Context) -> None:
    lock(s, s.blocker)


@condition
def hurt_by_strike(s: Vtes, context: Context) -> bool:
    """This minion is about to take damage from a strike that can be prevented."""
    return bool(s.damage) and s.damage[0][0] == context.minion and bool(_of_strike(s, context.minion))


def _of_strike(s: Vtes, minion: Entity) -> list[int]:
    return damage_kinds(s, minion, strikes_only=True)


def against_strike(*effects: LoweredEffect) -> Mode:
    return Mode(kind=COMBAT_CARD, windows=1 << W_PREVENTION, effects=effects, when=(hurt_by_strike(),))


@effect
def prevent_strike(s: Vtes, context: Context) -> None:
    for kind in _of_strike(s, context.minion):
        prevent_damage(s, context.minion, sum(entry[1] + entry[2] for entry in s.damage), kind, strikes_only=True)


# A card that wears out by being locked


@effect
def larger_hand_this_turn(s: Vtes, context: Context, amount: int) -> None:
    s.add(TURN, HAND, methuselah_at(context.seat), amount)
    refill(s, context.seat)


@effect
def count_this_lock(s: Vtes, context: Context, most: int) -> None:
    add_counters(s, context.source, 1)
    if s.blood[context.source] >= most:
        burn(s, context.source)


@effect
def lock_this(s: Vtes, context: Context) -> None:
    lock(s, context.source)
