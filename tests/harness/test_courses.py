"""A game is told and shown in the same way from a match and from its recording."""

from random import Random
from typing import Any

import pytest

from elysium.engine.course import PlayedCourse, RecordedCourse
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.recording import record
from elysium.engine.refusal import Refusal
from tests.harness.tables import all_games, all_setups, declared, names_for

DECISIONS = (0, 60, 100_000)


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_match_and_its_recording_are_shown_alike(game: Game[Any], decisions: int) -> None:
    setup = Random(game.name).choice(all_setups(game))
    match = Match.deal(game, setup, names_for(setup), b"course")
    rng = Random(decisions)
    while match.state.asked and len(match.history) < min(decisions, declared(game).longest):
        question = rng.choice(match.state.asked)
        match.play(question[0], rng.choice(game.book.options(match.state, question)))
    played, recorded = PlayedCourse(match), RecordedCourse(record(match), game)
    assert played.viewers == recorded.viewers
    for viewer in played.viewers:
        assert list(played.steps(viewer)) == list(recorded.steps(viewer))
    with pytest.raises(Refusal):
        list(played.steps(setup.players + 1))
