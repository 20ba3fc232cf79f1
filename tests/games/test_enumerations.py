"""Names and numbers of an enumeration stand in one place: constants from 0 on, and right below them their words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from elysium import games

FOLDER = Path(games.__file__).parent
PREFIXES = ("W_", "H_", "S_", "FROM_")
SUFFIXES = ("_PHASE", "_ACTION", "_STEP", "_CARD")
OWN_SPELLING = {
    "NO_ACTION": "", "NO_SECT": "", "UNTITLED": "", "ONE_VOTE": "1-vote", "TWO_VOTES": "2-votes",
    "S_ENDS": "combat-ends", "TABLE": "in-play", "FROM_ASH": "ash-heap",
    "KISSING": "kiss", "HAND_BUILDING": "hand", "PLAYED_HERE_FACE_DOWN": "card-played-here-face-down",
    "WITHDRAWING": "withdraw", "REVEALING": "reveal", "PREPARING": "preparation", "FIGHTING": "conflict",
}  # fmt: skip
"""Words that are told otherwise than the constant is called."""
KNOWN = {
    "mascarade": {"MASK_NAMES"},
    "vendetta": {"PHASE_NAMES", "STEP_NAMES", "TIMINGS", "SELECTORS"},
    "vtes": {
        "ACTION_NAMES", "DISTANCES", "HOOKS", "MODE_NAMES", "PHASE_NAMES", "REGIONS", "SCOPES", "SECTS", "STATS",
        "STRIKE_NAMES", "TITLES", "WAYS", "WINDOWS", "ZONES",
    },
}  # fmt: skip


class Enumeration(NamedTuple):
    file: Path
    name: str
    words: tuple[str, ...]
    constants: tuple[str, ...]


def spellings(constant: str) -> set[str]:
    """The words that a constant of this name may stand for."""
    if constant in OWN_SPELLING:
        return {OWN_SPELLING[constant]}
    stems = {constant, *(constant.removeprefix(p) for p in PREFIXES), *(constant.removesuffix(s) for s in SUFFIXES)}
    return {stem.lower().replace("_", "-") for stem in stems}


def number(node: ast.stmt) -> tuple[str, int] | None:
    """The name and value of a line `NAME: Final = 3`."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(value))):
            return name, value
    return None


def enumerations(file: Path) -> Iterator[Enumeration]:
    run: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        numbered = number(node)
        if numbered and numbered[1] == len(run):
            run.append(numbered[0])
            continue
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple(elts=elts)) if len(run) > 1:
                words = tuple(elt.value for elt in elts if isinstance(elt, ast.Constant) and isinstance(elt.value, str))
                if len(words) == len(elts):
                    yield Enumeration(file, name, words, tuple(run))
        run = [numbered[0]] if numbered and numbered[1] == 0 else []


FILES = sorted(FOLDER.rglob("*.py"))
FOUND = [found for file in FILES for found in enumerations(file)]


@pytest.mark.parametrize("found", FOUND, ids=lambda found: f"{found.file.relative_to(FOLDER).parts[0]}-{found.name}")
def test_words_and_numbers_agree(found: Enumeration) -> None:
    assert len(found.words) == len(found.constants)
    for constant, word in zip(found.constants, found.words, strict=True):
        assert word in spellings(constant), constant


@pytest.mark.parametrize("game", KNOWN)
def test_every_enumeration_with_words_is_declared_this_way(game: str) -> None:
    assert {found.name for found in FOUND if found.file.is_relative_to(FOLDER / game)} >= KNOWN[game]


def test_words_of_an_enumeration_are_written_once() -> None:
    declared = {found.words: found for found in FOUND}
    again = []
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple):
                words = tuple(elt.value for elt in node.elts if isinstance(elt, ast.Constant))
                if words in declared and len(words) == len(node.elts):
                    again.append((words, file))
    assert len(again) == len(declared), again


def test_no_names_are_numbered_by_counting() -> None:
    """`A, B = range(2)` says no number, so nobody can see what `B` is, and compilers cannot either."""
    for file in FILES:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Tuple()], value=ast.Call(func=ast.Name(id="range"))):
                    pytest.fail(f"{file}:{node.lineno}")
