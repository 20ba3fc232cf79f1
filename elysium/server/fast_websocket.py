"""uvicorn's WebSocket protocol with a fast path for sending: six people are told of each decision, which adds up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from elysium.server.connections import Passage

EXTENSION = "elysium.write"
GONE = "elysium.gone"
WHOLE_TEXT = b"\x81"
TWO_BYTES_OF_SIZE, EIGHT_BYTES_OF_SIZE = WHOLE_TEXT + b"\x7e", WHOLE_TEXT + b"\x7f"
LARGEST_SMALL, LARGEST_MIDDLE = 125, 0xFFFF

type Write = Callable[[bytes], bool]
"""Takes a text without waiting; False if the socket cannot take it now, and the slow path has to be taken."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Offers `write` to the application, and to be told that the client is gone without reading what it said before:
    extensions in the sense of ASGI."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self._unsent: list[bytes] = []
        self.passage: Passage | None = None
        self._gone = asyncio.Event()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._gone.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gone.set()
        if self.passage is not None:
            self.passage.leave()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], EXTENSION: self.write, GONE: self._gone}
            self.scope["extensions"] = extensions

    def write(self, text: bytes) -> bool:
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (head_of(text), text)
        return True

    def write_out(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        """The slow path; nothing overtakes what took the fast one."""
        self.write_out()
        await super().send(message)

    def shutdown(self) -> None:
        self.write_out()
        super().shutdown()


class Outbox:
    """Sockets that have something to send, written to one after the other once the event loop has done its round.

    All that one of them is told in a round goes out at once, and a program that reads many of them is woken once, not
    at every message: to the operating system that is more work than to carry the message.
    """

    def __init__(self) -> None:
        self._sockets: list[FastWebSocketProtocol] = []

    def add(self, socket: FastWebSocketProtocol) -> None:
        if not self._sockets:
            socket.loop.call_soon(self._empty)
        self._sockets.append(socket)

    def _empty(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.write_out()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def head_of(text: bytes) -> bytes:
    """What stands before a whole message in one frame, as a server sends it."""
    size = len(text)
    if size <= LARGEST_SMALL:
        return WHOLE_TEXT + size.to_bytes(1)
    if size <= LARGEST_MIDDLE:
        return TWO_BYTES_OF_SIZE + size.to_bytes(2)
    return EIGHT_BYTES_OF_SIZE + size.to_bytes(8)


def fast_writer(scope: Scope) -> Write:
    """The fast path, where the server offers one."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    write: Write = extensions.get(EXTENSION, no_fast_path)
    return write


def gone_from(scope: Scope) -> asyncio.Event:
    """Set when the client of a socket has hung up; never where the server cannot tell."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    gone: asyncio.Event = extensions.get(GONE) or asyncio.Event()
    return gone


def no_fast_path(_: bytes) -> bool:
    return False
