"""Decks that somebody might have brought: those that are sold ready to play, and those that have won a tournament.

Whoever imagines what an opponent holds knows of decks what any player can know, and nothing of those at the table.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Sequence, Set
from functools import cache
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Final

from elysium.games.vtes.decks.rules import playable_decks, supported_cards
from elysium.games.vtes.decks.winners import winning_decks
from elysium.games.vtes.definitions.facts import Pile, preconstructed
from elysium.games.vtes.definitions.language import Face

type Cards = Counter[Face]

UNEXPLAINED: Final = 1 / 2000
"""The share of cards that somebody plays although no known deck would make one expect them."""
OTHER_SIZE: Final = log(1 / 8)
"""How much less likely a deck is that is not as large as the one at the table, which everybody can count."""


def playable(decks: Sequence[tuple[Pile, Pile]], supported: Set[int]) -> list[tuple[Pile, Pile]]:
    """Those of which every card is here; a world can hold no others."""
    return [deck for deck in decks if all(card in supported for pile in deck for card, _ in pile)]


@cache
def known_decks() -> KnownDecks:
    sold = [preconstructed()[name] for name in playable_decks()]
    won = playable(winning_decks().decks, supported_cards())
    return KnownDecks([*((deck.crypt, deck.library) for deck in sold), *won])


class KnownDecks:
    def __init__(self, decks: Sequence[tuple[Pile, Pile]]) -> None:
        self.decks: list[tuple[Cards, Cards]] = [(_cards(crypt), _cards(library)) for crypt, library in decks]
        self.sizes = [(crypt.total(), library.total()) for crypt, library in self.decks]
        self._played: dict[Face, list[tuple[int, int]]] = defaultdict(list)
        """For each card the decks that hold it, with the copies."""
        for number, piles in enumerate(self.decks):
            for pile in piles:
                for face, count in pile.items():
                    self._played[face].append((number, count))

    def guess(self, crypt: Cards, library: Cards, sizes: tuple[int, int]) -> Guess:
        """Which decks explain these cards of somebody who has brought so many."""
        fitting = [
            number
            for number, known in enumerate(self.sizes)
            if known == sizes and crypt <= self.decks[number][0] and library <= self.decks[number][1]
        ]
        if fitting:
            return Guess(self, fitting, [1.0] * len(fitting))
        likely = [0.0 if known == sizes else OTHER_SIZE for known in self.sizes]
        for pile, size in ((crypt, 0), (library, 1)):
            for face, seen in pile.items():
                for number, copies in self._played.get(face, ()):
                    likely[number] += seen * log(1 + copies / self.sizes[number][size] / UNEXPLAINED)
        most = max(likely, default=0.0)
        return Guess(self, range(len(likely)), [exp(one - most) for one in likely])


class Guess:
    """What somebody may have brought, as likely as what was seen of it says."""

    def __init__(self, known: KnownDecks, decks: Sequence[int], weights: Sequence[float]) -> None:
        self._known = known
        self._decks = decks
        self._sums = list(accumulate(weights))

    def draw(self, rng: Random) -> tuple[Cards, Cards]:
        return self._known.decks[self._decks[bisect(self._sums, rng.random() * self._sums[-1], hi=len(self._sums) - 1)]]


def _cards(pile: Pile) -> Cards:
    return Counter({Face(card): count for card, count in pile})
