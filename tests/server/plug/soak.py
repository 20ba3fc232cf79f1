"""The long form of the pull-the-plug test, on both databases: `make soak`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.databases import running_cluster
from tests.server.plug.pull_the_plug import Plan, pull_the_plug

LONG = Plan(
    tables=100,
    blows=("everything", "everything_at_an_answer", "a_bot", "the_server_alone") * 7,
    calm=3.0,
    thinking=0.3,
    stillness=300.0,
)
ON_POSTGRESQL = (
    "everything", "a_worker", "the_server_alone", "a_bot", "everything_at_an_answer", "a_worker", "the_database",
    "a_worker_without_database",
) * 4  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, help="which kinds of choices and moments; games are dealt anew")
    arguments = parser.parse_args()
    plan = LONG._replace(seed=arguments.seed)
    with tempfile.TemporaryDirectory(prefix="elysium-plug-") as name:
        folder = Path(name)
        if arguments.only != "postgresql":
            print(asyncio.run(pull_the_plug(plan, f"sqlite:///{folder}/tables.db", folder)), flush=True)
        if arguments.only != "sqlite":
            plan = plan._replace(blows=ON_POSTGRESQL, workers=2, database_gone=10.0)
            with running_cluster() as cluster:
                print(asyncio.run(pull_the_plug(plan, cluster.new_database(), folder, cluster)), flush=True)


if __name__ == "__main__":
    main()
