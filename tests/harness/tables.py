"""Which tables the shared tests play: every registered game and the guests, in all sizes and variants."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysium.engine.game import Game
from elysium.engine.refusal import BadSetup
from elysium.engine.registry import game_names, load_game
from elysium.engine.setup import Setup
from elysium.engine.state import State
from tests.harness.declared import Declared

SOAK_FACTOR = 10
GUESTS = Path(__file__).parents[2] / "examples"
STRETCH = 25
"""How many decisions in a row of a long game are looked at."""

type Table = tuple[Game[Any], Setup, int]


@cache
def declarations() -> dict[str, Declared[Any]]:
    """What each game says of itself on its own side, by its name."""
    modules = {_module_of(name) for name in game_names()}
    for folder in sorted(GUESTS.iterdir()):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
        modules |= {file.stem for file in folder.glob("*_harness.py")}
    found: list[Declared[Any]] = [import_module(module).DECLARED for module in modules]
    return {declared.game.name: declared for declared in sorted(found, key=lambda declared: declared.game.name)}


def _module_of(name: str) -> str:
    package = type(load_game(name)).__module__.partition(".")[0]
    return f"tests.games.{name}.harness" if package == "elysium" else f"{package}_harness"


def declared(game: Game[Any]) -> Declared[Any]:
    return declarations()[game.name]


@cache
def all_games() -> tuple[Game[Any], ...]:
    return tuple(declared.game for declared in declarations().values())


every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
"""For a test that takes a game."""


def at_tables(count: int) -> Callable[[Callable[[Table], None]], Callable[..., None]]:
    """A test that takes a table runs for every game by itself, at so many tables of each; in a soak at many more."""

    def decorate(test: Callable[[Table], None]) -> Callable[..., None]:
        def at_tables_of(game: Game[Any], data: st.DataObject) -> None:
            test(data.draw(tables(game)))

        # Hypothesis finds its examples by name: every test has others.
        at_tables_of.__name__ = at_tables_of.__qualname__ = test.__name__
        at_tables_of.__doc__ = test.__doc__
        at_tables_of.__module__ = test.__module__
        return every_game(examples(count)(given(data=st.data())(at_tables_of)))  # type: ignore[no-any-return]

    return decorate


def all_setups(game: Game[Any]) -> list[Setup]:
    own = declared(game)
    sizes = own.sizes or game.players
    return [setup for players in sizes for options in own.variants if (setup := _setup(game, players, dict(options)))]


def _setup(game: Game[Any], players: int, options: dict[str, str]) -> Setup | None:
    """Not every variant is for every number of players."""
    try:
        return game.setup(players, options)
    except BadSetup:
        return None


def journey(game: Game[Any], state: State, rng: Random) -> Iterator[State]:
    """Stop before every decision of a game; of a long one, before each of a stretch somewhere in it."""
    depth = declared(game).depth
    if depth:
        quiet, state.quiet = state.quiet, True
        play_some(game, state, rng, int(rng.random() * depth))
        state.quiet = quiet
    left = STRETCH if depth else -1
    while state.asked and left:
        yield state
        left -= 1


def examples(count: int) -> settings:
    """So many examples in a test, and many times more in a soak."""
    return settings(max_examples=count * (SOAK_FACTOR if os.environ.get("ELYSIUM_PROFILE") == "soak" else 1))


def names_for(game_setup: Setup) -> list[str]:
    return [f"p{number}" for number in range(1, game_setup.players + 1)]


@st.composite
def tables(draw: st.DrawFn, game: Game[Any]) -> Table:
    """Any table of a game, and a seed for chance and choices."""
    setup = draw(st.sampled_from(all_setups(game)))
    own = declared(game).own_tables(setup.players)
    if own is not None and draw(st.booleans()):
        setup = game.setup(setup.players, draw(own))
    return game, setup, draw(st.integers(0, 2**32))


def start(game: Game[Any], setup: Setup, seed: int, *, quiet: bool = False) -> State:
    state: State = game.start(setup, seed.to_bytes(32, "little"), quiet=quiet)
    return state


def take_random(game: Game[Any], state: State, rng: Random) -> None:
    """One random decision of a random seat among those asked."""
    question = state.asked[int(rng.random() * len(state.asked))]
    options = game.book.options(state, question)
    game.book.take(state, question, options[int(rng.random() * len(options))])


def play_some(game: Game[Any], state: State, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.asked:
            return
        take_random(game, state, rng)


def canonical(game: Game[Any], state: State) -> bytes:
    return game.save(state)
