"""Every test that asks for a `url` runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Cluster, running_cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_schema()


@pytest.fixture(scope="session")
def doomed() -> Iterator[Cluster]:
    """A PostgreSQL server to be stopped and killed; small, so that it soon stands up again."""
    with running_cluster() as running:
        yield running
