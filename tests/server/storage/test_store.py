"""What is stored is found again, on both databases."""

import asyncio
import threading
import time
from typing import Any

import pytest
from msgspec.structs import replace

from elysium.server.records import Entry, Progress, Respite, SeatRecord, Store
from elysium.server.storage import queries
from elysium.server.storage.queries import CHAT_LINES_KEPT, MOST_TABLES_LISTED, SNAPSHOTS_KEPT
from tests.server.storage.tables import RUNNING, a_deal, a_line, a_play, a_table, on_store

TABLE = "table0000001"


def test_a_table_is_found_as_it_was_created(url: str) -> None:
    table = a_table()

    async def create(store: Store) -> None:
        assert await store.table(TABLE) is None
        await store.create(table)
        assert await store.table(TABLE) == table
        with pytest.raises(ValueError, match=TABLE):
            await store.create(table)

    async def find(store: Store) -> None:
        assert await store.table(TABLE) == table

    on_store(url, create, find)


def test_a_secret_is_made_once(url: str) -> None:
    found: list[bytes] = []

    async def ask(store: Store) -> None:
        found.extend(await asyncio.gather(*(store.secret("tokens") for _ in range(5))))
        assert await store.secret("other") not in found

    on_store(url, ask, ask)
    assert len(set(found)) == 1
    assert len(found[0]) == 32


def test_a_change_needs_the_next_revision(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        seats = (
            SeatRecord(0, "person", name="Ana", holder="visitor-ana"),
            SeatRecord(1, "person", holder="visitor-bea"),
        )
        changed = a_table(revision=1, seats=seats, public=True, options={"masks": "thief"}, updated=2000.0)
        assert await store.change(changed)
        assert not await store.change(replace(changed, key="somebody was quicker"))
        assert not await store.change(replace(changed, revision=3))
        assert not await store.change(a_table("unknown00000", revision=1))
        assert await store.table(TABLE) == changed

    on_store(url, scene)


def test_a_change_moves_the_deadline_of_the_entry_it_knows(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        await store.append(TABLE, a_deal(at=5.0), Progress("running", (0,), 77.0))
        moved = a_table(revision=1, status="running", seq=0, deadline=99.0, respite=Respite(0, 99.0))
        assert await store.change(moved)
        found = await store.table(TABLE)
        assert found is not None
        assert (found.deadline, found.respite) == (99.0, Respite(0, 99.0))
        assert await store.due(98.0) == []
        assert await store.due(99.0) == [TABLE]
        await store.append(TABLE, a_play(1), Progress("running", (0,), 120.0))
        assert await store.change(replace(moved, revision=2, deadline=1.0))
        found = await store.table(TABLE)
        assert found is not None
        assert found.deadline == 120.0

    on_store(url, scene)


def test_a_change_leaves_alone_what_comes_with_the_log(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        await store.append(TABLE, a_deal(at=5.0), Progress("running", (1, 0), 77.0))
        late = a_table(
            revision=1, status="open", options={}, asked=(2,), deadline=1.0, seq=9, outcome=(2,), rematch="r"
        )
        assert await store.change(late)
        found = await store.table(TABLE)
        assert found is not None
        assert (found.status, found.seq, found.asked, found.deadline, found.outcome) == ("running", 0, (1, 0), 77.0, ())
        assert (found.options, found.rematch) == (a_table().options, "r")
        assert await store.change(replace(late, revision=2, status="closed"))
        found = await store.table(TABLE)
        assert found is not None
        assert found.status == "closed"
        assert not await store.append(TABLE, a_play(1), RUNNING)

    on_store(url, scene)


def test_the_log_has_no_gaps(url: str) -> None:
    played = [a_deal(at=1.0), a_play(1, at=2.0), Entry(2, "back", 0, back=1, by="clock", at=3.25)]

    async def write(store: Store) -> None:
        await store.create(a_table())
        assert not await store.append(TABLE, a_play(1), RUNNING)
        assert await store.append(TABLE, played[0], RUNNING)
        assert not await store.append(TABLE, a_play(0), RUNNING)
        assert not await store.append(TABLE, a_play(2), RUNNING)
        assert await store.append(TABLE, played[1], RUNNING)
        assert await store.append(TABLE, played[2], Progress("over", (), 0.0, (0, 2)))
        assert not await store.append("unknown00000", a_deal(), RUNNING)

    async def read(store: Store) -> None:
        assert await store.entries(TABLE) == played
        assert await store.entries(TABLE, 0) == played[1:]
        assert await store.entries(TABLE, 2) == []
        assert await store.entries("unknown00000") == []
        found = await store.table(TABLE)
        assert found is not None
        assert (found.status, found.seq, found.outcome, found.updated) == ("over", 2, (0, 2), 3.25)

    on_store(url, write, read)


def test_a_game_is_dealt_only_to_those_who_sit_there(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        assert await store.change(a_table(revision=1))
        assert not await store.append(TABLE, a_deal(), RUNNING, expected=0)
        assert await store.append(TABLE, a_deal(), RUNNING, expected=1)

    on_store(url, scene)


def test_the_newest_snapshots_are_kept(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        for seq in range(8):
            snapshot = (seq, bytes([0, seq, 255])) if seq % 2 == 0 else None
            assert await store.append(TABLE, a_play(seq), RUNNING, snapshot)
            expected = [(kept, bytes([0, kept, 255])) for kept in range(seq, -1, -1) if kept % 2 == 0]
            assert await store.snapshots(TABLE) == expected[:SNAPSHOTS_KEPT]
        assert not await store.append(TABLE, a_play(3), RUNNING, (3, b"stale"))
        assert (6, b"\x00\x06\xff") in await store.snapshots(TABLE)
        assert len(await store.snapshots(TABLE)) == SNAPSHOTS_KEPT

    on_store(url, scene)


def test_a_snapshot_may_be_older_than_its_entry_and_come_twice(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        for seq in range(4):
            assert await store.append(TABLE, a_play(seq), RUNNING, (1, b"position") if seq > 1 else None)
        assert await store.snapshots(TABLE) == [(1, b"position")]

    on_store(url, scene)


def test_what_was_taken_back_is_dropped(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        await store.create(a_table("another00000"))
        for seq in range(8):
            for table_id in (TABLE, "another00000"):
                assert await store.append(table_id, a_play(seq), RUNNING)
        await store.drop(TABLE, {5, 2, 3})
        assert [entry.seq for entry in await store.entries(TABLE)] == [0, 1, 4, 6, 7]
        assert len(await store.entries("another00000")) == 8
        assert await store.append(TABLE, a_play(8), RUNNING)

    on_store(url, scene)


def test_chat_lines_get_growing_numbers(url: str) -> None:
    texts = [f"<b>line {number}</b> \x00 „ź”" for number in range(CHAT_LINES_KEPT + 5)]

    async def scene(store: Store) -> None:
        await store.create(a_table())
        await store.create(a_table("table0000002"))
        given = await asyncio.gather(*(store.add_chat(TABLE, a_line(text)) for text in texts))
        assert sorted(given) == list(range(1, len(texts) + 1))
        lines = await store.chat(TABLE)
        assert [line.id for line in lines] == sorted(given)[-CHAT_LINES_KEPT:]
        assert {(line.id, line.text) for line in lines} <= set(zip(given, texts, strict=True))
        assert [line.id for line in await store.chat(TABLE, given[-1] - 1)] == [*range(given[-1], len(texts) + 1)]
        assert await store.chat("table0000002") == []
        with pytest.raises(LookupError):
            await store.add_chat("unknown00000", a_line("?"))

    on_store(url, scene)


def test_public_tables_are_listed_newest_first(url: str) -> None:
    async def scene(store: Store) -> None:
        for number, (public, status) in enumerate(
            [(True, "open"), (False, "open"), (True, "running"), (True, "over"), (True, "closed"), (True, "open")]
        ):
            await store.create(a_table(f"table000000{number}", public=public, status=status, created=float(number)))
        assert [table.id[-1] for table in await store.public_tables(0.0)] == ["5", "0", "2"]

    on_store(url, scene)


def test_tables_where_nobody_can_sit_or_watch_push_no_other_off_the_list(url: str) -> None:
    full: dict[str, Any] = {"seats": (SeatRecord(0, "person"), SeatRecord(1, "friend")), "updated": 9.0}
    secret: dict[str, Any] = {"status": "running", "spectators": False, "updated": 9.0}
    others: tuple[dict[str, Any], ...] = ({}, full, secret)

    async def scene(store: Store) -> None:
        await store.create(a_table("open00000000", public=True, created=1.0, updated=9.0))
        await store.create(a_table("watched00000", public=True, created=2.0, updated=9.0, status="running"))
        for number in range(MOST_TABLES_LISTED):
            facts = {"created": float(3 + number), "updated": 5.0} | others[number % len(others)]
            await store.create(a_table(f"other{number:07}", public=True, **facts))
        assert [table.id for table in await store.public_tables(8.0)] == ["open00000000", "watched00000"]
        found = await store.table("other0000001")
        assert found is not None
        assert await store.change(replace(found, revision=1, seats=(SeatRecord(0, "open"),)))
        assert next(table.id for table in await store.public_tables(8.0)) == "other0000001"
        for number in range(MOST_TABLES_LISTED):
            await store.create(a_table(f"seen{number:08}", public=True, created=900.0, updated=9.0, status="running"))
        assert {"open00000000", "other0000001"} <= {table.id for table in await store.public_tables(8.0)}

    on_store(url, scene)


def test_my_tables_are_those_where_i_sit_or_host(url: str) -> None:
    sitting = (SeatRecord(0, "bot"), SeatRecord(1, "person", holder="visitor-bea"))

    async def scene(store: Store) -> None:
        await store.create(a_table("hosted000000", host="visitor-bea", seats=(), updated=5.0))
        await store.create(a_table("waiting00000", seats=sitting, updated=1.0))
        await store.append("waiting00000", a_deal(at=2.0), Progress("running", (1,), 0.0))
        await store.create(a_table("others-turn0", seats=sitting, updated=3.0))
        await store.append("others-turn0", a_deal(at=4.0), Progress("running", (0,), 0.0))
        await store.create(a_table("closed000000", seats=sitting, status="closed"))
        await store.create(a_table("strangers000"))
        assert [table.id for table in await store.tables_of("visitor-bea")] == [
            "waiting00000", "hosted000000", "others-turn0",
        ]  # fmt: skip
        assert await store.change(a_table("others-turn0", seats=(SeatRecord(0, "bot"),), revision=1))
        assert "others-turn0" not in [table.id for table in await store.tables_of("visitor-bea")]
        assert await store.tables_of("") == []

    on_store(url, scene)


@pytest.mark.parametrize("seat", [SeatRecord(0, "bot"), SeatRecord(0, "person", left=True)], ids=["bot", "leaver"])
def test_a_table_is_due_when_one_who_acts_alone_is_asked(url: str, seat: SeatRecord) -> None:
    async def scene(store: Store) -> None:
        person = SeatRecord(1, "person", holder="visitor-bea")
        await store.create(a_table(seats=(SeatRecord(0, "person", holder="visitor-ana"), person)))
        assert await store.append(TABLE, a_deal(), Progress("running", (0, 1), 0.0))
        assert await store.due(time.time()) == []
        assert await store.change(a_table(seats=(seat, person), revision=1))
        assert await store.due(time.time()) == [TABLE]
        assert await store.append(TABLE, a_play(1), Progress("running", (1,), 0.0))
        assert await store.due(time.time()) == []
        assert await store.append(TABLE, a_play(2), Progress("over", (0,), 0.0))
        assert await store.due(time.time()) == []

    on_store(url, scene)


def test_a_table_is_due_when_it_goes_on_by_itself(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table(seats=(SeatRecord(0, "person", holder="visitor-ana"),)))
        assert await store.append(TABLE, a_deal(), Progress("running", (0,), 0.0, automatic=True))
        assert await store.due(0.0) == [TABLE]
        assert await store.append(TABLE, a_play(1), Progress("running", (0,), 0.0))
        assert await store.due(0.0) == []

    on_store(url, scene)


@pytest.mark.parametrize("wish", [{"skipped": ("block",)}, {"hurried": 1}], ids=["skips", "hurried"])
def test_a_table_is_due_when_somebody_passes_and_not_when_they_might(url: str, wish: dict[str, Any]) -> None:
    seat = SeatRecord(0, "person", holder="visitor-ana", **wish)

    async def scene(store: Store) -> None:
        await store.create(a_table(seats=(seat,)))
        assert await store.append(TABLE, a_deal(), Progress("running", (0,), 0.0))
        assert await store.due(0.0) == []
        changed = a_table(seats=(seat,), seq=0)
        assert await store.change(replace(changed, revision=1, automatic=True))
        assert await store.due(0.0) == [TABLE]
        assert await store.change(replace(changed, revision=2))
        assert await store.due(0.0) == []
        assert await store.append(TABLE, a_play(1), Progress("running", (0,), 0.0))
        assert await store.change(replace(changed, revision=3))
        assert await store.due(0.0) == [TABLE], "who changed the record had not seen the last entry"

    on_store(url, scene)


def test_bots_among_themselves_are_not_looked_for(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table(seats=(SeatRecord(0, "bot"), SeatRecord(1, "bot"))))
        assert await store.append(TABLE, a_deal(), Progress("running", (0, 1), 0.0, automatic=True))
        assert await store.due(0.0) == []

    on_store(url, scene)


def test_whose_time_is_over_comes_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        assert await store.append(TABLE, a_deal(at=1.0), Progress("running", (1,), 0.0, automatic=True))
        for table_id, deadline in (("late00000002", 400.0), ("late00000001", 300.0), ("intime000000", 600.0)):
            await store.create(a_table(table_id))
            assert await store.append(table_id, a_deal(at=200.0), Progress("running", (0,), deadline))
        assert await store.due(500.0) == ["late00000001", "late00000002", TABLE]

    on_store(url, scene)


def test_a_table_is_due_when_its_time_is_over(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        assert await store.append(TABLE, a_deal(), Progress("running", (0,), 500.0))
        assert await store.due(499.9) == []
        assert await store.due(500.0) == [TABLE]

    on_store(url, scene)


def test_a_table_that_rests_is_not_due_until_somebody_visits_it(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table(rests_at=time.time() - 1.0))
        await store.append(TABLE, a_deal(), Progress("running", (1,), 5.0, automatic=True))
        assert await store.due(10.0) == []
        await store.visit(TABLE, time.time() - 2.0)
        assert await store.due(10.0) == []
        await store.visit(TABLE, time.time() + 60.0)
        assert await store.due(10.0) == [TABLE]

    on_store(url, scene)


def test_what_nobody_comes_to_is_purged_and_what_was_finished_stays(url: str) -> None:
    tables = {
        "open00000000": ("open", 9.0, 0.0),
        "openvisited0": ("open", 9.0, 15.0),
        "opennew00000": ("open", 15.0, 0.0),
        "closed000000": ("closed", 9.0, 0.0),
        "running00000": ("running", 4.0, 0.0),
        "rested000000": ("closed", 4.0, 0.0),
        "runningnew00": ("running", 9.0, 0.0),
        "runningseen0": ("running", 4.0, 9.0),
        "over00000000": ("over", 1.0, 0.0),
    }

    async def scene(store: Store) -> None:
        for table_id, (status, updated, rests_at) in tables.items():
            seq = -1 if table_id.startswith(("open", "closed")) else 0
            await store.create(a_table(table_id, status=status, updated=updated, rests_at=rests_at, seq=seq))
        await store.add_chat("running00000", a_line("gone with it"))
        assert await store.purge(0.0, 0.0) == []
        purged = await store.purge(10.0, 5.0)
        assert sorted(purged) == ["closed000000", "open00000000", "rested000000", "running00000"]
        assert await store.purge(10.0, 5.0) == []
        assert await store.table("running00000") is None
        assert await store.chat("running00000") == []
        assert await store.table("over00000000") is not None

    on_store(url, scene)


def test_only_one_worker_has_a_lease(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        assert await store.append(TABLE, a_deal(), Progress("running", (1,), 0.0))
        assert await store.lease(TABLE, "one", 60.0)
        assert await store.lease(TABLE, "one", 60.0)
        assert not await store.lease(TABLE, "two", 60.0)
        assert not await store.lease("unknown00000", "two", 60.0)
        assert await store.due(time.time()) == []
        await store.release(TABLE, "two")
        assert not await store.lease(TABLE, "two", 60.0)
        await store.release(TABLE, "one")
        assert await store.due(time.time()) == [TABLE]
        assert await store.lease(TABLE, "two", 60.0)
        await store.release_all("one")
        assert not await store.lease(TABLE, "one", 60.0)
        await store.release_all("two")
        assert await store.lease(TABLE, "one", 60.0)

    on_store(url, scene)


def test_a_lease_ends_by_itself(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(a_table())
        assert await store.append(TABLE, a_deal(), Progress("running", (1,), 0.0))
        assert await store.lease(TABLE, "dead", 0.0)
        assert await store.due(time.time()) == [TABLE]
        assert await store.lease(TABLE, "alive", 60.0)
        assert not await store.lease(TABLE, "dead", 60.0)

    on_store(url, scene)


def test_an_open_store_is_healthy(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.healthy()
        assert store.shared == url.startswith("postgresql")

    on_store(url, scene)


def test_what_is_much_to_read_is_not_read_on_the_loop(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of many tables, tables with large files, long logs; but a thread for every small thing would cost more."""
    read: list[int] = []

    class Noting:
        def __init__(self, decoder: Any) -> None:
            self._decoder = decoder

        def decode(self, text: str) -> Any:
            read.append(threading.get_ident())
            return self._decoder.decode(text)

    for name in ("_table", "_entry", "_gist"):
        monkeypatch.setattr(queries, name, Noting(getattr(queries, name)))

    async def scene(store: Store) -> None:
        large = a_table("large0000000", options={"cards": "x" * 200_000})
        await store.create(large)
        await store.create(a_table("small0000000"))
        for number in range(100):
            seats = (SeatRecord(0, "person", holder="visitor-ben"), SeatRecord(1, "open"))
            await store.create(a_table(f"{number:012}", seats=seats, host="visitor-ben"))
        await store.append("small0000000", a_deal(), RUNNING)
        for seq in range(1, 100):
            await store.append("small0000000", a_play(seq), RUNNING)
        here = threading.get_ident()
        for ask in (
            store.table("large0000000"),
            store.tables_of("visitor-ben"),
            store.entries("small0000000"),
            store.standing_entries("small0000000"),
        ):
            read.clear()
            assert await ask
            assert read
            assert here not in read
        read.clear()
        assert await store.table("small0000000")
        assert (read == [here]) is store.shared, "SQLite has threads of its own"

    on_store(url, scene)
