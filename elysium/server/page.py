"""The page itself: files that the build leaves in this package's folder `page`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

FOLDER = Path(__file__).parent / "page"
INDEX = FOLDER / "index.html"
NOT_BUILT = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Elysium</title>"
    b"<p>The page is not built yet. Run <code>make play</code> in the source folder, which builds it.</p></html>"
)
ROOMS = ["/", "/new/{rest:path}", "/table/{rest:path}", "/replay", "/replay/{rest:path}", "/cards/{rest:path}",
         "/rules/{rest:path}", "/decks", "/decks/{rest:path}", "/mine", "/seat", "/about", "/settings"]  # fmt: skip
FOR_PROGRAMS = ("/api/", "/text/", "/schema", "/assets/", "/metrics", "/healthz")
FILES = {
    "favicon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "preview.jpg": "image/jpeg",
    "manifest.webmanifest": "application/manifest+json",
}
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,260}")
PREVIEW = b'content="/preview.jpg"'
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000)
"""The names of these files change with what is in them."""


@get(ROOMS, include_in_schema=False, sync_to_thread=False)
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page finds out by itself which room was asked for."""
    host = request.headers.get("host", "")
    return the_page(200, f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else "")


def the_page(status: int, origin: str = "") -> Response[bytes]:
    """Whoever shows a link with its picture needs the whole address of that."""
    data = INDEX.read_bytes() if INDEX.is_file() else NOT_BUILT
    data = data.replace(PREVIEW, f'content="{origin}/preview.jpg"'.encode())
    headers = {"Cache-Control": "no-cache"}
    return Response(data, media_type="text/html", headers=headers, status_code=status)


def is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Somebody looks for a room that is not there: the page says so, rather than a line of JSON."""
    return request.method == "GET" and not request.url.path.startswith(FOR_PROGRAMS)


def _file(name: str, media_type: str) -> HTTPRouteHandler:
    @get(f"/{name}", include_in_schema=False, sync_to_thread=False)
    def file() -> Response[bytes]:
        path = FOLDER / name
        if not path.is_file():
            return Response(b"", status_code=404, media_type=media_type)
        return Response(path.read_bytes(), media_type=media_type)

    return file


def page_routes() -> list[ControllerRouterHandler]:
    routes: list[ControllerRouterHandler] = [index, *(_file(name, kind) for name, kind in FILES.items())]
    assets = FOLDER / "assets"
    if assets.is_dir():
        router = create_static_files_router("/assets", [assets], cache_control=FOR_EVER, include_in_schema=False)
        routes.append(router)
    return routes
