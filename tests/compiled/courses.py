"""What comes of the same seeds, as a digest: run by itself it prints those of the form that its process has taken."""

import hashlib
import json
import sys
from random import Random
from typing import Any

from elysium.compiled import form_taken
from elysium.engine.game import Game
from tests.harness.tables import declarations

EVERY = 50
"""Of so many games one is looked at more closely: positions, views, what bots choose and how they judge a world."""


def digests(name: str, games: int) -> dict[str, str]:
    game = declarations()[name].game
    setup = game.setup(game.usual_players, {})
    rng = Random(name)
    played, seen = hashlib.sha256(), hashlib.sha256()
    for number in range(games):
        s = game.start(setup, number.to_bytes(32, "little"), quiet=True)
        if number % EVERY == 0:
            _look(game, s.clone(), seen, number)
        decisions = game.book.play_out(s, rng.random)
        played.update(repr((decisions, s.outcome, s.draws, rng.random())).encode())
        played.update(game.save(s))
    return {"form": form_taken(), "played": played.hexdigest(), "seen": seen.hexdigest()}


def _look(game: Game[Any], s: Any, seen: "hashlib._Hash", seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        if not s.asked:
            return
        view = game.observe(s, s.asked[0][0])
        seen.update(repr(view).encode())
        world = game.sample_world(view, Random(seed))
        seen.update(repr((world, game.mind.values(world))).encode())
        option = game.mind.advise(view, rng)
        seen.update(repr(option).encode())
        game.book.play(s, view.viewer, option)


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1], int(sys.argv[2]))))
