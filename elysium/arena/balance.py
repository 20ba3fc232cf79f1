"""Whom a game favours: how often each value of each factor wins, beside the share that would be fair."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from elysium.arena.runtime import form_in_use, interpreter
from elysium.arena.simulate import Plan, Tally, tallies
from elysium.arena.statistics import wilson
from elysium.engine.game import Game
from elysium.engine.refusal import Refusal

ALL_TABLES = 0
"""Stands for the number of players where tables of every size are taken together."""


class Standing(msgspec.Struct, frozen=True):
    """How one value of a factor did, at tables of one size or at all of them."""

    factor: str
    value: str
    players: int
    games: int
    wins: float
    """A shared victory counts as a part of one."""
    share: float
    low: float
    high: float
    fair: float
    """What the share would be if everybody at a table were equally likely to win."""
    ratio: float
    """The share as a multiple of the fair one, so that tables of different sizes compare."""
    ratio_low: float
    ratio_high: float

    @property
    def verdict(self) -> Literal["above", "below", "even"]:
        """Whether the whole interval lies on one side of the fair share."""
        return "above" if self.ratio_low > 1 else "below" if self.ratio_high < 1 else "even"


class TableSize(msgspec.Struct, frozen=True):
    """What games with so many players are like."""

    players: int
    games: int
    decisions: int
    shared: int
    """Games with more than one winner."""
    given_up: int
    """Games that did not end within all patience, and count nowhere."""


class Balance(msgspec.Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    seconds: float
    sizes: list[TableSize]
    standings: list[Standing]
    """By factor, then tables of all sizes before those of one; numbers in order, words from the strongest down."""
    complete: bool = True
    form: str = msgspec.field(default_factory=form_in_use)
    """Of the rules that were played: pure or compiled."""
    interpreter: str = msgspec.field(default_factory=interpreter)

    @property
    def given_up(self) -> int:
        return sum(size.given_up for size in self.sizes)

    def factors(self) -> list[str]:
        return list(dict.fromkeys(standing.factor for standing in self.standings))

    def of(self, factor: str, players: int = ALL_TABLES) -> list[Standing]:
        return [one for one in self.standings if one.factor == factor and one.players == players]


def plan_balance(
    game: Game[Any],
    counts: Sequence[int],
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
) -> list[Plan]:
    """One plan for each number of players (all that the game allows if none is named), with even parts of the games."""
    sizes = sorted(set(counts)) or list(game.players)
    setups = [game.setup(players, {**game.statistics.balanced, **options}) for players in sizes]
    if games < len(setups):
        raise Refusal("too-few-games", games=games, least=len(setups))
    ends = [games * number // len(setups) for number in range(len(setups) + 1)]
    return [
        Plan(setup, tuple(bots), end - first, seed, first, by_factor=True)
        for setup, first, end in zip(setups, ends, ends[1:], strict=False)
    ]


def weigh(plans: Sequence[Plan], jobs: int, advance: Callable[[int], None]) -> Balance:
    """Play all games; `advance` hears of finished ones. Ctrl-C stops early and keeps what is done."""
    start = time.perf_counter()
    sums = [Tally() for _ in plans]
    complete = True
    try:
        for number, part in tallies(plans, jobs):
            sums[number] = sums[number].plus(part)
            advance(part.games + part.given_up)
    except KeyboardInterrupt:
        complete = False
    sizes = [plan.setup.players for plan in plans]
    return Balance(
        plans[0].setup.game,
        plans[0].bots,
        plans[0].seed,
        sum(tally.games for tally in sums),
        sum(tally.decisions for tally in sums),
        time.perf_counter() - start,
        [TableSize(size, it.games, it.decisions, it.shared, it.given_up) for size, it in zip(sizes, sums, strict=True)],
        list(_standings(dict(zip(sizes, sums, strict=True)))),
        complete,
    )


def _standings(tables: Mapping[int, Tally]) -> Iterator[Standing]:
    seen = dict.fromkeys(key for tally in tables.values() for key in tally.factor_games)
    pooled = {key: _standing(key, ALL_TABLES, tables) for key in seen}
    for factor in dict.fromkeys(factor for factor, _ in seen):
        own = sorted((one for one in pooled.values() if one.factor == factor), key=_place)
        yield from own
        for players, tally in tables.items():
            here = [(factor, one.value) for one in own if (factor, one.value) in tally.factor_games]
            yield from (_standing(key, players, {players: tally}) for key in here)


def _place(standing: Standing) -> tuple[int, float, str]:
    value = standing.value
    return (int(value), 0.0, "") if value.isdecimal() else (0, -standing.ratio, value)


def _standing(key: tuple[str, str], players: int, tables: Mapping[int, Tally]) -> Standing:
    """Wilson's interval of the share, and both as multiples of the mean fair share of these games."""
    games = sum(tally.factor_games.get(key, 0) for tally in tables.values())
    wins = float(sum(tally.factor_wins.get(key, 0) for tally in tables.values()))
    fair = sum(tally.factor_games.get(key, 0) / size for size, tally in tables.items()) / games
    share = wins / games
    low, high = wilson(wins, games)
    return Standing(*key, players, games, wins, share, low, high, fair, share / fair, low / fair, high / fair)
