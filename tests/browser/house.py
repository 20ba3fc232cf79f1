"""The server that the browsers of the tests go to: a process of its own, on a file of its own."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

from tests.server.databases import free_port
from tests.server.running import ROOT

PACE_SECONDS = "0.02"
DRAW_SECONDS = "3"
"""Many a guest is somebody who was never seen at a browser: no deal waits long for them."""
BROKEN_LINE = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "Failed to load resource")
"""What a browser complains about while the house has no power."""


def build_page() -> None:
    """Tests that run side by side must not build it at the same time."""
    lock = ROOT / "web" / "node_modules" / ".building"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([ROOT / "scripts" / "build-page"], check=True)


class House:
    """Can lose its power and have it back, at the same address."""

    def __init__(self, folder: Path, pace: str = PACE_SECONDS, draw_seconds: str = DRAW_SECONDS) -> None:
        self.file = folder / "tables.db"
        self._database = f"sqlite:///{self.file}"
        self._log = folder / "server.log"
        self._pace = pace
        self._draw_seconds = draw_seconds
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        command = [
            sys.executable, "-m", "elysium", "serve", "--port", str(self._port), "--database", self._database,
            "--pace", self._pace, "--draw-seconds", self._draw_seconds, "--unlimited", "--lang", "en",
        ]  # fmt: skip
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert self.address in said, self._log.read_text()

    def logged(self) -> list[str]:
        """What the server has written down."""
        return self._log.read_text().splitlines()

    def pull_the_plug(self) -> None:
        """SIGKILL: nobody says goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._process = None

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
