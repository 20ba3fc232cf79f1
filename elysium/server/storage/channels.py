"""Publish and subscribe between workers: within one process, or through PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable

import asyncpg
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from elysium.server.storage.urls import PostgresDatabase, parse_url

CHANNEL = "tables"
"""The one channel there is."""
MISSED = b""
"""What a listener gets when it was cut off for a while: anything may have happened meanwhile."""
LONGEST_NUDGE = 7999
"""PostgreSQL carries less than 8000 bytes."""
MOST_UNSAID = 10_000
CONNECT_SECONDS = 5.0
SILENCE_SECONDS = 15.0
"""After so long a listener asks whether there is still somebody at the other end."""
PAUSES = (0.05, 0.2, 0.5, 1.0)
"""Between attempts to connect again; the last one for ever after."""
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logging.getLogger(__name__)


def make_channels(url: str | None) -> ChannelsBackend:
    database = parse_url(url)
    return PostgresChannels(database.dsn) if isinstance(database, PostgresDatabase) else MemoryChannelsBackend()


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on two connections that are made again whenever they are lost.

    Whoever publishes does not wait: a table must not stand still because the others cannot be told at once.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._subscribed: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]]
        self._unsaid: deque[tuple[str, str]] = deque()
        self._something_to_say: asyncio.Event
        self._something_changed: asyncio.Event
        self._tasks: list[asyncio.Task[None]] = []

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()
        self._something_to_say = asyncio.Event()
        self._something_changed = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._stay_connected(self._listen)),
            asyncio.create_task(self._stay_connected(self._speak)),
        ]

    async def on_shutdown(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if len(data) > LONGEST_NUDGE:
            raise ValueError(f"a nudge of {len(data)} bytes is too long to be sent")
        for channel in channels:
            if len(self._unsaid) == MOST_UNSAID:
                # Too much to tell one by one: look at everything.
                self._unsaid.clear()
                self._unsaid.append((channel, MISSED.decode()))
            self._unsaid.append((channel, data.decode()))
        self._something_to_say.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._subscribed.update(channels)
        self._something_changed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._subscribed.difference_update(channels)
        self._something_changed.set()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, payload = await self._heard.get()
            self._heard.task_done()
            if channel in self._subscribed:
                yield channel, payload

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _stay_connected(self, use: Callable[[asyncpg.Connection], Awaitable[None]]) -> None:
        attempt = 0
        while True:
            connection: asyncpg.Connection | None = None
            try:
                # A nudge need not survive a pulled plug, so it need not wait for the disk.
                connection = await asyncpg.connect(
                    self._dsn, timeout=CONNECT_SECONDS, server_settings={"synchronous_commit": "off"}
                )
                attempt = 0
                await use(connection)
            except LOST as error:
                log.warning("cut off from the other workers: %s", type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    async def _speak(self, connection: asyncpg.Connection) -> None:
        while True:
            while self._unsaid:
                saying = list(self._unsaid)
                await connection.executemany("SELECT pg_notify($1, $2)", saying, timeout=CONNECT_SECONDS)
                for said in saying:
                    # Unless there was too much of it meanwhile.
                    if self._unsaid and self._unsaid[0] == said:
                        self._unsaid.popleft()
            self._something_to_say.clear()
            await self._something_to_say.wait()

    async def _listen(self, connection: asyncpg.Connection) -> None:
        """To whatever is subscribed, until the connection is lost."""
        connection.add_termination_listener(lambda _: self._something_changed.set())
        followed: set[str] = set()
        while not connection.is_closed():
            self._something_changed.clear()
            for channel in self._subscribed - followed:
                await connection.add_listener(channel, self._hear)
                # Before this moment nobody listened, not even at the first time.
                self._heard.put_nowait((channel, MISSED))
            for channel in followed - self._subscribed:
                await connection.remove_listener(channel, self._hear)
            followed = set(self._subscribed)
            try:
                await asyncio.wait_for(self._something_changed.wait(), SILENCE_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)

    def _hear(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))
