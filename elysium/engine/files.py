"""Reading what somebody names as a file: whole, and no more than fits."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from elysium.engine.refusal import BadFile


def read_file(path: Path, most: int) -> bytes:
    """BadFile unless it is a file of at most so many bytes: a device has no end, and a pipe may never begin."""
    try:
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as stream:
            mode = os.fstat(stream.fileno()).st_mode
            if stat.S_ISREG(mode):
                data = stream.read(most + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadFile("unreadable-file", file=str(path), line=1, detail=detail) from None
    if not stat.S_ISREG(mode):
        raise BadFile("no-regular-file", file=str(path), line=1)
    if len(data) > most:
        raise BadFile("file-too-large", file=str(path), line=1, most=most)
    return data
