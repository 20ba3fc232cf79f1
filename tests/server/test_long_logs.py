"""Logs of hundreds of thousands of entries, as choosing and taking back for ever has made them, are opened at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

from elysium.server.metrics import Metrics
from elysium.server.records import Entry, Store, TableRecord, cancelled
from elysium.server.room import Room
from elysium.server.storage import open_store, queries
from elysium.server.storage.urls import PostgresDatabase, parse_url
from tests.server.databases import Cluster
from tests.server.running import perform
from tests.server.storage.tables import a_table, on_store
from tests.server.test_driver import tell_nobody
from tests.server.test_taking_back_for_ever import a_live, played, taken_back

LONG, LONGEST = 20_000, 300_000
OPENED_SECONDS = 0.5
ATTEMPTS = 3
"""On a busy machine even processor time is no more than nearly the same each time."""
LONGEST_RUN = queries.LONG_LOG // 10


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_schema()


def append_all(url: str, table: TableRecord, entries: Sequence[Entry]) -> None:
    """Past the store, which would take minutes."""
    rows = [(table.id, entry.seq, msgspec.json.encode(entry).decode()) for entry in entries]

    async def create(store: Store) -> None:
        await store.create(replace(table, seq=entries[-1].seq))

    async def copy(dsn: str) -> None:
        connection = await asyncpg.connect(dsn)
        await connection.copy_records_to_table("entries", records=rows, columns=["table_id", "seq", "body"])
        await connection.close()

    on_store(url, create)
    database = parse_url(url)
    if isinstance(database, PostgresDatabase):
        asyncio.run(copy(database.dsn))
        return
    with closing(sqlite3.connect(database.path)) as past_the_store, past_the_store:
        past_the_store.executemany("INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)", rows)


class Counting:
    def __init__(self, decoder: Any) -> None:
        self._decoder = decoder
        self.read = 0

    def decode(self, body: str) -> Any:
        self.read += 1
        return self._decoder.decode(body)


@pytest.fixture
def gists(monkeypatch: pytest.MonkeyPatch) -> Counting:
    counting = Counting(queries._gist)
    monkeypatch.setattr(queries, "_gist", counting)
    return counting


def all_kinds_of_taking_back(rng: Random) -> Iterator[Entry]:
    """What is taken back in every way there is, among long runs of the usual one."""
    play, back = Entry(0, "play", 0, ("pass",), at=1.0), Entry(0, "back", 0, back=1, at=1.0)
    one, two = [play, back], [play, play, replace(back, back=2)]
    named, at_odds = replace(play, rules="new"), replace(play, option=("pass", {"kind": "back", "rules": "x"}))
    ways = [
        [play], [*one], [*two], [play, play, back, back], [named, back], [play, replace(back, rules="newer")],
        [at_odds, back], [play, *one * LONGEST_RUN, back], one * LONGEST_RUN, one * 3, [replace(back, seat=11), play],
    ]  # fmt: skip
    yield Entry(0, "deal", rules="old")
    yield from [play] * 50
    while True:
        yield from rng.choice(ways)


@pytest.mark.parametrize("seed", range(4))
def test_what_stands_is_found_where_it_is_stored(url: str, gists: Counting, seed: int) -> None:
    ways = all_kinds_of_taking_back(Random(seed))
    entries = [replace(next(ways), seq=seq) for seq in range(LONG + seed)]
    append_all(url, a_table(status="running"), entries)
    gone = cancelled(entries)

    async def scene(store: Store) -> None:
        standing, found = await store.standing_entries(a_table().id)
        assert set(found) == gone
        assert standing == [entry for entry in entries if entry.seq not in gone]
        assert gists.read < LONG / 2, "nobody reads long runs of what was taken back"

    on_store(url, scene)


def test_the_longest_log_opens_within_half_a_second(tmp_path: Path, gists: Counting) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    live = a_live()
    entries = [live.deal(0.0), *(entry for entry, _ in played(live, 40)), *taken_back(live, 3)]
    pair = entries[-2:]
    while len(entries) < LONGEST:
        entries += [replace(entry, seq=len(entries) + at) for at, entry in enumerate(pair)]
    append_all(url, live.record, entries)

    async def opened() -> float:
        store = open_store(url)
        await store.open()
        try:
            room = Room(store, Metrics(), tell_nobody)
            began = process_time()
            await room.load(live.record.id)
            took = process_time() - began
            room._dropping.pop().cancel()
            async with room.at(live.record.id) as seating:
                assert seating.live.playing.state.dump() == live.playing.state.dump()
                assert (seating.live.seq, seating.live.log) == (entries[-1].seq, live.log)
        finally:
            await store.close()
        return took

    times = [perform(opened()) for _ in range(ATTEMPTS)]
    assert gists.read < 100 * ATTEMPTS
    assert min(times) < OPENED_SECONDS, f"it took {times} seconds of the processor"
