"""What the stores have in common: every method runs one query, to read or to write."""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from elysium.engine.refusal import BadFile
from elysium.server.records import ChatRecord, Entry, Progress, Snapshot, StoreGone, TableRecord
from elysium.server.storage import queries
from elysium.server.storage.sql import MakeQuery

HEALTH_SECONDS = 5.0


class WorkStore(ABC):
    """Implements `Store` on top of a database that runs queries."""

    shared: bool

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def _read[T](self, query: MakeQuery[T]) -> T: ...

    @abstractmethod
    async def _write[T](self, query: MakeQuery[T]) -> T:
        """All of it or nothing; it may be begun more than once."""

    @abstractmethod
    async def _append(self, values: dict[str, object]) -> bool: ...

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                return await self._read(queries.alive)
        except (StoreGone, TimeoutError):
            return False

    async def secret(self, name: str) -> bytes:
        fresh = secrets.token_bytes(32)
        return await self._write(lambda: queries.secret(name, fresh))

    async def create(self, table: TableRecord) -> None:
        await self._write(lambda: queries.create(table))

    async def table(self, table_id: str) -> TableRecord | None:
        return await self._read(lambda: queries.table(table_id))

    async def change(self, table: TableRecord) -> bool:
        return await self._write(lambda: queries.change(table))

    async def append(
        self,
        table_id: str,
        entry: Entry,
        progress: Progress,
        snapshot: Snapshot | None = None,
        expected: int | None = None,
    ) -> bool:
        return await self._append(queries.append_values(table_id, entry, progress, snapshot, expected))

    async def entries(self, table_id: str, after: int = -1) -> Sequence[Entry]:
        found = await self._read(lambda: queries.entries(table_id, after))
        if found is None:
            raise BadFile("log-not-in-words")
        return found

    async def drop(self, table_id: str, seqs: Collection[int]) -> None:
        await self._write(lambda: queries.drop(table_id, seqs))

    async def snapshots(self, table_id: str) -> Sequence[Snapshot]:
        return await self._read(lambda: queries.snapshots(table_id))

    async def add_chat(self, table_id: str, line: ChatRecord) -> int:
        return await self._write(lambda: queries.add_chat(table_id, line))

    async def chat(self, table_id: str, after: int = 0) -> Sequence[ChatRecord]:
        return await self._read(lambda: queries.chat(table_id, after))

    async def public_tables(self, since: float) -> Sequence[TableRecord]:
        return await self._read(lambda: queries.public_tables(since))

    async def tables_of(self, visitor: str) -> Sequence[TableRecord]:
        return await self._read(lambda: queries.tables_of(visitor))

    async def due(self, now: float) -> Sequence[str]:
        return await self._read(lambda: queries.due(now, time.time()))

    async def lease(self, table_id: str, worker: str, seconds: float) -> bool:
        return await self._write(lambda: queries.lease(table_id, worker, seconds, time.time()))

    async def release(self, table_id: str, worker: str) -> None:
        await self._write(lambda: queries.once(queries.RELEASE(id=table_id, worker=worker)))

    async def release_all(self, worker: str) -> None:
        await self._write(lambda: queries.once(queries.RELEASE_ALL(worker=worker)))
