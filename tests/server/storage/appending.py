"""A process that appends to many tables at once and says what is stored, until somebody kills it."""

import asyncio
import itertools
import sys

from elysium.server.storage import open_store
from tests.server.storage.tables import RUNNING, a_play, a_table

TABLES = [f"table{number:07d}" for number in range(8)]


async def append_for_ever(url: str) -> None:
    store = open_store(url)
    await store.open()

    async def fill(table_id: str) -> None:
        await store.create(a_table(table_id))
        for seq in itertools.count():
            assert await store.append(table_id, a_play(seq), RUNNING, (seq, b"position") if seq % 4 == 0 else None)
            print(table_id, seq, flush=True)

    await asyncio.gather(*map(fill, TABLES))


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1]))
