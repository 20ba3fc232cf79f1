"""Tables, their logs, snapshots and chat, who sits where, secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("chat", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
    )
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("seq", sa.Integer(), primary_key=True, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("seq", sa.Integer(), primary_key=True, nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "chat",
        _of_table(),
        sa.Column("id", sa.Integer(), primary_key=True, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("visitor", sa.String(), primary_key=True, nullable=False),
        _of_table(),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(), primary_key=True, nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
