"""Tables in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from elysium.server.storage import queries
from elysium.server.storage.locking import FileLock
from elysium.server.storage.migrating import NEWEST, migrate
from elysium.server.storage.sql import MakeQuery
from elysium.server.storage.store import WorkStore
from elysium.server.storage.threads import SqliteThread, SqliteWriter
from elysium.server.storage.urls import BadStorage, SqliteFile

FOR_OTHERS = 0o077

logger = logging.getLogger(__name__)


class SqliteStore(WorkStore):
    """Reading has a connection of its own, so that it never waits for the disk."""

    shared = False

    def __init__(self, database: SqliteFile) -> None:
        super().__init__()
        self._database = database
        self._lock = FileLock(database.path)
        self._reader: SqliteThread
        self._writer: SqliteWriter
        self._threads: list[SqliteThread] = []

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        loop = asyncio.get_running_loop()
        self._reader = SqliteThread(self._database.path, loop, self.trouble)
        self._writer = SqliteWriter(self._database.path, loop, self.trouble)
        self._threads = [self._reader, self._writer]
        for thread in self._threads:
            thread.start()
        # Whoever held a lease is dead, or the lock would not be ours.
        await self._write(lambda: queries.once(queries.FORGET_LEASES()))

    async def close(self) -> None:
        for thread in self._threads:
            thread.stop()
            await asyncio.to_thread(thread.join)
        self._lock.release()

    async def _read[T](self, query: MakeQuery[T]) -> T:
        return await self._reader.submit(query)

    async def _write[T](self, query: MakeQuery[T]) -> T:
        return await self._writer.submit(query)

    async def _append(self, values: dict[str, object]) -> bool:
        return await self._writer.submit(lambda: queries.append(values), values if queries.is_plain(values) else None)

    async def _damage(self) -> str:
        if not any(thread.found_damage for thread in self._threads):
            return ""
        damage = await asyncio.to_thread(_look_for_damage, self._database.path)
        for thread in self._threads:
            thread.found_damage = bool(damage)
        return damage

    def _prepare(self) -> None:
        try:
            self._database.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
            # The file holds seeds and signing keys: nobody else may read it.
            os.close(os.open(self._database.path, os.O_RDWR | os.O_CREAT, 0o600))
            keep_to_ourselves(self._database.path)
            migrate_file(self._database.path)
        except (OSError, DatabaseError) as error:
            self._lock.release()
            why = error.strerror if isinstance(error, OSError) else error.orig
            raise BadStorage("storage-file-unusable", file=self._database.shown, why=str(why)) from error
        except BadStorage:
            self._lock.release()
            raise


def keep_to_ourselves(path: Path) -> None:
    """A copy that was put back may have come with the rights of any other file."""
    if os.name != "posix":
        return
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        try:
            rights = stat.S_IMODE(file.stat().st_mode)
            if rights & FOR_OTHERS:
                file.chmod(rights & ~FOR_OTHERS)
                logger.warning("others could read the tables in %s; their rights are taken away", file)
        except FileNotFoundError:
            continue
        except OSError:
            logger.warning("others can read the tables in %s, which is not ours to change", file)


def _look_for_damage(path: Path) -> str:
    """All of the file is read, so this is only for one that gave reason to."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else "the file is damaged"


def migrate_file(path: Path, revision: str = NEWEST) -> None:
    engine = create_engine(URL.create("sqlite", database=str(path)))
    _begin_before_everything(engine)
    try:
        with engine.begin() as connection:
            migrate(connection, SqliteFile(path), revision)
    finally:
        engine.dispose()


def _begin_before_everything(engine: Engine) -> None:
    """Python's module would begin no transaction for changes of the shape: half a migration could be left behind."""

    @event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: object, _record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
