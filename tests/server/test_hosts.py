"""By which names a table may be asked: no page elsewhere can have its own name lead here and pass for ours."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname

import pytest
from websockets.asyncio.client import connect

from elysium.cli import main
from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.hosts import HostNames
from elysium.server.settings import Settings
from elysium.server.socket import REFUSED
from elysium.server.wire import Rejected
from tests import patient
from tests.server.guests import BareSocket
from tests.server.running import Hosted, hosted, perform

EVIL = "rebound.example"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:7464", "[::1]:7464", "[fe80::1]", "192.168.1.20:7464", "localhost", "LOCALHOST:7464", "localhost.",
        "my.localhost:1", "laptop", "laptop:7464", "laptop.local:7464", "Laptop.LAN", "box.home.arpa", "vm.internal",
        gethostname(), "",
    ],
)  # fmt: skip
def test_addresses_and_names_that_are_known_nearby_need_nothing(host: str) -> None:
    assert HostNames(Settings()).includes(host)


@pytest.mark.parametrize(
    "host",
    [
        EVIL, f"{EVIL}:7464", f"{EVIL}.", f"localhost.{EVIL}", f"127.0.0.1.{EVIL}", f"user@{EVIL}", f"{EVIL}#.local",
        f"{EVIL}/.local", f"{EVIL}?.local", "local.example", "notlocal.notlan", "[nonsense", "[::1", "]", ":7464", "?",
        f"127.0.0.1@{EVIL}", "1.2.3.4.5", "127.1.example",
    ],
)  # fmt: skip
def test_names_that_anybody_can_have_are_refused(host: str) -> None:
    assert not HostNames(Settings()).includes(host)
    assert not HostNames(Settings(host_names=("table.example",), trusted_proxies=("127.0.0.1",))).includes(host)


def test_further_names_can_be_given() -> None:
    named = HostNames(
        Settings(host_names=("Table.example",), origins=("https://page.example:8443",), host="here.example")
    )
    for host in ("table.example", "TABLE.EXAMPLE:443", "page.example", "here.example:7464"):
        assert named.includes(host)
    assert not named.includes("other.example")
    behind = HostNames(Settings(trusted_proxies=("127.0.0.1",)))
    assert behind.includes("table.example"), "which names it serves is for the proxy to say"


def test_a_page_that_lets_its_name_lead_here_gets_nothing(server: Hosted) -> None:
    headers = {"Host": f"{EVIL}:7464", "Origin": f"http://{EVIL}:7464"}
    with patient.Client(base_url=server.address, headers=headers) as page:
        for answer in (page.get("/api/tables"), page.post("/api/tables", content=b"{}"), page.get("/schema")):
            assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")
            assert "set-cookie" not in answer.headers
        read = page.get("/")
        assert read.status_code == 421
        refusal = Refusal("unknown-host")
        assert read.text.splitlines() == [Speech(language).refusal(refusal) for language in LANGUAGES]
        assert "--host-name" in read.text
        assert page.get("/healthz").status_code == 200, "whoever watches over it asks by any name"


def test_nor_does_it_get_a_line(server: Hosted) -> None:
    async def scene() -> None:
        address = server.address.replace("http", "ws", 1)
        url = f"ws://{EVIL}:7464/api/tables/000000000000/socket"
        port = int(address.rpartition(":")[2])
        async with connect(url, host="127.0.0.1", port=port, proxy=None) as line:
            socket = BareSocket(line)
            assert (await socket.hear_a(Rejected)).refused.reason == "unknown-host"
            assert await socket.close_code() == REFUSED

    perform(scene())


def test_a_name_that_was_given_is_served(tmp_path: Path) -> None:
    with hosted(f"sqlite:///{tmp_path}/tables.db", host_names=("table.example",)) as server:
        for host, status in (("table.example", 200), (EVIL, 421)):
            assert patient.get(f"{server.address}/api/tables", headers={"Host": host}).status_code == status


@pytest.mark.parametrize("given", ["https://table.example", "table.example:443", "", "*", ".example", "tisch.ä"])
def test_what_is_no_name_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--host-name", given]) == 2
    assert "table.example" in capsys.readouterr().err
