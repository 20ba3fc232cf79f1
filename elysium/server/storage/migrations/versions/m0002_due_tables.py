"""Which tables wait for a bot or the clock is found by the database; workers lease them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


THE_TABLE = 1 << 31
"""Beside the bits of seats: the table itself goes on where somebody has no choice."""


def upgrade() -> None:
    for name in ("waiting", "automatic"):
        op.add_column("tables", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0"))
    _fill()
    # Only columns that seldom change are indexed, so that a decision does not rewrite the indexes.
    running = sa.text("status = 'running'")
    op.create_index("tables_running", "tables", ["id"], sqlite_where=running, postgresql_where=running)
    listed = sa.text("public AND status IN ('open', 'running')")
    op.create_index("tables_listed", "tables", ["created"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("people_at_table", "people", ["table_id"])
    op.create_table(
        "leases",
        sa.Column(
            "table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("worker", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
    )


def _fill() -> None:
    """The seats that are asked, and those that somebody else than a person may decide for, one bit for each."""
    tables = sa.table(
        "tables",
        *(sa.column(name, sa.Text()) for name in ("id", "asked", "body")),
        *(sa.column(name, sa.BigInteger()) for name in ("waiting", "automatic")),
    )
    connection = op.get_bind()
    for table_id, asked, body in connection.execute(sa.select(tables.c.id, tables.c.asked, tables.c.body)).all():
        alone = [
            seat["seat"]
            for seat in json.loads(body)["seats"]
            if seat["kind"] == "bot" or seat.get("left") or seat.get("skipped") or seat.get("hurried")
        ]
        connection.execute(
            tables.update()
            .where(tables.c.id == table_id)
            .values(waiting=_bits(json.loads(asked)), automatic=_bits(alone) | THE_TABLE)
        )


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
