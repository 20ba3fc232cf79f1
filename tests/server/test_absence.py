"""People who go away and come back: what the clock does meanwhile, and when the others may go on without them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elysium.engine.refusal import NotAsked, Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.server import lobby as lobbies
from elysium.server import room as rooms
from elysium.server import seating as seatings
from elysium.server.draws import Draws
from elysium.server.live import DAY
from elysium.server.lobby import Lobby
from elysium.server.metrics import Metrics
from elysium.server.presence import BELIEVED_SECONDS
from elysium.server.records import SeatRecord, TableRecord
from elysium.server.room import Room
from elysium.server.seating import AWAY_SECONDS, Connection
from elysium.server.tokens import Tokens
from elysium.server.wire import Clock, FromServer, Welcome, read_part
from tests.server.running import perform
from tests.server.test_driver import BOT, TABLE, a_room, a_table, tell_nobody

PEOPLE = [SeatRecord(0, "person", holder=f"visitor{seat}") for seat in range(4)]
SECONDS = 900.0

_decode = msgspec.json.Decoder(FromServer).decode


class Hands:
    """Of the clock on the wall."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        for module in (lobbies, rooms, seatings):
            monkeypatch.setattr(module, "time", lambda: self.now)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


@asynccontextmanager
async def a_lobby(folder: Path, *seats: SeatRecord, **facts: Any) -> AsyncIterator[tuple[Lobby, int]]:
    """With one table, dealt, and the seat that is asked there."""
    async with a_room(folder, a_table(*seats, **facts)) as room:
        async with room.at(TABLE) as seating:
            asked = next(iter(seating.live.since))
        yield Lobby(room, Draws(room, 0.0), Tokens(b"0" * 32)), asked


async def stored(lobby: Lobby) -> TableRecord:
    found = await lobby.room.store.table(TABLE)
    assert found is not None
    return found


async def decides_at(lobby: Lobby, now: float) -> list[int]:
    """For whom the clock would decide."""
    async with lobby.room.at(TABLE) as seating:
        return [due.seat for due in seating.live.due(now) if due.work == "clock"]


async def refusal(attempt: Any) -> Refusal:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value


async def told_from_when(lobby: Lobby) -> dict[int, float]:
    """For whom a bot may play, by seat, as everybody at the table is told before it is so."""
    async with lobby.room.at(TABLE) as seating:
        return {seat.seat: seat.bot_from for seat in seating.info("").seats if seat.bot_from}


# Coming back to a clock


@pytest.mark.parametrize(("clock", "whole"), [(Clock("seconds", 900), SECONDS), (Clock("days", 2), 2 * DAY)])
def test_a_game_that_rested_goes_on_with_time_for_everybody(
    tmp_path: Path, hands: Hands, clock: Clock, whole: float
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=clock) as (lobby, asked):
            for seat in range(4):
                await lobby.leave(TABLE, f"visitor{seat}")
            hands.now += 10 * whole
            await lobby.come_back(TABLE, f"visitor{(asked + 1) % 4}")
            assert (await stored(lobby)).deadline == hands.now + whole
            woken = hands.now
            hands.now += 1.0
            await lobby.come_back(TABLE, f"visitor{asked}")
            found = await stored(lobby)
            assert (found.status, found.deadline) == ("running", woken + whole)
            assert not await decides_at(lobby, woken + whole - 0.1)
            assert await lobby.room.store.due(hands.now) == []
            assert await decides_at(lobby, woken + whole) == [asked]

    perform(scene())


def test_whose_time_was_over_meanwhile_has_it_anew(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=Clock("seconds", 900)) as (lobby, asked):
            begun = hands.now
            await lobby.leave(TABLE, f"visitor{asked}")
            hands.now += SECONDS - 1.0
            await lobby.come_back(TABLE, f"visitor{asked}")
            assert (await stored(lobby)).deadline == begun + SECONDS, "there is time left"
            await lobby.leave(TABLE, f"visitor{asked}")
            hands.now += 2.0
            await lobby.come_back(TABLE, f"visitor{asked}")
            assert (await stored(lobby)).deadline == hands.now + SECONDS

    perform(scene())


def test_nobody_gains_endless_time_by_coming_and_going(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=Clock("seconds", 900)) as (lobby, asked):
            begun = hands.now
            hands.now += SECONDS
            await lobby.come_back(TABLE, f"visitor{asked}")
            assert (await stored(lobby)).deadline == begun + SECONDS, "who never left gains nothing"
            assert await decides_at(lobby, hands.now) == [asked]
            for _ in range(3):
                await lobby.leave(TABLE, f"visitor{asked}")
                await lobby.come_back(TABLE, f"visitor{asked}")
                hands.now += SECONDS
            assert (await stored(lobby)).deadline == begun + 2 * SECONDS
            assert await decides_at(lobby, hands.now) == [asked]

    perform(scene())


def test_who_is_not_asked_moves_no_clock_by_coming_back(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=Clock("seconds", 900)) as (lobby, asked):
            begun = hands.now
            await lobby.leave(TABLE, f"visitor{(asked + 1) % 4}")
            hands.now += SECONDS
            await lobby.come_back(TABLE, f"visitor{(asked + 1) % 4}")
            assert (await stored(lobby)).deadline == begun + SECONDS

    perform(scene())


@pytest.mark.parametrize("reloaded", [False, True])
def test_who_takes_a_choice_back_keeps_the_time_they_were_given(tmp_path: Path, hands: Hands, reloaded: bool) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=Clock("seconds", 900)) as (lobby, asked):
            await lobby.leave(TABLE, f"visitor{asked}")
            hands.now += 2 * SECONDS
            await lobby.come_back(TABLE, f"visitor{asked}")
            given = hands.now + SECONDS
            room = lobby.room
            async with room.at(TABLE) as seating:
                option = seating.live.view(asked).options[0]
            hands.now += 5.0
            await room.choose(TABLE, asked, option, 0)
            if reloaded:
                room = Room(room.store, Metrics(), tell_nobody)
            await room.undo(TABLE, asked, 1)
            assert (await stored(lobby)).deadline == given

    perform(scene())


def test_other_workers_hold_to_the_time_that_was_given(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE, clock=Clock("seconds", 900)) as (lobby, asked):
            monkeypatch.setattr(lobby.room.store, "shared", True, raising=False)
            other = Room(lobby.room.store, Metrics(), tell_nobody)
            async with other.at(TABLE) as seating:
                option = seating.live.view(asked).options[0]
            watching = Connection(TABLE, "somebody")
            await other.connect(watching, -1, 0)
            await lobby.leave(TABLE, f"visitor{asked}")
            hands.now += SECONDS
            await lobby.come_back(TABLE, f"visitor{asked}")
            with pytest.raises(NotAsked, match="stale"):
                await other.choose(TABLE, asked, option, 0, "clock")
            position = last_welcome(watching).position
            assert position is not None
            assert read_part(position).deadline == hands.now + SECONDS
            assert await other.choose(TABLE, asked, option, 0) == 1

    perform(scene())


def last_welcome(connection: Connection) -> Welcome:
    heard = [
        _decode(message) for _ in range(connection.outgoing.qsize()) if (message := connection.outgoing.get_nowait())
    ]
    return [message for message in heard if isinstance(message, Welcome)][-1]


def test_who_comes_back_is_asked_what_the_bot_was_asked(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE) as (lobby, asked):
            connection = Connection(TABLE, f"visitor{asked}")
            await lobby.leave(TABLE, f"visitor{asked}")
            await lobby.room.connect(connection, -1, 0)
            position = last_welcome(connection).position
            assert position is not None
            assert read_part(position).decision is None
            await lobby.come_back(TABLE, f"visitor{asked}")
            position = last_welcome(connection).position
            assert position is not None
            assert read_part(position).decision is not None

    perform(scene())


# Going on without somebody


def test_whom_the_table_has_waited_for_long_enough_is_replaced(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE) as (lobby, asked):
            other = f"visitor{(asked + 1) % 4}"
            hands.now += AWAY_SECONDS - 30.5
            assert await told_from_when(lobby) == {asked: hands.now + 30.5}
            early = await refusal(lobby.seat_bot(TABLE, asked, "random", other))
            assert (early.reason, early.details) == ("away-too-short", {"name": f"p{asked}", "seconds": 31})
            assert len({Speech(language).refusal(early) for language in LANGUAGES}) == len(LANGUAGES)
            hands.now += 30.5
            weaker = await refusal(lobby.seat_bot(TABLE, asked, "random", other))
            assert weaker.reason == "stand-in-is-the-tables"
            assert len({Speech(language).refusal(weaker) for language in LANGUAGES}) == len(LANGUAGES)
            seat = (await lobby.seat_bot(TABLE, asked, "", other)).seats[asked]
            assert (seat.left, seat.bot, seat.holder) == (True, "heuristic", f"visitor{asked}")
            assert await lobby.room.store.due(hands.now) == [TABLE], "the bot goes on"
            seat = (await lobby.come_back(TABLE, f"visitor{asked}")).seats[asked]
            assert (seat.left, seat.bot) == (False, "")

    perform(scene())


def test_nobody_else_is_replaced(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE[:3], BOT, options={"first": "1"}) as (lobby, asked):
            hands.now += 2 * AWAY_SECONDS
            assert asked == 0
            assert (await refusal(lobby.seat_bot(TABLE, 1, "", "visitor2"))).reason == "still-here"  # not asked
            assert (await refusal(lobby.seat_bot(TABLE, 3, "", "visitor2"))).reason == "still-here"  # a bot
            assert (await refusal(lobby.seat_bot(TABLE, 0, "", "visitor0"))).reason == "still-here"  # oneself
            assert (await refusal(lobby.seat_bot(TABLE, 0, "", "somebody"))).reason == "no-seat-here"
            await lobby.leave(TABLE, "visitor1")
            hands.now += 2 * AWAY_SECONDS
            assert (await refusal(lobby.seat_bot(TABLE, 0, "", "visitor1"))).reason == "you-left"
            assert (await lobby.seat_bot(TABLE, 0, "", "visitor2")).seats[0].left

    perform(scene())


def test_who_is_online_is_not_replaced_nor_at_once_when_their_line_breaks(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE) as (lobby, asked):
            other = f"visitor{(asked + 1) % 4}"
            connection = Connection(TABLE, f"visitor{asked}")
            await lobby.room.connect(connection, -1, 0)
            assert await told_from_when(lobby) == {}
            hands.now += 2 * AWAY_SECONDS
            assert (await refusal(lobby.seat_bot(TABLE, asked, "", other))).reason == "still-here"
            await lobby.room.disconnect(connection)
            hands.now += 1.0
            assert (await refusal(lobby.seat_bot(TABLE, asked, "", other))).details["seconds"] == AWAY_SECONDS - 1.0
            hands.now += AWAY_SECONDS
            assert (await lobby.seat_bot(TABLE, asked, "", other)).seats[asked].left

    perform(scene())


def test_after_a_restart_people_have_time_to_find_back(tmp_path: Path, hands: Hands) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE) as (lobby, asked):
            hands.now += 2 * AWAY_SECONDS
            room = Room(lobby.room.store, Metrics(), tell_nobody)
            restarted = Lobby(room, Draws(room, 0.0), lobby.tokens)
            attempt = restarted.seat_bot(TABLE, asked, "", f"visitor{(asked + 1) % 4}")
            assert (await refusal(attempt)).reason == "away-too-short"

    perform(scene())


@pytest.mark.parametrize("loaded", [False, True])
def test_who_is_online_at_another_worker_is_not_replaced(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, loaded: bool
) -> None:
    """Not even where nobody has looked at the table so far."""

    async def scene() -> None:
        async with a_lobby(tmp_path, *PEOPLE) as (lobby, asked):
            monkeypatch.setattr(lobby.room.store, "shared", True, raising=False)
            room = Room(lobby.room.store, Metrics(), tell_nobody)
            here = Lobby(room, Draws(room, 0.0), lobby.tokens)
            announced: list[bytes] = []

            async def announce(news: bytes) -> None:
                announced.append(news)

            async def pass_on() -> None:
                for news in announced:
                    await here.room.hear(news, lambda *_: None)
                announced.clear()

            async def reason() -> str:
                return (await refusal(here.seat_bot(TABLE, asked, "", f"visitor{(asked + 1) % 4}"))).reason

            lobby.room.announce = announce
            if loaded:
                async with here.room.at(TABLE):
                    pass
            connection = Connection(TABLE, f"visitor{asked}")
            await lobby.room.connect(connection, -1, 0)
            hands.now += 2 * AWAY_SECONDS
            await lobby.room.tell_presence()
            await pass_on()
            await here.room.tell_presence()
            assert await reason() == "still-here"
            hands.now += BELIEVED_SECONDS
            await here.room.tell_presence()
            assert await reason() == "away-too-short"

    perform(scene())
