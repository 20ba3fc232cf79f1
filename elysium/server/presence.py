"""Who is online at other processes, and when somebody was seen last."""

from __future__ import annotations

from collections.abc import Collection

BELIEVED_SECONDS = 45.0
"""What another process says of those who are online there; it may die without a word."""


class Presence:
    """The people of one table, as far as this process has heard of them."""

    def __init__(self, began: float) -> None:
        self._began = began
        """Before that this process could not have seen anybody."""
        self._believed: dict[tuple[str, int], float] = {}
        """Other processes and the seats whose people are online there, and until when that is believed."""
        self._lookers: dict[str, tuple[frozenset[str], int, float]] = {}
        """Other processes, who looks on there without a seat and how many more, and until when that is believed."""
        self._seen: dict[int, float] = {}

    @property
    def is_empty(self) -> bool:
        return not self._believed and not self._lookers

    def hear(self, process: str, seat: int, online: bool, now: float) -> bool:
        """Another process says so; whether that is news."""
        believed = self._believed.get((process, seat), 0.0) > now
        self._believed[process, seat] = now + BELIEVED_SECONDS if online else 0.0
        self.see(seat, now)
        return believed != online

    def hear_of_lookers(self, process: str, lookers: Collection[str], more: int, now: float) -> bool:
        """Another process says who looks on there; whether that is news."""
        before = self._lookers.pop(process, (frozenset(), 0, 0.0))
        if lookers:
            self._lookers[process] = frozenset(lookers), more, now + BELIEVED_SECONDS
        return before[:2] != (frozenset(lookers), more)

    def watching(self, here: Collection[str], now: float) -> int:
        """How many look on at all processes; who does so at several is one."""
        elsewhere = [(lookers, more) for lookers, more, until in self._lookers.values() if until > now]
        return len(frozenset(here).union(*(lookers for lookers, _ in elsewhere))) + sum(more for _, more in elsewhere)

    def see(self, seat: int, now: float) -> None:
        self._seen[seat] = now

    def last_seen(self, seat: int) -> float:
        return max(self._began, self._seen.get(seat, 0.0))

    def online(self, now: float) -> set[int]:
        return {seat for (_, seat), until in self._believed.items() if until > now}

    def expire(self, now: float) -> bool:
        """Whether anything was out of date."""
        old = [believed for believed, until in self._believed.items() if until <= now]
        for believed in old:
            del self._believed[believed]
        silent = [process for process, (_, _, until) in self._lookers.items() if until <= now]
        for process in silent:
            del self._lookers[process]
        return bool(old) or bool(silent)
