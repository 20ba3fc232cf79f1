"""What a client was told, written down as it came: nothing of it may turn out not to have happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

import msgspec

from elysium.client import Client, Seat
from elysium.engine.state import Option
from elysium.server.wire import (
    Accepted,
    ChatLine,
    FromServer,
    LogEntry,
    MaybeEncoded,
    Position,
    TableInfo,
    Update,
    Welcome,
    position_after,
    read_part,
)

PATIENCE = 5.0

encode = msgspec.json.Encoder().encode
sorted_json = msgspec.json.Encoder(order="sorted").encode

type Digests = tuple[tuple[str, bytes], ...]


class Deed(NamedTuple):
    """A choice, or with no option the wish to take one back."""

    option: Option
    on: int
    """The entry after which it was sent."""


class Notes:
    def __init__(self) -> None:
        self.viewer = -1
        self.accepted: dict[int, Deed] = {}
        """By the number of the entry that it became, as the server said."""
        self.doubted: list[Deed] = []
        """Sent and not answered: done, or not, but not twice."""
        self.entries: set[tuple[int, bytes]] = set()
        self.positions: set[tuple[int, Digests]] = set()
        self.said: list[str] = []
        """Chat that the server acknowledged."""
        self.finished = False
        self.log: list[LogEntry] = []
        """What the client has at the end."""
        self.chat: list[ChatLine] = []

    def saw(self, entries: tuple[LogEntry, ...], position: Position | None) -> None:
        self.entries.update((entry.seq, encode(entry)) for entry in entries)
        if position is not None:
            self.positions.add((position.seq, digests(position)))


def digests(position: MaybeEncoded[Position]) -> Digests:
    """Part by part, whatever the order in which things came to be known."""
    parts = msgspec.json.decode(encode(position)).items()
    return tuple((name, blake2b(sorted_json(part), digest_size=16).digest()) for name, part in sorted(parts))


def other_parts(seen: Iterable[Digests], stored: Digests) -> list[str]:
    return sorted({name for digests in seen for name, _ in set(digests) ^ set(stored)})


class Pulse:
    """What all players of an evening share: how long they think, and a blow that falls when one of them is answered."""

    def __init__(self, thinking: float) -> None:
        self.thinking = thinking
        """Seconds for a choice, on average."""
        self._blow: Callable[[], None] | None = None

    def answered(self) -> None:
        blow, self._blow = self._blow, None
        if blow is not None:
            blow()

    async def strike(self, blow: Callable[[], None]) -> None:
        """In the instant in which somebody hears that a decision is stored, or after a while if nobody does."""
        self._blow = blow
        end = monotonic() + PATIENCE
        while self._blow is not None and monotonic() < end:
            await asyncio.sleep(0.01)
        self.answered()


class NotingSeat(Seat):
    """A seat that writes down everything before anybody else looks at it."""

    def __init__(self, client: Client, table: TableInfo, notes: Notes, pulse: Pulse) -> None:
        super().__init__(client, table.id, table.key)
        self.notes = notes
        self._pulse = pulse

    def __str__(self) -> str:
        """Where it stands, for whoever wonders why a table does not go on."""
        if self.notes.finished:
            return f"seat {self.viewer} has seen the end"
        asked = self.position.decision.choice if self.position and self.position.decision else "nothing"
        state = self._socket.state.name if self._socket else "LOST"
        return (
            f"seat {self.viewer} is at entry {self.position.seq if self.position else None}, asked {asked},"
            f" its connection is {state}, {len(self._answers)} of its messages are not answered"
        )

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self.notes.viewer = message.viewer
            position = read_part(message.position) if message.position is not None else None
            self.notes.saw(tuple(map(read_part, message.log)), position)
        elif isinstance(message, Update):
            self.notes.saw((read_part(message.entry),), position_after(message, self.position))
        super()._take(message)
        if isinstance(message, Accepted):
            self._pulse.answered()
