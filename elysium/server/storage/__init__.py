"""Where tables are kept: a SQLite file for one server, or PostgreSQL for as many as one likes."""

from __future__ import annotations

from elysium.server.records import Store
from elysium.server.storage.places import FilePlace, find_place
from elysium.server.storage.postgres import PostgresStore
from elysium.server.storage.sqlite import SqliteStore

__all__ = ["open_store"]


def open_store(url: str | None) -> Store:
    """The store at a URL, or the file in the user's data folder. It is not connected before `open()`."""
    place = find_place(url)
    return SqliteStore(place) if isinstance(place, FilePlace) else PostgresStore(place)
