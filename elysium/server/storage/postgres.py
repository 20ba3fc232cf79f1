"""Tables in PostgreSQL, for any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from elysium.server.records import StoreGone
from elysium.server.storage.migrating import NEWEST, migrate
from elysium.server.storage.queries import ADVANCE, SNAPSHOTS_KEPT, entry_at
from elysium.server.storage.sql import Bound, MakeQuery, Query, SqlRows, SqlStatement
from elysium.server.storage.store import WorkStore
from elysium.server.storage.urls import BadStorage, PostgresDatabase

MOST_CONNECTIONS = 8
MOST_APPENDING = 2
"""Connections that append at the same time: while they wait for the disk, the others' entries gather."""
LARGEST_BATCH = 200
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 15.0
MOST_ROWS_AT_ONCE = 64
MOST_LETTERS_AT_ONCE = 65_536
"""What is read on the event loop, and not in a thread."""
MIGRATION_LOCK = 0x456C797369756D
GONE_CLASSES = frozenset({"08", "25", "53", "57", "58"})
"""Connection, read-only, out of resources (the disk), stopped by the operator, input and output."""
DOUBT_SECONDS = 3.0
"""How long to ask a database that was cut off in mid-sentence whether it has stored what it was told."""
DOUBT_PAUSE = 0.1
WORTH_REPEATING = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)

APPEND = SqlStatement(
    f"WITH advanced AS ({ADVANCE.sqlite}),"
    " logged AS (INSERT INTO entries (table_id, seq, body)"
    " SELECT id, CAST(:seq AS INTEGER), CAST(:entry AS TEXT) FROM advanced),"
    " kept AS (INSERT INTO snapshots (table_id, seq, position)"
    " SELECT id, CAST(:snapshot_seq AS INTEGER), CAST(:snapshot AS BYTEA) FROM advanced"
    " WHERE CAST(:snapshot AS BYTEA) IS NOT NULL ON CONFLICT DO NOTHING),"
    " forgotten AS (DELETE FROM snapshots USING advanced"
    " WHERE CAST(:snapshot AS BYTEA) IS NOT NULL AND table_id = advanced.id AND seq NOT IN"
    f" (SELECT seq FROM snapshots WHERE table_id = :id ORDER BY seq DESC LIMIT {SNAPSHOTS_KEPT - 1}))"
    " SELECT count(*) FROM advanced"
)
"""All of `queries.append` in one statement, so that many of them travel together."""


class InDoubt(StoreGone):
    """The connection broke after something was sent: it may have been stored all the same."""


class _Append(NamedTuple):
    values: Mapping[str, object]
    future: asyncio.Future[bool]

    @property
    def table_id(self) -> str:
        return str(self.values["id"])

    def settle(self, outcome: bool | Exception) -> None:
        if self.future.done():  # whoever asked no longer waits
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class PostgresStore(WorkStore):
    shared = True

    def __init__(self, database: PostgresDatabase) -> None:
        super().__init__()
        self._database = database
        self._pool: asyncpg.Pool | None = None
        self._waiting: list[_Append] = []
        self._appending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            await migrate_server(self._database)
            self._pool = await asyncpg.create_pool(
                self._database.dsn,
                min_size=0,
                max_size=MOST_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                reset=_nothing_to_reset,
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError, ValueError) as error:
            why = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
            raise BadStorage("storage-unreachable", place=self._database.shown, why=_in_a_line(why)) from error

    async def close(self) -> None:
        await asyncio.gather(*self._appending)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), COMMAND_SECONDS)
            except TimeoutError:
                pool.terminate()

    async def _read[T](self, query: MakeQuery[T]) -> T:
        async def read(connection: asyncpg.Connection) -> T:
            return await _drive(connection, query())

        return await self._attempt(read)

    async def _write[T](self, query: MakeQuery[T]) -> T:
        async def write(connection: asyncpg.Connection) -> T:
            async with connection.transaction():
                return await _drive(connection, query())

        return await self._attempt(write)

    async def _append(self, values: dict[str, object]) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(values, future))
        if len(self._appending) < MOST_APPENDING:
            task = asyncio.create_task(self._append_waiting())
            self._appending.add(task)
            task.add_done_callback(self._appending.discard)
        return await future

    async def _append_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            # Servers that lock the same tables in the same order never wait for each other in a circle.
            await self._append_batch(sorted(batch, key=lambda append: append.table_id))

    async def _append_batch(self, batch: Sequence[_Append]) -> None:
        async def append(connection: asyncpg.Connection) -> Sequence[Sequence[int]]:
            rows: Sequence[Sequence[int]] = await connection.fetchmany(
                APPEND.postgres, [Bound(APPEND, append.values).positional for append in batch]
            )
            return rows

        try:
            rows = await self._attempt(append)
        except InDoubt as error:
            await asyncio.gather(*(self._resolve(doubted, error) for doubted in batch))
        except StoreGone as error:
            for refused in batch:
                refused.settle(error)
        except Exception as error:
            if len(batch) == 1:
                batch[0].settle(error)
                return
            # One of them is at fault; alone, it cannot take the others with it.
            for alone in batch:
                await self._append_batch([alone])
        else:
            for answered, row in zip(batch, rows, strict=True):
                answered.settle(row[0] == 1)

    async def _resolve(self, doubted: _Append, error: StoreGone) -> None:
        end = asyncio.get_running_loop().time() + DOUBT_SECONDS
        seq = doubted.values["seq"]
        assert isinstance(seq, int)
        while asyncio.get_running_loop().time() < end:
            try:
                stored = await self._read(lambda: entry_at(doubted.table_id, seq))
            except StoreGone:
                await asyncio.sleep(DOUBT_PAUSE)
            else:
                doubted.settle(True if stored == doubted.values["entry"] else error)
                return
        doubted.settle(error)

    async def _attempt[T](self, action: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        if self._pool is None:
            raise StoreGone("the store is closed")
        gone: type[StoreGone] = StoreGone
        while True:
            try:
                async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                    gone = InDoubt
                    return await action(connection)
            except WORTH_REPEATING:
                continue
            except Exception as error:
                if _means_gone(error):
                    self.trouble.happens(_in_a_line(error))
                    raise gone(_in_a_line(error)) from error
                raise


class _Done[T](NamedTuple):
    value: T


async def _drive[T](connection: asyncpg.Connection, query: Query[T]) -> T:
    step = _advance(query, None)
    while isinstance(step, Bound):
        rows = await connection.fetch(step.statement.postgres, *step.positional)
        step = await asyncio.to_thread(_advance, query, rows) if _are_many(rows) else _advance(query, rows)
    return step.value


def _advance[T](query: Query[T], rows: SqlRows | None) -> Bound | _Done[T]:
    """To the next statement, or to the end; what the rows hold is read here."""
    try:
        return next(query) if rows is None else query.send(rows)
    except StopIteration as done:  # which no thread can hand on
        return _Done(done.value)


def _are_many(rows: SqlRows) -> bool:
    """Reading them would keep the event loop from others; a thread costs as much as reading a few."""
    if len(rows) > MOST_ROWS_AT_ONCE:
        return True
    return sum(len(value) for row in rows for value in row if isinstance(value, str | bytes)) > MOST_LETTERS_AT_ONCE


async def migrate_server(database: PostgresDatabase, revision: str = NEWEST) -> None:
    async def connect() -> Any:
        return await asyncpg.connect(database.dsn, timeout=CONNECT_SECONDS)

    def migrate_alone(connection: Connection) -> None:
        # Held until the transaction ends: servers that start together migrate one after the other.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        migrate(connection, database, revision)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_alone)
    finally:
        await engine.dispose()


def _means_gone(error: Exception) -> bool:
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in GONE_CLASSES
    if isinstance(error, asyncpg.InterfaceError):
        return not isinstance(error, ValueError)  # these are about the values that were given
    return isinstance(error, OSError)


async def _nothing_to_reset(_connection: object) -> None:
    """No query leaves anything behind in its session: one round trip less for each."""


def _in_a_line(error: object) -> str:
    return " ".join(str(error).split()) or type(error).__name__
