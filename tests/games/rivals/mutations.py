"""Definitions broken on purpose: with another number, a noun that means more, another window, span or limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from elysium.engine.cards.nodes import Condition, Effect, Node, Noun
from elysium.games.rivals.definitions.definition import Clause, Definition, Lasting, Waiting
from elysium.games.rivals.definitions.language import (
    CARDS,
    H_END,
    H_MENDING,
    H_START,
    W_ACTION,
    W_ATTACK,
)
from elysium.games.rivals.state import NO_RANGED, NO_RETURN, NO_SECRECY, SCOPES, SEPARATE
from elysium.games.rivals.vocabulary.conditions import exists

COUNTING = ("amount", "least", "most", "b", "one", "shield", "damage")
"""Fields and arguments that say how much."""


ONCE_A_TURN = (H_START, H_MENDING, H_END)
"""Moments that no turn has twice."""
SO_OR_NOT = (NO_RANGED, NO_RETURN, NO_SECRECY, SEPARATE)


class Mutation(NamedTuple):
    what: str
    """`number`, `noun`, `window`, `span` or `limit`."""
    definition: Definition


def mutations(definition: Definition) -> Iterator[Mutation]:
    for other in numbers(definition):
        yield Mutation("number", other)
    for other in nouns(definition):
        yield Mutation("noun", other)
    for other in windows(definition):
        yield Mutation("window", other)
    for other in spans(definition):
        yield Mutation("span", other)
    for other in limits(definition):
        yield Mutation("limit", other)


def all_mutations() -> list[Mutation]:
    return [mutation for definition in CARDS.definitions.values() for mutation in mutations(definition)]


def numbers(value: Any) -> Iterator[Any]:
    """The same with one of its numbers of things one higher; what is either so or not has none."""
    if isinstance(value, Lasting) and value.stat in SO_OR_NOT:
        return
    if isinstance(value, Condition) and value.word == "exists":
        yield exists(value["cards"], value["least"] + 1)
        return
    for name, part in parts_of(value):
        counts = name in COUNTING and isinstance(part, int) and (part != 0 or isinstance(value, Node))
        for other in [part + 1] if counts else numbers(part):
            yield with_part(value, name, other)


def nouns(value: Any) -> Iterator[Any]:
    """The same with a trait less."""
    if isinstance(value, Noun):
        for place in range(len(value.traits)):
            fewer = (*value.traits[:place], *value.traits[place + 1 :])
            yield with_part(value, "traits", fewer)
    for name, part in parts_of(value):
        for other in nouns(part):
            yield with_part(value, name, other)


def windows(definition: Definition) -> Iterator[Definition]:
    """An ability in the Action Phase instead of an attack or the other way round; a text at another moment."""
    for place, clause in enumerate(definition.abilities):
        yield _with_ability(definition, place, _at_another_time(clause))
    for place, waiting in enumerate(definition.triggers):
        hook = H_MENDING if waiting.hook == H_START else H_START
        moved: Waiting = replace(waiting, hook=hook)
        yield replace(definition, triggers=(*definition.triggers[:place], moved, *definition.triggers[place + 1 :]))


def _at_another_time(clause: Clause) -> Clause:
    other = 1 << W_ACTION if clause.windows >> W_ATTACK & 1 else 1 << W_ATTACK
    moved: Clause = replace(clause, windows=other)
    return moved


def _with_ability(definition: Definition, place: int, ability: Clause) -> Definition:
    abilities = definition.abilities
    changed: Definition = replace(definition, abilities=(*abilities[:place], ability, *abilities[place + 1 :]))
    return changed


def spans(value: Any) -> Iterator[Any]:
    """The same for another while, or in everybody's turn instead of one's own."""
    if isinstance(value, Waiting):
        for place, test in enumerate(value.when):
            if test.word == "about":
                yield replace(value, when=(*value.when[:place], *value.when[place + 1 :]))
    if isinstance(value, Clause):
        for place, (name, said) in enumerate(value.said):
            if isinstance(said, bool):
                yield replace(value, said=(*value.said[:place], (name, not said), *value.said[place + 1 :]))
    for name, part in parts_of(value):
        if name == "scope" and isinstance(value, Effect):
            yield with_part(value, name, (part + 1) % len(SCOPES))
        for other in spans(part):
            yield with_part(value, name, other)


def limits(definition: Definition) -> Iterator[Definition]:
    """A text that comes as often as its moment only once a turn, or the other way round."""
    for place, waiting in enumerate(definition.triggers):
        if waiting.hook not in ONCE_A_TURN:
            other: Waiting = replace(waiting, once=not waiting.once)
            yield replace(definition, triggers=(*definition.triggers[:place], other, *definition.triggers[place + 1 :]))


def parts_of(value: Any) -> list[tuple[Any, Any]]:
    """What a piece of a definition is made of, each by its name or place."""
    if isinstance(value, tuple):
        return list(enumerate(value))
    if isinstance(value, Node):
        return list(value.args)
    return [(name, getattr(value, name)) for name in getattr(value, "__struct_fields__", ())]


def with_part(value: Any, name: Any, part: Any) -> Any:
    if isinstance(value, tuple):
        return (*value[:name], part, *value[name + 1 :])
    if isinstance(value, Node):
        return replace(value, args=tuple((key, part if key == name else old) for key, old in value.args))
    return replace(value, **{name: part})
