"""Tables to store, and a store to keep them in for as long as a scene lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from elysium.engine.kinds import WordedEvent
from elysium.server.records import ChatRecord, Entry, Progress, SeatRecord, Store, StoreGone, TableClock, TableRecord
from elysium.server.storage import open_store

RUNNING = Progress("running", (0,), 0.0)
PATIENCE_SECONDS = 120.0


def on_store(url: str, *scenes: Callable[[Store], Awaitable[None]]) -> None:
    """Each scene finds what the one before has stored."""

    async def play() -> None:
        for scene in scenes:
            store = open_store(url)
            await store.open()
            try:
                await scene(store)
            finally:
                await store.close()

    asyncio.run(play())


def a_table(table_id: str = "table0000001", **changes: Any) -> TableRecord:
    facts: dict[str, Any] = {
        "id": table_id,
        "game": "mascarade",
        "status": "open",
        "seats": (
            SeatRecord(0, "person", name="Ana", holder="visitor-ana", skipped=()),
            SeatRecord(1, "bot", name="Bastian", bot="search:400"),
            SeatRecord(2, "open"),
        ),
        "options": {"masks": "judge, „król”, \x00"},
        "host": "visitor-ana",
        "key": "open-sesame",
        "seed": "00ff" * 16,
        "clock": TableClock("seconds", 30),
        "created": 1000.5,
        "updated": 1000.5,
    }
    return TableRecord(**(facts | changes))


def a_deal(at: float = 0.0) -> Entry:
    return Entry(0, "deal", events=(WordedEvent(-1, "turn", ("p1",)),), at=at)


def a_play(seq: int, seat: int = 0, at: float = 0.0) -> Entry:
    return Entry(
        seq,
        "play",
        seat,
        ("pay", str(seq)),
        events=(WordedEvent(31, "paid", ("p1", str(seq))), WordedEvent(1, "saw", ())),
        at=at,
    )


def a_line(text: str) -> ChatRecord:
    return ChatRecord(0, 1, "Ana", text, 12.5)


async def until_back(store: Store, table_id: str, entry: Entry) -> bool:
    """What a server does when the database was gone: it looks again, and again."""
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while asyncio.get_running_loop().time() < end:
        with suppress(StoreGone):
            return await store.append(table_id, entry, RUNNING)
        await asyncio.sleep(0.05)
    raise AssertionError("the database has not come back")
