"""Non-interference in time: worlds that a viewer cannot tell apart show a bot's choice at the same moments.

Thoughts are real searches, but the clock is not: they take the time that their iterations would take, so that the
machine has no part in it. Every pair is of two worlds that are one to somebody else at the table, in which the seat
asked has not the same number of plausible options; such thoughts end at different times. All that may be seen of them
in time, the moment of the choice and every report of progress, must be equal pair by pair, over a whole line of
choices by the same children, so that what one thought took may not tell on a later one either.

With PAIRS of them a difference that shows in one such pair of twenty is noticed with a probability of 1 - 0.95 ** 60,
95 %; one that shows in one of eight with 99.9 %. What was once shown as soon as it was done showed in most: see below.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from elysium.bots.bot import make_bot
from elysium.bots.search import SearchBot
from elysium.engine.audience import viewers
from elysium.engine.game import Game
from elysium.engine.observation import Observation
from elysium.engine.registry import load_game, working_games
from elysium.engine.state import Option
from elysium.server import driver as driving
from elysium.server.driver import Driver, PendingChoice
from elysium.server.live import Due
from elysium.server.metrics import Metrics
from elysium.server.room import Room
from elysium.server.storage import open_store
from elysium.server.thinking import thinkers as pool
from elysium.server.thinking.strengths import STRENGTHS, fixed_seconds, iterations_of
from elysium.server.thinking.thinkers import Thinkers
from tests.harness.tables import all_setups, play_some, start
from tests.server.instant import InstantLoop
from tests.server.test_driver import tell_nobody
from tests.server.thinking.by_the_clock import GLANCE, ITERATION, ChildByTheClock

PAIRS = 60
PACE = 0.8
EFFORT = 30
"""Iterations of a search, standing for all that its bot would make."""
A_LOOK = 0.015
"""Seconds that a hurried bot needs for each option that it compares, before it can answer."""
DEEPEST = {"mascarade": 20, "vtes": 250}
STRETCH = 60
BOTS = [*STRENGTHS, "search:1500"]


class Pair(NamedTuple):
    """What a seat sees in two worlds that somebody else cannot tell apart."""

    one: Observation
    other: Observation


def plausible(game: Game[Any], view: Observation) -> int:
    return 1 if len(view.options) == 1 else len(game.mind.plausible(view, Random(0)))


@cache
def pairs_in(name: str) -> Sequence[Pair]:
    game = load_game(name)
    found: list[Pair] = []
    rng = Random(0)
    while len(found) < PAIRS:
        setup = rng.choice(all_setups(game))
        state = start(game, setup, rng.randrange(2**32))
        state.quiet = True
        play_some(game, state, rng, rng.randrange(DEEPEST.get(name, 20)))
        for _ in range(STRETCH):
            if not state.asked or len(found) == PAIRS:
                break
            question = rng.choice(state.asked)
            seat = question[0]
            viewer = rng.choice([viewer for viewer in viewers(setup.players) if viewer != seat])
            world = game.sample_world(game.observe(state, viewer), rng)
            pair = Pair(game.observe(state, seat), game.observe(world, seat))
            # In Mascarade what may be chosen is no secret: any two worlds will do.
            if name == "mascarade" or len({plausible(game, view) for view in pair}) == 2:
                found.append(pair)
            game.book.take(state, question, rng.choice(game.book.options(state, question)))
    return found


@cache
def search(name: str, view: bytes) -> tuple[Option, float]:
    """What a search comes to, and how much of its budget it needs."""
    bot = SearchBot("search", load_game(name), EFFORT, float("inf"))
    option = bot.choose(pickle.loads(view), Random(0))
    return option, bot.iterations_done / EFFORT


class RealThoughts(ChildByTheClock):
    """Answers what the bot would, when the bot would."""

    async def think(self, game: str, bot: str, view: bytes, *_: object) -> Option:
        self._hurried.clear()
        if not (whole := fixed_seconds(bot) or iterations_of(bot) * ITERATION):
            await asyncio.sleep(GLANCE)
            return make_bot(bot, load_game(game)).choose(pickle.loads(view), Random(0))
        option, spent = search(game, view)
        await asyncio.wait([asyncio.create_task(self._hurried.wait())], timeout=GLANCE + spent * whole)
        if spent and self._hurried.is_set():
            await asyncio.sleep(A_LOOK * plausible(load_game(game), pickle.loads(view)))
        return option


def seen(
    monkeypatch: pytest.MonkeyPatch, folder: Path, game: Game[Any], bot: str, views: Sequence[Observation], hurry: bool
) -> list[list[Any]]:
    """All moments at which others see something of a line of choices, and whether they see a pass."""

    async def scene() -> list[list[Any]]:
        loop = asyncio.get_running_loop()
        for module in (driving, pool):
            monkeypatch.setattr(module, "monotonic", loop.time)
        monkeypatch.setattr(pool, "ThinkingProcess", RealThoughts)
        room = Room(open_store(f"sqlite:///{folder}/never-opened.db"), Metrics(), tell_nobody)
        thinkers = Thinkers(1)
        await thinkers.start()
        driver = Driver(room, thinkers, PACE, "worker")
        rng = Random(1)
        lines = []
        for view in views:
            begun, line = loop.time(), list[Any]()

            async def told(*about: Any, begun: float = begun, line: list[Any] = line) -> None:
                line.append((round(loop.time() - begun, 6), *about))

            monkeypatch.setattr(room, "thinking", told)
            passing = game.manners.passing(view.options)
            pending = PendingChoice(game.name, Due(0, "bot", 0), bot, view, passing, frozenset(), True)
            steps, before = rng.randrange(1, 6), rng.choice((0.006, rng.uniform(0.0, PACE)))
            pressed = loop.call_later(PACE * steps - before, driver.hurry, "table", 0) if hurry else None
            option, by = await driver._option("table", pending)
            await told(by, option == passing)
            if pressed is not None:
                pressed.cancel()
            lines.append(line)
        await thinkers.stop()
        return lines

    with asyncio.Runner(loop_factory=InstantLoop) as runner:
        return runner.run(scene())


def differences(monkeypatch: pytest.MonkeyPatch, folder: Path, game: Game[Any], bot: str, hurry: bool) -> int:
    """In how many pairs somebody sees a difference, other than that one choice is a pass and the other is not."""
    one, other = (
        seen(monkeypatch, folder, game, bot, [pair[world] for pair in pairs_in(game.name)], hurry) for world in (0, 1)
    )
    return sum(
        [moment for moment, *_ in line] != [moment for moment, *_ in another]
        for line, another in zip(one, other, strict=True)
        if iterations_of(bot) or fixed_seconds(bot) or line[-1][-1] == another[-1][-1]
    )


@pytest.mark.parametrize("hurry", [False, True], ids=["in its own time", "hurried"])
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", list(working_games()), ids=lambda game: game.name)
def test_worlds_that_look_alike_take_alike(
    game: Game[Any], bot: str, hurry: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert differences(monkeypatch, tmp_path, game, bot, hurry) == 0


def when_it_is_done(asked_at: float, finished_at: float, _: float, pace: float, hurried_at: float = 0.0) -> float:
    """With the next whole step, as choices of bots that count their iterations, or were hurried, used to be shown."""
    return asked_at + pace * max(1, ceil((finished_at - asked_at) / pace))


@pytest.mark.parametrize(("bot", "hurry"), [("search:400", False), ("search:400", True), ("search:2s", True)])
@pytest.mark.parametrize("game", ["rivals", "vendetta", "vtes"])
def test_a_choice_that_is_shown_when_it_is_done_would_be_noticed(
    game: str, bot: str, hurry: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above can fail, and does so for either of the ways in which moments once told something."""
    monkeypatch.setattr(driving, "shown_after", when_it_is_done)
    if not hurry:
        rest: Callable[..., Any] = lambda *_: asyncio.sleep(0)  # noqa: E731
        monkeypatch.setattr(pool._Job, "rest", rest)
    assert differences(monkeypatch, tmp_path, load_game(game), bot, hurry) >= PAIRS / 20
