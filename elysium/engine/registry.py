"""The games there are: every package may add one through the entry point group `elysium.games`."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from elysium.engine.game import Game
from elysium.engine.refusal import UnknownName

GROUP = "elysium.games"


@cache
def installed() -> dict[str, EntryPoint]:
    """Each process looks once: reading what every installed package says of itself takes as long as a short game."""
    return {entry.name: entry for entry in reversed(tuple(entry_points(group=GROUP)))}


def game_names() -> list[str]:
    return sorted(installed())


@cache
def load_game(name: str) -> Game[Any]:
    entry = installed().get(name)
    if entry is None:
        raise UnknownName("unknown-game", name=name, known=", ".join(game_names()))
    try:
        with _nothing_collected():
            game = entry.load()
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise UnknownName("game-does-not-load", name=name, detail=detail) from error
    if not isinstance(game, Game):
        raise UnknownName("not-a-game", name=name)
    return game


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """What is imported stays: looking for garbage in it takes a third of the time that a large game needs to load."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def working_games() -> Iterator[Game[Any]]:
    """All games that load: a broken package does not stand in the way of the others."""
    for name in game_names():
        try:
            yield load_game(name)
        except UnknownName:
            continue
