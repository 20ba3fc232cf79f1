"""Where the numbers and pictures of a balance are written."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import msgspec

from elysium.arena.balance import Balance, Standing
from elysium.engine.refusal import BadFile

PNG = ".png"
HTML = ".html"
PICTURES = (PNG, HTML)


def picture_files(place: Path, game: str) -> list[Path]:
    """Both pictures, in a folder or under a name without an ending; one of them if its ending is named."""
    if place.suffix in PICTURES:
        return [place]
    base = place / f"balance-{game}" if place.is_dir() else place
    return [base.with_name(base.name + ending) for ending in PICTURES]


def make_room(files: Sequence[Path]) -> None:
    """Long play for nothing would be a pity: whether the files can be written is tried before."""
    for file in files:
        with refusing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            if file.exists():
                file.open("ab").close()
            else:
                TemporaryFile(dir=file.parent).close()


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """What the system does not allow becomes a sentence that names the file."""
    try:
        yield
    except OSError as error:
        raise BadFile("unwritable-file", file=str(file), detail=error.strerror or str(error)) from None


def write_csv(balance: Balance, file: Path) -> None:
    """One line for each standing, without words of any language."""
    names = [field.name for field in msgspec.structs.fields(Standing)]
    with refusing(file), file.open("w", encoding="utf-8", newline="") as out:
        lines = csv.writer(out)
        lines.writerow(names)
        for standing in balance.standings:
            row = msgspec.structs.asdict(standing)
            lines.writerow(_cell(name, row[name]) for name in names)


def _cell(name: str, value: object) -> str:
    if name == "players":
        return str(value or "all")
    return f"{value:.6g}" if isinstance(value, float) else str(value)
