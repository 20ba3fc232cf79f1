"""What one viewer is sent of a table: built from the observation and the events told to them, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from elysium.engine.audience import EVERYONE, SPECTATOR, includes
from elysium.engine.game import Game
from elysium.engine.kinds import Told, WordedEvent
from elysium.engine.observation import Board, Known, Observation
from elysium.engine.parts import Outlook
from elysium.engine.sayings import Saying, Scribe
from elysium.engine.seats import winners
from elysium.engine.state import Option
from elysium.engine.text import plain
from elysium.server.records import Author
from elysium.server.wire import Asked, BoardView, Decision, LegalOption, LogEntry, Position, StripLine, ToldEvent

UNADVISED: Final = -1
CACHE_SIZE = 256
"""Encoded events cached for each viewpoint: most of them come again and again."""


class Viewpoint:
    """Puts one game's observations and events into what is sent."""

    def __init__(self, game: Game[Any], names: Sequence[str], advises: bool = False) -> None:
        self.game = game
        self._advises = advises
        self.names = list(names)
        self._scribe = Scribe(game)
        self._event = lru_cache(CACHE_SIZE)(self.event)

    def position(
        self, view: Observation, seq: int, deadline: float, undo: bool, is_put_to_viewer: bool = True
    ) -> Position:
        """Who does not have to answer a question is told of it as everybody else is."""
        asked = view if is_put_to_viewer else unasked(view)
        say = self.question(asked)
        return Position(
            seq=seq,
            board=self.board(self.game.views.board(view)),
            say=say,
            asked=self.asked(view),
            decision=self._decision(asked, say) if asked.options else None,
            undo=undo,
            knowledge=self.knowledge(view),
            deadline=deadline,
            outcome=view.outcome,
            winners=winners(view.outcome),
        )

    def entry(self, seq: int, seat: int, by: Author, events: Iterable[Told], viewer: int) -> LogEntry:
        return LogEntry(seq, seat, by, self.told(events, viewer))

    def told(self, events: Iterable[Told], viewer: int) -> tuple[ToldEvent, ...]:
        return tuple([self._event(event) for event in told_to(viewer, events)])

    def _decision(self, view: Observation, say: Saying) -> Decision:
        choice = self.game.book.choices[own_question(view)[1]]
        passing = self.game.manners.passing(view.options)
        foretold = self.game.views.outlook(view)
        return Decision(
            choice=choice.name,
            say=say,
            options=tuple(
                [
                    self.option(option, view.viewer, option == passing, foretold(option) if foretold else ())
                    for option in view.options
                ]
            ),
            rules=choice.rules,
            moment=self.game.manners.moment(view),
            advised=advised(self.game, view) if self._advises else UNADVISED,
        )

    # The parts

    def board(self, board: Board) -> BoardView:
        scribe = self._scribe
        strip = tuple(
            [StripLine(line.name, scribe.write(scribe.line, line, self.names), line.lasting) for line in board.strip]
        )
        return BoardView(board.seats, board.active, board.zones, board.counters, strip, board.facts)

    def event(self, event: Told) -> ToldEvent:
        if isinstance(event, WordedEvent):
            return ToldEvent(plain(event.name), {}, self._scribe.write(self._scribe.event, event, self.names))
        term = self.game.as_event(self.game.book.terms[event[1]])
        say = self._scribe.write(self._scribe.event, event, self.names)
        return ToldEvent(term.name, self.game.arguments(term, event[2:], len(self.names)), say)

    def question(self, view: Observation) -> Saying:
        return self._scribe.write(self._scribe.question, view, self.names)

    def asked(self, view: Observation) -> tuple[Asked, ...]:
        return tuple([Asked(seat, self.game.book.choices[choice].name) for seat, choice, *_ in view.asked])

    def option(self, option: Option, seat: int, passing: bool, outlook: Outlook = ()) -> LegalOption:
        term = self.game.book.terms[option[0]]
        kinds = self.game.kinds
        marks = (kinds[kind].mark(value, self.names) for (_, kind), value in zip(term.fields, option[1:], strict=True))
        return LegalOption(
            verb=term.name,
            say=self._scribe.write(self._scribe.option, option, seat, self.names),
            args=self.game.arguments(term, option[1:], len(self.names)),
            outlook=dict(outlook),
            marks=tuple(dict.fromkeys(mark for mark in marks if mark)),
            passing=passing,
            final=term.final,
        )

    def knowledge(self, view: Observation) -> dict[str, Known]:
        return dict(self.game.known(view))


def advised(game: Game[Any], view: Observation) -> int:
    """Which option a sensible player would choose who sees this; the same one as long as they see it."""
    if len(view.options) < 2:
        return UNADVISED
    return view.options.index(game.mind.advise(view, Random(0)))


def takes_notes(game: Game[Any], options: Mapping[str, str]) -> bool:
    """Whether a table shows people what they could know, rather than leave it to their memory."""
    return options.get(game.views.notes_option, "yes") != "no"


def unasked(view: Observation) -> Observation:
    """The same table for somebody who has nothing to decide."""
    onlooking = view.clone()
    onlooking.viewer, onlooking.options = SPECTATOR, ()
    return onlooking


def own_question(view: Observation) -> tuple[int, ...]:
    return next(question for question in view.asked if question[0] == view.viewer)


def told_to(viewer: int, events: Iterable[Told]) -> list[Told]:
    return [event for event in events if event[0] == EVERYONE or includes(event[0], viewer)]
