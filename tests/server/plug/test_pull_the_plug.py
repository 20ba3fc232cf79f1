"""The short form of the soak, on both databases: each blow once, and most of the time goes into starting again."""

import asyncio
from pathlib import Path

from tests.server.databases import Cluster
from tests.server.plug.pull_the_plug import Plan, pull_the_plug

SHORT = Plan(
    tables=4,
    blows=("a_bot", "the_server_alone", "everything_at_an_answer"),
    calm=0.5,
    thinking=0.02,
    stillness=120.0,
)
ON_POSTGRESQL = SHORT._replace(blows=("a_worker_at_an_answer", "the_database", "the_server_alone"), workers=2)


def test_on_sqlite(tmp_path: Path) -> None:
    report = asyncio.run(pull_the_plug(SHORT, f"sqlite:///{tmp_path}/tables.db", tmp_path))
    assert report.acknowledged > 0


def test_on_postgresql_with_two_workers(cluster: Cluster, tmp_path: Path) -> None:
    report = asyncio.run(pull_the_plug(ON_POSTGRESQL, cluster.new_database(), tmp_path, cluster))
    assert report.acknowledged > 0
