"""A PostgreSQL server that is made for the tests and thrown away after them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from uuid import uuid4

SERVANTS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; one of these runs it then."""
START_SECONDS = 120.0


class Cluster:
    """Listens on a loopback port that stays the same however often it is stopped and started."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._sockets = folder
        self._log = folder / "log"
        self._bin = find_binaries()
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._servant = _servant()
        if self._servant is not None:
            os.chown(folder, self._servant.pw_uid, self._servant.pw_gid)
        self._run("initdb", "-D", str(self._data), "-U", "elysium", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://elysium@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"tables_{uuid4().hex[:12]}"
        self._sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def new_schema(self) -> str:
        """As good as a database, but for what is heard in all schemas, and made and thrown away much sooner."""
        name = f"tables_{uuid4().hex[:12]}"
        self._sql(f"CREATE SCHEMA {name}")
        return f"{self.url()}?search_path={name}&application_name={name}"

    def settle(self, url: str) -> None:
        """Wait until nobody works on a schema any more: what a killed client had sent is carried out all the same."""
        name = url.rpartition("=")[2]
        count = f"SELECT count(*) FROM pg_stat_activity WHERE application_name = '{name}'"
        end = time.monotonic() + START_SECONDS
        while self._answer(count) != "0":
            if time.monotonic() > end:
                raise RuntimeError("somebody who was killed is still being served")
            time.sleep(0.01)

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = self._begin(
                log, "postgres", "-D", str(self._data), "-p", str(self._port), "-k", str(self._sockets),
                "-c", "listen_addresses=127.0.0.1", "-c", "fsync=on", "-c", "max_connections=60",
            )  # fmt: skip
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text(errors='replace')}")
            time.sleep(0.05)

    def stop(self) -> None:
        """At once, cutting all connections, but in order."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As if the plug were pulled: nothing is written any more (and no child is left behind)."""
        self._end(signal.SIGQUIT)

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(START_SECONDS)
            self._process = None

    def _answers(self) -> bool:
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run(ready, check=False).returncode == 0

    def _sql(self, statement: str) -> None:
        self._run("psql", "-q", "-d", self.url(), "-c", statement)

    def _answer(self, statement: str) -> str:
        command = [str(self._bin / "psql"), "-qtA", "-d", self.url(), "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def _run(self, program: str, *arguments: str) -> None:
        with self._log.open("ab") as log:
            process = self._begin(log, program, *arguments)
            if process.wait() != 0:
                raise RuntimeError(f"{program} failed:\n{self._log.read_text(errors='replace')}")

    def _begin(self, log: IO[bytes], program: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self._bin / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=self._sockets,
            user=self._servant.pw_uid if self._servant else None,
            group=self._servant.pw_gid if self._servant else None,
            extra_groups=[] if self._servant else None,
        )


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    # Not pytest's own folder: only its owner may enter it. The name of a socket must be short, too.
    folder = Path(tempfile.mkdtemp(prefix="elysium-pg-"))
    try:
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.kill()  # nobody will miss what an orderly stop would still write
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_binaries() -> Path:
    """Of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    import pgserver  # type: ignore[import-not-found]  # a wheel that brings its own

    return Path(pgserver.__file__).parent / "pginstall" / "bin"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _servant() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in SERVANTS if name in known)
