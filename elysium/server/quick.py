"""uvicorn's WebSocket protocol with a shorter way out: a table tells six people of each decision, and that adds up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "elysium.write"
WHOLE_TEXT = 0x81
LARGEST_SMALL, LARGEST_MIDDLE = 125, 0xFFFF

type WriteAtOnce = Callable[[bytes], bool]
"""Writes a text without waiting; False if the socket cannot take it now, and the long way has to be gone."""


class QuickSockets(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension in the sense of ASGI."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], EXTENSION: self.write}
            self.scope["extensions"] = extensions

    def write(self, text: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(frame_of(text))
        return True


def frame_of(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it."""
    size = len(text)
    if size <= LARGEST_SMALL:
        head = bytes((WHOLE_TEXT, size))
    elif size <= LARGEST_MIDDLE:
        head = bytes((WHOLE_TEXT, 126, size >> 8, size & 0xFF))
    else:
        head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
    return head + text


def way_out(scope: Scope) -> WriteAtOnce:
    """The short way, where the server offers one."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    write: WriteAtOnce = extensions.get(EXTENSION, no_short_way)
    return write


def no_short_way(_: bytes) -> bool:
    return False
