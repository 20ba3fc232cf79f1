"""Limits that all workers share, visitors whose tokens are void, and a place to try whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "budgets",
        sa.Column("client", sa.String(), primary_key=True, nullable=False),
        sa.Column("remaining", sa.Double(), nullable=False),
        sa.Column("granted", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        prefixes=_unlogged(),
    )
    op.create_table(
        "revoked",
        sa.Column("visitor", sa.String(), primary_key=True, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("id", sa.String(), primary_key=True, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )


def _unlogged() -> list[str]:
    """What is counted is soon over, and need not survive a crash nor wait for the disk."""
    return ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
