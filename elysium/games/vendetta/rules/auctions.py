"""Auctions: blood that all who are there bid secretly and at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import EVERYONE
from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vendetta.cards.language import Effect, effect
from elysium.games.vendetta.rules.blood import lose_blood, turn_down
from elysium.games.vendetta.rules.ending import wins_ties
from elysium.games.vendetta.rules.planning import play_blood
from elysium.games.vendetta.rules.programs import targets
from elysium.games.vendetta.state import NO_BIDDER, NOTHING, Context, Source, Vendetta, context_of
from elysium.games.vendetta.terms import (
    BID,
    BIDS,
    CHOOSE_CARD,
    LOWEST_BID,
    book,
)


@effect
def auction(s: Vendetta, ctx: Context, this: Effect) -> None:
    """All who are there bid blood, secretly and at the same time. [MA02, VEN-CARD-38]"""
    bidding = (ctx.seat, *targets(s, ctx, this))
    bidders = [seat for seat in s.present(ctx.district) if seat in bidding]
    s.bids = tuple(NOTHING if seat in bidders else NO_BIDDER for seat in s.everybody())
    s.do((show_bids, *ctx))
    s.ask_all(bidders, bid, *ctx)


@book.choice("VEN-CARD-38", "VEN-FRENZY-10")
def bid(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return [(BID, blood) for blood in range(max(s.pool[seat], 1))]


@book.answer(bid)
def bid_made(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    s.bids = s.put(s.bids, seat, option[1])


@book.refusal(bid)
def bids_too_much(s: Vendetta, seat: Seat, option: Option, *about: int) -> IllegalChoice:
    return IllegalChoice("not-the-last-blood", "VEN-FRENZY-10")


@book.alternative(bid)
def to_bid_more(s: Vendetta, seat: Seat, *about: int) -> Option:
    return (BID, 1)


@book.step
def show_bids(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    """The lowest turns a card down; of several the last in turn order, unless one wins ties.

    [VEN-SETUP-04, VEN-CARD-19]
    """
    ctx = Context(src, program, place, subject)
    order = s.order()
    bidders = [seat for seat in order if s.bids[seat] >= 0]
    for seat in bidders:
        s.show(EVERYONE, BIDS, seat, s.bids[seat])
    s.do((settle_bids, *ctx))
    if not bidders:
        return
    lowest = min(bidders, key=lambda seat: (s.bids[seat], wins_ties(s, seat), -order.index(seat)))
    s.tell(LOWEST_BID, lowest)
    open_cards = s.at[ctx.district * s.seats + lowest] & ~s.down
    if open_cards:
        s.ask(lowest, turn_one_down, *ctx)


@book.choice("VEN-CARD-41")
def turn_one_down(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(CHOOSE_CARD, card) for card in members(s.at[ctx.district * s.seats + seat] & ~s.down)]


@book.answer(turn_one_down)
def one_turned_down(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    turn_down(s, option[1])


@book.step
def settle_bids(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    """One's own bid is deployed, the rivals lose theirs."""
    ctx = Context(src, program, place, subject)
    bids, s.bids = s.bids, ()
    caller = ctx.seat
    frames = []
    for seat in s.order():
        if seat == caller and bids[seat] > 0:
            play_blood(s, seat, ctx.district, bids[seat])
        elif bids[seat] > 0:
            frames.append((lose_blood, seat, bids[seat], ctx.source))
    s.do(*frames)
