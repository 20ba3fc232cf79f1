"""What follows from a memory, kept: the next time it is mostly the same memory, or one that is an entry longer."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from elysium.engine.state import Frame

MOST_KEPT = 4096

type Memory = tuple[Frame, ...]
type Key = tuple[Hashable, int, Memory]


class Followed[T]:
    """Goes through memories entry by entry, from where it has been before."""

    def __init__(self, follow: Callable[[T, Memory], T]) -> None:
        self._follow = follow
        self._kept: dict[Key, tuple[Memory, T]] = {}

    def __call__(self, whose: Hashable, memory: Memory, beginning: T) -> T:
        """`whose` tells memories apart that have the same length and end; it need not, but it is quicker then."""
        key = whose, len(memory), memory[-1:]
        kept = self._kept.get(key)
        if kept is not None and kept[0] == memory:
            return kept[1]
        earlier = whose, len(memory) - 1, memory[-2:-1]
        before = self._kept.get(earlier)
        if before is not None and before[0] == memory[:-1]:
            del self._kept[earlier]
            result = self._follow(before[1], memory[-1:])
        else:
            result = self._follow(beginning, memory)
        self._kept[key] = memory, result
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return result
