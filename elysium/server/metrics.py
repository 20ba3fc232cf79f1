"""What a monitor can read at /metrics: nothing that tells a forced pass from a choice, or a search from a rest."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their numbers together; the library reads it from the environment."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        decisions = self._counter("decisions", "Decisions stored, by who made them", "by")
        self.decisions = {author: decisions.labels(author) for author in ("person", "bot", "clock")}
        self.refusals = self._counter("refusals", "Messages and requests refused, by reason", "reason")
        self.broken_rules = self._counter("broken_rules", "Rules or cards that failed")
        self.store_failures = self._counter("store_failures", "Times that the database could not be used")
        self.tables = self._gauge("tables_in_memory", "Tables in memory")
        self.connections = self._gauge("sockets", "Open sockets")
        self.bots_thinking = self._gauge("bots_thinking", "Bots that are asked, whether they search, wait or rest")
        self.bots_waiting = self._gauge("bots_waiting", "Bots that are asked beyond the processes in which they search")
        self.decision_seconds = Histogram(
            "elysium_decision_seconds", "From a decision until it is stored and sent", registry=self.registry
        )

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(f"elysium_{name}", help_text, labels, registry=self.registry)

    def _gauge(self, name: str, help_text: str) -> Gauge:
        return Gauge(f"elysium_{name}", help_text, registry=self.registry, multiprocess_mode="livesum")

    def exposition(self) -> bytes:
        if os.environ.get(SHARED_FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return generate_latest(registry)
        return generate_latest(self.registry)
