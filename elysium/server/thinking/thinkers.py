"""All bots of a server: who waits, who thinks, and what happens when a thought goes wrong."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter, deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from itertools import count
from random import SystemRandom
from time import monotonic

from elysium.engine.observation import Observation
from elysium.engine.state import Option
from elysium.server.thinking.process import CHILD, BotBroke, ChildLost, ThinkingProcess
from elysium.server.thinking.strengths import fixed_seconds, longest_seconds

ADVISER = "heuristic"
"""Who answers when the bot itself has failed twice."""
MOST_WAITING = 500
"""When so many thoughts wait, further ones are cut short."""
PATIENCE_FACTOR = 3.0
PATIENCE_SECONDS = 30.0
"""A child that takes longer than this on top of so many budgets is lost."""
OVERRUN_SECONDS = 1.0
"""A bot that goes on for so much longer than it may is hurried."""
REMEMBERED = 32

logger = logging.getLogger(__name__)


class Unwanted(Exception):
    """Nobody wants the answer any more: the job was cancelled, or the server stops."""


class Thinkers:
    """Child processes in which bots think: so many for searches, and one more so that quick bots never wait for them.

    First come, first served. Every thought is answered with a legal option whatever happens to the children: a bot
    that fails is asked once more, then the game's own advice counts, then chance.
    """

    def __init__(
        self,
        processes: int,
        *,
        whole_budgets: bool = True,
        most_waiting: int = MOST_WAITING,
        patience: float = PATIENCE_SECONDS,
        command: Sequence[str] = CHILD,
    ) -> None:
        """With `whole_budgets` a bot thinks as long where it has no choice as where it has one: see pace.py."""
        self._whole_budgets = whole_budgets
        self._most_waiting = most_waiting
        self._patience = patience
        self._quick_child = ThinkingProcess(command)
        self._children = [self._quick_child, *(ThinkingProcess(command) for _ in range(processes))]
        self._workers: list[asyncio.Task[None]] = []
        self._quick: deque[_Job] = deque()
        self._long: deque[_Job] = deque()
        self._news = asyncio.Event()
        self._jobs: set[_Job] = set()
        self._numbers = count()
        self._rng = SystemRandom()
        self._lately: dict[tuple[str, str], deque[float]] = {}
        """How long bots have thought where they had a choice, by game and bot."""
        self.busy = 0
        """How many children are thinking."""
        self.decisions: Counter[str] = Counter()
        """By bot, without its budget."""
        self.seconds: dict[str, float] = {}
        """Spent thinking, by bot."""
        self.failures: Counter[str] = Counter()
        """Thoughts that went wrong, by bot."""
        self.shortened = 0
        """Thoughts that were cut short because too many waited."""

    @property
    def waiting(self) -> int:
        return len(self._quick) + len(self._long)

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
            self._give_up(job)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await asyncio.gather(*(child.close() for child in self._children))

    async def choose(
        self,
        game: str,
        bot: str,
        view: Observation,
        *,
        on_progress: Callable[[int], None] | None = None,
        job: Hashable = None,
    ) -> Option:
        """One of `view.options`. Progress goes from 0 to 100; raises Unwanted if the job is cancelled meanwhile."""
        assert isinstance(view, Observation), "a bot sees an observation and nothing else"
        assert view.options, "this seat is not asked"
        is_quick = not longest_seconds(bot)
        if not self._workers:
            raise Unwanted
        asked = _Job(next(self._numbers), job, game, bot, view, on_progress)
        self._jobs.add(asked)
        if not is_quick and len(self._long) >= self._most_waiting:
            self.shortened += 1
            asked.hurried.set()
        (self._quick if is_quick or asked.hurried.is_set() else self._long).append(asked)
        self._news.set()
        try:
            option = await asked.answer
            if self._whole_budgets:
                await asked.rest(self._usual_seconds(asked))
        finally:
            self._jobs.discard(asked)
            self._withdraw(asked)
        if asked.unwanted:
            raise Unwanted
        asked.tell(100)
        return option

    def hurry(self, job: Hashable) -> None:
        """Let the bot stop where it is and answer with its best so far; one that still waits comes sooner."""
        for asked in self._called(job):
            self._hurry(asked)

    def cancel(self, job: Hashable) -> None:
        """Nobody wants the answer any more."""
        for asked in self._called(job):
            self._give_up(asked)

    def _called(self, key: Hashable) -> list[_Job]:
        return [] if key is None else [job for job in self._jobs if job.key == key]

    def _hurry(self, job: _Job) -> None:
        job.hurried.set()
        if job.child is not None:
            job.child.hurry()
        elif job in self._long:
            self._long.remove(job)
            self._quick.append(job)
            self._news.set()

    def _give_up(self, job: _Job) -> None:
        job.unwanted = True
        self._withdraw(job)
        if not job.answer.done():
            job.answer.set_exception(Unwanted())

    def _withdraw(self, job: _Job) -> None:
        """An answer that comes all the same is not listened to."""
        for lane in (self._quick, self._long):
            if job in lane:
                lane.remove(job)
        self._hurry(job)

    async def _work(self, child: ThinkingProcess) -> None:
        while True:
            while (job := self._next_for(child)) is None:
                self._news.clear()
                await self._news.wait()
            self.busy += 1
            job.child = child
            job.began = monotonic()
            job.tell(0)
            try:
                option = await self._think(child, job)
            finally:
                self.busy -= 1
                job.child = None
            self._note(job, monotonic() - job.began)
            if not job.answer.done():
                job.answer.set_result(option)

    def _note(self, job: _Job, seconds: float) -> None:
        name = job.bot.partition(":")[0]
        self.decisions[name] += 1
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        is_telling = not (job.is_forced or job.hurried.is_set() or fixed_seconds(job.bot))
        if is_telling and longest_seconds(job.bot):
            self._lately.setdefault((job.game, job.bot), deque(maxlen=REMEMBERED)).append(seconds)

    def _usual_seconds(self, job: _Job) -> float:
        """How long the bot would have thought if it had had a choice; 0 if this was no shorter."""
        if fixed := fixed_seconds(job.bot):
            return fixed
        lately = self._lately.get((job.game, job.bot)) if job.is_forced else None
        return self._rng.choice(lately) if lately else 0.0

    def _next_for(self, child: ThinkingProcess) -> _Job | None:
        lanes = [lane for lane in (self._quick, self._long) if lane]
        if child is self._quick_child:
            lanes = [lane for lane in lanes if lane is self._quick]
        return min(lanes, key=lambda lane: lane[0].number).popleft() if lanes else None

    async def _think(self, child: ThinkingProcess, job: _Job) -> Option:
        for bot in (job.bot, job.bot, ADVISER):
            if job.answer.done():
                break
            longest = longest_seconds(bot)
            limit = PATIENCE_FACTOR * longest + self._patience
            alarm = asyncio.get_running_loop().call_later(longest + OVERRUN_SECONDS, child.hurry)
            try:
                option = await child.think(job.game, bot, job.view, limit, job.tell_on_the_way, job.hurried.is_set)
                if option in job.options:
                    return option
                reason = "chose what is no option"
            except (ChildLost, BotBroke) as failure:
                reason = f"{type(failure).__name__} {failure}"
            finally:
                alarm.cancel()
            self.failures[bot.partition(":")[0]] += 1
            logger.warning("bot %s failed in %s: %s", bot, job.game, reason)
        return self._rng.choice(job.options)


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
    ) -> None:
        self.number = number
        self.key = key
        self.game = game
        self.bot = bot
        self.options = view.options
        self.is_forced = len(view.options) == 1
        self.view = pickle.dumps(view)
        self.answer: asyncio.Future[Option] = asyncio.get_running_loop().create_future()
        self.hurried = asyncio.Event()
        self.unwanted = False
        self.child: ThinkingProcess | None = None
        self.began = 0.0
        self._on_progress = on_progress
        self._percent = -1

    def tell(self, percent: int) -> None:
        if self._on_progress is None or percent <= self._percent or self.unwanted:
            return
        self._percent = percent
        try:
            self._on_progress(percent)
        except Exception:  # a listener's mistake must not stop the children's work
            logger.exception("whoever listens to the progress of %s failed", self.bot)

    def tell_on_the_way(self, percent: int) -> None:
        """100 is kept for the end."""
        self.tell(min(99, percent))

    async def rest(self, seconds: float) -> None:
        """Let the rest of this time pass, unless somebody is in a hurry."""
        left = self.began + seconds - monotonic()
        if left > 0.0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), left)
