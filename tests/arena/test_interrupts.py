"""Ctrl-C at every single instruction of counting: whole games are counted or none, never a part of one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import CodeType, TracebackType

import pytest

from elysium.arena import balance, simulate
from elysium.engine.registry import load_game

GAME = load_game("vendetta")
"""Its games count points and factors, so that everything a tally holds is filled."""
COUNTING = (
    simulate.simulate,
    simulate.Tally.plus,
    simulate._together,
    simulate._add_up,
    balance.weigh,
)
"""Where an interrupt can come between the first game and the last."""
TOOL = 4
"""A number for this tool that neither debuggers, profilers nor coverage use."""


class Interrupt:
    """Within it, the instruction of this number in the code that counts is interrupted before it is carried out."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __enter__(self) -> Interrupt:
        sys.monitoring.use_tool_id(TOOL, "interrupt")
        sys.monitoring.register_callback(TOOL, sys.monitoring.events.INSTRUCTION, self._instruction)
        for function in COUNTING:
            sys.monitoring.set_local_events(TOOL, function.__code__, sys.monitoring.events.INSTRUCTION)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for function in COUNTING:
            sys.monitoring.set_local_events(TOOL, function.__code__, 0)
        sys.monitoring.free_tool_id(TOOL)

    def _instruction(self, code: CodeType, offset: int) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def everywhere[R](run: Callable[[], R]) -> Iterator[R]:
    """What is left after each interrupt that stops the run; the others come before counting or after it."""
    for number in range(1, 100_000):
        try:
            with Interrupt(number) as interrupt:
                result = run()
        except KeyboardInterrupt:
            continue
        if interrupt.left > 0:
            return
        yield result


@pytest.fixture
def plan(monkeypatch: pytest.MonkeyPatch) -> simulate.Plan:
    """Eight games in batches of two, played once and then only counted."""
    plan = simulate.Plan(GAME.setup(3), ("heuristic", "random"), 8, 3, by_factor=True)
    played = list(simulate.tallies([plan], 1))
    for module in (simulate, balance):
        monkeypatch.setattr(module, "tallies", lambda plans, jobs: iter(played))
    return plan


def test_a_simulation_counts_whole_games(plan: simulate.Plan) -> None:
    games = set()
    for result in everywhere(lambda: simulate.simulate(plan, 1, lambda done: None)):
        assert not result.complete
        bots, seats = result.results.bots, result.results.seats
        assert sum(share.games for share in bots) == result.games * 3
        assert sum(share.wins for share in bots) == pytest.approx(result.games)
        assert sum(share.wins for share in seats) == pytest.approx(result.games)
        games.add((result.games, result.decisions, *(round(share.points * share.games) for share in bots)))
    assert sorted(count for count, *_ in games) == [0, 2, 4, 6, 8], "nothing else agrees about any of them"


def test_a_balance_counts_whole_games(plan: simulate.Plan) -> None:
    games = set()
    for result in everywhere(lambda: balance.weigh([plan], 1, lambda done: None)):
        assert not result.complete
        for factor in result.factors():
            assert sum(one.games for one in result.of(factor)) == result.games * 3
            assert sum(one.wins for one in result.of(factor)) == pytest.approx(result.games)
        games.add((result.games, result.decisions))
    assert sorted(count for count, _ in games) == [0, 2, 4, 6, 8]
