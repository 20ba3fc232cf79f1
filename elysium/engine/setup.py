"""A table before the deal: how many play, and what was chosen when it was opened."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

type OptionKind = Literal["one-of", "cards", "seat", "yes-no", "decks", "text", "file"]


class Setup(msgspec.Struct, frozen=True):
    """A table that can be dealt: the number of players and the game's own options, checked and complete."""

    game: str
    players: int
    options: dict[str, str] = {}
    notes: tuple[str, ...] = ()
    """Messages that whoever opens the table should read."""


class TableOption(NamedTuple):
    """Something that can be chosen when a table is opened."""

    name: str
    help: str
    """The message that explains it."""
    kind: OptionKind = "text"
    choices: tuple[str, ...] = ()
    """For `one-of` the values, for `cards` and `decks` the words there are. The value of a `file` is what is in it."""
    secret: bool = False
    """What was chosen may tell what somebody holds: it stays within the table until the game is over."""


class Chosen(NamedTuple):
    """What the options of a table come to, with all that was left open."""

    options: dict[str, str]
    notes: tuple[str, ...] = ()
