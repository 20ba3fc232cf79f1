"""A game on file. It shows what was recorded, event by event and board by board; running it again is only a check."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from elysium.engine.audience import OPEN_TABLE, includes, viewers
from elysium.engine.chance import commitment
from elysium.engine.delta import Patch, diff, patched
from elysium.engine.game import Game, Setup
from elysium.engine.match import Match
from elysium.engine.observation import Board
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.state import State
from elysium.engine.text import MissingMessage, Speech

FORMAT = 1
NOBODY = -1


class RecordedEvent(msgspec.Struct, array_like=True):
    audience: int
    name: str
    words: list[str]


class Step(msgspec.Struct):
    """A decision, what followed, and how the board of each viewer changed."""

    seat: int
    option: str
    events: list[RecordedEvent]
    boards: dict[str, Patch]


class Recording(msgspec.Struct):
    elysium: int
    game: str
    setup: Setup
    names: list[str]
    terms: dict[str, list[tuple[str, str]]]
    """What the words of each event mean, as it was when the game was played."""
    commitment: str
    seed: str
    """In hexadecimal; empty until the game is over."""
    steps: list[Step]
    """The first is the deal."""
    outcome: list[int]

    def viewers(self) -> list[int]:
        seats = viewers(self.setup.players)
        return [*seats, OPEN_TABLE] if self.outcome else list(seats)

    def boards(self, viewer: int) -> list[Board]:
        """The board of one viewer after each step."""
        plain: Any = {}
        boards = []
        for step in self.steps:
            plain = patched(plain, step.boards.get(str(viewer), {}))
            boards.append(msgspec.convert(plain, Board))
        return boards

    def log(self, viewer: int, step: int, speech: Speech) -> list[str]:
        """What this viewer was told at a step, in words."""
        events = self.steps[step].events
        return [self._line(event, speech) for event in events if includes(event.audience, viewer)]

    def _line(self, event: RecordedEvent, speech: Speech) -> str:
        """The recorded words, in the reader's language as far as today's texts know them."""
        game = speech.game
        seats = _seat_words(self.setup.players)
        try:
            assert game is not None
            details = {}
            for (argument, kind), word in zip(self.terms[event.name], event.words, strict=True):
                number = game.kinds[kind].parse(word, seats)
                details[argument] = game.kinds[kind].phrase(number, self.names, NOBODY, speech.say)
            return speech.say(f"event-{event.name}", **details)
        except (MissingMessage, Refusal, KeyError):
            named = [self.names[seats.index(word)] if word in seats else word for word in event.words]
            return " ".join([event.name, *named])


def record(match: Match) -> Recording:
    """All of a match so far. While it runs the seed stays out, and so does the open table."""
    game, setup = match.game, match.setup
    if setup is None:
        raise Refusal("only-dealt-games-are-recorded")
    seats = _seat_words(setup.players)
    over = match.state.over
    shown = [*viewers(setup.players), OPEN_TABLE] if over else list(viewers(setup.players))
    decisions = match.decisions
    steps = [Step(NOBODY, "", _recorded(game, match.opening, seats), {})]
    steps += [
        Step(done.seat, game.option_words(done.option, seats), _recorded(game, done.events, seats), {})
        for done in decisions
    ]
    for viewer in shown:
        before: Any = {}
        for step, state in zip(steps, match.positions(), strict=True):
            after = msgspec.json.decode(msgspec.json.encode(_board(game, state, viewer, match.state)))
            patch = diff(before, after)
            if patch:
                step.boards[str(viewer)] = patch
            before = after
    return Recording(
        elysium=FORMAT,
        game=game.name,
        setup=setup,
        names=list(match.names),
        terms={term.name: list(term.fields) for term in map(game.as_event, game.book.terms)},
        commitment=match.commitment,
        seed=match.seed.hex() if over else "",
        steps=steps,
        outcome=list(match.state.outcome),
    )


def _board(game: Game[Any, Any], state: State, viewer: int, final: State) -> Board:
    """Once a game is over its whole course may be seen with open cards."""
    if viewer == OPEN_TABLE and not state.over:
        state = state.clone()
        state.outcome = final.outcome
    return game.board(game.observe(state, viewer))


def _recorded(game: Game[Any, Any], events: Sequence[tuple[int, ...]], seats: Sequence[str]) -> list[RecordedEvent]:
    recorded = []
    for event in events:
        name, *words = game.event_words(event, seats).split(" ")
        recorded.append(RecordedEvent(event[0], name, words))
    return recorded


def _seat_words(players: int) -> list[str]:
    return [f"p{number}" for number in range(1, players + 1)]


def save_recording(recording: Recording, path: Path) -> None:
    """Whole or not at all: written beside the file, then put in its place."""
    partial = path.with_name(f".{path.name}.part")
    try:
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(recording), indent=1))
        os.replace(partial, path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise BadFile("unwritable-file", file=str(path), detail=error.strerror or str(error)) from None


def load_recording(path: Path) -> Recording:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile("unreadable-file", file=str(path), line=1, detail=error.strerror or str(error)) from None
    try:
        version = msgspec.json.decode(data, type=_Version).elysium
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadFile("not-a-recording", file=str(path)) from None
    if version > FORMAT:
        raise BadFile("future-recording", file=str(path), version=version, known=FORMAT)
    try:
        recording = msgspec.json.decode(data, type=Recording)
        recording.boards(recording.viewers()[0])
    except (msgspec.DecodeError, msgspec.ValidationError, TypeError) as error:
        raise BadFile("damaged-recording", file=str(path), detail=str(error)) from None
    return recording


class _Version(msgspec.Struct):
    elysium: int


def verify(recording: Recording, game: Game[Any, Any]) -> list[str]:
    """Play a finished recording again from its seed; the differences, as message ids, none if it all agrees."""
    if not recording.seed:
        raise BadFile("no-seed-yet")
    seed = bytes.fromhex(recording.seed)
    if commitment(seed) != recording.commitment:
        return ["check-commitment-differs"]
    match = Match.deal(game, recording.setup, recording.names, seed)
    seats = _seat_words(recording.setup.players)
    if _recorded(game, match.opening, seats) != recording.steps[0].events:
        return ["check-deal-differs"]
    for step in recording.steps[1:]:
        try:
            events = match.play(step.seat, game.parse_option(step.option, seats))
        except Refusal:
            return ["check-decision-refused"]
        if _recorded(game, events, seats) != step.events:
            return ["check-events-differ"]
    return [] if list(match.state.outcome) == recording.outcome else ["check-outcome-differs"]
