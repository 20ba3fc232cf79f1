"""What cards in play do by themselves: lasting bonuses, triggers, and a card's effects in order."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from elysium.engine.cards.programs import INDEX, REGISTERS, Await, Interpreter, Program, Run, Verbs, at
from elysium.engine.state import Frame, Seat
from elysium.games.vtes.definitions.language import (
    AURA_STATS,
    CARDS,
    JUDGED_AT_ONCE,
    MOMENTS,
    Context,
    Entity,
    Face,
    LoweredEffect,
    Static,
    Trigger,
)
from elysium.games.vtes.state import CONTESTED, READY, Vtes
from elysium.games.vtes.terms import ACCEPT, CHOOSE, CHOOSE_WAY, DECLINE, NAME_AMOUNT, book


def static_bonus(s: Vtes, stat: int, entity: Entity) -> int:
    """The lasting bonuses of a minion's own text and of the cards on it."""
    bonus = 0
    for static in CARDS[s.face[entity]].statics:
        if static.stat == stat and not static.to_host and not static.aura:
            bonus += _bonus(s, static, entity, entity)
    if entity in s.host:
        for other in s.attached(entity):
            for static in CARDS[s.face[other]].statics:
                if static.stat == stat and static.to_host:
                    bonus += _bonus(s, static, entity, other)
    if AURA_STATS[0] >> stat & 1:
        for source in s.able:
            for static in CARDS[s.face[source]].auras:
                if static.stat == stat and READY <= s.region[source] < CONTESTED:
                    bonus += _bonus(s, static, entity, source)
    return bonus


def _bonus(s: Vtes, static: Static, entity: Entity, source: Entity) -> int:
    if static.when:
        context = Context(s.controller[source], entity, source=source)
        for condition in static.when:
            if not condition.test(s, context):
                return 0
    return static.amount


def stat(s: Vtes, what: int, entity: Entity) -> int:
    """A value of a minion apart from its inherent one: lasting changes and static bonuses."""
    return s.total(what, entity) + static_bonus(s, what, entity)


def fire(s: Vtes, hook: int, subject: int, *about: int) -> None:
    """A moment has come: every card in play that waits for it acts, with the subject as its target."""
    bit = 1 << hook
    for entity in reversed(s.able):
        face = s.face[entity]
        if MOMENTS[face] & bit and READY <= s.region[entity] < CONTESTED:
            for number, trigger in enumerate(CARDS[face].triggers):
                if trigger.hook != hook:
                    continue
                if hook not in JUDGED_AT_ONCE:
                    s.do((trigger_acts, entity, number, subject, *about))
                elif _fits(s, trigger, _context(s, entity, subject, about)):
                    s.do((judged_acts, entity, number, s.controller[entity], s.host[entity] or entity, subject, *about))

    if s.awaiting:
        for entry in reversed([entry for entry in s.awaiting if entry[1] == hook]):
            s.do((awaited_acts, subject, len(about), *about, *entry[2:]))


@book.step
def awaited_acts(s: Vtes, subject: int, count: int, *details: int) -> None:
    """What a card has set up before, if the moment is about what it says; the subject is its target from now on."""
    about, frame = details[:count], details[count:]
    face, part, number, index, seat, minion, _, source, *registers = frame
    awaited = program(Face(face), part, number)[index - 1]
    assert isinstance(awaited, Await)
    context = Context(Seat(seat), Entity(minion), subject, Face(face), Entity(source), about)
    if s.is_in(Seat(seat)) and awaited.test(s, context):
        if awaited.once:
            s.awaiting.remove((awaited.span, awaited.moment, *frame))
        s.do((do_effects, face, part, number, index, seat, minion, subject, source, *registers))


def replaced(s: Vtes, hook: int, subject: int, *about: int) -> bool:
    """Something would happen: whether a card does something else instead, the one that is in play longest.

    It is done at once as far as nobody has to be asked, for whoever calls this goes on as if it had happened.
    """
    bit = 1 << hook
    for entity in s.able:
        face = s.face[entity]
        if MOMENTS[face] & bit and READY <= s.region[entity] < CONTESTED and s.is_in(s.controller[entity]):
            for number, trigger in enumerate(CARDS[face].triggers):
                context = _context(s, entity, subject, about)
                if trigger.hook == hook and _fits(s, trigger, context):
                    parts = (face, OF_TRIGGER, number, 0, context.seat, context.minion, subject, entity)
                    _do_at_once(s, (do_effects, *parts, *about))
                    return True
    for entry in [entry for entry in s.awaiting if entry[1] == hook]:
        printed, part, number, index, seat, minion, _, source, *registers = entry[2:]
        awaited = program(Face(printed), part, number)[index - 1]
        assert isinstance(awaited, Await)
        context = Context(Seat(seat), Entity(minion), subject, Face(printed), Entity(source), about)
        if s.is_in(Seat(seat)) and awaited.test(s, context):
            _do_at_once(s, (do_effects, printed, part, number, index, seat, minion, subject, source, *registers))
            return True
    return False


def _do_at_once(s: Vtes, frame: Frame) -> None:
    instructions = program_of(frame)
    while frame[INDEX] < len(instructions):
        instruction = instructions[frame[INDEX]]
        if not isinstance(instruction, Run):
            s.do(frame)
            return
        frame = at(frame, frame[INDEX] + 1)
        instruction.deed(s, context_of(frame))


def forget_awaited(s: Vtes, hook: int) -> None:
    """What waits for this moment has waited long enough."""
    if s.awaiting:
        s.awaiting = [entry for entry in s.awaiting if entry[1] != hook]


def _context(s: Vtes, entity: Entity, subject: int, about: tuple[int, ...]) -> Context:
    return Context(s.controller[entity], s.host[entity] or entity, subject, s.face[entity], entity, about)


def _fits(s: Vtes, trigger: Trigger, context: Context) -> bool:
    return all(condition.test(s, context) for condition in trigger.when)


@book.step
def trigger_acts(s: Vtes, entity: Entity, number: int, subject: int, *about: int) -> None:
    if not READY <= s.region[entity] < CONTESTED:
        return
    face = s.face[entity]
    context = _context(s, entity, subject, about)
    if _fits(s, CARDS[face].triggers[number], context):
        s.do((do_effects, face, OF_TRIGGER, number, 0, context.seat, context.minion, subject, entity, *about))


@book.step
def judged_acts(s: Vtes, entity: Entity, number: int, seat: Seat, minion: Entity, subject: int, *about: int) -> None:
    """What it waited for was so before something left; what leaves itself still acts, for whoever had it."""
    if s.is_in(seat):
        s.do((do_effects, s.face[entity], OF_TRIGGER, number, 0, seat, minion, subject, entity, *about))


# Effects in order
OF_MODE: Final = 0
OF_ABILITY: Final = 1
OF_TRIGGER: Final = 2
ON_MODE_SUCCESS: Final = 3
ON_ABILITY_SUCCESS: Final = 4
COST_OF_MODE: Final = 5
COST_OF_ABILITY: Final = 6
NAMES_OF_MODE: Final = 7
NAMES_OF_ABILITY: Final = 8


def effects_of(face: Face, part: int, number: int) -> tuple[LoweredEffect, ...]:
    card = CARDS[face]
    if part == OF_MODE:
        return card.modes[number].effects
    if part == OF_ABILITY:
        return card.abilities[number].effects
    if part == OF_TRIGGER:
        return card.triggers[number].effects
    if part in (COST_OF_MODE, COST_OF_ABILITY):
        return (card.modes if part == COST_OF_MODE else card.abilities)[number].asked_costs
    if part in (NAMES_OF_MODE, NAMES_OF_ABILITY):
        return (card.modes if part == NAMES_OF_MODE else card.abilities)[number].names
    return (card.modes if part == ON_MODE_SUCCESS else card.abilities)[number].on_success


def program_of(frame: Frame) -> Program:
    return program(Face(frame[1]), frame[2], frame[3])


@cache
def program(face: Face, part: int, number: int) -> Program:
    effects = effects_of(face, part, number)
    return tuple(Run(partial(_run, e)) if e.instruction is None else e.instruction for e in effects)


def _run(effect: LoweredEffect, s: Vtes, context: Context) -> None:
    effect.run(s, context)


def context_of(frame: Frame) -> Context:
    _, face, _, _, _, seat, minion, target, source, *about = frame
    return Context(Seat(seat), Entity(minion), target, Face(face), Entity(source), tuple(about))


INTERPRETER: Final = Interpreter(
    book,
    program_of,
    context_of,
    Verbs(CHOOSE, ACCEPT, DECLINE, CHOOSE_WAY, NAME_AMOUNT),
    "VTES-1.4-01",
    # After seat, minion, target and source come what is known of the moment, and what the program notes.
    REGISTERS + 4,
)


@book.step_that(hides="target")
def do_effects(
    s: Vtes,
    face: Face,
    part: int,
    number: int,
    index: int,
    seat: Seat,
    minion: Entity,
    target: int,
    source: Entity,
    *about: int,
) -> None:
    """Carry out a card's effects one after the other; what one of them still has to do comes before the next."""
    effects = effects_of(face, part, number)
    if index >= len(effects):
        return
    effect = effects[index]
    if effect.instruction is not None:
        INTERPRETER.proceed(s, (do_effects, face, part, number, index, seat, minion, target, source, *about))
        return
    if index + 1 < len(effects):
        s.stack.append((do_effects, face, part, number, index + 1, seat, minion, target, source, *about))
    effect.run(s, Context(seat, minion, target, face, source, about))


INTERPRETER.step = do_effects


def await_moment(s: Vtes, frame: Frame, awaited: Await) -> None:
    """Everybody can see what was set up, but not the face of a card that lies face down."""
    s.awaiting.append((awaited.span, awaited.moment, *map(book.told_as, frame[1:])))


INTERPRETER.await_moment = await_moment
