"""One server for one SQLite file: the operating system frees the lock however the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from elysium.server.storage.urls import BadStorage

BEYOND_THE_NUMBER = 1024
"""Windows forbids others to read what is locked, so the locked byte lies behind the process number."""


_held: set[int] = set()


def _let_go_in_a_fork() -> None:
    """A forked child would keep the lock alive after its parent was killed."""
    for handle in _held:
        os.close(handle)
    _held.clear()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_let_go_in_a_fork)


class FileLock:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._path = file.with_name(file.name + ".lock")
        self._handle = -1

    def acquire(self) -> None:
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _try_lock(handle):
            holder = os.read(handle, BEYOND_THE_NUMBER).decode("ascii", "replace").strip()
            os.close(handle)
            raise BadStorage("storage-in-use", file=str(self._file), pid=holder or "?")
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode("ascii"))
        self._handle = handle
        _held.add(handle)

    def release(self) -> None:
        # The file stays: removing it would let two servers hold locks on two files of the same name.
        if self._handle in _held:
            _held.remove(self._handle)
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, BEYOND_THE_NUMBER, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
