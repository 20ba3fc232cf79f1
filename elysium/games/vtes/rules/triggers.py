"""What cards in play do by themselves: lasting bonuses, triggers, and a card's effects in order."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from elysium.engine.cards.programs import REGISTERS, Interpreter, Program, Run, Verbs
from elysium.engine.state import Frame, Seat
from elysium.games.vtes.definitions.language import (
    AURA_STATS,
    CARDS,
    MOMENTS,
    Context,
    Entity,
    Face,
    LoweredEffect,
    Static,
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
                if trigger.hook == hook:
                    s.do((trigger_acts, entity, number, subject, *about))


@book.step
def trigger_acts(s: Vtes, entity: Entity, number: int, subject: int, *about: int) -> None:
    if not READY <= s.region[entity] < CONTESTED:
        return
    trigger = CARDS[s.face[entity]].triggers[number]
    host = s.host[entity]
    seat = s.controller[entity]
    context = Context(seat, host or entity, subject, s.face[entity], entity, about)
    for condition in trigger.when:
        if not condition.test(s, context):
            return
    s.do((do_effects, s.face[entity], OF_TRIGGER, number, 0, seat, context.minion, subject, entity, *about))


# Effects in order
OF_MODE: Final = 0
OF_ABILITY: Final = 1
OF_TRIGGER: Final = 2
ON_MODE_SUCCESS: Final = 3
ON_ABILITY_SUCCESS: Final = 4


def effects_of(face: Face, part: int, number: int) -> tuple[LoweredEffect, ...]:
    card = CARDS[face]
    if part == OF_MODE:
        return card.modes[number].effects
    if part == OF_ABILITY:
        return card.abilities[number].effects
    if part == OF_TRIGGER:
        return card.triggers[number].effects
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
