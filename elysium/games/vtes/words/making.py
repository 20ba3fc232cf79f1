"""How a function becomes a word of the card language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, overload

from elysium.engine.vocabulary import Vocabulary
from elysium.games.vtes.cards.language import Condition, Effect, Target

EFFECTS: Final[Vocabulary[Callable[..., None]]] = Vocabulary("effect")
CONDITIONS: Final[Vocabulary[Callable[..., bool]]] = Vocabulary("condition")
TARGETS: Final[Vocabulary[Callable[..., Sequence[int]]]] = Vocabulary("target")


type Deed = Callable[..., None]


@overload
def effect(function: Deed, /) -> Callable[..., Effect]: ...
@overload
def effect(*, gains_pool: bool = False) -> Callable[[Deed], Callable[..., Effect]]: ...
def effect(
    function: Deed | None = None, /, *, gains_pool: bool = False
) -> Callable[..., Effect] | Callable[[Deed], Callable[..., Effect]]:
    """Decorator: the name, called in a definition with its numbers, stands for doing this.

    What rules have to know about an effect is declared with it: `@effect(gains_pool=True)`.
    """

    def making(function: Deed) -> Callable[..., Effect]:
        name = EFFECTS.add(function)

        def word(*args: Any) -> Effect:
            return Effect(name, function, args, gains_pool)

        return word

    return making if function is None else making(function)


def condition(function: Callable[..., bool]) -> Callable[..., Condition]:
    name = CONDITIONS.add(function)

    def word(*args: Any) -> Condition:
        return Condition(name, function, args)

    return word


def target(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
    """Something of one's own, or that nobody else needs to answer for: the action stays undirected."""
    name = TARGETS.add(function)

    def word(*args: Any) -> Target:
        return Target(name, function, args)

    return word


def hostile_target(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
    """An action at such a target is directed if it belongs to another Methuselah."""
    name = TARGETS.add(function)

    def word(*args: Any) -> Target:
        return Target(name, function, args, True)

    return word


def whom(concerned: Callable[..., Sequence[int]]) -> Callable[..., Callable[..., Target]]:
    """A target that concerns several Methuselahs: an action at it is directed at all of them but oneself."""

    def making(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
        name = TARGETS.add(function)

        def word(*args: Any) -> Target:
            return Target(name, function, args, True, concerned)

        return word

    return making
