"""Servers to test: in a thread of this process, where the tests can look inside, or as a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import ssl
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar

from elysium.server.app import create
from elysium.server.connections import Gate
from elysium.server.container import Container
from elysium.server.logs import NOISY
from elysium.server.serve import server_config
from elysium.server.settings import Settings
from tests.server.databases import free_port

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60.0
"""How long a test waits for what must come, on a machine with much else to do."""


class Hosted:
    """A server in a thread."""

    def __init__(self, address: str, container: Container, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.container = container
        self._loop = loop

    def inside[T](self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE_SECONDS)


@contextmanager
def hosted(database: str, **changes: Any) -> Iterator[Hosted]:
    usual = Settings(port=0, database=database, pace=0.0, limited=False, draw_seconds=0.0)
    settings = msgspec.structs.replace(usual, **changes)
    app: list[Litestar] = []
    loops: list[asyncio.AbstractEventLoop] = []
    ready = threading.Event()

    def make_app(gate: Gate) -> Litestar:
        app.append(create(settings, gate))
        return app[0]

    port = free_port()
    config = server_config(make_app, settings)
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
        yield Hosted(f"http://127.0.0.1:{port}", app[0].state.container, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE_SECONDS)


@contextmanager
def begun(
    database: str, *options: str, log: int | None = None, variables: Mapping[str, str] | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server process that has said it, and the process; it need not answer yet."""
    command = [
        sys.executable, "-m", "elysium", "serve", "--port", "0", "--pace", "0", "--draw-seconds", "0",
        "--database", database, *options,
    ]  # fmt: skip
    environment = os.environ | (variables or {})
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1], process
        finally:
            process.kill()


@contextmanager
def served(
    database: str, *options: str, log: int | None = None, variables: Mapping[str, str] | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    with begun(database, *options, log=log, variables=variables) as (address, process):
        wait_for(address)
        yield address, process


def wait_for(address: str, verify: ssl.SSLContext | bool = True) -> None:
    end = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            httpx.get(f"{address}/healthz", verify=verify).raise_for_status()
            return
        except httpx.HTTPError:
            assert monotonic() < end, "the server does not start"


@contextmanager
def logging_as_it_was() -> Iterator[None]:
    """For what changes the logs of the whole process; afterwards they are as they were."""
    root = logging.getLogger()
    handlers, levels = root.handlers, {name: logging.getLogger(name).level for name in [None, *NOISY]}
    try:
        yield
    finally:
        root.handlers = handlers
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def perform[T](scene: Coroutine[Any, Any, T]) -> T:
    """A scene that is stuck fails."""

    async def bounded() -> T:
        async with asyncio.timeout(2 * PATIENCE_SECONDS):
            return await scene

    return asyncio.run(bounded())


async def eventually[T](look: Callable[[], Awaitable[T]]) -> T:
    """What somebody sees at last who looks again and again."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (seen := await look()):
            await asyncio.sleep(0.01)
        return seen
