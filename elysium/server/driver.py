"""What a table does by itself: bots choose, people pass who can do nothing else, the clock decides for the absent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from itertools import count
from math import inf
from random import SystemRandom
from time import monotonic, time
from typing import NamedTuple

import msgspec

from elysium.engine.match import BrokenRule
from elysium.engine.observation import Observation
from elysium.engine.refusal import Refusal
from elysium.engine.state import Option
from elysium.engine.table import automatic_choice, instead, is_hidden, still_hurried
from elysium.server.live import AUTHORS, Due, LiveTable
from elysium.server.records import Author, StoreGone, TableRecord
from elysium.server.room import Room
from elysium.server.seating import FIRST_ENTRY, Seating
from elysium.server.thinking.pace import passed_after, shown_after, shown_progress
from elysium.server.thinking.strengths import longest_seconds
from elysium.server.thinking.thinkers import Thinkers, ThinkingCancelled
from elysium.server.wire import Choose

STAND_IN = "heuristic"
"""Who chooses when somebody's time is up."""
REGRET_PACES = 4.0
"""Before the table passes for somebody who has just chosen, they have so long to take it back."""
SHARED_PACES = 5.0
"""Where others cannot know whether somebody had anything to choose from, their pass comes so long after the question,
whether they made it or the table did.
"""
TAKE_BACK_PACES = 3.0
"""After a person's choice that could still be taken back, no bot's choice puts an end to that sooner."""
PASSING_PACE = 0.25
"""A pass of a bot that does not think ahead is shown sooner than a deed: that it is one is no secret by then."""
LEASE_SECONDS = 5.0
"""After a worker was killed its tables wait so long for another; while it lives it renews its leases."""
SCAN_SECONDS = 1.0
LONGEST_BACKOFF = 600.0
"""Between attempts at a table that cannot go on; each back-off is twice as long as the one before."""
TELL_SECONDS = 0.5
WATCH_SECONDS = 5.0
WATCHES_PER_PRESENCE = 3

logger = logging.getLogger(__name__)


class PendingChoice(NamedTuple):
    """A choice that the table itself has to make, with all that is needed to make it."""

    game: str
    due: Due
    bot: str
    view: Observation
    passing: Option | None
    shunned: frozenset[Option]
    watched: bool
    """Other people look on."""
    regrettable: bool = False
    """The seat could still take back what it has just chosen."""
    automatic: Option | None = None
    """What the table does for a person."""
    shared: float = 0.0
    """Not before this moment does anybody pass here."""


class Backoff(NamedTuple):
    """Exponential back-off of a table that could not go on: how long this time, and until when."""

    seconds: float = 0.0
    until: float = 0.0


class Driver:
    def __init__(self, room: Room, thinkers: Thinkers, pace: float, worker: str) -> None:
        self.room = room
        self.thinkers = thinkers
        self.pace = pace
        self.worker = worker
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._asked_at: dict[tuple[str, int, int], float] = {}
        self._thinking: dict[tuple[str, int], float] = {}
        """The seats whose bots think, and since when somebody wants to see their choice."""
        self._backoffs: dict[str, Backoff] = {}
        self._elsewhere: set[str] = set()
        """Tables of bots that somebody here watches while another worker lets them play."""
        self._rng = SystemRandom()
        self._scanning: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.room.wake = self.wake
        self._scanning = [asyncio.create_task(self._scan()), asyncio.create_task(self._watch())]

    async def stop(self) -> None:
        tasks = [*self._scanning, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreGone):
            await self.room.store.release_all(self.worker)

    def wake(self, table_id: str) -> None:
        """Something has happened at a table: see whether the table has to go on by itself."""
        if table_id in self._driving:
            self._again.add(table_id)
        else:
            self._driving[table_id] = asyncio.create_task(self._drive(table_id))

    def hurry(self, table_id: str, seat: int) -> None:
        if (table_id, seat) in self._thinking:
            self._thinking[table_id, seat] = min(monotonic(), self._thinking[table_id, seat])
            self.thinkers.hurry((table_id, seat))

    async def _scan(self) -> None:
        """Find tables that wait for nobody but us: after a restart, or when a clock has run out."""
        while True:
            try:
                await self._look_around()
            except StoreGone:
                logger.warning("the database does not answer")
            except Exception:
                logger.exception("looking for tables that have something to do failed")
            await asyncio.sleep(SCAN_SECONDS)

    async def _look_around(self) -> None:
        elsewhere, self._elsewhere = self._elsewhere, set()
        for table_id in [*await self.room.store.due(time()), *elsewhere]:
            if self._backoffs.get(table_id, Backoff()).until <= monotonic():
                self.wake(table_id)

    async def _watch(self) -> None:
        """Announcements can be lost when a database restarts; tables with people at them look for themselves."""
        for watches in count(1):
            await asyncio.sleep(WATCH_SECONDS)
            if self.room.store.shared:
                try:
                    await self.room.refresh_all()
                    if watches % WATCHES_PER_PRESENCE == 0:
                        await self.room.tell_presence()
                except Exception:
                    logger.exception("looking at the tables here failed")

    async def _drive(self, table_id: str) -> None:
        try:
            while True:
                self._again.discard(table_id)
                if not await self._step(table_id) and table_id not in self._again:
                    break
            self._backoffs.pop(table_id, None)
        except ThinkingCancelled:
            logger.info("table %s stops: its bots are not to think", table_id)
        except Refusal as refusal:
            logger.warning("table %s stops: %s", table_id, refusal.reason)
            self._back_off(table_id)
        except StoreGone:
            logger.warning("table %s stops: the database does not answer", table_id)
        except Exception:
            logger.exception("table %s stops", table_id)
            self._back_off(table_id)
        finally:
            self._driving.pop(table_id, None)
            for key in [key for key in self._asked_at if key[0] == table_id]:
                del self._asked_at[key]
            if self.room.store.shared:
                with contextlib.suppress(StoreGone):
                    await self.room.store.release(table_id, self.worker)

    def _back_off(self, table_id: str) -> None:
        """A log that the rules do not follow will not fit better in a second."""
        seconds = min(LONGEST_BACKOFF, 2 * self._backoffs.get(table_id, Backoff()).seconds or SCAN_SECONDS)
        self._backoffs[table_id] = Backoff(seconds, monotonic() + seconds)

    async def _step(self, table_id: str) -> bool:
        """Do one thing, if there is one to do and nobody else does it."""
        async with self.room.at(table_id) as seating:
            pending = self._next_choice(seating)
            bots_only = seating.live.record.bots_only
            wants_turn_seen = any(seat.hurried for seat in seating.live.record.seats)
        if wants_turn_seen and await self._see_whose_turn_it_is(table_id):
            return True
        if pending is None:
            return False
        if self.room.store.shared and not await self.room.store.lease(table_id, self.worker, LEASE_SECONDS):
            if bots_only:
                self._elsewhere.add(table_id)
            return False
        option, by = await self._option(table_id, pending)
        if pending.due.since == FIRST_ENTRY and await self._is_deal_read_now(table_id, pending):
            return False
        if pending.due.work == "bot":
            await self._leave_time_to_regret(table_id, pending.watched)
        try:
            await self.room.choose(table_id, pending.due.seat, option, pending.due.since, by)
        except BrokenRule:
            logger.exception("a rule broke at table %s", table_id)
        except Refusal as refusal:
            logger.info("table %s has moved on: %s", table_id, refusal.reason)
        return True

    def _next_choice(self, seating: Seating) -> PendingChoice | None:
        """Bots among themselves play to those who watch, and wait when there is nobody."""
        live = seating.live
        if live.record.status != "running":
            return None
        if not seating.connections and (live.record.bots_only or live.record.is_resting(time())):
            return None
        due = next(iter(live.due(time())), None)
        if due is None or (due.work == "bot" and seating.is_to_be_read()):
            return None
        view = live.playing.observe(due.seat)
        bot = live.record.seats[due.seat].bot or STAND_IN
        shunned = live.playing.shunned(due.seat)
        watched = live.record.watched
        passing = live.game.manners.passing(view.options)
        asked = live.record.seats[due.seat]
        automatic = automatic_choice(live.game, view, asked, watched=watched) if due.work == "pass" else None
        # As with bots: after a pass nothing may depend on whether the table made it.
        regrettable = live.may_be_regretted(due.seat) and live.is_regrettable(even_a_pass=not watched)
        shared = self._shared_moment(seating, view)
        return PendingChoice(live.game.name, due, bot, view, passing, shunned, watched, regrettable, automatic, shared)

    def _shared_moment(self, seating: Seating, view: Observation) -> float:
        """When a pass of the viewer may be seen; 0 where it need not wait."""
        live = seating.live
        if not live.record.watched or not is_hidden(live.game, view):
            return 0.0
        return seating.moved_at + self.pace * SHARED_PACES

    async def pause_before(self, table_id: str, seat: int, choice: Choose) -> float:
        """How many seconds a person's choice is kept back: a pass comes when the table's own would have come."""
        async with self.room.at(table_id) as seating:
            live = seating.live
            if live.record.status != "running" or seat not in live.since:
                return 0.0
            view = live.view(seat)
            moment = self._shared_moment(seating, view)
            passing = live.game.manners.passing(view.options)
            if not moment or passing is None or live.option_from(seat, choice.verb, choice.args) != passing:
                return 0.0
            return max(0.0, moment - monotonic())

    async def _is_deal_read_now(self, table_id: str, pending: PendingChoice) -> bool:
        """Somebody has sat down to read the deal while a bot was thinking of what to do first."""
        if pending.due.work != "bot":
            return False
        async with self.room.at(table_id) as seating:
            return seating.is_to_be_read()

    async def _option(self, table_id: str, pending: PendingChoice) -> tuple[Option, Author]:
        """What the seat chooses, at the moment at which that may be shown."""
        seat, work, since = pending.due
        moment = 0.0 if work == "pass" else await self.thinkers.moment(pending.game, pending.bot, self.pace)
        asked_at = self._asked_at.setdefault((table_id, seat, since), monotonic())
        ticking: asyncio.Task[None] | None = None
        hurried_at = inf
        try:
            if pending.automatic is not None:
                option = pending.automatic
            else:
                # Until the choice is shown, and not only until it is made: when that is, is nobody's business.
                ticking = asyncio.create_task(self._tell_progress(table_id, seat, asked_at, moment))
                option, hurried_at = await self._think(table_id, pending)
            option = instead(option, pending.view.options, pending.shunned)
            if work != "clock":
                shown = self._shown(pending, option, asked_at, moment, hurried_at)
                await asyncio.sleep(max(0.0, shown - monotonic()))
        finally:
            if ticking is not None:
                ticking.cancel()
        self._asked_at.pop((table_id, seat, since), None)
        return option, AUTHORS[work]

    async def _leave_time_to_regret(self, table_id: str, watched: bool) -> None:
        """The choice is made; only what is to be seen of it waits, and for no longer than anybody could know.

        Whether something can be taken back is no secret, but whether somebody passed or the table did it for them is:
        where others look on no bot waits after a pass.
        """
        whole = self.pace * TAKE_BACK_PACES
        left = whole
        while left > 0.0:
            async with self.room.at(table_id) as seating:
                is_regrettable = seating.live.is_regrettable(even_a_pass=not watched)
                left = round(seating.moved_at + whole - monotonic(), 3) if is_regrettable else 0.0
            await asyncio.sleep(max(0.0, left))

    def _shown(
        self, pending: PendingChoice, option: Option, asked_at: float, moment: float, hurried_at: float
    ) -> float:
        """Among several people no pass may come so promptly, or punctually, that it tells there was no choice."""
        if pending.due.work == "pass":
            if pending.shared:
                return pending.shared
            whim = self._rng.uniform(0.0, 2.0) if pending.watched else 0.0
            least = REGRET_PACES if pending.regrettable else 1.0 if pending.watched else PASSING_PACE
            return passed_after(asked_at, self.pace * (least + whim))
        if option == pending.passing and not longest_seconds(pending.bot):
            return shown_after(asked_at, monotonic(), self.pace * PASSING_PACE, self.pace * PASSING_PACE)
        return shown_after(asked_at, monotonic(), moment, self.pace, hurried_at)

    async def _think(self, table_id: str, pending: PendingChoice) -> tuple[Option, float]:
        """What the bot chooses, and since when somebody was in a hurry."""
        job = (table_id, pending.due.seat)
        self._thinking[job] = inf
        try:
            option = await self.thinkers.choose(pending.game, pending.bot, pending.view, job=job, pace=self.pace)
            return option, self._thinking[job]
        finally:
            del self._thinking[job]

    async def _tell_progress(self, table_id: str, seat: int, asked_at: float, moment: float) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            await self.room.thinking(table_id, seat, shown_progress(asked_at, monotonic(), moment))
            if self.room.store.shared:
                with contextlib.suppress(StoreGone):
                    await self.room.store.lease(table_id, self.worker, LEASE_SECONDS)

    async def _see_whose_turn_it_is(self, table_id: str) -> bool:
        """Who passes until their next turn is asked again when it comes; True if that changed anything."""

        def see(live: LiveTable) -> TableRecord:
            if live.match is None or live.match.state.over:
                return live.record
            active, now = live.active(), live.episode()
            seats = tuple(
                msgspec.structs.replace(seat, hurried=still_hurried(seat, seat.seat == active, now))
                for seat in live.record.seats
            )
            return msgspec.structs.replace(live.record, seats=seats)

        async with self.room.at(table_id) as seating:
            before = seating.live.record.revision
        return (await self.room.change(table_id, see)).revision != before
