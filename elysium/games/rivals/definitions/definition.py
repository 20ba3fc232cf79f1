"""What a definition says, as it is written: trees of words, and numbers. What rules run is made from it later."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from elysium.engine.cards.nodes import Condition, Effect, Noun, Quantity, Ref, Seats, Specified


class Clause(Specified, frozen=True):
    """One way of playing a card, or one thing that a card in play lets somebody do."""

    kind: int
    windows: int = 0
    effects: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    cost: tuple[Effect, ...] = ()
    before: tuple[Effect, ...] = ()
    """What is chosen as the card is played, before anything comes of it."""
    wins: tuple[Effect, ...] = ()
    """Of an Influence Modifier: what comes if one's own side wins a Scheme."""
    fails: tuple[Effect, ...] = ()
    """Of an Influence Modifier: what comes if the Scheme fails."""
    negates: tuple[Condition, ...] = ()
    """When it negates the other card of an attack."""
    shield: Quantity = 0
    """Of a Reaction: Shields beyond what is printed."""
    damage: Quantity = 0
    """Of an Attack or Reaction: damage beyond what is printed."""


class Lasting(Struct, frozen=True):
    """A change of a value as long as a card is in play."""

    stat: int
    amount: Quantity
    who: Ref | Noun | Seats
    when: tuple[Condition, ...] = ()
    role: str = ""


class Waiting(Struct, frozen=True):
    """What a card in play does by itself at some moment."""

    hook: int
    effects: tuple[Effect, ...]
    when: tuple[Condition, ...] = ()
    once: bool = False
    """No more than once a turn."""
    role: str = ""


class Definition(Struct, frozen=True):
    """One card: what is printed on it, and its behaviour."""

    face: int
    word: str
    printed: tuple[int, ...] = ()
    """The numbers that are printed on it."""
    ways: tuple[Clause, ...] = ()
    abilities: tuple[Clause, ...] = ()
    statics: tuple[Lasting, ...] = ()
    triggers: tuple[Waiting, ...] = ()
    gives: tuple[str, ...] = ()
    """The Disciplines that the vampire it is on has besides."""
    said: tuple[tuple[str, Any], ...] = ()
    """What else it says, by the names that a `Card` has for it."""
