"""Which rule statements are tested, and where: ruling files and tests say which ids they check."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from elysium.engine.files import read_file
from elysium.engine.game import Game
from elysium.engine.refusal import BadFile
from elysium.engine.statements import statements

MOST_BYTES = 10_000_000
TESTED = "tested"
PENDING = "pending"
NOT_APPLICABLE = "not applicable"
UNTESTED = "untested"

_RULE_LINE = re.compile(r"^rule:\s*(.*(?:\n\s+.*)*)", re.MULTILINE)
_RULE_MARK = re.compile(r"mark\.rule\(([^)]*)\)")
_RULE_ID = re.compile(r"\b[A-Z]{3,4}-[A-Z0-9.]+-\d+\b")


class RuleState(msgspec.Struct):
    id: str
    area: str
    rule: str
    state: str
    tests: list[str]
    reason: str


def tests_folder(game: Game[Any], given: Path | None) -> Path:
    """The folder named, or `tests` beside the package in a source checkout."""
    if given is not None:
        if not given.is_dir():
            raise BadFile("no-such-folder", file=str(given))
        return given
    for parent in game.folder.parents:
        if (parent / "tests" / "rulings").is_dir():
            return parent / "tests"
    raise BadFile("no-tests-folder", file="tests")


def citations(folder: Path) -> dict[str, list[str]]:
    """The tests that cite each rule id, as paths below the folder's parent."""
    cited: dict[str, list[str]] = {}
    patterns = (("rulings/**/*.yaml", _RULE_LINE), ("**/*.py", _RULE_MARK))
    for pattern, places in patterns:
        for path in sorted(folder.glob(pattern)):
            name = path.relative_to(folder.parent).as_posix()
            found = {rule for place in places.findall(_text(path)) for rule in _RULE_ID.findall(place)}
            for rule in sorted(found):
                cited.setdefault(rule, []).append(name)
    return cited


def rulings_about(folder: Path, game: str, card: str) -> list[str]:
    """The rulings in which a card stands, by file and line, each with its title."""
    named = re.compile(rf"(?<![\w-]){re.escape(card)}(?![\w-])")
    found = []
    for path in sorted((folder / "rulings" / game).glob("**/*.yaml")):
        line = 1
        for document in re.split(r"^---$", _text(path), flags=re.MULTILINE):
            if named.search(document):
                title = re.search(r"^title: (.*)$", document, re.MULTILINE)
                start = line + document[: document.index("rule:")].count("\n")
                found.append(
                    f"{path.relative_to(folder.parent).as_posix()}:{start} {title[1] if title else ''}".strip()
                )
            line += document.count("\n")
    return found


def _text(path: Path) -> str:
    try:
        return read_file(path, MOST_BYTES).decode()
    except UnicodeDecodeError as error:
        raise BadFile("unreadable-file", file=str(path), line=1, detail=str(error)) from None


def rule_states(game: Game[Any], folder: Path) -> list[RuleState]:
    cited = citations(folder)
    states = []
    for statement in statements(game.folder).values():
        tests = cited.get(statement.id, [])
        reason = statement.not_applicable or statement.pending
        if tests:
            state = TESTED
        elif statement.not_applicable:
            state = NOT_APPLICABLE
        else:
            state = PENDING if statement.pending else UNTESTED
        states.append(RuleState(statement.id, statement.area, statement.rule, state, tests, reason))
    return states
