"""The rules, in the order in which a round goes: turn up a prize, bid, show, award; at last, count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from elysium.engine.audience import EVERYONE, only
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option

from sealed_bids.state import (
    BID,
    CHOSE,
    HIGHEST,
    LOST,
    NO_BID,
    NO_PRIZE,
    SHOWED,
    TOOK,
    TURNED_UP,
    WON,
    SealedBids,
    book,
    cards_of,
)


@book.step
def begin_round(s: SealedBids) -> None:
    """The top prize is turned up for all; then everybody is asked at once. [SEB-ROUND-01, SEB-BID-01]"""
    s.prize = s.deck.pop()
    s.show(EVERYONE, TURNED_UP, s.prize)
    s.do((show_bids,))
    s.ask_all(range(s.seats), seal_bid)


@book.choice("SEB-BID-01", "SEB-BID-02", "SEB-BID-03")
def seal_bid(s: SealedBids, seat: int) -> Sequence[Option]:
    """Any one card still in hand; there is no passing. [SEB-BID-02]"""
    return _bids(s.hands[seat])


@book.answer(seal_bid)
def bid_sealed(s: SealedBids, seat: int, option: Option) -> None:
    """Nobody but the bidder learns the card before all bids are in. [SEB-BID-03]"""
    s.bids[seat] = option[1]
    s.whisper(only(seat), CHOSE, seat, option[1])


@book.refusal(seal_bid)
def not_in_hand(s: SealedBids, seat: int, option: Option) -> IllegalChoice:
    card = option[1]
    if 1 <= card <= HIGHEST:
        return IllegalChoice("card-already-spent", "SEB-BID-02", card=card)
    return IllegalChoice("no-such-card", "SEB-SETUP-02", card=card, highest=HIGHEST)


@book.step
def show_bids(s: SealedBids) -> None:
    """The last bid is in: all are shown to all, and spent. [SEB-SHOW-01, SEB-SHOW-04]"""
    for seat, card in enumerate(s.bids):
        s.show(EVERYONE, SHOWED, seat, card)
        s.hands[seat] -= 1 << card
    s.do((award_prize,), (begin_round,) if s.deck else (count_points,))


@book.step
def award_prize(s: SealedBids) -> None:
    """The highest bid that nobody else made takes the prize, or it is lost. [SEB-SHOW-02, SEB-SHOW-03]"""
    single = [card for card in s.bids if s.bids.count(card) == 1]
    if single:
        winner = s.bids.index(max(single))
        s.won[winner] += 1 << s.prize
        s.tell(TOOK, winner, s.prize)
    else:
        s.lost += 1 << s.prize
        s.tell(LOST, s.prize)
    s.prize = NO_PRIZE
    s.bids = [NO_BID] * s.seats


@book.step
def count_points(s: SealedBids) -> None:
    """After the last prize the most points win; equals share. [SEB-END-01, SEB-END-02, SEB-END-03]"""
    points = tuple(sum(cards_of(prizes)) for prizes in s.won)
    for seat, total in enumerate(points):
        if total == max(points):
            s.tell(WON, seat, total)
    s.finish(points)


@cache
def _bids(hand: int) -> tuple[Option, ...]:
    return tuple((BID, card) for card in cards_of(hand))
