"""A deck, as it is read, checked and written: the numbers of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.names import AGENDA_STACK, FACTION_STACK, HAVEN_STACK, LIBRARY_STACK
from elysium.games.rivals.definitions.table import fact_of

type Pile = tuple[tuple[int, int], ...]
"""Faces, each with its number of copies, the lowest face first."""

MOST_COPIES: Final = 99
"""Of a card that somebody writes down; how many are legal is for the rules to say."""
LONGEST_TITLE: Final = 80

PILES: Final = {
    FACTION_STACK: "faction",
    HAVEN_STACK: "haven",
    AGENDA_STACK: "agenda",
    LIBRARY_STACK: "library",
}
"""Where cards go in a deck, in the order in which they are listed."""


class Deck(msgspec.Struct, frozen=True, array_like=True):
    """What somebody brings to the table. Nothing says that it is legal, nor that there is one Haven. [RIV-SETUP-04]"""

    name: str
    faction: Pile = ()
    havens: Pile = ()
    agendas: Pile = ()
    library: Pile = ()
    leader: int = 0
    """The vampire that is meant to begin the game, 0 if the deck does not say."""

    def piles(self) -> Iterator[tuple[int, Pile]]:
        yield FACTION_STACK, self.faction
        yield HAVEN_STACK, self.havens
        yield AGENDA_STACK, self.agendas
        yield LIBRARY_STACK, self.library

    def cards(self) -> list[tuple[int, Fact]]:
        return [(count, fact_of(face)) for _, pile in self.piles() for face, count in pile]


def size(pile: Pile) -> int:
    return sum(count for _, count in pile)


def deck_of(name: str, cards: Iterable[tuple[int, int]], leader: int = 0) -> Deck:
    """The deck that these faces and counts make: every card knows its pile."""
    counts: dict[int, Counter[int]] = {stack: Counter() for stack in PILES}
    for face, count in cards:
        counts[fact_of(face).stack][face] += count
    faction, havens, agendas, library = (tuple(sorted(counts[stack].items())) for stack in PILES)
    return Deck(clean_title(name), faction, havens, agendas, library, leader)


def clean_title(title: str) -> str:
    """One line, printable, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in title[: 4 * LONGEST_TITLE])
    return " ".join(printable.split())[:LONGEST_TITLE].rstrip()
