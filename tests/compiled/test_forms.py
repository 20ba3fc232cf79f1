"""The compiled rules do what the pure ones do: same seeds, same games, same views, same thoughts."""

import json
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

from elysium import compiled
from elysium.engine.game import Game
from elysium.engine.registry import game_names, load_game
from tests.compiled.courses import digests
from tests.harness.tables import all_games, declared, every_game


def in_pure_form(*command: str) -> bytes:
    environment = os.environ | {compiled.WANTED: "0"}
    return subprocess.run([sys.executable, *command], env=environment, stdout=subprocess.PIPE, check=True).stdout


def test_this_process_runs_on_the_compiled_form() -> None:
    assert compiled.form_taken() == "compiled"
    own = [game for game in map(load_game, game_names()) if type(game).__module__.startswith("elysium.")]
    for module in ("elysium.engine.state", *(game.state_type.__module__ for game in own)):
        assert str(sys.modules[module].__file__).endswith(".so"), module


@every_game
def test_same_seeds_same_games(game: Game[Any]) -> None:
    count = declared(game).courses
    mine = digests(game.name, count)
    pure = json.loads(in_pure_form("-m", "tests.compiled.courses", game.name, str(count)))
    assert (mine.pop("form"), pure.pop("form")) == ("compiled", "pure")
    assert mine == pure


@pytest.mark.parametrize("game", game_names())
def test_snapshots_and_views_go_from_one_form_to_the_other(game: str) -> None:
    """A server on the pure form sends views to bots on the compiled one."""
    code = (
        "import pickle, sys\n"
        "from elysium.engine.registry import load_game\n"
        "game = load_game(sys.argv[1])\n"
        "s = game.start(game.setup(game.usual_players), bytes(32))\n"
        "sys.stdout.buffer.write(pickle.dumps((game.save(s), game.observe(s, s.asked[0][0]))))"
    )
    snapshot, view = pickle.loads(in_pure_form("-c", code, game))
    here = load_game(game)
    s = here.start(here.setup(here.usual_players), bytes(32))
    assert here.save(s) == snapshot
    assert here.observe(here.load(snapshot), s.asked[0][0]) == view


def test_a_guest_plays_interpreted_on_the_compiled_engine() -> None:
    guest = next(game for game in all_games() if not type(game).__module__.startswith("elysium."))
    assert str(sys.modules[guest.state_type.__module__].__file__).endswith(".py")
    s = guest.start(guest.setup(guest.players[0]), bytes(32))
    twin = s.clone()
    assert guest.book.play_out(s, iter([0.3] * 1000).__next__)
    assert s.over
    assert twin != s
