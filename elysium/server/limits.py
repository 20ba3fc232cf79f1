"""How much one client may ask for: a concurrency limiter, and a rate limiter with a token bucket for each client."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

MOST_CLIENTS = 20_000
WORTH_TELLING = 24
"""A part of what a client may have: as long as they have less than that here, it is no news to other workers."""
TOLD_AGAIN_SECONDS = 10.0
BELIEVED_SECONDS = 30.0
"""A worker that was killed cannot say that its clients are gone."""


class ConcurrencyLimiter:
    """At most so many at the same time for each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.is_shared = False
        """Whether somebody tells the other workers."""
        self._present: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._told: set[str] = set()
        """Of whom others believe that they have some here."""
        self._told_at = monotonic()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """By client and worker: how many there, and until when that is believed."""

    @contextmanager
    def slot(self, client: str) -> Iterator[bool]:
        """Takes a slot for as long as the context lasts; says whether one was free."""
        has_room = self.has_room(client)
        self.enter(client)
        try:
            yield has_room
        finally:
            self.leave(client)

    def has_room(self, client: str) -> bool:
        return self._present[client] + self._count_elsewhere(client) < self.most

    def enter(self, client: str) -> None:
        self._present[client] += 1
        self._change(client)

    def leave(self, client: str) -> None:
        self._present[client] -= 1
        self._change(client)
        if not self._present[client]:
            del self._present[client]

    def _change(self, client: str) -> None:
        if self.is_shared:
            self._changed.add(client)

    def take_changes(self) -> list[tuple[str, int]]:
        """How many there are here, of the clients for which that has changed; now and then of all of them."""
        if monotonic() - self._told_at > TOLD_AGAIN_SECONDS:
            self._told_at = monotonic()
            self._changed.update(self._present)
            for client in list(self._elsewhere):
                self._count_elsewhere(client)
        changed, self._changed = self._changed, set()
        news: list[tuple[str, int]] = []
        for client in changed:
            count = self._present[client]
            if count and count * WORTH_TELLING >= self.most:
                self._told.add(client)
                news.append((client, count))
            elif client in self._told:
                self._told.remove(client)
                news.append((client, 0))
        return news

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
        self.is_shared = False
        """Whether somebody tells the other workers."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._to_tell: set[str] = set()

    def allows(self, client: str, cost: float = 1.0) -> bool:
        bucket = self._filled(client)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        bucket.untold += cost
        if self.is_shared and bucket.untold * WORTH_TELLING >= self.burst:
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
