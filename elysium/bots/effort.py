"""How long an iteration of a search takes in a game on this machine, found out at games that nobody plays."""

from __future__ import annotations

from random import Random
from time import thread_time
from typing import Any, Final

from elysium.bots.search import SearchBot
from elysium.engine.game import Game

SEED: Final = bytes(32)
PROBES: Final = 8
"""Decisions that are searched."""
ITERATIONS: Final = 12
"""In each of them."""
BETWEEN: Final = 12
"""Decisions that are made between two of them."""


def seconds_an_iteration(game: Game[Any]) -> float:
    """In the decision where it takes longest; 0 if nobody has anything to think about.

    In processor time, so that it does not matter what else the machine does just then, and always at the same game,
    so that it tells nothing about any other.
    """
    rng = Random(0)
    state = game.start(game.setup(game.usual_players), SEED, quiet=True)
    slowest, probes, waited = 0.0, 0, 0
    while state.asked and probes < PROBES:
        question = state.asked[0]
        options = game.book.options(state, question)
        waited += 1
        if len(options) > 1 and waited >= BETWEEN:
            bot = SearchBot("search", game, ITERATIONS, float("inf"))
            begun = thread_time()
            bot.choose(game.observe(state, question[0]), rng)
            if bot.iterations_done:
                slowest = max(slowest, (thread_time() - begun) / bot.iterations_done)
                probes, waited = probes + 1, 0
        game.book.take(state, question, game.mind.likely_option(state, options, rng.random))
    return slowest
