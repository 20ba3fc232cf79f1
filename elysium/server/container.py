"""The dependency container of one worker: its services, opened when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import secrets
import sys
import threading
from collections.abc import AsyncIterator
from time import time

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from elysium.engine.registry import working_games
from elysium.engine.statements import statements
from elysium.engine.text import prepare_to_compose
from elysium.server.connections import Gate
from elysium.server.decks import DeckReader
from elysium.server.draws import Draws
from elysium.server.driver import Driver
from elysium.server.hosts import HostNames
from elysium.server.limits import ConcurrencyLimiter, RateLimiter
from elysium.server.lobby import Lobby
from elysium.server.metrics import Metrics
from elysium.server.records import StoreGone
from elysium.server.replays import MOST_FOR_ONE, Replays
from elysium.server.room import Room
from elysium.server.settings import Settings
from elysium.server.shared_limits import ABOUT_LIMITS, SharedLimits
from elysium.server.storage import open_store
from elysium.server.storage.channels import CHANNEL, MISSED
from elysium.server.storage.urls import BadStorage
from elysium.server.texts import Texts
from elysium.server.thinking.thinkers import Thinkers
from elysium.server.tokens import VISITOR_LIFE, Tokens

GAUGE_SECONDS = 2.0
CLEAN_UP_SECONDS = 300.0
SHARE_SECONDS = 0.25
FULL_AGAIN_SECONDS = 600.0
"""After so long a budget of which nothing was taken is full, and need not be known."""
REVOKED_SECONDS = 600.0
"""How far back a worker looks for what others have revoked: farther than their clocks disagree."""
CUT_SECONDS = 1.0
OPENING_ATTEMPTS = 20
OPENING_PAUSE = 0.5
SWITCH_SECONDS = 0.001
"""How long a thread that reads a file or plays a game again may keep the event loop waiting, each time it is due."""
COLLECT_EVERY = 50_000
"""Objects that are made before the garbage collector looks through the new ones: views are many and soon gone."""

logger = logging.getLogger(__name__)


def _prepare_texts() -> None:
    """They stay for good as well. Nothing is collected first: that would hold up who is served already."""
    for game in working_games():
        prepare_to_compose(game.folder)
    gc.freeze()


def _prepare(app: Litestar) -> None:
    """What takes long the first time, and would keep everybody waiting then.

    Games with all their cards stay for good: the garbage collector need not look through them again and again.
    """
    _ = app.openapi_schema
    for game in working_games():
        _ = game.rules  # spelling out all cards takes V:TES a fifth of a second
        statements(game.folder)
    gc.collect()
    gc.freeze()


class Container:
    room: Room
    draws: Draws
    lobby: Lobby
    tokens: Tokens
    driver: Driver
    replays: Replays

    def __init__(self, settings: Settings, channels: ChannelsPlugin, gate: Gate | None = None) -> None:
        self.settings = settings
        self.host_names = HostNames(settings)
        self.metrics = Metrics()
        self.store = open_store(settings.database)
        self.channels = channels
        self.thinkers = Thinkers(settings.thinkers)
        self.requests = RateLimiter(burst=120, per_second=20)
        self.creations = RateLimiter(burst=20, per_second=0.2)
        self.messages = RateLimiter(burst=60, per_second=15)
        """Of each line."""
        self.seats = RateLimiter(burst=60, per_second=15)
        self.speakers = RateLimiter(burst=600, per_second=100)
        """Messages of each seat, and of each address."""
        self.faults = RateLimiter(burst=30, per_second=0.05)
        self.sockets = ConcurrencyLimiter(most=100)
        self.askers = ConcurrencyLimiter(MOST_FOR_ONE)
        self.texts = Texts()
        self.decks = DeckReader()
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.stopping = False
        rates = {"requests": self.requests, "seats": self.seats, "speakers": self.speakers, "faults": self.faults}
        counts = {"sockets": self.sockets, "askers": self.askers}
        if gate is not None and gate.limiter is not None:
            counts["connections"] = gate.limiter
        is_shared = self.store.shared
        self.shared_limits = SharedLimits(self.worker, rates if is_shared else {}, counts if is_shared else {})

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        threading.Thread(target=_leave_with_the_server, daemon=True).start()
        await asyncio.to_thread(_prepare, app)
        threading.Thread(target=_prepare_texts, daemon=True).start()
        await self.texts.games()
        gc.set_threshold(COLLECT_EVERY)
        sys.setswitchinterval(SWITCH_SECONDS)
        self.tokens = Tokens(await self._open_store())
        await self._learn_of_revoked(VISITOR_LIFE)
        await self.store.forget_revoked(time() - VISITOR_LIFE)
        await self.store.forget_budgets(FULL_AGAIN_SECONDS)
        self.room = Room(self.store, self.metrics, self._announce, self.settings.memory << 20)
        self.replays = Replays(self.room, self.askers)
        self.draws = Draws(self.room, self.settings.draw_seconds)
        self.lobby = Lobby(self.room, self.draws, self.tokens)
        self.driver = Driver(self.room, self.thinkers, self.settings.pace, self.worker)
        await self.thinkers.start()
        await self.driver.start()
        work = (self._listen(), self._gauge(), self._share_limits(), self._clean_up())
        tasks = [asyncio.create_task(task) for task in work]
        try:
            yield
        finally:
            self.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.draws.stop()
            await self.driver.stop()
            await self.thinkers.stop()
            self.room.close()
            await self.store.close()

    async def _open_store(self) -> bytes:
        """The secret in it. A new worker waits for a database that is gone, or the whole server would stop."""
        for _ in range(OPENING_ATTEMPTS):
            try:
                await self.store.open()
                return await self.store.secret("tokens")
            except (BadStorage, StoreGone) as trouble:
                passes = isinstance(trouble, StoreGone) or trouble.reason == "storage-unreachable"
                if multiprocessing.parent_process() is None or not passes:
                    raise
                await self.store.close()
                await asyncio.sleep(OPENING_PAUSE)
        os._exit(1)  # then the server begins another; an error would make it give up

    async def revoke(self, visitor: str, now: float) -> None:
        """All tokens that somebody was given until now are void, at every worker, and so are lines opened with them."""
        await self.store.revoke(visitor, now)
        self._is_void(visitor, now)

    def _is_void(self, visitor: str, at: float) -> None:
        if self.tokens.revoke(visitor, at):
            # Not before the answer, with which a browser gets its new token.
            asyncio.get_running_loop().call_later(CUT_SECONDS, self._cut_off, visitor)

    def _cut_off(self, visitor: str) -> None:
        self.room.cut_off(visitor)

    async def _learn_of_revoked(self, seconds: float) -> None:
        for visitor, at in await self.store.revoked(time() - seconds):
            self._is_void(visitor, at)

    async def _announce(self, data: bytes) -> None:
        await self.channels.wait_published(data, [CHANNEL])

    async def _listen(self) -> None:
        if not self.store.shared:
            return
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    if data.startswith(ABOUT_LIMITS):
                        self.shared_limits.hear(data)
                    elif data == MISSED:
                        await self.room.refresh_all()
                    else:
                        await self.room.hear(data, self.driver.hurry)
                except Exception:
                    logger.exception("what another worker said could not be followed")

    async def _clean_up(self) -> None:
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            try:
                await self.room.see_to_visits()
                purged = await self.room.purge(self.settings.purge_unbegun, self.settings.purge_unfinished)
                if purged:
                    logger.info("%d tables that nobody has visited for long were deleted", purged)
            except StoreGone:
                logger.warning("the database does not answer")
            except Exception:
                logger.exception("cleaning up failed")

    async def _share_limits(self) -> None:
        while self.store.shared and self.settings.limited:
            for news in self.shared_limits.news():
                await self._announce(news)
            await asyncio.sleep(SHARE_SECONDS)

    async def may_create(self, client: str) -> bool:
        """Whether they may open another table. There are few and each costs much: workers share them exactly."""
        if not self.settings.limited:
            return True
        limit = self.creations
        return limit.allows(client) and (
            not self.store.shared or await self.store.take(f"creations {client}", limit.burst, limit.per_second)
        )

    async def _gauge(self) -> None:
        while True:
            tables, connections = self.room.count()
            self.metrics.tables.set(tables)
            self.metrics.connections.set(connections)
            self.metrics.bots_thinking.set(self.thinkers.asked)
            self.metrics.bots_waiting.set(self.thinkers.surplus)
            if self.store.shared:
                with contextlib.suppress(StoreGone):
                    await self._learn_of_revoked(REVOKED_SECONDS)
            await asyncio.sleep(GAUGE_SECONDS)


def _leave_with_the_server() -> None:
    """A worker whose server was killed would keep the port. It may leave at once: what was shown is stored."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
