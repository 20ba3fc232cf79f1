"""What cards in play do by themselves, and a card's effects in order."""

from __future__ import annotations

from functools import cache
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.cards.programs import CardInterpreter, Verbs
from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import (
    CARDS,
    H_MENDING,
    NO_ENTITY,
    Context,
    Entity,
    Face,
    LoweredEffect,
    Way,
)
from elysium.games.rivals.marks import TRIGGERED, is_marked, mark
from elysium.games.rivals.rules.values import FACE_UP, fits, has_role, is_active, user_of
from elysium.games.rivals.state import BASE, CITY, Rivals
from elysium.games.rivals.terms import (
    ACCEPT,
    CARD_TURNED_UP,
    CHOOSE,
    CHOOSE_WAY,
    DECLINE,
    FIRST,
    NAME_AMOUNT,
    book,
    entity_of,
)

# Effects in order
OF_WAY: Final = 0
OF_ABILITY: Final = 1
OF_TRIGGER: Final = 2
BEFORE_WAY: Final = 3
ON_WIN: Final = 4
ON_FAILURE: Final = 5
COST_OF_WAY: Final = 6
COST_OF_ABILITY: Final = 7


@cache
def effects_of(face: Face, part: int, number: int) -> tuple[LoweredEffect, ...]:
    card = CARDS[face]
    if part == OF_TRIGGER:
        return card.triggers[number].effects
    if part in (OF_ABILITY, COST_OF_ABILITY):
        ability = card.abilities[number]
        return ability.effects if part == OF_ABILITY else ability.asked_costs
    way: Way = card.ways[number]
    if part == OF_WAY:
        return way.effects
    if part == BEFORE_WAY:
        return way.before
    if part == ON_WIN:
        return way.wins
    return way.fails if part == ON_FAILURE else way.asked_costs


INTERPRETER: Final = CardInterpreter(
    book, effects_of, Verbs(CHOOSE, ACCEPT, DECLINE, CHOOSE_WAY, NAME_AMOUNT), "RIV-ATTACK-10"
)
do_effects: Final = INTERPRETER.step


def run_part(
    s: Rivals,
    face: Face,
    part: int,
    number: int,
    seat: Seat,
    minion: Entity,
    target: int = 0,
    source: Entity = NO_ENTITY,
) -> None:
    """These effects come next, if there are any."""
    if effects_of(face, part, number):
        s.do((do_effects, face, part, number, 0, seat, minion, target, source))


# Moments


def fire(s: Rivals, hook: int, subject: int, *about: int) -> None:
    """A moment has come: every card in play that waits for it acts, with the subject as its target.

    Of several, their controller says which comes first; the active player's come before those of others.
    [RIV-TEXT-06]
    """
    bit = 1 << hook
    known_by = s.known_by
    # Whether an Agenda that lies face down answers is no secret any more: it turns up, or stays hidden.
    for agenda in s.agendas:
        if agenda and known_by[agenda] != FACE_UP:
            s.sealed = True
    found: list[tuple[int, int, int]] = []
    face = s.face
    for entity in s.able:
        card = CARDS[face[entity]]
        if not card.hooks & bit:
            continue
        hidden = s.region[entity] == BASE and known_by[entity] != FACE_UP
        if not hidden and not is_active(s, entity) and hook not in _IN_TORPOR:
            continue
        if hidden and s.wants[s.controller[entity]]:
            continue
        for number, trigger in enumerate(card.triggers):
            if trigger.hook == hook and _acts(s, entity, number, subject, about):
                if hidden:
                    turn_agenda_up(s, entity)
                    hidden = False
                found.append((_rank(s, entity), entity, number))
    if not found:
        return
    found.sort(key=_by_rank)
    pairs = [part for _, entity, number in found for part in (entity, number)]
    s.do((act_in_order, hook, subject, len(about), *about, *pairs))


_IN_TORPOR: Final = (H_MENDING,)
"""The moment of texts that count in Torpor. [RIV-END-10]"""


def _by_rank(entry: tuple[int, int, int]) -> int:
    return entry[0]


def _rank(s: Rivals, entity: Entity) -> int:
    """How far its player sits from the active one; what concerns everybody is the active player's to order."""
    if s.region[entity] == CITY:
        return 0
    return (s.controller[entity] - s.turn) % s.seats


def turn_agenda_up(s: Rivals, entity: Entity) -> None:
    """[RIV-DECK-07]"""
    s.known_by[entity] = FACE_UP
    s.show(EVERYONE, CARD_TURNED_UP, s.controller[entity], s.face[entity])


def trigger_context(s: Rivals, entity: Entity, subject: int, about: tuple[int, ...]) -> Context:
    region = s.region[entity]
    user = user_of(s, entity) or (entity if s.is_vampire(entity) else NO_ENTITY)
    seat = s.turn if region == CITY else s.controller[entity]
    return Context(seat, user, subject, s.face[entity], entity, about)


def _acts(s: Rivals, entity: Entity, number: int, subject: int, about: tuple[int, ...]) -> bool:
    trigger = CARDS[s.face[entity]].triggers[number]
    if trigger.once and is_marked(s, entity, TRIGGERED, number):
        return False
    if not trigger.role and not trigger.when:
        return True
    context = trigger_context(s, entity, subject, about)
    if trigger.role and not has_role(s, context.minion, trigger.role):
        return False
    return fits(s, trigger.when, context)


@book.step
def act_in_order(s: Rivals, hook: int, subject: int, count: int, *details: int) -> None:
    pairs = details[count:]
    if not pairs:
        return
    if len(_first_of_each(s, pairs)) > 1:
        s.ask(_orderer(s, pairs), choose_first, hook, subject, count, *details)
    else:
        _act(s, hook, subject, details[:count], pairs, 0)


def _orderer(s: Rivals, pairs: tuple[int, ...]) -> Seat:
    entity = Entity(pairs[0])
    return s.turn if s.region[entity] == CITY else s.controller[entity]


def _first_of_each(s: Rivals, pairs: tuple[int, ...]) -> dict[int, int]:
    """The cards of the player whose turn it is to order them, each with the place of its first text."""
    rank = _rank(s, Entity(pairs[0]))
    found: dict[int, int] = {}
    for place in range(0, len(pairs), 2):
        if _rank(s, Entity(pairs[place])) == rank:
            found.setdefault(pairs[place], place)
    return found


@book.choice("RIV-TEXT-06", "RIV-BEGIN-05")
def choose_first(s: Rivals, seat: Seat, hook: int, subject: int, count: int, *details: int) -> list[Option]:
    """Which of several cards takes effect first."""
    return [(FIRST, s.ref(Entity(entity))) for entity in _first_of_each(s, details[count:])]


@book.answer(choose_first)
def first_is_chosen(s: Rivals, seat: Seat, option: Option, hook: int, subject: int, count: int, *details: int) -> None:
    pairs = details[count:]
    place = _first_of_each(s, pairs)[entity_of(option[1])]
    _act(s, hook, subject, details[:count], pairs, place)


def _act(s: Rivals, hook: int, subject: int, about: tuple[int, ...], pairs: tuple[int, ...], place: int) -> None:
    entity, number = Entity(pairs[place]), pairs[place + 1]
    rest = pairs[:place] + pairs[place + 2 :]
    if rest:
        s.do((act_in_order, hook, subject, len(about), *about, *rest))
    if not s.region[entity] or s.region[entity] > BASE:
        return
    trigger = CARDS[s.face[entity]].triggers[number]
    if trigger.once:
        mark(s, entity, TRIGGERED, number)
    context = trigger_context(s, entity, subject, about)
    parts = (s.face[entity], OF_TRIGGER, number, 0, context.seat, context.minion, subject, entity)
    s.do((do_effects, *parts, *about))
