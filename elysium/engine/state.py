"""A position: everything that is true at the table, as plain data; and what one viewer sees of it, in the same form.

A game's state declares its fields once, with who may see them. Clone, equality, hash, snapshot, views and blank tables
follow from the declarations.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any, Final, NewType, Self

from elysium.engine import chance
from elysium.engine.audience import EVERYONE
from elysium.engine.fields import encode, hidden, plain_data, private, public

Seat = NewType("Seat", int)
"""A place at the table, counted from 0: in signatures, so that it is not taken for another number."""

type Frame = tuple[int, ...]
"""A step still to be done: (step, small ints...)."""

type Option = tuple[int, ...]
"""A legal choice: (verb, small ints...)."""

type Question = tuple[int, ...]
"""A decision somebody owes: (seat, choice, details...). The details are the further arguments of the choice."""

type Event = tuple[int, ...]
"""Something that happened: (audience, kind, small ints...)."""

NOBODY: Final = -1
"""The viewer of a whole position: no view at all."""


@plain_data
class State:
    """The fields every game has; a game adds its own."""

    seats: int = public()
    key: bytes = private()
    """The secret of this game's chance; never leaves the process before the game is over."""
    draws: int = private()
    sealed: bool = private()
    """Chance was used or something hidden was shown since this was last set back: no undo past it."""
    shown_to: int = private()
    """To which audiences together something hidden was shown since this was last set back."""
    quiet: bool = private()
    """Nobody listens: events are not kept. Play-outs run this way."""
    stack: list[Frame] = hidden()
    """What is still to happen. A game whose steps carry nothing secret declares it public, others show a part of it."""
    asked: tuple[Question, ...] = public()
    """Who owes a decision, of which kind."""
    told: tuple[Event, ...] = private()
    """What has happened and was not collected yet."""
    outcome: tuple[int, ...] = public()
    """A score for each seat once the game is over, highest wins; empty until then."""
    viewer: int = private(NOBODY)
    """Whose view this is, with all that they cannot know left out; NOBODY for the position itself."""
    options: tuple[Option, ...] = private()
    """In a view: what its viewer may choose now; empty if nothing is asked of them."""

    # What follows from the fields: written out for each class by `plain_data`

    def clone(self) -> Self:
        raise NotImplementedError

    def fields(self) -> list[object]:
        """All fields in order."""
        raise NotImplementedError

    def fill(self, values: Sequence[Any]) -> None:
        """Set all fields, in order."""
        raise NotImplementedError

    def reset(self, seats: int) -> None:
        """Set all fields to what they begin with at a table of so many seats."""
        raise NotImplementedError

    def seen_by(self, viewer: int) -> Self:
        """What the declarations let a viewer see; `Game.observe` adds what is special."""
        raise NotImplementedError

    def copy_from(self, view: State) -> None:
        """Take over everything that a view shows, or leaves blank; what is the table's own stays."""
        raise NotImplementedError

    @classmethod
    def blank(cls, seats: int, key: bytes = b"", *, quiet: bool = False) -> Self:
        """A table before anything is dealt."""
        s = cls()
        s.reset(seats)
        s.seats = seats
        s.key = key
        s.quiet = quiet
        return s

    def dump(self) -> bytes:
        return encode(self.fields())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.fields() == other.fields()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(repr(self.fields()))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    # What rules say

    def do(self, *frames: Frame) -> None:
        """These steps come next, the first of them first."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def do_after_all_since(self, depth: int, frame: Frame) -> None:
        """This step is done after everything that came onto a stack of that depth."""
        self.stack.insert(depth, frame)

    # What is still to happen. `step` and the arguments after it stand for the frames that begin with them.

    def pending(self, *step: int) -> Frame | None:
        """The next of these steps that waits to be done."""
        if len(step) == 1:
            number = step[0]
            for frame in reversed(self.stack):
                if frame[0] == number:
                    return frame
            return None
        place = self._place_of(step)
        return self.stack[place] if place >= 0 else None

    def comes_next(self, *step: int) -> bool:
        """Whether nothing else is done before it."""
        return bool(self.stack) and self.stack[-1][: len(step)] == step

    def before(self, step: Frame, *frames: Frame) -> None:
        """These are done just before the next of those steps, the first of them first."""
        place = self._waiting(step) + 1
        self.stack[place:place] = frames[::-1]

    def after(self, step: Frame, *frames: Frame) -> None:
        """These are done right after the next of those steps, whatever it leads to."""
        place = self._waiting(step)
        self.stack[place:place] = frames[::-1]

    def exchange(self, step: Frame, frame: Frame) -> None:
        """Instead of the next of those steps this one is done."""
        self.stack[self._waiting(step)] = frame

    def cancel(self, *step: int) -> None:
        """The next of these steps is not done, if there is one."""
        place = self._place_of(step)
        if place >= 0:
            del self.stack[place]

    def cancel_all(self, *step: int) -> list[Frame]:
        """None of these steps is done; what they were, the last of them first."""
        found = [frame for frame in self.stack if frame[: len(step)] == step]
        self.stack[:] = [frame for frame in self.stack if frame[: len(step)] != step]
        return found

    def cancel_up_to(self, *step: int) -> None:
        """Neither the next of these steps is done nor anything before it, if there is one."""
        place = self._place_of(step)
        if place >= 0:
            del self.stack[place:]

    def cancel_all_but(self, steps: Container[int]) -> None:
        """Only such steps are done any more, and the very last one."""
        self.stack[1:] = [frame for frame in self.stack[1:] if frame[0] in steps]

    def cancel_before(self, step: Frame, steps: Container[int]) -> None:
        """Of all that would be done before the next of those steps, only such steps are."""
        place = self._waiting(step) + 1
        self.stack[place:] = [frame for frame in self.stack[place:] if frame[0] in steps]

    def _place_of(self, step: Frame) -> int:
        size = len(step)
        for place in range(len(self.stack) - 1, -1, -1):
            if self.stack[place][:size] == step:
                return place
        return -1

    def _waiting(self, step: Frame) -> int:
        place = self._place_of(step)
        if place < 0:
            raise LookupError(f"no step {step} is waiting")
        return place

    def ask(self, seat: int, choice: int, detail: int | None = None, *more: int) -> None:
        """Stop until this seat has answered; options, answer and refusal of the choice get the details."""
        if detail is None:
            self.asked = ((seat, choice),)
        elif not more:
            self.asked = ((seat, choice, detail),)
        else:
            self.asked = ((seat, choice, detail) + more,)  # noqa: RUF005  # twice as quick as unpacking

    def ask_all(self, seats: Iterable[int], choice: int, *details: int) -> None:
        """Stop until all these seats have answered, each on its own; their answers must not ask further."""
        self.asked = tuple([(seat, choice) + details for seat in seats])  # noqa: RUF005

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
        self.shown_to |= audience
        if not self.quiet:
            self.told += ((audience, kind, *details),)

    def put[T](self, values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
        """The same values but for one of them."""
        changed = list(values)
        changed[at] = value
        return tuple(changed)

    def random(self, below: int) -> int:
        """A number from 0 up to but not including `below`."""
        self.sealed = True
        self.draws += 1
        return chance.block(self.key, self.draws - 1) % below

    def shuffle[C: int](self, cards: list[C]) -> None:
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


def restored[S: State](state_type: type[S], values: Sequence[Any]) -> S:
    """A position from its fields."""
    s = state_type()
    s.fill(values)
    return s
