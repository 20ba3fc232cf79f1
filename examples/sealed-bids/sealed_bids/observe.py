"""Who sees what: the view of one person, the worlds that agree with it, and the table drawn from it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.observation import Board, CardView, Counter, Observation, Zone
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame

from sealed_bids.state import ALL_CARDS, NO_BID, NO_PRIZE, SealedBids, book, cards_of

FACE_DOWN: Final = 0
TABLE: Final = -1
NOBODY: Final = -1


class View(Observation, kw_only=True, frozen=True):
    """What one person knows: all that is public, their own bid, and how many prizes lie face down."""

    stack: tuple[Frame, ...]
    """What is still to happen: in this game no step carries a secret."""
    deck: tuple[int, ...]
    """A 0 for each prize that lies face down, the top one last."""
    prize: int
    hands: tuple[int, ...]
    """Public: everybody has seen what has been spent. [SEB-SHOW-04]"""
    bids: tuple[int, ...]
    """The viewer's own bid; -1 for all others. Who has bid follows from `asked`. [SEB-BID-03]"""
    won: tuple[int, ...]
    lost: int


def observe(s: SealedBids, viewer: int) -> View:
    if viewer == OPEN_TABLE and not s.over:
        raise Refusal("open-only-after-the-game")
    return View(
        viewer=viewer,
        seats=s.seats,
        asked=s.asked,
        options=book.options_for(s, viewer),
        outcome=s.outcome,
        stack=tuple(s.stack),
        deck=tuple(s.deck) if viewer == OPEN_TABLE else (FACE_DOWN,) * len(s.deck),
        prize=s.prize,
        hands=tuple(s.hands),
        bids=tuple(bid if viewer in (seat, OPEN_TABLE) else NO_BID for seat, bid in enumerate(s.bids)),
        won=tuple(s.won),
        lost=s.lost,
    )


def unseen_prizes(view: View) -> tuple[int, ...]:
    """The prizes nobody has seen yet: which they are is known, their order is not. [SEB-ROUND-02]"""
    return cards_of(ALL_CARDS - sum(view.won) - view.lost - (1 << view.prize if view.prize else 0))


def has_hidden_bid(view: View, seat: int) -> bool:
    """This seat has bid a card that the viewer does not know."""
    is_asked = any(question[0] == seat for question in view.asked)
    return view.prize != NO_PRIZE and view.bids[seat] == NO_BID and not is_asked


def sample_world(view: View, rng: Random) -> SealedBids:
    """Shuffle the unseen prizes, and let those who have bid in secret have bid any card of theirs."""
    deck = list(unseen_prizes(view))
    rng.shuffle(deck)
    bids = [
        rng.choice(cards_of(view.hands[seat])) if has_hidden_bid(view, seat) else bid
        for seat, bid in enumerate(view.bids)
    ]
    return SealedBids(
        seats=view.seats,
        key=rng.randbytes(32),
        quiet=True,
        stack=list(view.stack),
        asked=view.asked,
        outcome=view.outcome,
        deck=deck,
        prize=view.prize,
        hands=list(view.hands),
        bids=bids,
        won=list(view.won),
        lost=view.lost,
    )


def possible_cards(view: View, names: Iterable[str]) -> dict[str, list[str]]:
    """For each card that lies face down, all that it can be: prizes by place in the deck, bids by bidder."""
    prizes = [prize_word(prize) for prize in unseen_prizes(view)]
    known = [[prize_word(prize)] if prize else prizes for prize in reversed(view.deck)]
    possible = {f"deck-{number}": words for number, words in enumerate(known, 1)}
    for seat, name in enumerate(names):
        if has_hidden_bid(view, seat):
            possible[name] = [bid_word(card) for card in cards_of(view.hands[seat])]
        elif view.bids[seat] != NO_BID:
            possible[name] = [bid_word(view.bids[seat])]
    return possible


def board(view: View) -> Board:
    """Before each seat its unspent cards, its bid and what it has won; in the middle the prizes."""
    zones = []
    for seat in range(view.seats):
        zones += [
            Zone("unspent", seat, _cards(bid_word(card) for card in cards_of(view.hands[seat]))),
            Zone("bid", seat, _bid(view, seat)),
            Zone("won", seat, _cards(prize_word(prize) for prize in cards_of(view.won[seat]))),
        ]
    zones += [
        Zone("prize", TABLE, _cards([prize_word(view.prize)] if view.prize else [])),
        Zone("deck", TABLE, _cards(prize_word(prize) if prize else "" for prize in reversed(view.deck))),
        Zone("lost", TABLE, _cards(prize_word(prize) for prize in cards_of(view.lost))),
    ]
    counters = [Counter("points", seat, sum(cards_of(view.won[seat]))) for seat in range(view.seats)]
    return Board(tuple(range(view.seats)), NOBODY, tuple(zones), tuple(counters))


def _bid(view: View, seat: int) -> tuple[CardView, ...]:
    if has_hidden_bid(view, seat):
        return (CardView(),)
    return _cards([bid_word(view.bids[seat])] if view.bids[seat] != NO_BID else [])


def _cards(faces: Iterable[str]) -> tuple[CardView, ...]:
    return tuple(CardView(face) for face in faces)


def bid_word(card: int) -> str:
    return f"bid-{card}"


def prize_word(prize: int) -> str:
    return f"prize-{prize}"
