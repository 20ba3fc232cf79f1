"""Every route and every message with the largest input that is allowed, while somebody plays at another table.

First one by one, and by how long a callback holds the event loop, in processor time of its thread: that does not depend
on what else the machine has to do. Then all in turn at a real server, and by how long somebody at another table waits
for an answer; by how much longer than at a server that has nothing to do, since this machine may be busy.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from time import monotonic, thread_time
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from elysium.server.app import create
from elysium.server.settings import Settings
from elysium.server.storage import open_store
from elysium.server.tokens import Tokens
from elysium.server.wire import (
    FromClient,
    Hello,
    Ping,
    Pong,
    Welcome,
)
from tests.server.guests import bare_socket
from tests.server.largest import (
    ANA,
    CASES,
    KEY,
    MESSAGES,
    Asker,
    deck,
    furnish,
    own_cards,
    recording,
    say_largest,
    token_of,
)
from tests.server.running import PATIENCE_SECONDS, Hosted, hosted, perform, served

HELD_SECONDS = 0.1
WAITED_SECONDS = 0.1
"""Of the pings at another table 99 in 100 are answered within so long."""
PING_SECONDS = 0.01
ATTEMPTS = 3
"""Somebody else's program may have come between."""
ELSEWHERE = "copy00000001"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    file = tmp_path_factory.mktemp("stalls") / "tables.db"
    furnish(file)
    with hosted(f"sqlite:///{file}") as running:
        yield running


# How long the loop is held


class Stopwatch:
    """The longest that one callback has held the server's loop since it was asked last."""

    def __init__(self) -> None:
        self.thread = -1
        self.longest = 0.0
        self.what = ""

    def note(self, seconds: float, what: object) -> None:
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(what)

    def stop(self) -> tuple[float, str]:
        longest, self.longest = self.longest, 0.0
        return longest, self.what


@pytest.fixture
def stopwatch(house: Hosted, monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    watch = Stopwatch()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        if threading.get_ident() != watch.thread:
            return run(handle)
        began = thread_time()
        run(handle)
        return watch.note(thread_time() - began, handle)

    async def who() -> int:
        return threading.get_ident()

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    watch.thread = house.inside(who)
    return watch


def routes(tmp_path: Path) -> set[tuple[str, str]]:
    app = create(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    return {
        (method, route.path_format)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }


def test_there_is_a_case_for_every_route_and_message(tmp_path: Path) -> None:
    without = {("GET", "/assets/{file_path}")}
    assert routes(tmp_path) | without == set(CASES)
    app = create(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    assert [route.path_format for route in app.routes if isinstance(route, WebSocketRoute)] == [
        "/api/tables/{table}/socket"
    ]
    assert set(get_args(FromClient.__value__)) == {Hello, *MESSAGES}


@contextmanager
def a_ping_at_another_table(server: Hosted) -> Iterator[Callable[[], int]]:
    """Somebody at a table of their own, who is answered all the time; how often so far."""
    stopped = threading.Event()
    answered = [0]

    async def ping() -> None:
        async with bare_socket(server.address, ELSEWHERE) as line:
            await line.say(Hello(KEY, token_of(server.container.tokens, ANA)))
            await line.hear_a(Welcome)
            while not stopped.is_set():
                await line.say(Ping(answered[0] + 1))
                answered[0] = (await line.hear_a(Pong)).ref
                await asyncio.sleep(0.005)

    thread = threading.Thread(target=lambda: asyncio.run(ping()))
    thread.start()
    try:
        yield lambda: answered[0]
    finally:
        stopped.set()
        thread.join(PATIENCE_SECONDS)


def forget_tables(server: Hosted) -> None:
    """Of those that nobody looks at: they have to be loaded again."""

    async def forget() -> None:
        seatings = server.container.room._seatings
        for table_id in [table_id for table_id, seating in seatings.items() if not seating.connections]:
            del seatings[table_id]

    server.inside(forget)


def check_nobody_waited(stopwatch: Stopwatch) -> None:
    longest, what = stopwatch.stop()
    assert longest < HELD_SECONDS, f"the loop was held for {longest * 1000:.0f} ms by {what}"


@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_no_request_holds_the_loop(house: Hosted, stopwatch: Stopwatch, case: tuple[str, str]) -> None:
    ask = Asker(house.address, house.container.tokens, " ".join(case))
    forget_tables(house)
    with a_ping_at_another_table(house) as pings:
        stopwatch.stop()
        before = pings()
        CASES[case](ask)
        assert pings() >= before
        check_nobody_waited(stopwatch)


@pytest.mark.parametrize("kind", [Hello, *MESSAGES], ids=lambda kind: kind.__name__)
def test_no_message_holds_the_loop(house: Hosted, stopwatch: Stopwatch, kind: type[Any]) -> None:
    """Hello brings a long game whole, to its player and to one who looks on."""

    async def scene() -> None:
        for token in (token_of(house.container.tokens, ANA), ""):
            await say_largest(house.address, token, kind)

    forget_tables(house)
    with a_ping_at_another_table(house):
        stopwatch.stop()
        perform(scene())
        check_nobody_waited(stopwatch)


# How long others wait


class Pinger:
    """Somebody who asks again and again, whether the answers come or not, and how long each of them took."""

    def __init__(self, address: str, token: str) -> None:
        self._address, self._token = address, token
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._ping()))
        self.waited: list[float] = []

    def __enter__(self) -> Pinger:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(PATIENCE_SECONDS)

    async def _ping(self) -> None:
        async with bare_socket(self._address, ELSEWHERE) as line:
            await line.say(Hello(KEY, self._token))
            await line.hear_a(Welcome)
            sent: list[float] = []

            async def hear() -> None:
                while True:
                    pong = await line.hear_a(Pong)
                    self.waited.append(monotonic() - sent[pong.ref])

            hearing = asyncio.create_task(hear())
            while not self._stopped.is_set():
                sent.append(monotonic())
                await line.say(Ping(len(sent) - 1))
                await asyncio.sleep(PING_SECONDS)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(self.waited) < len(sent):
                    await asyncio.sleep(PING_SECONDS)
            hearing.cancel()

    def percentile(self, part: float) -> float:
        return sorted(self.waited)[int(part * (len(self.waited) - 1))]


def tokens_in(file: Path) -> Tokens:
    async def read() -> bytes:
        store = open_store(f"sqlite:///{file}")
        await store.open()
        try:
            return await store.secret("tokens")
        finally:
            await store.close()

    return Tokens(asyncio.run(read()))


def go_through_everything(folder: Path) -> tuple[Pinger, Pinger]:
    """At a server that was just started; who pinged it meanwhile, and who pinged one with nothing to do."""
    files = [folder / name for name in ("busy.db", "idle.db")]
    for file in files:
        furnish(file)
    tokens = [tokens_in(file) for file in files]
    kinds: list[type[Any]] = [Hello, *MESSAGES]
    with (
        served(f"sqlite:///{files[0]}", "--unlimited") as (busy, _),
        served(f"sqlite:///{files[1]}", "--unlimited") as (idle, _),
        Pinger(busy, token_of(tokens[0], ANA)) as pinger,
        Pinger(idle, token_of(tokens[1], ANA)) as other,
    ):
        for case, ask in CASES.items():
            ask(Asker(busy, tokens[0], " ".join(case)))
        for kind, token in product(kinds, (token_of(tokens[0], ANA), "")):
            perform(say_largest(busy, token, kind))
    return pinger, other


def test_nobody_at_another_table_waits_for_long(tmp_path: Path) -> None:
    """`pytest -s` shows the times."""
    deck(), own_cards(20_000), own_cards(60_000), recording()
    told = ""
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        busy, idle = go_through_everything(folder)
        shown = [f"{1000 * ping.percentile(part):.1f}" for ping in (busy, idle) for part in (0.5, 0.99, 1.0)]
        told = "{} pings, p50/p99/longest in ms: {}/{}/{}, at an idle server {}/{}/{}".format(len(busy.waited), *shown)
        print(told)
        if busy.percentile(0.99) - idle.percentile(0.99) < WAITED_SECONDS:
            return
    raise AssertionError(told)
