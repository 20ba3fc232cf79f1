"""YAML with line numbers, so that an error can say where it is."""

from __future__ import annotations

from typing import Any

import yaml

from elysium.engine.refusal import BadFile

LARGEST_NUMBER = 2**53
DEEPEST = 200
MOST_PARTS = 100_000
"""More than any file needs; a few aliases of aliases stand for billions."""


class Document:
    """The plain content of one YAML document and the line of every part of it."""

    def __init__(self, content: Any, lines: dict[tuple[str | int, ...], int]) -> None:
        self.content = content
        self._lines = lines

    def line(self, *path: str | int) -> int:
        """The line of a part, or of the nearest part around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def part(self, *path: str | int) -> Any:
        """What stands there, or in the nearest part around it."""
        found = self.content
        for key in path:
            if not (key in found if isinstance(found, dict) else isinstance(found, list) and key in range(len(found))):
                break
            found = found[key]
        return found


def documents(text: str, own: bool = False) -> list[Document]:
    """The fast loader dies of deep nesting, so it reads only our own files."""
    loader = yaml.CSafeLoader if own else yaml.SafeLoader
    if not own and _brackets(text) > DEEPEST:
        raise BadFile("bad-yaml", line=1, detail="nested too deeply")
    try:
        return [_document(node) for node in yaml.compose_all(text, Loader=loader) if node is not None]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadFile("bad-yaml", line=line, detail=error.problem or "") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadFile("bad-yaml", line=line, detail=error.reason) from None
    except RecursionError:
        raise BadFile("bad-yaml", line=1, detail="nested too deeply") from None


def _brackets(text: str) -> int:
    """How deep they are nested: thousands of them would take the loader seconds."""
    depth = deepest = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}" and depth:
            depth -= 1
    return deepest


def _document(root: yaml.Node) -> Document:
    lines: dict[tuple[str | int, ...], int] = {}
    return Document(_plain(root, (), lines), lines)


def _plain(node: yaml.Node, path: tuple[str | int, ...], lines: dict[tuple[str | int, ...], int]) -> Any:
    line = lines[path] = node.start_mark.line + 1
    if len(lines) > MOST_PARTS:
        raise BadFile("bad-yaml", line=line, detail="too many parts")
    if isinstance(node, yaml.MappingNode):
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadFile("bad-yaml", line=key_node.start_mark.line + 1, detail="a key must be a word")
            key = str(key_node.value)
            if key in mapping:
                raise BadFile("key-twice", line=key_node.start_mark.line + 1, key=key)
            mapping[key] = _plain(value_node, (*path, key), lines)
            lines[(*path, key)] = key_node.start_mark.line + 1
        return mapping
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, at), lines) for at, item in enumerate(node.value)]
    try:
        value = yaml.constructor.SafeConstructor().construct_object(node)
    except (ValueError, LookupError, AttributeError, ArithmeticError) as error:
        raise BadFile("bad-yaml", line=line, detail=str(error)) from None
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise BadFile("bad-yaml", line=line, detail="a number is too large")
    return value
