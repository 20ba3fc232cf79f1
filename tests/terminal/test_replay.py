"""Stepping through a recording at the terminal."""

import io
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from elysium.engine.audience import SPECTATOR
from elysium.engine.course import RecordedCourse
from elysium.engine.match import Match
from elysium.engine.observation import Board, CardView, Counter, Zone
from elysium.engine.recording import record
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.replay import ReplayPlayer
from elysium.terminal.table import draw

GAME = load_game("mascarade")
NAMES = ["ana", "bea", "cai", "dan"]


def recorded() -> RecordedCourse:
    match = Match.deal(GAME, GAME.setup(4), NAMES, b"replayed")
    rng = Random(2)
    while match.state.asked:
        seat = match.state.asked[0][0]
        match.play(seat, GAME.mind.advise(match.observe(seat), rng))
    return RecordedCourse(record(match), GAME)


def test_forward_back_jump_and_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    course = recorded()
    player = ReplayPlayer(course, SPECTATOR, Speech("en", GAME))
    answers: Iterator[str] = iter(["", "n", "b", "7", "99999", "v bea", "v nobody", "0", "b", "q"])
    seen: list[tuple[int, int]] = []

    def answer(*_: object, **__: object) -> str:
        seen.append((player.step, player.viewer))
        return next(answers)

    monkeypatch.setattr(Console, "input", answer)
    player.run()
    last = len(course.recording.steps) - 1
    assert [step for step, _ in seen] == [0, 1, 2, 1, 7, last, last, last, 0, 0]
    assert [viewer for _, viewer in seen] == [SPECTATOR] * 6 + [1] * 4


def test_it_ends_quietly_when_the_input_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> str:
        raise EOFError

    monkeypatch.setattr(Console, "input", nothing)
    ReplayPlayer(recorded(), SPECTATOR, Speech("pl", GAME)).run()


def test_ctrl_c_is_no_quiet_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", stopped)
    with pytest.raises(KeyboardInterrupt):
        ReplayPlayer(recorded(), SPECTATOR, Speech("en", GAME)).run()


def test_a_number_of_5000_digits_is_refused_and_the_replay_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["3", "9" * 5000, "q"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(answers))
    player = ReplayPlayer(recorded(), SPECTATOR, Speech("en", GAME))
    player.run()
    assert player.step == 3


def test_things_that_the_texts_no_longer_know_are_drawn_with_their_recorded_words() -> None:
    board = Board(
        seats=(0, 1, 2, 3),
        active=0,
        zones=(
            Zone("sleeve-of-old", 0, (CardView("jester-of-old"),)),
            Zone("attic-of-old", -1, (CardView("[bold]imp"), CardView())),
        ),
        counters=(Counter("[red]favour", 0, 7), Counter("debt-of-old", -1, 9)),
    )
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(draw(board, SPECTATOR, NAMES, {"at:attic-of-old:-1:1": ["hydra-of-old"]}, Speech("en", GAME)))
    text = console.export_text()
    for word in (
        "sleeve-of-old",
        "jester-of-old",
        "attic-of-old: [bold]imp",
        "hydra-of-old",
        "[red]favour",
        "debt-of-old: 9",
    ):
        assert word in text
