"""All bots of a server: who waits, who thinks, and what happens when a thought goes wrong."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from itertools import count
from random import SystemRandom
from time import monotonic
from typing import TypeGuard

from elysium.engine.observation import Observation, is_observation
from elysium.engine.state import Option
from elysium.server.thinking.pace import USUAL_ITERATION, first_moment, thinking_time
from elysium.server.thinking.process import CHILD, BotBroke, ChildLost, ThinkingProcess
from elysium.server.thinking.strengths import iterations_of, longest_seconds

ADVISER = "heuristic"
"""Who answers when the bot itself has failed twice."""
MOST_WAITING = 500
"""When so many thoughts wait, further ones are cut short."""
PATIENCE_FACTOR = 3.0
PATIENCE_SECONDS = 30.0
"""A child that takes longer than this on top of so many budgets is lost."""
FAIR_SECONDS = 2.0
"""A bot that has thought for so long gives way as soon as others wait."""
LONGEST_WAIT = 5.0
"""A bot that has waited for so long answers without thinking further."""

logger = logging.getLogger(__name__)


class ThinkingCancelled(Exception):
    """Nobody wants the answer any more: the job was cancelled, or the server stops."""


class Thinkers:
    """A pool of child processes in which bots think: so many for searches, and one more for bots that need no time.

    Light thoughts come first, those of equal weight as they were asked for. Waiting counts towards a bot's time, and
    whoever has thought for a fair share gives way to those who wait. Neither is seen at the table: a bot that thinks
    ahead answers when its time is over, unless somebody there is in a hurry. Every thought is answered with a legal
    option whatever happens to the children: a bot that fails is asked once more, then the game's own advice counts,
    then chance.
    """

    def __init__(
        self,
        processes: int,
        *,
        most_waiting: int = MOST_WAITING,
        patience: float = PATIENCE_SECONDS,
        fair_share: float = FAIR_SECONDS,
        longest_wait: float = LONGEST_WAIT,
        command: Sequence[str] = CHILD,
    ) -> None:
        self._command = command
        self._iterations: dict[str, asyncio.Task[float]] = {}
        """How long one takes, by game."""
        self._most_waiting = most_waiting
        self._patience = patience
        self._fair_share = fair_share
        self._longest_wait = longest_wait
        self._quick_child = ThinkingProcess(command)
        self._children = [self._quick_child, *(ThinkingProcess(command) for _ in range(processes))]
        self._workers: list[asyncio.Task[None]] = []
        self._waiting: list[_Job] = []
        self._news = asyncio.Event()
        self._jobs: set[_Job] = set()
        self._numbers = count()
        self._rng = SystemRandom()
        self.busy = 0
        """How many children are thinking."""
        self.decisions: Counter[str] = Counter()
        """By bot, without its budget."""
        self.seconds: dict[str, float] = {}
        """Spent thinking, by bot."""
        self.failures: Counter[str] = Counter()
        """Thoughts that went wrong, by bot."""
        self.shortened = 0
        """Thoughts that were cut short because others waited, or too long for their turn."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def asked(self) -> int:
        """All bots whose choice is wanted: that one of them only lets its time pass is nobody's business."""
        return len(self._jobs)

    @property
    def surplus(self) -> int:
        """How many that think ahead are asked beyond the processes for them, whether or not those are busy."""
        return max(0, sum(not job.is_quick for job in self._jobs) - (len(self._children) - 1))

    @property
    def restarts(self) -> int:
        return sum(max(0, child.starts - 1) for child in self._children)

    @property
    def pids(self) -> list[int]:
        return [child.pid for child in self._children if child.pid]

    async def start(self) -> None:
        await asyncio.gather(*(child.start() for child in self._children))
        self._workers = [asyncio.create_task(self._work(child)) for child in self._children]

    async def stop(self) -> None:
        workers, self._workers = self._workers, []
        for job in self._jobs:
            self._cancel(job)
        tasks = [*workers, *self._iterations.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(child.close() for child in self._children))

    async def moment(self, game: str, bot: str, pace: float) -> float:
        """How long after it is asked a bot's choice is to be shown, whatever it sees: see pace.py."""
        if pace > 0.0 and iterations_of(bot):
            if game not in self._iterations:
                self._iterations[game] = asyncio.create_task(self._measure(game))
            await asyncio.shield(self._iterations[game])
        return first_moment(bot, self._iteration(game), pace)

    async def _measure(self, game: str) -> float:
        """In a child of its own, so that nobody has to wait for it who does not ask."""
        child = ThinkingProcess(self._command)
        try:
            return await child.measure(game, self._patience) or USUAL_ITERATION
        except (ChildLost, BotBroke) as failure:
            logger.warning("how long bots search in %s could not be measured: %s", game, failure)
            return USUAL_ITERATION
        finally:
            await child.close()

    def _iteration(self, game: str) -> float:
        measured = self._iterations.get(game)
        return measured.result() if _is_known(measured) else USUAL_ITERATION

    def _time_of(self, job: _Job) -> float:
        return thinking_time(job.bot, self._iteration(job.game), job.pace)

    async def choose(
        self,
        game: str,
        bot: str,
        view: Observation,
        *,
        on_progress: Callable[[int], None] | None = None,
        job: Hashable = None,
        pace: float = 0.0,
    ) -> Option:
        """One of `view.options`. Progress goes from 0 to 100. ThinkingCancelled if the job is cancelled meanwhile.

        With a pace it takes as long where the bot has no choice as where it has one.
        """
        assert is_observation(view), "a bot sees an observation and nothing else"
        assert view.options, "this seat is not asked"
        asked = _Job(next(self._numbers), job, game, bot, view, on_progress, pace)
        if not self._workers:
            raise ThinkingCancelled
        self._jobs.add(asked)
        if not asked.is_light and self._heavy_ones() >= self._most_waiting:
            self._shorten(asked)
        self._waiting.append(asked)
        self._news.set()
        self._make_way()
        alarm = asyncio.get_running_loop().call_later(self._longest_wait, self._waited_long, asked)
        try:
            option = await asked.answer
            if pace > 0.0:
                await asked.rest(asked.asked_at + self._time_of(asked))
        finally:
            alarm.cancel()
            self._jobs.discard(asked)
            self._withdraw(asked)
        if asked.cancelled:
            raise ThinkingCancelled
        asked.tell(100)
        return option

    def hurry(self, job: Hashable) -> None:
        """Let the bot stop where it is and answer with its best so far; one that still waits comes sooner."""
        for asked in self._called(job):
            self._hurry(asked)

    def cancel(self, job: Hashable) -> None:
        """Nobody wants the answer any more."""
        for asked in self._called(job):
            self._cancel(asked)

    def _called(self, key: Hashable) -> list[_Job]:
        return [] if key is None else [job for job in self._jobs if job.key == key]

    def _hurry(self, job: _Job) -> None:
        job.hurried.set()
        if job.child is not None:
            job.child.hurry()
        else:
            self._news.set()

    def _cancel(self, job: _Job) -> None:
        job.cancelled = True
        self._withdraw(job)
        if not job.answer.done():
            job.answer.set_exception(ThinkingCancelled())

    def _withdraw(self, job: _Job) -> None:
        """An answer that comes all the same is not listened to."""
        if job in self._waiting:
            self._waiting.remove(job)
        self._hurry(job)

    # Sharing the children

    def _heavy_ones(self) -> int:
        return sum(not job.is_light for job in self._waiting)

    def _shorten(self, job: _Job) -> None:
        self.shortened += 1
        job.shortened = True
        self._news.set()

    def _waited_long(self, job: _Job) -> None:
        if job in self._waiting and not job.is_light:
            self._shorten(job)

    def _share_is_over(self, job: _Job) -> None:
        job.had_its_share = True
        self._make_way()

    def _make_way(self) -> None:
        """For as many as find no child free; those go first who have thought longest."""
        thinking = sorted((job for job in self._jobs if job.child is not None), key=lambda job: job.began)
        taken = {job.child for job in thinking}
        free = sum(child not in taken for child in self._children if child is not self._quick_child)
        overlong = [job for job in thinking if job.had_its_share]
        for job in overlong[: max(0, self._heavy_ones() - free)]:
            self.shortened += 1
            job.had_its_share = False  # it is told once
            if job.child is not None:
                job.child.hurry()

    def _next_for(self, child: ThinkingProcess) -> _Job | None:
        open_to = [job for job in self._waiting if job.is_light or child is not self._quick_child]
        if not open_to:
            return None
        job = min(open_to, key=self._turn)
        self._waiting.remove(job)
        return job

    def _turn(self, job: _Job) -> tuple[bool, bool, float, int]:
        """By what everybody knows of the bot, and not by what it sees: its turn must tell nothing."""
        return not job.is_quick, not job.is_light, self._weight(job), job.number

    def _weight(self, job: _Job) -> float:
        iterations = iterations_of(job.bot)
        return iterations * self._iteration(job.game) if iterations else longest_seconds(job.bot)

    # Thinking

    async def _work(self, child: ThinkingProcess) -> None:
        while True:
            while (job := self._next_for(child)) is None:
                self._news.clear()
                await self._news.wait()
            self.busy += 1
            job.child = child
            job.began = monotonic()
            job.tell(0)
            share = asyncio.get_running_loop().call_later(self._fair_share, self._share_is_over, job)
            try:
                option = await self._think(child, job)
            finally:
                share.cancel()
                self.busy -= 1
                job.child = None
                job.had_its_share = False
            self._note(job, monotonic() - job.began)
            if not job.answer.done():
                job.answer.set_result(option)

    def _note(self, job: _Job, seconds: float) -> None:
        name = job.bot.partition(":")[0]
        self.decisions[name] += 1
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds

    async def _think(self, child: ThinkingProcess, job: _Job) -> Option:
        for bot in (job.bot, job.bot, ADVISER):
            if job.answer.done():
                break
            longest = longest_seconds(bot)
            limit = PATIENCE_FACTOR * longest + self._patience
            left = max(0.0, job.asked_at + self._time_of(job) - monotonic())
            alarm = asyncio.get_running_loop().call_later(left, child.hurry)
            try:
                option = await child.think(job.game, bot, job.view, limit, job.tell_on_the_way, job.is_cut)
                if option in job.options:
                    return option
                reason = "chose what is no option"
            except (ChildLost, BotBroke) as failure:
                reason = f"{type(failure).__name__} {failure}"
            except Exception as failure:  # if this worker ended, a table would wait for ever, and nobody would know
                reason = type(failure).__name__
            finally:
                alarm.cancel()
            self.failures[bot.partition(":")[0]] += 1
            logger.warning("bot %s failed in %s: %s", bot, job.game, reason)
        return self._rng.choice(job.options)


def _is_known(measured: asyncio.Task[float] | None) -> TypeGuard[asyncio.Task[float]]:
    return measured is not None and measured.done() and not measured.cancelled()


class _Job:
    """One thought that is wanted."""

    def __init__(
        self,
        number: int,
        key: Hashable,
        game: str,
        bot: str,
        view: Observation,
        on_progress: Callable[[int], None] | None,
        pace: float,
    ) -> None:
        self.number = number
        self.key = key
        self.game = game
        self.bot = bot
        self.pace = pace
        self.options = view.options
        self.is_quick = not longest_seconds(bot)
        self.view = pickle.dumps(view)
        self.answer: asyncio.Future[Option] = asyncio.get_running_loop().create_future()
        self.hurried = asyncio.Event()
        """Somebody at the table wants the answer now."""
        self.shortened = False
        """It has waited so long that it may not think as well."""
        self.had_its_share = False
        self.cancelled = False
        self.child: ThinkingProcess | None = None
        self.asked_at = monotonic()
        self.began = 0.0
        self._on_progress = on_progress
        self._percent = -1

    def is_cut(self) -> bool:
        return self.hurried.is_set() or self.shortened

    @property
    def is_light(self) -> bool:
        """It takes next to no time, so that it need not wait for those that do."""
        return self.is_quick or self.is_cut()

    def tell(self, percent: int) -> None:
        if self._on_progress is None or percent <= self._percent or self.cancelled:
            return
        self._percent = percent
        try:
            self._on_progress(percent)
        except Exception:  # a listener's mistake must not stop the children's work
            logger.exception("whoever listens to the progress of %s failed", self.bot)

    def tell_on_the_way(self, percent: int) -> None:
        """100 is kept for the end."""
        self.tell(min(99, percent))

    async def rest(self, until: float) -> None:
        """Let the rest of the time pass, unless somebody is in a hurry."""
        left = until - monotonic()
        if left > 0.0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), left)
