"""Caches for pure functions of one argument that rules call again and again.

`functools.lru_cache` updates its order of use at every hit; a plain dictionary lookup takes half as long.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from weakref import WeakValueDictionary


class Cache[K, V](dict[K, V]):
    """Evicts everything at once when a new entry would exceed `maxsize`; what is used often is soon back in it.

    A function that raises leaves no entry.
    """

    def __init__(self, function: Callable[[K], V], maxsize: int) -> None:
        super().__init__()
        self._function = function
        self._maxsize = maxsize

    def __missing__(self, key: K) -> V:
        value = self._function(key)
        if len(self) >= self._maxsize:
            self.clear()
        self[key] = value
        return value


def cached[K, V](maxsize: int) -> Callable[[Callable[[K], V]], Callable[[K], V]]:
    """Decorator for a function of one hashable argument."""

    def decorate(function: Callable[[K], V]) -> Callable[[K], V]:
        return Cache(function, maxsize).__getitem__

    return decorate


class Pinned[V]:
    """A value that does not leave its cache while somebody holds this."""

    __slots__ = ("__weakref__", "value")

    def __init__(self, value: V) -> None:
        self.value = value


class KeepingCache[K, V](dict[K, V]):
    """For values that take long to compute: what came first is evicted first, one at a time, and nothing that is kept.

    A hit is a plain dictionary lookup here too.
    """

    def __init__(self, function: Callable[[K], V], maxsize: int) -> None:
        super().__init__()
        self._function = function
        self._maxsize = maxsize
        self._kept: WeakValueDictionary[K, Pinned[V]] = WeakValueDictionary()
        self._lock = Lock()

    def __missing__(self, key: K) -> V:
        kept = self._kept.get(key)
        value = self._function(key) if kept is None else kept.value
        with self._lock:
            if len(self) >= self._maxsize:
                del self[next(iter(self))]
            self[key] = value
        return value

    def keep(self, key: K) -> Pinned[V]:
        value = self[key]
        with self._lock:
            return self._kept.setdefault(key, Pinned(value))


MOST_SEQUENCES = 8192
"""For so many people at so many tables together; what a table forgets it has to follow from the beginning."""
FIRST_ENTRIES = 2
"""So many tell the sequences of different tables apart, as a rule; fewer are followed as quickly as they are found."""


class SequenceCache[K: Hashable, E, V]:
    """What follows from sequences that grow: the next one is mostly the same, or one that is an entry longer.

    Goes through them entry by entry; `follow` is told how many it has been through before. What it finds may be added
    to when it is followed further, so one thread at a time follows the same sequence.
    """

    def __init__(
        self, begin: Callable[[K], V], follow: Callable[[V, tuple[E, ...], int], V], maxsize: int = MOST_SEQUENCES
    ) -> None:
        self._begin = begin
        self._follow = follow
        self._maxsize = maxsize
        self._kept: OrderedDict[tuple[K, tuple[E, ...]], tuple[Lock, list[tuple[tuple[E, ...], V]]]] = OrderedDict()
        self._adding = Lock()

    def clear(self) -> None:
        self._kept.clear()

    def __call__(self, whose: K, sequence: tuple[E, ...]) -> V:
        """Whether what was kept serves is seen by comparing the sequences."""
        if len(sequence) < FIRST_ENTRIES:
            return self._follow(self._begin(whose), sequence, 0)
        key = whose, sequence[:FIRST_ENTRIES]
        lock, kept = self._kept.get(key) or self._add(key)
        with lock:
            if not kept:
                kept.append((sequence, self._follow(self._begin(whose), sequence, 0)))
                return kept[0][1]
            before, result = kept[0]
            length = len(before)
            if before != sequence[:length]:
                result = self._follow(self._begin(whose), sequence, 0)
            elif length < len(sequence):
                result = self._follow(result, sequence, length)
            else:
                return result
            kept[0] = sequence, result
            return result

    def _add(self, key: tuple[K, tuple[E, ...]]) -> tuple[Lock, list[tuple[tuple[E, ...], V]]]:
        with self._adding:
            if key not in self._kept and len(self._kept) >= self._maxsize:
                self._kept.popitem(last=False)
            return self._kept.setdefault(key, (Lock(), []))
