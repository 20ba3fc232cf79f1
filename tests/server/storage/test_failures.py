"""Killed servers, full disks, databases that go and come back: whatever was acknowledged is there, and nothing else."""

import asyncio
import contextlib
import itertools
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from elysium.server.records import Entry, Store, StoreGone
from elysium.server.storage import open_store
from elysium.server.storage.queries import once
from elysium.server.storage.sql import SqlStatement
from elysium.server.storage.threads import PRAGMAS
from tests.server.databases import Cluster
from tests.server.storage.appending import TABLES
from tests.server.storage.proxies import Wire
from tests.server.storage.tables import RUNNING, a_play, a_table, on_store, until_back

TABLE = TABLES[0]
ROOT = Path(__file__).parents[3]


@contextmanager
def appending(url: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.appending", url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        try:
            yield process
        finally:
            process.kill()


async def check_logs(store: Store, acknowledged: list[str]) -> None:
    """Exactly once and in order; at most the one that was under way may be there besides."""
    promised = dict.fromkeys(TABLES, -1)
    for line in acknowledged:
        table_id, seq = line.split()
        promised[table_id] = int(seq)
    for table_id, last in promised.items():
        log = await store.entries(table_id)
        table = await store.table(table_id)
        if table is None:  # it had not been made yet, or nobody was told that it was
            assert last == -1
            assert log == []
            continue
        assert [entry.seq for entry in log] == list(range(len(log)))
        assert table.seq == len(log) - 1
        assert last <= table.seq <= last + 1
        assert all(seq <= table.seq for seq, _ in await store.snapshots(table_id))


@pytest.fixture
def settle(request: pytest.FixtureRequest, url: str) -> Callable[[], None]:
    """Waits for what a killed server has left to others; its own file it has left to nobody."""
    if not url.startswith("postgresql"):
        return lambda: None
    cluster: Cluster = request.getfixturevalue("cluster")
    return lambda: cluster.settle(url)


def test_a_killed_server_has_lost_nothing(url: str, settle: Callable[[], None]) -> None:
    with appending(url) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(200)]
        process.send_signal(signal.SIGKILL)
        # A line that was cut off in the middle was not said.
        lines += [line for line in process.stdout if line.endswith("\n")]
    settle()

    async def scene(store: Store) -> None:  # the lock on the file is free again
        await check_logs(store, lines)
        made = [table_id for table_id in TABLES if await store.table(table_id) is not None]
        assert made
        for table_id in made:
            log = await store.entries(table_id)
            assert await store.append(table_id, a_play(len(log)), RUNNING), f"{table_id} has {len(log)} entries"

    on_store(url, scene)


def test_a_database_that_crashes_has_lost_nothing(doomed: Cluster) -> None:
    url = doomed.new_database()
    with appending(url) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(200)]
        doomed.kill()
        process.kill()
        lines += [line for line in process.stdout if line.endswith("\n")]
    doomed.start()

    async def scene(store: Store) -> None:
        await check_logs(store, lines)

    on_store(url, scene)


def test_a_database_that_went_away_comes_back(doomed: Cluster) -> None:
    url = doomed.new_database()

    async def scene(store: Store) -> None:
        await store.create(a_table(TABLE))
        assert await store.append(TABLE, a_play(0), RUNNING)
        await asyncio.to_thread(doomed.stop)
        try:
            with pytest.raises(StoreGone):
                await store.append(TABLE, a_play(1), RUNNING)
            with pytest.raises(StoreGone):
                await store.table(TABLE)
            with pytest.raises(StoreGone):
                await store.change(a_table(TABLE, revision=1))
            assert not await store.healthy()
        finally:
            doomed.start()
        assert await until_back(store, TABLE, a_play(1))
        assert await store.healthy()
        assert await store.entries(TABLE) == [a_play(0), a_play(1)]

    on_store(url, scene)


def test_a_crash_in_the_middle_of_everything(doomed: Cluster) -> None:
    """The server process lives on: what it is told is true, even of what was under way when the database died."""
    url = doomed.new_database()

    async def scene(store: Store) -> None:
        acknowledged: list[str] = []
        refused: list[tuple[str, Entry]] = []
        going, back = asyncio.Event(), asyncio.Event()

        async def fill(table_id: str) -> None:
            for seq in itertools.count():
                try:
                    assert await store.append(table_id, a_play(seq), RUNNING)
                except StoreGone:
                    refused.append((table_id, a_play(seq)))
                    return
                if back.is_set():
                    # It was under way, and it was found out in time that it had been stored.
                    acknowledged.append(f"{table_id} {seq}")
                    return
                acknowledged.append(f"{table_id} {seq}")
                if len(acknowledged) == 200:
                    going.set()

        async def crash() -> None:
            await going.wait()
            await asyncio.to_thread(doomed.kill)
            await asyncio.to_thread(doomed.start)
            back.set()

        for table_id in TABLES:
            await store.create(a_table(table_id))
        await asyncio.gather(crash(), *map(fill, TABLES))
        for table_id, entry in refused:
            # If the database was away for long, nobody could say whether it had stored the last one.
            assert await until_back(store, table_id, entry) or (await store.entries(table_id))[-1] == entry
        await check_logs(store, acknowledged)

    on_store(url, scene)


async def fill_until_refused(store: Store, from_seq: int = 0) -> int:
    """The number of the first entry that could not be stored."""
    seq = from_seq
    for seq in range(from_seq, from_seq + 2000):
        try:
            assert await store.append(TABLE, a_play(seq), RUNNING, (seq, bytes(4000)))
        except StoreGone:
            return seq
    raise AssertionError(f"{seq} entries did not fill the disk")


async def check_refused(store: Store, refused: int) -> None:
    assert [entry.seq for entry in await store.entries(TABLE)] == list(range(refused))
    found = await store.table(TABLE)
    assert found is not None
    assert found.seq == refused - 1
    with pytest.raises(StoreGone):
        await store.append(TABLE, a_play(refused), RUNNING, (refused, bytes(1_000_000)))


def test_a_full_disk_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    """SQLite itself says that the disk is full, at a size that it is told."""
    largest, unlimited = (SqlStatement(f"PRAGMA max_page_count = {pages}") for pages in (60, 4294967294))

    async def scene(store: Store) -> None:
        write = store._writer.submit  # type: ignore[attr-defined]
        await store.create(a_table(TABLE))
        await write(lambda: once(largest()))
        refused = await fill_until_refused(store)
        assert refused > 0
        await write(lambda: once(largest()))  # a connection that failed was replaced
        await check_refused(store, refused)
        await write(lambda: once(unlimited()))
        assert await store.append(TABLE, a_play(refused), RUNNING, (refused, bytes(1_000_000)))

    on_store(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_disk_that_takes_no_more_bytes(tmp_path: Path) -> None:
    """The operating system refuses to let the file grow, in the midst of a transaction."""

    async def scene(store: Store) -> None:
        await store.create(a_table(TABLE))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
        try:
            refused = await fill_until_refused(store)
            assert refused > 0
            await check_refused(store, refused)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            signal.signal(signal.SIGXFSZ, ignored)
        assert await store.append(TABLE, a_play(refused), RUNNING, (refused, bytes(1_000_000)))
        assert await store.healthy()

    on_store(f"sqlite:///{tmp_path}/tables.db", scene)


def test_health_is_told_of_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("elysium.server.storage.store.PROBED_FOR_SECONDS", 0.0)
    monkeypatch.setattr("elysium.server.storage.threads.PRAGMAS", [*PRAGMAS, "PRAGMA max_page_count = 120"])

    async def scene(store: Store) -> None:
        await store.create(a_table(TABLE))
        assert await store.healthy()
        assert await store.healthy(), "trying does not fill the disk"
        assert await fill_until_refused(store) > 0
        assert not await store.healthy()

    on_store(f"sqlite:///{tmp_path}/tables.db", scene)
    assert "database or disk is full" in caplog.text, "the cause is in the log"


def test_health_is_told_of_a_locked_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("elysium.server.storage.threads.BUSY_SECONDS", 0.1)
    file = tmp_path / "tables.db"

    async def scene(store: Store) -> None:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not await store.healthy()
            assert "database is locked" in caplog.text
            other.execute("ROLLBACK")
        assert await store.healthy()

    on_store(f"sqlite:///{file}", scene)


def test_health_is_told_of_a_damaged_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once somebody has come upon the damage; all that can be written beside it makes the file no better."""
    monkeypatch.setattr("elysium.server.storage.store.PROBED_FOR_SECONDS", 0.0)
    file = tmp_path / "tables.db"

    async def fill(store: Store) -> None:
        await store.create(a_table(TABLE))
        for seq in range(20):
            assert await store.append(TABLE, a_play(seq), RUNNING, (seq, bytes(4000)))

    on_store(f"sqlite:///{file}", fill)
    with contextlib.closing(sqlite3.connect(file)) as looking:
        (page,) = looking.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = looking.execute("PRAGMA page_size").fetchone()

    async def scene(store: Store) -> None:
        with file.open("r+b") as damaging:
            damaging.seek((page - 1) * size)
            damaging.write(b"\xff" * size)
        with pytest.raises(StoreGone):
            await store.entries(TABLE)
        assert not await store.healthy()
        assert not await store.healthy()

    on_store(f"sqlite:///{file}", scene)
    assert "malformed" in caplog.text or "damaged" in caplog.text


def test_a_file_that_was_moved_away_takes_nothing(tmp_path: Path) -> None:
    """It would take every write, and nobody would ever see them again."""
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"

    async def scene(store: Store) -> None:
        await store.create(a_table(TABLE))
        assert await store.append(TABLE, a_play(0), RUNNING)
        os.rename(file, elsewhere)
        with pytest.raises(StoreGone):
            await store.append(TABLE, a_play(1), RUNNING)
        assert not await store.healthy()
        os.rename(elsewhere, file)
        assert await store.append(TABLE, a_play(1), RUNNING)
        assert await store.entries(TABLE) == [a_play(0), a_play(1)]

    on_store(f"sqlite:///{file}", scene)


def test_a_closed_store_takes_nothing(url: str) -> None:
    async def scene() -> None:
        store = open_store(url)
        await store.open()
        await store.close()
        with pytest.raises(StoreGone):
            await store.append(TABLE, a_play(0), RUNNING)
        with pytest.raises(StoreGone):
            await store.table(TABLE)

    asyncio.run(scene())


def test_a_wire_that_breaks_in_mid_sentence(cluster: Cluster) -> None:
    """Whether the database has heard it is found out before anybody is told that it has not."""

    async def scene() -> None:
        wire = Wire(cluster.new_database())
        store = open_store(await wire.open())
        await store.open()
        await store.create(a_table(TABLE))
        for seq in range(2):
            assert await store.append(TABLE, a_play(seq), RUNNING)
        wire.lose = "question"
        with pytest.raises(StoreGone):
            await store.append(TABLE, a_play(2), RUNNING)
        assert await store.entries(TABLE) == [a_play(0), a_play(1)]
        for seq in range(2, 4):
            assert await store.append(TABLE, a_play(seq), RUNNING)
        wire.lose = "answer"
        assert await store.append(TABLE, a_play(4), RUNNING)
        assert wire.breaks == 2
        assert await store.entries(TABLE) == [a_play(seq) for seq in range(5)]
        await store.close()
        await wire.close()

    asyncio.run(scene())
