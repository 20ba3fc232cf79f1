"""Games as they were: recordings to keep, and replays to look at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from elysium.engine.delta import diff
from elysium.engine.match import Match
from elysium.engine.recording import Recording, record
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.state import Event
from elysium.server.infos import table_info
from elysium.server.live import game_named
from elysium.server.records import Entry, TableRecord
from elysium.server.room import Room
from elysium.server.views import Viewpoint
from elysium.server.wire import Replay, ReplayStep

MOST_KEPT = 16


class Course(NamedTuple):
    """A game played again from its log."""

    table: TableRecord
    recording: Recording
    events: list[tuple[Event, ...]]
    """After the deal and after each decision that stands."""


class Replays:
    """Plays games again, off the event loop: a running table keeps its positions only as long as it needs them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._finished: OrderedDict[str, Course] = OrderedDict()

    async def recording(self, table_id: str) -> bytes:
        course = await self._course(table_id)
        return await asyncio.to_thread(msgspec.json.encode, course.recording)

    async def replay(self, table_id: str, viewer: int, visitor: str) -> Replay:
        course = await self._course(table_id)
        if viewer not in course.recording.viewers():
            raise Refusal("open-only-after-the-game")
        return await asyncio.to_thread(_replay, course, viewer, visitor)

    async def _course(self, table_id: str) -> Course:
        if table_id in self._finished:
            return self._finished[table_id]
        async with self.room.at(table_id) as seating:
            table = seating.live.record
        if table.seq < 0:
            raise Refusal("game-not-begun")
        entries = await self.room.store.entries(table_id)
        course = await asyncio.to_thread(_played, table, entries[: table.seq + 1])
        if table.status == "over":
            self._finished[table_id] = course
            if len(self._finished) > MOST_KEPT:
                self._finished.popitem(last=False)
        return course


def _played(table: TableRecord, entries: Sequence[Entry]) -> Course:
    game = game_named(table.game)
    names = [seat.name for seat in table.seats]
    match = Match.deal(game, game.setup(len(table.seats), table.options), names, bytes.fromhex(table.seed))
    for entry in entries:
        if entry.kind == "play":
            try:
                match.play(entry.seat, entry.option)
            except Refusal as refusal:
                raise BadFile("log-does-not-fit", seq=entry.seq, detail=refusal.reason) from None
        elif entry.kind == "back":
            for _ in range(entry.back):
                match.state = match.decisions.pop().before.clone()
    return Course(table, record(match), [match.opening, *(decision.events for decision in match.decisions)])


def _replay(course: Course, viewer: int, visitor: str) -> Replay:
    table, recording, events = course
    viewpoint = Viewpoint(game_named(table.game), [seat.name for seat in table.seats])
    steps = []
    before: Any = {}
    for step, happened, board in zip(recording.steps, events, recording.boards(viewer), strict=True):
        after = msgspec.json.decode(msgspec.json.encode(viewpoint.board(board)))
        steps.append(ReplayStep(step.seat, viewpoint.told(happened, viewer), diff(before, after)))
        before = after
    return Replay(table_info(table, visitor), viewer, tuple(recording.viewers()), tuple(steps))
