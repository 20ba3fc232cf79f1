"""Limits that hold across workers."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from itertools import cycle
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elysium.client import Client, Denied
from elysium.server import serve
from elysium.server.limits import BELIEVED_SECONDS, ConcurrencyLimiter, RateLimiter
from elysium.server.records import Store
from elysium.server.replays import MOST_FOR_ONE
from elysium.server.shared_limits import CLIENTS_A_NEWS, SharedLimits
from elysium.server.storage.channels import LONGEST_NUDGE
from elysium.server.wire import Hello, Ping, Pong, Rejected, Welcome
from tests import patient
from tests.server.databases import Cluster
from tests.server.guests import a_table, bare_socket, seated
from tests.server.running import PATIENCE_SECONDS, Hosted, eventually, hosted, perform
from tests.server.storage.tables import on_store

ANA, BEA = "192.0.2.1", "192.0.2.2"
BODY = msgspec.json.encode(a_table("me bot bot bot"))


def tell(one: SharedLimits, *others: SharedLimits) -> None:
    for news in one.news():
        assert len(news) <= LONGEST_NUDGE
        for other in (one, *others):
            other.hear(news)


def test_what_one_worker_allows_is_taken_off_at_the_others() -> None:
    rates = [RateLimiter(burst=48, per_second=0.0) for _ in range(2)]
    here, there = (SharedLimits(name, {"requests": rate}, {}) for name, rate in zip("ab", rates, strict=True))
    assert rates[0].allows(BEA)
    assert list(here.news()) == [], "that is not worth telling"
    for _ in range(3):
        assert rates[0].allows(ANA, 10.0)
        tell(here, there)
    assert not rates[1].allows(ANA, 19.0)
    assert rates[1].allows(ANA, 18.0)
    tell(there, here)
    assert not rates[0].allows(ANA), "and back: all of it is spent"
    assert rates[1].allows(BEA, 48.0)


def test_news_are_short_enough_to_be_sent_however_many_clients_there_are() -> None:
    rate, there = RateLimiter(burst=10, per_second=0.0), RateLimiter(burst=10, per_second=0.0)
    here, other = SharedLimits("a" * 20, {"requests": rate}, {}), SharedLimits("b", {"requests": there}, {})
    clients = [f"2001:db8:ffff:{number:x}::/64" for number in range(2 * CLIENTS_A_NEWS + 1)]
    for client in clients:
        assert rate.allows(client, 10.0)
    tell(here, other)
    assert not any(there.allows(client) for client in clients)


def test_lines_at_other_workers_count() -> None:
    lines = [ConcurrencyLimiter(most=3) for _ in range(2)]
    here, there = (SharedLimits(name, {}, {"sockets": line}) for name, line in zip("ab", lines, strict=True))
    with lines[0].slot(ANA) as first, lines[0].slot(ANA) as second:
        assert first
        assert second
        tell(here, there)
        with lines[1].slot(ANA) as third, lines[1].slot(ANA) as fourth, lines[1].slot(BEA) as another:
            assert (third, fourth, another) == (True, False, True)
    tell(here, there)
    with lines[1].slot(ANA) as one, lines[1].slot(ANA) as two, lines[1].slot(ANA) as three:
        assert (one, two, three) == (True, True, True)


def test_a_few_lines_are_no_news() -> None:
    lines = [ConcurrencyLimiter(most=48) for _ in range(2)]
    here, there = (SharedLimits(name, {}, {"connections": line}) for name, line in zip("ab", lines, strict=True))
    lines[0].enter(ANA)
    assert list(here.news()) == []
    lines[0].enter(ANA)
    tell(here, there)
    assert lines[1]._elsewhere
    lines[0].leave(ANA)
    tell(here, there)
    assert not lines[1]._elsewhere
    lines[0].leave(ANA)
    assert list(here.news()) == []


def test_where_nobody_listens_nothing_is_kept_to_be_told() -> None:
    lines, rate = ConcurrencyLimiter(most=1), RateLimiter(burst=1, per_second=0.0)
    with lines.slot(ANA):
        assert rate.allows(ANA)
    assert not lines._changed
    assert not rate._to_tell


def test_a_worker_that_says_nothing_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ConcurrencyLimiter(most=1)
    lines.hear("killed", ANA, 1)
    with lines.slot(ANA) as has_slot:
        assert not has_slot
    now = monotonic() + BELIEVED_SECONDS + 1.0
    monkeypatch.setattr("elysium.server.limits.monotonic", lambda: now)
    lines.take_changes()
    assert not lines._elsewhere, "and takes no room"
    with lines.slot(ANA) as has_slot:
        assert has_slot


def test_a_budget_in_the_store(cluster: Cluster, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert [await store.take("ana", 3.0, 0.0) for _ in range(5)] == [True, True, True, False, False]
        assert await store.take("bea", 3.0, 0.0)
        assert await store.take("ana", 3.0, 1e9), "it fills with time"
        await store.forget_budgets(-1.0)
        assert [await store.take("ana", 3.0, 0.0) for _ in range(4)] == [True, True, True, False]

    for url in (cluster.new_schema(), f"sqlite:///{tmp_path}/tables.db"):
        on_store(url, scene)


def test_tables_are_counted_at_all_workers_together(cluster: Cluster) -> None:
    database = cluster.new_schema()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other:
        for worker in (one, other):
            worker.container.creations = RateLimiter(burst=4, per_second=0.0)
        workers = cycle((one, other))
        made = [patient.post(f"{next(workers).address}/api/tables", content=BODY).status_code for _ in range(6)]
        assert made == [201] * 4 + [429] * 2


def test_lines_are_counted_at_all_workers_together(cluster: Cluster) -> None:
    database = cluster.new_database()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other:

        async def scene() -> None:
            async with Client(one.address) as ana, AsyncExitStack() as stack:
                table = await ana.create(a_table("me friend bot bot"))
                for worker in (one, other):
                    worker.container.sockets.most = 2
                for _ in range(2):
                    socket = await stack.enter_async_context(bare_socket(one.address, table.id))
                    await socket.say(Hello(table.key))
                    await socket.hear_a(Welcome)

                async def is_refused() -> bool:
                    async with bare_socket(other.address, table.id) as further:
                        with suppress(ConnectionClosed):
                            await further.say(Hello(table.key))
                        return isinstance(await further.hear(), Rejected)

                assert await eventually(is_refused)

        perform(scene())


def test_requests_are_counted_at_all_workers_together(cluster: Cluster) -> None:
    database = cluster.new_database()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other:
        for worker in (one, other):
            worker.container.requests.burst, worker.container.requests.per_second = 30.0, 0.0

        async def scene() -> None:
            async def is_heard() -> bool:
                one.container.requests.allows("192.0.2.1")
                return other.container.requests._filled("192.0.2.1").left < 30.0

            assert await eventually(is_heard), "who does not listen yet is not told"
            async with patient.AsyncClient() as http:
                while (await http.get(f"{one.address}/api/bots")).status_code == 200:
                    pass

                async def is_told() -> bool:
                    return other.container.requests._filled("127.0.0.1").left < 5.0

                assert await eventually(is_told), "though it was asked little itself"

        perform(scene())


def test_messages_of_a_seat_are_counted_at_all_workers_together(cluster: Cluster) -> None:
    database = cluster.new_database()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other:
        for worker in (one, other):
            worker.container.seats.burst, worker.container.seats.per_second = 30.0, 0.0

        async def scene() -> None:
            async with Client(one.address) as ana, Client(other.address) as elsewhere:
                table = await ana.create(a_table("me friend bot bot"))
                elsewhere.token = ana.token
                async with seated(ana, table) as (here, _), seated(elsewhere, table) as (there, _):
                    for number in range(30):
                        await here.say(Ping(number))
                        await here.hear_a(Pong)

                    async def is_refused() -> bool:
                        await there.say(Ping(0))
                        return isinstance(await there.hear_a(Pong | Rejected), Rejected)  # type: ignore[arg-type]

                    assert await eventually(is_refused)
                    assert one.container.messages.allows("another line"), "a line is at one worker alone"

        perform(scene())


def test_games_played_again_are_counted_at_all_workers_together(cluster: Cluster) -> None:
    database = cluster.new_database()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other, ExitStack() as stack:

        async def ask_for_some() -> None:
            for _ in range(MOST_FOR_ONE):
                stack.enter_context(one.container.askers.slot("127.0.0.1"))

        async def scene() -> None:
            async with Client(other.address) as ana:
                table = await ana.create(a_table("me bot bot bot"))
                await ana.recording(table.id)
                await asyncio.to_thread(one.inside, ask_for_some)

                async def is_told() -> bool:
                    return not other.container.askers.has_room("127.0.0.1")

                assert await eventually(is_told)
                with pytest.raises(Denied, match="too-fast"):
                    await ana.recording(table.id)

        perform(scene())


def test_connections_are_counted_at_all_workers_together(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "MOST_CONNECTIONS", 4)
    database = cluster.new_database()
    with hosted(database, limited=True) as one, hosted(database, limited=True) as other, ExitStack() as stack:

        def connect(worker: Hosted) -> bool:
            host, _, port = worker.address.removeprefix("http://").partition(":")
            line = stack.enter_context(closing(socket.create_connection((host, int(port)), PATIENCE_SECONDS)))
            try:
                line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                return line.recv(12) == b"HTTP/1.1 200"
            except OSError:
                return False

        assert [connect(one) for _ in range(3)] == [True] * 3

        async def is_told() -> bool:
            gate = other.container.shared_limits._lines["connections"]
            return gate._count_elsewhere("127.0.0.1") == 3

        assert perform(eventually(is_told))
        assert [connect(other) for _ in range(2)] == [True, False]
