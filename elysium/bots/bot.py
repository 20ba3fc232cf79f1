"""What a bot is, and how one is called by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from elysium.engine.game import Game
from elysium.engine.observation import Observation
from elysium.engine.parts import any_option
from elysium.engine.refusal import UnknownName
from elysium.engine.state import Option

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3_600.0
LEAST_SECONDS = 0.001
ITERATIONS = re.compile(r"0|[1-9][0-9]*")
SECONDS = re.compile(r"(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,3})?s")
DEFAULT_ITERATIONS = 400


class ProgressCallback(Protocol):
    def __call__(self, done: float, best: Option) -> bool:
        """Told now and then how far a bot has come (0 to 1); returning False stops it where it is."""


class Bot(Protocol):
    name: str

    def choose(self, view: Observation, rng: Random, progress: ProgressCallback | None = None) -> Option:
        """One of `view.options`."""


class Budget(NamedTuple):
    """How long a bot may think: until either is spent."""

    iterations: int
    seconds: float

    @property
    def is_time(self) -> bool:
        """Meant in seconds, not in iterations."""
        return self.iterations == MOST_ITERATIONS


def budget_of(spec: str) -> Budget | None:
    """None for a bot that needs no thinking time; a refusal if there is no such bot."""
    name, colon, budget = spec.partition(":")
    if name not in MAKERS:
        raise UnknownName("unknown-bot", name=spec, known=", ".join([*MAKERS, "search:400", "search:2s"]))
    if name in THINKERS:
        return _parse_budget(spec, budget if colon else str(DEFAULT_ITERATIONS))
    if colon:
        raise UnknownName("bot-takes-no-budget", name=name)
    return None


def make_bot(spec: str, game: Game[Any]) -> Bot:
    """`random`, `heuristic`, `search:400` (iterations) or `search:2s` (seconds)."""
    budget = budget_of(spec)
    return MAKERS[spec.partition(":")[0]](spec, game, budget or Budget(0, 0.0))


class _Simple:
    """A bot that needs no thinking time."""

    def __init__(self, name: str, choose: Callable[[Any, Random], Option]) -> None:
        self.name = name
        self._choose = choose

    def choose(self, view: Observation, rng: Random, progress: ProgressCallback | None = None) -> Option:
        return self._choose(view, rng)


def _parse_budget(spec: str, text: str) -> Budget:
    """Only what can be written in one way, so that equal bots have equal names."""
    if SECONDS.fullmatch(text):
        seconds = float(text[:-1])
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise UnknownName("absurd-budget", name=spec, least=f"{LEAST_SECONDS}s", most=f"{MOST_SECONDS:.0f}s")
        return Budget(MOST_ITERATIONS, seconds)
    if not ITERATIONS.fullmatch(text):
        raise UnknownName("bad-budget", name=spec)
    if len(text) > len(str(MOST_ITERATIONS)) or not 1 <= int(text) <= MOST_ITERATIONS:
        raise UnknownName("absurd-budget", name=spec, least="1", most=str(MOST_ITERATIONS))
    return Budget(int(text), MOST_SECONDS)


def _random(spec: str, _game: Game[Any], _budget: Budget) -> Bot:
    return _Simple(spec, any_option)


def _heuristic(spec: str, game: Game[Any], _budget: Budget) -> Bot:
    return _Simple(spec, game.mind.advise)


def _search(spec: str, game: Game[Any], budget: Budget) -> Bot:
    from elysium.bots.search import SearchBot

    return SearchBot(spec, game, *budget)


MAKERS: Final[dict[str, Callable[[str, Game[Any], Budget], Bot]]] = {
    "random": _random,
    "heuristic": _heuristic,
    "search": _search,
}
"""All bots there are, by name."""
THINKERS: Final = ("search",)
"""Those that think as long as they are told to."""
