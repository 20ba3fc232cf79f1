"""Views to think about."""

from functools import cache
from random import Random

from elysium.engine.observation import Observation
from elysium.engine.registry import load_game


@cache
def a_view(name: str, options: int = 3) -> Observation:
    """Of a seat that has at least so many options."""
    game = load_game(name)
    state = game.start(game.setup(min(5, max(game.players))), bytes(32), quiet=True)
    rng = Random(1)
    while True:
        view: Observation = game.observe(state, state.asked[0][0])
        if len(view.options) >= options:
            return view
        game.book.take(state, state.asked[0], game.mind.advise(view, rng))


@cache
def a_forced_view(name: str) -> Observation:
    game = load_game(name)
    state = game.start(game.setup(min(5, max(game.players))), bytes(32), quiet=True)
    rng = Random(1)
    while True:
        view: Observation = game.observe(state, state.asked[0][0])
        if len(view.options) == 1:
            return view
        game.book.take(state, state.asked[0], game.mind.advise(view, rng))
