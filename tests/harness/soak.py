"""A million decisions: every position checked, copied and stored; every so often looked at by everybody."""

from __future__ import annotations

import sys
from itertools import cycle
from random import Random
from typing import Any

from elysium.engine.audience import viewers
from elysium.engine.game import Game
from elysium.engine.setup import Setup
from tests.harness.tables import all_games, all_setups, declared, names_for, start, take_random
from tests.harness.test_knowledge import check_knowledge

DECISIONS = 1_000_000
LOOK_EVERY = 50


def main() -> None:
    done = games = 0
    tables = cycle([(game, setup) for game in all_games() for setup in all_setups(game)])
    for seed, (game, setup) in enumerate(tables):
        if done >= DECISIONS:
            break
        done += play(game, setup, seed)
        games += 1
        if games % 1000 == 0:
            print(f"{done:,} decisions, {games:,} games", file=sys.stderr)
    print(f"{done:,} decisions in {games:,} games: nothing lost, what is known true, every world as seen, all ended.")


def play(game: Game[Any], setup: Setup, seed: int) -> int:
    rng = Random(seed)
    state = start(game, setup, seed)
    decisions = 0
    own = declared(game)
    names = names_for(setup)
    while state.asked:
        game.rulings.check_conservation(state)
        own.check(state)
        saved = game.save(state)
        twin = state.clone()
        assert game.load(saved) == state
        state.told = ()
        take_random(game, state, rng)
        assert game.save(twin) == saved, "an old copy has changed"
        decisions += 1
        if decisions % LOOK_EVERY == 0:
            check_knowledge(game, state, names)
            for viewer in viewers(setup.players):
                view = game.observe(state, viewer)
                assert game.observe(game.sample_world(view, rng), viewer) == view
    return decisions


if __name__ == "__main__":
    main()
