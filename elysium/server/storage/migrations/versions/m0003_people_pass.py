"""Whether people pass by themselves is kept with the log; tables at which bots alone sit are not looked for."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

THE_TABLE = 1 << 31
"""Beside the bits of seats: the table itself goes on where somebody has no choice."""


def upgrade() -> None:
    tables = sa.table(
        "tables",
        *(sa.column(name, sa.Text()) for name in ("id", "body")),
        *(sa.column(name, sa.BigInteger()) for name in ("waiting", "automatic")),
    )
    # Who was looked at so far because somebody asked there may pass is looked at until the next entry says better.
    passing = tables.c.waiting.bitwise_and(tables.c.automatic) != 0
    op.execute(tables.update().where(passing).values(waiting=tables.c.waiting.bitwise_or(THE_TABLE)))
    connection = op.get_bind()
    for table_id, body in connection.execute(sa.select(tables.c.id, tables.c.body)).all():
        seats = json.loads(body)["seats"]
        bots_only = all(seat["kind"] == "bot" for seat in seats)
        bots = sum(1 << seat["seat"] for seat in seats if seat["kind"] == "bot" or seat.get("left"))
        connection.execute(
            tables.update().where(tables.c.id == table_id).values(automatic=0 if bots_only else bots | THE_TABLE)
        )
