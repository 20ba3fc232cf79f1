"""What steps say about the arguments that wait with them on the stack."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from elysium.engine.state import Frame, Seat, State
from elysium.games.vtes.definitions.language import Entity, Face
from elysium.games.vtes.terms import book

STILL_HAPPENS: Final = "still-happens"
ENDS_ACTION: Final = "ends-action"
"""It is the last thing of an action, which is done even if nothing else of it is."""
"""Trait: it belongs to somebody else, or to the same moment, and is done even when a turn is cut short."""
BEING_PLAYED: Final = "being-played"
"""Trait: it waits while a card is being played; its arguments are those of `played`."""
WOULD_HAPPEN: Final = "would-happen"
"""Trait: it is about to happen to its first argument, unless something else does instead."""
SETTLES: Final = "settles"
"""Trait: it deals with damage that several minions take together."""

# Roles of arguments: `owner` and `carries`, whose card is on its way from a hand to somewhere; `hides`, what may name a
# card that lies face down.
_BEING_PLAYED: Final = book.having(BEING_PLAYED)
_WOULD_HAPPEN: Final = book.having(WOULD_HAPPEN)
_SETTLES: Final = book.having(SETTLES)
_OWNER: Final = book.role("owner")
_CARRIES: Final = book.role("carries")
_HIDES: Final = book.role("hides")


type Tally = Callable[[Any, Seat, Entity], int]

ASSERTING_STEPS: Final[dict[int, Tally]] = {}
ASSERTING_CHOICES: Final[dict[int, Tally]] = {}
"""Those that say of so many of a Methuselah's own cards face down that they fit a minion: how many can. The last
arguments are the minion and the number."""


class Playing(NamedTuple):
    """The card whose "as played" window is open: the arguments of the step that waits for it."""

    seat: Seat
    face: Face
    number: int
    """Which of the card's ways of being played."""
    minion: Entity
    target: int


def playing_from(frame: Frame) -> Playing:
    _, seat, face, number, minion, target = frame
    return Playing(Seat(seat), Face(face), number, Entity(minion), target)


def card_being_played(s: State) -> Playing | None:
    """The last of several; None if no card is being played."""
    for frame in reversed(s.stack):
        if frame[0] in _BEING_PLAYED:
            return playing_from(frame)
    return None


def about_to_happen(s: State) -> Frame | None:
    """The last of several things; None if there is none."""
    for frame in reversed(s.stack):
        if frame[0] in _WOULD_HAPPEN:
            return frame
    return None


def call_off_event(s: State) -> None:
    """What is about to happen does not."""
    frame = about_to_happen(s)
    if frame is not None:
        s.cancel(*frame)


def is_going(s: State, entity: Entity) -> bool:
    """Something is about to happen to it."""
    return any(frame[0] in _WOULD_HAPPEN and frame[1] == entity for frame in s.stack)


def do_when_settled(s: State, *frames: Frame) -> None:
    """Once all that a strike has done is dealt with; at once if there is no such thing."""
    for frame in reversed(s.stack):
        if frame[0] in _SETTLES:
            s.after(frame, *frames)
            return
    s.do(*frames)


def carried(stack: Iterable[Frame]) -> list[tuple[Seat, Face]]:
    """(owner, face) of every card that is nowhere but on its way."""
    return [(Seat(frame[_OWNER[frame[0]]]), Face(frame[_CARRIES[frame[0]]])) for frame in stack if frame[0] in _CARRIES]


def veiled(frame: Frame, veil: Callable[[int], int]) -> Frame:
    """The frame with a veil over what may name a card that lies face down."""
    place = _HIDES.get(frame[0])
    return frame if place is None else (*frame[:place], veil(frame[place]), *frame[place + 1 :])
