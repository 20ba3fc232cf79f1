"""Bots against bots: seats rotated, results with intervals, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, zip_longest
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any, NamedTuple

import msgspec

from elysium.arena.collector import collect_rarely
from elysium.arena.runtime import form_in_use, interpreter
from elysium.arena.statistics import mean_interval, wilson
from elysium.bots.bot import Bot, make_bot
from elysium.engine.chance import key_from_seed
from elysium.engine.game import Game
from elysium.engine.registry import load_game
from elysium.engine.setup import Setup
from elysium.engine.state import State

FAST_BATCH = 1_000
SLOW_BATCH = 2
MOST_DECISIONS = 1_000_000
"""A game that is longer than this will never end: that is a bug, and says so."""
PATIENCE = 20_000
"""Where many games count more than each, one that is longer is given up: bots can go round in circles."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated. The bots sit in the order given, one seat further each game."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    first: int = 0
    """The number of the first game; plans with other numbers have other luck."""
    by_factor: bool = False
    """Count the game's own factors too, which takes a little time, and give up games beyond all patience."""


class PlayedGame(NamedTuple):
    """A game from its first position to its last."""

    opening: State
    end: State
    decisions: int


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
    form: str = msgspec.field(default_factory=form_in_use)
    """Of the rules that were played: pure or compiled."""
    interpreter: str = msgspec.field(default_factory=interpreter)


class Tally(msgspec.Struct):
    """Raw counts that can be added up."""

    games: int = 0
    decisions: int = 0
    shared: int = 0
    """Games with more than one winner."""
    given_up: int = 0
    """Games that did not end; they count nowhere else."""
    bot_games: dict[str, int] = {}
    bot_wins: dict[str, Fraction] = {}
    seat_wins: dict[int, Fraction] = {}
    bot_points: dict[str, int] = {}
    bot_margins: dict[str, list[Fraction]] = {}
    """For each bot: at how many tables it met others, and by how much it was ahead, added up plainly and squared."""
    factor_games: dict[tuple[str, str], int] = {}
    """How often somebody sat down with this value of this factor."""
    factor_wins: dict[tuple[str, str], Fraction] = {}

    def plus(self, other: Tally) -> Tally:
        """Both together, as a new tally: whoever keeps it counts in one assignment, which no Ctrl-C can split."""
        margins = dict(self.bot_margins)
        for name, sums in other.bot_margins.items():
            mine = margins.get(name, [Fraction()] * 3)
            margins[name] = [one + more for one, more in zip(mine, sums, strict=True)]
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.shared + other.shared,
            self.given_up + other.given_up,
            _together(self.bot_games, other.bot_games),
            _together(self.bot_wins, other.bot_wins),
            _together(self.seat_wins, other.seat_wins),
            _together(self.bot_points, other.bot_points),
            margins,
            _together(self.factor_games, other.factor_games),
            _together(self.factor_wins, other.factor_wins),
        )

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

    def add_factors(self, factors: Sequence[dict[str, str]], parts: Sequence[Fraction]) -> None:
        """The factors of each seat in one game, and its part of the victory."""
        for own, part in zip(factors, parts, strict=True):
            _add_up(self.factor_games, dict.fromkeys(own.items(), 1))
            _add_up(self.factor_wins, dict.fromkeys(own.items(), part))


def _add_up[K, N: (int, Fraction)](into: dict[K, N], more: dict[K, N]) -> None:
    for key, number in more.items():
        into[key] = into[key] + number if key in into else number


def _together[K, N: (int, Fraction)](one: dict[K, N], more: dict[K, N]) -> dict[K, N]:
    sums = dict(one)
    _add_up(sums, more)
    return sums


def simulate(plan: Plan, jobs: int, advance: Callable[[int], None]) -> Simulation:
    """Play all games; `advance` hears of finished ones. Ctrl-C stops early and keeps what is done."""
    start = time.perf_counter()
    tally = Tally()
    complete = True
    try:
        for _, part in tallies([plan], jobs):
            tally = tally.plus(part)
            advance(part.games)
    except KeyboardInterrupt:
        complete = False
    return _summary(plan, tally, time.perf_counter() - start, complete)


def tallies(plans: Sequence[Plan], jobs: int) -> Iterator[tuple[int, Tally]]:
    """What comes of the plans, piece by piece, each with the number of its plan; the plans take turns."""
    rounds = zip_longest(*(_batches(number, plan, jobs) for number, plan in enumerate(plans)))
    batches = (batch for batch in chain.from_iterable(rounds) if batch)
    if jobs == 1:
        yield from map(_play_batch, batches)
        return
    with _pool(jobs) as pool:
        yield from pool.imap_unordered(_play_batch, batches)


type Batch = tuple[int, Plan, range]


def _batches(number: int, plan: Plan, jobs: int) -> Iterator[Batch]:
    """Batches are small, so that little is lost when somebody stops the run."""
    most = FAST_BATCH if set(plan.bots) == {"random"} else SLOW_BATCH
    size = max(1, min(most, plan.games // jobs))
    end = plan.first + plan.games
    for first in range(plan.first, end, size):
        yield number, plan, range(first, min(first + size, end))


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one: a signal that is ignored here stays ignored in what is started."""
    before = signal(SIGINT, SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal(SIGINT, before)


def _play_batch(batch: Batch) -> tuple[int, Tally]:
    number, plan, games = batch
    collect_rarely()
    return number, play_games(plan, games)


def play_games(plan: Plan, numbers: Iterable[int]) -> Tally:
    game = load_game(plan.setup.game)
    bots = {spec: make_bot(spec, game) for spec in plan.bots}
    seats = range(plan.setup.players)
    most = PATIENCE if plan.by_factor else MOST_DECISIONS
    tally = Tally()
    for number in numbers:
        seated = [plan.bots[(seat + number) % len(plan.bots)] for seat in seats]
        sitting = [bots[spec] for spec in seated]
        opening, end, decisions = play_game(game, plan.setup, sitting, plan.seed, number, most)
        if not end.over:
            if not plan.by_factor:
                raise RuntimeError(f"{game.name}: game {number} of seed {plan.seed} does not end")
            tally.given_up += 1
            continue
        best = max(end.outcome)
        winners = [seat for seat in seats if end.outcome[seat] == best]
        part = Fraction(1, len(winners))
        tally.games += 1
        tally.decisions += decisions
        tally.shared += len(winners) > 1
        if game.statistics.counts_points:
            tally.add_points(seated, end.outcome)
        if plan.by_factor:
            parts = [part if seat in winners else Fraction() for seat in seats]
            tally.add_factors([game.statistics.factors(opening, end, seat) for seat in seats], parts)
        for spec in seated:
            tally.bot_games[spec] = tally.bot_games.get(spec, 0) + 1
        for seat in winners:
            spec = seated[seat]
            tally.bot_wins[spec] = tally.bot_wins.get(spec, Fraction()) + part
            tally.seat_wins[seat] = tally.seat_wins.get(seat, Fraction()) + part
    return tally


def play_game(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: int, number: int, most: int) -> PlayedGame:
    """One game, to its end or to the most decisions; its chance and each bot's thoughts have streams of their own."""
    state = game.start(setup, key_from_seed(f"{seed}/{number}".encode()), quiet=True)
    opening = state.clone()
    if all(bot.name == "random" for bot in bots):
        decisions = game.book.play_out(state, Random(f"{seed}/{number}/random").random)
        return PlayedGame(opening, state, decisions)
    rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(setup.players)]
    decisions = 0
    while state.asked and decisions < most:
        question = state.asked[0]
        seat = question[0]
        view = game.observe(state, seat)
        game.book.take(state, question, bots[seat].choose(view, rngs[seat]))
        decisions += 1
    return PlayedGame(opening, state, decisions)


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
