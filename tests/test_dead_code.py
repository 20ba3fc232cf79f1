"""Nothing of engine and games is there for its own sake or for tests alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

import elysium

FOLDER = Path(elysium.__file__).parent
EXAMPLES = FOLDER.parent / "examples"
REGISTERING = ("property", "classmethod", "staticmethod", "cache", "overload")
"""Decorators under which a function has to be called by its name all the same."""
CALLED_BY_NAME = ("__", "visit_")
"""How methods begin that Python calls: operators, and what walks over a syntax tree."""
FOR_OTHERS = {
    "sample_world": "asked by whoever checks that a game keeps its secrets",
    "check_conservation": "asked by whoever checks that no card gets lost",
    "_fuzzy_match": "called by krcg",
    "WORD_FILES": "imports what registers words",
    "DEFINITIONS": "imports what registers cards",
}


class Reads(NamedTuple):
    names: Counter[str]
    attributes: Counter[str]


def read_in(files: Iterable[Path]) -> Reads:
    """How often each name is read, in code or as a word that may become code."""
    found = Reads(Counter(), Counter())
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Name(id=name, ctx=ast.Load()):
                    found.names[name] += 1
                case ast.Attribute(attr=name, ctx=ast.Load()):
                    found.attributes[name] += 1
                case ast.Constant(value=str(text)):
                    found.attributes[text] += 1
                    found.names.update(named_in_a_word(text))
    return found


def named_in_a_word(text: str) -> Iterator[str]:
    """Words of cards carry a piece of source, as "mark(s, who, UNMOVED, c.source)"."""
    if "(s, " in text:
        with suppress(SyntaxError):
            yield from (part.id for part in ast.walk(ast.parse(text, mode="eval")) if isinstance(part, ast.Name))


def defined_in(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Functions, types and fields.

    Not numbers in an enumeration, which stand there for the sake of the list, nor the fields of records, which are
    sent, stored or read from files.
    """
    for node in body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=decorators):
                if all(ast.unparse(each) in REGISTERING for each in decorators):
                    yield name, node
            case ast.ClassDef(name=name, body=inner, bases=bases):
                yield name, node
                is_record = any("Struct" in ast.unparse(base) for base in bases)
                yield from defined_in(part for part in inner if not is_record or isinstance(part, ast.FunctionDef))
            case ast.TypeAlias(name=ast.Name(id=name)):
                yield name, node
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if not isinstance(value, ast.Constant):
                yield name, node
            case ast.AnnAssign(target=ast.Name(id=name)) if name.islower():
                yield name, node


@pytest.fixture(scope="module")
def uses() -> Reads:
    return read_in([*FOLDER.rglob("*.py"), *EXAMPLES.rglob("*.py")])


def unused(file: Path, uses: Reads) -> list[str]:
    module = ast.parse(file.read_text(encoding="utf-8"))
    found = []
    for name, node in defined_in(module.body):
        times = uses.attributes[name]
        if node in module.body or isinstance(node, ast.FunctionDef):
            times += uses.names[name]
        if isinstance(node, ast.FunctionDef):
            times -= sum(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))
        if times <= 0 and not name.startswith(CALLED_BY_NAME) and name not in FOR_OTHERS:
            found.append(f"{file.name}:{node.lineno} {name}")
    return found


@pytest.mark.parametrize("part", ["engine", "games"])
def test_what_is_defined_is_used(part: str, uses: Reads) -> None:
    assert [name for file in sorted((FOLDER / part).rglob("*.py")) for name in unused(file, uses)] == []


def test_what_nobody_uses_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(
        "def used() -> None: ...\ndef again() -> None:\n    again()\nclass Row:\n    field: int = 1\nused(Row)\n"
    )
    assert unused(file, read_in([file])) == ["some.py:2 again", "some.py:5 field"]
