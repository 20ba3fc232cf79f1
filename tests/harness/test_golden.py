"""Golden playthroughs: whole games with all their events, as they were when somebody last read them.

A difference means that the rules changed: if it is meant, write them anew with
`python -m tests.harness.test_golden` and read the difference before committing it.
"""

import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.setup import Setup
from tests.harness.tables import all_games, all_setups, names_for

MOST_DECISIONS = 700
LONGEST_NAME = 30
GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [(game, setup) for game in all_games() for setup in all_setups(game)]


def file_for(setup: Setup) -> Path:
    options = "".join(f"-{value}" for value in setup.options.values() if value != "random")
    if len(options) > LONGEST_NAME:
        options = f"-{zlib.crc32(options.encode()):08x}"
    return GOLDEN / f"{setup.game}-{setup.players}{options}.txt"


def playthrough(game: Game[Any], setup: Setup) -> str:
    """A game of random choices: each decision, how many options there were, and what everybody was told."""
    names = names_for(setup)
    match = Match.deal(game, setup, names, b"golden")
    rng = Random(setup.players)
    lines = [f"  {event[0]:>3} {game.event_words(event, names)}" for event in match.opening]
    while match.state.asked and len(match.history) < MOST_DECISIONS:
        seat, choice, *_ = question = match.state.asked[0]
        options = game.book.options(match.state, question)
        option = options[int(rng.random() * len(options))]
        words = game.option_words(option, names)
        lines.append(f"{names[seat]} {game.book.choices[choice].name} 1/{len(options)}: {words}")
        lines += [f"  {event[0]:>3} {game.event_words(event, names)}" for event in match.play(seat, option)]
    lines.append(f"outcome {match.state.outcome}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game", "setup"), CASES, ids=[file_for(setup).stem for _, setup in CASES])
def test_playthrough_is_as_recorded(game: Game[Any], setup: Setup) -> None:
    assert playthrough(game, setup) == file_for(setup).read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game, setup in CASES:
        file_for(setup).write_text(playthrough(game, setup), encoding="utf-8")
