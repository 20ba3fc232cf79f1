"""Bots against bots: seats rotated, results with intervals, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import msgspec

from elysium.arena.statistics import mean_interval, wilson
from elysium.bots.bot import Bot, make_bot
from elysium.engine.chance import key_from_seed
from elysium.engine.game import Game, Setup
from elysium.engine.registry import load_game

FAST_BATCH = 1_000
SLOW_BATCH = 2
MOST_DECISIONS = 1_000_000
"""A game that is longer than this will never end: that is a bug, and says so."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated. The bots sit in the order given, one seat further each game."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int


class Share(msgspec.Struct):
    """Wins of one bot or seat: a shared victory counts as a part of one."""

    name: str
    games: int = 0
    wins: float = 0.0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    points: float = 0.0
    """Points for each game and seat, where a game counts points; otherwise 0."""
    margin: float = 0.0
    """How many more points than the others at the same table, with the 95 % interval."""
    margin_low: float = 0.0
    margin_high: float = 0.0

    def settle(self) -> None:
        self.share = self.wins / self.games if self.games else 0.0
        self.low, self.high = wilson(self.wins, self.games)


class Results(msgspec.Struct):
    bots: list[Share]
    seats: list[Share]


class Simulation(msgspec.Struct):
    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    results: Results
    complete: bool = True


class Tally(msgspec.Struct):
    """Raw counts that can be added up."""

    games: int = 0
    decisions: int = 0
    bot_games: dict[str, int] = {}
    bot_wins: dict[str, Fraction] = {}
    seat_wins: dict[int, Fraction] = {}
    bot_points: dict[str, int] = {}
    bot_margins: dict[str, list[Fraction]] = {}
    """For each bot: at how many tables it met others, and by how much it was ahead, added up plainly and squared."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name, count in other.bot_games.items():
            self.bot_games[name] = self.bot_games.get(name, 0) + count
        for name, wins in other.bot_wins.items():
            self.bot_wins[name] = self.bot_wins.get(name, Fraction()) + wins
        for seat, wins in other.seat_wins.items():
            self.seat_wins[seat] = self.seat_wins.get(seat, Fraction()) + wins
        for name, points in other.bot_points.items():
            self.bot_points[name] = self.bot_points.get(name, 0) + points
        for name, sums in other.bot_margins.items():
            mine = self.bot_margins.setdefault(name, [Fraction()] * 3)
            self.bot_margins[name] = [one + more for one, more in zip(mine, sums, strict=True)]

    def add_points(self, seated: Sequence[str], outcome: Sequence[int]) -> None:
        """Points of one game: what each bot got, and how much more in the mean than the others at the table."""
        for spec in set(seated):
            own = [points for bot, points in zip(seated, outcome, strict=True) if bot == spec]
            self.bot_points[spec] = self.bot_points.get(spec, 0) + sum(own)
            others = len(outcome) - len(own)
            if others:
                margin = Fraction(sum(own), len(own)) - Fraction(sum(outcome) - sum(own), others)
                tables, total, squares = self.bot_margins.get(spec, [Fraction()] * 3)
                self.bot_margins[spec] = [tables + 1, total + margin, squares + margin * margin]


def simulate(plan: Plan, jobs: int, advance: Callable[[int], None]) -> Simulation:
    """Play all games; `advance` hears of finished ones. Ctrl-C stops early and keeps what is done."""
    start = time.perf_counter()
    tally = Tally()
    complete = True
    try:
        for part in _parts(plan, jobs):
            tally.add(part)
            advance(part.games)
    except KeyboardInterrupt:
        complete = False
    return _summary(plan, tally, time.perf_counter() - start, complete)


def _parts(plan: Plan, jobs: int) -> Iterable[Tally]:
    """Batches are small, so that little is lost when somebody stops the run."""
    most = FAST_BATCH if set(plan.bots) == {"random"} else SLOW_BATCH
    size = max(1, min(most, plan.games // jobs))
    batches = ((plan, range(first, min(first + size, plan.games))) for first in range(0, plan.games, size))
    if jobs == 1:
        for _, batch in batches:
            yield play_games(plan, batch)
        return
    with _pool(jobs) as pool:
        yield from pool.imap_unordered(_play_batch, batches)


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one: a signal that is ignored here stays ignored in what is started."""
    before = signal(SIGINT, SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal(SIGINT, before)


def _play_batch(batch: tuple[Plan, range]) -> Tally:
    return play_games(*batch)


def play_games(plan: Plan, numbers: Iterable[int]) -> Tally:
    game = load_game(plan.setup.game)
    bots = {spec: make_bot(spec, game) for spec in plan.bots}
    tally = Tally()
    for number in numbers:
        seated = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.setup.players)]
        outcome, decisions = play_game(game, plan.setup, [bots[spec] for spec in seated], plan.seed, number)
        winners = [seat for seat, score in enumerate(outcome) if score == max(outcome)]
        tally.games += 1
        tally.decisions += decisions
        if game.counts_points:
            tally.add_points(seated, outcome)
        for spec in seated:
            tally.bot_games[spec] = tally.bot_games.get(spec, 0) + 1
        for seat in winners:
            spec = seated[seat]
            tally.bot_wins[spec] = tally.bot_wins.get(spec, Fraction()) + Fraction(1, len(winners))
            tally.seat_wins[seat] = tally.seat_wins.get(seat, Fraction()) + Fraction(1, len(winners))
    return tally


def play_game(
    game: Game[Any, Any], setup: Setup, bots: Sequence[Bot], seed: int, number: int
) -> tuple[tuple[int, ...], int]:
    """One game; its chance and each bot's thoughts come from streams of their own."""
    state = game.start(setup, key_from_seed(f"{seed}/{number}".encode()), quiet=True)
    if all(bot.name == "random" for bot in bots):
        decisions = game.book.play_out(state, Random(f"{seed}/{number}/random").random)
        return state.outcome, decisions
    rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(setup.players)]
    decisions = 0
    while state.asked:
        question = state.asked[0]
        seat = question[0]
        view = game.observe(state, seat)
        game.book.take(state, question, bots[seat].choose(view, rngs[seat]))
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"{game.name}: game {number} of seed {seed} does not end")
    return state.outcome, decisions


def _summary(plan: Plan, tally: Tally, seconds: float, complete: bool) -> Simulation:
    bots = [
        Share(spec, tally.bot_games.get(spec, 0), float(tally.bot_wins.get(spec, 0)))
        for spec in dict.fromkeys(plan.bots)
    ]
    seats = [
        Share(str(seat + 1), tally.games, float(tally.seat_wins.get(seat, 0))) for seat in range(plan.setup.players)
    ]
    for share in (*bots, *seats):
        share.settle()
    for share in bots:
        share.points = tally.bot_points.get(share.name, 0) / share.games if share.games else 0.0
        tables, total, squares = tally.bot_margins.get(share.name, (0, 0, 0))
        share.margin, share.margin_low, share.margin_high = mean_interval(int(tables), float(total), float(squares))
    rate = tally.decisions / seconds if seconds else 0.0
    return Simulation(
        plan.setup.game,
        plan.setup.players,
        tally.games,
        tally.decisions,
        seconds,
        rate,
        Results(bots, seats),
        complete,
    )
