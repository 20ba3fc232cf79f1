"""Regions, blood and pool change through the functions that decision 018 names, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.games import vtes

FOLDER = Path(vtes.__file__).parent
DOORS = ("rules/counters.py", "rules/entering.py", "rules/entities.py", "rules/pool.py")
DESCRIBED = ("dealing.py", "observe.py", "position.py", "worlds.py")
"""Tables that are made up, in which nothing happens."""
FIELDS = ("region", "blood", "pool")
CHANGING = ("append", "extend", "insert", "pop", "clear", "remove", "sort", "reverse")
FILES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.py"))


def writes(source: str) -> Iterator[str]:
    """What changes one of these fields of some position, as it is written."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=found) | ast.Delete(targets=found):
                targets = found
            case ast.AugAssign(target=found) | ast.AnnAssign(target=found) | ast.For(target=found):
                targets = [found]
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=field), attr=method)):
                if field in FIELDS and method in CHANGING:
                    yield ast.unparse(node)
        for target in targets:
            if any(
                isinstance(part, ast.Attribute) and part.attr in FIELDS and isinstance(part.value, ast.Name)
                for part in _written(target)
            ):
                yield ast.unparse(node)


def _written(target: ast.expr) -> Iterator[ast.expr]:
    """The names that are written to, not those that say at which place."""
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _written(part)
        case ast.Subscript(value=value) | ast.Starred(value=value):
            yield from _written(value)
        case _:
            yield target


@pytest.mark.parametrize("file", [file for file in FILES if file not in (*DOORS, *DESCRIBED)])
def test_only_doors_change_regions_blood_and_pool(file: str) -> None:
    assert not list(writes((FOLDER / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", DOORS)
def test_doors_are_where_it_happens(file: str) -> None:
    assert list(writes((FOLDER / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "written",
    [
        "s.blood[e] += 1",
        "s.region[e] = 2",
        "s.pool[a], x = 1, 2",
        "s.pool = []",
        "del s.blood[1:]",
        "s.region.append(2)",
    ],
)
def test_every_way_to_write_is_seen(written: str) -> None:
    assert list(writes(written)) == [written.replace("s.pool[a], x = 1, 2", "s.pool[a], x = (1, 2)")]


@pytest.mark.parametrize("read", ["x = s.blood[e]", "s.host[s.region[e]] = 1", "s.pool.count(1)", "f(s.region)"])
def test_reading_is_no_writing(read: str) -> None:
    assert not list(writes(read))
