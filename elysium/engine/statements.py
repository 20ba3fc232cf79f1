"""The rule statements of a game, as they stand in its rules.yaml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Statement(msgspec.Struct, frozen=True):
    id: str
    area: str
    rule: str
    check: str = ""
    note: str = ""
    example: bool = False
    not_applicable: str = ""
    """Why the statement cannot be tested on a screen, if it cannot."""
    pending: str = ""
    """What has to be there before the statement can be true here, if it is not yet."""


@cache
def statements(folder: Path) -> dict[str, Statement]:
    import yaml

    data = yaml.load((folder / "rules.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return {entry.id: entry for entry in msgspec.convert(data, list[Statement])}
