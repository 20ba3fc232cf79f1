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
        self._read: dict[tuple[str, int], int] = {}
        """Of those the last entry that they have read, if they say so."""
        self._lookers: dict[str, tuple[frozenset[str], int, float]] = {}
        """Other processes, who looks on there without a seat and how many more, and until when that is believed."""
        self._seen: dict[int, float] = {}

    @property
    def is_empty(self) -> bool:
        return not self._believed and not self._lookers

    def hear(self, process: str, seat: int, online: bool, now: float, read: int | None = None) -> bool:
        """Another process says so; whether that is news."""
        believed = self._believed.get((process, seat), 0.0) > now
        self._believed[process, seat] = now + BELIEVED_SECONDS if online else 0.0
        self._read.pop((process, seat), None)
        if online and read is not None:
            self._read[process, seat] = read
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

    def read(self, now: float) -> dict[int, int]:
        """How far the people of seats have read who are online elsewhere; one window is enough."""
        read: dict[int, int] = {}
        for (process, seat), seq in self._read.items():
            if self._believed[process, seat] > now:
                read[seat] = max(seq, read.get(seat, seq))
        return read

    def expire(self, now: float) -> bool:
        """Whether anything was out of date."""
        old = [believed for believed, until in self._believed.items() if until <= now]
        for believed in old:
            del self._believed[believed]
            self._read.pop(believed, None)
        silent = [process for process, (_, _, until) in self._lookers.items() if until <= now]
        for process in silent:
            del self._lookers[process]
        return bool(old) or bool(silent)
