"""Limits that hold across workers: each tells the others, a few times a second, what clients have asked of it.

Nothing waits for the database on the way. What is told at all is worth telling: whoever asks for little is not named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import batched

import msgspec

from elysium.server.limits import ConcurrencyLimiter, RateLimiter

ABOUT_LIMITS = b"limits "
"""With which news of this kind begin, on the channel that tables share."""
CLIENTS_A_NEWS = 60
"""However long their addresses are, so many fit."""


class SharedUse(msgspec.Struct, frozen=True, array_like=True):
    """What one client has asked of one worker since it told the last time."""

    limit: str
    client: str
    amount: float


class LimitNews(msgspec.Struct, frozen=True):
    worker: str
    asked: tuple[SharedUse, ...]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LimitNews).decode


class SharedLimits:
    def __init__(self, worker: str, rates: Mapping[str, RateLimiter], lines: Mapping[str, ConcurrencyLimiter]) -> None:
        self._worker = worker
        self._rates = rates
        self._lines = lines
        for rate in rates.values():
            rate.is_shared = True
        for line in lines.values():
            line.is_shared = True

    def news(self) -> Iterator[bytes]:
        """What the others should know."""
        asked = [
            *(SharedUse(name, *spent) for name, limiter in self._rates.items() for spent in limiter.take_spent()),
            *(SharedUse(name, *count) for name, limiter in self._lines.items() for count in limiter.take_changes()),
        ]
        for part in batched(asked, CLIENTS_A_NEWS):
            yield ABOUT_LIMITS + _encode(LimitNews(self._worker, part))

    def hear(self, data: bytes) -> None:
        news = _decode(data.removeprefix(ABOUT_LIMITS))
        if news.worker == self._worker:
            return
        for limit, client, amount in ((one.limit, one.client, one.amount) for one in news.asked):
            if limit in self._rates:
                self._rates[limit].debit(client, amount)
            elif limit in self._lines:
                self._lines[limit].hear(news.worker, client, int(amount))
