"""Every test that asks for a `url` runs on both databases."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.databases import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    new_database: Callable[[], str] = cluster.new_database
    return new_database()
