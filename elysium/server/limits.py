"""How much one client may ask for: a concurrency limiter, and a rate limiter with a token bucket for each client."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

MOST_CLIENTS = 20_000


class ConcurrencyLimiter:
    """At most so many at the same time for each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._present: Counter[str] = Counter()

    @contextmanager
    def slot(self, client: str) -> Iterator[bool]:
        """Takes a slot for as long as the context lasts; says whether one was free."""
        self._present[client] += 1
        try:
            yield self._present[client] <= self.most
        finally:
            self._present[client] -= 1
            if not self._present[client]:
                del self._present[client]


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class RateLimiter:
    """Token buckets: a burst of so many at once, and so many a second after that."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str, cost: float = 1.0) -> bool:
        now = monotonic()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.burst, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True
