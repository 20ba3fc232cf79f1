"""A loop in which nobody waits: the clock moves on to the next moment at which something is to happen."""

from __future__ import annotations

import asyncio
from selectors import SelectSelector
from typing import Any


class Instant(SelectSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += timeout or 0.0
        return super().select(0)


class InstantLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._instant = Instant()
        super().__init__(self._instant)

    def time(self) -> float:
        return self._instant.now
