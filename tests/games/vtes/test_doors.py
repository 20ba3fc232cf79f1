"""Regions, blood, pool and limits change through the functions that decision 018 names, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.games import vtes
from elysium.games.vtes.definitions.language import ACTION, NO_ENTITY, NO_FACE, Entity, Mode
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.announce import announce
from elysium.games.vtes.rules.legality import deed_obstacle
from elysium.games.vtes.rules.limits import has_bled, has_politicked
from elysium.games.vtes.rules.obstacles import ACTION_TWICE, BLED_ALREADY
from elysium.games.vtes.state import BLEED_ACTION, CARD_ACTION, READY, TURN, UNCONTROLLED

FOLDER = Path(vtes.__file__).parent
OF_CARDS = ("rules/counters.py", "rules/entering.py", "rules/entities.py", "rules/pool.py", "rules/standing.py")
OF_LIMITS = ("rules/limits.py", "state.py")
DOORS = {"region": OF_CARDS, "blood": OF_CARDS, "pool": OF_CARDS, "used": OF_LIMITS}
LIMIT_FLAGS = {"BLED", "POLITICKED"}
TURN_ENDS = "rules/turn.py"
DESCRIBED = ("dealing.py", "observe.py", "position.py", "worlds.py")
"""Tables that are made up, in which nothing happens."""
CHANGING = ("append", "extend", "insert", "pop", "clear", "remove", "sort", "reverse")
FILES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.py"))


def writes(source: str, *fields: str) -> Iterator[str]:
    """What changes one of these fields of some position, as it is written."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=found) | ast.Delete(targets=found):
                targets = found
            case ast.AugAssign(target=found) | ast.AnnAssign(target=found) | ast.For(target=found):
                targets = [found]
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=field), attr=method)):
                if field in fields and method in CHANGING:
                    yield ast.unparse(node)
        for target in targets:
            if any(
                isinstance(part, ast.Attribute) and part.attr in fields and isinstance(part.value, ast.Name)
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


def text_of(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", [file for file in FILES if file not in DESCRIBED])
def test_only_doors_change_what_is_behind_them(file: str) -> None:
    fields = [field for field, doors in DOORS.items() if file not in doors]
    assert not list(writes(text_of(file), *fields))


@pytest.mark.parametrize("file", sorted({*OF_CARDS, *OF_LIMITS}))
def test_doors_are_where_it_happens(file: str) -> None:
    assert list(writes(text_of(file), *(field for field, doors in DOORS.items() if file in doors)))


@pytest.mark.parametrize("file", [file for file in FILES if file not in (*OF_LIMITS, *DESCRIBED)])
def test_only_limits_know_how_limits_are_kept(file: str) -> None:
    """Neither the marks of a position are looked through elsewhere, nor the flags of what is done once a turn."""
    nodes = list(ast.walk(ast.parse(text_of(file))))
    assert not [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == "used"]
    if file != TURN_ENDS:
        assert not [node for node in nodes if isinstance(node, ast.Name) and node.id in LIMIT_FLAGS]


@pytest.mark.parametrize(
    "written",
    [
        "s.blood[e] += 1",
        "s.region[e] = 2",
        "s.pool[a], x = 1, 2",
        "s.pool = []",
        "del s.blood[1:]",
        "s.region.append(2)",
        "s.used.append((1, 2, 3))",
        "s.used = [e for e in s.used if e]",
    ],
)
def test_every_way_to_write_is_seen(written: str) -> None:
    assert list(writes(written, *DOORS)) == [written.replace("s.pool[a], x = 1, 2", "s.pool[a], x = (1, 2)")]


@pytest.mark.parametrize(
    "read", ["x = s.blood[e]", "s.host[s.region[e]] = 1", "s.pool.count(1)", "f(s.region)", "3 in s.used"]
)
def test_reading_is_no_writing(read: str) -> None:
    assert not list(writes(read, *DOORS))


def test_a_second_bleed_is_refused_however_the_first_was_taken() -> None:
    """Announcing marks it, whichever way led there. [VTES-6.1.1-04]"""
    s = VTES.start(VTES.setup(2), bytes(32))
    minion = s.in_region(s.turn, UNCONTROLLED)[0]
    s.region[minion] = READY
    announce(s, minion, BLEED_ACTION, at=(s.prey(s.turn),))
    assert has_bled(s, minion)
    assert deed_obstacle(s, minion, s.card(minion), Mode(kind=ACTION, windows=1, bleeds=True)) == BLED_ALREADY
    assert not has_politicked(s, minion)


@pytest.mark.parametrize("source", [NO_ENTITY, Entity(7)])
def test_an_action_by_a_card_is_taken_once_a_turn(source: Entity) -> None:
    """From hand, or through the card in play. [VTES-6.1.6-07]"""
    s = VTES.start(VTES.setup(2), bytes(32))
    minion = s.in_region(s.turn, UNCONTROLLED)[0]
    card, mode = s.card(minion), Mode(kind=ACTION, windows=1)
    assert not deed_obstacle(s, minion, card, mode, source)
    announce(s, minion, CARD_ACTION, face=NO_FACE if source else card.face, source=source)
    assert deed_obstacle(s, minion, card, mode, source) == ACTION_TWICE
    s.end_scope(TURN)
    assert not deed_obstacle(s, minion, card, mode, source)
