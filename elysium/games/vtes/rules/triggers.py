"""What cards in play do by themselves: lasting bonuses, triggers, and a card's effects in order."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.programs import INDEX, Await, CardInterpreter, Run, Verbs, at, context_of
from elysium.engine.state import Frame, Seat
from elysium.games.vtes.definitions.language import (
    AURA_STATS,
    CARDS,
    CHANGE_BITS,
    JUDGED_AT_ONCE,
    MOMENTS,
    Context,
    Entity,
    Face,
    LoweredEffect,
    Static,
    Trigger,
)
from elysium.games.vtes.rules.frames import STILL_HAPPENS
from elysium.games.vtes.state import CONTESTED, READY, SILENCED, Vtes
from elysium.games.vtes.terms import ACCEPT, CHOOSE, CHOOSE_WAY, DECLINE, NAME_AMOUNT, book


def static_bonus(s: Vtes, stat: int, entity: Entity) -> int:
    """The lasting bonuses of a minion's own text and of the cards on it."""
    if not s.changing >> stat % CHANGE_BITS & 1:
        return 0
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


def silenced(s: Vtes, entity: Entity) -> bool:
    """Whether its text counts for nothing just now."""
    return bool(s.changing >> SILENCED % CHANGE_BITS & 1) and static_bonus(s, SILENCED, entity) > 0


def _bonus(s: Vtes, static: Static, entity: Entity, source: Entity, target: int = 0) -> int:
    if static.stat != SILENCED and silenced(s, source):
        return 0
    if static.when or static.counted is not None:
        context = Context(s.controller[source], entity, target, source=source)
        for condition in static.when:
            if not condition.test(s, context):
                return 0
        if static.counted is not None:
            return static.amount * static.counted(s, context)
    return static.amount


def bonus_towards(s: Vtes, stat: int, entity: Entity, other: Entity) -> int:
    """What a minion's own text and the cards on it change of what it does to another card, which they may ask about."""
    target = s.ref(other)
    bonus = 0
    for source in (entity, *s.attached(entity)):
        for static in CARDS[s.face[source]].statics:
            if static.stat == stat and not static.aura and static.to_host == (source != entity):
                bonus += _bonus(s, static, entity, source, target)
    return bonus


def bonus_by(s: Vtes, stat: int, entity: Entity, source: Entity) -> int:
    """What one card on a minion changes of it."""
    statics = CARDS[s.face[source]].statics
    return sum(_bonus(s, static, entity, source) for static in statics if static.stat == stat and static.to_host)


def stat(s: Vtes, what: int, entity: Entity) -> int:
    """A value of a minion apart from its inherent one: lasting changes and static bonuses."""
    return s.total(what, entity) + static_bonus(s, what, entity)


def fire(s: Vtes, hook: int, subject: int, *about: int) -> None:
    """A moment has come: every card in play that waits for it acts, with the subject as its target."""
    bit = 1 << hook
    for entity in reversed(s.able) if s.waiting & bit else ():
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


@book.step_that(STILL_HAPPENS)
def awaited_acts(s: Vtes, subject: int, count: int, *details: int) -> None:
    """What a card has set up before, if the moment is about what it says; the subject is its target from now on."""
    about, frame = details[:count], details[count:]
    face, part, number, index, seat, minion, _, source, *registers = frame
    awaited = effects_of(Face(face), part, number)[index - 1].instruction
    assert isinstance(awaited, Await)
    context = Context(Seat(seat), Entity(minion), subject, Face(face), Entity(source), about)
    if s.is_in(Seat(seat)) and awaited.test(s, context):
        entry = (awaited.span, awaited.moment, *frame)
        if awaited.once and entry not in s.awaiting:
            # Of a moment that several cards have part in, it has acted for another one.
            return
        if awaited.once:
            s.awaiting.remove(entry)
        s.do((do_effects, face, part, number, index, seat, minion, subject, source, *registers))


def replaced(s: Vtes, hook: int, subject: int, *about: int) -> bool:
    """Something would happen: whether a card does something else instead, the one that is in play longest.

    It is done at once as far as nobody has to be asked, for whoever calls this goes on as if it had happened.
    """
    bit = 1 << hook
    for entity in s.able if s.waiting & bit else ():
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
        awaited = effects_of(Face(printed), part, number)[index - 1].instruction
        assert isinstance(awaited, Await)
        context = Context(Seat(seat), Entity(minion), subject, Face(printed), Entity(source), about)
        if s.is_in(Seat(seat)) and awaited.test(s, context):
            _do_at_once(s, (do_effects, printed, part, number, index, seat, minion, subject, source, *registers))
            return True
    return False


def _do_at_once(s: Vtes, frame: Frame) -> None:
    instructions = INTERPRETER.program_in(frame)
    while frame[INDEX] < len(instructions):
        instruction = instructions[frame[INDEX]]
        if not isinstance(instruction, Run):
            s.do(frame)
            return
        frame = at(frame, frame[INDEX] + 1)
        instruction.deed(s, context_of(frame))


def forget_awaited(s: Vtes, hook: int, traits: int = ~0, span: int = -1) -> None:
    """What waits for this moment has waited long enough, or what such a card has set up, or for such a span."""
    if s.awaiting:
        s.awaiting = [
            entry
            for entry in s.awaiting
            if entry[1] != hook
            or (span >= 0 and entry[0] != span)
            or (traits != ~0 and not CARDS[Face(entry[2])].traits & traits)
        ]


def _context(s: Vtes, entity: Entity, subject: int, about: tuple[int, ...]) -> Context:
    return Context(s.controller[entity], s.host[entity] or entity, subject, s.face[entity], entity, about)


def _fits(s: Vtes, trigger: Trigger, context: Context) -> bool:
    return not silenced(s, context.source) and all(condition.test(s, context) for condition in trigger.when)


@book.step_that(STILL_HAPPENS)
def trigger_acts(s: Vtes, entity: Entity, number: int, subject: int, *about: int) -> None:
    if not READY <= s.region[entity] < CONTESTED:
        return
    face = s.face[entity]
    context = _context(s, entity, subject, about)
    if _fits(s, CARDS[face].triggers[number], context):
        s.do((do_effects, face, OF_TRIGGER, number, 0, context.seat, context.minion, subject, entity, *about))


@book.step_that(STILL_HAPPENS)
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


INTERPRETER: Final = CardInterpreter(
    book, effects_of, Verbs(CHOOSE, ACCEPT, DECLINE, CHOOSE_WAY, NAME_AMOUNT), "VTES-1.4-01", hides="target"
)
do_effects: Final = INTERPRETER.step


def await_moment(s: Vtes, frame: Frame, awaited: Await) -> None:
    """Everybody can see what was set up, but not the face of a card that lies face down."""
    s.awaiting.append((awaited.span, awaited.moment, *map(book.told_as, frame[1:])))


INTERPRETER.await_moment = await_moment
