"""The garbage collector, where many games are played."""

from __future__ import annotations

import gc
from functools import cache
from typing import Final

COLLECT_EVERY: Final = 200_000


@cache
def collect_rarely() -> None:
    """Positions are plain data without cycles: to look for cycles among them again and again is wasted time."""
    gc.freeze()
    gc.set_threshold(COLLECT_EVERY)
