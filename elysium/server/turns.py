"""Work that takes long, a few at a time, so that those who ask for much cannot slow the tables down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Turns:
    """A queue. Who is cancelled while waiting leaves it; what has begun is finished before the next may begin.

    A thread cannot be stopped: whoever came and went again and again would otherwise have any number of them.
    """

    def __init__(self, most: int = 1) -> None:
        self._free = asyncio.Semaphore(most)

    async def take[T](self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        await self._free.acquire()
        task = asyncio.create_task(work())
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    async def in_thread[T](self, work: Callable[[], T]) -> T:
        return await self.take(lambda: asyncio.to_thread(work))

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._free.release()
        if not task.cancelled():
            task.exception()  # whoever asked may have gone: then nobody else looks at it
