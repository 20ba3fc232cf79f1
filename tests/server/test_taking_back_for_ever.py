"""Choosing and taking back for ever neither fills the disk nor makes a table that takes long to load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elysium.engine.match import Match
from elysium.engine.state import Option
from elysium.server.live import DROP_EVERY, SNAPSHOT_EVERY, LiveTable
from elysium.server.metrics import Metrics
from elysium.server.records import Entry, SeatRecord, Snapshot, TableRecord, cancelled
from elysium.server.room import Room
from elysium.server.seating import Connection
from elysium.server.storage import open_store, queries
from tests.server.guests import SHORT_VTES
from tests.server.running import Hosted, eventually, perform
from tests.server.test_driver import tell_nobody

LONG = 400
SEATS = tuple(SeatRecord(seat, "person", f"p{seat}") for seat in range(2))


def a_live() -> LiveTable:
    return LiveTable(TableRecord("t", "vtes", "running", SEATS, SHORT_VTES, "", "", "5eed" * 16))


def played(live: LiveTable, decisions: int) -> Iterator[tuple[Entry, Snapshot | None]]:
    rng = Random(2)
    for _ in range(decisions):
        seat = next(iter(live.since))
        entry = live.choose(seat, live.game.mind.advise(live.view(seat), rng), "person", 1.0)
        yield entry, live.snapshot()


def taken_back(live: LiveTable, times: int) -> Iterator[Entry]:
    """Somebody chooses what can be taken back, and takes it back."""
    seat = next(iter(live.since))
    options = live.view(seat).options
    for option in options:
        made = live.choose(seat, option, "person", 2.0)
        can = live.may_undo(seat)
        yield made
        if can:
            break
        seat = next(iter(live.since))
    else:
        pytest.fail("nothing can be taken back here")
    yield live.undo(seat, 2.0)
    for _ in range(times - 1):
        yield live.choose(seat, option, "person", 2.0)
        yield live.undo(seat, 2.0)


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each decision that is carried out again."""
    count: list[int] = []
    play = Match.play

    def counted(match: Match, seat: int, option: Any) -> Any:
        count.append(seat)
        return play(match, seat, option)

    monkeypatch.setattr(Match, "play", counted)
    return count


def the_same(live: LiveTable, entries: Sequence[Entry], snapshots: Sequence[Snapshot]) -> LiveTable:
    other = a_live()
    other.load(entries, snapshots)
    assert other.playing.state.dump() == live.playing.state.dump()
    assert (other.seq, other.log) == (live.seq, live.log)
    return other


def test_what_was_taken_back_is_not_carried_out_again(carried_out: list[int]) -> None:
    live = a_live()
    entries = [live.deal(0.0), *taken_back(live, LONG)]
    assert len(entries) > 2 * LONG
    carried_out.clear()
    gone = cancelled(entries)
    the_same(live, entries, ())
    assert len(carried_out) == len(entries) - len(gone) - 2
    assert len(carried_out) < 10
    the_same(live, [entry for entry in entries if entry.seq not in gone], ())


def test_of_a_log_that_cancels_itself_only_what_stands_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server of before has left it; and whoever opens the table does not wait until the disk has forgotten it."""
    live = a_live()
    entries = [live.deal(0.0), *taken_back(live, LONG)]
    read: list[str] = []

    class Counting:
        @staticmethod
        def decode(body: str) -> Entry:
            read.append(body)
            return msgspec.json.decode(body, type=Entry)

    async def scene() -> None:
        store = open_store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        try:
            await store.create(live.record)
            for entry in entries:
                assert await store.append(live.record.id, entry, live.progress())
            monkeypatch.setattr(queries, "_entry", Counting)
            room = Room(store, Metrics(), tell_nobody)
            async with room.at(live.record.id) as seating:
                assert (seating.live.seq, seating.live.log) == (live.seq, live.log)
            standing = [entry for entry in entries if entry.seq not in cancelled(entries)]
            # The one who forgets the rest may have looked meanwhile.
            assert len(standing) <= len(read) < 10

            async def dropped() -> bool:
                return await store.entries(live.record.id) == standing

            await eventually(dropped)
        finally:
            await store.close()

    perform(scene())


def test_snapshots_bound_the_load_where_choices_can_be_taken_back(carried_out: list[int]) -> None:
    live = a_live()
    entries, snapshots = [live.deal(0.0)], [(0, live.game.save(live.playing.state))]
    for entry, snapshot in played(live, LONG):
        entries.append(entry)
        if snapshot is not None:
            snapshots.insert(0, snapshot)
        if live.playing.state.over:
            break
        if entry.seq % 50 == 0:
            carried_out.clear()
            other = the_same(live, entries, snapshots)
            assert len(carried_out) <= SNAPSHOT_EVERY + 20
            assert [other.may_undo(seat) for seat in range(2)] == [live.may_undo(seat) for seat in range(2)]
    assert len(snapshots) > 3


def test_snapshots_are_made_where_no_choice_is_ever_final() -> None:
    """Nobody has to wait for a card that is turned up: those who only swap could go on without one for ever."""
    seats = tuple(SeatRecord(seat, "person", f"p{seat}") for seat in range(4))
    live = LiveTable(TableRecord("t", "mascarade", "running", seats, {}, "", "", "5eed" * 16))
    live.deal(0.0)
    rng = Random(2)
    snapshots: list[Snapshot | None] = []
    while live.seq < 4 * SNAPSHOT_EVERY:
        seat = next(iter(live.since))
        options = live.view(seat).options
        swaps = [option for option in options if live.game.book.terms[option[0]].name == "swap"]
        live.choose(seat, rng.choice(swaps), "person", 1.0)
        assert live.may_undo(seat)
        snapshots.append(live.snapshot())
    assert sum(snapshot is not None for snapshot in snapshots) >= 3


def test_what_is_dropped_while_the_table_is_played_is_what_the_whole_log_would_lose() -> None:
    live = a_live()
    entries = [live.deal(0.0)]
    dropped: list[int] = []
    for entry in taken_back(live, LONG):
        entries.append(entry)
        dropped += live.drop_cancelled()
    gone = cancelled(entries)
    assert set(dropped) <= gone
    assert len(gone) - len(dropped) <= 2 * DROP_EVERY
    assert len(live.taken_back) <= DROP_EVERY + 1
    the_same(live, [entry for entry in entries if entry.seq not in dropped], ())


def test_an_entry_that_names_its_rules_stays() -> None:
    plays = [Entry(0, "deal", rules="old"), Entry(1, "play", 0), Entry(2, "back", 0, back=1)]
    assert cancelled([*plays, Entry(3, "play", 0)]) == {1, 2}
    plays[1] = Entry(1, "play", 0, rules="new")
    assert cancelled([*plays, Entry(3, "play", 0)]) == set()
    assert cancelled(plays) == set()


def test_the_disk_is_not_filled_and_whoever_comes_back_gets_the_log_as_it_stands(server: Hosted) -> None:
    room, table_id = server.container.room, "takingback00"

    async def chosen() -> tuple[int, Option, int]:
        """Somebody's first option, until that can be taken back: whose, which, and when."""
        while True:
            async with room.at(table_id) as seating:
                seat = next(iter(seating.live.since))
                option, seq = seating.live.view(seat).options[0], seating.live.seq
            made = await room.choose(table_id, seat, option, seq)
            async with room.at(table_id) as seating:
                if seating.live.may_undo(seat):
                    return seat, option, made

    async def scene() -> None:
        await room.store.create(replace(a_live().record, id=table_id, status="open"))
        await room.deal(table_id)
        seat, option, began = await chosen()
        seq = began
        for _ in range(3 * DROP_EVERY):
            seq = await room.undo(table_id, seat, seq)
            seq = await room.choose(table_id, seat, option, seq)
        assert seq == began + 6 * DROP_EVERY
        assert len(await room.store.entries(table_id)) <= began + 3 * DROP_EVERY
        async with room.at(table_id) as seating:
            live = seating.live
            welcomes = [seating.welcome(Connection(table_id, ""), known, ()) for known in (-1, began, seq)]
        assert [welcome.since for welcome in welcomes] == [-1, -1, seq]
        assert [len(welcome.log) for welcome in welcomes] == [len(live.log), len(live.log), 0]
        del room._seatings[table_id]
        async with room.at(table_id) as seating:
            assert seating.live is not live
            assert seating.live.playing.state.dump() == live.playing.state.dump()
            assert (seating.live.seq, seating.live.log) == (live.seq, live.log)
            assert seating.welcome(Connection(table_id, ""), began, ()).since == -1
        assert len(await room.store.entries(table_id)) <= began + 3

    server.inside(scene)
