"""A server whose plug can be pulled, and what is left of it then."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

import httpx

ROOT = Path(__file__).parents[3]
START_SECONDS = 60.0
"""On a busy machine; it is measured how long it takes."""
GONE_SECONDS = 60.0
THINKING = "elysium.server.thinking.child"


class ServerProcess:
    """`elysium serve` as a group of processes: the server, its workers and the children in which bots think."""

    def __init__(self, database: str, port: int, workers: int, log: Path) -> None:
        self.database = database
        self.address = f"http://127.0.0.1:{port}"
        self._port = port
        self._workers = workers
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []
        """How long each took, in seconds, until the table could be used."""

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    async def start(self) -> None:
        begin = monotonic()
        with self._log.open("ab") as log:
            self._process = self._begin(log)
        async with httpx.AsyncClient() as http:
            while not await self._answers(http):
                if self._process.poll() is not None or monotonic() - begin > START_SECONDS:
                    raise RuntimeError(f"the server does not start:\n{self.said()}")
                await asyncio.sleep(0.05)
        self.starts.append(monotonic() - begin)

    def _begin(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        command = [
            sys.executable, "-m", "elysium", "serve", "--port", str(self._port), "--pace", "0", "--unlimited",
            "--database", self.database, "--workers", str(self._workers),
        ]  # fmt: skip
        return subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )

    async def _answers(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.address}/healthz")).status_code == 200
        except httpx.HTTPError:
            return False

    def said(self) -> str:
        return self._log.read_text(errors="replace")[-4000:]

    def pull_the_plug(self) -> None:
        """All of it, at once."""
        os.killpg(self.pid, signal.SIGKILL)

    def kill_the_server_alone(self) -> None:
        """Its workers and the bots' children have to find out by themselves."""
        os.kill(self.pid, signal.SIGKILL)

    async def start_again(self, family: list[int]) -> None:
        """After it was killed, and nothing of its former family is left."""
        assert self._process is not None
        await asyncio.to_thread(self._process.wait)
        await all_gone(family)
        await self.start()

    def kill_one(self, pids: list[int], rng: Random) -> bool:
        """False if there is none."""
        if pids:
            os.kill(rng.choice(pids), signal.SIGKILL)
        return bool(pids)

    def workers(self) -> list[int]:
        """The processes that serve tables, if the server has some of its own for that."""
        return [pid for pid in _children(self.pid) if "multiprocessing.spawn" in _command(pid)]

    def thinkers(self) -> list[int]:
        return [pid for pid in self.family() if THINKING in _command(pid)]

    def family(self) -> list[int]:
        """All descendants."""
        found = [self.pid]
        for pid in found:
            found += _children(pid)
        return found[1:]

    async def stop(self) -> int:
        """As somebody who switches it off does; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self._process.wait, START_SECONDS)

    def give_up(self) -> None:
        """Whatever has happened, nothing is left running."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


async def all_gone(pids: list[int]) -> None:
    """Processes that lost their parent end by themselves, and soon."""
    end = monotonic() + GONE_SECONDS
    while left := [pid for pid in pids if _is_alive(pid)]:
        if monotonic() > end:
            raise AssertionError(f"left behind: {[_command(pid) for pid in left]}")
        await asyncio.sleep(0.05)


def _children(pid: int) -> list[int]:
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _stat(folder)[1:2] == [str(pid)]]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def _is_alive(pid: int) -> bool:
    return _stat(Path(f"/proc/{pid}"))[:1] not in ([], ["Z"])


def _stat(folder: Path) -> list[str]:
    """What stands behind the name: state, parent…; nothing if there is no such process."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
