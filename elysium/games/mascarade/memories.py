"""What follows from a memory, kept: the next time it is mostly the same memory, or one that is an entry longer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from elysium.games.mascarade.entries import Memory

MOST_KEPT = 8192
"""For so many people at so many tables together; what a table forgets it has to follow from the beginning."""
FIRST_ENTRIES = 2
"""So many tell the memories of different tables apart, as a rule; fewer are followed as quickly as they are found."""


class Followed[K: Hashable, T]:
    """Goes through memories entry by entry; `follow` is told how many it has been through before.

    What it finds may be added to when it is followed further, so one thread at a time follows the same memory.
    """

    def __init__(self, begin: Callable[[K], T], follow: Callable[[T, Memory, int], T], most: int = MOST_KEPT) -> None:
        self._begin = begin
        self._follow = follow
        self._most = most
        self._kept: OrderedDict[tuple[K, Memory], tuple[Lock, list[tuple[Memory, T]]]] = OrderedDict()
        self._adding = Lock()

    def forget(self) -> None:
        self._kept.clear()

    def __call__(self, whose: K, memory: Memory) -> T:
        """Whether what was kept serves is seen by comparing the memories."""
        if len(memory) < FIRST_ENTRIES:
            return self._follow(self._begin(whose), memory, 0)
        key = whose, memory[:FIRST_ENTRIES]
        lock, kept = self._kept.get(key) or self._add(key)
        with lock:
            if not kept:
                kept.append((memory, self._follow(self._begin(whose), memory, 0)))
                return kept[0][1]
            before, result = kept[0]
            length = len(before)
            if before != memory[:length]:
                result = self._follow(self._begin(whose), memory, 0)
            elif length < len(memory):
                result = self._follow(result, memory, length)
            else:
                return result
            kept[0] = memory, result
            return result

    def _add(self, key: tuple[K, Memory]) -> tuple[Lock, list[tuple[Memory, T]]]:
        with self._adding:
            if key not in self._kept and len(self._kept) >= self._most:
                self._kept.popitem(last=False)
            return self._kept.setdefault(key, (Lock(), []))
