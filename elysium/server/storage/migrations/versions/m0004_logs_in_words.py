"""Choices and events of the log are in words. Up to here they were numbers in the order of one release's code.

A table whose numbers meant nothing in that release is left as it is, and rests.
"""

from __future__ import annotations

import json
import logging
from time import monotonic
from typing import Any

import sqlalchemy as sa
from alembic import op

from elysium.server.storage.migrations.fc44d8c import Untranslatable, numbers

revision = "0004"
down_revision = "0003"

PROGRESS_SECONDS = 3.0
"""Whoever starts a server on a large database wants to know that it is at work, and how far."""

logger = logging.getLogger("elysium.server.storage.migrations")

TABLES = sa.table("tables", *(sa.column(name, sa.Text()) for name in ("id", "game", "status", "body")))
ENTRIES = sa.table(
    "entries", sa.column("table_id", sa.Text()), sa.column("seq", sa.Integer()), sa.column("body", sa.Text())
)
WRITE = (
    ENTRIES.update()
    .where(ENTRIES.c.table_id == sa.bindparam("in_table"), ENTRIES.c.seq == sa.bindparam("at"))
    .values(body=sa.bindparam("worded"))
)


def upgrade() -> None:
    """Table by table, so that a large database needs no more memory than its longest game."""
    connection = op.get_bind()
    tables = connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).all()
    said = monotonic()
    for number, (table_id,) in enumerate(tables):
        if monotonic() - said >= PROGRESS_SECONDS:
            said = monotonic()
            logger.info("logs are put into words: %d of %d tables", number, len(tables))
        game, status, body = connection.execute(
            sa.select(TABLES.c.game, TABLES.c.status, TABLES.c.body).where(TABLES.c.id == table_id)
        ).one()
        record = json.loads(body)
        entries = connection.execute(
            sa.select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq)
        ).all()
        try:
            worded = [(seq, _in_words(game, len(record["seats"]), entry)) for seq, entry in entries]
        except Untranslatable:
            _let_rest(connection, table_id, status, record)
            continue
        if worded:
            connection.execute(WRITE, [{"in_table": table_id, "at": seq, "worded": text} for seq, text in worded])


def _in_words(game: str, players: int, entry: str) -> str:
    return json.dumps(numbers(game, players).entry(json.loads(entry)), ensure_ascii=False, separators=(",", ":"))


def _let_rest(connection: sa.Connection, table_id: str, status: str, record: dict[str, Any]) -> None:
    record["halt"] = {"reason": "log-not-in-words", "status": status}
    connection.execute(
        TABLES.update()
        .where(TABLES.c.id == table_id)
        .values(status="closed" if status == "running" else status, body=json.dumps(record, ensure_ascii=False))
    )
