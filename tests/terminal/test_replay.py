"""Stepping through a recording at the terminal."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.engine.recording import Recording, record
from elysium.engine.registry import load_game
from elysium.engine.text import Speech
from elysium.terminal.replay import Player

GAME = load_game("mascarade")
NAMES = ["ana", "bea", "cai", "dan"]


def recorded() -> Recording:
    match = Match.deal(GAME, GAME.setup(4), NAMES, b"replayed")
    rng = Random(2)
    while match.state.asked:
        seat = match.state.asked[0][0]
        match.play(seat, GAME.advise(match.observe(seat), rng))
    return record(match)


def test_forward_back_jump_and_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    recording = recorded()
    player = Player(recording, SPECTATOR, Speech("en", GAME))
    answers: Iterator[str] = iter(["", "n", "b", "7", "99999", "v bea", "v nobody", "0", "b", "q"])
    seen: list[tuple[int, int]] = []

    def answer(*_: object, **__: object) -> str:
        seen.append((player.step, player.viewer))
        return next(answers)

    monkeypatch.setattr(Console, "input", answer)
    player.run()
    last = len(recording.steps) - 1
    assert [step for step, _ in seen] == [0, 1, 2, 1, 7, last, last, last, 0, 0]
    assert [viewer for _, viewer in seen] == [SPECTATOR] * 6 + [1] * 4


def test_it_ends_quietly_when_the_input_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> str:
        raise EOFError

    monkeypatch.setattr(Console, "input", nothing)
    Player(recorded(), SPECTATOR, Speech("pl", GAME)).run()
