"""Long answers, written and compressed where the event loop does not wait for it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

IS_PACKED = "is_packed"
"""The option of handlers that send what is packed already."""
LEVEL = 5
WORTH_IT = 2_000


class Packed(NamedTuple):
    plain: bytes
    zipped: bytes
    """Empty if it is too short for that."""


def pack(answer: object) -> Packed:
    """Bytes as they are, anything else as JSON."""
    plain = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return Packed(plain, gzip.compress(plain, LEVEL, mtime=0) if len(plain) >= WORTH_IT else b"")


def send(
    request: Request[Any, Any, Any],
    packed: Packed,
    media_type: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if packed.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.zipped, media_type=media_type, headers=told | {"Content-Encoding": "gzip"})
    return Response(packed.plain, media_type=media_type, headers=told)
