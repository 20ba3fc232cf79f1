"""What stands around the tables: origins, cookies, headers, limits, and logs that tell nothing."""

from __future__ import annotations

import asyncio
import io
import logging
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elysium.client import COOKIE, Client, Denied
from elysium.engine.chance import commitment
from elysium.server.app import LARGEST_BODY, create
from elysium.server.guard import HEADERS
from elysium.server.limits import ConcurrencyLimiter, RateLimiter
from elysium.server.logs import JsonLines, configure_logs
from elysium.server.settings import Settings
from elysium.server.socket import REFUSED
from elysium.server.wire import Hello, Ping, Pong, Refused, Rejected, Welcome
from tests import patient
from tests.server.guests import SHORT_VTES, a_table, bare_socket, next_decision, play_on, seated
from tests.server.running import Hosted, hosted, logging_as_it_was, perform

ELSEWHERE = "https://evil.example"


def body_of(seats: str = "me bot bot bot") -> bytes:
    return msgspec.json.encode(a_table(seats))


def test_other_pages_cannot_act_for_a_visitor(server: Hosted) -> None:
    with patient.Client(base_url=server.address) as http:
        table = http.post("/api/tables", content=body_of()).json()
        for origin in (ELSEWHERE, "null", "", "http://127.0.0.1", f"{server.address}.evil.example", "garbage"):
            answer = http.post("/api/tables", content=body_of(), headers={"Origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin"), origin
            left = http.post(f"/api/tables/{table['id']}/leave", headers={"Origin": origin})
            assert left.status_code == 403
        own = http.post("/api/tables", content=body_of(), headers={"Origin": server.address})
        assert own.status_code == 201


def test_other_pages_get_no_socket(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            cookie = f"{COOKIE}={ana.token}"
            async with bare_socket(server.address, table.id, Origin=ELSEWHERE, Cookie=cookie) as socket:
                assert (await socket.hear_a(Rejected)).refused.reason == "wrong-origin"
                assert await socket.close_code() == REFUSED
            async with bare_socket(server.address, table.id, Origin=server.address, Cookie=cookie) as socket:
                await socket.say(Hello())
                assert (await socket.hear_a(Welcome)).viewer == 0

    perform(scene())


def test_further_origins_can_be_allowed(tmp_path: Path) -> None:
    with hosted(f"sqlite:///{tmp_path}/tables.db", origins=("https://table.example",)) as server:
        for origin, status in (("https://table.example", 201), (ELSEWHERE, 403)):
            answer = patient.post(f"{server.address}/api/tables", content=body_of(), headers={"Origin": origin})
            assert answer.status_code == status


MONITOR = "192.0.2.7"


@pytest.mark.parametrize(
    ("client", "headers", "allowed", "status"),
    [
        ("127.0.0.1", {}, (), 200),
        ("::1", {"Host": "[::1]:7464"}, (), 200),
        ("::ffff:127.0.0.1", {"Host": "127.0.0.1:7464"}, (), 200),
        (MONITOR, {}, (), 403),
        (MONITOR, {"Host": "table.example"}, ("192.0.2.0/24",), 200),
        (f"::ffff:{MONITOR}", {}, ("192.0.2.7/32",), 200),
        (MONITOR, {}, ("192.0.3.0/24", "2001:db8::/32"), 403),
        ("2001:db8::7", {}, ("192.0.3.0/24", "2001:db8::/32"), 200),
        ("127.0.0.1", {"Host": "table.example"}, (), 403),  # through a proxy, or by a page that renamed us
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, (), 403),
        ("127.0.0.1", {"Forwarded": "for=192.0.2.7"}, ("192.0.2.0/24",), 403),
        ("127.0.0.1", {"Host": "[nonsense"}, (), 403),
        ("", {}, (), 403),
    ],
)
def test_numbers_are_for_whoever_runs_the_server(
    tmp_path: Path, client: str, headers: dict[str, str], allowed: tuple[str, ...], status: int
) -> None:
    app: Any = create(Settings(database=f"sqlite:///{tmp_path}/tables.db", metrics_for=allowed))

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with patient.AsyncClient(transport=transport, base_url="http://localhost:7464") as http:
            return await http.get("/metrics", headers=headers)

    answer = perform(asked())
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["reason"] == "metrics-elsewhere"
        assert "elysium_decisions" not in answer.text


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Hosted) -> None:
    with patient.Client(base_url=server.address) as http:
        given = http.get("/api/tables/mine").headers["set-cookie"]
        assert given.startswith(f"{COOKIE}=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(given.split("; "))
        assert "set-cookie" not in http.get("/api/tables/mine").headers  # known by now
        forged = http.get("/api/tables/mine", cookies={COOKIE: "forged.1.x"})
        assert forged.headers["set-cookie"] != given
        behind_a_password = {"Authorization": "Basic dXNlcjpwYXNz"}
        assert "set-cookie" not in http.get("/api/tables/mine", headers=behind_a_password).headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/rules/mascarade", 200),
        ("GET", "/settings", 200),
        ("GET", "/favicon.svg", None),
        ("GET", "/manifest.webmanifest", None),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/000000000000", 404),
        ("GET", "/api/tables/NOT-AN-ID", 404),
        ("GET", "/api/no/such/thing", 404),
        ("GET", "/no-such-page", 404),
        ("GET", "/assets/../../../../etc/passwd", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/text/en/..%2f..%2fsecrets.ftl", None),
    ],
)
def test_every_answer_says_what_a_browser_may_do_with_it(
    server: Hosted, method: str, path: str, status: int | None
) -> None:
    with patient.Client(base_url=server.address) as http:
        answer = http.request(method, path)
    assert status is None or answer.status_code == status
    assert answer.status_code < 500
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, name
    assert "server" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store" or "max-age" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith(("application/json", "text/plain"))
    if answer.is_error and path.startswith("/api/"):
        assert msgspec.json.decode(answer.content, type=Refused).reason


def test_large_bodies_are_refused(server: Hosted) -> None:
    large = b'{"game":"mascarade","name":"' + b"x" * LARGEST_BODY + b'"}'
    with patient.Client(base_url=server.address) as http:
        for content in (large, iter([large[:50_000], large[50_000:]])):
            answer = http.post("/api/tables", content=content)
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        nested = http.post("/api/tables", content=b"[" * 50_000)
        assert (nested.status_code, nested.json()["reason"]) == (400, "malformed-request")
        wide = http.post("/api/tables", content=b'{"game":"mascarade","name":"A","seats":[' + b"{}," * 9_000 + b"{}]}")
        assert wide.status_code == 400


def test_too_many_requests_and_messages_are_refused(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        async with Client(server.address) as ana:
            table = await ana.create(a_table("me bot bot bot"))
            async with seated(ana, table) as (socket, _):
                server.container.messages = RateLimiter(burst=5, per_second=0.0)
                for number in range(8):
                    await socket.say(Ping(number))
                answers = [await socket.hear_a(Pong | Rejected) for _ in range(8)]  # type: ignore[arg-type]
                assert [type(answer) for answer in answers] == [Pong] * 5 + [Rejected] * 3
                assert all(answer.refused.reason == "too-fast" for answer in answers if isinstance(answer, Rejected))
            server.container.sockets = ConcurrencyLimiter(most=1)
            async with seated(ana, table), bare_socket(server.address, table.id) as second:
                assert (await second.hear_a(Rejected)).refused.reason == "too-fast"
            server.container.requests = RateLimiter(burst=3, per_second=0.0)
            async with patient.AsyncClient(base_url=server.address) as http:
                statuses = [(await http.get("/api/games")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]
            async with bare_socket(server.address, table.id) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.hear_a(Welcome)
            server.container.requests = RateLimiter(burst=1000, per_second=1.0)
            server.container.creations = RateLimiter(burst=0, per_second=0.0)
            async with patient.AsyncClient(base_url=server.address) as http:
                refused = await http.post("/api/tables", content=body_of())
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")

    with hosted(f"sqlite:///{tmp_path}/tables.db", limited=True) as server:
        perform(scene(server))


def test_one_visitor_keeps_only_so_many_tables(server: Hosted) -> None:
    with patient.Client(base_url=server.address) as http:
        answers = [http.post("/api/tables", content=body_of("me friend friend friend")) for _ in range(21)]
        assert [answer.status_code for answer in answers] == [201] * 20 + [429]
        assert answers[-1].json()["reason"] == "too-many-tables"


def test_a_deck_that_is_none_does_not_hold_up_the_tables(server: Hosted) -> None:
    """Reading it takes long: others are served meanwhile."""

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            lines = "\n".join(f"1x Nobody of that name {number}" for number in range(12))
            bad = a_table("me friend", game="vtes", options={"half-decks": "yes"}, deck=lines)
            reading = asyncio.create_task(ana.create(bad))
            table = await bea.create(a_table("me bot bot bot"))
            async with bea.sit(table) as seat:
                await play_on(seat)
            with pytest.raises(Exception, match=r"unread|card|deck"):
                await reading

    perform(scene())


# Secrets


def test_nothing_secret_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a server says, of everything it may say, during games with refusals."""
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    secrets: set[str] = set()

    async def scene(server: Hosted) -> None:
        async with AsyncExitStack() as stack:
            ana, bea = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
            table = await ana.create(a_table("me friend bot bot", name="Anastasia"))
            joined = await bea.join(table.id, "Beatrix", key=table.key)
            code = (await ana.move_link(table.id)).code
            async with ana.sit(table) as one, bea.sit(joined) as other:
                await one.say("a word among friends")
                with pytest.raises(Denied):
                    await bea.claim(code + "x")
                async with seated(ana, table) as (socket, _):
                    await socket.say(f'{{"type":"choose","ref":1,"seq":0,"option":["{ana.token}"]}}')
                    await socket.hear_a(Rejected)
                await asyncio.gather(play_on(one), play_on(other))
            vtes = await ana.create(a_table("me bot", game="vtes", options=SHORT_VTES))
            async with ana.sit(vtes) as seat:
                await next_decision(seat)
            seeds = [server.inside(lambda id=id: server.container.store.table(id)).seed for id in (table.id, vtes.id)]  # type: ignore[misc,union-attr]
            secrets.update(ana.token.split("."), bea.token.split("."), [ana.token, table.key, vtes.key, code, *seeds])
            secrets.update(["Anastasia", "Beatrix", "a word among friends", "announce", "first-blood-nosferatu"])

    with logging_as_it_was(), hosted(f"sqlite:///{tmp_path}/tables.db") as server:
        configure_logs(logging.DEBUG)
        perform(scene(server))
        logging.getLogger("elysium.server").debug("the last line")
    log = "".join(line for line in said.getvalue().splitlines(True) if is_the_servers(line))
    assert "the last line" in log
    assert all(len(secret) > 5 for secret in secrets)
    assert [secret for secret in secrets if secret in log] == []


def is_the_servers(line: str) -> bool:
    """The client of the test lives in this process too, and talks of what it sends."""
    return msgspec.json.decode(line)["from"].partition(".")[0] not in ("httpx", "httpcore", "websockets")


def test_an_error_is_logged_without_what_it_says() -> None:
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("elysium.test")
    logger.addHandler(handler)
    secrets = ("the judge", "in Bea's hand", "under the deck")  # not in a line that a trace shows
    cause, meanwhile, outcome = secrets
    try:
        try:
            try:
                raise KeyError(cause)
            except KeyError:
                raise LookupError(meanwhile)  # noqa: B904  # an error while another is handled
        except LookupError as error:
            raise ValueError(outcome) from error
    except ValueError:
        logger.exception("a rule broke")
    finally:
        logger.removeHandler(handler)
    for name in ("KeyError", "LookupError", "ValueError", "test_guard", "a rule broke"):
        assert name in said.getvalue()
    assert [secret for secret in secrets if secret in said.getvalue()] == []


def test_what_the_page_cannot_draw_is_logged_in_a_few_plain_words(
    server: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    fault = {"part": "strip", "game": "vtes", "kind": "TypeError", "frames": ["Strip-1.js:1:20"]}
    malformed = (
        {"part": "Ana holds the Witch"}, {"part": "strip", "kind": "key=s3cret"}, {"part": "strip", "code": "a" * 61},
        {"part": "strip", "frames": ["http://localhost/table/1#s3cret"]}, {"part": "strip", "frames": ["a.js:1:1"] * 9},
    )  # fmt: skip
    with patient.Client(base_url=server.address) as http, caplog.at_level(logging.WARNING):
        for wrong in malformed:
            assert http.post("/api/faults", json=wrong).status_code == 400, wrong
        assert not caplog.records
        for _ in range(100):
            assert http.post("/api/faults", json=fault).status_code == 204
    told = [record.getMessage() for record in caplog.records]
    assert told[0] == "the page cannot draw strip (vtes): TypeError  Strip-1.js:1:20"
    assert 10 < len(told) < 50, "a page that breaks all the time fills no disk"


def test_the_seed_is_sealed_before_the_first_card_and_shown_after_the_last(server: Hosted) -> None:
    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as eve:
            table = await ana.create(a_table("me friend bot bot", public=True))
            seed = server.inside(lambda: server.container.store.table(table.id)).seed  # type: ignore[union-attr]
            said: list[bytes] = [msgspec.json.encode(table)]
            await eve.join(table.id, "Eve", key=table.key)
            async with ana.sit(table) as one, eve.sit(table) as other:
                await asyncio.gather(play_on(one, 2), play_on(other, 2))
                for path in ("", "/recording", "/replay"):
                    said.append(await eve.get(f"/api/tables/{table.id}{path}"))
                said.append(await eve.get("/api/tables"))
                for client in (ana, eve):
                    async with seated(client, table) as (_, welcome):
                        said.append(msgspec.json.encode(welcome))
                assert all(seed.encode() not in text for text in said)
                await asyncio.gather(play_on(one), play_on(other))
            over = await eve.table(table.id)
            assert over.seed == seed
            assert commitment(bytes.fromhex(over.seed)) == table.commitment

    perform(scene())


def test_a_tables_key_is_not_sent_in_addresses(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies log them. As an old link sends it, it still opens the table."""
    asked: list[httpx.URL] = []

    async def note(request: httpx.Request) -> None:
        asked.append(request.url)

    async def scene() -> None:
        async with Client(server.address) as ana, Client(server.address) as bea:
            table = await ana.create(a_table("me friend bot bot"))
            bea._http.event_hooks["request"] = [note]
            with pytest.raises(Denied, match="wrong-link"):
                await bea.table(table.id)
            assert (await bea.table(table.id, table.key)).id == table.id
            await bea.join(table.id, "Bea", key=table.key)
            await bea.recording(table.id, table.key)
            assert len(asked) == 4
            assert not [url for url in asked if table.key in str(url)]
            async with Client(server.address) as cai:
                for what in ("", "/recording", "/replay"):
                    with pytest.raises(Denied, match="wrong-link"):
                        await cai.get(f"/api/tables/{table.id}{what}?key={table.key}")
                    with pytest.raises(Denied, match="wrong-link"):
                        await cai.get(f"/api/tables/{table.id}{what}", "not-the-key")

    perform(scene())
