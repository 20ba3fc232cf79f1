"""Which text messages the code asks for, read from the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from elysium.engine.cards import control, nodes
from elysium.engine.cards.phrases import SORTS

REFUSALS = (
    "Refusal", "IllegalChoice", "NotAsked", "CannotUndo", "BadSetup", "UnknownName", "BadFile", "BrokenRule",
    "BadStorage",
)  # fmt: skip
SPOKEN_PREFIXES = ("ui-", "help-", "check-", "judge-", "note-", "fan-")
PAGE_PREFIXES = ("page-", "table-ui-", "board-", "ui-", "fan-", "lobby-", "lesson-", "refusal-", "bot-")
GRAMMAR = {"case", "gender", "number", "mood", "noun", "conditional", "much", "measure"}
"""What messages of words are given, whether their language needs it or not."""
SLOT_DETAILS = ("is", "gender", "kind")
"""What is told of each thing that a message speaks of."""
SILENT_WORDS = {"noun-or", "quality-not", "if-and", "if-or", "if-none", "verb-may", "verb-at-once", "verb-where"}
"""Words that join others, and are said by what joins them."""
PAGE_LITERAL = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
PAGE_TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")


def messages_in(file: Path) -> dict[str, set[str]]:
    """The ids of a text file with the variables of each message."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is written twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def wordings_in(file: Path) -> dict[str, set[str]]:
    """To whom a text file puts its messages in other words: the arguments that name them."""
    prefix = "to-"
    return {
        entry.id.name: {a.id.name.removeprefix(prefix) for a in entry.attributes if a.id.name.startswith(prefix)}
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def asked_for(*paths: Path) -> frozenset[str]:
    """Ids that stand in the code: in say(...), in refusals, and wherever a spoken id is written."""
    ids: set[str] = set()
    for path in paths:
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                ids.update(_ids(node))
    return frozenset(ids)


def _ids(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(SPOKEN_PREFIXES):
        if " " not in node.value and not node.value.endswith("-"):
            yield node.value
    elif isinstance(node, ast.Call) and node.args:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        prefix = "refusal-" if name in REFUSALS else "" if name == "say" else None
        if prefix is not None:
            for value in _constants(node.args[0]):
                yield prefix + value.partition(".")[0]


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def words_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The words of a game's card language, each with its sort: what its vocabulary makes nodes of."""
    for file in [*sorted((folder / "vocabulary").glob("*.py")), *map(Path, (nodes.__file__, control.__file__))]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SORTS and node.args:
                for word in _constants(node.args[0]):
                    yield node.func.id, word


def named_on_the_page(folder: Path) -> tuple[set[str], set[str]]:
    """Every word of the page's code that may be the id of a message, and how ids begin that it puts together."""
    words: set[str] = set()
    beginnings: set[str] = set()
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            code = file.read_text(encoding="utf-8")
            words.update(PAGE_LITERAL.findall(code))
            beginnings.update(PAGE_TEMPLATE.findall(code))
    return words, beginnings
