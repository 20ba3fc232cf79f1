"""Names and numbers of an enumeration stand in one place: constants from 0 on, and right below them their words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from elysium.engine.game import Game
from tests.harness.tables import all_games, declared, every_game


class Enumeration(NamedTuple):
    file: Path
    name: str
    words: tuple[str, ...]
    constants: tuple[str, ...]


def spellings(game: Game[Any], constant: str) -> set[str]:
    """The words that a constant of this name may stand for."""
    own = declared(game)
    if constant in own.own_spelling:
        return {own.own_spelling[constant]}
    stems = {
        constant,
        *(constant.removeprefix(a) for a in own.affixes),
        *(constant.removesuffix(a) for a in own.affixes),
    }
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
        if isinstance(node, ast.Expr):
            continue  # What a constant means may stand below it.
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


def files_of(game: Game[Any]) -> list[Path]:
    package = import_module(type(game).__module__.rpartition(".")[0])
    return sorted(Path(str(package.__file__)).parent.rglob("*.py"))


FOUND = [(game, found) for game in all_games() for file in files_of(game) for found in enumerations(file)]
FILES = [file for game in all_games() for file in files_of(game)]


@pytest.mark.parametrize(("game", "found"), FOUND, ids=[f"{game.name}-{found.name}" for game, found in FOUND])
def test_words_and_numbers_agree(game: Game[Any], found: Enumeration) -> None:
    assert len(found.words) == len(found.constants)
    for constant, word in zip(found.constants, found.words, strict=True):
        assert word in spellings(game, constant), constant


@every_game
def test_every_enumeration_with_words_is_declared_this_way(game: Game[Any]) -> None:
    assert {found.name for owner, found in FOUND if owner is game} >= declared(game).enumerations


def test_words_of_an_enumeration_are_written_once() -> None:
    once = {found.words for _, found in FOUND}
    again = []
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple):
                words = tuple(elt.value for elt in node.elts if isinstance(elt, ast.Constant))
                if words in once and len(words) == len(node.elts):
                    again.append((words, file))
    assert len(again) == len(once), again


def test_no_names_are_numbered_by_counting() -> None:
    """`A, B = range(2)` says no number, so nobody can see what `B` is, and compilers cannot either."""
    for file in FILES:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Tuple()], value=ast.Call(func=ast.Name(id="range"))):
                    pytest.fail(f"{file}:{node.lineno}")
