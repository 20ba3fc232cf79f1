"""What rules and cards say, as a few letters: the same wherever they are written alike, in whichever order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import astuple

from elysium.engine.vocabulary import word_for


def fingerprint(*parts: Iterable[object]) -> str:
    """Of several collections, in each of which the order does not matter."""
    named = "\n\n".join("\n".join(sorted(map(spelled, part))) for part in parts)
    return blake2b(named.encode(), digest_size=8).hexdigest()


def spelled(value: object) -> str:
    """Written out without anything that could differ from process to process; functions are known by their words.

    What a class does not compare follows from the rest.
    """
    if value is None or (isinstance(value, str | int | float) and not isinstance(value, Enum)):
        return repr(value)
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple | list):
        return f"({','.join(map(spelled, value))})"
    if isinstance(value, Mapping):
        return f"{{{','.join(sorted(f'{spelled(key)}:{spelled(one)}' for key, one in value.items()))}}}"
    if isinstance(value, set | frozenset):
        return f"{{{','.join(sorted(map(spelled, value)))}}}"
    if is_dataclass(value):
        said = [(field.name, getattr(value, field.name), field.default) for field in fields(value) if field.compare]
        return f"({','.join(f'{name}={spelled(one)}' for name, one, usual in said if one != usual)})"
    if isinstance(value, Struct):
        return f"{type(value).__name__}({','.join(map(spelled, astuple(value)))})"
    if callable(value):
        return word_for(value)
    raise TypeError(f"{type(value).__name__} cannot be spelled out")
