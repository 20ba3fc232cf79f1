"""Bots in real children: they choose, hurry, fail and are replaced, and the server never waits for them."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
import uvloop

from elysium.engine.audience import SPECTATOR
from elysium.engine.observation import Observation
from elysium.engine.refusal import UnknownName
from elysium.engine.registry import game_names, load_game
from elysium.server.thinking.pace import USUAL_ITERATION, first_moment
from elysium.server.thinking.process import CHILD, ChildLost, ThinkingProcess
from elysium.server.thinking.thinkers import Thinkers, ThinkingCancelled
from tests.server.thinking.by_the_clock import run_by_the_clock
from tests.server.thinking.tables import a_forced_view, a_view

LONG = 120.0
"""Longer than anything here takes; a test that waits so long has failed."""
ENDLESS = "search:300s"


@asynccontextmanager
async def thinking(processes: int = 1, **settings: object) -> AsyncIterator[Thinkers]:
    patient = {"fair_share": LONG, "longest_wait": LONG}
    thinkers = Thinkers(processes, **(patient | settings))  # type: ignore[arg-type]
    await thinkers.start()
    try:
        async with asyncio.timeout(LONG):
            yield thinkers
    finally:
        await thinkers.stop()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


def odd(way: str) -> Sequence[str]:
    return sys.executable, str(Path(__file__).with_name("odd_child.py")), way


def test_all_bots_choose_in_all_games() -> None:
    async def test() -> None:
        async with thinking(2) as thinkers:
            for game in game_names():
                view = a_view(game)
                for bot in ("random", "heuristic", "search:20"):
                    assert await thinkers.choose(game, bot, view) in view.options
            assert thinkers.decisions == dict.fromkeys(("random", "heuristic", "search"), len(game_names()))
            assert thinkers.seconds.keys() == {"random", "heuristic", "search"}
            assert (thinkers.busy, thinkers.waiting, thinkers.restarts, thinkers.failures) == (0, 0, 0, {})

    run(test)


def test_a_bot_gets_an_observation_and_nothing_else() -> None:
    game = load_game("mascarade")
    state = game.start(game.setup(6), bytes(32), quiet=True)

    async def test() -> None:
        async with thinking() as thinkers:
            with pytest.raises(AssertionError):
                await thinkers.choose("mascarade", "heuristic", state)
            with pytest.raises(AssertionError):
                await thinkers.choose("mascarade", "heuristic", game.observe(state, SPECTATOR))
            with pytest.raises(UnknownName):
                await thinkers.choose("mascarade", "genius", a_view("mascarade"))

    run(test)


@pytest.mark.parametrize("game", game_names())
def test_a_hurried_bot_stops_and_answers_with_its_best(game: str) -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            view = a_view(game)
            heard: list[int] = []
            thought = asyncio.create_task(thinkers.choose(game, ENDLESS, view, on_progress=heard.append, job="table"))
            await until(lambda: bool(heard))
            thinkers.hurry("another table")
            thinkers.hurry("table")
            assert await thought in view.options
            assert heard[-1] == 100
            assert (thinkers.restarts, thinkers.failures) == (0, {})

    run(test)


def test_a_hurried_bot_that_still_waits_need_not_wait_for_others() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            first = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1))
            second = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=2))
            await until(lambda: thinkers.busy == 1 and thinkers.waiting == 1)
            thinkers.hurry(2)
            assert await second in view.options
            assert not first.done()
            thinkers.hurry(1)
            assert await first in view.options

    run(test)


def test_quick_bots_do_not_wait_for_searches() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            searches = [asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1)) for _ in range(3)]
            await until(lambda: thinkers.busy == 1)
            assert await thinkers.choose("mascarade", "heuristic", view) in view.options
            assert thinkers.waiting == 2
            thinkers.cancel(1)
            assert all(
                isinstance(end, ThinkingCancelled) for end in await asyncio.gather(*searches, return_exceptions=True)
            )

    run(test)


def test_first_come_first_served() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            order: list[int] = []

            async def think(number: int) -> None:
                await thinkers.choose("mascarade", "search:10", view)
                order.append(number)

            await asyncio.gather(*(think(number) for number in range(20)))
            assert order == list(range(20))

    run(test)


def test_nobody_hears_of_a_cancelled_job_and_its_child_is_free_again() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            heard: list[int] = []
            thought = asyncio.create_task(
                thinkers.choose("mascarade", ENDLESS, view, on_progress=heard.append, job="table")
            )
            await until(lambda: thinkers.busy == 1)
            thinkers.cancel("table")
            with pytest.raises(ThinkingCancelled):
                await thought
            assert 100 not in heard
            assert await thinkers.choose("mascarade", "search:10", view) in view.options
            waiter = asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view))
            await until(lambda: thinkers.busy == 1)
            waiter.cancel()
            assert await thinkers.choose("mascarade", "search:10", view) in view.options
            assert thinkers.restarts == 0

    run(test)


def test_a_child_that_is_killed_in_mid_thought_is_replaced_and_the_job_answered() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            heard: list[int] = []
            thinking_of = thinkers.choose("mascarade", ENDLESS, view, on_progress=heard.append, job=1)
            thought = asyncio.create_task(thinking_of)
            await until(lambda: max(heard, default=0) > 0)
            os.kill(thinkers.pids[1], signal.SIGKILL)
            await until(lambda: thinkers.restarts == 1)
            thinkers.hurry(1)
            assert await thought in view.options
            assert thinkers.restarts == 1
            assert thinkers.failures == {"search": 1}
            assert heard == sorted(set(heard))
            assert heard[-1] == 100

    run(test)


def test_a_child_that_dies_between_thoughts_is_replaced() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            for pid in thinkers.pids:
                os.kill(pid, signal.SIGKILL)
            assert await thinkers.choose("mascarade", "heuristic", view) in view.options
            assert await thinkers.choose("mascarade", "search:10", view) in view.options
            assert thinkers.restarts == 2

    run(test)


@pytest.mark.parametrize("run_on", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_child_that_closes_its_ears_between_thoughts_is_lost_and_replaced(run_on: Callable[..., None]) -> None:
    async def test() -> None:
        process = ThinkingProcess(odd("closes its ears"))
        child = await process.start()
        assert child.stdin is not None
        await until(child.stdin.is_closing)
        with pytest.raises(ChildLost):
            await process.think("mascarade", "random", b"", LONG, print, lambda: True)
        assert process.pid == 0
        assert (await process.start()).pid != child.pid
        await process.kill()

    run_on(test())


@pytest.mark.parametrize("run_on", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_child_whose_end_goes_unheard_is_lost_all_the_same(run_on: Callable[..., None]) -> None:
    async def test() -> None:
        process = ThinkingProcess(odd("leaves its mouth open"))
        child = await process.start()
        async with asyncio.timeout(LONG):
            with pytest.raises(ChildLost, match="without a word"):
                await process.think("mascarade", "random", b"", 10 * LONG, print, lambda: False)
        assert process.pid == 0
        assert (await process.start()).pid != child.pid
        await process.kill()

    run_on(test())


@pytest.mark.parametrize("way", ["garbage", "unreadable", "huge", "illegal", "dies", "hangs", "deaf"])
def test_whatever_children_do_the_table_goes_on(way: str) -> None:
    async def test() -> None:
        async with thinking(1, command=odd(way), patience=0.2) as thinkers:
            view = a_view("mascarade")
            heard: list[int] = []
            assert await thinkers.choose("mascarade", "random", view, on_progress=heard.append) in view.options
            assert thinkers.failures == {"random": 2, "heuristic": 1}
            assert heard[-1] == 100

    run(test)


def test_an_error_that_nobody_thought_of_leaves_no_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    # What cannot be sent to a child cannot be sent in a test report either.
    monkeypatch.setattr(logging.getLogger("elysium.server.thinking.thinkers"), "disabled", True)

    async def test() -> None:
        async with thinking(0) as thinkers:
            view = a_view("mascarade")
            assert await thinkers.choose("no name that can be sent: \ud800", "random", view) in view.options
            assert await thinkers.choose("mascarade", "random", view) in view.options
            assert thinkers.failures == {"random": 2, "heuristic": 1}

    run(test)


def test_when_a_bot_breaks_the_games_own_advice_counts(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with thinking(1, command=odd("breaks")) as thinkers:
            view = a_view("mascarade")
            assert await thinkers.choose("mascarade", "search:10", view) in view.options
            assert thinkers.failures == {"search": 2}
            assert thinkers.restarts == 0, "the child itself is well"

    run(test)
    assert "ValueError at " in caplog.text
    assert "my hand is" not in caplog.text


def test_progress_grows_and_ends() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            heard: list[int] = []
            begun = monotonic()
            view = a_view("mascarade")
            thought = asyncio.create_task(
                thinkers.choose("mascarade", "search:20s", view, on_progress=heard.append, job=1)
            )
            await until(lambda: len(heard) >= 4)
            thinkers.hurry(1)
            await thought
            assert heard[0] == 0
            assert heard[-1] == 100
            assert heard == sorted(set(heard))
            assert len(heard) <= 2 + 10 * (monotonic() - begun)

    run(test)


def test_a_listener_that_fails_stops_nobody() -> None:
    def listener(percent: int) -> None:
        raise RuntimeError

    async def test() -> None:
        async with thinking(1) as thinkers:
            view = a_view("mascarade")
            for bot in ("heuristic", "search:10"):
                assert await thinkers.choose("mascarade", bot, view, on_progress=listener) in view.options
                assert await thinkers.choose("mascarade", bot, view) in view.options

    run(test)


def test_the_loop_goes_on_while_four_searches_share_two_processes() -> None:
    async def test() -> None:
        async with thinking(2) as thinkers:
            view = a_view("vtes")
            ticks = 0

            async def heartbeat() -> None:
                nonlocal ticks
                while True:
                    await asyncio.sleep(0.01)
                    ticks += 1

            heart = asyncio.create_task(heartbeat())
            thoughts = [asyncio.create_task(thinkers.choose("vtes", "search:0.6s", view)) for _ in range(4)]
            await until(lambda: thinkers.busy == 2)
            assert thinkers.waiting == 2
            assert all(option in view.options for option in await asyncio.gather(*thoughts))
            heart.cancel()
            assert ticks >= 30, "about 120 fit into the time of two searches"

    run(test)


def test_when_too_many_wait_further_thoughts_are_short() -> None:
    async def test() -> None:
        async with thinking(1, most_waiting=1) as thinkers:
            view = a_view("mascarade")
            long = [asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1))]
            await until(lambda: thinkers.busy == 1)
            long.append(asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view, job=1)))
            await until(lambda: thinkers.waiting == 1)
            assert await thinkers.choose("mascarade", ENDLESS, view) in view.options
            assert thinkers.shortened == 1
            assert not any(thought.done() for thought in long)
            thinkers.cancel(1)
            await asyncio.gather(*long, return_exceptions=True)

    run(test)


@pytest.mark.parametrize(
    ("bot", "seconds"), [("search:20s", 20.0), ("search:60", 1.2), ("search:1000", 15.6), ("search:20000", 20.4)]
)
def test_having_no_choice_takes_as_long_as_having_one(
    bot: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first time on, and whether the search ends before its time or would need more."""

    async def test(thinkers: Thinkers) -> None:
        loop = asyncio.get_running_loop()

        async def taken(view: Observation, hurried: float = 0.0) -> float:
            begun = loop.time()
            if hurried:
                loop.call_later(hurried, thinkers.hurry, 1)
            assert await thinkers.choose("vtes", bot, view, job=1, pace=0.8) in view.options
            return loop.time() - begun

        choice, forced = a_view("vtes"), a_forced_view("vtes")
        await thinkers.moment("vtes", bot, 0.8)
        assert await taken(forced) == pytest.approx(seconds)
        assert await taken(choice) == pytest.approx(seconds)
        for view in (choice, forced):
            assert await taken(view, hurried=0.5) == pytest.approx(0.5)

    run_by_the_clock(monkeypatch, test)


def test_how_long_an_iteration_takes_is_found_out_once() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            assert await thinkers.moment("mascarade", "search:20000", 0.8) > await thinkers.moment(
                "mascarade", "search:100", 0.8
            )
            measured = thinkers._iterations["mascarade"]
            assert 0.0 < measured.result() != USUAL_ITERATION
            await thinkers.moment("mascarade", "search:400", 0.8)
            assert thinkers._iterations == {"mascarade": measured}

    run(test)


@pytest.mark.parametrize("way", ["garbage", "dies", "hangs"])
def test_what_cannot_be_measured_is_taken_as_usual(way: str) -> None:
    async def test() -> None:
        async with thinking(0, command=odd(way), patience=0.2) as thinkers:
            usual = first_moment("search:20000", USUAL_ITERATION, 0.8)
            assert await thinkers.moment("mascarade", "search:20000", 0.8) == usual

    run(test)


def test_stopping_ends_all_thoughts_and_children() -> None:
    async def test() -> None:
        thinkers = Thinkers(2)
        await thinkers.start()
        view = a_view("mascarade")
        thoughts = [asyncio.create_task(thinkers.choose("mascarade", ENDLESS, view)) for _ in range(5)]
        await until(lambda: thinkers.busy == 2)
        assert len(thinkers.pids) == 3
        await thinkers.stop()
        ends = await asyncio.gather(*thoughts, return_exceptions=True)
        assert all(isinstance(end, ThinkingCancelled) for end in ends)
        assert thinkers.pids == []
        with pytest.raises(ThinkingCancelled):
            await thinkers.choose("mascarade", "random", view)

    run(test)


ORPHANS = """
import asyncio
from elysium.server.thinking.thinkers import Thinkers
from tests.server.thinking.tables import a_view

async def main() -> None:
    thinkers = Thinkers(2)
    await thinkers.start()
    view = a_view("mascarade")
    thoughts = [asyncio.create_task(thinkers.choose("mascarade", "search:3000s", view)) for _ in range(3)]
    while thinkers.busy < 2:
        await asyncio.sleep(0.01)
    await thinkers.choose("mascarade", "heuristic", view)
    print("thinking", flush=True)
    await asyncio.gather(*thoughts)

asyncio.run(main())
"""


def test_children_go_when_the_server_is_killed() -> None:
    """They share its standard error, so the end of that is heard only when the last of them is gone."""

    async def test() -> None:
        pipe = asyncio.subprocess.PIPE
        paths = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", ORPHANS, stdout=pipe, stderr=pipe, env=paths
        )
        assert server.stdout is not None
        assert server.stderr is not None
        async with asyncio.timeout(LONG):
            assert await server.stdout.readline() == b"thinking\n"
            server.kill()
            assert await server.stderr.read() == b""
            await server.wait()

    run(test)


def test_a_child_stands_back_behind_the_table() -> None:
    async def test() -> None:
        async with thinking(1) as thinkers:
            await thinkers.choose("mascarade", "search:10", a_view("mascarade"))
            assert CHILD[0] == sys.executable
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, thinkers.pids[1]) == min(19, own + 5)

    run(test)
