"""Seats, entities and faces are ints that the type checker tells apart."""

import ast
import re
from pathlib import Path

from mypy import api

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "elysium" / "games" / "vtes"

HEAD = """
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, NO_ENTITY, Context, Entity, Face
from elysium.games.vtes.marks import EDGE_USED, FED
from elysium.games.vtes.rules.entities import attach, burn, new_entity, steal
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.state import READY, STEALTH, TURN, Vtes
from elysium.games.vtes.terms import entity_of, entity_used, face_used, methuselah_at, seat_of

def check(s: Vtes, seat: Seat, entity: Entity, face: Face, option: Option) -> None:
"""
FITTING = (
    "burn(s, entity)",
    "burn(s, entity_of(option[1]))",
    "burn(s, entity_used(option))",
    "burn(s, new_entity(s, face_used(option), seat, seat, READY))",
    "steal(s, entity, seat_of(option[1]))",
    "attach(s, s.able[0], s.host[entity])",
    "mark(s, entity, FED)",
    "mark(s, methuselah_at(seat), EDGE_USED)",
    "s.blocker = NO_ENTITY",
    "CARDS[s.face[entity]]",
    "Context(seat, s.acting, s.ref(entity), face)",
    "[s.ref(other) for other in (*s.minions(seat), *s.in_regions(READY), *s.attached(entity), *s.fighters)]",
)
MISTAKEN = (
    "burn(s, seat)",
    "burn(s, face)",
    "burn(s, option[1])",
    "burn(s, s.ref(entity))",
    "burn(s, s.owner[entity])",
    "burn(s, methuselah_at(seat))",
    "steal(s, entity, entity)",
    "steal(s, entity, methuselah_at(seat))",
    "new_entity(s, entity, seat, seat, READY)",
    "s.is_vampire(s.turn)",
    "s.minions(entity)",
    "mark(s, seat, EDGE_USED)",
    "s.add(TURN, STEALTH, seat, 1)",
    "s.blocker = seat",
    "s.host[entity] = face",
    "s.fighters = (entity, seat)",
    "CARDS[entity]",
    "CARDS[s.ref(entity)]",
    "Context(entity)",
    "Context(seat, seat)",
)


def test_none_can_stand_for_another(tmp_path: Path) -> None:
    lines = (*FITTING, *MISTAKEN)
    program = tmp_path / "mixed_up.py"
    program.write_text(HEAD + "\n".join(f"    {line}" for line in lines), "utf-8")
    # With the settings of the project, what was checked before need not be checked again.
    found, trouble, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary", str(program)])
    assert not trouble
    first = HEAD.count("\n") + 1
    refused = {int(number) - first for number in re.findall(r"mixed_up\.py:(\d+): error", found)}
    assert [lines[number] for number in sorted(refused)] == [*MISTAKEN], found


MEANS = {
    "seat": "Seat", "owner": "Seat", "face": "Face",
    "entity": "Entity", "minion": "Entity", "vampire": "Entity", "ally": "Entity", "host": "Entity",
    "fighter": "Entity", "foe": "Entity", "blocker": "Entity", "victim": "Entity", "diablerist": "Entity",
}  # fmt: skip
"""What a parameter of this name is, wherever V:TES has one."""


def test_a_parameter_that_is_named_like_one_is_declared_as_one() -> None:
    wrong = [
        f"{path.name}:{argument.lineno} {argument.arg}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if argument.arg in MEANS and ast.unparse(argument.annotation or function) in ("int", "list[int]")
    ]
    assert not wrong
