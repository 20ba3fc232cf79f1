"""Error handlers: requests are refused always with the same body, in no language yet, and never with a secret in it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from elysium.engine.refusal import BadFile, NotAsked, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.sayings import Scribe
from elysium.engine.text import LANGUAGES, Speech, plain
from elysium.server.page import is_for_people, the_page
from elysium.server.records import StoreGone
from elysium.server.wire import Refused

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "wrong-link": 403,
    "no-seat-here": 403,
    "host-only": 403,
    "no-spectators": 403,
    "wrong-origin": 403,
    "metrics-elsewhere": 403,
    "link-expired": 410,
    "link-used": 410,
    "table-full": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "already-seated": 409,
    "already-started": 409,
    "table-closed": 409,
    "not-over-yet": 409,
    "log-does-not-fit": 409,
    "log-not-in-words": 409,
    "game-gone": 409,
    "still-here": 409,
    "away-too-short": 409,
    "stand-in-is-the-tables": 409,
    "too-many-tables": 429,
    "too-fast": 429,
    "unknown-host": 421,
}
FRAMEWORK_REASONS = {400: "malformed-request", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}

logger = logging.getLogger(__name__)


def refused(refusal: Refusal, game: str = "") -> Refused:
    """A refusal as it is sent: with what its sentence can say, which is never a list."""
    scribe = Scribe(load_game(game) if game else None)
    details = {
        name: value if isinstance(value, int) else plain(value)
        for name, value in refusal.details.items()
        if not isinstance(value, (tuple, list))
    }
    shown = Refusal(refusal.reason, refusal.rule, **details)
    return Refused(reason=refusal.reason, say=scribe.write(scribe.refusal, shown), rule=refusal.rule)


def handle_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused] | Response[str]:
    status = STATUS.get(refusal.reason)
    if status is None:
        status = 409 if isinstance(refusal, NotAsked) else 404 if isinstance(refusal, UnknownName) else 400
        if isinstance(refusal, UnknownName | BadFile) and request.method == "POST":
            status = 400
    request.app.state.container.metrics.refusals.labels(refusal.reason).inc()
    if is_for_people(request):  # whose language is not known before they have a page
        text = "\n".join(Speech(language).refusal(refusal) for language in LANGUAGES)
        return Response(text, status_code=status, media_type="text/plain")
    return Response(refused(refusal), status_code=status)


def handle_store_gone(request: Request[Any, Any, Any], _: StoreGone) -> Response[Refused]:
    request.app.state.container.metrics.store_failures.inc()
    return Response(refused(Refusal("store-gone")), status_code=503, headers={"Retry-After": "2"})


def handle_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused] | Response[bytes]:
    """What the framework refuses: unknown paths, bodies that are too large or cannot be read."""
    if error.status_code == 404 and is_for_people(request):
        return the_page(404)
    reason = FRAMEWORK_REASONS.get(
        error.status_code, "malformed-request" if error.status_code < 500 else "server-error"
    )
    detail = ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)[:300]
    request.app.state.container.metrics.refusals.labels(reason).inc()
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(refused(Refusal(reason, detail=detail)), status_code=error.status_code, headers=headers)


def handle_nested(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refused] | Response[bytes]:
    """A body of nothing but brackets."""
    return handle_http(request, HTTPException(status_code=400))


def handle_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    logger.error("a request failed", exc_info=error)
    return Response(refused(Refusal("server-error", detail="")), status_code=500)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: handle_refusal,
    StoreGone: handle_store_gone,
    HTTPException: handle_http,
    msgspec.ValidationError: lambda request, error: handle_http(request, ValidationException(str(error))),
    RecursionError: handle_nested,
    Exception: handle_anything,
}

REFUSALS = {
    status: ResponseSpec(Refused, description=text, generate_examples=False)
    for status, text in {
        400: "It cannot be done like this",
        403: "It is not yours to do",
        404: "There is no such thing",
        409: "It cannot be done now",
        410: "The link is too old",
        413: "Too large",
        429: "Too much at once",
        503: "The database does not answer; try again",
    }.items()
}
