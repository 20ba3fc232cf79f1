"""A visitor stays the same one, whatever breaks between them and the server and whichever worker they talk to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from elysium.client import COOKIE, HOST_COOKIE, Client
from elysium.engine.audience import SPECTATOR
from elysium.server.wire import Welcome
from tests import patient
from tests.server.databases import Cluster
from tests.server.guests import a_table, seated
from tests.server.running import Hosted, eventually, hosted, perform

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


def test_a_renewed_token_makes_its_copies_void(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend bot bot"))
            async with Client(server.address, ana.token) as copy, seated(copy, table) as (socket, welcome):
                assert welcome.viewer == 0
                old = ana.token
                await ana.renew()
                assert ana.token != old
                assert [one.id for one in await ana.mine()] == [table.id]
                assert await socket.close_code(), "its line is cut"
                assert await copy.mine() == ()
                assert copy.token.split(".")[0] != old.split(".")[0]

    perform(scene())


def test_who_is_forgotten_has_left_every_table(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            running = await ana.create(a_table("me friend bot bot"))
            await bea.join(running.id, "Bea", key=running.key)
            waiting = await ana.create(a_table("friend me friend bot"))
            async with Client(server.address, ana.token) as copy:
                await ana.forget()
                assert ana.token == ""
                assert await copy.mine() == ()
                assert await ana.mine() == ()
            seen = await bea.table(running.id)
            assert seen.seats[0].left
            assert (await bea.table(waiting.id, waiting.key)).seats[1].kind == "friend"

    perform(scene())


def test_whoever_was_nobody_can_be_forgotten(server: Hosted) -> None:
    answer = patient.post(f"{server.address}/api/visitor/forget")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_what_is_void_is_void_at_every_worker_and_after_a_restart(cluster: Cluster) -> None:
    database = cluster.new_schema()
    with both_on(database) as (here, there):

        async def scene() -> str:
            async with Client(here.address) as ana:
                table = await ana.create(a_table("me friend bot bot"))
                old = ana.token
                async with Client(there.address, old) as copy:
                    assert len(await copy.mine()) == 1
                await ana.renew()

                async def is_nobody() -> bool:
                    async with Client(there.address, old) as copy:
                        return await copy.mine() == ()

                assert await eventually(is_nobody)
                async with Client(there.address, ana.token) as again:
                    assert [one.id for one in await again.mine()] == [table.id]
                return old

        old = perform(scene())
    with hosted(database) as later:

        async def after() -> None:
            async with Client(later.address, old) as copy:
                assert await copy.mine() == ()

        perform(after())


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    return dict(line.split("=", 1) for line in answer.headers.get_list("set-cookie"))


def test_over_https_the_cookie_is_the_houses_own(tmp_path: Path) -> None:
    """Browsers take a cookie of that name from no other machine of the same domain. Over http nothing changes."""
    https = {"X-Forwarded-Proto": "https"}
    with hosted(f"sqlite:///{tmp_path}/tables.db", trusted_proxies=("127.0.0.1",)) as server:
        address = f"{server.address}/api/tables/mine"
        plain = patient.get(address)
        assert "strict-transport-security" not in plain.headers
        (old,) = cookies_of(plain).items()
        assert old[0] == COOKIE
        assert "Secure" not in old[1]
        secure = patient.get(address, headers=https)
        assert secure.headers["strict-transport-security"].startswith("max-age=")
        given = cookies_of(secure)[HOST_COOKIE]
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=Lax"} <= set(given.split("; "))
        assert "Domain" not in given
        token = old[1].partition(";")[0]
        moved = patient.get(address, headers=https | {"Cookie": f"{COOKIE}={token}"})
        assert cookies_of(moved)[HOST_COOKIE].startswith(token.split(".")[0]), "who was known before still is"
        assert "Max-Age=0" in cookies_of(moved)[COOKIE]
        token = cookies_of(moved)[HOST_COOKIE].partition(";")[0]
        both = f"{HOST_COOKIE}={token}; {COOKIE}=forged.1.x"
        assert "set-cookie" not in patient.get(address, headers=https | {"Cookie": both}).headers
