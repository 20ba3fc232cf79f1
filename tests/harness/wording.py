"""Every text of this repository as it is written, for tests of its wording."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse
from fluent.syntax.ast import Identifier, Message, SelectExpression, Span, TextElement
from fluent.syntax.visitor import Visitor


class Text(NamedTuple):
    file: str
    name: str
    source: str


@cache
def texts_in(folder: Path, language: str) -> tuple[Text, ...]:
    """The messages of one language in a folder, rule statements included."""
    found = []
    for file in sorted((*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl"))):
        source = file.read_text(encoding="utf-8")
        for entry in parse(source).body:
            if isinstance(entry, Message):
                assert isinstance(entry.span, Span)
                found.append(Text(file.name, entry.id.name, source[entry.span.start : entry.span.end]))
    return tuple(found)


def wrong_words(texts: Iterable[Text], patterns: Iterable[str]) -> list[str]:
    """Where one of these words stands in a text."""
    words = [re.compile(rf"(?<!\w){pattern}(?!\w)", re.I) for pattern in patterns]
    return [f"{t.file} {t.name}: {found[0]}" for t in texts for word in words if (found := word.search(t.source))]


def pieces(text: Text) -> list[str]:
    """What stands in a message besides its placeables."""
    visitor = _Pieces()
    visitor.visit(parse(text.source))
    return visitor.found


def variants(text: Text) -> list[dict[str, bool]]:
    """The named variants of every choice in a message, and whether each stands for the rest."""
    visitor = _Variants()
    visitor.visit(parse(text.source))
    return visitor.found


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


class _Variants(Visitor):
    def __init__(self) -> None:
        self.found: list[dict[str, bool]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.found.append({v.key.name: bool(v.default) for v in node.variants if isinstance(v.key, Identifier)})
        self.generic_visit(node)
