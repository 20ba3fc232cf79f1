"""A cache for pure functions of one argument that rules call again and again.

`functools.lru_cache` updates its order of use at every hit; a plain dictionary lookup takes half as long.
"""

from __future__ import annotations

from collections.abc import Callable


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
