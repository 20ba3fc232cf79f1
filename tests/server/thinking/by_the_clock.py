"""Bots without children, in a loop in which nobody waits: what takes how long does not depend on the machine."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from elysium.engine.state import Option
from elysium.server.thinking import thinkers as pool
from elysium.server.thinking.process import ThinkingProcess
from elysium.server.thinking.thinkers import Thinkers
from tests.server.instant import InstantLoop

THOUGHT: Final = 7.0
"""Seconds that a bot without a time of its own thinks where it has a choice."""
GLANCE: Final = 0.01
"""Where it has none."""
ITERATION: Final = 0.01
WITH_A_TIME: Final = 1000.0
"""Longer than any of its budgets: whoever wants the answer tells it to hurry."""


class ChildByTheClock(ThinkingProcess):
    async def start(self) -> Any:
        self._hurried = asyncio.Event()

    async def close(self) -> None:
        return

    def hurry(self) -> None:
        self._hurried.set()

    async def measure(self, *_: object) -> float:
        return ITERATION

    async def think(self, game: str, bot: str, view: bytes, *_: object) -> Option:
        options: tuple[Option, ...] = pickle.loads(view).options
        self._hurried.clear()
        seconds = GLANCE if len(options) == 1 else WITH_A_TIME if bot.endswith("s") else THOUGHT
        await asyncio.wait([asyncio.create_task(self._hurried.wait())], timeout=seconds)
        return options[0]


def run_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, test: Callable[[Thinkers], Awaitable[None]], **settings: Any
) -> None:
    async def main() -> None:
        monkeypatch.setattr(pool, "monotonic", asyncio.get_running_loop().time)
        monkeypatch.setattr(pool, "ThinkingProcess", ChildByTheClock)
        thinkers = Thinkers(1, **settings)
        await thinkers.start()
        await test(thinkers)
        await thinkers.stop()

    with asyncio.Runner(loop_factory=InstantLoop) as runner:
        runner.run(main())
