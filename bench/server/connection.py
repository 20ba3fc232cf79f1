"""A WebSocket client with as little in it as possible, so that the clients are not what is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; with a key of zeros that changes nothing and costs nothing."""


class Connection(asyncio.Protocol):
    """One socket. `heard` gets every text message; nothing is kept."""

    def __init__(self, host: str, path: str, heard: Callable[[Connection, bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection before it was open"))

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        head = (
            bytes((FINAL | kind, MASKED | size))
            if size < 126
            else bytes((FINAL | kind, MASKED | 126, *divmod(size, 256)))
        )
        self._transport.write(b"".join((head, NO_MASK, payload)))

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        begin = 0 if self.opened.done() else self._after_handshake(data)
        while (frame := _frame(data, begin)) is not None:
            kind, start, begin = frame
            if kind == TEXT:
                self.heard(self, data[start:begin])
            elif kind == PING:
                self.send(data[start:begin], PONG)
            elif kind == CLOSE:
                self.lost = True
        self._buffer = data[begin:]

    def _after_handshake(self, data: bytes) -> int:
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
            return len(data)
        self.opened.set_result(None)
        return len(head) + 4


def _frame(data: bytes, begin: int) -> tuple[int, int, int] | None:
    """Kind, first byte and end of the payload; None while it is not all there."""
    if len(data) < begin + 2:
        return None
    size, start = data[begin + 1], begin + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size = int.from_bytes(data[start : start + wide])
        start += wide
    end = start + size
    return (data[begin] & 0xF, start, end) if len(data) >= end else None


async def connect(host: str, port: int, path: str, heard: Callable[[Connection, bytes], None]) -> Connection:
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(lambda: Connection(f"{host}:{port}", path, heard), host, port)
    await connection.opened
    return connection
