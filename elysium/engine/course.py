"""The course of a game step by step, as one viewer was told and shown it: from a recording, or from a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from elysium.engine.audience import check_replay_viewer, includes
from elysium.engine.game import Game
from elysium.engine.kinds import Told, WordedEvent, seat_words
from elysium.engine.match import Match
from elysium.engine.observation import Board
from elysium.engine.recording import Recording, board_of, viewers_of
from elysium.engine.refusal import UnknownName
from elysium.engine.sayings import Scribe
from elysium.engine.state import NOBODY
from elysium.engine.text import Speaker, plain
from elysium.engine.word_codec import UNKNOWN_WORDS

LONGEST_SHOWN_NAME: Final = 60
MOST_KEPT: Final = 4096


class Shown(NamedTuple):
    """What one viewer was told after a decision of this seat, or after the deal, and the board then."""

    seat: int
    events: tuple[Told, ...]
    board: Board


class Course(ABC):
    game: Game[Any]
    names: Sequence[str]
    viewers: Sequence[int]
    """In whose eyes it can be looked at: everybody's once the game is over, only a spectator's before."""
    over: bool

    def steps(self, viewer: int, most_bytes: int | None = None) -> Iterator[Shown]:
        """The deal first. ValueError at a board that makes no sense, or once there is more to draw than this."""
        self._check(viewer)
        for (seat, events), board in zip(self._told(), self._boards(viewer, most_bytes), strict=True):
            yield Shown(seat, tuple(event for event in events if includes(event[0], viewer)), board)

    def log(self, viewer: int, speaker: Speaker) -> list[list[str]]:
        """What this viewer was told at each step."""
        self._check(viewer)
        return [
            [speaker.event(event, self.names) for event in events if includes(event[0], viewer)]
            for _, events in self._told()
        ]

    def _check(self, viewer: int) -> None:
        check_replay_viewer(viewer, self.over)
        if viewer not in self.viewers:
            raise UnknownName("unknown-viewer", name=str(viewer), known=", ".join(map(str, self.viewers)))

    @abstractmethod
    def _told(self) -> Iterator[tuple[int, Sequence[Told]]]:
        """Whose decision each step was, and what was told then, for all audiences."""

    @abstractmethod
    def _boards(self, viewer: int, most_bytes: int | None) -> Iterator[Board]: ...


class PlayedCourse(Course):
    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.names = match.names
        self.over = match.state.over
        self.viewers = viewers_of(len(match.names), self.over)

    def _told(self) -> Iterator[tuple[int, Sequence[Told]]]:
        yield NOBODY, self._match.opening
        for decision in self._match.history:
            yield decision.seat, decision.events

    def _boards(self, viewer: int, most_bytes: int | None) -> Iterator[Board]:
        for position in self._match.positions():
            yield board_of(self.game, position, viewer, self._match.state)


class RecordedCourse(Course):
    """What today's game knows of a recording is told in its texts; all else as it was written down."""

    def __init__(self, recording: Recording, game: Game[Any]) -> None:
        self.recording = recording
        self.game = game
        self.names = [_shown(name) or f"#{number}" for number, name in enumerate(recording.names, 1)]
        self.over = bool(recording.outcome)
        self.viewers = recording.viewers()
        self._seats = seat_words(len(self.names))
        self._scribe = Scribe(game)
        self._event = lru_cache(MOST_KEPT)(self._understood)
        self._terms = {term.name: list(term.fields) for term in map(game.as_event, game.book.terms)}

    def _told(self) -> Iterator[tuple[int, Sequence[Told]]]:
        for step in self.recording.steps:
            yield step.seat, [self._event(event) for event in step.events]

    def _boards(self, viewer: int, most_bytes: int | None) -> Iterator[Board]:
        recorded: Board | None = None
        for board in self.recording.each_board(viewer, most_bytes):
            if board is not recorded:
                recorded, sayable = board, self._sayable(board)
            yield sayable

    def _understood(self, worded: WordedEvent) -> Told:
        """In numbers, if they mean today what they meant then and can be said."""
        try:
            if self._terms[worded.name] != self.recording.terms[worded.name]:
                return worded
            event = self.game.event_from_words(worded, self._seats)
            self._scribe.write(self._scribe.event, event, self.names)
            self.game.event_in_words(event, self._seats)
        except UNKNOWN_WORDS:
            return worded
        return event

    def _sayable(self, board: Board) -> Board:
        try:
            for line in board.strip:
                self._scribe.write(self._scribe.line, line, self.names)
        except UNKNOWN_WORDS:
            return msgspec.structs.replace(board, strip=())
        return board


def _shown(name: str) -> str:
    return " ".join(plain(name).split())[:LONGEST_SHOWN_NAME]
