"""Many bots and few children: nobody has to wait for those who like to think long."""

import asyncio
import sys

import pytest

from elysium.engine.observation import Observation
from elysium.server.settings import VARIABLE
from elysium.server.thinking.process import ThinkingProcess
from elysium.server.thinking.thinkers import Thinkers
from tests.server.thinking.by_the_clock import THOUGHT, run_by_the_clock
from tests.server.thinking.tables import a_forced_view, a_view
from tests.server.thinking.test_thinkers import ENDLESS, run, thinking, until

AT_ONCE = 0.01


def test_who_has_thought_for_a_fair_share_gives_way_to_those_who_wait() -> None:
    async def test() -> None:
        async with thinking(1, fair_share=AT_ONCE) as thinkers:
            view = a_view("mascarade")
            greedy = [asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=table)) for table in range(6)]
            await until(lambda: thinkers.busy == 1)
            assert await thinkers.choose("mascarade", "search:10", view) in view.options
            await until(lambda: sum(thought.done() for thought in greedy) == 5)
            assert thinkers.shortened >= 5
            assert not greedy[5].done(), "the last one is in nobody's way"
            thinkers.cancel(5)
            await asyncio.gather(*greedy, return_exceptions=True)
            assert thinkers.failures == {}

    run(test)


def test_nobody_gives_way_while_a_child_is_free() -> None:
    async def test() -> None:
        async with thinking(2, fair_share=AT_ONCE) as thinkers:
            view = a_view("mascarade")
            first = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1))
            await until(lambda: thinkers.busy == 1)
            await asyncio.sleep(2 * AT_ONCE)
            for bot in ("search:10", "heuristic", "search:10"):
                assert await thinkers.choose("mascarade", bot, view) in view.options
            assert not first.done()
            assert thinkers.shortened == 0
            thinkers.cancel(1)
            await asyncio.gather(first, return_exceptions=True)

    run(test)


def test_light_thoughts_come_first() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            order: list[str] = []

            async def think(bot: str) -> None:
                await thinkers.choose("mascarade", bot, view)
                order.append(bot)

            first = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1))
            await until(lambda: thinkers.busy == 1)
            bots = ("search:0.3s", "search:0.2s", "search:200")
            waiting = [asyncio.create_task(think(bot)) for bot in bots]
            await until(lambda: thinkers.waiting == 3)
            thinkers.cancel(1)
            await asyncio.gather(first, *waiting, return_exceptions=True)
            assert order == ["search:200", "search:0.2s", "search:0.3s"]

    run(test)


def test_who_has_waited_long_answers_without_thinking() -> None:
    async def test() -> None:
        async with thinking(1, longest_wait=AT_ONCE) as thinkers:
            view = a_view("mascarade")
            first = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1))
            await until(lambda: thinkers.busy == 1)
            assert await thinkers.choose("mascarade", ENDLESS, view, job=2) in view.options
            assert not first.done()
            assert thinkers.shortened == 1
            thinkers.cancel(1)
            await asyncio.gather(first, return_exceptions=True)

    run(test)


def test_a_bot_that_was_cut_short_answers_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one that had no choice, and needed no child, would be told from the others on a busy server."""

    async def test(thinkers: Thinkers) -> None:
        loop = asyncio.get_running_loop()
        view = a_view("mascarade")
        first = asyncio.create_task(thinkers.choose("mascarade", "search:20s", view, pace=0.8))
        await until(lambda: thinkers.busy == 1)
        begun = loop.time()
        await thinkers.choose("mascarade", "search:10", view)
        assert loop.time() - begun == pytest.approx(1.0 + THOUGHT, abs=0.1), "the other made way after its share"
        assert not first.done()
        await first
        assert thinkers.shortened == 1
        assert loop.time() == pytest.approx(20.0)

    run_by_the_clock(monkeypatch, test, fair_share=1.0)


def test_a_bot_that_rests_counts_as_one_that_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(thinkers: Thinkers) -> None:
        async def counted(view: Observation) -> list[tuple[int, int]]:
            tables = range(3)
            asked = [asyncio.create_task(thinkers.choose("vtes", "search:20s", view, pace=0.8)) for table in tables]
            seen = []
            for _ in tables:
                await asyncio.sleep(1.0)
                seen.append((thinkers.asked, thinkers.surplus))
            await asyncio.gather(*asked)
            return seen

        assert await counted(a_forced_view("vtes")) == await counted(a_view("vtes")) == [(3, 2)] * 3
        assert (thinkers.asked, thinkers.surplus) == (0, 0)

    run_by_the_clock(monkeypatch, test)


def test_a_child_does_not_learn_how_the_server_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, '{"database": "postgresql://elysium:password@db/tables"}')

    async def test() -> None:
        child = ThinkingProcess((sys.executable, "-c", "import os; print(dict(os.environ))"))
        process = await child.start()
        assert process.stdout is not None
        told = (await process.stdout.read()).decode()
        await process.wait()
        assert "PYTHONPATH" in told
        assert "password" not in told

    run(test)
