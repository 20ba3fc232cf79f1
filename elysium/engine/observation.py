"""What a viewer sees: an observation, and the board that any table can draw from it."""

from __future__ import annotations

from typing import Literal

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
    traits: dict[str, tuple[str, ...]] = {}
    """Words that hold of it now instead of those printed, named as in `CardFacts.traits`."""
    numbers: dict[str, int] = {}
    """Numbers that hold of it now instead of those printed, or beside them."""


class Zone(msgspec.Struct, frozen=True):
    name: str
    owner: int
    """The seat it belongs to; -1 for the table."""
    cards: tuple[CardView, ...]
    pile: bool = False
    """A pile that is looked through only when somebody wants to."""


class Counter(msgspec.Struct, omit_defaults=True, frozen=True):
    name: str
    owner: int
    value: int
    limit: int = 0
    """With how many something is decided: so many coins win, so many tokens put one out; 0 if with none."""


class Fact(msgspec.Struct, omit_defaults=True, frozen=True):
    """What holds for a seat, or for the table: `seat-<name>` says what it is, `<name>-<value>` names the value."""

    name: str
    owner: int
    value: str = ""


class Line(msgspec.Struct, frozen=True):
    """A sentence about the table: the message `strip-<name>` with its arguments, each a kind and a number."""

    name: str
    details: dict[str, tuple[str, int]] = {}
    lasting: bool = False
    """It holds all the time, rather than happens now."""


class Board(msgspec.Struct, frozen=True):
    """Zones and counters in the order in which they are drawn; seats clockwise."""

    seats: tuple[int, ...]
    active: int
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    strip: tuple[Line, ...] = ()
    """What is going on at the moment."""
    facts: tuple[Fact, ...] = ()


type Came = Literal["here", "reseated", "brought"]


class Sighting(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """The last time that a viewer saw the card which, as far as they can be sure, lies at a place."""

    face: str
    how: str
    """In which way it was seen, in a word of the game."""
    at: str = ""
    """The mark of the place where it lay then, called by whoever sat there then; left out if it was here."""
    swaps: int = 0
    """How often the viewer has moved it since."""
    doubts: tuple[int, ...] = ()
    """Who may have taken it away since, for each time that they may have; nobody where there is no doubt."""
    came: Came = "here"
    """It was seen right here; or here, before persons changed seats; or elsewhere, and the viewer has brought it."""


class Known(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """What a viewer knows about a card that lies face down for them."""

    faces: tuple[str, ...]
    """All that it can be."""
    seen: Sighting | None = None
    """Why, where the game keeps account of it."""
    guesses: int = 0
    """Where it is about several cards: how many of them are not named."""
