"""A table before the deal: how many play, and what was chosen when it was opened."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from elysium.engine.refusal import BadSetup
from elysium.engine.state import Seat, State

YES: Final = "yes"
NO: Final = "no"
RANDOM_SEAT: Final = "random"
"""A value of every option of the kind `seat`, beside the seats from 1."""

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
    rule: str = ""
    """The id of the rule that it follows from: a value that cannot be is refused with it."""
    others: bool = False
    """For `one-of`: other values may be right too, and the game says which."""
    usual: str = ""
    """What holds where nothing was chosen, if a complete set-up does not say so itself."""


def checked(option: TableOption, value: str, players: int) -> str:
    """The value as the option writes it; BadSetup if it is none of its kind at a table of so many."""
    if option.kind == "yes-no" and value not in (YES, NO):
        raise BadSetup("yes-or-no", option.rule, name=option.name, value=value)
    if option.kind == "seat" and value not in (RANDOM_SEAT, *map(str, range(1, players + 1))):
        raise BadSetup("no-such-seat", option.rule, seat=value, players=players)
    if option.kind == "one-of":
        for choice in option.choices:
            if choice.casefold() == value.casefold():
                return choice
        if not option.others:
            known = ", ".join(option.choices)
            raise BadSetup("not-one-of", option.rule, name=option.name, value=value, known=known)
    return value


def chosen_seat(value: str, s: State) -> Seat:
    """The seat that an option of the kind `seat` names, or one drawn by chance."""
    return Seat(s.random(s.seats) if value == RANDOM_SEAT else int(value) - 1)


class Chosen(NamedTuple):
    """What the options of a table come to, with all that was left open."""

    options: dict[str, str]
    notes: tuple[str, ...] = ()
