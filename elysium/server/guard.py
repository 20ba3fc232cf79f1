"""Who asks, from where, and what a browser may do with what it gets."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from elysium.engine.refusal import Refusal
from elysium.server.container import Container
from elysium.server.tokens import RENEW_AFTER, VISITOR_LIFE, Visitor

COOKIE = "elysium_visitor"
TOKEN_TO_SET = "elysium_token"
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


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def check_monitor(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Numbers are for whoever runs the server: on a small one they would tell players more than they may know."""
    try:
        client = ip_address(client_of(connection).removeprefix("::ffff:"))
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


async def before_request(request: Request[Any, Any, Any]) -> None:
    charge(request)
    if request.method not in SAFE_METHODS:
        check_origin(request)


def visitor_from(connection: ASGIConnection[Any, Any, Any, Any], token: str, now: float) -> Visitor | None:
    """Who asks, by cookie or, for programs, by token; None if nobody we know."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    given = token or (bearer if kind == "Bearer" else "") or connection.cookies.get(COOKIE, "")
    return container_of(connection).tokens.visitor(given, now) if given else None


def recognise(request: Request[Any, Any, Any], now: float) -> str:
    """The visitor's id; a new one, with a cookie to keep it, for somebody we do not know."""
    tokens = container_of(request).tokens
    visitor = visitor_from(request, "", now)
    if visitor is None:
        visitor, token = tokens.new_visitor(now)
        request.scope["state"][TOKEN_TO_SET] = token
    elif now - visitor.issued > RENEW_AFTER:
        request.scope["state"][TOKEN_TO_SET] = tokens.visitor_token(Visitor(visitor.id, int(now)))
    return visitor.id


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer says what a browser may do with it; one to a new visitor says who they are."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    token = scope.get("state", {}).get(TOKEN_TO_SET)
    if token:
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        headers.add("Set-Cookie", f"{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={VISITOR_LIFE}{secure}")
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
