"""Showing verdicts: what happened, and where an expectation fails."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from elysium.engine.refusal import BadFile
from elysium.engine.text import Speech, plain
from elysium.judge.ruling import Verdict, judge_file
from elysium.terminal.errors import refusal_text
from elysium.terminal.listing import print_json

PASSED, FAILED, BROKEN = "passed", "failed", "error"


def show_verdicts(paths: Sequence[Path], quiet: bool, as_json: bool, language: str) -> int:
    """0 if all hold, 1 if one fails, 2 if a file is no ruling."""
    speech = Speech(language)
    console = Console(highlight=False)
    rows: list[dict[str, Any]] = []
    for path in _files(paths):
        try:
            verdicts = judge_file(path)
        except BadFile as error:
            text = _error_text(error, speech)
            rows.append(_row(path, BROKEN, [], error=text))
            if not as_json:
                console.print(Text.assemble(("!", "bold red"), f" {text}"), soft_wrap=True)
            continue
        state = PASSED if all(verdict.passed for verdict in verdicts) else FAILED
        rows.append(_row(path, state, verdicts))
        if not as_json and (state == FAILED or not quiet):
            for verdict in verdicts:
                _show(console, speech, path, verdict)
    if as_json:
        print_json(rows)
    else:
        counts = {state: sum(row["state"] == state for row in rows) for state in (PASSED, FAILED, BROKEN)}
        console.print(speech.say("judge-summary", passed=counts[PASSED], failed=counts[FAILED], broken=counts[BROKEN]))
    states = {row["state"] for row in rows}
    return 2 if BROKEN in states else 1 if FAILED in states else 0


def _files(paths: Sequence[Path]) -> list[Path]:
    files = []
    for path in paths:
        if path.is_dir():
            files += sorted(found for found in path.rglob("*") if found.suffix in (".yaml", ".yml"))
        else:
            files.append(path)
    if not files:
        raise BadFile("no-rulings", file=", ".join(map(str, paths)))
    return files


def _error_text(error: BadFile, speech: Speech) -> str:
    place = f"{plain(error.details.get('file', ''))}:{error.details.get('line', 1)}"
    return f"{place}: {refusal_text(error, speech.language)}"


def _row(path: Path, state: str, verdicts: Sequence[Verdict], error: str = "") -> dict[str, Any]:
    return {
        "file": str(path),
        "state": state,
        "rules": sorted({rule for verdict in verdicts for rule in verdict.rules}),
        "game": verdicts[0].game if verdicts else "",
        "differences": [msgspec.structs.asdict(found) for verdict in verdicts for found in verdict.differences],
        "unplayed": sum(verdict.unplayed for verdict in verdicts),
        "error": error,
    }


def _show(console: Console, speech: Speech, path: Path, verdict: Verdict) -> None:
    mark = ("✓", "green") if verdict.passed else ("✗", "bold red")
    title = plain(verdict.title or path.stem).replace("\n", " ")
    rules = (" ".join(verdict.rules), "bold")
    console.print(Text.assemble(mark, f" {plain(path)}:{verdict.line}  ", rules, f"  {title}"), soft_wrap=True)
    for line in verdict.log:
        console.print(Text(f"    {plain(line)}", "dim"), soft_wrap=True)
    for found in verdict.differences:
        said = speech.say(
            "judge-difference",
            line=found.line,
            what=plain(found.what),
            expected=plain(found.expected),
            found=plain(found.found),
        )
        console.print(Text(f"  {said}", "red"), soft_wrap=True)
        if found.legal:
            console.print(Text(f"    {speech.say('judge-legal')}"), soft_wrap=True)
        for option in found.legal:
            console.print(Text(f"      {plain(option)}"), soft_wrap=True)
    if verdict.unplayed:
        console.print(Text(f"  {speech.say('judge-unplayed', count=verdict.unplayed)}", "dim"), soft_wrap=True)
