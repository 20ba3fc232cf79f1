"""A table behind a proxy: the documented one passes on who asks and how, and nobody else is believed."""

from __future__ import annotations

import re
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from elysium.cli import main
from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.connections import household
from elysium.server.limits import RateLimiter
from elysium.server.wire import Hello, Welcome
from tests import patient
from tests.server.databases import free_port
from tests.server.guests import BareSocket, a_table
from tests.server.running import ROOT, Hosted, hosted, perform, wait_for

PROXY = "127.0.0.1"
ANA, BEA = "127.0.0.2", "127.0.0.3"
"""Where clients come from; the whole network is this machine."""
BODY = msgspec.json.encode(a_table("me bot bot bot"))


def documented() -> str:
    (block,) = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "serving.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def program() -> str:
    found = subprocess.run([ROOT / "scripts" / "find-nginx"], capture_output=True, text=True, check=False, cwd=ROOT)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@contextmanager
def nginx(server: Hosted, folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Its address, and what trusts its certificate."""
    port = free_port()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", f"subjectAltName=IP:{PROXY}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    site = documented()
    for old, new in (
        ("443", f"{PROXY}:{port}"),
        ("/etc/ssl/table.example.pem", str(certificate)),
        ("/etc/ssl/table.example.key", str(key)),
        ("http://127.0.0.1:7464", server.address),
    ):
        assert site.count(old) == 1
        site = site.replace(old, new)
    places = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off; {places}\n{site} }}\n",
        encoding="utf-8",
    )
    trust = ssl.create_default_context(cafile=certificate)
    with subprocess.Popen([program(), "-c", configuration, "-p", folder, "-e", "stderr"]) as process:
        try:
            wait_for(f"https://{PROXY}:{port}", verify=trust)
            yield f"https://{PROXY}:{port}", trust
        finally:
            process.kill()


def visitor(address: str, trust: ssl.SSLContext | bool, client: str) -> httpx.Client:
    return patient.Client(base_url=address, transport=httpx.HTTPTransport(verify=trust, local_address=client))


def test_the_documented_proxy_tells_who_asks_and_how(tmp_path: Path) -> None:
    with (
        hosted(f"sqlite:///{tmp_path}/tables.db", trusted_proxies=(PROXY,), limited=True) as server,
        nginx(server, tmp_path) as (address, trust),
        visitor(address, trust, ANA) as ana,
        visitor(address, trust, BEA) as bea,
    ):
        server.container.creations = RateLimiter(burst=3, per_second=0.0)
        lies = [{"X-Forwarded-For": f"192.0.2.{number}", "Origin": address} for number in range(4)]
        made = [ana.post("/api/tables", content=BODY, headers=lie) for lie in lies]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429], "whatever she says herself"
        assert bea.post("/api/tables", content=BODY).status_code == 201, "the others are other clients"
        given = made[0].headers["set-cookie"]
        assert "Secure" in given.split("; ")

        async def scene() -> None:
            socket_address = f"{address.replace('https', 'wss')}/api/tables/{made[0].json()['id']}/socket"
            headers = {"Cookie": given.partition(";")[0], "Origin": address}
            async with connect(socket_address, ssl=trust, additional_headers=headers) as line:
                socket = BareSocket(line)
                await socket.say(Hello())
                assert (await socket.hear_a(Welcome)).viewer == 0

        perform(scene())


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    with (
        hosted(f"sqlite:///{tmp_path}/tables.db", trusted_proxies=(BEA,), limited=True) as server,
        visitor(server.address, True, ANA) as ana,
        visitor(server.address, True, BEA) as proxy,
    ):
        server.container.creations = RateLimiter(burst=1, per_second=0.0)
        lies = [{"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"} for number in range(2)]
        made = [ana.post("/api/tables", content=BODY, headers=lie) for lie in lies]
        assert [answer.status_code for answer in made] == [201, 429]
        assert "Secure" not in made[0].headers["set-cookie"]
        told = [proxy.post("/api/tables", content=BODY, headers=lie) for lie in lies]
        assert [answer.status_code for answer in told] == [201, 201]
        assert "Secure" in told[0].headers["set-cookie"]


def test_without_a_trusted_proxy_not_even_this_machine_is_believed(tmp_path: Path) -> None:
    with hosted(f"sqlite:///{tmp_path}/tables.db") as server:
        answer = patient.get(f"{server.address}/api/tables/mine", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("given", ["localhost", "*", "10.0.0.1/8", "999.1.1.1"])
def test_what_is_no_address_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--trust-proxy", "127.0.0.1", given]) == 2
    assert given in capsys.readouterr().err
    assert len({Speech(language).refusal(Refusal("no-address", given=given)) for language in LANGUAGES}) == 3


def test_a_household_is_one_client() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("no:address") == "no:address"
