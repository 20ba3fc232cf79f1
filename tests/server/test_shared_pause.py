"""Where a hand alone says whether there is anything to choose from, nothing can be told from when somebody passes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from elysium.engine.observation import Observation
from elysium.engine.state import Option
from elysium.engine.table import EMPTY_HANDED, NOTHING_ELSE, is_hidden
from elysium.server import driver as driving
from elysium.server import seating as seatings
from elysium.server.driver import SHARED_PACES, Driver
from elysium.server.live import LiveTable
from elysium.server.records import Author, SeatRecord, TableRecord
from elysium.server.room import Room
from elysium.server.seating import Connection
from elysium.server.socket import _answer
from elysium.server.wire import Accepted, Choose, FromServer, SendChat
from tests.server.instant import InstantLoop
from tests.server.test_driver import BOT, PERSON, TABLE, Prompt, a_room, a_table

PACE = 0.8
DECKS = {"decks": "brujah,toreador", "first": "1"}
AGGRESSIVE = ("attack", "aim", "announce", "move-out")
"""What leads to an attack."""
decode = msgspec.json.Decoder(FromServer).decode


@asynccontextmanager
async def at_a_hidden_moment(
    folder: Path, other: SeatRecord, *, lonely: bool
) -> AsyncIterator[tuple[Room, LiveTable, int, Observation]]:
    """Somebody may lay a card, and holds none that fits if they are lonely."""
    rng = Random(1)
    async with a_room(folder, a_table(PERSON, other, game="rivals", options=DECKS)) as room:
        async with room.at(TABLE) as seating:
            live = seating.live
        while live.since:
            seat = next(iter(live.since))
            view = live.view(seat)
            if seat == 0 and is_hidden(live.game, view) and (len(view.options) == 1) == lonely:
                yield room, live, seat, view
                return
            by: Author = "bot" if live.record.seats[seat].bot else "person"
            towards = [option for option in view.options if live.game.book.terms[option[0]].name in AGGRESSIVE]
            await room.choose(TABLE, seat, rng.choice(towards or view.options), live.seq, by)
    raise AssertionError("nobody attacked")


def skips(*moments: str) -> Callable[[LiveTable], TableRecord]:
    def edit(live: LiveTable) -> TableRecord:
        return replace(live.record, seats=tuple(replace(seat, skipped=moments) for seat in live.record.seats))

    return edit


def said(live: LiveTable, option: Option | None) -> Choose:
    assert option is not None
    term = live.game.book.terms[option[0]]
    return Choose(1, live.seq, term.name, live.game.arguments(term, option[1:], len(live.record.seats)))


def instantly(monkeypatch: pytest.MonkeyPatch, scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    loop = InstantLoop()
    for module in (driving, seatings):
        monkeypatch.setattr(module, "monotonic", loop.time)
    try:
        loop.run_until_complete(scene())
    finally:
        loop.close()


@pytest.mark.parametrize(("other", "asked"), [(PERSON, True), (BOT, False)], ids=["among people", "alone with bots"])
@pytest.mark.rule("RIV-ATTACK-07", "RIV-REACT-01")
def test_who_has_nothing_to_lay_is_asked_where_somebody_might_wonder(
    other: SeatRecord, asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with at_a_hidden_moment(tmp_path, other, lonely=True) as (room, live, _, __):
            await room.change(TABLE, skips(NOTHING_ELSE))
            assert bool(live.due(0.0)) != asked
            await room.change(TABLE, skips(NOTHING_ELSE, EMPTY_HANDED))
            assert [due.work for due in live.due(0.0)] == ["pass"]
            await room.change(TABLE, skips())
            assert not live.due(0.0)

    instantly(monkeypatch, scene)


@pytest.mark.parametrize("hesitates", [0.0, 1.0, SHARED_PACES * PACE - 0.1])
def test_a_pass_comes_at_the_same_moment_whoever_made_it(
    hesitates: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table, because there was nothing else; a bot's thought has a moment of its own in the same way."""
    moments: list[float] = []

    async def by_the_table() -> None:
        async with at_a_hidden_moment(tmp_path / "table", PERSON, lonely=True) as (room, _, __, ___):
            await room.change(TABLE, skips(NOTHING_ELSE, EMPTY_HANDED))
            async with room.at(TABLE) as seating:
                asked_at = seating.moved_at
            assert await Driver(room, Prompt(), PACE, "worker")._step(TABLE)
            moments.append(seating.moved_at - asked_at)

    async def by_hand() -> None:
        async with at_a_hidden_moment(tmp_path / "hand", PERSON, lonely=False) as (room, live, seat, view):
            driver = Driver(room, Prompt(), PACE, "worker")
            async with room.at(TABLE) as seating:
                asked_at = seating.moved_at
            await asyncio.sleep(hesitates)
            await asyncio.sleep(await driver.pause_before(TABLE, seat, said(live, live.playing.passing(seat))))
            moments.append(asyncio.get_running_loop().time() - asked_at)
            deed = next(option for option in view.options if option != live.playing.passing(seat))
            assert await driver.pause_before(TABLE, seat, said(live, deed)) == 0.0, "what is seen needs no pause"

    for folder in ("table", "hand"):
        (tmp_path / folder).mkdir()
    instantly(monkeypatch, by_the_table)
    instantly(monkeypatch, by_hand)
    assert moments == pytest.approx([SHARED_PACES * PACE] * 2, abs=1e-6)


def test_alone_with_bots_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_a_hidden_moment(tmp_path, BOT, lonely=False) as (room, live, seat, _):
            driver = Driver(room, Prompt(), PACE, "worker")
            assert await driver.pause_before(TABLE, seat, said(live, live.playing.passing(seat))) == 0.0

    instantly(monkeypatch, scene)


def test_while_a_pass_is_kept_back_its_person_may_talk_and_even_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[FromServer] = []

    def write(message: bytes) -> bool:
        heard.append(decode(message))
        return True

    async def scene() -> None:
        async with at_a_hidden_moment(tmp_path, PERSON, lonely=False) as (room, live, seat, _):
            container: Any = SimpleNamespace(
                room=room, driver=Driver(room, Prompt(), PACE, "worker"), metrics=room.metrics
            )
            connection = Connection(TABLE, live.record.seats[seat].holder, write)
            connection.viewer = seat
            seq = live.seq
            await _answer(container, connection, said(live, live.playing.passing(seat)))
            assert not heard
            await _answer(container, connection, SendChat(2, "wait"))
            assert [message.ref for message in heard if isinstance(message, Accepted)] == [2]
            assert live.seq == seq
            await asyncio.sleep(SHARED_PACES * PACE)
            while live.seq == seq:
                await asyncio.sleep(0.01)
            assert live.log[-1].by == "person"

    instantly(monkeypatch, scene)
    assert [message.ref for message in heard if isinstance(message, Accepted)][:1] == [2]
