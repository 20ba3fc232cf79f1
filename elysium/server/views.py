"""What one viewer is sent of a table: built from the observation and the events told to them, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from elysium.engine.audience import OPEN_TABLE, includes
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.observation import Board, Observation
from elysium.engine.rulebook import Term
from elysium.engine.sayings import Scribe
from elysium.engine.state import Event, Option
from elysium.server.wire import BoardView, Decision, LegalOption, Position, StripLine, ToldEvent

MOST_GUESSES = 4
"""A card that may be more than this is one that nothing is known about."""


class Viewpoint:
    """Puts one game's observations and events into what is sent."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self._scribe = Scribe(game)

    def position(self, match: Match, viewer: int, seq: int, deadline: float) -> Position:
        view = match.observe(viewer)
        return Position(
            seq=seq,
            board=self.board(self.game.board(view)),
            say=self._scribe.write(self._scribe.question, view, self.names),
            asked=tuple(question[0] for question in view.asked),
            decision=self._decision(view),
            undo=match.why_not_undo(viewer) is None,
            knowledge=self._knowledge(view),
            deadline=deadline,
            outcome=view.outcome,
        )

    def board(self, board: Board) -> BoardView:
        scribe = self._scribe
        return BoardView(
            seats=board.seats,
            active=board.active,
            zones=board.zones,
            counters=board.counters,
            strip=tuple(StripLine(line.name, scribe.write(scribe.line, line, self.names)) for line in board.strip),
        )

    def told(self, events: Iterable[Event], viewer: int) -> tuple[ToldEvent, ...]:
        return tuple(self._event(event) for event in events if includes(event[0], viewer))

    def _event(self, event: Event) -> ToldEvent:
        term = self.game.as_event(self.game.book.terms[event[1]])
        say = self._scribe.write(self._scribe.event, event, self.names)
        return ToldEvent(term.name, _by_name(term, event[2:]), say)

    def _decision(self, view: Observation) -> Decision | None:
        own = next((question for question in view.asked if question[0] == view.viewer), None)
        if own is None:
            return None
        choice = self.game.book.choices[own[1]]
        passing = self.game.passing(view.options)
        return Decision(
            choice=choice.name,
            say=self._scribe.write(self._scribe.question, view, self.names),
            options=tuple(self._option(option, view.viewer, option == passing) for option in view.options),
            rules=choice.rules,
            moment=self.game.moment(view),
        )

    def _option(self, option: Option, seat: int, passing: bool) -> LegalOption:
        term = self.game.book.terms[option[0]]
        kinds = self.game.kinds
        marks = (kinds[kind].mark(value, self.names) for (_, kind), value in zip(term.fields, option[1:], strict=True))
        return LegalOption(
            option=option,
            verb=term.name,
            say=self._scribe.write(self._scribe.option, option, seat, self.names),
            args=_by_name(term, option[1:]),
            marks=tuple(dict.fromkeys(mark for mark in marks if mark)),
            passing=passing,
            final=term.final,
        )

    def _knowledge(self, view: Observation) -> dict[str, tuple[str, ...]]:
        if view.viewer >= view.seats or view.viewer == OPEN_TABLE or view.over:
            return {}
        card = self.game.kinds.get("card")
        seats = [f"p{number}" for number in range(view.seats)]
        known = {}
        for word, faces in self.game.knowledge(view, seats).items():
            mark = card.mark(card.parse(word, seats), seats) if card else ""
            if mark and len(faces) <= MOST_GUESSES:
                known[mark] = tuple(faces)
        return known


def _by_name(term: Term, values: Sequence[int]) -> dict[str, int]:
    return {name: value for (name, _), value in zip(term.fields, values, strict=True)}
