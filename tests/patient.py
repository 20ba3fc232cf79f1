"""Requests to a server of ours, with the patience that a busy machine asks for."""

from __future__ import annotations

from functools import partial
from typing import Final

import httpx

PATIENCE_SECONDS: Final = 60.0
"""The usual five seconds are gone where six programs want two cores: that is no fault of who answers."""

get = partial(httpx.get, timeout=PATIENCE_SECONDS)
post = partial(httpx.post, timeout=PATIENCE_SECONDS)
Client = partial(httpx.Client, timeout=PATIENCE_SECONDS)
AsyncClient = partial(httpx.AsyncClient, timeout=PATIENCE_SECONDS)
