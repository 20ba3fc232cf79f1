"""The fields of a Sealed Bids table, and the words that its options and events are made of."""

from __future__ import annotations

from functools import cache
from typing import Final

from elysium.engine.fields import hidden, own, plain_data, public
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Frame, State

book: Final = Rulebook("sealed-bids")

HIGHEST: Final = 5
"""Bid cards and prizes both run from 1 to this. [SEB-SETUP-02, SEB-SETUP-03]"""
ALL_CARDS: Final = (1 << HIGHEST + 1) - 2
"""One of each, as a bit set: bit 1 is card 1."""
NO_BID: Final = -1
NO_PRIZE: Final = 0

# Verbs: what an option can say.
BID: Final = book.verb("bid", secret=True, card="card")

# Events: what the log can say.
TURNED_UP: Final = book.event("turned-up", prize="points")
CHOSE: Final = book.event("chose", player="player", card="card")
SHOWED: Final = book.event("showed", player="player", card="card")
TOOK: Final = book.event("took", player="player", prize="points")
LOST: Final = book.event("lost", prize="points")
WON: Final = book.event("won", player="player", points="points")


@plain_data
class SealedBids(State):
    stack: list[Frame] = public()
    deck: list[int] = hidden(count=True)
    """The prizes that lie face down, 0 for each in a view; the last of the list is the top of the deck."""
    prize: int = public(NO_PRIZE)
    """The prize that is turned up."""
    hands: list[int] = public(each=ALL_CARDS)
    """The cards each seat has not spent, as a bit set; a bid is spent when it is shown. [SEB-SHOW-04]"""
    bids: list[int] = own(each=NO_BID, unknown=NO_BID)
    """The card each seat has bid this round, -1 for not yet: secret until all are in. [SEB-BID-03]"""
    won: list[int] = public(each=0)
    """The prizes each seat has taken, as a bit set."""
    lost: int = public()
    """The prizes that nobody took, as a bit set."""


@cache
def cards_of(cards: int) -> tuple[int, ...]:
    """The members of a bit set, lowest first."""
    return tuple(card for card in range(1, HIGHEST + 1) if cards >> card & 1)


def set_of(cards: tuple[int, ...] | list[int]) -> int:
    return sum({1 << card for card in cards})
