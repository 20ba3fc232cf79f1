"""Compressed responses: encoded and zipped in a thread, so that the event loop does not wait for it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

IS_COMPRESSED = "is_compressed"
"""The option of handlers that send what is compressed already."""
LEVEL = 5
WORTH_IT = 2_000


class Compressed(NamedTuple):
    plain: bytes
    zipped: bytes
    """Empty if it is too short for that."""


def compress(answer: object) -> Compressed:
    """Bytes as they are, anything else as JSON."""
    plain = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return Compressed(plain, gzip.compress(plain, LEVEL, mtime=0) if len(plain) >= WORTH_IT else b"")


def send(
    request: Request[Any, Any, Any],
    compressed: Compressed,
    media_type: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if compressed.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed.zipped, media_type=media_type, headers=told | {"Content-Encoding": "gzip"})
    return Response(compressed.plain, media_type=media_type, headers=told)
