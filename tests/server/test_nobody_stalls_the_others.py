"""Every route and every message with the largest input that is allowed, while somebody plays at another table.

All in turn at one server, and two things are measured. How long a callback holds the event loop: the processor time of
its thread and for how long it slept, but not where it stood in line, for a processor or for its turn to run Python. And
how long somebody at another table waits for an answer, by the clock on the wall. Other programs on the machine are no
fault of the server: time for which its threads, or ours, could have run and stood in line for a processor is taken off,
but never what it was at work for. A control at an idle server would not do: one that has little to do is let before the
others, however full the machine is. Where nothing else runs, all of a wait counts, for the disk or a lock too.
"""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from itertools import product
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from resource import RUSAGE_THREAD, getrusage
from time import clock_gettime, monotonic, sleep, thread_time
from typing import Any, NamedTuple, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from elysium.engine.registry import working_games
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
    UNDER_WAY,
    Asker,
    furnish,
    prepare,
    say_largest,
    token_of,
    twelve_go_on,
)
from tests.server.running import PATIENCE_SECONDS, hosted, perform

HELD_SECONDS = 0.08
"""Nothing holds the loop for longer than 10 ms or so. What sleeps for 150 ms counts a little less: see `Held`."""
WAITED_SECONDS = 0.1
"""Of the pings at another table 99 in 100 are answered within so long."""
ATTEMPTS = 3
"""A disk that is slow, or another machine on the same processor, holds anything once; what we do holds it each time."""
PING_SECONDS = 0.01
LOOK_AGAIN_SECONDS = 0.05
"""For new threads."""
TURN_SECONDS = 0.006
"""So long a thread that wants to run Python waits before it asks for its turn again, and a little more."""
ELSEWHERE = "copy00000001"


# How long the loop is held


def processor_clock(process: int) -> int:
    """The clock that runs while a process, or any of its threads, does."""
    return (~process << 3) | 2


class Lines:
    """For how long threads could have run so far and were not let: each thread of some processes, by its file."""

    def __init__(self, *processes: int) -> None:
        self._folders = [Path(f"/proc/{process}/task") for process in processes]
        self._open: dict[Path, int] = {}
        self._looked_at = -inf

    def stood(self) -> dict[Path, float]:
        if monotonic() - self._looked_at > LOOK_AGAIN_SECONDS:
            self._look()
        found = {}
        for thread, file in self._open.items():
            with suppress(OSError):  # a thread that has just ended
                found[thread] = int(os.pread(file, 100, 0).split()[1]) / 1e9
        return found

    def _look(self) -> None:
        self._looked_at = monotonic()
        threads = [thread for folder in self._folders for thread in folder.glob("*/schedstat")]
        for gone in self._open.keys() - set(threads):
            os.close(self._open.pop(gone))
        for thread in threads:
            if thread not in self._open:
                with suppress(OSError):
                    self._open[thread] = os.open(thread, os.O_RDONLY)

    def close(self) -> None:
        for file in self._open.values():
            os.close(file)
        self._open = {}


def stood_in_line(before: Mapping[Path, float], now: Mapping[Path, float]) -> float:
    """All together; of a thread that has ended meanwhile nothing is known any more."""
    return sum(max(0.0, seconds - before.get(thread, 0.0)) for thread, seconds in now.items())


class Held(NamedTuple):
    """What passed in the loop's thread while one callback ran."""

    wall: float
    work: float
    line: float
    naps: int
    """How often the thread gave its processor away by itself: it slept, or waited for a disk, a lock, or its turn to
    run Python, which it asks for again and again.
    """

    def since(self, before: Held) -> Held:
        wall, work, line, naps = before
        return Held(self.wall - wall, self.work - work, self.line - line, self.naps - naps)

    @property
    def counted(self) -> float:
        return self.work + max(0.0, self.wall - self.work - self.line - self.naps * TURN_SECONDS)


class Stopwatch:
    """The longest that one callback has held the loop of this thread since it was asked last."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self._line = os.open("/proc/thread-self/schedstat", os.O_RDONLY)

    def _now(self) -> Held:
        line = int(os.pread(self._line, 100, 0).split()[1]) / 1e9
        return Held(monotonic(), thread_time(), line, getrusage(RUSAGE_THREAD).ru_nvcsw)

    def run(self, callback: Callable[[], None], what: object) -> None:
        before = self._now()
        callback()
        held = self._now().since(before)
        if held.counted > self.longest:
            self.longest, self.what = held.counted, repr(what)

    def stop(self) -> tuple[float, str]:
        longest, self.longest = self.longest, 0.0
        return longest, self.what


def watch() -> Stopwatch:
    """Every callback of the loop that runs in this thread."""
    watch, thread = Stopwatch(), threading.get_ident()
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        if threading.get_ident() != thread:
            return run(handle)
        return watch.run(lambda: run(handle), handle)

    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    return watch


class House:
    """A server in a process of its own, where nobody who asks holds it up by asking; its loop is watched."""

    def __init__(self, address: str, process: int, tokens: Tokens, line: Connection) -> None:
        self.address = address
        self.process = process
        self.tokens = tokens
        self._line = line

    def forget_tables(self) -> None:
        """Of those that nobody looks at: they have to be loaded again."""
        self._line.send("forget")
        self._line.recv()

    def held(self) -> tuple[float, str]:
        """The longest that its loop was held since this was asked last, and by what."""
        self._line.send("held")
        longest: tuple[float, str] = self._line.recv()
        return longest


def keep_house(file: Path, line: Connection) -> None:
    """What goes on in that process."""
    with hosted(f"sqlite:///{file}") as server:

        async def watch_here() -> Stopwatch:
            return watch()

        async def forget() -> None:
            seatings = server.container.room._seatings
            for table_id in [table_id for table_id, seating in seatings.items() if not seating.connections]:
                del seatings[table_id]

        stopwatch = server.inside(watch_here)
        line.send((server.address, server.container.tokens))
        while said := line.recv():
            if said == "forget":
                server.inside(forget)
            line.send(stopwatch.stop())


@contextmanager
def a_house(file: Path) -> Iterator[House]:
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=keep_house, args=(file, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        address, tokens = ours.recv()
        assert process.pid is not None
        yield House(address, process.pid, tokens, ours)
        ours.send("")
        process.join(PATIENCE_SECONDS)
    finally:
        process.kill()


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


def games_under_way(file: Path) -> dict[str, str]:
    async def look() -> dict[str, str]:
        store = open_store(f"sqlite:///{file}")
        await store.open()
        records = [await store.table(table_id) for table_id in UNDER_WAY.values()]
        await store.close()
        return {record.game: record.id for record in records if record is not None and record.status == "running"}

    return asyncio.run(look())


# How long others wait


class Waited(NamedTuple):
    wall: float
    work: float
    """Processor time that the server had spent on anything before the answer was there."""
    line: float

    @property
    def counted(self) -> float:
        return max(min(self.wall, self.work), self.wall - self.line)


class Moment(NamedTuple):
    wall: float
    work: float
    lines: Mapping[Path, float]

    def until(self, now: Moment) -> Waited:
        return Waited(now.wall - self.wall, now.work - self.work, stood_in_line(self.lines, now.lines))


class Pinger:
    """Somebody at another table, who asks whether answers come or not."""

    def __init__(self, address: str, token: str, server: int) -> None:
        self._lines = Lines(server, os.getpid())
        self._address, self._token, self._clock = address, token, processor_clock(server)
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._ping()))
        self.waited: list[Waited] = []

    def __enter__(self) -> Pinger:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(PATIENCE_SECONDS)
        self._lines.close()

    def _now(self) -> Moment:
        return Moment(monotonic(), clock_gettime(self._clock), self._lines.stood())

    async def _ping(self) -> None:
        async with bare_socket(self._address, ELSEWHERE) as line:
            await line.say(Hello(KEY, self._token))
            await line.hear_a(Welcome)
            sent: list[Moment] = []

            async def hear() -> None:
                while True:
                    began = sent[(await line.hear_a(Pong)).ref]
                    self.waited.append(began.until(self._now()))

            hearing = asyncio.create_task(hear())
            while not self._stopped.is_set():
                sent.append(self._now())
                await line.say(Ping(len(sent) - 1))
                await asyncio.sleep(PING_SECONDS)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(self.waited) < len(sent):
                    await asyncio.sleep(PING_SECONDS)
            hearing.cancel()


def percentile(part: float, waited: Iterable[float]) -> float:
    found = sorted(waited)
    return found[int(part * (len(found) - 1))]


def everything(house: House) -> Iterator[tuple[str, Callable[[], object]]]:
    """What can be asked for, and how. Hello brings a long game whole, to its player and to one who looks on; what
    twelve people know follows from a search of its own for each, and all are told at once.
    """
    for case, ask in CASES.items():
        asker = Asker(house.address, house.tokens, " ".join(case))
        yield " ".join(case), partial(ask, asker)
    kinds: list[type[Any]] = [Hello, *MESSAGES]
    for kind, token in product(kinds, (token_of(house.tokens, ANA), "")):
        yield kind.__name__, partial(say_and_be_answered, house.address, token, kind)
    yield "twelve people", lambda: perform(twelve_go_on(house.address, house.tokens))


def say_and_be_answered(address: str, token: str, kind: type[Any]) -> None:
    perform(say_largest(address, token, kind))


class Stalls(NamedTuple):
    """What was wrong while everything was asked for."""

    held: frozenset[str]
    """What held the loop for too long."""
    late: bool
    """Too many pings were."""

    def again(self, now: Stalls) -> Stalls:
        return Stalls(self.held & now.held, self.late and now.late)


def stalls(file: Path) -> Stalls:
    furnish(file)
    assert games_under_way(file) == UNDER_WAY
    prepare()
    gc.collect()
    gc.freeze()  # or whoever measures would be held up themselves
    held = set()
    with a_house(file) as house, Pinger(house.address, token_of(house.tokens, ANA), house.process) as pinger:
        for name, ask in everything(house):
            house.forget_tables()
            house.held()
            began = clock_gettime(processor_clock(house.process))
            ask()
            spent = clock_gettime(processor_clock(house.process)) - began
            seconds, what = house.held()
            print(f"{name}: {spent:.2f} s of work, the loop held for {1000 * seconds:.0f} ms by {what}")
            if seconds >= HELD_SECONDS:
                held.add(name)
    counted = [one.counted for one in pinger.waited]
    shown = [
        "/".join(f"{1000 * percentile(part, times):.0f}" for part in (0.5, 0.99, 1))
        for times in (counted, *zip(*pinger.waited, strict=True))
    ]
    print("{} pings, p50/p99/longest in ms: {}; wall {}, work {}, in line {}".format(len(counted), *shown))
    return Stalls(frozenset(held), percentile(0.99, counted) >= WAITED_SECONDS)


def test_nothing_that_is_asked_for_holds_up_the_others(tmp_path: Path) -> None:
    """`pytest -s` shows the times."""
    assert set(UNDER_WAY) == {game.name for game in working_games()}, "there is a long game of every game"
    none = Stalls(frozenset(), late=False)
    found = stalls(tmp_path / "tables.db")
    for attempt in range(1, ATTEMPTS):
        if found != none:
            found = found.again(stalls(tmp_path / f"tables-{attempt}.db"))
    assert found == none


BLOCKS_SECONDS = 0.15


def blocks_at_work() -> None:
    end = thread_time() + BLOCKS_SECONDS
    while thread_time() < end:
        pass


@pytest.mark.parametrize("block", [blocks_at_work, partial(sleep, BLOCKS_SECONDS)], ids=["at work", "asleep"])
def test_what_blocks_once_is_noticed(block: Callable[[], None]) -> None:
    stopwatch = Stopwatch()
    for _ in range(10):
        stopwatch.run(lambda: None, "nothing")
    stopwatch.run(block, "the one that blocks")
    stopwatch.run(lambda: None, "nothing")
    seconds, what = stopwatch.stop()
    assert seconds >= HELD_SECONDS
    assert what == "'the one that blocks'"


def test_what_counts_of_a_callback() -> None:
    assert Held(wall=0.3, work=0.1, line=0.0, naps=0).counted == pytest.approx(0.3)
    assert Held(wall=0.3, work=0.1, line=0.2, naps=1).counted == pytest.approx(0.1), "others had the processor"
    assert Held(wall=0.3, work=0.1, line=0.0, naps=40).counted == pytest.approx(0.1), "other threads ran Python"
    assert Held(wall=0.3, work=0.1, line=0.0, naps=2).counted > 0.28, "it waited for a disk, or slept"


def test_a_thread_that_ends_takes_nothing_off() -> None:
    one, other, new = Path("one"), Path("other"), Path("new")
    assert stood_in_line({one: 4.0, other: 1.0}, {other: 1.5, new: 0.25}) == 0.75


def test_what_counts_of_a_wait() -> None:
    assert Waited(wall=0.3, work=0.0, line=0.0).counted == 0.3, "for the disk, or for nothing at all"
    assert Waited(wall=0.3, work=0.2, line=0.4).counted == 0.2, "however long others stood in line"
    assert Waited(wall=0.3, work=0.5, line=0.1).counted == 0.3
    assert Waited(wall=0.3, work=0.0, line=0.4).counted == 0.0
