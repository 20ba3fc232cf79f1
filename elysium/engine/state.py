"""A position: everything that is true at the table, as plain data.

A game's state declares its fields once, as a msgspec struct. Clone, equality, hash, snapshot and restore
follow from the declaration.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeAliasType, get_args, get_origin

import msgspec

from elysium.engine import chance
from elysium.engine.audience import EVERYONE

type Frame = tuple[int, ...]
"""A step still to be done: (step, small ints...)."""

type Option = tuple[int, ...]
"""A legal choice: (verb, small ints...)."""

type Question = tuple[int, ...]
"""A decision somebody owes: (seat, choice, details...). The details are the further arguments of the choice."""

type Event = tuple[int, ...]
"""Something that happened: (audience, kind, small ints...)."""

_encode = msgspec.msgpack.Encoder().encode


class State(msgspec.Struct, array_like=True, kw_only=True):
    """The fields every game has; a game adds its own."""

    seats: int
    key: bytes
    """The secret of this game's chance; never leaves the process before the game is over."""
    draws: int = 0
    sealed: bool = False
    """Chance was used or something hidden was shown since this was last set back: no undo past it."""
    quiet: bool = False
    """Nobody listens: events are not kept. Play-outs run this way."""
    stack: list[Frame] = []
    asked: tuple[Question, ...] = ()
    told: tuple[Event, ...] = ()
    """What has happened and was not collected yet."""
    outcome: tuple[int, ...] = ()
    """A score for each seat once the game is over, highest wins; empty until then."""

    def clone(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec's stubs lack it
        for name in _LIST_FIELDS.get(type(self)) or list_fields(type(self)):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def dump(self) -> bytes:
        return _encode(self)

    def __hash__(self) -> int:
        return hash(_encode(self))

    # What rules say

    def do(self, *frames: Frame) -> None:
        """These steps come next, the first of them first."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def ask(self, seat: int, choice: int, *details: int) -> None:
        """Stop until this seat has answered; options, answer and refusal of the choice get the details."""
        self.asked = ((seat, choice, *details),)

    def ask_all(self, seats: Iterable[int], choice: int, *details: int) -> None:
        """Stop until all these seats have answered, each on its own; their answers must not ask further."""
        self.asked = tuple([(seat, choice, *details) for seat in seats])

    def tell(self, kind: int, *details: int) -> None:
        """Everybody learns this, and it discloses nothing that was hidden."""
        if not self.quiet:
            self.told += ((EVERYONE, kind, *details),)

    def whisper(self, audience: int, kind: int, *details: int) -> None:
        """Some learn this; it is their own doing, so it discloses nothing new to them."""
        if not self.quiet:
            self.told += ((audience, kind, *details),)

    def show(self, audience: int, kind: int, *details: int) -> None:
        """Disclose something hidden to some or all: what led here cannot be taken back."""
        self.sealed = True
        if not self.quiet:
            self.told += ((audience, kind, *details),)

    def random(self, below: int) -> int:
        """A number from 0 up to but not including `below`."""
        self.sealed = True
        self.draws += 1
        return chance.block(self.key, self.draws - 1) % below

    def shuffle(self, cards: list[int]) -> None:
        self.sealed = True
        self.draws = chance.shuffle(self.key, self.draws, cards)

    def finish(self, outcome: tuple[int, ...]) -> None:
        """The game is over: nothing that was still to happen happens, and all cards may be turned up."""
        self.stack.clear()
        self.asked = ()
        self.outcome = outcome
        self.sealed = True

    @property
    def over(self) -> bool:
        return bool(self.outcome)


_LIST_FIELDS: dict[type[State], tuple[str, ...]] = {}


def list_fields(state_type: type[State]) -> tuple[str, ...]:
    """The fields that two positions must not share; TypeError if a field is no plain data."""
    if state_type not in _LIST_FIELDS:
        names = []
        for field in msgspec.structs.fields(state_type):
            declared = field.type.__value__ if isinstance(field.type, TypeAliasType) else field.type
            kind = get_origin(declared) or declared
            if kind is list:
                if any((get_origin(item) or item) is list for item in get_args(field.type)):
                    raise TypeError(f"{state_type.__name__}.{field.name}: lists in a position are flat")
                names.append(field.name)
            elif kind not in (int, bool, bytes, str, tuple):
                raise TypeError(
                    f"{state_type.__name__}.{field.name}: a position is made of ints, tuples and flat lists"
                )
        _LIST_FIELDS[state_type] = tuple(names)
    return _LIST_FIELDS[state_type]
