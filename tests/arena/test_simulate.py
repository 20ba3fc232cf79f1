"""Simulations: fair seats, exact sums, honest intervals."""

import pytest

from elysium.arena.simulate import Plan, simulate
from elysium.arena.statistics import wilson
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
