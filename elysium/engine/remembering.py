"""Answers that are kept: for questions that rules ask again and again.

`functools.lru_cache` notes at every call which answer was used last; to look into a dictionary takes half as long.
"""

from __future__ import annotations

from collections.abc import Callable


class Answers[K, V](dict[K, V]):
    """Forgotten, all of them, when there are too many: what is needed often is soon here again."""

    def __init__(self, work_out: Callable[[K], V], most: int) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, question: K) -> V:
        answer = self._work_out(question)
        if len(self) >= self._most:
            self.clear()
        self[question] = answer
        return answer


def remembered[K, V](most: int) -> Callable[[Callable[[K], V]], Callable[[K], V]]:
    """Decorator for a function of one argument; at most so many of its answers are kept."""

    def keeping(work_out: Callable[[K], V]) -> Callable[[K], V]:
        return Answers(work_out, most).__getitem__

    return keeping
