"""Seats, or places, in their order around the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from elysium.engine.state import Seat

ALL: Final = -1
"""Every seat, as a bit set."""


@cache
def clockwise(seats: int, first: int, present: int = ALL) -> tuple[Seat, ...]:
    """Those of a bit set, from the first one on and once around."""
    around = [(first + step) % seats for step in range(seats)]
    return tuple([Seat(seat) for seat in around if present >> seat & 1])


def winners(outcome: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best score; nobody before the end."""
    best = max(outcome, default=0)
    return tuple([seat for seat, score in enumerate(outcome) if score == best])
