"""All cards of a game by their number: each is made from its definition when it is looked up for the first time.

Thousands of cards can be defined, and a process pays only for those that lie on its tables. What is made depends on
the definition alone, so nobody can tell in which order it was done.
"""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, MutableMapping, ValuesView
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Compiled rules look into what they take for a dictionary past the methods below, and would see only what was made.
    class Lookup[Number, Card](MutableMapping[Number, Card]):
        def __getitem__(self, number: Number) -> Card: ...
        def __setitem__(self, number: Number, card: Card) -> None: ...
        def __delitem__(self, number: Number) -> None: ...
else:
    Lookup = dict


class CardIndex[Number: int, Definition, Card](Lookup[Number, Card]):
    """Looking up what was made before costs as much as in any dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self.definitions: dict[Number, Definition] = {}
        self.derived: dict[Number, Definition] = {}
        """What is made of several cards: it can be looked up, but nobody who goes through all cards comes upon it."""
        self.make: Callable[[Definition], Card] = _nobody_makes
        self._making = RLock()

    def define(self, number: Number, definition: Definition) -> None:
        with self._making:
            self.definitions[number] = definition
            self.pop(number, None)

    def derive(self, number: Number, definition: Definition) -> None:
        with self._making:
            self.derived[number] = definition
            self.pop(number, None)

    def definition_of(self, number: Number) -> Definition:
        return self.derived[number] if number in self.derived else self.definitions[number]

    def __missing__(self, number: Number) -> Card:
        """One thread makes it; making a card may look up others."""
        definition = self.definition_of(number)
        with self._making:
            made = super().get(number)
            if made is None:
                made = self[number] = self.make(definition)
            return made

    # What is defined is there, made or not.

    def __contains__(self, number: object) -> bool:
        return number in self.definitions or number in self.derived

    def __iter__(self) -> Iterator[Number]:
        return iter(self.definitions)

    def __len__(self) -> int:
        return len(self.definitions)

    def get(self, number: Number, default: Any = None) -> Any:
        return self[number] if number in self else default  # noqa: SIM401  # that would ask itself

    def _all(self) -> Mapping[Number, Card]:
        return {number: self[number] for number in self.definitions}

    def keys(self) -> KeysView[Number]:
        return self.definitions.keys()

    def values(self) -> ValuesView[Card]:
        return self._all().values()

    def items(self) -> ItemsView[Number, Card]:
        return self._all().items()


def _nobody_makes(definition: object) -> Any:
    raise AssertionError("the cards of this game are made by its vocabulary, which nobody has imported")
