"""Who is there is known at every worker: those who look on are counted once, and bots wait for a reader elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elysium.client import Client
from elysium.server import room as rooms
from elysium.server import seating as seatings
from elysium.server.driver import SCAN_SECONDS, Driver
from elysium.server.metrics import Metrics
from elysium.server.presence import BELIEVED_SECONDS
from elysium.server.room import MOST_NAMED, Room
from elysium.server.seating import ARRIVING_SECONDS, DEAL_SECONDS, Connection
from elysium.server.wire import Hello, Ping, Pong, Read, TableChanged, TableInfo, Update, Welcome
from tests.server.databases import Cluster
from tests.server.guests import BareSocket, bare_socket, seated
from tests.server.guests import a_table as wanted
from tests.server.running import Hosted, eventually, hosted, perform
from tests.server.test_driver import BOT, PERSON, TABLE, Prompt, a_room, a_table

LARGEST_NEWS = 7_900
"""Bytes that PostgreSQL takes in one message."""


class Clock:
    def __init__(self) -> None:
        self.now = time()


class Workers:
    """Two rooms on the same store, which hear each other when they are told to."""

    def __init__(self, here: Room, there: Room) -> None:
        self.here, self.there = here, there
        self.announced: list[bytes] = []
        for room in (here, there):
            room.announce = self._announce

    async def _announce(self, news: bytes) -> None:
        self.announced.append(news)

    async def pass_on(self) -> None:
        while self.announced:
            news = self.announced.pop(0)
            for room in (self.here, self.there):
                await room.hear(news, lambda *_: None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (rooms, seatings):
        monkeypatch.setattr(module, "time", lambda: clock.now)
    return clock


@pytest.fixture
def workers_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    async def open_both(stack: AsyncExitStack, people: int = 1, **facts: Any) -> Workers:
        persons = [replace(PERSON, holder=f"visitor{seat}") for seat in range(people)]
        table = a_table(*persons, *[BOT] * (4 - people), **facts)
        here = await stack.enter_async_context(a_room(tmp_path, table))
        monkeypatch.setattr(here.store, "shared", True, raising=False)
        return Workers(here, Room(here.store, Metrics(), here.announce))

    return open_both


def last_told(connection: Connection) -> TableInfo:
    told: list[TableInfo] = []
    while connection.outgoing.qsize():
        data = connection.outgoing.get_nowait()
        if data is not None and (b'"type":"table"' in data or b'"type":"welcome"' in data):
            told.append(msgspec.json.decode(data, type=TableChanged | Welcome).table)
    return told[-1]


def test_those_who_look_on_at_another_worker_are_counted(workers_at: Callable[..., Any], clock: Clock) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = await workers_at(stack)
            ana, eve, also_eve, bob = [Connection(TABLE, name) for name in ("visitor0", "eve", "eve", "bob")]
            await workers.here.connect(ana, -1, 0)
            await workers.there.connect(eve, -1, 0)
            await workers.pass_on()
            assert last_told(ana).watching == 1
            await workers.here.connect(also_eve, -1, 0)
            await workers.there.connect(bob, -1, 0)
            await workers.pass_on()
            assert last_told(ana).watching == last_told(bob).watching == 2, "who has a window at each is one"
            await workers.there.disconnect(eve)
            await workers.pass_on()
            assert last_told(ana).watching == 2
            await workers.here.disconnect(also_eve)
            await workers.pass_on()
            assert last_told(ana).watching == last_told(bob).watching == 1
            clock.now += BELIEVED_SECONDS - 1.0
            await workers.there.tell_presence()
            await workers.pass_on()
            clock.now += 2.0
            await workers.here.tell_presence()
            async with workers.here.at(TABLE) as seating:
                assert seating.watching() == 1, "as long as it is said again"
            clock.now += BELIEVED_SECONDS
            await workers.here.tell_presence()
            assert last_told(ana).watching == 0, "a worker that was killed says nothing any more"

    perform(scene())


def test_a_crowd_fits_into_one_message(workers_at: Callable[..., Any], clock: Clock) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = await workers_at(stack)
            ana = Connection(TABLE, "visitor0")
            await workers.here.connect(ana, -1, 0)
            crowd = MOST_NAMED + 50
            for number in range(crowd):
                await workers.there.connect(Connection(TABLE, f"looker{number}"), -1, 0)
            await workers.there.tell_presence()
            assert max(map(len, workers.announced)) < LARGEST_NEWS
            await workers.pass_on()
            assert last_told(ana).watching == crowd

    perform(scene())


async def would_play(workers: Workers) -> list[bool]:
    """At which of them a bot would choose now."""
    found = []
    for room in (workers.here, workers.there):
        driver = Driver(room, Prompt(), 0.0, "w")
        async with room.at(TABLE) as seating:
            found.append(driver._next_choice(seating) is not None)
    return found


def test_bots_of_a_guided_game_wait_for_a_reader_at_another_worker(
    workers_at: Callable[..., Any], clock: Clock
) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = await workers_at(stack, guided=True, options={"first": "2"})
            reader = Connection(TABLE, "visitor0")
            reader.read = -1
            await workers.here.connect(reader, -1, 0)
            await workers.pass_on()
            clock.now += 2 * ARRIVING_SECONDS
            assert await would_play(workers) == [False, False]
            looker = Connection(TABLE, "eve")
            looker.read = 1000
            await workers.there.connect(looker, -1, 0)
            assert await would_play(workers) == [False, False], "another's reading is not the player's"
            reader.read = 1000
            assert await would_play(workers) == [True, False], "where the reader is"
            reader.read = -1
            clock.now += BELIEVED_SECONDS
            assert await would_play(workers) == [False, True], "nobody says any more that there is a reader elsewhere"

    perform(scene())


def test_an_open_deal_waits_for_readers_at_other_workers(workers_at: Callable[..., Any], clock: Clock) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = await workers_at(stack, people=2, options={"first": "3"})
            woken: list[str] = []
            workers.here.wake = woken.append
            ana, bea = (Connection(TABLE, f"visitor{seat}") for seat in range(2))
            ana.read = bea.read = -1
            await workers.here.connect(ana, -1, 0)
            await workers.there.connect(bea, -1, 0)
            await workers.pass_on()
            assert await would_play(workers) == [False, False]
            await workers.here.read(ana, 0)
            await workers.pass_on()
            assert await would_play(workers) == [False, False], "Bea has not read yet"
            woken.clear()
            await workers.there.read(bea, 0)
            assert await would_play(workers) == [False, True]
            await workers.pass_on()
            assert await would_play(workers) == [True, True]
            assert woken == [TABLE], "whoever has waited for somebody elsewhere looks again"
            await workers.there.read(bea, -1)
            await workers.pass_on()
            assert await would_play(workers) == [False, False]
            clock.now += DEAL_SECONDS
            assert await would_play(workers) == [True, True], "nobody is waited for for ever"

    perform(scene())


def test_programs_that_do_not_read_are_waited_for_nowhere(workers_at: Callable[..., Any], clock: Clock) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            workers = await workers_at(stack, people=2, options={"first": "3"})
            await workers.there.connect(Connection(TABLE, "visitor1"), -1, 0)
            await workers.pass_on()
            assert await would_play(workers) == [True, True]

    perform(scene())


def test_bots_leave_those_at_another_worker_time_to_read_the_deal(cluster: Cluster) -> None:
    database = cluster.new_database()

    async def scene(here: Hosted, there: Hosted) -> None:
        async with Client(here.address) as ana, Client(there.address) as bea:
            table = await ana.create(wanted("me friend bot bot", options={"first": "3"}))
            presence = here.container.room._presence_of(table.id)

            async def bea_is_known() -> bool:
                return 1 in presence.read(time())

            async with bare_socket(here.address, table.id) as line, bare_socket(there.address, table.id) as other:
                await line.say(Hello(table.key, ana.token, reads=True))
                await line.hear_a(Welcome)
                await bea.join(table.id, "Bea", key=table.key)
                await other.say(Hello(table.key, bea.token, reads=True))
                await other.hear_a(Welcome)
                await eventually(bea_is_known)
                await line.say(Read(0))
                await asyncio.sleep(2 * SCAN_SECONDS)
                await line.say(Ping(1))
                while not isinstance(heard := await line.hear(), Pong):
                    assert not isinstance(heard, Update) or heard.seq == 0, "Bea has not read yet"
                await other.say(Read(0))
                assert (await other.hear_a(Update)).seq == 1

    with hosted(database) as one, hosted(database) as other:
        perform(scene(one, other))


def test_all_workers_count_those_who_look_on(cluster: Cluster) -> None:
    database = cluster.new_database()

    async def counted(line: BareSocket, count: int) -> None:
        while (await line.hear_a(TableChanged)).table.watching != count:
            pass

    async def scene(here: str, there: str) -> None:
        async with Client(here) as ana, Client(there) as eve:
            table = await ana.create(wanted("me bot bot bot"))
            async with seated(ana, table) as (line, _):
                async with seated(eve, table):
                    await counted(line, 1)
                await counted(line, 0)

    with hosted(database) as one, hosted(database) as other:
        perform(scene(one.address, other.address))
