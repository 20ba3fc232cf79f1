"""Many tables are played while the plug is pulled again and again; then the log is compared with what was told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import msgspec

from elysium.engine.recording import load_recording
from elysium.server.storage import open_store
from tests.server.databases import Cluster, free_port
from tests.server.guests import SHORT_VTES
from tests.server.plug.checks import check_recording, check_table
from tests.server.plug.notes import Pulse
from tests.server.plug.players import Kind, Table
from tests.server.plug.process import ROOT, ServerProcess, all_gone

LOOK_AGAIN = 0.1
KINDS = (
    Kind("mascarade", 4, 0),
    Kind("vtes", 1, 1, options=SHORT_VTES),
    Kind("mascarade", 1, 4, watched=True),
    Kind("mascarade", 3, 1),
    Kind("mascarade", 6, 0, watched=True),
    Kind("mascarade", 1, 3),
    Kind("mascarade", 5, 1),
    Kind("mascarade", 2, 2),
    Kind("vtes", 2, 0, options=SHORT_VTES),
    Kind("mascarade", 2, 4),
    Kind("vtes", 1, 2, watched=True),
)


class Plan(NamedTuple):
    """How long and how rough."""

    tables: int
    """At the same time; whenever a game ends another begins, until all blows have fallen."""
    blows: Sequence[str]
    """Each the name of a method of `Blows`."""
    calm: float
    """Seconds between blows, on average."""
    thinking: float
    """Seconds that a player takes for a choice, on average, until the last blow."""
    stillness: float
    """Seconds that a table may stand still after the last blow; however slow the machine is, it has to go on."""
    database_gone: float = 1.0
    workers: int = 1
    seed: int | None = None


class Report(msgspec.Struct):
    database: str
    blows: Counter[str] = msgspec.field(default_factory=Counter)
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    taken_back: int = 0
    in_doubt: int = 0
    chat: int = 0
    start_seconds: list[float] = []

    def __str__(self) -> str:
        blows = ", ".join(f"{count} × {name.replace('_', ' ')}" for name, count in self.blows.items())
        return (
            f"{self.database}: {self.tables} tables with {self.entries:,} log entries; {self.acknowledged:,} decisions"
            f" acknowledged ({self.taken_back} of them to take one back), {self.in_doubt} in doubt, {self.chat} lines"
            f" of chat; {blows}; {len(self.start_seconds)} starts, median {median(self.start_seconds):.1f} s, longest"
            f" {max(self.start_seconds):.1f} s. Nothing lost, nothing twice, nothing shown that was not stored,"
            " every game over."
        )


class Blows:
    def __init__(
        self, server: ServerProcess, cluster: Cluster | None, database_gone: float, rng: Random, pulse: Pulse
    ) -> None:
        self._server = server
        self._pulse = pulse
        self._cluster = cluster
        self._database_gone = database_gone
        self._rng = rng

    def __getitem__(self, name: str) -> Callable[[], Awaitable[None]]:
        known = (
            self.everything, self.everything_at_an_answer, self.the_server_alone, self.a_worker,
            self.a_worker_at_an_answer, self.a_bot, self.the_database, self.a_worker_without_database,
        )  # fmt: skip
        return next(blow for blow in known if blow.__name__ == name)

    async def everything(self) -> None:
        family = self._server.family()
        self._server.pull_the_plug()
        await self._server.start_again(family)

    async def everything_at_an_answer(self) -> None:
        """The worst moment: what has just been acknowledged must be stored already."""
        family = self._server.family()
        await self._pulse.strike(self._server.pull_the_plug)
        await self._server.start_again(family)

    async def the_server_alone(self) -> None:
        """Workers and bots' children are not killed: they have to notice."""
        family = self._server.family()
        await self._pulse.strike(self._server.kill_the_server_alone)
        await self._server.start_again(family)

    async def a_worker(self) -> None:
        """The server replaces it."""
        self._kill_a_worker()

    async def a_worker_at_an_answer(self) -> None:
        await self._pulse.strike(self._kill_a_worker)

    def _kill_a_worker(self) -> None:
        assert self._server.kill_one(self._server.workers(), self._rng)

    async def a_bot(self) -> None:
        assert self._server.kill_one(self._server.thinkers(), self._rng)

    async def the_database(self) -> None:
        """The server stays, and so do the lines to its clients, as far as it likes."""
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.kill)
        await asyncio.sleep(self._database_gone)
        await asyncio.to_thread(self._cluster.start)

    async def a_worker_without_database(self) -> None:
        """The worker that replaces it has nothing to open, and must not take the whole server with it."""
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.kill)
        await self.a_worker()
        await asyncio.sleep(self._database_gone)
        await asyncio.to_thread(self._cluster.start)


class Evening:
    """All tables of one run."""

    def __init__(self, address: str, plan: Plan, rng: Random, pulse: Pulse) -> None:
        self.tables: list[Table] = []
        self._address = address
        self._plan = plan
        self._rng = rng
        self._pulse = pulse
        self._more = True

    async def play(self, blows: Blows) -> None:
        kinds = cycle(KINDS)
        async with asyncio.TaskGroup() as group:
            for _ in range(self._plan.tables):
                group.create_task(self._play_on(next(kinds)))
            for name in self._plan.blows:
                await asyncio.sleep(self._rng.uniform(0.2, 1.8) * self._plan.calm)
                await blows[name]()
                print(f"{len(self.tables)} tables; {name}", file=sys.stderr)
            self._more = False
            self._pulse.thinking = 0.0
            group.create_task(self._until_all_are_over())

    async def _play_on(self, kind: Kind) -> None:
        while True:
            self.tables.append(Table(self._address, kind, Random(self._rng.random()), self._pulse))
            await self.tables[-1].play()
            if not self._more:
                return

    async def _until_all_are_over(self) -> None:
        now = asyncio.get_running_loop().time
        moved: dict[Table, tuple[object, float]] = {}
        while unfinished := [table for table in self.tables if not table.is_over]:
            for table in unfinished:
                reached, since = moved.get(table, (None, 0.0))
                if reached != table.reached():
                    moved[table] = table.reached(), now()
                elif now() - since > self._plan.stillness:
                    raise AssertionError(f"a table stands still: {await table.waits_for()}")
            await asyncio.sleep(LOOK_AGAIN)


async def pull_the_plug(plan: Plan, database: str, folder: Path, cluster: Cluster | None = None) -> Report:
    seed = Random().getrandbits(32) if plan.seed is None else plan.seed
    print(f"seed {seed}", file=sys.stderr)
    rng = Random(seed)
    server = ServerProcess(database, free_port(), plan.workers, folder / "server.log")
    pulse = Pulse(plan.thinking)
    evening = Evening(server.address, plan, rng, pulse)
    try:
        await server.start()
        await evening.play(Blows(server, cluster, plan.database_gone, rng, pulse))
        recordings = [await table.recording() for table in evening.tables]
        family = server.family()
        await server.stop()
        await all_gone(family)
    except BaseException:
        print(server.said(), file=sys.stderr)
        raise
    finally:
        server.give_up()
    report = Report(database.partition(":")[0], Counter(plan.blows), start_seconds=server.starts)
    await _check(evening.tables, recordings, database, folder, report)
    return report


async def _check(
    tables: Sequence[Table], recordings: Sequence[bytes], database: str, folder: Path, report: Report
) -> None:
    store = open_store(database)
    await store.open()
    try:
        for table, data in zip(tables, recordings, strict=True):
            record = await store.table(table.id)
            assert record is not None, f"there is no table {table.id}"
            log = await store.entries(table.id)
            check_table(record, log, await store.chat(table.id), table.notes)
            file = folder / f"{table.id}.json"
            file.write_bytes(data)
            check_recording(record, load_recording(file))
            _count(report, table, len(log))
    finally:
        await store.close()
    _check_on_the_command_line(folder / f"{tables[0].id}.json")


def _check_on_the_command_line(file: Path) -> None:
    subprocess.run([sys.executable, "-m", "elysium", "replay", "--check", str(file)], cwd=ROOT, check=True)


def _count(report: Report, table: Table, entries: int) -> None:
    report.tables += 1
    report.entries += entries
    for notes in table.notes:
        report.acknowledged += len(notes.accepted)
        report.taken_back += sum(not deed.option for deed in notes.accepted.values())
        report.in_doubt += len(notes.doubted)
        report.chat += len(notes.said)
