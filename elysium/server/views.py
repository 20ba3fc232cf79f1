"""What one viewer is sent of a table: built from the observation and the events told to them, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from elysium.engine.audience import EVERYONE, OPEN_TABLE, SPECTATOR, includes
from elysium.engine.game import Game
from elysium.engine.observation import Board, Observation
from elysium.engine.rulebook import Term
from elysium.engine.sayings import Saying, Scribe
from elysium.engine.state import Option
from elysium.engine.text import plain
from elysium.engine.words import Told, WordedEvent, seat_words
from elysium.server.records import Author
from elysium.server.wire import BoardView, Decision, LegalOption, LogEntry, Position, StripLine, ToldEvent

REMEMBERED = 256
"""How many texts of each kind a table keeps in mind."""

MOST_VERSIONS = 8
"""How many versions of an entry are kept while it is shown to one viewer after the other."""
NOT_ASKED = -1

type Known = dict[str, tuple[str, ...]]


class Viewpoint:
    """Puts one game's observations and events into what is sent."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self._scribe = Scribe(game)
        self._seats = seat_words(len(names))
        self._drawn: tuple[Board, BoardView] | None = None
        self._questions: dict[int, tuple[object, Saying]] = {}
        self._known: dict[int, tuple[object, Known]] = {}
        # What options and events say follows from their numbers alone, and most of them come again and again.
        self._option = lru_cache(REMEMBERED)(self.new_option)
        self._event = lru_cache(REMEMBERED)(self.new_event)
        self._mark = lru_cache(REMEMBERED)(self._new_mark)
        # Most entries are the same for most viewers.
        self._entry = lru_cache(MOST_VERSIONS)(self.new_entry)
        self._told_to_all: tuple[Iterable[Told], int, Author, LogEntry] | None = None

    def position(
        self, view: Observation, seq: int, deadline: float, undo: bool, is_put_to_viewer: bool = True
    ) -> Position:
        """Who does not have to answer a question is told of it as everybody else is."""
        asked = view if is_put_to_viewer else _not_asked(view)
        say = self._question(asked)
        return Position(
            seq=seq,
            board=self.board(self.game.views.board(view)),
            say=say,
            asked=tuple([question[0] for question in view.asked]),
            decision=self._decision(asked, say) if asked.options else None,
            undo=undo,
            knowledge=self._knowledge(view),
            deadline=deadline,
            outcome=view.outcome,
        )

    def board(self, board: Board) -> BoardView:
        if self._drawn is None or self._drawn[0] is not board:
            self._drawn = board, self.new_board(board)
        return self._drawn[1]

    def entry(self, seq: int, seat: int, by: Author, events: Iterable[Told], viewer: int) -> LogEntry:
        if self._told_to_all is not None:
            told, last, author, same = self._told_to_all
            if told is events and last == seq and author == by:
                return same
        entry = self._entry(seq, seat, by, tuple(_told_to(viewer, events)))
        if all(event[0] == EVERYONE for event in events):
            self._told_to_all = events, seq, by, entry
        return entry

    def told(self, events: Iterable[Told], viewer: int) -> tuple[ToldEvent, ...]:
        return tuple([self._event(event) for event in _told_to(viewer, events)])

    def _question(self, view: Observation) -> Saying:
        """All who are not asked themselves are told the same."""
        asked = view.viewer if view.options else NOT_ASKED
        follows_from = view.asked, self.game.views.prompt_details(view)
        before = self._questions.get(asked)
        if before is None or before[0] != follows_from:
            before = self._questions[asked] = follows_from, self.new_question(view)
        return before[1]

    def _decision(self, view: Observation, say: Saying) -> Decision:
        own = next(question for question in view.asked if question[0] == view.viewer)
        choice = self.game.book.choices[own[1]]
        passing = self.game.manners.passing(view.options)
        return Decision(
            choice=choice.name,
            say=say,
            options=tuple([self._option(option, view.viewer, option == passing) for option in view.options]),
            rules=choice.rules,
            moment=self.game.manners.moment(view),
        )

    def _knowledge(self, view: Observation) -> Known:
        if view.viewer >= view.seats or view.viewer == OPEN_TABLE or view.over:
            return {}
        remembered = self.game.hints.remembered(view)
        before = self._known.get(view.viewer)
        if before is None or before[0] != remembered:
            before = self._known[view.viewer] = remembered, self.new_knowledge(view)
        return before[1]

    # What is made anew; nothing of this is kept here

    def new_board(self, board: Board) -> BoardView:
        scribe = self._scribe
        strip = tuple([StripLine(line.name, scribe.write(scribe.line, line, self.names)) for line in board.strip])
        return BoardView(board.seats, board.active, board.zones, board.counters, strip)

    def new_entry(self, seq: int, seat: int, by: Author, events: tuple[Told, ...]) -> LogEntry:
        return LogEntry(seq, seat, by, tuple(map(self._event, events)))

    def new_event(self, event: Told) -> ToldEvent:
        if isinstance(event, WordedEvent):
            return ToldEvent(plain(event.name), {}, self._scribe.write(self._scribe.event, event, self.names))
        term = self.game.as_event(self.game.book.terms[event[1]])
        say = self._scribe.write(self._scribe.event, event, self.names)
        return ToldEvent(term.name, _by_name(term, event[2:]), say)

    def new_question(self, view: Observation) -> Saying:
        return self._scribe.write(self._scribe.question, view, self.names)

    def new_option(self, option: Option, seat: int, passing: bool) -> LegalOption:
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

    def new_knowledge(self, view: Observation) -> Known:
        found = self.game.views.knowledge(view, self._seats)
        return {
            mark: tuple(faces)
            for word, faces in found.items()
            if len(faces) <= self.game.views.most_guesses and (mark := self._mark(word))
        }

    def _new_mark(self, word: str) -> str:
        return self.game.mark_of_known(word, self._seats)


def _not_asked(view: Observation) -> Observation:
    """The same table for somebody who has nothing to decide."""
    onlooking = view.clone()
    onlooking.viewer, onlooking.options = SPECTATOR, ()
    return onlooking


def _told_to(viewer: int, events: Iterable[Told]) -> list[Told]:
    return [event for event in events if event[0] == EVERYONE or includes(event[0], viewer)]


def _by_name(term: Term, values: Sequence[int]) -> dict[str, int]:
    return {name: value for (name, _), value in zip(term.fields, values, strict=True)}
