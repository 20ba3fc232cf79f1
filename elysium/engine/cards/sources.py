"""What functions of the rules look at and do, found out by reading them: for checks of definitions, never for rules.

The source of a word names functions, and what those read is as much a part of it as what the word itself does. A step
that is put on the stack and the answer to a choice are followed where they stand in the same module.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

type Function = Callable[..., Any]


class Place(NamedTuple):
    """Where a function is."""

    module: str
    name: str


class Through(NamedTuple):
    """All that a function does, with what it calls."""

    fields: frozenset[str]
    """What it reads of the position besides how many there are of something."""
    functions: frozenset[Place]


class _Module(NamedTuple):
    functions: dict[str, ast.FunctionDef]
    answers: dict[str, list[str]]
    """By the choice, what answers it."""


def place_of(function: Function) -> Place:
    """A pure function behind a cache is in no module, and reads nothing of the position."""
    found = inspect.unwrap(function)
    return Place(found.__module__ or "", found.__name__)


@cache
def through(start: Place) -> Through:
    fields: set[str] = set()
    seen: set[Place] = set()
    waiting = [start]
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        module = _read(place.module)
        tree = module.functions.get(place.name)
        if tree is not None:
            fields |= _fields(tree)
            waiting += _named(place, tree, module)
            waiting += [Place(place.module, answer) for answer in module.answers.get(place.name, ())]
    return Through(frozenset(fields), frozenset(seen))


@cache
def _read(module: str) -> _Module:
    """Nothing of what is not written in Python."""
    package, _, name = module.rpartition(".")
    try:
        # A compiled module does not know its source, but the package in which it stands is never compiled.
        tree = ast.parse(Path(sys.modules[package].__path__[0], f"{name}.py").read_text(encoding="utf-8"))
    except (AttributeError, OSError, KeyError):
        return _Module({}, {})
    functions = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
    answers: dict[str, list[str]] = {}
    for function in functions.values():
        for decorator in function.decorator_list:
            match decorator:
                case ast.Call(func=ast.Attribute(attr="answer"), args=[ast.Name(id=choice)]):
                    answers.setdefault(choice, []).append(function.name)
    return _Module(functions, answers)


def _fields(tree: ast.FunctionDef) -> set[str]:
    """Attributes of the first argument, which is the position."""
    if not tree.args.args:
        return set()
    position = tree.args.args[0].arg
    counted = {
        id(part)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("len", "bool")
        for part in ast.walk(call)
    }
    return {
        part.attr
        for part in ast.walk(tree)
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id == position
        and id(part) not in counted
    }


def _named(place: Place, tree: ast.FunctionDef, module: _Module) -> list[Place]:
    names = vars(sys.modules[place.module])
    found = []
    for part in ast.walk(tree):
        if isinstance(part, ast.Name):
            value = names.get(part.id)
            if inspect.isroutine(value):
                found.append(place_of(value))
            elif part.id in module.functions:
                found.append(Place(place.module, part.id))
    return found
