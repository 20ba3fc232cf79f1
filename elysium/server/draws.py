"""Deals are drawn: people's numbers come in, nobody is waited for too long, and then the cards are dealt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time

import msgspec

from elysium.engine.draw import Draw
from elysium.engine.refusal import BadFile, Refusal
from elysium.server.live import LiveTable
from elysium.server.lots import begun, gone_on, opened, sealed
from elysium.server.records import StoreGone, TableRecord
from elysium.server.room import Room
from elysium.server.seats import own_seat
from elysium.server.wire import OpenLot, SealLot

PAUSE_SECONDS = 1.0
"""Before a database that is gone is tried again."""

logger = logging.getLogger(__name__)


class Draws:
    def __init__(self, room: Room, seconds: float) -> None:
        self.room = room
        self.seconds = seconds
        """How long the draw waits for seals, and then for numbers."""
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def begun(self, record: TableRecord) -> Draw | None:
        return begun(record, time() + self.seconds)

    async def go_on(self, table_id: str, now: float = 0.0) -> TableRecord:
        """As far as it can, to the deal at last; asked again by whoever comes to the table, and when time is up."""

        def advance(live: LiveTable) -> TableRecord:
            record = live.record
            if record.draw is None or record.status != "open":
                return record
            return msgspec.structs.replace(record, draw=gone_on(record.draw, max(now, time()), self.seconds))

        record = await self.room.change(table_id, advance)
        if not _is_waiting(record):
            await self.room.deal(table_id)
        elif record.draw is not None and table_id not in self._waiting:
            self._waiting[table_id] = asyncio.create_task(self._wait(table_id, record.draw.until))
        return record

    async def seal(self, table_id: str, visitor: str, wanted: SealLot) -> None:
        await self._answer(table_id, visitor, lambda draw, seat: sealed(draw, seat, wanted.round, wanted.seal))

    async def open(self, table_id: str, visitor: str, wanted: OpenLot) -> None:
        await self._answer(table_id, visitor, lambda draw, seat: opened(draw, seat, wanted.round, wanted.number))

    async def _answer(self, table_id: str, visitor: str, answer: Callable[[Draw | None, int], Draw]) -> None:
        def take(live: LiveTable) -> TableRecord:
            seat = own_seat(live.record, visitor)
            return msgspec.structs.replace(live.record, draw=answer(live.record.draw, seat.seat))

        await self.room.change(table_id, take)
        await self.go_on(table_id)

    async def _wait(self, table_id: str, until: float) -> None:
        """By how long it has waited, not by a clock on the wall that somebody may set back."""
        try:
            while True:
                await asyncio.sleep(min(self.seconds, max(0.0, until - time())))
                try:
                    record = await self.go_on(table_id, until)
                except StoreGone:
                    await asyncio.sleep(PAUSE_SECONDS)
                    continue
                if record.draw is None or not _is_waiting(record):
                    return
                until = record.draw.until
        except (Refusal, BadFile) as refusal:
            logger.warning("table %s is not dealt: %s", table_id, refusal)
        except Exception:
            logger.exception("table %s is not dealt", table_id)
        finally:
            del self._waiting[table_id]


def _is_waiting(record: TableRecord) -> bool:
    return record.status == "open" and record.draw is not None and record.draw.phase != "drawn"
