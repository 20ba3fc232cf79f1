"""`python -m bench.server`: live tables of six, ours beside boardgame.io's, in one run on one machine."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import sleep

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.peers.environments import PeerMissingError
from bench.server.load import Hall, Measured
from bench.server.servers import Server, boardgameio_server, elysium_server
from bench.server.tables import PLAYERS, BoardgameHouse, ElysiumHouse, House

REDUCED = {"masks": "judge,king,empress,thief,widow,cheater"}
OURS, OURS_SHARED = "Elysium, SQLite", "Elysium, PostgreSQL, 2 workers"
THEIRS, THEIRS_KEPT = "boardgame.io, memory", "boardgame.io, files"
SPARE_FILES = 500
WIDTH = 130
BUSY = 0.9
NOISY = 0.3


class Row(msgspec.Struct):
    """One server in one discipline."""

    server: str
    discipline: str
    tables: int
    runs: list[Measured]


class Bench:
    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.rows: list[Row] = []

    def measure(self, discipline: str, tables: int, runs: int, play: Callable[[Hall], Awaitable[Measured]]) -> None:
        """All servers in turn, again and again, so that a machine that changes its speed does not favour one."""
        rows = {name: Row(name, discipline, tables, []) for name in self._servers()}
        for run in range(runs):
            for name in rows:
                print(f"bench: {discipline}, run {run + 1} of {runs}: {name}", file=sys.stderr, flush=True)
                with self._server(name) as (server, house):
                    rows[name].runs.append(uvloop.run(_run(server, house, tables, run, play)))
                sleep(self.arguments.rest)
        self.rows += rows.values()

    def _servers(self) -> list[str]:
        ours = [OURS, OURS_SHARED] if self.arguments.postgres else [OURS]
        return ours if self.arguments.alone else [*ours, THEIRS, THEIRS_KEPT]

    @contextmanager
    def _server(self, name: str) -> Iterator[tuple[Server, Callable[[], House]]]:
        if name in (THEIRS, THEIRS_KEPT):
            with boardgameio_server(in_files=name == THEIRS_KEPT) as server:
                yield server, lambda: BoardgameHouse(server)
        else:
            shared = name == OURS_SHARED
            with elysium_server(self.arguments.postgres if shared else "", 2 if shared else 1) as server:
                yield server, lambda: ElysiumHouse(server, REDUCED)


async def _run(
    server: Server, house: Callable[[], House], tables: int, seed: int, play: Callable[[Hall], Awaitable[Measured]]
) -> Measured:
    hall = await Hall.open(server, house(), tables, seed)
    try:
        return await play(hall)
    finally:
        hall.close()


def show(rows: Sequence[Row]) -> None:
    console = Console(highlight=False, width=max(WIDTH, Console().width))
    table = Table(title="Six-player tables, six clients each")
    for name in (
        "",
        "server",
        "decisions/s",
        "noise",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "KiB a table",
        "CPU-s/1000 decisions",
    ):
        table.add_column(name, justify="left" if name in ("", "server") else "right")
    for row in rows:
        rates = [run.rate for run in row.runs]
        table.add_row(
            row.discipline,
            row.server,
            f"{median(rates):,.0f}",
            f"±{(max(rates) - min(rates)) / 2 / median(rates):.0%}",
            *(f"{1000 * median(getattr(run, name) for run in row.runs):.1f}" for name in ("p50", "p99", "worst")),
            f"{median(run.memory for run in row.runs) / 1024:,.0f}",
            f"{median(1000 * run.server_load / run.rate for run in row.runs):.2f}",
        )
    console.print(table)
    for row in rows:
        others = max(run.others_load for run in row.runs)
        clients = max(run.clients_load for run in row.runs)
        if others > NOISY:
            console.print(f"{row.discipline}, {row.server}: other programs kept up to {others:.1f} processors busy.")
        if clients > BUSY:
            console.print(f"{row.discipline}, {row.server}: the clients may have been what held it up ({clients:.1f}).")
    _show_ratio(console, rows)


def _show_ratio(console: Console, rows: Sequence[Row]) -> None:
    fast = {row.server: median(run.rate for run in row.runs) for row in rows if row.discipline == "fast"}
    for peer in (THEIRS, THEIRS_KEPT):
        if OURS in fast and peer in fast:
            console.print(f"Decisions per second, {OURS} : {peer} = {fast[OURS] / fast[peer]:.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--at-once", type=int, default=50, help="tables that play at the same time, as fast as they can"
    )
    parser.add_argument("--games", type=int, default=150, help="games that are played so in each run")
    parser.add_argument("--tables", type=int, default=500, help="tables that play at the pace of people")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at such a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long that is measured")
    parser.add_argument("--rest", type=float, default=1.0, help="seconds between two runs")
    parser.add_argument("--postgres", default="", metavar="URL", help="measure two workers on this database too")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--output", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    _allow_files(arguments.tables * PLAYERS + SPARE_FILES)
    bench = Bench(arguments)
    try:
        bench.measure("fast", arguments.games, arguments.runs, lambda hall: hall.play_fast(arguments.at_once))
        bench.measure(
            "human pace",
            arguments.tables,
            1,
            lambda hall: hall.play_slowly(arguments.every, 2 * arguments.every, arguments.seconds),
        )
    except PeerMissingError as missing:
        print(f"bench: {missing}", file=sys.stderr)
        return 1
    show(bench.rows)
    if arguments.output:
        arguments.output.parent.mkdir(parents=True, exist_ok=True)
        result = {"processors": os.cpu_count(), "rows": bench.rows}
        arguments.output.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    return 0


def _allow_files(wanted: int) -> None:
    """Each socket is a file; the servers are started with the same limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        sys.exit(f"bench: {wanted} open files are needed, and this account may have {hard}.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


if __name__ == "__main__":
    sys.exit(main())
