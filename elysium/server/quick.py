"""uvicorn's WebSocket protocol with a shorter way out: a table tells six people of each decision, and that adds up."""

from __future__ import annotations

from typing import Any, Protocol

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "elysium.write"
WHOLE_TEXT = 0x81
LARGEST_SMALL, LARGEST_MIDDLE = 125, 0xFFFF


class WriteAtOnce(Protocol):
    """Writes texts without waiting; False if the socket cannot take them now, and the long way has to be gone."""

    def __call__(self, *texts: bytes) -> bool: ...


class QuickSockets(WebSocketsSansIOProtocol):
    """Offers `write` to the application, as an extension in the sense of ASGI."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], EXTENSION: self.write}
            self.scope["extensions"] = extensions

    def write(self, *texts: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([piece for text in texts for piece in (head_of(text), text)]))
        return True


def head_of(text: bytes) -> bytes:
    """What stands before a whole message in one frame, as a server sends it."""
    size = len(text)
    if size <= LARGEST_SMALL:
        return bytes((WHOLE_TEXT, size))
    if size <= LARGEST_MIDDLE:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)


def way_out(scope: Scope) -> WriteAtOnce:
    """The short way, where the server offers one."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    write: WriteAtOnce = extensions.get(EXTENSION, no_short_way)
    return write


def no_short_way(*_: bytes) -> bool:
    return False
