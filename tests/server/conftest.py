"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.databases import Cluster, running_cluster
from tests.server.running import Hosted, hosted


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server; whoever stops it starts it again."""
    with running_cluster() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that lets everybody do as much as they like; every test has tables of its own there."""
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db") as running:
        yield running
