"""Whom a game favours: counts that add up, the same for any number of processes, and intervals around the share."""

from fractions import Fraction

import pytest

from elysium.arena import simulate
from elysium.arena.balance import ALL_TABLES, Balance, Standing, plan_balance, weigh
from elysium.arena.simulate import Tally
from elysium.arena.statistics import wilson
from elysium.engine.refusal import BadSetup, Refusal
from elysium.engine.registry import load_game

GAME = load_game("mascarade")


def played(counts: list[int], games: int, seed: int = 3, jobs: int = 1, bots: tuple[str, ...] = ("random",)) -> Balance:
    return weigh(plan_balance(GAME, counts, {}, bots, games, seed), jobs, lambda done: None)


@pytest.fixture(scope="module")
def balance() -> Balance:
    return played([4, 5, 7], 301)


def test_games_are_split_evenly_over_every_number_of_players() -> None:
    plans = plan_balance(GAME, [], {}, ["heuristic"], 100, 1)
    assert [plan.setup.players for plan in plans] == list(GAME.players)
    assert {plan.games for plan in plans} == {11, 12}
    numbers = [number for plan in plans for number in range(plan.first, plan.first + plan.games)]
    assert numbers == list(range(100)), "every game has luck of its own"


def test_a_number_of_players_that_is_named_twice_counts_once() -> None:
    assert [plan.setup.players for plan in plan_balance(GAME, [6, 4, 6], {}, ["random"], 10, 1)] == [4, 6]


def test_wins_add_up_for_every_factor_and_size_of_table(balance: Balance) -> None:
    assert balance.factors() == ["mask", "seat"]
    assert sum(size.games for size in balance.sizes) == balance.games == 301
    for factor in balance.factors():
        assert sum(one.wins for one in balance.of(factor)) == pytest.approx(301)
        assert sum(one.games for one in balance.of(factor)) == sum(size.games * size.players for size in balance.sizes)
        for size in balance.sizes:
            here = balance.of(factor, size.players)
            assert sum(one.wins for one in here) == pytest.approx(size.games)
            assert sum(one.games for one in here) == size.games * size.players


def test_a_share_is_compared_with_the_fair_one(balance: Balance) -> None:
    for one in balance.of("seat", 5):
        assert one.fair == pytest.approx(1 / 5)
        assert one.ratio == pytest.approx(5 * one.wins / one.games)
    for one in balance.standings:
        assert (one.low, one.high) == wilson(one.wins, one.games)
        assert one.ratio_low <= one.ratio <= one.ratio_high
        assert one.ratio_high * one.fair == pytest.approx(one.high)


def test_tables_of_all_sizes_are_taken_together_by_what_would_be_fair(balance: Balance) -> None:
    pooled = balance.of("seat", ALL_TABLES)
    assert [one.value for one in pooled] == ["1", "2", "3", "4", "5", "6", "7"]
    expected = sum(size.games / size.players for size in balance.sizes)
    assert pooled[0].ratio == pytest.approx(pooled[0].wins / expected)
    assert pooled[6].fair == pytest.approx(1 / 7)


def test_words_stand_from_the_strongest_down_and_numbers_in_order(balance: Balance) -> None:
    ratios = [one.ratio for one in balance.of("mask")]
    assert ratios == sorted(ratios, reverse=True)
    numbers = [int(one.value) for one in played([12], 30).of("seat")]
    assert numbers == list(range(1, 13))


def test_every_seat_counts_with_its_own_part_of_the_victory() -> None:
    tally = Tally()
    factors = [{"clan": "strong"}, {"clan": "weak"}, {"clan": "weak"}]
    tally.add_factors(factors, [Fraction(1, 2), Fraction(), Fraction(1, 2)])
    tally = tally.plus(tally)
    assert tally.factor_games == {("clan", "strong"): 2, ("clan", "weak"): 4}
    assert tally.factor_wins == {("clan", "strong"): 1, ("clan", "weak"): 1}


@pytest.mark.parametrize(
    ("ratio", "low", "high", "verdict"), [(1.2, 1.1, 1.3, "above"), (1.2, 0.9, 1.5, "even"), (0.7, 0.6, 0.9, "below")]
)
def test_a_verdict_needs_the_whole_interval(ratio: float, low: float, high: float, verdict: str) -> None:
    assert Standing("clan", "any", 4, 100, 30, 0.3, 0.2, 0.4, 0.25, ratio, low, high).verdict == verdict


@pytest.mark.parametrize("bots", [("random",), ("heuristic", "random")])
def test_the_same_seed_gives_the_same_numbers_on_one_core_and_on_two(bots: tuple[str, ...]) -> None:
    one, two = (played([5, 6], 24, jobs=jobs, bots=bots) for jobs in (1, 2))
    assert one.standings == two.standings
    assert one.sizes == two.sizes
    assert played([5, 6], 24, seed=4, bots=bots).standings != one.standings


def test_the_first_seat_is_the_one_that_begins() -> None:
    """Whichever chair that is: with the third chair first, chair and place differ."""
    opening = GAME.start(GAME.setup(5, {"first": "3"}), bytes(32))
    places = [GAME.statistics.factors(opening, opening, seat)["seat"] for seat in range(5)]
    assert places == ["4", "5", "1", "2", "3"]


def test_interrupting_keeps_what_is_done() -> None:
    heard: list[int] = []

    def interrupt(done: int) -> None:
        heard.append(done)
        if len(heard) == 4:
            raise KeyboardInterrupt

    plans = plan_balance(GAME, [5, 6], {}, ["heuristic", "random"], 600, 3)
    balance = weigh(plans, 1, interrupt)
    assert not balance.complete
    assert 0 < balance.games == sum(heard) < 600
    assert [size.games for size in balance.sizes] == [sum(heard) // 2] * 2, "the sizes take turns"
    assert sum(one.wins for one in balance.of("seat")) == pytest.approx(balance.games)


def test_games_that_do_not_end_are_given_up_and_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "PATIENCE", 60)
    balance = played([5], 20, bots=("heuristic", "random"))
    assert 0 < balance.given_up < 20
    assert balance.games == 20 - balance.given_up
    assert sum(one.wins for one in balance.of("seat")) == pytest.approx(balance.games)


def test_bad_plans_are_refused() -> None:
    with pytest.raises(BadSetup, match="wrong-player-count"):
        plan_balance(GAME, [4, 13], {}, ["random"], 100, 1)
    with pytest.raises(Refusal, match="too-few-games"):
        plan_balance(GAME, [4, 5, 6], {}, ["random"], 2, 1)


def test_decks_of_vtes_are_weighed_with_those_of_both_neighbours() -> None:
    """Preconstructed ones, drawn by lot unless others are named."""
    plans = plan_balance(load_game("vtes"), [5], {}, ["random"], 2, 1)
    balance = weigh(plans, 1, lambda done: None)
    assert balance.factors() == ["table-decks", "predator/table-decks", "prey/table-decks", "seat"]
    for factor in balance.factors():
        assert sum(one.games for one in balance.of(factor)) == 10
        assert sum(one.wins for one in balance.of(factor)) == pytest.approx(2)
    named = plan_balance(load_game("vtes"), [5], {"decks": "first-blood-ventrue"}, ["random"], 1, 1)
    assert named[0].setup.options["decks"] == ",".join(["first-blood-ventrue"] * 5)
