"""What is made of krcg's tables, kept in the user's cache folder, for reading krcg itself takes seconds.

It is made again when krcg or the code that makes it changes. A cache that cannot be read or written is no error: then
everything is simply read from krcg once more.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import msgspec


class Keyed(msgspec.Struct, frozen=True, array_like=True):
    key: str
    """What it depends on."""


def from_cache[K: Keyed](name: str, kind: type[K], key: str, build: Callable[[str], K]) -> K:
    for file in cache_files(name):
        kept = read_kept(file, kind, key)
        if kept:
            return kept
    built = build(key)
    for file in cache_files(name):
        if keep(file, built):
            break
    return built


def tables_key() -> str:
    """What krcg's tables are."""
    spec = find_spec("krcg")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("the card facts need the package krcg", name="krcg")
    tables = Path(spec.submodule_search_locations[0]) / "cards"
    sizes = [f"{file.name}={file.stat().st_size}" for file in sorted(tables.glob("*.csv"))]
    return " ".join([version("krcg"), *sizes])


def cache_files(name: str) -> list[Path]:
    """Where it may lie, the best place first."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    user = str(os.getuid()) if sys.platform != "win32" else ""
    temporary = Path(tempfile.gettempdir()) / f"elysium-{user}"
    return [folder / name for folder in (Path(home) / "elysium", temporary)]


def read_kept[K: Keyed](file: Path, kind: type[K], key: str) -> K | None:
    try:
        if _is_foreign(file):
            return None
        kept = msgspec.msgpack.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        return None
    return kept if kept.key == key else None


def _is_foreign(file: Path) -> bool:
    """In a shared folder, somebody else could have put a file there."""
    return sys.platform != "win32" and file.stat().st_uid not in (os.getuid(), 0)


def keep(file: Path, made: Keyed) -> bool:
    """Whole or not at all, even if several processes write at once."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=file.parent)
    except OSError:
        return False
    try:
        with open(descriptor, "wb") as stream:
            stream.write(msgspec.msgpack.encode(made))
        os.replace(name, file)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        return False
    return True
