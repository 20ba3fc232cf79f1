"""One address cannot take all connections, and nobody waits for ever for a request that does not come."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from elysium.client import Client
from elysium.server import connections, seating, serve
from elysium.server.connections import Gate
from elysium.server.infos import table_info
from elysium.server.limits import RateLimiter
from elysium.server.live import LiveTable
from elysium.server.presence import Presence
from elysium.server.records import SeatRecord, TableRecord
from elysium.server.seating import Connection, Seating
from elysium.server.wire import Ping, Pong, Rejected, TableInfo
from tests import patient
from tests.server.databases import Cluster
from tests.server.guests import BareSocket, a_table, bare_socket, seated
from tests.server.running import PATIENCE_SECONDS, Hosted, eventually, hosted, perform

ALLOWED = 6
SOON = 0.3
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
HALF_A_BODY = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@pytest.fixture
def narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    monkeypatch.setattr(serve, "MOST_CONNECTIONS", ALLOWED)
    with hosted(f"sqlite:///{tmp_path}/tables.db", limited=True) as running:
        yield running


def opened(server: Hosted, source: str = "127.0.0.1") -> socket.socket:
    port = int(server.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS, (source, 0))


def answers(connection: socket.socket) -> bool:
    """Whether a whole request is answered, or the connection is closed."""
    try:
        connection.sendall(HALF_A_HEAD + b"\r\n")
        return connection.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False


def test_one_address_has_so_many_connections_and_others_have_theirs(
    narrow: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        ours = [stack.enter_context(closing(opened(narrow))) for _ in range(ALLOWED + 2)]
        assert [answers(connection) for connection in ours] == [True] * ALLOWED + [False] * 2
        told = [record for record in caplog.records if f"one address has {ALLOWED} connections" in record.message]
        assert len(told) == 1, "whoever runs the server hears of it, and not once for each"
        assert answers(stack.enter_context(closing(opened(narrow, "127.0.0.2"))))
        ours[0].close()

        async def has_room() -> bool:
            with closing(opened(narrow)) as another:
                return answers(another)

        perform(eventually(has_room))


def test_a_socket_counts_until_it_is_closed(narrow: Hosted) -> None:
    def is_full() -> bool:
        with ExitStack() as stack:
            return not all(answers(stack.enter_context(closing(opened(narrow)))) for _ in range(ALLOWED - 1))

    async def scene() -> None:
        async with Client(narrow.address) as ana:
            table = await ana.create(a_table("me friend friend friend"))
            async with seated(ana, table), seated(ana, table):
                assert is_full()

    async def has_room_again() -> bool:
        return not is_full()

    perform(scene())
    perform(eventually(has_room_again))


def test_whoever_has_one_of_the_newer_addresses_has_one_household() -> None:
    gate = Gate(2)
    assert [gate.enter(f"2001:db8::{number}") for number in range(1, 4)] == [True, True, False]
    assert gate.enter("2001:db9::1")
    gate.leave("2001:db8::1")
    assert gate.enter("2001:db8::3")


def test_a_trusted_proxy_is_not_counted() -> None:
    gate = Gate(1, ["10.0.0.0/8", "::1"])
    assert all(gate.enter(host) for host in ("10.1.2.3", "10.1.2.3", "::1", "::1", "192.0.2.1"))
    assert not gate.enter("192.0.2.1")
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1")


@pytest.mark.parametrize(
    ("said", "heard"), [(b"", b"HTTP/1.1 408"), (HALF_A_HEAD, b"HTTP/1.1 408"), (HALF_A_BODY, b"")]
)
def test_who_does_not_say_it_all_is_not_waited_for(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, said: bytes, heard: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SOON)
    monkeypatch.setattr(connections, "BODY_SECONDS", SOON)
    with closing(opened(server)) as connection:
        connection.sendall(said)
        try:
            assert connection.recv(12) == heard
            while connection.recv(1000):
                pass
        except ConnectionResetError:
            assert not heard


def test_a_second_request_on_a_line_is_not_waited_for_either(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SOON)
    with closing(opened(server)) as connection:
        connection.sendall(b"GET /api/bots HTTP/1.1\r\nHost: x\r\n\r\n" + HALF_A_HEAD)
        data = b""
        while more := connection.recv(1000):
            data += more
        assert data.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in data


def test_an_open_socket_is_not_cut_off(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", SOON)
    monkeypatch.setattr(connections, "BODY_SECONDS", SOON)

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend friend friend"))
            async with seated(ana, table) as (line, _):
                await asyncio.sleep(3 * SOON)
                await line.say(Ping(1))
                assert (await line.hear_a(Pong)).ref == 1

    perform(scene())


def test_the_limit_of_open_files_is_raised_and_told(caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        with caplog.at_level(logging.INFO):
            serve.raise_file_limit()
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raised == min(hard, serve.MOST_FILES) if hard >= 0 else serve.MOST_FILES
        assert f"up to {raised} files" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# What is said on the lines


async def pongs(lines: list[BareSocket], pings: int) -> int:
    """How many of so many pings on each line are answered and not refused."""
    for line in lines:
        for ref in range(1, pings + 1):
            await line.say(Ping(ref))
    answered = 0
    for line in lines:
        heard = 0
        while heard < pings:
            message = await line.hear()
            if isinstance(message, Pong | Rejected):
                heard += 1
                answered += isinstance(message, Pong)
    return answered


@pytest.mark.parametrize("seats", [True, False], ids=["seat", "address"])
def test_many_lines_may_say_no_more_than_one(tmp_path: Path, seats: bool) -> None:
    with hosted(f"sqlite:///{tmp_path}/tables.db", limited=True) as server:
        container = server.container
        container.messages = RateLimiter(burst=10, per_second=0)
        container.seats = RateLimiter(burst=10, per_second=0)
        container.speakers = RateLimiter(burst=25 if not seats else 1000, per_second=0)

        async def scene() -> None:
            async with Client(server.address) as ana, Client(server.address) as bea:
                table = await ana.create(a_table("me friend friend friend"))
                visitor = ana if seats else bea
                async with AsyncExitStack() as stack:
                    lines = [(await stack.enter_async_context(seated(visitor, table)))[0] for _ in range(4)]
                    assert await pongs(lines, 8) == (10 if seats else 25)

        perform(scene())


# Who looks on


def test_what_everybody_may_know_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a seat comes or goes, everybody who looks on is told."""
    made: list[str] = []
    make = table_info

    def counted(record: TableRecord, visitor: str, *about: Any) -> TableInfo:
        made.append(visitor)
        return make(record, visitor, *about)

    monkeypatch.setattr(seating, "table_info", counted)
    seats = (SeatRecord(0, "person", "Ana", holder="ana"), *(SeatRecord(number, "open") for number in range(1, 4)))
    table = Seating(
        LiveTable(TableRecord("t", "mascarade", "open", seats, {}, "host", "key", "5eed" * 16)), Presence(0)
    )
    heard: dict[str, list[bytes]] = {}

    def line(visitor: str) -> Connection:
        def take(message: bytes) -> bool:
            heard.setdefault(visitor, []).append(message)
            return True

        connection = Connection("t", visitor, take)
        connection.viewer = table.viewer_of(visitor)
        return connection

    table.connections = {line(visitor) for visitor in ("ana", "host", "", *(f"v{number}" for number in range(500)))}
    table.show_record(table.connections)
    assert sorted(made) == ["", "ana", "host"]
    assert len(heard) == 503
    assert b'"key":"key"' in heard["ana"][0]
    assert b'"key":"key"' in heard["host"][0]
    assert b'"key":""' in heard["v7"][0] or b'"key"' not in heard["v7"][0]
    assert heard["v7"] == heard["v8"] == heard[""]


# Names that no file and no database takes


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/api/tables/%00", "/api/tables/abc%00/replay", "/text/en/%00.ftl", "/table/%00", "/%00"]
)
def test_a_zero_in_a_path_is_no_error_of_ours(server: Hosted, path: str) -> None:
    assert patient.get(f"{server.address}{path}").status_code == 404


async def knock_with_a_zero(server: Hosted) -> int:
    async with bare_socket(server.address, "%00") as line:
        await line.say('{"type":"hello"}')
        return await line.close_code()


def test_a_zero_in_the_path_of_a_socket_is_no_error_of_ours(server: Hosted) -> None:
    assert perform(knock_with_a_zero(server)) == 4404


def test_nor_is_it_where_the_database_takes_no_such_text(cluster: Cluster) -> None:
    with hosted(cluster.new_database()) as running:
        assert perform(knock_with_a_zero(running)) == 4404
