"""Where tables are kept: a SQLite file for one server, or PostgreSQL for as many as one likes."""

from __future__ import annotations

from elysium.server.records import Store
from elysium.server.storage.postgres import PostgresStore
from elysium.server.storage.sqlite import SqliteStore
from elysium.server.storage.urls import SqliteFile, parse_url

__all__ = ["open_store"]


def open_store(url: str | None) -> Store:
    """The store at a URL, or the file in the user's data folder. It is not connected before `open()`."""
    database = parse_url(url)
    return SqliteStore(database) if isinstance(database, SqliteFile) else PostgresStore(database)
