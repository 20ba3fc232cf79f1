"""Games as they were: recordings to keep, and replays to look at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from elysium.engine.audience import OPEN_TABLE, SPECTATOR, includes
from elysium.engine.delta import diff
from elysium.engine.match import Match
from elysium.engine.observation import Board
from elysium.engine.recording import RecordedEvent, Recording, damage_named, read_recording, record
from elysium.engine.refusal import BadFile, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.sayings import Saying, plain
from elysium.engine.state import Event
from elysium.server.infos import table_info
from elysium.server.limits import Crowd
from elysium.server.packed import Packed, pack
from elysium.server.records import Entry, TableRecord
from elysium.server.room import Room
from elysium.server.views import Viewpoint
from elysium.server.wire import BoardView, Replay, ReplayStep, SeatInfo, TableInfo, ToldEvent

MOST_KEPT = 16
FRESH_SECONDS = 10.0
"""How old the course of a game that still runs may be: whoever looks on need not have it played again each time."""
MOST_DRAWN = 24_000_000
"""Bytes of the boards to show, one by one, in a file that somebody brings; a long game has some ten million."""
MOST_STEPS = 20_000
MOST_EVENTS = 60_000
"""A long game has a tenth of these."""
MOST_FILES = 2
"""That one client may have looked at or waiting."""
LONGEST_SHOWN_NAME = 60
NOT_TODAYS_WORDS = (Refusal, LookupError, ValueError, ArithmeticError, TypeError)
"""What an event or a line may raise that was recorded by another version, or written by hand."""


class Course(NamedTuple):
    """A game played again from its log."""

    table: TableRecord
    recording: Recording
    events: list[tuple[Event, ...]]
    """After the deal and after each decision that stands."""


class Kept(NamedTuple):
    course: Course
    seq: int
    played: float


class Replays:
    """Plays games again, off the event loop and one at a time, so that lookers-on do not slow those who play."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.fresh_seconds = FRESH_SECONDS
        self._courses: OrderedDict[tuple[str, int | None], Kept] = OrderedDict()
        self._tables_turn = asyncio.Lock()
        self._files_turn = asyncio.Lock()
        self._bringers = Crowd(MOST_FILES)

    async def recording(self, table_id: str) -> Packed:
        async with self._tables_turn:
            course = await self._course(table_id, None)
            return await asyncio.to_thread(pack, course.recording)

    async def replay(self, table_id: str, viewer: int, visitor: str) -> Packed:
        async with self._tables_turn:
            course = await self._course(table_id, viewer)
            _must_be_allowed(viewer, course.recording)
            return await asyncio.to_thread(lambda: pack(_replay(course, viewer, visitor)))

    async def file(self, data: bytes, viewer: int | None, name: str, client: str = "") -> Packed:
        """A recording that somebody brings, in the eyes of a viewer; without one, as open as it can be."""
        with self._bringers.place(client) as has_place:
            if client and not has_place:
                raise Refusal("too-fast")
            async with self._files_turn:
                return await asyncio.to_thread(lambda: pack(_replay_of_file(data, viewer, name)))

    async def _course(self, table_id: str, viewer: int | None) -> Course:
        """As it is drawn for one viewer, or for all."""
        async with self.room.at(table_id) as seating:
            table = seating.live.record
        if table.seq < 0:
            raise Refusal("game-not-begun")
        if table.status != "over" and viewer not in (None, SPECTATOR):
            raise Refusal("open-only-after-the-game")
        kept = self._courses.pop((table_id, viewer), None)
        if kept is None or not self._is_fresh(kept, table):
            entries = await self.room.store.entries(table_id)
            course = await asyncio.to_thread(_played, table, entries[: table.seq + 1], viewer)
            kept = Kept(course, table.seq, monotonic())
        self._courses[table_id, viewer] = kept
        if len(self._courses) > MOST_KEPT:
            self._courses.popitem(last=False)
        return kept.course._replace(table=table)

    def _is_fresh(self, kept: Kept, table: TableRecord) -> bool:
        runs_on = kept.course.table.status == table.status == "running"
        return kept.seq == table.seq or (runs_on and monotonic() - kept.played < self.fresh_seconds)


def _must_be_allowed(viewer: int, recording: Recording) -> None:
    if viewer not in recording.viewers():
        if not recording.outcome:
            raise Refusal("open-only-after-the-game")
        raise UnknownName("unknown-viewer", name=str(viewer), known=", ".join(map(str, recording.viewers())))


def _played(table: TableRecord, entries: Sequence[Entry], viewer: int | None) -> Course:
    game = load_game(table.game)
    names = [seat.name for seat in table.seats]
    match = Match.deal(game, game.setup(len(table.seats), table.options), names, bytes.fromhex(table.seed))
    for entry in entries:
        if entry.kind == "play":
            try:
                match.play(entry.seat, entry.option)
            except Refusal as refusal:
                raise BadFile("log-does-not-fit", seq=entry.seq, detail=refusal.reason) from None
        elif entry.kind == "back":
            match.go_back(entry.back)
    return Course(table, record(match, viewer), [match.opening, *(decision.events for decision in match.decisions)])


def _replay(course: Course, viewer: int, visitor: str) -> Replay:
    table, recording, events = course
    viewpoint = Viewpoint(load_game(table.game), [seat.name for seat in table.seats])
    told = (viewpoint.told(happened, viewer) for happened in events)
    return Replay(
        table_info(table, visitor),
        viewer,
        tuple(recording.viewers()),
        tuple(_steps(recording, viewer, told, viewpoint.board)),
    )


def _steps(
    recording: Recording,
    viewer: int,
    told: Iterable[tuple[ToldEvent, ...]],
    view: Callable[[Board], BoardView],
    most_bytes: int | None = None,
) -> Iterator[ReplayStep]:
    before: Any = {}
    shown: Board | None = None
    for step, events, board in zip(recording.steps, told, recording.each_board(viewer, most_bytes), strict=True):
        patch = {}
        if board is not shown:
            after = msgspec.json.decode(msgspec.json.encode(view(board)))
            patch = diff(before, after)
            before, shown = after, board
        yield ReplayStep(step.seat, events, patch)


def _replay_of_file(data: bytes, viewer: int | None, name: str) -> Replay:
    recording = read_recording(data, name)
    load_game(recording.game).check_player_count(recording.setup.players)
    if viewer is None:
        viewer = OPEN_TABLE if recording.outcome else SPECTATOR
    _must_be_allowed(viewer, recording)
    if len(recording.steps) > MOST_STEPS or sum(len(step.events) for step in recording.steps) > MOST_EVENTS:
        raise BadFile("damaged-recording", file=name, detail=f"steps[{len(recording.steps)}]")
    reader = Reader(recording)
    told = (reader.told(step.events, viewer) for step in recording.steps)
    with damage_named(name):
        steps = tuple(_steps(recording, viewer, told, reader.board, MOST_DRAWN))
    return Replay(_table_of_file(recording, reader.names), viewer, tuple(recording.viewers()), steps)


class Reader:
    """Puts a file's words into what is sent, as far as today's game knows them; all else is shown as it was written."""

    def __init__(self, recording: Recording) -> None:
        self.game = load_game(recording.game)
        self.recording = recording
        self.names = [_shown(name) or f"#{number}" for number, name in enumerate(recording.names, 1)]
        self._viewpoint = Viewpoint(self.game, self.names)
        self._seats = [f"p{number}" for number in range(1, len(self.names) + 1)]
        self._kinds = {term.name: kind for kind, term in enumerate(self.game.book.terms)}

    def told(self, events: Iterable[RecordedEvent], viewer: int) -> tuple[ToldEvent, ...]:
        return tuple(self._told(event) for event in events if includes(event.audience, viewer))

    def board(self, board: Board) -> BoardView:
        try:
            return self._viewpoint.board(board)
        except NOT_TODAYS_WORDS:
            return self._viewpoint.board(msgspec.structs.replace(board, strip=()))

    def _told(self, event: RecordedEvent) -> ToldEvent:
        try:
            (told,) = self._viewpoint.told([self._parsed(event)], OPEN_TABLE)
            return told
        except NOT_TODAYS_WORDS:
            named = dict(zip(self._seats, self.names, strict=True))
            words = [event.name, *(named.get(word, word) for word in event.words)]
            return ToldEvent(plain(event.name), {}, Saying(plain(" ".join(words))))

    def _parsed(self, event: RecordedEvent) -> Event:
        kind = self._kinds[event.name]
        fields = self.game.as_event(self.game.book.terms[kind]).fields
        if list(fields) != self.recording.terms[event.name]:
            raise LookupError(event.name)
        numbers = (
            self.game.kinds[sort].parse(word, self._seats) for (_, sort), word in zip(fields, event.words, strict=True)
        )
        return (event.audience, kind, *numbers)


def _shown(name: str) -> str:
    return " ".join(plain(name).split())[:LONGEST_SHOWN_NAME]


def _table_of_file(recording: Recording, names: Sequence[str]) -> TableInfo:
    return TableInfo(
        id="",
        game=recording.game,
        status="over" if recording.outcome else "running",
        seats=tuple(SeatInfo(seat, "person", name) for seat, name in enumerate(names)),
        options=recording.setup.options,
        commitment=recording.commitment,
        seed=recording.seed,
        outcome=tuple(recording.outcome),
    )
