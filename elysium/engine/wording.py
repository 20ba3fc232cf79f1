"""Options and events of a table as they are stored and recorded: in words that stay true in another release.

Seats are called `p1`, `p2` and so on, whoever sits there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from elysium.engine.game import Game
from elysium.engine.kinds import Told, WordedEvent, WordedOption, seat_words
from elysium.engine.refusal import Refusal
from elysium.engine.state import Event, Option

MOST_KEPT = 8192
UNKNOWN_WORDS = (Refusal, LookupError, ValueError, ArithmeticError, TypeError)
"""What words may raise that another release wrote, or somebody by hand."""


class Wording:
    """Of one game with so many seats. Most of what is said comes again and again, and is put into words once."""

    def __init__(self, game: Game[Any], players: int) -> None:
        seats = seat_words(players)
        self._option_in_words = lru_cache(MOST_KEPT)(lambda option: game.option_in_words(option, seats))
        self._event_in_words = lru_cache(MOST_KEPT)(lambda event: game.event_in_words(event, seats))
        self._event_from_words = lru_cache(MOST_KEPT)(lambda worded: game.event_from_words(worded, seats))
        self._game = game
        self._seats = seats

    def option_in_words(self, option: Option) -> WordedOption:
        return self._option_in_words(option)

    def option(self, worded: Sequence[str]) -> Option:
        """Refusal if today's rules do not know it."""
        try:
            return self._game.option_from_words(worded, self._seats)
        except Refusal:
            raise
        except UNKNOWN_WORDS as error:
            raise Refusal("malformed-option") from error

    def events_in_words(self, events: Iterable[Event]) -> tuple[WordedEvent, ...]:
        return tuple([self._event_in_words(event) for event in events])

    def event(self, worded: WordedEvent) -> Told:
        """As it is where today's rules do not know its words."""
        try:
            return self._event_from_words(worded)
        except UNKNOWN_WORDS:
            return worded

    def events(self, worded: Iterable[WordedEvent]) -> tuple[Told, ...]:
        return tuple([self.event(event) for event in worded])


@cache
def wording(game: Game[Any], players: int) -> Wording:
    return Wording(game, players)
