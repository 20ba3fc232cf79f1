"""Which database a URL means."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from elysium.engine.refusal import Refusal

DEFAULT_FILE = "elysium.db"


class BadStorage(Refusal):
    """The tables cannot be kept there."""


class SqliteFile(NamedTuple):
    """A SQLite file."""

    path: Path

    @property
    def shown(self) -> str:
        return str(self.path)


class PostgresDatabase(NamedTuple):
    """A PostgreSQL database."""

    dsn: str
    shown: str
    """The URL without its password."""


type Database = SqliteFile | PostgresDatabase


def with_password(url: str, password: str) -> str:
    """The same database, with a password that stood somewhere else."""
    try:
        return make_url(url).set(password=password).render_as_string(hide_password=False)
    except (ArgumentError, ValueError):
        raise BadStorage("storage-url-unreadable") from None


def parse_url(url: str | None) -> Database:
    if url is None:
        return SqliteFile(platformdirs.user_data_path("elysium") / DEFAULT_FILE)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # What cannot be read may hold a password anywhere: it is not shown.
        raise BadStorage("storage-url-unreadable") from None
    shown = parsed.render_as_string(hide_password=True)
    match parsed.get_backend_name():
        case "sqlite":
            if parsed.database in (None, "", ":memory:"):
                raise BadStorage("storage-url-without-file", url=shown)
            return SqliteFile(Path(str(parsed.database)).expanduser().resolve())
        case "postgresql" | "postgres":
            plain = parsed.set(drivername="postgresql")
            return PostgresDatabase(plain.render_as_string(hide_password=False), shown)
    raise BadStorage("storage-url-unknown", url=shown)
