"""Games as they were: recordings to keep, and replays to look at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import repeat
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from elysium.engine.audience import OPEN_TABLE, SPECTATOR, check_replay_viewer
from elysium.engine.course import Course, PlayedCourse, RecordedCourse
from elysium.engine.delta import diff
from elysium.engine.following import LOOK_AHEAD
from elysium.engine.game import Game
from elysium.engine.kinds import seat_words
from elysium.engine.match import Match
from elysium.engine.observation import Board, Known
from elysium.engine.recording import Recording, damage_named, read_recording, record
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.registry import load_game
from elysium.engine.seats import winners
from elysium.engine.word_codec import UNKNOWN_WORDS, word_codec
from elysium.server.compression import Compressed, compress
from elysium.server.infos import table_info
from elysium.server.limits import ConcurrencyLimiter
from elysium.server.live import follow
from elysium.server.records import Entry, TableRecord
from elysium.server.room import Room
from elysium.server.turns import Turns
from elysium.server.views import Viewpoint
from elysium.server.wire import KnowledgeChange, Replay, ReplayStep, SeatInfo, TableInfo

MOST_KEPT = 16
FRESH_SECONDS = 10.0
"""How old the course of a game that still runs may be: whoever looks on need not have it played again each time."""
MOST_DRAWN = 24_000_000
"""Bytes of the boards to show, one by one, in a file that somebody brings; a long game has some ten million."""
MOST_STEPS = 20_000
"""Of a game that is played again, or that somebody brings."""
MOST_EVENTS = 60_000
"""A long game has a tenth of these."""
MOST_FOR_ONE = 2
"""Games that one client may have played again, or waiting for that."""


class ReplayedGame(NamedTuple):
    """A game played again from its log: what one viewer is shown of it, or the recording of all."""

    table: TableRecord
    over: bool
    viewers: tuple[int, ...]
    steps: tuple[ReplayStep, ...] = ()
    recording: Recording | None = None


class Kept(NamedTuple):
    played: ReplayedGame
    seq: int
    at: float


class Replays:
    """Plays games again, off the event loop and one at a time, so that lookers-on do not slow those who play."""

    def __init__(self, room: Room, askers: ConcurrencyLimiter) -> None:
        self.room = room
        self.fresh_seconds = FRESH_SECONDS
        self._courses: OrderedDict[tuple[str, int | None], Kept] = OrderedDict()
        self._table_turns = Turns()
        self._file_turns = Turns()
        self._askers = askers

    async def recording(self, table_id: str, client: str = "") -> Compressed:
        async def play() -> Compressed:
            played = await self._play(table_id, None)
            return await asyncio.to_thread(compress, played.recording)

        with self._place(client):
            return await self._table_turns.take(play)

    async def replay(self, table_id: str, viewer: int, visitor: str, client: str = "") -> Compressed:
        async def play() -> Compressed:
            played = await self._play(table_id, viewer)
            return await asyncio.to_thread(lambda: compress(_replay(played, viewer, visitor)))

        with self._place(client):
            return await self._table_turns.take(play)

    async def file(self, data: bytes, viewer: int | None, name: str, client: str = "") -> Compressed:
        """A recording that somebody brings, in the eyes of a viewer; without one, as open as it can be."""
        with self._place(client):
            return await self._file_turns.in_thread(lambda: compress(_replay_of_file(data, viewer, name)))

    @contextmanager
    def _place(self, client: str) -> Iterator[None]:
        """In the queue; refused to a client that has enough of them, unless it is nobody in particular."""
        with self._askers.slot(client) as has_slot:
            if client and not has_slot:
                raise Refusal("too-fast")
            yield

    async def _play(self, table_id: str, viewer: int | None) -> ReplayedGame:
        """As it is drawn for one viewer, or for all."""
        async with self.room.at(table_id) as seating:
            table = seating.live.record
        if table.halt is not None:
            raise Refusal(table.halt.reason, "", **table.halt.details)
        if table.seq < 0:
            raise Refusal("game-not-begun")
        if viewer is not None:
            check_replay_viewer(viewer, table.status == "over")
        kept = self._courses.pop((table_id, viewer), None)
        if kept is None or not self._is_fresh(kept, table):
            if table.seq > MOST_STEPS and await self.room.store.count_entries(table_id) > MOST_STEPS:
                raise Refusal("game-too-long", most=MOST_STEPS)
            entries = await self.room.store.entries(table_id)
            known = [entry for entry in entries if entry.seq <= table.seq]
            played = await asyncio.to_thread(_played, table, known, viewer)
            kept = Kept(played, table.seq, monotonic())
        self._courses[table_id, viewer] = kept
        if len(self._courses) > MOST_KEPT:
            self._courses.popitem(last=False)
        return kept.played._replace(table=table)

    def _is_fresh(self, kept: Kept, table: TableRecord) -> bool:
        runs_on = kept.played.table.status == table.status == "running"
        return kept.seq == table.seq or (runs_on and monotonic() - kept.at < self.fresh_seconds)


def _played(table: TableRecord, entries: Sequence[Entry], viewer: int | None) -> ReplayedGame:
    game = load_game(table.game)
    names = [seat.name for seat in table.seats]
    setup = game.setup(len(table.seats), table.options)
    match = Match.deal(game, setup, names, bytes.fromhex(table.seed), table.draw)
    rules = ""
    for place, entry in enumerate(entries):
        rules = entry.rules or rules
        follow(match, entry, entries[place : place + LOOK_AHEAD] if rules != game.rules else ())
    course = PlayedCourse(match)
    played = ReplayedGame(table, course.over, tuple(course.viewers))
    if viewer is None:
        return played._replace(recording=msgspec.structs.replace(record(match), rules=entries[0].rules))
    return played._replace(steps=tuple(_steps(course, viewer, _known_in(match, viewer))))


def _known_in(match: Match, viewer: int) -> Iterator[dict[str, Known]]:
    """What a viewer knew after each step; where all cards are open there is nothing to know."""
    game = match.game
    for state in () if viewer == OPEN_TABLE else match.positions():
        yield dict(game.known(game.observe(state, game.eyes(state, viewer))))


def _replay(played: ReplayedGame, viewer: int, visitor: str) -> Replay:
    return Replay(table_info(played.table, visitor), viewer, played.viewers, played.steps)


def _steps(
    course: Course, viewer: int, known: Iterable[dict[str, Known]], most_bytes: int | None = None
) -> Iterator[ReplayStep]:
    viewpoint = Viewpoint(course.game, course.names)
    before: Any = {}
    drawn: Board | None = None
    for (seat, events, board), knowledge in zip(course.steps(viewer, most_bytes), _changes(known), strict=False):
        patch = {}
        if board is not drawn:
            after = msgspec.json.decode(msgspec.json.encode(viewpoint.board(board)))
            patch = diff(before, after)
            before, drawn = after, board
        yield ReplayStep(seat, viewpoint.told(events, viewer), patch, knowledge)


def _changes(known: Iterable[dict[str, Known]]) -> Iterator[KnowledgeChange]:
    """From one to the next; none after the last, for ever."""
    before: Any = {}
    for knowledge in known:
        after = msgspec.to_builtins(knowledge)
        yield diff(before, after)
        before = after
    yield from repeat({})


def _replay_of_file(data: bytes, viewer: int | None, name: str) -> Replay:
    recording = read_recording(data, name)
    game = load_game(recording.game)
    game.check_player_count(recording.setup.players)
    if viewer is None:
        viewer = OPEN_TABLE if recording.outcome else SPECTATOR
    if len(recording.steps) > MOST_STEPS or sum(len(step.events) for step in recording.steps) > MOST_EVENTS:
        raise BadFile("damaged-recording", file=name, detail=f"steps[{len(recording.steps)}]")
    course = RecordedCourse(recording, game)
    known = _known_from_seed(recording, game, viewer)
    with damage_named(name):
        steps = tuple(_steps(course, viewer, known, MOST_DRAWN))
    return Replay(_table_of_file(recording, course.names), viewer, tuple(course.viewers), steps)


def _known_from_seed(recording: Recording, game: Game[Any], viewer: int) -> Iterable[dict[str, Known]]:
    """Only who plays the game again can tell what somebody could know; nothing if today's rules go elsewhere."""
    if not recording.seed:
        return ()
    try:
        setup = game.setup(recording.setup.players, recording.setup.options)
        match = Match.deal(game, setup, seat_words(setup.players), bytes.fromhex(recording.seed), recording.draw)
        codec = word_codec(game, setup.players)
        for step in recording.steps[1:]:
            match.play(step.seat, codec.decode_option(step.option))
    except UNKNOWN_WORDS:
        return ()
    return _known_in(match, viewer)


def _table_of_file(recording: Recording, names: Sequence[str]) -> TableInfo:
    return TableInfo(
        id="",
        game=recording.game,
        status="over" if recording.outcome else "running",
        seats=tuple(SeatInfo(seat, "person", name) for seat, name in enumerate(names)),
        options=recording.setup.options,
        commitment=recording.commitment,
        seed=recording.seed,
        draw=recording.draw,
        outcome=tuple(recording.outcome),
        winners=winners(recording.outcome),
    )
