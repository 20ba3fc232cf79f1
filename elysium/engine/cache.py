"""Caches for pure functions of one argument that rules call again and again.

`functools.lru_cache` updates its order of use at every hit; a plain dictionary lookup takes half as long.
"""

from __future__ import annotations

from collections.abc import Callable
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
