"""Texts that are not yet in any language: which messages to say, with which arguments.

What leaves a table is written down once and read in the language of whoever reads it. A saying is a text in which
`\\x01n\\x02` stands for its part number n; the arguments of a part may hold such marks of earlier parts in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import local
from typing import Any

import msgspec

from elysium.engine.game import Game
from elysium.engine.text import Speaker

OPENING, CLOSING = "\x01", "\x02"

type Part = tuple[str, dict[str, str | int]]
"""The id of a message and its arguments."""


class Saying(msgspec.Struct, array_like=True, frozen=True):
    text: str
    parts: tuple[Part, ...] = ()


class _Draft(local):
    """What one thread is writing down: tables are read in several, and no word of one may come into another's text."""

    parts: list[Part]


class Scribe(Speaker):
    """Speaks like Speech, but only writes down what is to be said."""

    def __init__(self, game: Game[Any] | None = None) -> None:
        super().__init__(game)
        self._draft = _Draft()

    def say(self, message_id: str, **details: Any) -> str:
        parts = self._draft.parts
        parts.append((message_id, details))
        return f"{OPENING}{len(parts) - 1}{CLOSING}"

    def write[**P](self, speak: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> Saying:
        """What one of the methods of this scribe says, written down."""
        parts = self._draft.parts = []
        text = speak(*args, **kwargs)
        return Saying(text, tuple(parts))


def message(message_id: str, **details: str | int) -> Saying:
    """A saying of one message."""
    return Saying(f"{OPENING}0{CLOSING}", ((message_id, details),))


def read(saying: Saying, say: Callable[..., str]) -> str:
    """The saying in a language: `say` is the method of a Speech."""
    said: list[str] = []
    for name, details in saying.parts:
        said.append(say(name, **{key: _filled(value, said) for key, value in details.items()}))
    return str(_filled(saying.text, said))


def _filled(value: str | int, said: Sequence[str]) -> str | int:
    if not isinstance(value, str) or OPENING not in value:
        return value
    first, *rest = value.split(OPENING)
    filled = [first]
    for piece in rest:
        number, _, after = piece.partition(CLOSING)
        filled += (said[int(number)], after)
    return "".join(filled)
