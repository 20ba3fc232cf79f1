"""What a viewer sees: an observation, and the board that any table can draw from it."""

from __future__ import annotations

import msgspec

from elysium.engine.state import NOBODY, State

type Observation = State
"""What one viewer sees: a position without all that they cannot know, with its `viewer` and their `options`."""


def is_observation(view: object) -> bool:
    """Whether it is a viewer's, and no whole position: the key of chance is in none."""
    return isinstance(view, State) and view.viewer != NOBODY and not view.key


class CardView(msgspec.Struct, omit_defaults=True, frozen=True):
    face: str = ""
    """The card's word; empty while it lies face down for this viewer."""
    number: int = 0
    """What options call it, where several cards share a face."""
    turned: bool = False
    """Locked, exhausted: used for now."""
    counters: int = 0
    most: int = 0
    """How many counters it can hold; 0 if that does not matter."""
    on: tuple[CardView, ...] = ()
    """Cards that lie on this one."""
    note: str = ""
    """The message `card-note-<note>` says something about its state."""


class Zone(msgspec.Struct, frozen=True):
    name: str
    owner: int
    """The seat it belongs to; -1 for the table."""
    cards: tuple[CardView, ...]
    pile: bool = False
    """A pile that is looked through only when somebody wants to."""


class Counter(msgspec.Struct, frozen=True):
    name: str
    owner: int
    value: int


class Line(msgspec.Struct, frozen=True):
    """A sentence about the table: the message `strip-<name>` with its arguments, each a kind and a number."""

    name: str
    details: dict[str, tuple[str, int]] = {}


class Board(msgspec.Struct, frozen=True):
    """Zones and counters in the order in which they are drawn; seats clockwise."""

    seats: tuple[int, ...]
    active: int
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    strip: tuple[Line, ...] = ()
    """What is going on at the moment."""
