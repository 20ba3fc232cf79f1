"""How a function becomes a word of the card language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from elysium.games.vtes.cards.language import Condition, Effect, Target

EFFECTS: dict[str, Callable[..., None]] = {}
CONDITIONS: dict[str, Callable[..., bool]] = {}
TARGETS: dict[str, Callable[..., Sequence[int]]] = {}


def effect(function: Callable[..., None]) -> Callable[..., Effect]:
    """Decorator: the name, called in a definition with its numbers, stands for doing this."""
    name = _name(function, EFFECTS)

    def word(*args: Any) -> Effect:
        return Effect(name, function, args)

    return word


def condition(function: Callable[..., bool]) -> Callable[..., Condition]:
    name = _name(function, CONDITIONS)

    def word(*args: Any) -> Condition:
        return Condition(name, function, args)

    return word


def target(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
    """Something of one's own, or that nobody else needs to answer for: the action stays undirected."""
    name = _name(function, TARGETS)

    def word(*args: Any) -> Target:
        return Target(name, function, args)

    return word


def hostile_target(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
    """An action at such a target is directed if it belongs to another Methuselah."""
    name = _name(function, TARGETS)

    def word(*args: Any) -> Target:
        return Target(name, function, args, True)

    return word


def whom(concerned: Callable[..., Sequence[int]]) -> Callable[..., Callable[..., Target]]:
    """A target that concerns several Methuselahs: an action at it is directed at all of them but oneself."""

    def making(function: Callable[..., Sequence[int]]) -> Callable[..., Target]:
        name = _name(function, TARGETS)

        def word(*args: Any) -> Target:
            return Target(name, function, args, True, concerned)

        return word

    return making


def _name(function: Any, table: dict[str, Any]) -> str:
    name: str = function.__name__.rstrip("_").replace("_", "-")
    table[name] = function
    return name
