"""A worker thread that owns one SQLite connection; writes that wait together are committed together (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from elysium.server.records import StoreGone
from elysium.server.storage import queries
from elysium.server.storage.sql import MakeQuery, Query
from elysium.server.storage.trouble import Trouble

LARGEST_BATCH = 500
BUSY_SECONDS = 5.0
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
)


class _Job(NamedTuple):
    query: MakeQuery[Any]
    future: asyncio.Future[Any]
    append: Mapping[str, object] | None
    """If it does no more than append an entry, what it appends."""


class _Answer(NamedTuple):
    job: _Job
    value: object = None
    error: BaseException | None = None


class SqliteThread(Thread):
    """Works one by one as they come."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, trouble: Trouble) -> None:
        super().__init__(name=f"elysium-{type(self).__name__}", daemon=True)
        self._path = path
        self._loop = loop
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._identity = (0, 0)
        self._stopping = False
        self._trouble = trouble
        self.found_damage = False

    def submit[T](self, query: MakeQuery[T], append: Mapping[str, object] | None = None) -> asyncio.Future[T]:
        if self._stopping:
            raise StoreGone("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(query, future, append))
        return future

    def stop(self) -> None:
        """After everything that was asked before."""
        self._stopping = True
        self._jobs.put(None)

    def run(self) -> None:
        stopping = False
        while not stopping:
            batch, stopping = self._collect()
            answers = self._answer(batch)
            # A loop that was closed without closing the store waits for no answers.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(_deliver, answers)
        self._disconnect()

    def _collect(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == LARGEST_BATCH:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _answer(self, batch: Sequence[_Job]) -> list[_Answer]:
        return [self._answer_one(job) for job in batch]

    def _answer_one(self, job: _Job) -> _Answer:
        try:
            return _Answer(job, _drive(self._connect(), job.query()))
        except Exception as error:
            return _Answer(job, error=self._failed(error))

    def _connect(self) -> sqlite3.Connection:
        """A file that was moved away would still take every write, and nobody would ever see it again."""
        if self._connection is not None and self._identity != _identity(self._path):
            self._disconnect()
        if self._connection is None:
            connection = sqlite3.connect(
                f"{self._path.as_uri()}?mode=rw",
                uri=True,
                timeout=BUSY_SECONDS,
                isolation_level=None,
                check_same_thread=False,
            )
            try:
                for pragma in PRAGMAS:
                    connection.execute(pragma)
                self._identity = _identity(self._path)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _failed(self, error: Exception) -> Exception:
        """Closing the connection undoes what was not committed; the next query opens another."""
        self._disconnect()
        if isinstance(error, sqlite3.OperationalError | OSError) or type(error) is sqlite3.DatabaseError:
            if type(error) is sqlite3.DatabaseError:
                self.found_damage = True
            self._trouble.happens(str(error))
            gone = StoreGone(str(error))
            gone.__cause__ = error
            return gone
        return error


class SqliteWriter(SqliteThread):
    """All that wait while one transaction is being written share the next one: one wait for the disk answers many."""

    def _answer(self, batch: Sequence[_Job]) -> list[_Answer]:
        if not batch:
            return []
        try:
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            appended = _append_all(connection, [job.append for job in batch if job.append is not None])
            answers = [
                _Answer(job, True if appended and job.append is not None else _drive(connection, job.query()))
                for job in batch
            ]
            connection.execute("COMMIT")
        except Exception as error:
            failure = self._failed(error)
            if len(batch) == 1 or isinstance(failure, StoreGone):
                return [_Answer(job, error=failure) for job in batch]
            # One of them is at fault; alone, it cannot take the others with it.
            return [answer for job in batch for answer in self._answer([job])]
        return answers


def _append_all(connection: sqlite3.Connection, appends: Sequence[Mapping[str, object]]) -> bool:
    """All of them with two statements, which need no Python and leave it to the event loop; False if that fails.

    One that finds its table changed is rare, and must not be lost among the others: each is then made for itself.
    """
    if len(appends) < 2:
        return False
    count = len(appends)
    if connection.execute(queries.sqlite_advance(count), queries.in_rows(appends, queries.ADVANCED)).rowcount != count:
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return False
    connection.execute(queries.sqlite_add_entries(count), queries.in_rows(appends, queries.ADDED))
    return True


def _identity(path: Path) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _drive[T](connection: sqlite3.Connection, query: Query[T]) -> T:
    try:
        bound = next(query)
        while True:
            bound = query.send(connection.execute(bound.statement.sqlite, bound.values).fetchall())
    except StopIteration as done:
        value: T = done.value
        return value


def _deliver(answers: Sequence[_Answer]) -> None:
    for job, value, error in answers:
        if job.future.done():  # whoever asked no longer waits
            continue
        if error is None:
            job.future.set_result(value)
        else:
            job.future.set_exception(error)
