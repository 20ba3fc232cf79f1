"""Compare and set holds when everybody writes at once."""

import asyncio

import pytest

from elysium.server.records import Entry, Progress, Store
from elysium.server.storage import open_store
from tests.server.databases import Cluster
from tests.server.storage.tables import PATIENCE_SECONDS, RUNNING, a_play, a_table, on_store

TABLES = [f"table{number:07d}" for number in range(4)]
RACERS = 6
LENGTH = 12


async def race(stores: list[Store]) -> None:
    """Many write to the same tables, each as if it were alone: of each number exactly one is stored."""
    for table_id in TABLES:
        await stores[0].create(a_table(table_id))
    won: dict[tuple[str, int], list[int]] = {}

    async def run(racer: int, table_id: str) -> None:
        store = stores[racer % len(stores)]
        for seq in range(LENGTH):
            if await store.append(
                table_id, a_play(seq, seat=racer), RUNNING, (seq, b"position") if seq % 3 == 0 else None
            ):
                won.setdefault((table_id, seq), []).append(racer)

    await asyncio.gather(*(run(racer, table_id) for racer in range(RACERS) for table_id in TABLES))
    for table_id in TABLES:
        log = await stores[-1].entries(table_id)
        assert [entry.seq for entry in log] == list(range(LENGTH))
        assert [[entry.seat] for entry in log] == [won[table_id, seq] for seq in range(LENGTH)]


def test_of_many_who_append_one_wins(url: str) -> None:
    async def scene(store: Store) -> None:
        await race([store])

    on_store(url, scene)


def test_two_stores_on_one_server(cluster: Cluster) -> None:
    url = cluster.new_schema()

    async def scene() -> None:
        stores = [open_store(url) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))  # all of them migrate at once
        assert len(set(await asyncio.gather(*(store.secret("tokens") for store in stores)))) == 1
        await race(stores)
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())


def test_one_that_is_stale_or_broken_does_not_hold_up_the_others(url: str) -> None:
    async def scene(store: Store) -> None:
        for table_id in TABLES:
            await store.create(a_table(table_id))
        unstorable = Entry(0, "play", at="never")  # type: ignore[arg-type]
        fine, stale, broken, also_fine = await asyncio.gather(
            store.append(TABLES[0], a_play(0), RUNNING),
            store.append(TABLES[1], a_play(5), RUNNING),
            store.append(TABLES[2], unstorable, Progress("running", (), None)),  # type: ignore[arg-type]
            store.append(TABLES[3], a_play(0), RUNNING),
            return_exceptions=True,
        )
        assert (fine, stale, also_fine) == (True, False, True)
        assert isinstance(broken, Exception)
        assert [len(await store.entries(table_id)) for table_id in TABLES] == [1, 0, 0, 1]

    on_store(url, scene)


def test_of_many_who_change_a_table_one_wins(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table(TABLES[0]))
        changes = [a_table(TABLES[0], revision=1, key=f"key {number}") for number in range(8)]
        outcomes = await asyncio.gather(*(store.change(change) for change in changes))
        assert outcomes.count(True) == 1
        assert await store.table(TABLES[0]) == changes[outcomes.index(True)]

    on_store(url, scene)


def test_whoever_stops_waiting_does_no_harm(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table(TABLES[0]))
        impatient = asyncio.create_task(store.append(TABLES[0], a_play(0), RUNNING))
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await store.entries(TABLES[0]):
                await asyncio.sleep(0.01)
        assert await store.append(TABLES[0], a_play(1), RUNNING)

    on_store(url, scene)
