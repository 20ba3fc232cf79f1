"""What a client was told, written down as it came: nothing of it may turn out not to have happened."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from elysium.client import Client, Seat
from elysium.engine.state import Option
from elysium.server.wire import ChatLine, FromServer, LogEntry, Position, TableInfo, Update, Welcome

encode = msgspec.json.Encoder().encode


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
        self.positions: set[tuple[int, bytes]] = set()
        self.said: list[str] = []
        """Chat that the server acknowledged."""
        self.finished = False
        self.log: list[LogEntry] = []
        """What the client has at the end."""
        self.chat: list[ChatLine] = []

    def saw(self, entries: tuple[LogEntry, ...], position: Position | None) -> None:
        self.entries.update((entry.seq, encode(entry)) for entry in entries)
        if position is not None:
            self.positions.add((position.seq, digest(position)))


def digest(position: Position) -> bytes:
    return blake2b(encode(position), digest_size=16).digest()


class NotingSeat(Seat):
    """A seat that writes down everything before anybody else looks at it."""

    def __init__(self, client: Client, table: TableInfo, notes: Notes) -> None:
        super().__init__(client, table.id, table.key)
        self.notes = notes

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self.notes.viewer = message.viewer
            self.notes.saw(message.log, message.position)
        elif isinstance(message, Update):
            self.notes.saw((message.entry,), message.position)
        super()._take(message)
