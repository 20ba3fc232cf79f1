"""How a function becomes a word of the card language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, overload

from elysium.engine.state import Seat
from elysium.engine.vocabulary import Vocabulary
from elysium.games.vtes.definitions.language import LoweredCondition, LoweredEffect, Target
from elysium.games.vtes.definitions.meaning import Meaning

EFFECTS: Final[Vocabulary[Callable[..., None]]] = Vocabulary("effect")
CONDITIONS: Final[Vocabulary[Callable[..., bool]]] = Vocabulary("condition")
TARGETS: Final[Vocabulary[Callable[..., Sequence[int]]]] = Vocabulary("target")


type Deed = Callable[..., None]


@overload
def effect(function: Deed, /) -> Callable[..., LoweredEffect]: ...
@overload
def effect(
    *, gains_pool: bool = False, meaning: Meaning = Meaning.UNTOLD
) -> Callable[[Deed], Callable[..., LoweredEffect]]: ...
def effect(
    function: Deed | None = None, /, *, gains_pool: bool = False, meaning: Meaning = Meaning.UNTOLD
) -> Callable[..., LoweredEffect] | Callable[[Deed], Callable[..., LoweredEffect]]:
    """Decorator: the name, called in a definition with its numbers, stands for doing this.

    What rules and bots have to know about an effect is declared with it, as nobody knows it by its name:
    `@effect(gains_pool=True, meaning=Meaning.GAINS_POOL)`.
    """

    def making(function: Deed) -> Callable[..., LoweredEffect]:
        name = EFFECTS.add(function)

        def word(*args: Any) -> LoweredEffect:
            return LoweredEffect(name, function, args, gains_pool, meaning)

        return word

    return making if function is None else making(function)


type Question = Callable[..., bool]


@overload
def condition(function: Question, /) -> Callable[..., LoweredCondition]: ...
@overload
def condition(*, of_action: bool) -> Callable[[Question], Callable[..., LoweredCondition]]: ...
def condition(
    function: Question | None = None, /, *, of_action: bool = False
) -> Callable[..., LoweredCondition] | Callable[[Question], Callable[..., LoweredCondition]]:
    def making(function: Question) -> Callable[..., LoweredCondition]:
        name = CONDITIONS.add(function)

        def word(*args: Any) -> LoweredCondition:
            return LoweredCondition(name, function, args, of_action)

        return word

    return making if function is None else making(function)


type Finder = Callable[..., Sequence[int]]


@overload
def target(function: Finder, /) -> Callable[..., Target]: ...
@overload
def target(
    *, counts: bool = False, normal_only: bool = False, strikes_only: bool = False
) -> Callable[[Finder], Callable[..., Target]]: ...
def target(
    function: Finder | None = None,
    /,
    *,
    counts: bool = False,
    normal_only: bool = False,
    strikes_only: bool = False,
) -> Callable[..., Target] | Callable[[Finder], Callable[..., Target]]:
    """Something of one's own, or that nobody else needs to answer for: the action stays undirected."""

    def making(function: Finder) -> Callable[..., Target]:
        name = TARGETS.add(function)

        def word(*args: Any) -> Target:
            return Target(name, function, args, counts=counts, normal_only=normal_only, strikes_only=strikes_only)

        return word

    return making if function is None else making(function)


def hostile_target(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
    """An action at such a target is directed if it belongs to another Methuselah."""
    name = TARGETS.add(function)

    def word(*args: Any) -> Target:
        return Target(name, function, args, True)

    return word


def whom(concerned: Callable[..., Sequence[Seat]]) -> Callable[..., Callable[..., Target]]:
    """A target that concerns several Methuselahs: an action at it is directed at all of them but oneself."""

    def making(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
        name = TARGETS.add(function)

        def word(*args: Any) -> Target:
            return Target(name, function, args, True, concerned)

        return word

    return making
