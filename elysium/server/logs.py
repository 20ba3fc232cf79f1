"""Structured logs: one JSON object a line, with no names, tokens, keys or cards in it."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

NOISY = ("uvicorn.error", "uvicorn.access", "litestar", "alembic", "aiosqlite", "asyncio")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()

    def formatException(self, ei: object) -> str:  # noqa: N802
        """Where it happened and of what kind it was: what an error says may hold a card or a name."""
        parts: list[str] = []
        error = ei[1] if isinstance(ei, tuple) else None
        while error is not None:
            parts = [*traceback.format_tb(error.__traceback__), type(error).__qualname__, "\n", *parts]
            error = error.__cause__ or error.__context__
        return "".join(parts)


def configure_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
