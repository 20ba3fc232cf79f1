"""Which database is meant, whether it can be used, and how older ones are brought up to date."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.records import Entry, Progress, Store
from elysium.server.storage import open_store
from elysium.server.storage.postgres import migrate_server
from elysium.server.storage.sqlite import migrate_file
from elysium.server.storage.urls import PostgresDatabase, SqliteFile, parse_url
from tests.server.databases import Cluster, free_port
from tests.server.storage.tables import a_play, on_store

OLD_TABLE = "oldtable0001"


def refusal_of(url: str) -> Refusal:
    """Why a store cannot be opened; said in every language."""

    async def scene() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    with pytest.raises(Refusal) as refused:
        asyncio.run(scene())
    for language in LANGUAGES:
        assert Speech(language).refusal(refused.value)
    return refused.value


def test_without_a_url_the_file_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    database = parse_url(None)
    assert isinstance(database, SqliteFile)
    assert database.path.name == "elysium.db"
    assert database.path.is_relative_to(tmp_path)


def test_urls_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert parse_url("sqlite:///here.db") == SqliteFile(tmp_path / "here.db")
    assert parse_url(f"sqlite:///{tmp_path}/a b%.db") == SqliteFile(tmp_path / "a b%.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_urls_of_servers_hide_their_password(scheme: str) -> None:
    database = parse_url(f"{scheme}://ana:s%40cret@db.example:6432/tables?sslmode=require")
    assert isinstance(database, PostgresDatabase)
    assert database.dsn == "postgresql://ana:s%40cret@db.example:6432/tables?sslmode=require"
    assert "cret" not in database.shown


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "storage-url-unreadable"),
        ("elysium.db", "storage-url-unreadable"),
        ("postgresql://ana:secret@host:port/x", "storage-url-unreadable"),
        ("mysql://ana:secret@host/x", "storage-url-unknown"),
        ("sqlite://", "storage-url-without-file"),
        ("sqlite:///:memory:", "storage-url-without-file"),
    ],
)
def test_urls_that_mean_nothing(url: str, reason: str) -> None:
    refusal = refusal_of(url)
    assert refusal.reason == reason
    assert "secret" not in str(refusal)


def test_a_file_that_cannot_be_used(tmp_path: Path) -> None:
    text = tmp_path / "letter.db"
    text.write_text("Dear prince, this is no database. " * 100)
    assert refusal_of(f"sqlite:///{text}").reason == "storage-file-unusable"
    assert text.read_text().startswith("Dear prince")
    assert refusal_of(f"sqlite:///{tmp_path}").reason == "storage-file-unusable"
    assert refusal_of(f"sqlite:///{text}/below.db").reason == "storage-file-unusable"


def test_a_server_that_cannot_be_reached(cluster: Cluster) -> None:
    assert refusal_of(f"postgresql://elysium:s3cret@127.0.0.1:{free_port()}/x").reason == "storage-unreachable"
    refusal = refusal_of(cluster.url("no_such_database"))
    assert refusal.reason == "storage-unreachable"
    assert "no_such_database" in str(refusal.details["why"])


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.secret("tokens")
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    on_store(f"sqlite:///{tmp_path}/tables.db", scene)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "tables.db")

    async def scene(store: Store) -> None:
        opening = (
            "import asyncio, sys; from elysium.server.storage import open_store; "
            "asyncio.run(open_store(sys.argv[1]).open())"
        )
        second = subprocess.run(
            [sys.executable, "-c", opening, f"sqlite:///{link}"], check=False, capture_output=True, text=True
        )
        assert second.returncode != 0
        assert f"storage-in-use (file={tmp_path}/tables.db, pid={os.getpid()})" in second.stderr
        assert await store.healthy()

    on_store(url, scene)


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def scene(_: Store) -> None:
        refusal = await asyncio.to_thread(refusal_of, url)
        assert (refusal.reason, refusal.details["pid"]) == ("storage-in-use", str(os.getpid()))

    on_store(url, scene)


def test_a_forked_child_does_not_keep_the_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    forking = (
        "import asyncio, os, sys, time; from elysium.server.storage import open_store\n"
        "asyncio.run(open_store(sys.argv[1]).open())\n"
        "child = os.fork()\n"
        "if child: print(child, flush=True); os.kill(os.getpid(), 9)\n"
        "os.close(1); time.sleep(60)"
    )
    killed = subprocess.run([sys.executable, "-c", forking, url], check=False, stdout=subprocess.PIPE, text=True)
    child = int(killed.stdout)
    try:

        async def scene(store: Store) -> None:
            assert await store.healthy()

        on_store(url, scene)
    finally:
        os.kill(child, 9)


# Older and newer databases

OLD_ROWS = (
    "INSERT INTO tables (id, game, status, public, revision, seq, chat, options, asked, deadline, outcome, body,"
    f" created, updated) VALUES ('{OLD_TABLE}', 'mascarade', 'running', true, 4, 0, 1, '{{\"masks\": \"judge\"}}',"
    " '[1]', 0, '[]', '"
    f'{{"id": "{OLD_TABLE}", "game": "mascarade", "status": "open", "seats": [{{"seat": 0, "kind": "person",'
    ' "holder": "visitor-ana"}, {"seat": 1, "kind": "bot", "bot": "heuristic"}], "options": {}, "host":'
    ' "visitor-ana", "key": "k", "seed": "00"}'
    "', 1.5, 2.5)",
    f'INSERT INTO entries (table_id, seq, body) VALUES (\'{OLD_TABLE}\', 0, \'{{"seq": 0, "kind": "deal"}}\')',
    f"INSERT INTO chat (table_id, id, body) VALUES ('{OLD_TABLE}', 1,"
    ' \'{"id": 0, "seat": 0, "name": "Ana", "text": "hello", "at": 2.0}\')',
    f"INSERT INTO people (visitor, table_id) VALUES ('visitor-ana', '{OLD_TABLE}')",
)


def execute(url: str, *statements: str) -> None:
    """Past the store."""
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        with sqlite3.connect(database.path) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()
        return

    async def scene(dsn: str) -> None:
        connection = await asyncpg.connect(dsn)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(scene(database.dsn))


def test_an_older_database_is_brought_up_to_date(url: str) -> None:
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        migrate_file(database.path, "0001")
    else:
        asyncio.run(migrate_server(database, "0001"))
    execute(url, *OLD_ROWS)

    async def scene(store: Store) -> None:
        table = await store.table(OLD_TABLE)
        assert table is not None
        assert (table.status, table.revision, table.seq, table.asked) == ("running", 4, 0, (1,))
        assert table.options == {"masks": "judge"}
        assert [found.id for found in await store.tables_of("visitor-ana")] == [OLD_TABLE]
        assert [found.id for found in await store.public_tables(2.0)] == [OLD_TABLE]
        assert [entry.kind for entry in await store.entries(OLD_TABLE)] == ["deal"]
        assert [line.text for line in await store.chat(OLD_TABLE)] == ["hello"]
        assert await store.due(0.0) == [OLD_TABLE]
        assert await store.append(OLD_TABLE, a_play(1), Progress("running", (0,), 0.0, automatic=True))
        assert await store.due(0.0) == [OLD_TABLE]
        assert await store.change(replace(table, revision=5, seq=1))
        assert await store.due(0.0) == []

    async def later(store: Store) -> None:
        assert len(await store.entries(OLD_TABLE)) == 2

    on_store(url, scene, later)


def test_what_was_taken_back_in_long_logs_of_before_is_dropped(url: str) -> None:
    database = parse_url(url)
    if isinstance(database, SqliteFile):
        migrate_file(database.path, "0006")
    else:
        asyncio.run(migrate_server(database, "0006"))
    pairs = 300
    last = 2 * pairs
    plays = [Entry(seq, "play", 0) if seq % 2 else Entry(seq, "back", 0, back=1) for seq in range(1, last + 1)]
    rows = ", ".join(f"('{OLD_TABLE}', {play.seq}, '{msgspec.json.encode(play).decode()}')" for play in plays)
    execute(
        url,
        *OLD_ROWS,
        f"INSERT INTO entries (table_id, seq, body) VALUES {rows}",
        f"UPDATE tables SET seq = {last} WHERE id = '{OLD_TABLE}'",
    )

    async def scene(store: Store) -> None:
        assert [entry.seq for entry in await store.entries(OLD_TABLE)] == [0, last - 1, last]
        table = await store.table(OLD_TABLE)
        assert table is not None
        assert table.rests_at > time.time()

    on_store(url, scene)


def test_a_newer_database_is_left_alone(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.secret("tokens")

    on_store(url, scene)
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    refusal = refusal_of(url)
    assert refusal.reason == "storage-newer"
    execute(url, "UPDATE alembic_version SET version_num = '0007' WHERE version_num = '9999'")
    on_store(url, scene)


def test_half_a_migration_leaves_nothing_behind(url: str) -> None:
    """The second step finds something in its way: the first is undone as well."""
    execute(url, "CREATE TABLE leases (obstacle INTEGER)")
    assert refusal_of(url).reason in ("storage-file-unusable", "storage-unreachable")
    execute(url, "DROP TABLE leases", "CREATE TABLE tables (obstacle INTEGER)", "DROP TABLE tables")

    async def scene(store: Store) -> None:
        assert await store.healthy()

    on_store(url, scene)


def test_a_file_that_was_put_back_with_loose_rights_is_closed_to_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It holds seeds and signing keys."""
    file = tmp_path / "tables.db"

    async def nothing(_: Store) -> None: ...

    on_store(f"sqlite:///{file}", nothing)
    assert caplog.text == ""
    file.chmod(0o644)
    on_store(f"sqlite:///{file}", nothing)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "others could read" in caplog.text
