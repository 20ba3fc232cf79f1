"""Who sits at a table in this process: the open sockets, and the table they look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.server.live import LiveTable
from elysium.server.quick import WriteAtOnce, no_short_way

MOST_WAITING = 256
"""Messages that a slow reader may be behind before the line is cut; it can come back and get the gap."""

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


class Line:
    """One open socket at a table."""

    def __init__(self, table_id: str, visitor: str, write: WriteAtOnce = no_short_way) -> None:
        self.table_id = table_id
        self.visitor = visitor
        self.viewer = SPECTATOR
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._write = write
        self._behind = 0
        """Messages that had to wait and are not on their way yet: until they are, nothing may overtake them."""
        self.cut = False
        self.gone = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.cut or (not self._behind and self._write(message)):
            return
        try:
            self.outgoing.put_nowait(message)
            self._behind += 1
        except asyncio.QueueFull:
            self.hang_up()

    def sent(self) -> None:
        """The writer has sent a message that had to wait."""
        self._behind -= 1

    def hang_up(self) -> None:
        """The writer stops when it finds None; what could not be sent is sent again when the client comes back."""
        self.cut = True
        self.gone.set()
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)


class Seating:
    """A table in this process, with its lock and its lines."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.chat_seen = 0
        self.elsewhere: dict[int, float] = {}
        """Seats whose people are online at another process, and until when that is believed."""
