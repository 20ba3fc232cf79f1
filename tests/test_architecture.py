"""The floor plan holds: imports point one way."""

import ast
import re
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import elysium

PACKAGE = Path(elysium.__file__).parent
LAYERS = ["engine", "games", "bots", "judge", "arena", "server", "client", "terminal", "cli"]
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "judge": {"engine", "games", "judge"},
    "arena": {"compiled", "engine", "games", "bots", "judge", "arena"},
    "server": {"compiled", "engine", "games", "bots", "judge", "arena", "server"},
    "client": {"engine", "server", "client"},
    "terminal": {"compiled", "engine", "games", "bots", "judge", "arena", "terminal"},
    "cli": {"engine", "bots", "judge", "arena", "server", "terminal", "cli"},
}
NO_OUTSIDE_WORLD = {"asyncio", "datetime", "http", "random", "secrets", "socket", "subprocess", "threading", "time"}
RULES_MAY_NOT = {"exec", "eval", "getattr", "setattr", "globals", "locals", "vars", "__import__"}


def python_files(*parts: str) -> list[Path]:
    return sorted(path for part in parts for path in (PACKAGE / part).rglob("*.py"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def layer(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_at_once(statements: Iterable[ast.stmt]) -> Iterator[str]:
    """What a module imports while it is loaded: not inside of functions, and not for the type checker alone."""
    for node in statements:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in ("body", "orelse", "finalbody"):
                for_types = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
                if not (part == "body" and for_types):
                    yield from imported_at_once(getattr(node, part, ()))
            for handler in getattr(node, "handlers", ()):
                yield from imported_at_once(handler.body)


def rooms_imported(folder: Path, package: str) -> dict[str, set[str]]:
    """By module or subpackage right under a folder, which others of them it imports."""
    graph: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        own = path.relative_to(folder).parts[0].removesuffix(".py")
        names = [name.split(".") for name in imported_at_once(ast.parse(path.read_text(encoding="utf-8")).body)]
        depth = package.count(".") + 1
        inside = {name[depth] for name in names if ".".join(name[:depth]) == package and len(name) > depth}
        rooms = {name for name in inside if (folder / name).is_dir() or (folder / f"{name}.py").is_file()}
        graph.setdefault(own, set()).update(rooms - {own})
    return graph


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def packages() -> list[str]:
    """Every package, as its path under elysium/: a game, a room of it, the engine, the server…"""
    return sorted(
        path.parent.relative_to(PACKAGE).as_posix() for path in python_files(".") if path.name == "__init__.py"
    )


@pytest.mark.parametrize("package", packages())
def test_modules_and_rooms_import_each_other_one_way(package: str) -> None:
    folder = PACKAGE / package
    name = ".".join(["elysium", *folder.relative_to(PACKAGE).parts])
    assert cycle_in(rooms_imported(folder, name)) == [], f"{package} goes round in a circle"


def test_a_circle_of_imports_is_found(tmp_path: Path) -> None:
    """Between rooms too, of which no two modules import each other."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turns.py").write_text("from circle.cards import DEFINED\n")
    (tmp_path / "rules" / "names.py").write_text("NAMES = ()\n")
    (tmp_path / "cards.py").write_text("try:\n    from circle.rules.names import NAMES\nfinally:\n    pass\n")
    assert sorted(set(cycle_in(rooms_imported(tmp_path, "circle")))) == ["cards", "rules"]
    (tmp_path / "cards.py").write_text("def late():\n    from circle.rules.names import NAMES\n")
    assert cycle_in(rooms_imported(tmp_path, "circle")) == []
    for_types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from circle.rules.names import NAMES\n"
    (tmp_path / "cards.py").write_text(for_types)
    assert cycle_in(rooms_imported(tmp_path, "circle")) == []


@pytest.mark.parametrize("path", python_files("."), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    own = layer(path)
    if own not in MAY_IMPORT:
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "elysium" and len(parts) > 1 and parts[1] in LAYERS:
            assert parts[1] in MAY_IMPORT[own], f"{own} may not import {name}"


def test_one_name_has_one_meaning() -> None:
    """Outside of the games, which have cards and options each, no two classes or type aliases are called the same."""
    found: dict[str, Path] = {}
    for path in python_files("."):
        if layer(path) == "games" or "migrations" in path.parts:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            name = node.name.id if isinstance(node, ast.TypeAlias) else getattr(node, "name", "")
            if isinstance(node, ast.ClassDef | ast.TypeAlias) and not name.startswith("_"):
                assert name not in found, f"{name} is in {found[name]} and in {path}"
                found[name] = path


def test_a_game_knows_no_other_game() -> None:
    for path in python_files("games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["elysium", "games"] and len(parts) > 2 and not own.endswith(".py"):
                assert parts[2] == own, f"{path} imports {name}"


def shared_files() -> list[Path]:
    """What serves all games. What reads logs of old releases knows the games of that time."""
    root = PACKAGE.parent
    own = [path for path in PACKAGE.rglob("*.py") if not {"games", "migrations"} & set(path.relative_to(PACKAGE).parts)]
    tests = [path for room in ("compiled", "harness") for path in (root / "tests" / room).rglob("*.py")]
    return [*own, *tests, root / "scripts" / "compile_rules.py"]


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: str(path.relative_to(PACKAGE.parent)))
def test_what_serves_all_games_names_none(path: Path) -> None:
    """So that another game is shown, simulated, measured, compiled and tested without an edit there."""
    named = re.compile(rf"\b({'|'.join(path.parent.name for path in (PACKAGE / 'games').glob('*/__init__.py'))})\b")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not named.search(node.value), f"{path}:{node.lineno}"


def test_rules_use_no_outside_world() -> None:
    """Chance lives in the state, and no rule reads a clock; only advice and sampling take a bot's random stream."""
    for path in python_files("games"):
        if path.name in ("advice.py", "worlds.py", "archive.py", "game.py"):
            continue
        assert not imported(path) & NO_OUTSIDE_WORLD, path


def test_rules_are_free_of_dynamic_tricks() -> None:
    for path in python_files("games"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in RULES_MAY_NOT, f"{path}:{node.lineno}"
