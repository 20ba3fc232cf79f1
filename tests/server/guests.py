"""Those who come to a server in the tests: honest ones with a client, and others with a bare socket."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elysium.client import Client, Seat
from elysium.server.wire import CreateTable, FromClient, FromServer, Hello, LegalOption, SeatPlan, TableInfo, Welcome

QUICK_BOT = "random"
SHORT_VTES = {"decks": "first-blood-nosferatu,first-blood-tremere", "half-decks": "yes"}

_encode = msgspec.json.Encoder().encode
_decode: Callable[[str | bytes], FromServer] = msgspec.json.Decoder(FromServer).decode


def a_table(who: str, **changes: Any) -> CreateTable:
    """Seats as in "me open bot bot"."""
    plans = tuple(SeatPlan(kind, QUICK_BOT if kind == "bot" else "") for kind in who.split())  # type: ignore[arg-type]
    facts: dict[str, Any] = {"game": "mascarade", "name": "Ana", "seats": plans}
    return CreateTable(**(facts | changes))


async def play_on(seat: Seat, decisions: int = -1, rng: Random | None = None) -> int:
    """Choose at random, so often or to the end; how often it was."""
    rng = rng or Random(7)
    made = 0
    if made == decisions:
        return 0
    async for decision in seat.decisions():
        await seat.choose(rng.choice(decision.options))
        made += 1
        if made == decisions:
            break
    return made


async def next_decision(seat: Seat) -> tuple[LegalOption, ...]:
    async for decision in seat.decisions():
        return decision.options
    raise AssertionError("the game is over")


class BareSocket:
    """Says what it likes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: FromClient | str | bytes) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else _encode(message).decode())

    async def hear(self) -> FromServer:
        return _decode(await self.socket.recv())

    async def hear_a[T](self, kind: type[T]) -> T:
        """The next of a kind; what comes before it is let go."""
        while not isinstance(message := await self.hear(), kind):
            pass
        return message

    async def close_code(self) -> int:
        await self.socket.wait_closed()
        return self.socket.close_code or 0


@asynccontextmanager
async def bare_socket(address: str, table_id: str, **headers: str) -> AsyncIterator[BareSocket]:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    async with connect(url, max_size=None, max_queue=None, compression=None, additional_headers=headers) as socket:
        yield BareSocket(socket)


@asynccontextmanager
async def seated(client: Client, table: TableInfo, seq: int = -1) -> AsyncIterator[tuple[BareSocket, Welcome]]:
    """A bare socket that has said hello for somebody."""
    async with bare_socket(client.address, table.id) as socket:
        await socket.say(Hello(table.key, client.token, seq, notes=True))
        yield socket, await socket.hear_a(Welcome)
