"""Simulations: fair seats, exact sums, honest intervals."""

import pytest

from elysium.arena.simulate import Plan, Tally, simulate
from elysium.arena.statistics import mean_interval, wilson
from elysium.engine.registry import load_game

GAME = load_game("mascarade")


def test_every_bot_sits_in_every_seat_equally_often_and_wins_add_up() -> None:
    plan = Plan(GAME.setup(6), ("heuristic", "random"), 60, 3)
    heard: list[int] = []
    simulation = simulate(plan, 1, heard.append)
    bots = {share.name: share for share in simulation.results.bots}
    assert bots["heuristic"].games == bots["random"].games == 180
    assert sum(share.wins for share in simulation.results.bots) == pytest.approx(60)
    assert sum(share.wins for share in simulation.results.seats) == pytest.approx(60)
    assert sum(heard) == simulation.games == 60
    assert simulation.complete


def test_interrupting_keeps_what_is_done() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    simulation = simulate(Plan(GAME.setup(6), ("heuristic",), 60, 3), 1, interrupt)
    assert not simulation.complete
    assert 0 < simulation.games < 60
    assert sum(share.wins for share in simulation.results.seats) == pytest.approx(simulation.games)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1)]
)
def test_wilson_intervals_are_those_of_the_textbook(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_points_are_compared_at_the_same_table() -> None:
    """Two tables: ahead by three points in the mean at the first, level at the second."""
    tally = Tally()
    tally.add_points(("good", "bad", "bad"), (3, 0, 0))
    later = Tally()
    later.add_points(("bad", "good", "bad"), (1, 1, 1))
    tally = tally.plus(later)
    assert tally.bot_points == {"good": 4, "bad": 2}
    assert tally.bot_margins["good"] == [2, 3, 9]
    assert tally.bot_margins["bad"] == [2, -3, 9]


def test_whoever_sits_alone_at_a_table_is_ahead_of_nobody() -> None:
    tally = Tally()
    tally.add_points(("good", "good"), (2, 0))
    assert tally.bot_points == {"good": 2}
    assert not tally.bot_margins


def test_the_interval_of_a_mean_is_that_of_the_textbook() -> None:
    assert mean_interval(0, 0, 0) == (0, 0, 0)
    assert mean_interval(4, 10, 30) == pytest.approx((2.5, 1.2349, 3.7651), abs=1e-4)


def test_a_game_without_points_has_no_margins() -> None:
    shares = simulate(Plan(GAME.setup(6), ("heuristic", "random"), 4, 3), 1, lambda done: None).results.bots
    assert all(share.points == share.margin == 0 for share in shares)
