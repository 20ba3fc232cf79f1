"""Non-interference on the wire: what a seat cannot know changes no byte that is sent to it, nor when it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.client import Client, Denied
from elysium.engine.audience import SPECTATOR, includes, viewers
from elysium.engine.course import PlayedCourse
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.observation import Observation
from elysium.engine.recording import record
from elysium.engine.refusal import Refusal
from elysium.engine.registry import load_game, working_games
from elysium.engine.setup import Setup
from elysium.engine.state import Option, State
from elysium.engine.table import Table
from elysium.server import driver as driving
from elysium.server import room as rooms
from elysium.server import seating as seatings
from elysium.server.driver import Driver, PendingChoice
from elysium.server.error_handlers import refused
from elysium.server.live import Due, LiveTable, LoggedEntry
from elysium.server.metrics import Metrics
from elysium.server.presence import Presence
from elysium.server.records import Author, SeatRecord, TableRecord
from elysium.server.replays import _known_in, _steps
from elysium.server.room import Room
from elysium.server.seating import Connection, Seating, encode
from elysium.server.storage import open_store
from elysium.server.thinking.pace import USUAL_ITERATION, first_moment
from elysium.server.thinking.strengths import STRENGTHS, fixed_seconds
from elysium.server.thinking.thinkers import Thinkers
from elysium.server.wire import Rejected, read_part
from tests import patient
from tests.harness.tables import all_setups, play_some, start
from tests.server.guests import SHORT_VTES, a_table, seated
from tests.server.instant import InstantLoop
from tests.server.running import Hosted, hosted, perform

DEEPEST = {"mascarade": 20, "vtes": 300}
"""How far into a game the tests look."""
STRETCH = 30
"""How many decisions in a row are looked at there."""
ENOUGH = 50
"""So often the viewer learned nothing from a decision, so that every byte had to be the same."""
NOW = 1_700_000_000.0


def record_of(game: Game[Any], setup: Setup) -> TableRecord:
    seats = tuple(SeatRecord(seat, "person", f"p{seat + 1}", holder=f"visitor{seat}") for seat in range(setup.players))
    return TableRecord(
        id="", game=game.name, status="running", seats=seats, options=setup.options, host="visitor0", key="k" * 16,
        seed="5eed" * 16, seq=7,
    )  # fmt: skip


def place(room: Room, table: TableRecord, setup: Setup, state: State, events: tuple[Any, ...]) -> LiveTable:
    """Puts a table into a room as if it had been played up to this position there."""
    live = LiveTable(table)
    live.match = Table(live.game, state, live.names)
    live.match.setup, live.match.seed = setup, bytes.fromhex(table.seed)
    live.match.opening = events
    live.seq = table.seq
    live.log = [LoggedEntry(0, -1, "person", ()), LoggedEntry(table.seq, 0, "person", events)]
    live.since = {seat: table.seq for seat, *_ in state.asked}
    room._seatings[table.id] = Seating(live, Presence(0.0))
    return live


@asynccontextmanager
async def empty_room(file: Path) -> AsyncIterator[Room]:
    async def tell_nobody(_: bytes) -> None: ...

    store = open_store(f"sqlite:///{file}")
    await store.open()
    try:
        yield Room(store, Metrics(), tell_nobody)
    finally:
        await store.close()


def drained(connection: Connection) -> list[bytes | None]:
    return [connection.outgoing.get_nowait() for _ in range(connection.outgoing.qsize())]


class World:
    """One of two tables that a viewer cannot tell apart, with that viewer and a spectator at it."""

    def __init__(self, room: Room, live: LiveTable, viewer: int) -> None:
        self.room = room
        self.live = live
        self.id = live.record.id
        visitor = "" if viewer == SPECTATOR else f"visitor{viewer}"
        self.viewer = viewer
        self.connections = [
            Connection(self.id, visitor),
            Connection(self.id, visitor),
            Connection(self.id, "" if visitor else "stranger"),
        ]
        for connection in self.connections:
            connection.takes_notes = True

    async def open(self) -> None:
        await self.room.store.create(self.live.record)
        for connection, seq in zip(self.connections, (-1, self.live.seq, 0), strict=True):
            await self.room.connect(connection, seq, 0)

    def sent(self) -> list[list[bytes | None]]:
        return [drained(connection) for connection in self.connections]

    async def refused(self, seat: int, option: Option, seq: int) -> bytes:
        try:
            await self.room.choose(self.id, seat, option, seq)
        except Refusal as refusal:
            return encode(Rejected(1, refused(refusal, self.live.record.game)))
        raise AssertionError("an illegal choice was taken")

    def shown_to_all(self) -> list[bytes]:
        """The recording and the replay of the running game."""
        recording = record(self.live.playing)
        known = _known_in(self.live.playing, SPECTATOR)
        return [encode(recording), encode(tuple(_steps(PlayedCourse(self.live.playing), SPECTATOR, known)))]

    def illegal(self) -> list[Option]:
        """Choices with every verb, of which none is offered to the viewer."""
        terms = self.live.game.book.terms
        tried = [(verb, *[value] * len(term.fields)) for verb, term in enumerate(terms) for value in (0, 3)]
        legal = set(self.live.playing.observe(self.viewer).options) if self.viewer != SPECTATOR else set()
        return [option for option in tried if option not in legal][:: max(1, len(tried) // 12)]


async def compare(real: World, other: World, option: Option, actor: int) -> str:
    """Does the same at both tables; what had to be equal, was."""
    worlds = (real, other)
    for world in worlds:
        await world.open()
    assert real.sent() == other.sent()
    if real.viewer == SPECTATOR:
        assert real.shown_to_all() == other.shown_to_all()
    else:
        for wrong in real.illegal():
            answers = [await world.refused(world.viewer, wrong, world.live.seq) for world in worlds]
            assert answers[0] == answers[1]
    assert real.sent() == other.sent()
    if option not in other.live.playing.game.book.options_for(other.live.playing.state, actor):
        assert actor != real.viewer
        return "another has other choices"
    draws = [world.live.playing.state.draws for world in worlds]
    for world in worlds:
        by: Author = "auto" if world is other and actor != real.viewer else "person"
        await world.room.choose(world.id, actor, option, world.live.seq, by)
    chance = [world.live.playing.state.draws for world in worlds] != draws
    shown_to = real.live.playing.history[-1].shown_to | other.live.playing.history[-1].shown_to
    if real.live.playing.state.over or chance or includes(shown_to, real.viewer):
        return "something was disclosed"
    stepped = False
    if not includes(shown_to, SPECTATOR):
        sent = real.sent()
        assert sent == other.sent()
        stepped = any(b'"steps":' in message for connection in sent for message in connection if message)
    if real.viewer == SPECTATOR:
        assert real.shown_to_all() == other.shown_to_all()
    return "equal, step by step" if stepped else "equal"


@pytest.mark.parametrize("game", list(working_games()), ids=lambda game: game.name)
def test_redealing_what_a_viewer_cannot_know_changes_no_byte(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "time", lambda: NOW)
    monkeypatch.setattr(seatings, "time", lambda: NOW)
    monkeypatch.setattr(LiveTable, "may_decide", lambda *_: True)  # whatever anybody does may be done by the table
    outcomes: Counter[str] = Counter()

    async def scene() -> None:
        async with empty_room(tmp_path / "real.db") as one, empty_room(tmp_path / "other.db") as two:
            for seed in range(20):
                if outcomes["equal"] <= ENOUGH:
                    await a_game(one, two, Random(seed))

    async def a_game(one: Room, two: Room, rng: Random) -> None:
        setup = rng.choice(all_setups(game))
        table = record_of(game, setup)
        state = start(game, setup, rng.randrange(2**32))
        play_some(game, state, rng, rng.randrange(DEEPEST.get(game.name, 20)))
        state.told = ()
        for _ in range(STRETCH):
            if not state.asked:
                break
            question = rng.choice(state.asked)
            option = rng.choice(game.book.options(state, question))
            viewer = rng.choice(viewers(setup.players))
            world = game.sample_world(game.observe(state, viewer), rng)
            world.quiet = False
            table = msgspec.structs.replace(table, id=f"{rng.randrange(10**12):012}")
            events, state.told = state.told, ()
            real, other = (
                World(room, place(room, table, setup, position, events), viewer)
                for room, position in ((one, state.clone()), (two, world))
            )
            outcomes[await compare(real, other, option, question[0])] += 1
            game.book.take(state, question, option)

    perform(scene())
    assert outcomes["equal"] > ENOUGH, outcomes
    assert outcomes["equal, step by step"] > 0 or not game.views.shows_step is not None, outcomes


# When it is sent


class SlowThinkers(Thinkers):
    """Bots whose thoughts take as long as what they hold makes them."""

    def __init__(self, seconds: float) -> None:
        super().__init__(0)
        self._seconds = seconds

    async def choose(self, game: str, bot: str, view: Observation, **_: Any) -> Option:
        await asyncio.sleep(self._seconds)
        return view.options[-1]

    async def moment(self, game: str, bot: str, pace: float) -> float:
        return first_moment(bot, USUAL_ITERATION, pace)


def transcript(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, thinks: float, **changes: Any) -> list[Any]:
    """All that a person at the table gets while somebody else chooses, with the moments at which they get it."""
    game = load_game("mascarade")
    setup = game.setup(4)
    state = start(game, setup, 11)
    seat = state.asked[0][0]
    sent: list[Any] = []

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(driving, "monotonic", loop.time)

        async def tell_nobody(_: bytes) -> None: ...

        room = Room(open_store(f"sqlite:///{tmp_path}/never-opened.db"), Metrics(), tell_nobody)
        table = msgspec.structs.replace(record_of(game, setup), id="0" * 12)
        live = place(room, table, setup, state.clone(), ())
        connection = Connection(table.id, "visitor1")
        monkeypatch.setattr(connection, "send", lambda message: sent.append((round(loop.time(), 6), message)))
        room._seatings[table.id].connections.add(connection)
        driver = Driver(room, SlowThinkers(thinks), 0.8, "worker")
        view = live.playing.observe(seat)
        facts = {"game": game.name, "due": Due(seat, "bot", 7), "bot": "heuristic", "view": view, "passing": None}
        pending = PendingChoice(**({**facts, "shunned": frozenset(), "watched": True} | changes))
        option, by = await driver._option(table.id, pending)
        sent.append((round(loop.time(), 6), option, by))

    with asyncio.Runner(loop_factory=InstantLoop) as runner:
        runner.run(scene())
    return sent


@pytest.mark.parametrize("bot", [*STRENGTHS, "search:1s"])
def test_how_long_a_bot_thought_is_not_seen(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by the moment of its choice nor by what is told of its progress."""
    whole = fixed_seconds(bot)
    quick, slow = (transcript(monkeypatch, tmp_path, whole + more, bot=bot) for more in (0.001, 0.79))
    assert quick == slow
    assert quick[-1][0] == pytest.approx(whole + 0.8)
    slower = transcript(monkeypatch, tmp_path, whole + 0.81, bot=bot)
    assert slower[-1][0] == pytest.approx(whole + 1.6)


def test_a_pass_that_goes_by_itself_looks_like_one_that_was_chosen(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend", game="vtes", options=SHORT_VTES))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as one, bea.sit(joined) as other:
                await one.pass_over(("nothing-else",), until="turn")
                while not any(entry.by == "auto" for entry in one.log):
                    for seat in (one, other):
                        if seat.position and seat.position.decision:
                            with contextlib.suppress(Denied):  # somebody passes by themselves meanwhile
                                await seat.choose(seat.position.decision.options[0])
                assert all(entry.by == "person" or entry.seat == 1 for entry in other.log)
                async with seated(bea, joined) as (_, welcome):
                    assert all(entry.by == "person" or entry.seat == 1 for entry in map(read_part, welcome.log))

    perform(scene())


def counters(server: Hosted) -> dict[str, float]:
    """All that a monitor can add up, without how long things took."""
    lines = patient.get(f"{server.address}/metrics").text.splitlines()
    counted = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in counted if name.partition("{")[0].endswith(("_total", "_count"))}


def test_no_counter_tells_a_pass_that_goes_by_itself(tmp_path: Path) -> None:
    """All that move move together, whoever decided."""

    async def scene(server: Hosted) -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend", game="vtes", options=SHORT_VTES))
            joined = await bea.join(table.id, "Bea", key=table.key)
            async with ana.sit(table) as one, bea.sit(joined) as other:
                await one.pass_over(("nothing-else",), until="turn")
                while {entry.by for entry in one.log if entry.seat == 0} != {"person", "auto"}:
                    await asyncio.sleep(0)
                    for seat in (one, other):
                        if seat.position and seat.position.decision:
                            with contextlib.suppress(Denied):  # somebody passes by themselves meanwhile
                                await seat.choose(seat.position.decision.options[0])

    with hosted(f"sqlite:///{tmp_path}/tables.db") as server:
        perform(scene(server))
        moved = {name: count for name, count in counters(server).items() if count}
    moved.pop('elysium_refusals_total{reason="stale"}', 0.0)  # of our own, above
    assert set(moved) == {'elysium_decisions_total{by="person"}', "elysium_decision_seconds_count"}
    assert len(set(moved.values())) == 1


def test_no_gauge_tells_a_bot_that_rests_from_one_that_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "asked", property(lambda _: 7))
    monkeypatch.setattr(Thinkers, "surplus", property(lambda _: 5))
    with hosted(f"sqlite:///{tmp_path}/tables.db") as server:
        lines = patient.get(f"{server.address}/metrics").text.splitlines()
    gauges = {name: value for name, _, value in (line.rpartition(" ") for line in lines)}
    assert float(gauges["elysium_bots_thinking"]) == 7.0
    assert float(gauges["elysium_bots_waiting"]) == 5.0


@pytest.mark.parametrize("game", list(working_games()), ids=lambda game: game.name)
def test_whether_a_choice_can_be_taken_back_is_no_secret(game: Game[Any]) -> None:
    """Bots wait for those who may regret something: others must not learn from it which of two choices it was."""
    alike = 0
    for seed in range(20):
        rng = Random(seed)
        setup = rng.choice(all_setups(game))
        state = start(game, setup, seed)
        play_some(game, state, rng, rng.randrange(DEEPEST.get(game.name, 20)))
        for _ in range(STRETCH):
            if not state.asked:
                break
            question = rng.choice(state.asked)
            options = game.book.options(state, question)
            made = []
            for option in options:
                match = Match(game, state.clone(), [])
                match.play(question[0], option)
                made.append(match.history[-1])
            for viewer in {*viewers(setup.players)} - {question[0]}:
                final: dict[object, set[bool]] = {}
                for decision in made:
                    told = tuple(event for event in decision.events if includes(event[0], viewer))
                    final.setdefault(told, set()).add(decision.final)
                assert all(len(outcomes) == 1 for outcomes in final.values())
                alike += len(options) - len(final)
            game.book.take(state, question, rng.choice(options))
            state.told, state.sealed = (), False
    assert alike or game.name == "vtes", "no two choices looked the same"


def test_passing_is_never_a_secret() -> None:
    """A pass may be shown sooner than a deed only because everybody is told that it is one."""
    for game in working_games():
        for verb, term in enumerate(game.book.terms):
            if term.is_verb and game.manners.passing([(verb, *[0] * len(term.fields))]):
                assert not term.secret
