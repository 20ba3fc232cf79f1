"""What release fc44d8c has stored, as numbers, opens here: running games go on, finished ones replay and check."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.kinds import seat_words
from elysium.engine.recording import Recording, read_recording, verify
from elysium.engine.registry import load_game
from elysium.server.limits import ConcurrencyLimiter
from elysium.server.live import LiveTable
from elysium.server.metrics import Metrics
from elysium.server.records import Store
from elysium.server.replays import MOST_FOR_ONE, Replays
from elysium.server.room import Room
from elysium.server.storage.migrations import fc44d8c
from elysium.server.storage.postgres import migrate_server
from elysium.server.storage.sqlite import migrate_file
from elysium.server.storage.urls import SqliteFile, parse_url
from tests.server.storage.tables import on_store

OLD = Path(__file__).parent / "written_by_fc44d8c"
SAID: dict[str, Any] = json.loads(gzip.decompress((OLD / "tables.json.gz").read_bytes()))
"""What the old release said of each table."""
A_WHILE = 25
FAR = 100_000
"""So many decisions."""
COPIED = ("tables", "entries", "snapshots", "chat", "people")


@pytest.fixture
def old_url(url: str, tmp_path: Path) -> str:
    """A database that the old release has left, not yet migrated."""
    database = parse_url(url)
    data = gzip.decompress((OLD / "tables.db.gz").read_bytes())
    if isinstance(database, SqliteFile):
        database.path.write_bytes(data)
        return url
    old_file = tmp_path / "old.db"
    old_file.write_bytes(data)
    asyncio.run(migrate_server(database, "0003"))
    asyncio.run(_copy(old_file, database.dsn))
    return url


async def _copy(old_file: Path, dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    old = sqlite3.connect(old_file)
    for name in COPIED:
        found = old.execute(f"SELECT * FROM {name}")
        columns = [column[0] for column in found.description]
        rows = [
            tuple(bool(value) if column == "public" else value for column, value in zip(columns, row, strict=True))
            for row in found
        ]
        await connection.copy_records_to_table(name, records=rows, columns=columns)
    old.close()
    await connection.close()


def rows_of(url: str, query: str) -> list[tuple[Any, ...]]:
    """Past the store."""
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        connection = sqlite3.connect(database.path)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()

    async def ask() -> list[tuple[Any, ...]]:
        asked = await asyncpg.connect(database.dsn)
        try:
            return [tuple(row) for row in await asked.fetch(query)]
        finally:
            await asked.close()

    return asyncio.run(ask())


def in_a_room(url: str, scene: Callable[[Room], Awaitable[None]]) -> None:
    async def nobody_listens(_: bytes) -> None:
        return

    async def play(store: Store) -> None:
        await scene(Room(store, Metrics(), nobody_listens))

    on_store(url, play)


def without_sources(words: list[str]) -> list[str]:
    """That release left out for whom and where a Vendetta card works."""
    return [re.sub(r"(@p\d)?(/\w+)?$", "", text) if text.startswith(("lost ", "stolen ", "immune ")) else text
            for text in words]  # fmt: skip


def as_then(found: Any, said: Any) -> Any:
    """Without what has come to be told of every position since, and is nothing at this one."""
    if not isinstance(found, dict) or not isinstance(said, dict):
        return found
    return {name: as_then(value, said.get(name)) for name, value in found.items() if name in said or _says(value)}


def _says(value: Any) -> bool:
    """Something of one's own, or something of somebody's."""
    return any(map(_says, value.values())) if isinstance(value, dict) else bool(value)


def zones_of(live: LiveTable, viewer: int) -> dict[str, list[str]]:
    board = live.game.views.board(live.view(viewer))
    return {f"{zone.name}:{zone.owner}": [card.face for card in zone.cards] for zone in board.zones}


def test_every_position_is_the_same(old_url: str) -> None:
    async def scene(room: Room) -> None:
        for table_id, said in SAID.items():
            async with room.at(table_id) as seating:
                live = seating.live
            assert (live.record.game, live.record.status, live.seq) == (said["game"], said["status"], said["seq"])
            assert live.record.halt is None, said["note"]
            if "facts" not in said:
                continue
            state, seats = live.playing.state, seat_words(len(live.names))
            facts = json.loads(json.dumps(live.game.rulings.facts(state, seats)))
            assert as_then(facts, said["facts"]) == said["facts"], said["note"]
            assert list(state.outcome) == said["outcome"]
            assert [[asked[0], live.game.book.choices[asked[1]].name] for asked in state.asked] == said["asked"]
            for seat, options in said["options"].items():
                found = [live.game.option_words(option, seats) for option in live.view(int(seat)).options]
                assert sorted(found) == options, said["note"]
            for viewer, board in said["boards"].items():
                zones = zones_of(live, int(viewer))
                assert {zone: zones.get(zone) for zone in board["zones"]} == board["zones"], said["note"]
                # Only what lies in zones of which that release knew nothing may be new.
                known = {zone.partition(":")[0] for zone in board["zones"]}
                assert known.isdisjoint(zone.partition(":")[0] for zone in zones.keys() - board["zones"].keys())

    in_a_room(old_url, scene)


def test_the_log_says_the_same_and_nothing_else_has_changed(old_url: str) -> None:
    before = rows_of(old_url, "SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")

    async def scene(room: Room) -> None:
        for table_id, said in SAID.items():
            entries = await room.store.entries(table_id)
            chosen = [[entry.seq, " ".join(entry.option)] for entry in entries if entry.option]
            told = [
                [entry.seq, without_sources([" ".join([event.name, *event.words]) for event in entry.events])]
                for entry in entries
            ]
            assert chosen == said.get("options_chosen", [])
            assert told == [[seq, without_sources(words)] for seq, words in said.get("told", [])]
            assert [entry.rules for entry in entries][1:] == [""] * (len(entries) - 1)

    in_a_room(old_url, scene)
    after = rows_of(old_url, "SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")
    assert [row[:2] for row in before] == [row[:2] for row in after]
    for (*_, old), (*_, new) in zip(before, after, strict=True):
        assert _besides_words(old) == _besides_words(new)
    names = {
        seat["name"] for (body,) in rows_of(old_url, "SELECT body FROM tables") for seat in json.loads(body)["seats"]
    }
    assert not any(f'"{name}"' in new for *_, new in after for name in names if name)


def _besides_words(body: str) -> dict[str, Any]:
    entry = json.loads(body)
    audiences = [event[0] for event in entry.pop("events")]
    return {name: value for name, value in entry.items() if name not in ("option", "rules")} | {"audiences": audiences}


def test_running_games_go_on(old_url: str) -> None:
    """To their end on SQLite; what is played does not depend on the database."""
    most = FAR if isinstance(parse_url(old_url), SqliteFile) else A_WHILE
    running = [table_id for table_id, said in SAID.items() if said["status"] == "running"]
    reached: dict[str, tuple[int, Any]] = {}

    async def scene(room: Room) -> None:
        rng = Random(3)
        for table_id in running:
            live = await _play_on(room, table_id, rng, most)
            assert live.seq == SAID[table_id]["seq"] + most or live.playing.state.over
            reached[table_id] = live.seq, live.game.rulings.facts(live.playing.state, seat_words(len(live.names)))

    async def later(room: Room) -> None:
        for table_id in running:
            async with room.at(table_id) as seating:
                live = seating.live
                assert reached[table_id] == (
                    live.seq,
                    live.game.rulings.facts(live.playing.state, seat_words(len(live.names))),
                )

    in_a_room(old_url, scene)
    in_a_room(old_url, later)


async def _play_on(room: Room, table_id: str, rng: Random, most: int) -> LiveTable:
    for _ in range(most):
        async with room.at(table_id) as seating:
            live = seating.live
            if live.playing.state.over:
                break
            seat, since = next(iter(live.since.items()))
            option = live.game.mind.advise(live.view(seat), rng)
            by_bot = bool(live.record.seats[seat].bot)
        await room.choose(table_id, seat, option, since, "bot" if by_bot else "person")
    return live


def _check(data: bytes) -> list[str]:
    recording: Recording = read_recording(data, "recording")
    return verify(recording, load_game(recording.game))


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_finished_games_replay_and_check(old_url: str) -> None:
    async def scene(room: Room) -> None:
        replays = Replays(room, ConcurrencyLimiter(MOST_FOR_ONE))
        for table_id, said in SAID.items():
            if said["status"] == "over":
                compressed = await replays.recording(table_id)
                assert _check(gzip.decompress(compressed.zipped)) == [], said["note"]
                assert await replays.replay(table_id, OPEN_TABLE, "")

    in_a_room(old_url, scene)


@pytest.fixture
def doctored() -> str:
    """A running table."""
    return next(table_id for table_id, said in SAID.items() if said["note"].startswith("vtes, in combat"))


def test_what_cannot_be_translated_is_kept_and_rests(old_url: str, doctored: str) -> None:
    broken = '{"seq": 5, "kind": "play", "seat": 0, "option": [999, 1], "events": []}'
    _execute(old_url, f"UPDATE entries SET body = '{broken}' WHERE table_id = '{doctored}' AND seq = 5")
    before = rows_of(old_url, f"SELECT seq, body FROM entries WHERE table_id = '{doctored}' ORDER BY seq")

    async def scene(room: Room) -> None:
        async with room.at(doctored) as seating:
            record = seating.live.record
            assert record.halt is not None
            assert (record.halt.reason, record.status) == ("log-not-in-words", "closed")
        assert doctored not in await room.store.due(9e9)
        assert doctored in {table.id for table in await room.store.tables_of(record.host)}
        others = [table_id for table_id in SAID if table_id != doctored]
        for table_id in others:
            async with room.at(table_id) as seating:
                assert seating.live.record.halt is None

    in_a_room(old_url, scene)
    after = rows_of(old_url, f"SELECT seq, body FROM entries WHERE table_id = '{doctored}' ORDER BY seq")
    assert before == after


def test_a_migration_that_is_cut_off_can_be_made_again(old_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows_of(old_url, "SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")
    translated: list[str] = []
    numbers = fc44d8c.numbers

    def cut_off(game: str, players: int) -> fc44d8c.Numbers:
        translated.append(game)
        if len(translated) > 1000:
            raise KeyboardInterrupt
        return numbers(game, players)

    with monkeypatch.context() as patching:
        patching.setattr(fc44d8c, "numbers", cut_off)
        with pytest.raises(KeyboardInterrupt):
            _migrate(old_url)
    assert rows_of(old_url, "SELECT table_id, seq, body FROM entries ORDER BY table_id, seq") == before
    assert rows_of(old_url, "SELECT version_num FROM alembic_version") == [("0003",)]

    async def scene(room: Room) -> None:
        for table_id in SAID:
            async with room.at(table_id) as seating:
                assert seating.live.record.halt is None

    in_a_room(old_url, scene)


def _migrate(url: str) -> None:
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        migrate_file(database.path)
    else:
        asyncio.run(migrate_server(database))


def _execute(url: str, statement: str) -> None:
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        with sqlite3.connect(database.path) as connection:
            connection.execute(statement)
        connection.close()
        return

    async def do() -> None:
        connection = await asyncpg.connect(database.dsn)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(do())


@pytest.mark.parametrize("game", ["mascarade", "vendetta", "vtes"])
def test_recordings_of_the_first_format_can_be_read_and_check(game: str) -> None:
    assert _check(gzip.decompress((OLD / f"{game}.json.gz").read_bytes())) == []


# A large database


STOPPED_IN_THE_MIDDLE = """
import os, signal, sys
from pathlib import Path
from elysium.server.storage.migrations import fc44d8c
from elysium.server.storage.sqlite import migrate_file

translate, left = fc44d8c.Numbers.entry, int(sys.argv[2])

def entry(numbers, body):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
    return translate(numbers, body)

fc44d8c.Numbers.entry = entry
migrate_file(Path(sys.argv[1]))
"""


def left_by_the_old_release(folder: Path) -> Path:
    file = folder / "tables.db"
    file.write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    return file


def test_a_migration_that_is_killed_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file, everything = left_by_the_old_release(tmp_path), "SELECT * FROM entries ORDER BY table_id, seq"
    url = f"sqlite:///{file}"
    entries, tables = rows_of(url, everything), rows_of(url, "SELECT * FROM tables ORDER BY id")
    for stopped_at in (len(entries) // 2, len(entries)):
        stopped = subprocess.run([sys.executable, "-c", STOPPED_IN_THE_MIDDLE, file, str(stopped_at)], check=False)
        assert stopped.returncode == -signal.SIGKILL
        assert rows_of(url, everything) == entries
        assert rows_of(url, "SELECT * FROM tables ORDER BY id") == tables
        assert rows_of(url, "SELECT version_num FROM alembic_version") == [("0003",)]
    migrate_file(file)
    whole = tmp_path / "whole"
    whole.mkdir()
    other = left_by_the_old_release(whole)
    migrate_file(other)
    assert rows_of(url, everything) == rows_of(f"sqlite:///{other}", everything) != entries


def test_a_long_migration_says_how_far_it_is_and_a_short_one_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="elysium.server.storage.migrations")

    def said(seconds_a_look: float) -> list[str]:
        clock = itertools.count(0.0, seconds_a_look)
        monkeypatch.setattr(time, "monotonic", lambda: next(clock))
        caplog.clear()
        migrate_file(left_by_the_old_release(tmp_path))
        return [line.getMessage() for line in caplog.records if "put into words" in line.getMessage()]

    assert said(0.0) == []
    slow = said(2.0)
    assert slow
    assert slow[-1].endswith(f"of {len(SAID)} tables")


def test_a_migration_needs_no_more_memory_than_its_longest_game(tmp_path: Path) -> None:
    def peak(copies: int) -> int:
        file = left_by_the_old_release(tmp_path)
        connection = sqlite3.connect(file)
        connection.execute("DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE game <> 'mascarade')")
        connection.execute("DELETE FROM tables WHERE game <> 'mascarade'")
        for name, key in (("tables", "id"), ("entries", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            copied = ", ".join(f"substr({key}, 1, 8) || ?" if column == key else column for column in columns)
            rows = f"INSERT INTO {name} SELECT {copied} FROM {name} WHERE length(rtrim({key}, 'ABCDEFGH')) = 12"
            for copy in range(copies):
                connection.execute(rows, (chr(ord("A") + copy) * 4,))
        connection.commit()
        connection.close()
        tracemalloc.start()
        try:
            migrate_file(file)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(0)
    assert peak(8) < 1.5 * peak(0)
