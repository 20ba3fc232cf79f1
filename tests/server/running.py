"""Servers to test: in a thread of this process, where the tests can look inside, or as a process of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from elysium.server.app import create
from elysium.server.office import Office
from elysium.server.serve import server_config
from elysium.server.settings import Settings
from tests.server.databases import free_port

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60.0
"""How long a test waits for what must come, on a machine with much else to do."""


class Hosted:
    """A server in a thread."""

    def __init__(self, address: str, office: Office, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.office = office
        self._loop = loop

    def inside[T](self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE_SECONDS)


@contextmanager
def hosted(database: str, **changes: Any) -> Iterator[Hosted]:
    settings = msgspec.structs.replace(Settings(port=0, database=database, pace=0.0, limited=False), **changes)
    app: list[Litestar] = []
    loops: list[asyncio.AbstractEventLoop] = []
    ready = threading.Event()

    def make_app() -> Litestar:
        app.append(create(settings))
        return app[0]

    port = free_port()
    config = server_config(make_app)
    config.port = port
    server = uvicorn.Server(config)

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(server.serve())
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        ready.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    try:
        assert ready.wait(PATIENCE_SECONDS)
        assert server.started, "the server does not start"
        yield Hosted(f"http://127.0.0.1:{port}", app[0].state.office, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE_SECONDS)


def serve_command(database: str, *further: str) -> list[str]:
    return [sys.executable, "-m", "elysium", "serve", "--port", "0", "--pace", "0", "--database", database, *further]


@contextmanager
def served(database: str, *further: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server process, and the process."""
    with subprocess.Popen(
        serve_command(database, *further), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1], process
        finally:
            process.kill()


def refused_to_serve(*arguments: str) -> tuple[int, str]:
    """The exit status of a server that cannot run, and what it says."""
    command = [sys.executable, "-m", "elysium", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE_SECONDS, check=False)
    return done.returncode, done.stdout + done.stderr


async def eventually[T](look: Callable[[], Awaitable[T]]) -> T:
    """What somebody sees at last who looks again and again."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (seen := await look()):
            await asyncio.sleep(0.01)
        return seen
