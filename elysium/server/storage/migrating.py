"""Bringing a database to the shape that this Elysium knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from elysium.server.storage.urls import BadStorage, Database

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "head"


def migrate(connection: Connection, database: Database, revision: str = NEWEST) -> None:
    """Within the connection's transaction; whoever calls sees to it that nobody else migrates meanwhile."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadStorage("storage-newer", place=database.shown)
    command.upgrade(config, revision)
