"""The floor plan holds: imports point one way."""

import ast
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
    "arena": {"engine", "games", "bots", "judge", "arena"},
    "server": {"engine", "games", "bots", "judge", "arena", "server"},
    "client": {"engine", "server", "client"},
    "terminal": {"engine", "games", "bots", "judge", "arena", "terminal"},
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


@pytest.mark.parametrize("path", python_files("."), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    own = layer(path)
    if own not in MAY_IMPORT:
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "elysium" and len(parts) > 1 and parts[1] in LAYERS:
            assert parts[1] in MAY_IMPORT[own], f"{own} may not import {name}"


def test_a_game_knows_no_other_game() -> None:
    for path in python_files("games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["elysium", "games"] and len(parts) > 2 and not own.endswith(".py"):
                assert parts[2] == own, f"{path} imports {name}"


def test_rules_use_no_outside_world() -> None:
    """Chance lives in the state, and no rule reads a clock; only advice and sampling take a bot's random stream."""
    for path in python_files("games"):
        if path.name in ("advice.py", "worlds.py", "game.py"):
            continue
        assert not imported(path) & NO_OUTSIDE_WORLD, path


def test_rules_are_free_of_dynamic_tricks() -> None:
    for path in python_files("games"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in RULES_MAY_NOT, f"{path}:{node.lineno}"
