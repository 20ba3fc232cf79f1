"""Mistakes and misfortunes: refused with the reason, nothing lost, play goes on."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from time import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elysium.cli import main
from elysium.client import COOKIE, Client, Denied, Seat
from elysium.engine.state import Option
from elysium.games.mascarade.game import MASCARADE
from elysium.server.records import StoreGone
from elysium.server.seating import Connection
from elysium.server.socket import NOT_FOUND, REFUSED, UNREADABLE
from elysium.server.tokens import VISITOR_LIFE, Visitor
from elysium.server.wire import (
    KEY_HEADER,
    Accepted,
    Choose,
    FromServer,
    Hello,
    LegalOption,
    Rejected,
    ReplaceSeat,
    SeatPlan,
    Welcome,
    read_part,
)
from tests import patient
from tests.server.databases import Cluster
from tests.server.guests import BareSocket, a_table, bare_socket, next_decision, play_on, seated
from tests.server.running import PATIENCE_SECONDS, Hosted, eventually, hosted, logging_as_it_was, perform, served


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Denied) as denied:
        await attempt
    return denied.value.reason


# Tables


def test_a_full_or_started_table_takes_nobody(server: Hosted) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ana, bea, cai = [await stack.enter_async_context(Client(server.address)) for _ in range(3)]
            table = await ana.create(a_table("me friend friend bot"))
            await bea.join(table.id, "Bea", key=table.key, seat=1)
            assert await refusal(cai.join(table.id, "Cai", key=table.key, seat=1)) == "seat-taken"
            assert await refusal(cai.join(table.id, "Cai", key=table.key, seat=3)) == "seat-taken"
            assert await refusal(cai.join(table.id, "Cai", key=table.key, seat=9)) == "seat-taken"
            assert await refusal(bea.join(table.id, "Bea again", key=table.key)) == "already-seated"
            full = await ana.create(a_table("open open open friend", public=True))
            for number, client in enumerate((ana, bea, cai)):
                await client.join(full.id, f"Nr {number}")
            async with Client(server.address) as dan:
                assert await refusal(dan.join(full.id, "Dan")) == "table-full"
                await ana.post(f"/api/tables/{table.id}/start")
                assert await refusal(dan.join(table.id, "Dan", key=table.key)) == "already-started"
                assert await refusal(dan.join(table.id, "Dan", key="")) == "wrong-link"
            for request in ("close", "start", "seats/1/free"):
                assert await refusal(ana.post(f"/api/tables/{table.id}/{request}")) == "already-started"

    perform(scene())


def test_wrong_links_open_nothing(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as eve:
            table = await ana.create(a_table("me friend friend bot"))
            for key in ("", "wrong", table.key[:-1], table.key.upper(), "x" * 64):
                assert await refusal(eve.table(table.id, key)) == "wrong-link"
                assert await refusal(eve.join(table.id, "Eve", key=key)) == "wrong-link"
                async with bare_socket(server.address, table.id) as connection:
                    await connection.say(Hello(key, eve.token))
                    assert (await connection.hear_a(Rejected)).refused.reason == "wrong-link"
                    assert await connection.close_code() == REFUSED
            for path in ("recording", "replay"):
                assert await refusal(eve.get(f"/api/tables/{table.id}/{path}")) == "wrong-link"
            assert await refusal(eve.table("0" * 12)) == "no-such-table"
            async with bare_socket(server.address, "0" * 12) as connection:
                await connection.say(Hello())
                assert (await connection.hear_a(Rejected)).refused.reason == "no-such-table"
                assert await connection.close_code() == NOT_FOUND
            for request in ("leave", "return", "rematch", "move"):
                assert await refusal(eve.post(f"/api/tables/{table.id}/{request}")) == "no-seat-here"
            assert await refusal(ana.post(f"/api/tables/{table.id}/seats/9/bot", ReplaceSeat())) == "no-seat-here"
            for code in ("", "x", "a.b.c.d.e", "." * 100):
                assert await refusal(eve.claim(code)) == "wrong-link"
            assert len(server.container.room._loading) == 0  # unknown tables leave nothing behind

    perform(scene())


def test_an_expired_visitor_is_a_new_one(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me friend friend bot"))
            visitor = ana.token.split(".")[0]
            old = server.container.tokens.visitor_token(Visitor(visitor, int(time()) - VISITOR_LIFE))
            young = server.container.tokens.visitor_token(Visitor(visitor, int(time()) - VISITOR_LIFE + 1000))
        async with patient.AsyncClient(base_url=server.address) as http:
            seen = await http.get(f"/api/tables/{table.id}", headers={KEY_HEADER: table.key}, cookies={COOKIE: old})
            assert "you" not in seen.json()
            assert visitor not in seen.headers["set-cookie"]
        async with patient.AsyncClient(base_url=server.address) as http:
            seen = await http.get(f"/api/tables/{table.id}", cookies={COOKIE: young})
            assert seen.json()["you"] == 0
            assert seen.headers["set-cookie"].startswith(f"{COOKIE}={visitor}.")  # and is kept for longer

    perform(scene())


def test_a_dead_socket_leaves_the_seat(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as seat:
                async with seated(bea, joined) as (connection, _):
                    await eventually(lambda: is_online(seat, True))
                    connection.socket.transport.abort()  # no farewell
                await eventually(lambda: is_online(seat, False))

    async def is_online(seat: Seat, online: bool) -> bool:
        return seat.info.seats[1].online == online

    perform(scene())


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"name": ""}, "name-missing"),
        ({"name": " \t\n "}, "name-missing"),
        ({"name": "\u3164\u2800"}, "name-missing"),
        ({"name": "x" * 25}, "name-too-long"),
        ({"name": "A\x00na"}, "name-unprintable"),
        ({"name": "\u202eanA"}, "name-unprintable"),
        ({"name": "A\u200bna"}, "name-unprintable"),
        ({"name": "A\x01" + "0\x02"}, "name-unprintable"),
        ({"seats": (SeatPlan("me"),)}, "wrong-player-count"),
        ({"seats": (SeatPlan("me"),) * 4}, "one-seat-each"),
        ({"seats": (SeatPlan("me"), *[SeatPlan("bot")] * 20)}, "wrong-player-count"),
        ({"seats": (SeatPlan("me"), *[SeatPlan("bot", "nobody")] * 3)}, "unknown-bot"),
        ({"seats": (SeatPlan("me"), *[SeatPlan("bot", "search:900s")] * 3)}, "bot-too-slow"),
        ({"options": {"no-such": "option"}}, "unknown-table-option"),
        ({"options": {"masks": "judge,nobody"}}, "unknown-word"),
        ({"deck": "12x Nobody"}, "no-decks-here"),
        ({"guided": True, "seats": (SeatPlan("me"), *[SeatPlan("open")] * 3)}, "guided-alone"),
    ],
)
def test_what_is_no_table_is_refused(server: Hosted, changes: dict[str, object], reason: str) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            assert await refusal(ana.create(a_table("me bot bot bot", **changes))) == reason

    perform(scene())


def test_names_at_a_table_differ(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend friend bot"))
            for name in ("Ana", " ana ", "ANA", table.seats[3].name):
                assert await refusal(bea.join(table.id, name, key=table.key)) == "name-taken"
            joined = await bea.join(table.id, "  Bea \n Bee  ", key=table.key)
            assert joined.seats[joined.you].name == "Bea Bee"

    perform(scene())


# A rule that breaks


def numbers(option: LegalOption) -> Option:
    """As the rules have it, at a table of four."""
    return MASCARADE.option_from(option.verb, option.args, 4)


def test_a_broken_rule_does_not_end_the_game(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice is refused, and another can be made; bots find another by themselves."""
    broken: set[Option] = set()
    take = type(MASCARADE.book).play

    def play(book: object, state: object, seat: int, option: Option, *seen: object) -> None:
        if option in broken:
            raise ZeroDivisionError("a secret of the table")
        take(book, state, seat, option, *seen)  # type: ignore[arg-type]

    monkeypatch.setattr(type(MASCARADE.book), "play", play)

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                options = await next_decision(seat)
                broken.add(numbers(options[0]))
                with pytest.raises(Denied) as denied:
                    await seat.choose(options[0])
                assert denied.value.reason == "broken-rule"
                assert "secret" not in str(denied.value.told)
                await seat.choose(options[1])
                await play_on_avoiding(seat)
                assert seat.over

    async def play_on_avoiding(seat: Seat) -> None:
        async for decision in seat.decisions():
            await seat.choose(next(option for option in decision.options if numbers(option) not in broken))

    perform(scene())


# Servers


def said_when_refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a server says that cannot run."""
    capsys.readouterr()
    with logging_as_it_was():
        assert main(["serve", *arguments]) == 2
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.out + captured.err


def test_two_servers_on_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with served(url) as (address, process):
        assert patient.get(f"{address}/healthz").json() == {"status": "ok"}
        assert "tables.db" in said_when_refused(capsys, "--port", "0", "--database", url)
        assert patient.get(f"{address}/healthz").status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_SECONDS) in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--workers", "2", "--database", "sqlite:///{tmp}/tables.db"], "PostgreSQL"),
        (["--database", "sqlite://"], "sqlite"),
        (["--database", "mysql://user:s3cret-word@localhost/tables"], "mysql"),
        (["--database", "not a url"], ""),
        (["--database", "sqlite:////proc/no/such/folder/tables.db"], "/proc"),
        (["--database", "postgresql://nobody:s3cret-word@127.0.0.1:1/none"], "127.0.0.1"),
        (["--port", "99999"], "99999"),
        (["--pace", "-1"], "-1"),
        (["--host", "999.999.1.1", "--database", "sqlite:///{tmp}/tables.db"], "999.999.1.1"),
    ],
)
def test_a_server_that_cannot_run_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    said = said_when_refused(capsys, "--port", "0", *(argument.format(tmp=tmp_path) for argument in arguments))
    assert word in said
    assert said.strip()
    assert "s3cret-word" not in said


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in said_when_refused(capsys, "--port", port, "--database", f"sqlite:///{tmp_path}/tables.db")


# Databases


@contextmanager
def full_disk() -> Iterator[None]:
    """No file takes another byte, not even where it has room that it could use again."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)


def test_a_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                options = await next_decision(seat)
                assert seat.position is not None
                seq = seat.position.seq
            with full_disk():
                for _ in range(3):
                    async with seated(ana, table) as (connection, welcome):
                        assert welcome.position is not None
                        assert read_part(welcome.position).seq == seq  # nothing is shown that is not stored
                        await connection.say(Choose(1, seq, options[0].verb, options[0].args))
                        assert await told(connection) == "store-gone"
                assert await refusal(ana.create(a_table("me bot bot bot"))) == "store-gone"
                assert len(server.inside(lambda: server.container.store.entries(table.id))) == seq + 1
            async with ana.sit(table) as seat:
                assert await seat.choose((await next_decision(seat))[0]) == seq + 1

    async def told(connection: BareSocket) -> str:
        """The connection may be cut before the refusal is heard: what matters is that nothing is acknowledged."""
        try:
            answer = await connection.hear_a(Rejected | Accepted)  # type: ignore[arg-type]
        except ConnectionClosed:
            return "store-gone"
        assert isinstance(answer, Rejected)
        return answer.refused.reason

    with hosted(f"sqlite:///{tmp_path}/tables.db") as server:
        perform(scene(server))


def test_who_comes_while_storing_fails_sees_nothing_of_it(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice is made in memory and its storing takes a while, then fails; somebody says hello just then."""
    room, store = server.container.room, server.container.store

    async def fail_late(table_id: str, option: Option, seq: int, visitor: str) -> int:
        storing, waiting = asyncio.Event(), asyncio.Event()

        async def append(*_: object) -> bool:
            storing.set()
            await waiting.wait()
            raise StoreGone

        monkeypatch.setattr(store, "append", append)
        choosing = asyncio.create_task(room.choose(table_id, 0, option, seq))
        await storing.wait()
        connection = Connection(table_id, visitor)
        coming = asyncio.create_task(room.connect(connection, -1, 0))
        await asyncio.sleep(0)
        waiting.set()
        with pytest.raises(StoreGone):
            await choosing
        await coming
        monkeypatch.undo()
        welcome = msgspec.json.decode(connection.outgoing.get_nowait() or b"", type=FromServer)
        assert isinstance(welcome, Welcome)
        assert welcome.position is not None
        assert connection in room._seatings[table_id].connections  # and hears all that follows
        await room.disconnect(connection)
        return read_part(welcome.position).seq

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                options = await next_decision(seat)
                assert seat.position is not None
                seq = seat.position.seq
            visitor = ana.token.split(".")[0]
            assert server.inside(lambda: fail_late(table.id, numbers(options[0]), seq, visitor)) == seq

    perform(scene())


def test_a_database_that_is_gone_for_a_while(cluster: Cluster) -> None:
    """Nothing is acknowledged meanwhile, and when it is back, play goes on by itself."""

    async def scene(server: Hosted) -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                await play_on(seat, 1)
                options = await next_decision(seat)
                assert seat.position is not None
                seq = seat.position.seq
                await asyncio.to_thread(cluster.stop)
                try:
                    with pytest.raises((Denied, ConnectionError)):
                        await seat.choose(options[0])
                    async with patient.AsyncClient(base_url=server.address) as http:
                        assert (await http.get("/healthz")).status_code == 503
                        answer = await http.get("/api/tables")
                        assert (answer.status_code, answer.json()["reason"]) == (503, "store-gone")
                finally:
                    await asyncio.to_thread(cluster.start)
                await eventually(lambda: chosen(seat))
                await until_over(seat)
                assert seat.over
            log = server.inside(lambda: server.container.store.entries(table.id))
            assert [entry.seq for entry in log] == list(range(len(log)))
            assert len(log) > seq

    async def chosen(seat: Seat) -> bool:
        try:
            await seat.choose((await next_decision(seat))[0])
        except (Denied, ConnectionError, StoreGone):
            await asyncio.sleep(0.05)
            return False
        return True

    async def until_over(seat: Seat) -> None:
        while not seat.over:
            try:
                await play_on(seat)
            except (Denied, ConnectionError):
                await asyncio.sleep(0.05)

    with hosted(cluster.new_database()) as server:
        perform(scene(server))


def test_a_file_that_was_moved_away_and_came_back(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"

    async def scene(server: Hosted) -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with ana.sit(table) as seat:
                options = await next_decision(seat)
                os.rename(file, elsewhere)
                with pytest.raises((Denied, ConnectionError)):
                    await seat.choose(options[0])
                os.rename(elsewhere, file)
                await eventually(lambda: went_on(seat))

    async def went_on(seat: Seat) -> bool:
        try:
            await seat.choose((await next_decision(seat))[0])
        except (Denied, ConnectionError):
            return False
        return True

    with hosted(f"sqlite:///{file}") as server:
        perform(scene(server))


def test_a_silent_socket_is_closed(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elysium.server.socket.HELLO_SECONDS", 0.01)

    async def scene() -> None:
        async with bare_socket(server.address, "0" * 12) as connection:
            assert await connection.close_code() == UNREADABLE

    perform(scene())
