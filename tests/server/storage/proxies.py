"""A wire to the database that can be cut at the worst moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

PIECE = 65536

type Cut = Literal["", "question", "answer"]


class Wire:
    """Between a store and PostgreSQL. Once told to, it loses the next question or the next answer, and breaks."""

    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        self._server: asyncio.Server
        self._ends: set[asyncio.StreamWriter] = set()
        self.lose: Cut = ""
        self.breaks = 0

    async def open(self) -> str:
        """The URL that goes through here."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return self._target._replace(netloc=f"{self._target.username}@127.0.0.1:{port}").geturl()

    async def close(self) -> None:
        self._server.close()
        self._break()
        await self._server.wait_closed()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._target.hostname, self._target.port)
        self._ends |= {writer, back}
        await asyncio.gather(self._carry("question", reader, back), self._carry("answer", there, writer))

    async def _carry(self, what: Cut, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                if self.lose == what:
                    self.lose = ""
                    self.breaks += 1
                    self._break()
                    return
                writer.write(piece)
                await writer.drain()
        writer.close()

    def _break(self) -> None:
        for end in self._ends:
            end.close()
        self._ends.clear()
