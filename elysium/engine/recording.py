"""A game on file. It shows what was recorded, event by event and board by board; running it again is only a check.

A file can be passed on, so the file of a game that still runs holds no more than a spectator may know.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from elysium.engine.audience import MAX_SEATS, OPEN_TABLE, SPECTATOR, includes, viewers
from elysium.engine.chance import commitment
from elysium.engine.delta import Patch, diff, patched
from elysium.engine.draw import Draw, fits, is_sealed_setup
from elysium.engine.files import read_file
from elysium.engine.following import LOOK_AHEAD, catch_up
from elysium.engine.game import Game
from elysium.engine.kinds import WordedEvent
from elysium.engine.match import Match
from elysium.engine.observation import Board
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.setup import Setup
from elysium.engine.state import NOBODY, Event, State
from elysium.engine.word_codec import word_codec

FORMAT = 4
"""Until format 3 nobody could add a number to the deal; a game without such numbers is still written so. Until format
2 the words of an option were one text. In format 1 some words said less, see `Kind.in_format_1`, and its boards are
those of the release that wrote it.
"""
BEFORE_DRAWS = 3
SINCE_EXACT_WORDS = 2
MOST_COUNTED = 10**18
MOST_BYTES = 256_000_000
"""Dozens of times what the longest games take."""


class Step(msgspec.Struct):
    """A decision, what followed, and how the board of each viewer changed."""

    seat: int
    option: tuple[str, ...] | str
    """Its words; none for the deal, and for a secret choice while the game runs. Files up to format 2 have a text."""
    events: list[WordedEvent]
    boards: dict[str, Patch]

    def __post_init__(self) -> None:
        if isinstance(self.option, str):
            self.option = tuple(self.option.split())


class Recording(msgspec.Struct):
    elysium: int
    game: str
    setup: Setup
    names: list[str]
    terms: dict[str, list[tuple[str, str]]]
    """What the words of each event told here mean, as it was when the game was played."""
    commitment: str
    seed: str
    """In hexadecimal; empty until the game is over."""
    steps: list[Step]
    """The first is the deal."""
    outcome: list[int]
    rules: str = ""
    """The fingerprint of the rules that it was played by."""
    draw: Draw | None = None
    """What people added to the seed; nothing where nobody could."""

    def viewers(self) -> list[int]:
        return viewers_of(self.setup.players, bool(self.outcome))

    def boards(self, viewer: int) -> list[Board]:
        """The board of one viewer after each step."""
        return list(self.each_board(viewer))

    def each_board(self, viewer: int, most_bytes: int | None = None) -> Iterator[Board]:
        """The same one by one; ValueError at one that makes no sense, or once there is more to draw than this."""
        plain: Any = {}
        board = None
        drawn = 0
        for number, step in enumerate(self.steps):
            patch = step.boards.get(str(viewer), {})
            if patch or board is None:
                plain = patched(plain, patch)
                if most_bytes is not None:
                    drawn += len(msgspec.json.encode(plain))
                    _must(drawn <= most_bytes, f"steps[{number}].boards")
                board = msgspec.convert(plain, Board)
                _must(_is_sound(board, self.setup.players), f"steps[{number}].boards[{viewer}]")
            yield board


def record(match: Match) -> Recording:
    """All of a match once it is over; while it runs, only what a spectator may know.

    Until then the seed, whispers, secret choices and what the seats see of the board stay out of the file.
    """
    game, setup = match.game, match.setup
    if setup is None:
        raise Refusal("only-dealt-games-are-recorded")
    codec = word_codec(game, setup.players)
    over = match.state.over
    listener = OPEN_TABLE if over else SPECTATOR
    steps = [Step(NOBODY, (), _recorded(game, match.opening, setup.players, listener), {})]
    for done in match.history:
        secret = game.book.terms[done.option[0]].secret and not over
        option = () if secret else codec.encode_option(done.option)
        steps.append(Step(done.seat, option, _recorded(game, done.events, setup.players, listener), {}))
    told = {event.name for step in steps for event in step.events}
    for viewer in viewers_of(setup.players, over):
        before: Any = {}
        for step, state in zip(steps, match.positions(), strict=True):
            after = msgspec.json.decode(msgspec.json.encode(board_of(game, state, viewer, match.state)))
            patch = diff(before, after)
            if patch:
                step.boards[str(viewer)] = patch
            before = after
    return Recording(
        elysium=BEFORE_DRAWS if match.draw is None else FORMAT,
        game=game.name,
        setup=setup if over else msgspec.structs.replace(setup, options=game.public_options(setup.options)),
        names=list(match.names),
        terms={term.name: list(term.fields) for term in map(game.as_event, game.book.terms) if term.name in told},
        commitment=match.commitment,
        seed=match.seed.hex() if over else "",
        steps=steps,
        outcome=list(match.state.outcome),
        rules=game.rules,
        draw=match.draw,
    )


def viewers_of(players: int, over: bool) -> list[int]:
    return [*viewers(players), OPEN_TABLE] if over else [SPECTATOR]


def board_of(game: Game[Any], state: State, viewer: int, final: State) -> Board:
    """Once a game is over its whole course may be seen with open cards."""
    if viewer == OPEN_TABLE and not state.over:
        state = state.clone()
        state.outcome = final.outcome
    return game.views.board(game.observe(state, game.eyes(state, viewer)))


def _recorded(game: Game[Any], events: Sequence[Event], players: int, listener: int = OPEN_TABLE) -> list[WordedEvent]:
    heard = [event for event in events if includes(event[0], listener)]
    return list(word_codec(game, players).encode_events(heard))


def save_recording(recording: Recording, path: Path) -> None:
    """Whole or not at all: written beside the file, then put in its place."""
    _write(path, msgspec.json.format(msgspec.json.encode(recording), indent=1))


def check_writable(path: Path) -> None:
    """BadFile if no recording could be saved here; asked before the game, so that none is lost after it."""
    _write(path, None)


def _write(path: Path, data: bytes | None) -> None:
    partial = None
    try:
        if not path.name or path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        partial = path.with_name(f".{path.name}.part")
        partial.write_bytes(data or b"")
        if data is None:
            partial.unlink()
        else:
            os.replace(partial, path)
    except (OSError, ValueError) as error:
        if partial is not None:
            with contextlib.suppress(OSError, ValueError):
                partial.unlink()
        detail = getattr(error, "strerror", None) or str(error)
        raise BadFile("unwritable-file", file=str(path), detail=detail) from None


def load_recording(path: Path) -> Recording:
    """BadFile unless everything in it can be shown."""
    recording = read_recording(read_file(path, MOST_BYTES), str(path))
    with damage_named(str(path)):
        for part in ("names", "terms", "steps"):
            _must(_can_be_shown(getattr(recording, part)), f"{part}: a sign that is not to be seen")
        for viewer in recording.viewers():
            for _ in recording.each_board(viewer):
                pass
    return recording


def read_recording(data: bytes, name: str) -> Recording:
    """What is in the file called so; BadFile if it cannot be shown. Its boards are not looked at yet: a small file of
    differences can stand for more than a machine can hold.
    """
    try:
        version = msgspec.json.decode(data, type=_Version).elysium
    except (msgspec.DecodeError, RecursionError):
        raise BadFile("not-a-recording", file=name) from None
    if version > FORMAT:
        raise BadFile("future-recording", file=name, version=version, known=FORMAT)
    with damage_named(name):
        recording = msgspec.json.decode(data, type=Recording)
        _check(recording)
    return recording


@contextlib.contextmanager
def damage_named(name: str) -> Iterator[None]:
    """BadFile for whatever a damaged file of this name breaks."""
    try:
        yield
    except (msgspec.DecodeError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadFile("damaged-recording", file=name, detail=str(error)) from None


class _Version(msgspec.Struct):
    elysium: Annotated[int, msgspec.Meta(ge=1, le=10**6)]


def _check(recording: Recording) -> None:
    """ValueError if a part of the recording does not fit the others."""
    players = recording.setup.players
    seats = range(players)
    _must(1 <= players <= MAX_SEATS, "setup.players")
    _must(recording.setup.game == recording.game, "setup.game")
    _must(len(recording.names) == players, "names")
    _must(len(recording.outcome) in (0, players), "outcome")
    _must(all(abs(score) < MOST_COUNTED for score in recording.outcome), "outcome")
    bytes.fromhex(recording.seed)
    if recording.draw is not None:
        drawn = [lot.seat for lot in recording.draw.lots]
        _must(drawn == sorted(set(drawn) & set(seats)) and recording.draw.phase == "drawn", "draw")
    _must(bool(recording.steps) and recording.steps[0].seat == NOBODY, "steps")
    for number, step in enumerate(recording.steps):
        _must(not number or step.seat in seats, f"steps[{number}].seat")
        for event in step.events:
            fields = recording.terms.get(event.name)
            _must(fields is not None and len(fields) == len(event.words), f"steps[{number}].events: {event.name}")


def _can_be_shown(part: object) -> bool:
    """Whether all its texts are signs to be seen: others could be orders to a terminal."""
    text = msgspec.json.encode(part).decode().replace("\\\\", "").replace('\\"', "")
    return text.isprintable() and "\\" not in text


def _is_sound(board: Board, players: int) -> bool:
    """Whether it speaks of the seats there are, in numbers that can be shown."""
    owners = {zone.owner for zone in board.zones} | {counter.owner for counter in board.counters}
    known = {NOBODY, *range(players)}
    counted = all(abs(counter.value) < MOST_COUNTED for counter in board.counters)
    return (
        bool(board.seats) and NOBODY not in board.seats and {*board.seats, board.active, *owners} <= known and counted
    )


def _must(holds: bool, place: str) -> None:
    if not holds:
        raise ValueError(place)


def verify(recording: Recording, game: Game[Any]) -> list[str]:
    """Play a finished recording again from its seed; the differences, as message ids, none if it all agrees."""
    if not recording.seed:
        raise BadFile("no-seed-yet")
    seed = bytes.fromhex(recording.seed)
    if commitment(seed) != recording.commitment:
        return ["check-commitment-differs"]
    draw = recording.draw
    if draw is not None and not all(fits(draw, lot) for lot in draw.lots if lot.number):
        return ["check-lot-differs"]
    if draw is not None and not is_sealed_setup(draw, seed, recording.setup):
        return ["check-table-differs"]
    try:
        setup = game.setup(recording.setup.players, recording.setup.options)
    except Refusal as refusal:
        raise BadFile(refusal.reason, refusal.rule, **refusal.details) from None
    match = Match.deal(game, setup, recording.names, seed, draw)
    if len(recording.names) != setup.players:
        return ["check-deal-differs"]
    codec = word_codec(game, setup.players)
    decisions = [(step.seat, tuple(step.option)) for step in recording.steps[1:]]
    refused = False
    for place, (seat, option) in enumerate(decisions):
        try:
            match.play(seat, codec.decode_option(option))
        except Refusal:
            by_others = recording.rules != game.rules
            refused = not (by_others and catch_up(match, decisions[place : place + LOOK_AHEAD]))
            if refused:
                break
    if not _agrees(recording, game, match.opening, recording.steps[0].events):
        return ["check-deal-differs"]
    for step, done in zip(recording.steps[1:], match.history, strict=False):
        if not _agrees(recording, game, done.events, step.events):
            return ["check-events-differ"]
    if refused:
        return ["check-decision-refused"]
    if list(match.state.outcome) != recording.outcome:
        return ["check-outcome-differs"]
    if recording.elysium < SINCE_EXACT_WORDS:
        return []
    again = record(match)
    for step in again.steps:
        step.events = _without_later_remarks(recording, game, step.events)
    told = {name: fields for name, fields in again.terms.items() if name not in _later_remarks(recording, game)}
    terms = {name: recording.terms.get(name) for name in told}
    return [] if (again.steps, told) == (recording.steps, terms) else ["check-boards-differ"]


def _later_remarks(recording: Recording, game: Game[Any]) -> set[str]:
    """What today's rules remark and those of the recording did not."""
    return {term.name for term in game.book.terms if term.remark} - recording.terms.keys()


def _without_later_remarks(recording: Recording, game: Game[Any], events: list[WordedEvent]) -> list[WordedEvent]:
    later = _later_remarks(recording, game)
    return [event for event in events if event.name not in later]


def _agrees(recording: Recording, game: Game[Any], events: Sequence[Event], recorded: list[WordedEvent]) -> bool:
    played = _without_later_remarks(recording, game, _recorded(game, events, recording.setup.players))
    if recording.elysium < SINCE_EXACT_WORDS:
        terms = {term.name: term for term in map(game.as_event, game.book.terms)}
        played = [
            event._replace(
                words=tuple(
                    game.kinds[kind].in_format_1(word)
                    for (_, kind), word in zip(terms[event.name].fields, event.words, strict=True)
                )
            )
            for event in played
        ]
    return played == recorded
