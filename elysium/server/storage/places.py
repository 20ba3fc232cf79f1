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


class FilePlace(NamedTuple):
    """A SQLite file."""

    path: Path

    @property
    def shown(self) -> str:
        return str(self.path)


class ServerPlace(NamedTuple):
    """A PostgreSQL database."""

    dsn: str
    shown: str
    """The URL without its password."""


type Place = FilePlace | ServerPlace


def find_place(url: str | None) -> Place:
    if url is None:
        return FilePlace(platformdirs.user_data_path("elysium") / DEFAULT_FILE)
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
            return FilePlace(Path(str(parsed.database)).expanduser().resolve())
        case "postgresql" | "postgres":
            plain = parsed.set(drivername="postgresql")
            return ServerPlace(plain.render_as_string(hide_password=False), shown)
    raise BadStorage("storage-url-unknown", url=shown)
