"""Who asks, from where, and what a browser may do with what it gets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import Message, Scope

from elysium.engine.refusal import Refusal
from elysium.server.connections import household
from elysium.server.container import Container
from elysium.server.fast_websocket import gone_from
from elysium.server.tokens import RENEW_AFTER, VISITOR_LIFE, Visitor
from elysium.server.wire import COOKIE, HOST_COOKIE

HSTS = "max-age=31536000"
TOKEN_TO_SET = "elysium_token"
FORGET = ""
"""In place of a token: the browser has none any more."""
LOAD_COST = 5.0
"""Requests for which one counts that has a table read from the store."""
CLIENT_GONE = 499
"""A status that nobody is left to read."""
FOR_MONITORS = ("/healthz", "/metrics")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies add: whoever comes through one is not on this machine, though the proxy may be."""

type Caller = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


def container_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Container:
    container: Container = connection.app.state.container
    return container


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A browser says which page it acts for; only our own may. Programs say nothing, and bring a token instead."""
    origin = connection.headers.get("origin")
    if origin is None or origin in container_of(connection).settings.origins:
        return
    try:
        page = urlsplit(origin)
    except ValueError:
        raise Refusal("wrong-origin") from None
    if page.scheme not in ("http", "https") or not page.netloc or page.netloc != connection.headers.get("host"):
        raise Refusal("wrong-origin")


def check_host(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Whoever watches over the server asks as they like: they get nothing that a page elsewhere could use."""
    host = connection.headers.get("host", "")
    if connection.scope["path"] not in FOR_MONITORS and not container_of(connection).host_names.includes(host):
        raise Refusal("unknown-host")


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host) if connection.client else ""


def check_monitor(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Numbers are for whoever runs the server: on a small one they would tell players more than they may know."""
    try:
        client = ip_address(connection.client.host.removeprefix("::ffff:") if connection.client else "")
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        raise Refusal("metrics-elsewhere") from None
    allowed = any(client in ip_network(network) for network in container_of(connection).settings.metrics_for)
    forwarded = any(name in connection.headers for name in FORWARDED)
    if not allowed and (forwarded or not client.is_loopback or not _is_this_machine(host)):
        raise Refusal("metrics-elsewhere")


def _is_this_machine(host: str) -> bool:
    """Otherwise a proxy has kept the name by which it was asked, or a browser here was led astray by another page."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def charge(request: Request[Any, Any, Any], cost: float = 1.0) -> None:
    """Count it as so many requests; refused if that is too much for now."""
    container = container_of(request)
    if container.settings.limited and not container.requests.allows(client_of(request), cost):
        raise Refusal("too-fast")


def limited_client(request: Request[Any, Any, Any]) -> str:
    """Who is held to limits; empty if nobody is."""
    return client_of(request) if container_of(request).settings.limited else ""


class ClientGone(HTTPException):
    status_code = CLIENT_GONE


async def enter(connection: Caller, table_id: str) -> None:
    """The one door to a table. One that nobody has looked at for a while has to be read first: that counts as several
    requests, and who has gone leaves the queue. Whatever is done there after that is done to its end.
    """
    container = container_of(connection)
    if container.room.has(table_id):
        return
    if container.settings.limited and not container.requests.allows(client_of(connection), LOAD_COST):
        raise Refusal("too-fast")
    await while_there(connection, container.room.load(table_id))


async def while_there[T](connection: Caller, work: Coroutine[Any, Any, T]) -> T:
    """What somebody waits for; given up when they have gone, so that they leave the queue."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_leaves(connection))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGone
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()


async def _leaves(connection: Caller) -> None:
    if isinstance(connection, WebSocket):
        await gone_from(connection.scope).wait()
        return
    while (await connection.receive())["type"] != "http.disconnect":
        pass


async def before_request(request: Request[Any, Any, Any]) -> None:
    charge(request)
    check_host(request)
    if "\0" in request.scope["path"]:
        raise NotFoundException  # no file and no database takes such a name
    if request.method not in SAFE_METHODS:
        check_origin(request)


def visitor_from(connection: ASGIConnection[Any, Any, Any, Any], token: str, now: float) -> Visitor | None:
    """Who asks, by cookie or, for programs, by token; None if nobody we know."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    given = token or (bearer if kind == "Bearer" else "") or _cookie(connection)
    return container_of(connection).tokens.visitor(given, now) if given else None


def _cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.cookies.get(HOST_COOKIE, "") or connection.cookies.get(COOKIE, "")


def give_token(request: Request[Any, Any, Any], token: str) -> None:
    """With the answer."""
    request.scope["state"][TOKEN_TO_SET] = token


def recognise(request: Request[Any, Any, Any], now: float) -> str:
    """The visitor's id; a new one, with a cookie to keep it, for somebody we do not know."""
    tokens = container_of(request).tokens
    visitor = visitor_from(request, "", now)
    if visitor is None:
        visitor, token = tokens.new_visitor(now)
        give_token(request, token)
    elif now - visitor.issued > RENEW_AFTER or _has_old_cookie(request):
        give_token(request, tokens.visitor_token(Visitor(visitor.id, int(now))))
    return visitor.id


def _has_old_cookie(request: Request[Any, Any, Any]) -> bool:
    """From before cookies over https had a name of their own."""
    return request.scope["scheme"] == "https" and COOKIE in request.cookies and HOST_COOKIE not in request.cookies


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer says what a browser may do with it; one to a new visitor says who they are."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    is_secure = scope.get("scheme") == "https"
    if is_secure:
        headers["Strict-Transport-Security"] = HSTS
    token = scope.get("state", {}).get(TOKEN_TO_SET)
    if token is not None:
        for cookie in _cookies(token, is_secure):
            headers.add("Set-Cookie", cookie)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _cookies(token: str, is_secure: bool) -> list[str]:
    """As they are set; over https the one from before such had a name of their own is taken back."""
    facts = "HttpOnly; SameSite=Lax; Path=/"
    life = f"Max-Age={VISITOR_LIFE if token else 0}"
    if not is_secure:
        return [f"{COOKIE}={token}; {facts}; {life}"]
    return [f"{HOST_COOKIE}={token}; {facts}; {life}; Secure", f"{COOKIE}=; {facts}; Max-Age=0; Secure"]
