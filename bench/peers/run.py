"""Measures every peer, one after the other, and hands back rows."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.peers import environments
from bench.peers.environments import DEFAULT_WORKSPACE, REPOSITORY, PeerMissingError

MEASURES_OF_THE_LONGEST_PEER = 6
SLACK = 60.0


@dataclass(frozen=True)
class Row:
    """One measure of one peer; no runs means that the peer is missing, and the note says why."""

    peer: str
    game: str
    measure: str
    runs: tuple[float, ...]
    note: str


def measure(runs: int, seconds: float, workspace: Path) -> list[Row]:
    workspace = workspace.resolve()
    rows: list[Row] = []
    for peer, command_in in PEERS.items():
        try:
            command, folder = command_in(workspace)
            rows += _rows_of(peer, command, folder, runs, seconds)
        except PeerMissingError as error:
            rows.append(Row(peer, game="", measure="", runs=(), note=str(error)))
    return rows


def _openspiel(workspace: Path) -> tuple[list[str], Path]:
    return [str(environments.openspiel(workspace)), "-m", "bench.peers.openspiel"], REPOSITORY


def _rlcard(workspace: Path) -> tuple[list[str], Path]:
    return [str(environments.rlcard(workspace)), "-m", "bench.peers.rlcard_uno"], REPOSITORY


def _boardgameio(workspace: Path) -> tuple[list[str], Path]:
    return ["node", "run.mjs"], environments.boardgameio(workspace)


PEERS: dict[str, Callable[[Path], tuple[list[str], Path]]] = {
    "openspiel": _openspiel,
    "rlcard": _rlcard,
    "boardgame.io": _boardgameio,
}


def _rows_of(peer: str, command: list[str], folder: Path, runs: int, seconds: float) -> list[Row]:
    print(f"bench: measuring {peer}", file=sys.stderr, flush=True)
    command = [*command, "--runs", str(runs), "--seconds", str(seconds)]
    limit = SLACK + 3 * MEASURES_OF_THE_LONGEST_PEER * (runs + 1) * seconds
    # Without "production" boardgame.io checks and logs what only a game's author wants to see.
    surroundings = os.environ | {"NODE_ENV": "production", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise PeerMissingError(f"{peer} was stopped after {limit:.0f} seconds without an answer.") from error
    if done.returncode != 0:
        sys.stderr.write(done.stderr)
        raise PeerMissingError(f"{peer} was installed but failed while it was measured.")
    return [_row(json.loads(line)) for line in done.stdout.splitlines() if line.startswith("{")]


def _row(line: dict[str, Any]) -> Row:
    return Row(line["peer"], line["game"], line["measure"], tuple(line["runs"]), line["note"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--workspace", type=Path, default=DEFAULT_WORKSPACE)
    given = parser.parse_args()
    for row in measure(given.runs, given.seconds, given.workspace):
        print(json.dumps(asdict(row)))


if __name__ == "__main__":
    main()
