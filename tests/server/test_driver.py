"""What a table does by itself, and when it does nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from elysium.engine.kinds import seat_words
from elysium.engine.observation import Observation
from elysium.engine.refusal import BadFile, NotAsked
from elysium.engine.state import Option
from elysium.server import driver as driving
from elysium.server import room as rooms
from elysium.server import seating as seatings
from elysium.server.driver import SCAN_SECONDS, TAKE_BACK_PACES, Driver, PendingChoice
from elysium.server.live import Due, LiveTable
from elysium.server.metrics import Metrics
from elysium.server.records import Author, Entry, Progress, SeatRecord, TableRecord
from elysium.server.room import Room
from elysium.server.seating import Connection
from elysium.server.storage import open_store
from elysium.server.thinking.thinkers import Thinkers
from elysium.server.wire import Clock
from tests.server.guests import SHORT_VTES
from tests.server.instant import InstantLoop
from tests.server.running import perform

TABLE = "table0000001"


def a_table(*seats: SeatRecord, **facts: Any) -> TableRecord:
    numbered = tuple(replace(seat, seat=number, name=f"p{number}") for number, seat in enumerate(seats))
    usual = {"game": "mascarade", "status": "open", "options": {}, "host": "visitor0", "key": "k", "seed": "5eed" * 16}
    return TableRecord(id=TABLE, seats=numbered, **(usual | facts))


PERSON = SeatRecord(0, "person", holder="visitor0")
BOT = SeatRecord(0, "bot", bot="heuristic")


async def tell_nobody(_: bytes) -> None: ...


class Prompt(Thinkers):
    """Bots that take the first option at once, or when they are hurried."""

    def __init__(self, *, lazy: bool = False) -> None:
        super().__init__(0)
        self.hurried = asyncio.Event()
        if not lazy:
            self.hurried.set()

    async def choose(self, game: str, bot: str, view: Observation, **_: Any) -> Option:
        await self.hurried.wait()
        return view.options[0]

    def hurry(self, job: object) -> None:
        self.hurried.set()


@asynccontextmanager
async def a_room(folder: Path, table: TableRecord) -> AsyncIterator[Room]:
    """With one table, dealt."""
    store = open_store(f"sqlite:///{folder}/tables.db")
    await store.open()
    try:
        await store.create(table)
        room = Room(store, Metrics(), tell_nobody)
        await room.deal(TABLE)
        yield room
    finally:
        await store.close()


async def at_rest(driver: Driver) -> None:
    while driver._driving:
        await asyncio.gather(*driver._driving.values())


async def seq_of(room: Room) -> int:
    table = await room.store.table(TABLE)
    assert table is not None
    return table.seq


# Whether the table goes on


async def shown_seq(room: Room) -> int:
    """In memory: bots would make many decisions while a busy machine asks the database."""
    async with room.at(TABLE) as seating:
        return seating.live.seq


async def watch(room: Room, decisions: int) -> Connection:
    """Looks on until so many more decisions are made, and goes."""
    connection = Connection(TABLE, "somebody")
    first = await seq_of(room)
    await room.connect(connection, -1, 0)
    while await shown_seq(room) < first + decisions:
        await asyncio.sleep(0)
    await room.disconnect(connection)
    return connection


def test_bots_among_themselves_play_while_somebody_watches(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_room(tmp_path, a_table(*[BOT] * 4)) as room:
            driver = Driver(room, Prompt(), 0.0, "worker")
            room.wake = driver.wake
            for _ in range(3):
                driver.wake(TABLE)
                await driver._look_around()
                await at_rest(driver)
            assert await seq_of(room) == 0
            await watch(room, 3)
            await at_rest(driver)
            assert await seq_of(room) < 10, "they have gone on without anybody"

    perform(scene())


def test_bots_play_for_a_person_who_is_not_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_room(tmp_path, a_table(BOT, BOT, BOT, PERSON)) as room:
            driver = Driver(room, Prompt(), 0.0, "worker")
            await driver._look_around()
            await at_rest(driver)
            async with room.at(TABLE) as seating:
                assert list(seating.live.since) == [3]
                assert seating.live.seq > 0

    perform(scene())


def test_a_table_whose_bots_are_not_to_think_stops_without_a_back_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_room(tmp_path, a_table(BOT, BOT, BOT, PERSON)) as room:
            driver = Driver(room, Thinkers(0), 0.0, "worker")  # never started
            await driver._look_around()
            await at_rest(driver)
            assert await seq_of(room) == 0
            assert not driver._backoffs

    perform(scene())


def test_who_watches_bots_that_another_worker_let_play_sees_them_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_room(tmp_path, a_table(*[BOT] * 4)) as room:
            monkeypatch.setattr(room.store, "shared", True, raising=False)
            driver = Driver(room, Prompt(), 0.0, "worker")
            room.wake = driver.wake
            assert await room.store.lease(TABLE, "another", 600.0)
            watching = asyncio.create_task(watch(room, 1))
            while not driver._elsewhere:
                await asyncio.sleep(0)
            await at_rest(driver)
            assert await seq_of(room) == 0
            await room.store.release(TABLE, "another")
            await driver._look_around()
            await watching
            await at_rest(driver)

    perform(scene())


def test_a_log_that_the_rules_do_not_follow_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(driving, "monotonic", lambda: now)

    async def scene() -> None:
        nonlocal now
        async with a_room(tmp_path, a_table(PERSON, BOT, BOT, BOT)) as room:
            strange = Entry(1, "play", 0, ("nod",))
            assert await room.store.append(TABLE, strange, Progress("running", (1,), 0.0, automatic=True))
            broken = Room(room.store, Metrics(), tell_nobody)
            loads: list[str] = []
            entries = room.store.standing_entries

            async def counted(table_id: str, after: int) -> Any:
                loads.append(table_id)
                return await entries(table_id, after)

            monkeypatch.setattr(room.store, "standing_entries", counted)
            driver = Driver(broken, Prompt(), 0.0, "worker")
            tried = []
            for _ in range(8):
                await driver._look_around()
                await at_rest(driver)
                tried.append(len(loads))
                now += SCAN_SECONDS
            assert tried == [1] * 8

    perform(scene())


def test_what_is_said_of_a_strange_log_names_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveTable(a_table(PERSON, BOT, BOT, BOT))
    live.deal(0.0)
    seat = next(iter(live.since))

    class BrokenBook:
        def __getattr__(self, name: str) -> Any:
            return getattr(book, name)

        def play(self, *_: object) -> None:
            raise ZeroDivisionError

    book = live.game.book
    chosen = live.game.option_in_words(live.view(seat).options[0], seat_words(4))
    monkeypatch.setattr(live.game, "book", BrokenBook())
    with pytest.raises(BadFile) as refused:
        live.apply(Entry(1, "play", seat, chosen))
    assert refused.value.details == {"seq": 1, "detail": "broken-rule"}


# What it may still do


@asynccontextmanager
async def at_a_pass(folder: Path) -> AsyncIterator[tuple[Room, int, Option]]:
    """A room with a table at which somebody may pass, and their seat."""
    table = a_table(PERSON, PERSON, game="vtes", options=SHORT_VTES)
    async with a_room(folder, table) as room:
        async with room.at(TABLE) as seating:
            live = seating.live
        while True:
            seat = next(iter(live.since))
            options = live.view(seat).options
            passing = live.game.manners.passing(options)
            if passing is not None:
                yield room, seat, passing
                return
            await room.choose(TABLE, seat, options[0], live.seq)


def hurry(seat: int, hurried: int) -> Callable[[LiveTable], TableRecord]:
    def edit(live: LiveTable) -> TableRecord:
        seats = [replace(other, hurried=hurried if other.seat == seat else 0) for other in live.record.seats]
        return replace(live.record, seats=tuple(seats))

    return edit


def test_a_pass_that_was_called_off_is_not_carried_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_a_pass(tmp_path) as (room, seat, passing):
            seq = await seq_of(room)
            await room.change(TABLE, hurry(seat, 2))
            await room.change(TABLE, hurry(seat, 0))
            with pytest.raises(NotAsked, match="stale"):
                await room.choose(TABLE, seat, passing, seq, "auto")
            await room.change(TABLE, hurry(seat, 2))
            assert await room.choose(TABLE, seat, passing, seq, "auto") == seq + 1

    perform(scene())


def test_the_clock_decides_only_when_the_time_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        table = a_table(*[PERSON] * 4, clock=Clock("seconds", 900))
        async with a_room(tmp_path, table) as room:
            async with room.at(TABLE) as seating:
                live = seating.live
            seat = next(iter(live.since))
            option = live.view(seat).options[0]
            with pytest.raises(NotAsked, match="stale"):
                await room.choose(TABLE, seat, option, 0, "clock")
            live.deadline = 1.0
            assert await room.choose(TABLE, seat, option, 0, "clock") == 1

    perform(scene())


def test_the_store_knows_whether_somebody_passes_by_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_a_pass(tmp_path) as (room, seat, _):
            assert await room.store.due(0.0) == []
            await room.change(TABLE, hurry(seat, 2))
            assert await room.store.due(0.0) == [TABLE]
            await room.change(TABLE, hurry(seat, 0))
            assert await room.store.due(0.0) == []

    perform(scene())


# When it is shown


def instantly(scene: Callable[[], Coroutine[Any, Any, float]]) -> float:
    loop = InstantLoop()
    try:
        return loop.run_until_complete(scene())
    finally:
        loop.close()  # a runner would wait for threads, for which there is no time here


def test_a_hurried_bot_is_shown_one_step_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not after all the time that it might have taken."""
    live = LiveTable(a_table(*[BOT] * 4))
    live.deal(0.0)
    seat = next(iter(live.since))

    async def scene() -> float:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(driving, "monotonic", loop.time)
        room = Room(open_store(f"sqlite:///{tmp_path}/never-opened.db"), Metrics(), tell_nobody)
        driver = Driver(room, Prompt(lazy=True), 0.8, "worker")
        loop.call_later(1.0, driver.hurry, TABLE, seat)
        due = Due(seat, "bot", 0)
        pending = PendingChoice(live.game.name, due, "search:20s", live.view(seat), None, frozenset(), True)
        await driver._option(TABLE, pending)
        assert not driver._thinking
        return loop.time()

    assert instantly(scene) == pytest.approx(1.8)


MOST_DECISIONS = 300
VTES_OF_THREE = SHORT_VTES | {"decks": "first-blood-nosferatu,first-blood-tremere,first-blood-toreador"}
ALONE = a_table(PERSON, BOT, game="vtes", options=SHORT_VTES)
AMONG_PEOPLE = a_table(PERSON, PERSON, BOT, game="vtes", options=VTES_OF_THREE)


async def play_until_a_bot_answers(room: Room, wanted: Callable[[LiveTable, Option], bool]) -> None:
    """To a person's choice of a kind."""
    async with room.at(TABLE) as seating:
        live = seating.live
    for _ in range(MOST_DECISIONS):
        seat = next(iter(live.since))
        bot = live.record.seats[seat].bot
        option = live.game.mind.advise(live.view(seat), Random(live.seq))
        await room.choose(TABLE, seat, option, live.seq, "bot" if bot else "person")
        if not bot and live.record.seats[next(iter(live.since))].bot and wanted(live, option):
            return
    raise AssertionError("nobody chose anything like that")


def passed(live: LiveTable, option: Option) -> bool:
    return live.is_regrettable(even_a_pass=True) and live.game.manners.passing([option]) is not None


def acted(live: LiveTable, _: Option) -> bool:
    return live.is_regrettable(even_a_pass=False)


def showed_something(live: LiveTable, _: Option) -> bool:
    return live.playing.history[-1].final


@pytest.mark.parametrize(
    ("table", "wanted", "paces"),
    [
        (ALONE, passed, TAKE_BACK_PACES),
        (ALONE, acted, TAKE_BACK_PACES),
        (ALONE, showed_something, 1.0),
        (AMONG_PEOPLE, passed, 1.0),
        (AMONG_PEOPLE, acted, TAKE_BACK_PACES),
    ],
)
def test_a_bot_leaves_time_to_regret(
    table: TableRecord,
    wanted: Callable[[LiveTable, Option], bool],
    paces: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But where others look on not after a pass, which the table may have made."""
    pace = 0.8

    async def scene() -> float:
        loop = asyncio.get_running_loop()
        for module in (driving, rooms):
            monkeypatch.setattr(module, "time", loop.time)
        for module in (driving, seatings):
            monkeypatch.setattr(module, "monotonic", loop.time)
        monkeypatch.setattr(driving, "PASSING_PACE", 1.0)
        async with a_room(tmp_path, table) as room:
            await play_until_a_bot_answers(room, wanted)
            chosen, seq = loop.time(), await seq_of(room)
            for module in (driving, rooms):  # somebody sets the clock of the machine
                monkeypatch.setattr(module, "time", lambda: loop.time() - 30.0)
            await Driver(room, Prompt(), 0.0, "worker")._leave_time_to_regret(TABLE, watched=False)
            assert loop.time() == chosen, "without a pace nobody waits"
            assert await Driver(room, Prompt(), pace, "worker")._step(TABLE)
            assert await seq_of(room) == seq + 1
            return (loop.time() - chosen) / pace

    assert instantly(scene) == pytest.approx(paces)


def test_a_clock_that_is_set_back_stops_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pace, hour = 0.8, 3600.0

    async def scene() -> float:
        loop = asyncio.get_running_loop()
        for module in (driving, rooms):
            monkeypatch.setattr(module, "time", loop.time)
        for module in (driving, seatings):
            monkeypatch.setattr(module, "monotonic", loop.time)
        async with a_room(tmp_path, ALONE) as room:
            await play_until_a_bot_answers(room, acted)
            chosen = loop.time()
            monkeypatch.setattr(driving, "time", lambda: loop.time() - hour)
            await Driver(room, Prompt(), pace, "worker")._leave_time_to_regret(TABLE, watched=False)
            return (loop.time() - chosen) / pace

    assert instantly(scene) == pytest.approx(TAKE_BACK_PACES)


def test_a_clock_that_is_set_back_while_a_bot_thinks_does_not_make_it_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace, hour = 0.8, 3600.0

    class SetsTheClock(Prompt):
        async def choose(self, game: str, bot: str, view: Observation, **_: Any) -> Option:
            now = asyncio.get_running_loop().time
            for module in (driving, rooms):
                monkeypatch.setattr(module, "time", lambda: now() - hour)
            return await super().choose(game, bot, view)

    async def scene() -> float:
        loop = asyncio.get_running_loop()
        for module in (driving, rooms):
            monkeypatch.setattr(module, "time", loop.time)
        for module in (driving, seatings):
            monkeypatch.setattr(module, "monotonic", loop.time)
        monkeypatch.setattr(driving, "PASSING_PACE", 1.0)
        async with a_room(tmp_path, ALONE) as room:
            await play_until_a_bot_answers(room, showed_something)
            chosen = loop.time()
            assert await Driver(room, SetsTheClock(), pace, "worker")._step(TABLE)
            return (loop.time() - chosen) / pace

    assert instantly(scene) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("other", "watched"), [(PERSON, True), (replace(PERSON, left=True, bot="heuristic"), True), (BOT, False)]
)
def test_who_has_left_may_still_look_on(other: SeatRecord, watched: bool, tmp_path: Path) -> None:
    """Their seat shows them the table as before: a pass must not come the more promptly for it."""

    async def scene() -> None:
        async with a_room(tmp_path, a_table(PERSON, other, game="vtes", options=SHORT_VTES)) as room:
            driver = Driver(room, Prompt(), 0.8, "worker")
            await room.change(TABLE, hurry(0, 2))
            async with room.at(TABLE) as seating:
                live = seating.live
            for _ in range(MOST_DECISIONS):
                seat = next(iter(live.since))
                async with room.at(TABLE) as seating:
                    pending = driver._next_choice(seating)
                if pending is not None and pending.due.work == "pass":
                    assert pending.watched == watched
                    return
                await room.choose(
                    TABLE,
                    seat,
                    live.view(seat).options[0],
                    live.seq,
                    "bot" if live.record.seats[seat].bot else "person",
                )
            raise AssertionError("nobody passed")

    perform(scene())


def passes_of(room: Room, pending: PendingChoice) -> list[float]:
    """When a table with a pace of one second would pass, by several throws of the same dice."""
    driver = Driver(room, Prompt(), 1.0, "worker")
    driver._rng = Random(0)  # type: ignore[assignment]
    return [driver._shown(pending, (0,), 0.0, 0.0, 0.0) for _ in range(50)]


@pytest.mark.parametrize("last_by", ["person", "auto"])
def test_a_pass_does_not_tell_who_made_the_pass_before_it(last_by: Author, tmp_path: Path) -> None:
    """Who passed by hand could take it back; where others look on no more time is left for it than after the table."""

    async def scene() -> None:
        async with at_a_pass(tmp_path) as (room, _, _):
            driver = Driver(room, Prompt(), 1.0, "worker")
            async with room.at(TABLE) as seating:
                live = seating.live
            for _ in range(MOST_DECISIONS):
                seat = next(iter(live.since))
                await room.change(TABLE, hurry(seat, 2))
                passing = live.game.manners.passing(live.view(seat).options)
                option = live.game.mind.advise(live.view(seat), Random(live.seq)) if passing is None else passing
                await room.choose(TABLE, seat, option, live.seq, "person" if passing is None else last_by)
                pending = driver._next_choice(seating)
                if passing is not None and pending is not None and pending.due.seat == seat:
                    assert live.log[-1].by == last_by
                    moments = passes_of(room, pending)
                    assert 1.0 <= min(moments) < 1.5
                    assert 2.5 < max(moments) <= 3.0
                    return
            raise AssertionError("nobody passed twice in a row")

    perform(scene())


@pytest.mark.parametrize(("watched", "least", "most"), [(True, 4.0, 6.0), (False, 4.0, 4.0)])
def test_after_a_deed_a_pass_leaves_time_to_regret_and_is_not_punctual(
    watched: bool, least: float, most: float, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with at_a_pass(tmp_path) as (room, seat, passing):
            async with room.at(TABLE) as seating:
                view = seating.live.view(seat)
            due = Due(seat, "pass", 0)
            moments = passes_of(room, PendingChoice("vtes", due, "", view, passing, frozenset(), watched, True))
            assert min(moments) >= least
            assert max(moments) == pytest.approx(most, abs=0.2)
            assert len(set(moments)) == (50 if watched else 1)

    perform(scene())
