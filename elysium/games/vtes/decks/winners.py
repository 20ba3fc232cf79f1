"""The decks that have won a tournament, from krcg's archive, each by its number there."""

from __future__ import annotations

from functools import cache
from typing import Final

from elysium.games.vtes.definitions.facts import Deck, Pile
from elysium.games.vtes.definitions.krcg_cache import Keyed, from_cache, tables_key

FORMAT: Final = 2
CACHE: Final = f"vtes-archive-{FORMAT}.msgpack"
PREFIX: Final = "twd-"
"""What a deck of the archive is called: this and its number, as in `twd-11475`."""


class Archive(Keyed, frozen=True):
    decks: tuple[tuple[Pile, Pile], ...]
    """Crypt and library."""
    numbers: tuple[str, ...]


@cache
def winning_decks() -> Archive:
    return from_cache(CACHE, Archive, f"{FORMAT} {tables_key()}", _build)


def winning_deck(word: str) -> Deck | None:
    """The one of this name."""
    if not word.startswith(PREFIX):
        return None
    archive = winning_decks()
    number = word.removeprefix(PREFIX).lower()
    return Deck(word, *archive.decks[archive.numbers.index(number)]) if number in archive.numbers else None


def _build(key: str) -> Archive:
    from krcg import models, twda

    def pile(deck: models.Deck, kind: models.Card.Kind) -> Pile:
        return tuple(sorted((card.id, card.count) for card in deck.cards if card.kind == kind))

    decks = twda.load_local()
    kinds = models.Card.Kind.CRYPT, models.Card.Kind.LIBRARY
    piles = tuple((pile(deck, kinds[0]), pile(deck, kinds[1])) for deck in decks.values())
    return Archive(key, piles, tuple(str(number).lower() for number in decks))
