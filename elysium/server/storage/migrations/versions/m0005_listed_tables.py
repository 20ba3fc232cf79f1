"""Which public tables the lobby shows is found by the database, before it counts how many."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("has_room", "spectators"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table(
        "tables",
        *(sa.column(name, sa.Text()) for name in ("id", "body", "status")),
        *(sa.column(name, sa.Boolean()) for name in ("public", "has_room", "spectators")),
    )
    connection = op.get_bind()
    public = sa.select(tables.c.id, tables.c.body).where(tables.c.public, tables.c.status.in_(("open", "running")))
    for table_id, body in connection.execute(public).all():
        record = json.loads(body)
        connection.execute(
            tables.update()
            .where(tables.c.id == table_id)
            .values(
                has_room=any(seat["kind"] == "open" for seat in record["seats"]),
                spectators=record.get("spectators", True),
            )
        )
    op.drop_index("tables_listed", "tables")
    listed = sa.text("public AND ((status = 'open' AND has_room) OR (status = 'running' AND spectators))")
    op.create_index("tables_listed", "tables", ["created"], sqlite_where=listed, postgresql_where=listed)
