"""Servers to be measured: started, looked at, and stopped."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from bench.peers.environments import DEFAULT_WORKSPACE, boardgameio

HOST = "127.0.0.1"
START_SECONDS = 60.0
STOP_SECONDS = 15.0
REPOSITORY = Path(__file__).resolve().parents[2]
BOARDGAMEIO_SERVER = Path(__file__).resolve().parent / "boardgameio" / "server.mjs"


class Server(NamedTuple):
    process: subprocess.Popen[str]
    port: int
    lobby: int
    """The port at which tables are opened."""

    def memory(self) -> int:
        """Resident bytes of the process and all its children."""
        return sum(_resident(process) for process in _family(self.process.pid))

    def seconds(self) -> float:
        """Processor time it has used, with its children."""
        return sum(_used(process) for process in _family(self.process.pid))


@contextlib.contextmanager
def elysium_server(database: str = "", workers: int = 1) -> Iterator[Server]:
    """Ours, on a fresh SQLite file unless a database is given; clients may be as quick as they like."""
    with tempfile.TemporaryDirectory(prefix="elysium-bench-") as folder:
        where = database or f"sqlite:///{folder}/tables.db"
        # Its guests have no browsers that could add to a deal.
        command = [REPOSITORY / ".venv/bin/elysium", "serve", "--port", "0", "--unlimited", "--draw-seconds", "0"]
        command += ["--database", where]
        with _running([str(word) for word in command] + ["--workers", str(workers)]) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://[^ ]*:(\d+)", line):
                    yield Server(process, int(found[1]), int(found[1]))
                    return
            raise RuntimeError("the server did not start")


@contextlib.contextmanager
def boardgameio_server(in_files: bool) -> Iterator[Server]:
    """boardgame.io's own, its matches in memory or in files; PeerMissingError if it cannot be installed here."""
    folder = boardgameio(DEFAULT_WORKSPACE)
    shutil.copyfile(BOARDGAMEIO_SERVER, folder / BOARDGAMEIO_SERVER.name)
    port, lobby = _free_ports(2)
    command = ["node", str(folder / BOARDGAMEIO_SERVER.name), str(port), str(lobby)]
    with (
        tempfile.TemporaryDirectory(prefix="elysium-bench-", ignore_cleanup_errors=True) as matches,
        _running([*command, matches] if in_files else command, NODE_ENV="production") as process,
    ):
        _wait_for(port)
        yield Server(process, port, lobby)


@contextlib.contextmanager
def _running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **environment}
        )
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as taken:
        sockets = [taken.enter_context(socket.create_server((HOST, 0))) for _ in range(count)]
        return [free.getsockname()[1] for free in sockets]


def _wait_for(port: int) -> None:
    deadline = monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection((HOST, port), 1.0).close()
            return
        except OSError:
            if monotonic() > deadline:
                raise
            sleep(0.1)


def _family(process: int) -> list[int]:
    found = [process]
    with contextlib.suppress(OSError):
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            for child in children.read_text().split():
                found += _family(int(child))
    return found


def _resident(process: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _used(process: int) -> float:
    with contextlib.suppress(OSError):
        user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return 0.0


def machine_seconds() -> float:
    """Processor time that all programs of this machine have used together."""
    user, nice, system, _idle, _waiting, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")
