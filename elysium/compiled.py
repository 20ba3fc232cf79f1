"""The compiled form of engine and rules, where `make fast` has built it beside the pure one.

Both forms are the same modules from the same sources; a process takes one of them for good before it imports any of
these modules. Nothing needs the compiled form, and one that was built from other sources is left alone.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

type Form = Literal["compiled", "pure", "outdated"]

PACKAGE: Final = Path(__file__).parent
BUILT: Final = PACKAGE.parent / ".fast" / sys.implementation.cache_tag
DIGEST: Final = BUILT / "digest"
WANTED: Final = "ELYSIUM_COMPILED"
"""The environment variable: 1 wants the compiled form in every process, 0 in none."""


class _Finder(MetaPathFinder):
    """Finds the modules that were compiled; all others are where they always are."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self._modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._modules.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def sources() -> list[Path]:
    """All that a build depends on: the modules that are compiled, and those that generate parts of them or are used by
    them as they were then."""
    return sorted(file for room in ("engine", "games") for file in (PACKAGE / room).rglob("*.py"))


def digest_of(files: Iterable[Path]) -> str:
    """What tells the sources of one build from others."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(PACKAGE)}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def form_built() -> Form:
    """What there is to be used: pure if nothing was built, outdated if it was built from other sources."""
    if not DIGEST.exists():
        return "pure"
    try:
        return "compiled" if DIGEST.read_text(encoding="utf-8") == digest_of(sources()) else "outdated"
    except (OSError, ValueError):
        return "outdated"


def use() -> Form:
    """Take the compiled form in this process and its children, if it is there; says which form it is."""
    global _taken
    if os.environ.get(WANTED) == "0" or _taken == "compiled":
        return _taken
    _taken = form_built()
    if _taken == "compiled":
        if "elysium.engine.state" in sys.modules:
            _taken = "pure"
        else:
            sys.meta_path.insert(0, _Finder(_extensions()))
            os.environ[WANTED] = "1"
    return _taken


_taken: Form = "pure"


def form_taken() -> Form:
    """The form that this process has taken; outdated if it wanted the compiled one and runs on the pure."""
    return _taken


def _extensions() -> dict[str, Path]:
    suffix = EXTENSION_SUFFIXES[0]
    return {".".join(file.relative_to(BUILT).parts).removesuffix(suffix): file for file in BUILT.rglob(f"*{suffix}")}
