"""How many connections an address may have open, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import Any

import uvicorn
from uvicorn.importer import import_from_string
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from elysium.server.limits import ConcurrencyLimiter

MOST_CONNECTIONS = 256
"""Of one address: a school behind one, with several pages open on each screen."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 120.0
"""The largest recording over a slow line."""
SAY_AGAIN_SECONDS = 60.0
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

logger = logging.getLogger(__name__)


HOUSEHOLD_BITS = 64


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Whoever has one address of the newer kind has very many of them: all that begin alike count as one client."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, HOUSEHOLD_BITS), strict=False))


class Gate:
    """Counts connections by address. Those of proxies that speak for others are not counted."""

    def __init__(self, most: int | None, trusted: Sequence[str] = ()) -> None:
        self.limiter = ConcurrencyLimiter(most) if most is not None else None
        self._trusted = tuple(trusted)
        self._said = 0.0

    def enter(self, host: str) -> bool:
        """Whether there is room for one more; who has entered leaves once."""
        if self.limiter is None or is_within(host, self._trusted):
            return True
        client = household(host)
        if not self.limiter.has_room(client):
            if monotonic() - self._said > SAY_AGAIN_SECONDS:
                self._said = monotonic()
                logger.warning("one address has %d connections and gets no more", self.limiter.most)
            return False
        self.limiter.enter(client)
        return True

    def leave(self, host: str) -> None:
        if self.limiter is not None and not is_within(host, self._trusted):
            self.limiter.leave(household(host))


@lru_cache(maxsize=4096)
def is_within(host: str, networks: Sequence[str]) -> bool:
    try:
        address = ip_address(host)
        return any(address in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return host in networks


class GatedConfig(uvicorn.Config):
    """A configuration whose connections pass a gate, of which the application tells other workers."""

    def __init__(self, *args: Any, gate: Gate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = gate

    def load(self) -> None:
        self.app = partial(import_from_string(self.app), gate=self.gate)
        super().load()


class Passage:
    """One connection on its way through the gate, whichever protocol it speaks."""

    def __init__(self, gate: Gate, host: str) -> None:
        self._gate, self._host = gate, host
        self.is_open = gate.enter(host)

    def leave(self) -> None:
        if self.is_open:
            self.is_open = False
            self._gate.leave(self._host)


class GatedHttpProtocol(HttpToolsProtocol):
    """uvicorn's own waits for ever for the rest of a request, and for anybody."""

    passage: Passage
    config: GatedConfig
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.passage = Passage(self.config.gate, self.client[0] if self.client else "")
        if self.passage.is_open:
            self._await_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        self.passage.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._be_patient()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.passage = self.passage

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._be_patient()
        self._deadline = self.loop.call_later(BODY_SECONDS, self.transport.abort)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._be_patient()

    def _await_head(self) -> None:
        self._be_patient()
        self._deadline = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _be_patient(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_SLOW)
            self.transport.close()
        else:
            self.transport.abort()
