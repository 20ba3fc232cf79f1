"""One game being played: its position, its history, and how far it can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple, Self

from elysium.engine.audience import check_viewer, includes
from elysium.engine.chance import commitment, key_from_seed
from elysium.engine.draw import Draw, dealt_seed
from elysium.engine.game import Game
from elysium.engine.refusal import CannotUndo, Refusal
from elysium.engine.setup import Setup
from elysium.engine.state import Event, Option, State


class BrokenRule(Refusal):
    """A rule or card failed while it was carried out. The position before it is kept.

    The seat learns only the kind of failure: what it says may hold secrets, and stays in `__cause__`.
    """


class Waypoint(NamedTuple):
    """On the way from one decision to the next."""

    told: int
    """How many events."""
    state: State


class Move(NamedTuple):
    """A decision that was made, with the position before it and what came of it."""

    seat: int
    option: Option
    before: State
    events: tuple[Event, ...]
    final: bool
    """Chance was used or something was shown: it cannot be taken back."""
    shown_to: int = 0
    """To which audiences together something hidden was shown."""
    automatic: bool = False
    """The table has passed for the seat."""


class Match:
    def __init__(self, game: Game[Any], state: State, names: Sequence[str]) -> None:
        """A match that goes on from a position; `deal` starts a new one."""
        self.game = game
        self.names = list(names)
        self.setup: Setup | None = None
        self.seed = b""
        self.draw: Draw | None = None
        self.state = state
        self.state.quiet = False
        self.history: list[Move] = []
        self.waypoints: Sequence[Waypoint] = ()
        """On the way from the last decision to where the match stands now, in a game that shows steps."""
        self.opening = self._collect()

    @classmethod
    def deal(
        cls, game: Game[Any], setup: Setup, names: Sequence[str], seed: bytes | None = None, draw: Draw | None = None
    ) -> Self:
        """A fresh table. The seed comes from the operating system unless it is given."""
        chosen = secrets.token_bytes(32) if seed is None else seed
        match = cls(game, game.start(setup, key_from_seed(dealt_seed(chosen, draw))), names)
        match.setup = setup
        match.seed = chosen
        match.draw = draw
        return match

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def play(self, seat: int, option: Option) -> tuple[Event, ...]:
        """Carry out a choice; returns what happened, for all audiences. A refused choice changes nothing."""
        before = self.state.clone()
        waypoints: list[Waypoint] = []
        try:
            if self.game.views.shows_step is not None:
                self.game.book.play(self.state, seat, option, partial(self._note_waypoint, waypoints))
            else:
                self.game.book.play(self.state, seat, option)
        except Refusal:
            raise
        except Exception as error:
            self.state = before
            words = self.game.option_words(option, self.names)
            raise BrokenRule("broken-rule", option=words, detail=type(error).__name__) from error
        final, shown_to = self.state.sealed, self.state.shown_to
        events = self._collect()
        self.history.append(Move(seat, option, before, events, final, shown_to))
        self.waypoints = waypoints
        return events

    def _note_waypoint(self, waypoints: list[Waypoint], s: State) -> None:
        if self.game.views.shows_step is not None and self.game.views.shows_step(s):
            waypoints.append(Waypoint(len(s.told), s.clone()))

    def _collect(self) -> tuple[Event, ...]:
        events = self.state.told
        self.state.told = ()
        self.state.sealed = False
        self.state.shown_to = 0
        return events

    def trim_history(self, kept: int) -> None:
        """Keep the positions of so many decisions: for a table that stores its course elsewhere."""
        del self.history[:-kept]

    # Taking back

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Never past another seat's decision, a reveal or a draw of chance."""
        if not self.history:
            return CannotUndo("nothing-to-undo")
        last = self.history[-1]
        if last.seat != seat:
            return CannotUndo("undo-others-decided")
        if last.final:
            return CannotUndo("undo-something-was-shown")
        return None

    def undo(self, seat: int) -> Move:
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise refusal
        last = self.history.pop()
        self.state = last.before.clone()
        return last

    def go_back(self, count: int) -> None:
        """So many decisions, whoever made them, in a course that is known to have gone so; IndexError if too far."""
        for _ in range(count):
            self.state = self.history.pop().before.clone()

    # Looking

    def observe(self, viewer: int) -> Any:
        return self.game.observe(self.state, viewer)

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """What this viewer was told, from the decision numbered `since` on; the deal belongs to 0."""
        check_viewer(viewer, self.state.over)
        told = [] if since else list(self.opening)
        for move in self.history[since:]:
            told += move.events
        return [event for event in told if includes(event[0], viewer)]

    def positions(self) -> list[State]:
        """The position after the deal and after each decision."""
        return [*(move.before for move in self.history), self.state]
