"""What the stores have in common: every method runs one query, to read or to write."""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from time import monotonic

from elysium.engine.refusal import BadFile
from elysium.server.records import ChatRecord, Entry, Progress, Snapshot, StoreGone, TableRecord
from elysium.server.storage import queries
from elysium.server.storage.sql import MakeQuery
from elysium.server.storage.trouble import Trouble

HEALTH_SECONDS = 10.0
"""Longer than a store waits for somebody else's lock."""
PROBE_BYTES = 65_536
PROBED_FOR_SECONDS = 1.0
"""For so long an answer holds: whoever asks for the health all the time writes no more than that."""


class WorkStore(ABC):
    """Implements `Store` on top of a database that runs queries."""

    shared: bool

    def __init__(self) -> None:
        self.trouble = Trouble()
        self._probing: asyncio.Task[bool] | None = None
        self._probed_at = 0.0

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
        """Whether something can be written now; found out by writing."""
        probing = self._probing
        if probing is None or (
            probing.done() and not (probing.result() and monotonic() - self._probed_at < PROBED_FOR_SECONDS)
        ):
            probing = self._probing = asyncio.create_task(self._is_well())
        return await asyncio.shield(probing)

    async def _is_well(self) -> bool:
        name, body = secrets.token_hex(12), secrets.token_bytes(PROBE_BYTES)
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._write(lambda: queries.probe(name, body))
                damage = await self._damage()
        except TimeoutError:
            self.trouble.happens("no answer in time")
            return False
        except StoreGone:
            return False
        finally:
            self._probed_at = monotonic()
        if damage:
            self.trouble.happens(damage)
            return False
        self.trouble.is_over()
        return True

    async def _damage(self) -> str:
        """What is wrong with what was stored before, if the store has come upon something; else empty."""
        return ""

    async def secret(self, name: str) -> bytes:
        fresh = secrets.token_bytes(32)
        return await self._write(lambda: queries.secret(name, fresh))

    async def take(self, budget: str, burst: float, per_second: float) -> bool:
        return await self._write(lambda: queries.take(budget, burst, per_second, time.time()))

    async def forget_budgets(self, seconds: float) -> None:
        await self._write(lambda: queries.once(queries.FORGET_BUDGETS(seconds=seconds, clock=time.time())))

    async def revoke(self, visitor: str, at: float) -> None:
        await self._write(lambda: queries.once(queries.REVOKE(visitor=visitor, at=at)))

    async def revoked(self, since: float) -> Sequence[tuple[str, float]]:
        return await self._read(lambda: queries.revoked(since))

    async def forget_revoked(self, since: float) -> None:
        await self._write(lambda: queries.once(queries.FORGET_REVOKED(since=since)))

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

    async def count_entries(self, table_id: str) -> int:
        return await self._read(lambda: queries.count_entries(table_id))

    async def standing_entries(self, table_id: str, after: int = -1) -> tuple[Sequence[Entry], Collection[int]]:
        found = await self._read(lambda: queries.standing_entries(table_id, after))
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

    async def visit(self, table_id: str, rests_at: float) -> None:
        await self._write(lambda: queries.once(queries.VISIT(id=table_id, rests_at=rests_at)))

    async def purge(self, unbegun_before: float, unfinished_before: float) -> Sequence[str]:
        return await self._write(lambda: queries.purge(unbegun_before, unfinished_before))

    async def lease(self, table_id: str, worker: str, seconds: float) -> bool:
        return await self._write(lambda: queries.lease(table_id, worker, seconds, time.time()))

    async def release(self, table_id: str, worker: str) -> None:
        await self._write(lambda: queries.once(queries.RELEASE(id=table_id, worker=worker)))

    async def release_all(self, worker: str) -> None:
        await self._write(lambda: queries.once(queries.RELEASE_ALL(worker=worker)))
