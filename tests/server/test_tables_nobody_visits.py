"""Tables that nobody visits rest, leave the memory, and are deleted in the end; whoever comes back finds them as they
were."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from elysium.client import Client, Denied
from elysium.server import container as containers
from elysium.server.live import DAY, HOUR, LiveTable, rest_seconds
from elysium.server.records import SeatRecord, TableClock, TableRecord
from elysium.server.room import Room
from elysium.server.seating import Connection
from tests.server.guests import a_table, play_on
from tests.server.running import Hosted, eventually, hosted, perform
from tests.server.test_driver import BOT, PERSON, TABLE, a_room
from tests.server.test_driver import a_table as a_record_of

LONG_AGO = 1000.0


def a_record(table_id: str, clock: TableClock, rests_at: float) -> TableRecord:
    """Somebody sits among bots, and has not been there for long."""
    bots = (SeatRecord(seat, "bot", f"bot{seat}", bot="random") for seat in range(3))
    seats = (*bots, SeatRecord(3, "person", "Ana", holder="ana"))
    facts: dict[str, Any] = {"clock": clock, "rests_at": rests_at}
    return TableRecord(table_id, "mascarade", "open", seats, {}, "ana", "key", "5eed" * 16, **facts)


async def rests(room: Room, record: TableRecord) -> None:
    """Dealt while it rests, with a clock that has run out."""
    await room.store.create(record)
    await room.deal(record.id)


def test_how_long_a_table_goes_on_by_itself() -> None:
    assert rest_seconds(TableClock()) == rest_seconds(TableClock("seconds", 30)) == HOUR
    assert rest_seconds(TableClock("days", 2)) == 6 * DAY


@pytest.mark.parametrize("clock", [TableClock(), TableClock("seconds", 1)], ids=["bots", "clock"])
def test_a_table_that_nobody_visits_rests_and_goes_on_when_somebody_comes(server: Hosted, clock: TableClock) -> None:
    room, table_id = server.container.room, f"rests{clock.kind:0<7}"

    async def scene() -> None:
        await rests(room, a_record(table_id, clock, LONG_AGO))
        driver = server.container.driver
        for _ in range(3):
            driver.wake(table_id)
            await asyncio.sleep(0.02)
        await asyncio.sleep(1.2 if clock.kind == "seconds" else 0.0)
        assert table_id not in await room.store.due(time())
        driver.wake(table_id)
        await asyncio.sleep(0.1)
        assert (await room.record(table_id)).seq == 0
        before = time()
        connection = Connection(table_id, "ana", lambda _: True)
        await room.connect(connection, -1, 0)
        record = await room.record(table_id)
        assert record.rests_at >= before + HOUR
        if clock.kind == "seconds":
            assert record.deadline >= before + clock.amount, "all the time again for whoever is asked"

        async def has_gone_on() -> bool:
            return (await room.record(table_id)).seq > 0

        await eventually(has_gone_on)
        await room.disconnect(connection)

    server.inside(scene)


def test_idle_tables_leave_the_memory_when_they_weigh_too_much(server: Hosted) -> None:
    ours = server.container.room

    async def scene() -> None:
        room = Room(ours.store, ours.metrics, ours.announce, 200_000)
        ids = [f"heavy{number:07}" for number in range(6)]
        for table_id in ids:
            await rests(room, a_record(table_id, TableClock(), LONG_AGO))
        kept = [table_id for table_id in ids if room.has(table_id)]
        assert ids[-1] in kept
        assert len(kept) < 4
        watched = Connection(ids[0], "", lambda _: True)
        await room.connect(watched, -1, 0)
        for table_id in ids[1:]:
            await room.record(table_id)
        assert room.has(ids[0]), "somebody looks on"
        assert len([table_id for table_id in ids if room.has(table_id)]) < 5
        await room.disconnect(watched)

    server.inside(scene)


def test_a_table_weighs_more_the_longer_it_is_played(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            seating = server.container.room._seatings[table.id]
            before = seating.live.weight()
            async with ana.sit(table) as seat:
                await play_on(seat, 3)
            assert seating.live.weight() > before

    perform(scene())


def test_what_is_purged_is_gone_and_a_rematch_can_be_asked_for_again(server: Hosted) -> None:
    room = server.container.room

    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            unbegun = await ana.create(a_table("me open open open"))
            async with ana.sit(table) as seat:
                await play_on(seat)
            again = await ana.post(f"/api/tables/{table.id}/rematch")

            async def grow_old() -> int:
                for table_id in (unbegun.id, again.id, table.id):
                    record = await room.record(table_id)
                    status = "open" if table_id == again.id else record.status
                    aged = replace(record, id=f"aged{table_id[:8]}", status=status, updated=1.0, rests_at=1.0)
                    await room.store.create(replace(aged, seq=-1 if status == "open" else aged.seq))
                return await room.purge(2.0, 90.0)

            assert server.inside(grow_old) == 2
            assert (await ana.table(table.id)).status == "over"
            assert (await ana.table(unbegun.id)).status == "open"
            with pytest.raises(Denied, match="no-such-table"):
                await ana.table(f"aged{unbegun.id[:8]}")

            async def point_nowhere() -> None:
                await room.change(table.id, lambda live: replace(live.record, rematch="purged000000"))

            server.inside(point_nowhere)
            newer = await ana.post(f"/api/tables/{table.id}/rematch")
            assert newer.id not in (again.id, "purged000000")
            assert (await ana.table(table.id)).rematch == newer.id

    perform(scene())


def test_what_was_never_begun_and_what_was_never_finished_have_a_period_each(server: Hosted) -> None:
    room = server.container.room
    days = {"open": (1.0, 3.0, 91.0), "running": (3.0, 91.0), "over": (1000.0,)}

    async def purged(unbegun: float, unfinished: float) -> list[str]:
        now, kept = time(), []
        for status, ages in days.items():
            for age in ages:
                name = f"{status}{age:.0f}".ljust(12, "0")
                since = now - age * DAY
                facts: dict[str, Any] = {"status": status, "seq": -1 if status == "open" else 0, "updated": since}
                if await room.store.table(name) is None:
                    await room.store.create(replace(a_record(name, TableClock(), since), **facts))
                kept.append(name)
        await room.purge(unbegun, unfinished)
        return [name for name in kept if await room.store.table(name) is None]

    assert server.inside(lambda: purged(0.0, 0.0)) == []
    assert server.inside(lambda: purged(2.0, 90.0)) == ["open30000000", "open91000000", "running91000"]
    assert server.inside(lambda: purged(0.0, 2.0)) == ["running30000", "running91000"]


def test_a_server_sees_to_all_of_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(containers, "CLEAN_UP_SECONDS", 0.05)
    monkeypatch.setattr(LiveTable, "weight", lambda _: 1 << 20)
    old = replace(a_record("old000000000", TableClock(), LONG_AGO), updated=LONG_AGO)
    seats = (SeatRecord(0, "open"), *old.seats[1:])
    with hosted(f"sqlite:///{tmp_path}/tables.db", memory=2, purge_unbegun=1.0) as server:
        room = server.container.room
        store = room.store

        async def scene() -> None:
            await store.create(replace(old, seats=seats))
            for number in range(4):
                await store.create(replace(old, id=f"new{number:09}", seats=seats, updated=time(), rests_at=time()))
                await room.record(f"new{number:09}")

        async def nobody_comes_to_it() -> bool:
            return await store.table(old.id) is None

        server.inside(scene)
        server.inside(lambda: eventually(nobody_comes_to_it))
        assert server.inside(lambda: store.table("new000000000")) is not None
        assert room.count()[0] <= 2


def test_while_tables_are_weighed_others_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[int] = []
    served = 0

    async def serve() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    def weigh(_: LiveTable) -> int:
        weighed.append(served)
        return 1

    async def scene() -> None:
        async with a_room(tmp_path, a_record_of(PERSON, BOT, BOT, BOT)) as room:
            async with room.at(TABLE) as seating:
                room._seatings.update((f"another{number}", seating) for number in range(5))
            monkeypatch.setattr(LiveTable, "weight", weigh)
            serving = asyncio.create_task(serve())
            await room.see_to_visits()
            serving.cancel()

    perform(scene())
    assert len(set(weighed)) == len(weighed) == 6
