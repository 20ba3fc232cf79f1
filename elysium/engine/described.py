"""Reading what a ruling file says about a position: every mistake is refused in words, none becomes a strange table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from elysium.engine.kinds import Kind
from elysium.engine.refusal import BadSetup, UnknownName
from elysium.engine.state import Seat


def known(word: object, words: Sequence[str], kind: str) -> int:
    """Which of these words it is."""
    if str(word) not in words:
        raise BadSetup("unknown-word", kind=kind, word=str(word), known=", ".join(words))
    return words.index(str(word))


def check_keys(data: Iterable[object], keys: Sequence[str]) -> None:
    """Nothing but these may be said."""
    for key in data:
        if str(key) not in keys:
            raise BadSetup("unknown-key", key=str(key), known=", ".join(keys) or "–")


def seat(name: object, names: Sequence[str]) -> Seat:
    return Seat(known(name, names, "player"))


def count(value: object, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadSetup("not-a-count", key=key, value=str(value))
    return value


def flag(value: object, key: str) -> bool:
    if not isinstance(value, bool):
        raise BadSetup("not-a-flag", key=key, value=str(value))
    return value


def items(value: object, key: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise BadSetup("not-a-list", key=key)
    return value


def mapping(value: object, key: str) -> Mapping[str, Any]:
    """A part that is left empty says nothing. Keys that are written as numbers are words all the same."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadSetup("not-a-mapping", key=key)
    return {str(word): part for word, part in value.items()}


def by_player(value: object, key: str, names: Sequence[str]) -> dict[int, Any]:
    """By seat, what is said about some of the players."""
    return {seat(name, names): part for name, part in mapping(value, key).items()}


def parsed(kind: Kind, word: object, names: Sequence[str]) -> int:
    """The number that a word of this kind means."""
    try:
        return kind.parse(str(word), names)
    except UnknownName as unknown:
        raise BadSetup(unknown.reason, unknown.rule, **unknown.details) from None
