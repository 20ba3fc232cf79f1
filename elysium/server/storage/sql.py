"""One SQL text for both databases, and queries that are made of such statements."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

POSTGRES = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
POSTGRES_CLOCK = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"

type SqlRow = Sequence[Any]
type SqlRows = Sequence[SqlRow]


class Bound(NamedTuple):
    statement: SqlStatement
    values: Mapping[str, object]

    @property
    def positional(self) -> list[object]:
        return [self.values[name] for name in self.statement.order]


type Query[T] = Generator[Bound, SqlRows, T]
"""Yields statements, is sent their rows, and returns what came of it. The same on both databases, whoever runs it."""
type MakeQuery[T] = Callable[[], Query[T]]


class SqlStatement:
    """SQL with `:name` for values. `:clock` is the time now: the database's own where many machines share one.

    Where PostgreSQL has other words for something, they stand in `postgres` beside SQLite's.
    """

    def __init__(self, sql: str, postgres: Mapping[str, str] = MappingProxyType({})) -> None:
        self.sqlite = sql
        for word, other in {":clock": POSTGRES_CLOCK, **postgres}.items():
            sql = sql.replace(word, other)
        compiled = text(sql).compile(dialect=POSTGRES)
        self.postgres = str(compiled)
        self.order: Sequence[str] = tuple(compiled.positiontup or ())

    def __call__(self, **values: object) -> Bound:
        return Bound(self, values)
