"""How much one client may ask for: a concurrency limiter, and a rate limiter with a token bucket for each client."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

MOST_CLIENTS = 20_000
WORTH_TELLING = 24
"""A part of a burst: less than that of a client's asking is no news to other workers."""
TOLD_AGAIN_SECONDS = 10.0
BELIEVED_SECONDS = 30.0
"""A worker that was killed cannot say that its clients are gone."""


class ConcurrencyLimiter:
    """At most so many at the same time for each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._present: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._told_at = monotonic()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """By client and worker: how many there, and until when that is believed."""

    @contextmanager
    def slot(self, client: str) -> Iterator[bool]:
        """Takes a slot for as long as the context lasts; says whether one was free."""
        self._present[client] += 1
        self._changed.add(client)
        try:
            yield self._present[client] + self._count_elsewhere(client) <= self.most
        finally:
            self._present[client] -= 1
            self._changed.add(client)
            if not self._present[client]:
                del self._present[client]

    def take_changes(self) -> list[tuple[str, int]]:
        """How many there are here, of the clients for which that has changed; now and then of all of them."""
        if monotonic() - self._told_at > TOLD_AGAIN_SECONDS:
            self._told_at = monotonic()
            self._changed.update(self._present)
            for client in list(self._elsewhere):
                self._count_elsewhere(client)
        changed, self._changed = self._changed, set()
        return [(client, self._present[client]) for client in changed]

    def hear(self, worker: str, client: str, count: int) -> None:
        """How many there are at another worker."""
        workers = self._elsewhere.setdefault(client, {})
        if count:
            workers[worker] = count, monotonic() + BELIEVED_SECONDS
        else:
            workers.pop(worker, None)
        if not workers:
            del self._elsewhere[client]

    def _count_elsewhere(self, client: str) -> int:
        workers = self._elsewhere.get(client)
        if not workers:
            return 0
        now = monotonic()
        for worker in [worker for worker, (_, until) in workers.items() if until < now]:
            del workers[worker]
        if not workers:
            del self._elsewhere[client]
        return sum(count for count, _ in workers.values())


class Bucket:
    __slots__ = ("at", "left", "untold")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.untold = 0.0
        """What was taken here and other workers do not know of."""


class RateLimiter:
    """Token buckets: a burst of so many at once, and so many a second after that."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._to_tell: set[str] = set()

    def allows(self, client: str, cost: float = 1.0) -> bool:
        bucket = self._filled(client)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        bucket.untold += cost
        if bucket.untold * WORTH_TELLING >= self.burst:
            self._to_tell.add(client)
        return True

    def debit(self, client: str, cost: float) -> None:
        """What another worker has allowed."""
        bucket = self._filled(client)
        bucket.left = max(-self.burst, bucket.left - cost)

    def take_spent(self) -> list[tuple[str, float]]:
        """What was allowed here, as far as it is worth telling others."""
        spent: list[tuple[str, float]] = []
        for client in self._to_tell:
            bucket = self._buckets.get(client)
            if bucket is not None:
                spent.append((client, bucket.untold))
                bucket.untold = 0.0
        self._to_tell.clear()
        return spent

    def _filled(self, client: str) -> Bucket:
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
        return bucket
