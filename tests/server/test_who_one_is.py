"""A visitor stays the same one, whatever breaks between them and the server and whichever worker they talk to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from urllib.parse import urlsplit

import httpx
import pytest

from elysium.client import Client
from elysium.engine.audience import SPECTATOR
from elysium.server.wire import Welcome
from tests.server.databases import Cluster
from tests.server.guests import a_table, seated
from tests.server.running import Hosted, hosted, perform

END_OF_HEAD = b"\r\n\r\n"


@asynccontextmanager
async def losing_the_first_body(address: str) -> AsyncIterator[str]:
    """The address of a way to the server; the first answer breaks off after its head."""
    there = urlsplit(address)
    is_first = True

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    async def guest(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal is_first
        server_reader, server_writer = await asyncio.open_connection(there.hostname, there.port)
        onward = asyncio.create_task(carry(reader, server_writer))
        if is_first:
            is_first = False
            writer.write(await server_reader.readuntil(END_OF_HEAD))
            await writer.drain()
            writer.close()
            server_writer.close()
        else:
            await carry(server_reader, writer)
        onward.cancel()

    async with await asyncio.start_server(guest, "127.0.0.1") as way:
        host, port = way.sockets[0].getsockname()
        yield f"http://{host}:{port}"


def test_a_client_that_heard_half_of_its_first_answer_has_its_seat_at_the_socket_too(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, losing_the_first_body(server.address) as way, Client(way) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            with pytest.raises(httpx.TransportError):
                await bea.mine()
            joined = await bea.join(table.id, "Bea", key=table.key)
            assert joined.you == 1
            async with bea.sit(joined) as seat:
                assert seat.viewer == 1

    perform(scene())


@pytest.fixture
def two_workers(cluster: Cluster) -> Iterator[tuple[Hosted, Hosted]]:
    with both_on(cluster.new_schema()) as workers:
        yield workers


@contextmanager
def both_on(database: str) -> Iterator[tuple[Hosted, Hosted]]:
    with hosted(database) as one, hosted(database) as other:
        yield one, other


def test_whoever_looks_on_here_and_sits_down_by_another_worker_has_a_seat_here(
    two_workers: tuple[Hosted, Hosted],
) -> None:
    """All that happens there, to the deal, may be noticed here at once."""
    here, there = two_workers

    async def nothing_is_heard(_data: bytes) -> None:
        pass

    there.container.room.announce = nothing_is_heard

    async def scene() -> None:
        async with Client(there.address) as ana, Client(here.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            await bea.mine()
            async with seated(bea, table) as (socket, welcome):
                assert welcome.viewer == SPECTATOR
                async with Client(there.address, bea.token) as elsewhere:
                    await elsewhere.join(table.id, "Bea", key=table.key)
                here.inside(here.container.room.refresh_all)
                assert (await socket.hear_a(Welcome)).viewer == 1

    perform(scene())
