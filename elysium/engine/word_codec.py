"""Codec of options and events as they are stored and recorded: in words that stay true in another release.

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

CACHE_SIZE = 8192
UNKNOWN_WORDS = (Refusal, LookupError, ValueError, ArithmeticError, TypeError)
"""What words may raise that another release wrote, or somebody by hand."""


class WordCodec:
    """Of one game with so many seats; caches what it encodes and decodes, since most of it comes again and again."""

    def __init__(self, game: Game[Any], players: int) -> None:
        seats = seat_words(players)
        self._encode_option = lru_cache(CACHE_SIZE)(lambda option: game.option_in_words(option, seats))
        self._encode_event = lru_cache(CACHE_SIZE)(lambda event: game.event_in_words(event, seats))
        self._decode_event = lru_cache(CACHE_SIZE)(lambda worded: game.event_from_words(worded, seats))
        self._game = game
        self._seats = seats

    def encode_option(self, option: Option) -> WordedOption:
        return self._encode_option(option)

    def decode_option(self, worded: Sequence[str]) -> Option:
        """Refusal if today's rules do not know it."""
        try:
            return self._game.option_from_words(worded, self._seats)
        except Refusal:
            raise
        except UNKNOWN_WORDS as error:
            raise Refusal("malformed-option") from error

    def encode_events(self, events: Iterable[Event]) -> tuple[WordedEvent, ...]:
        return tuple([self._encode_event(event) for event in events])

    def decode_event(self, worded: WordedEvent) -> Told:
        """As it is where today's rules do not know its words."""
        try:
            return self._decode_event(worded)
        except UNKNOWN_WORDS:
            return worded

    def decode_events(self, worded: Iterable[WordedEvent]) -> tuple[Told, ...]:
        return tuple([self.decode_event(event) for event in worded])


@cache
def word_codec(game: Game[Any], players: int) -> WordCodec:
    return WordCodec(game, players)
