"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.databases import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server; whoever stops it starts it again."""
    with running_cluster() as running:
        yield running
