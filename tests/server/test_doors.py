"""A table that has to be loaded costs whoever comes to it, by whichever way, and who has gone does not wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute

from elysium.server import guard
from elysium.server.app import create
from elysium.server.room import MOST_LOADS
from elysium.server.settings import Settings
from elysium.server.wire import Hello
from tests import patient
from tests.server.guests import a_table, bare_socket
from tests.server.running import PATIENCE_SECONDS, Hosted, eventually, perform
from tests.server.test_costs import limits

CLAIM, FORGET = "/api/seats/claim", "/api/visitor/forget"
BODIES = {"join": {"name": "Bea"}, "alter": {"clock": {"kind": "none"}}, "rename": {"name": "Zoe"}, "bot": {"bot": ""}}
DOORS = [
    *sorted(
        (method, route.path_format)
        for route in create(Settings(database="sqlite:///unused.db")).routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api/tables/{table}")
        for method in route.methods - {"OPTIONS", "HEAD"}
    ),
    ("POST", CLAIM),
    ("POST", FORGET),
]
IMPATIENT_SECONDS = 0.3


class Visitor:
    """Who sits at a table that nobody looks at."""

    def __init__(self, server: Hosted) -> None:
        self._server = server
        self._room = server.container.room
        with patient.Client(base_url=server.address) as http:
            made = http.post("/api/tables", content=msgspec.json.encode(a_table("me friend bot bot")))
            self.table, self._cookies = made.json()["id"], dict(http.cookies)
            self._code = http.post(f"/api/tables/{self.table}/move").json()["code"]

        async def forget() -> None:
            del self._room._seatings[self.table]

        server.inside(forget)

    @property
    def is_loaded(self) -> bool:
        return self._room.has(self.table)

    async def waits(self) -> bool:
        return self.table in self._room._loading

    async def has_left(self) -> bool:
        return self.table not in self._room._loading

    def load(self) -> None:
        self._server.inside(lambda: self._room.load(self.table))

    def knock(self, method: str, path: str, timeout: float = PATIENCE_SECONDS) -> httpx.Response:
        body = {"code": self._code} if path == CLAIM else BODIES.get(path.rpartition("/")[2])
        with patient.Client(base_url=self._server.address, cookies=self._cookies, timeout=timeout) as http:
            return http.request(method, path.format(table=self.table, seat=1), json=body)

    @contextmanager
    def nothing_loads(self) -> Iterator[None]:
        free = self._room._loads._free

        async def take_all() -> None:
            for _ in range(MOST_LOADS):
                await free.acquire()

        async def release() -> None:
            for _ in range(MOST_LOADS):
                free.release()

        self._server.inside(take_all)
        try:
            yield
        finally:
            self._server.inside(release)


def test_there_are_many_doors() -> None:
    assert len(DOORS) > 15


@pytest.mark.parametrize(("method", "path"), DOORS)
def test_a_table_that_has_to_be_loaded_costs_more(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    ana = Visitor(server)
    monkeypatch.setattr(guard, "LOAD_COST", 1e6)
    with limits(server):
        answer = ana.knock(method, path)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert not ana.is_loaded
        ana.load()
        assert ana.knock(method, path).status_code != 429


@pytest.mark.parametrize(("method", "path"), DOORS)
def test_who_has_gone_does_not_wait_for_a_table_to_be_loaded(server: Hosted, method: str, path: str) -> None:
    ana = Visitor(server)
    with ana.nothing_loads():
        with pytest.raises(httpx.ReadTimeout):
            ana.knock(method, path, timeout=IMPATIENT_SECONDS)
        assert perform(eventually(ana.has_left))
    assert not ana.is_loaded
    assert ana.knock("GET", "/api/tables/{table}").json()["seats"][0]["name"] == "Ana", "and nothing has changed"


def test_whose_socket_is_closed_does_not_wait_for_a_table_to_be_loaded(server: Hosted) -> None:
    ana = Visitor(server)

    async def scene() -> None:
        async with bare_socket(server.address, ana.table) as line:
            await line.say(Hello())
            assert await eventually(ana.waits)
        assert await eventually(ana.has_left)

    with ana.nothing_loads():
        perform(scene())
    assert not ana.is_loaded
