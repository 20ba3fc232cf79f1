"""When a table that nobody visits rests; and without what was taken back, logs of before are as short as new ones."""

from __future__ import annotations

import json
from time import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

REST_SECONDS = 3 * 86_400.0
LONG = 500
"""A log that is shorter loses nothing worth the reading."""
ENTRIES = sa.table(
    "entries", sa.column("table_id", sa.Text()), sa.column("seq", sa.Integer()), sa.column("body", sa.Text())
)
TABLES = sa.table("tables", sa.column("id", sa.Text()), sa.column("seq", sa.Integer()))


def upgrade() -> None:
    """Nobody's table is old on the day of the migration: who plays has some days to come by before it rests."""
    rests_at = sa.text(repr(round(time() + REST_SECONDS, 3)))
    op.add_column("tables", sa.Column("rests_at", sa.Double(), nullable=False, server_default=rests_at))
    connection = op.get_bind()
    for (table_id,) in connection.execute(sa.select(TABLES.c.id).where(TABLES.c.seq >= LONG)).all():
        of_table = ENTRIES.c.table_id == table_id
        rows = connection.execute(sa.select(ENTRIES.c.body).where(of_table).order_by(ENTRIES.c.seq)).all()
        for first, last in _runs(_cancelled([json.loads(body) for (body,) in rows])):
            connection.execute(ENTRIES.delete().where(of_table, ENTRIES.c.seq.between(first, last)))


def _cancelled(entries: list[dict[str, object]]) -> list[int]:
    """What was taken back and what took it back, but for the last entry and for those that name their rules."""
    standing: list[dict[str, object]] = []
    gone: list[int] = []
    for entry in entries[:-1]:
        back = entry.get("back", 0)
        if entry["kind"] != "back" or not isinstance(back, int):
            standing.append(entry)
            continue
        pair = [*standing[-back:], entry]
        del standing[-back:]
        if not any(one.get("rules") for one in pair):
            gone += [seq for one in pair if isinstance(seq := one["seq"], int)]
    return sorted(gone)


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return runs
