"""Where the numbers and pictures of a balance are written."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import msgspec

from elysium.arena.balance import Balance, Standing
from elysium.engine.refusal import BadFile

CSV = ".csv"
PNG = ".png"
HTML = ".html"
PICTURES = (PNG, HTML)


def picture_files(place: str, game: str) -> list[Path]:
    """Both pictures, in a folder or under a name without an ending; one of them if its ending is named."""
    if _is_folder(place):
        return [_in_folder(place, game, ending) for ending in PICTURES]
    file = Path(place)
    return [file] if file.suffix in PICTURES else [file.with_name(file.name + ending) for ending in PICTURES]


def csv_file(place: str, game: str) -> Path:
    """In a folder, or the file that is named."""
    return _in_folder(place, game, CSV) if _is_folder(place) else Path(place)


def _is_folder(place: str) -> bool:
    """It is there, or its name says that it shall be one."""
    return place.endswith(("/", os.sep)) or Path(place).is_dir()


def _in_folder(place: str, game: str, ending: str) -> Path:
    return Path(place) / f"balance-{game}{ending}"


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
