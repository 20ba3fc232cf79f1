"""Speed on the screen: ourselves, and the peers beside us."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elysium.arena.measure import OURSELVES, Row, compare, measure_forms
from elysium.arena.runtime import interpreter
from elysium.engine.refusal import BadFile
from elysium.engine.text import Speech
from elysium.terminal.listing import print_json

TABLE_WIDTH = 110
CHECKOUT = Path(__file__).parents[2]


def show_bench(runs: int, seconds: float, peers: bool, output: Path | None, as_json: bool, language: str) -> int:
    speech = Speech(language)
    console = Console(stderr=True, highlight=False)

    def tell(what: str) -> None:
        console.print(speech.say("ui-measuring", what=what))

    rows = measure_forms(runs, seconds, tell)
    if peers:
        rows += _peers(runs, seconds, tell)
    compare(rows)
    if output is not None:
        _write(rows, output)
    if as_json:
        print_json(rows)
    else:
        screen = Console(highlight=False)
        Console(highlight=False, width=max(screen.width, TABLE_WIDTH)).print(_table(rows, speech))
    return 0


def _peers(runs: int, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """The peers live in environments of their own, made by bench/ in a source checkout."""
    if not (CHECKOUT / "bench" / "peers").is_dir():
        raise BadFile("no-peers-folder", file="bench")
    tell("OpenSpiel, RLCard, boardgame.io")
    command = [sys.executable, "-m", "bench.peers.run", "--runs", str(runs), "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, check=True)
        return [msgspec.convert(json.loads(line), Row).settle() for line in done.stdout.splitlines()]
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise BadFile("peers-failed", file="bench", detail=str(error)) from None


def _write(rows: list[Row], output: Path) -> None:
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1))
    except OSError as error:
        raise BadFile("unwritable-file", file=str(output), detail=error.strerror or str(error)) from None


def _table(rows: list[Row], speech: Speech) -> Table:
    table = Table(title=interpreter())
    for column in ("ui-engine", "ui-table", "ui-measure"):
        table.add_column(speech.say(column))
    compared = sorted({label for row in rows for label in row.ratios})
    for column in ("ui-median", "ui-noise"):
        table.add_column(speech.say(column), justify="right")
    for label in compared:
        table.add_column(f"{speech.say('ui-ratio')} {label}", justify="right")
    for row in rows:
        style = "bold" if row.peer == OURSELVES else ""
        value = f"{row.median:,.2f}" if row.median < 1000 else f"{row.median:,.0f}"
        table.add_row(
            f"{row.peer} ({row.form})" if row.form else row.peer,
            row.game,
            row.measure,
            value if row.runs else Text(row.note),
            f"±{row.noise / 2:.0%}" if row.runs else "",
            *(f"{row.ratios[label]:.2f}" if label in row.ratios else "" for label in compared),
            style=style,
        )
    return table
