"""Words with rules of their own: hands that are played, auctions, cards taken back, turned down or shuffled away."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import EVERYONE, only
from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option
from elysium.games.vendetta.cards.language import Effect, effect
from elysium.games.vendetta.cards.reading import edition_of
from elysium.games.vendetta.rules.blood import gain_blood, lose_blood, turn_down
from elysium.games.vendetta.rules.ending import wins_ties
from elysium.games.vendetta.rules.planning import play_blood
from elysium.games.vendetta.rules.programs import effect_of, follow, targets
from elysium.games.vendetta.rules.seeing import clan_bits, one_goes_back_unseen, take_to_hands
from elysium.games.vendetta.rules.words import play_hand
from elysium.games.vendetta.state import NO_BIDDER, NOTHING, Context, Source, Vendetta, context_of
from elysium.games.vendetta.terms import (
    BID,
    BIDS,
    CHOOSE_CARD,
    CHOOSE_PLAYER,
    DONE,
    IGNORES,
    LOWEST_BID,
    SHUFFLE_BACK,
    SHUFFLED_BACK,
    SHUFFLED_OWN_BACK,
    TAKE_BACK,
    book,
)

# Somebody else's hand


@effect
def play_rivals_hand(s: Vendetta, ctx: Context, this: Effect) -> None:
    """A rival must be chosen if there is one. [MA01]"""
    rivals = s.rivals(ctx.seat, ctx.district)
    if len(rivals) == 1 and rivals[0] != s.partner(ctx.seat):
        play_hand(s, ctx.seat, rivals[0], ctx.district)
    elif rivals:
        s.ask(ctx.seat, whose_hand, *ctx)


@book.choice("VEN-CARD-33", "VEN-CARD-42", "VEN-TEAM-05")
def whose_hand(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    """The partner need not count as a rival: then nobody may be left."""
    ctx = context_of(about)
    rivals = s.rivals(seat, ctx.district)
    options: list[Option] = [(CHOOSE_PLAYER, rival) for rival in rivals]
    return [*options, (DONE,)] if rivals == (s.partner(seat),) else options


@book.answer(whose_hand)
def hand_chosen(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == CHOOSE_PLAYER:
        play_hand(s, seat, option[1], ctx.district)


# Taking cards back


@effect
def may_take_back_cards(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Any number of one's own cards on one's own position. [MA05]"""
    s.counted = 0
    s.do((go_on_taking_back, *ctx))


@book.step
def go_on_taking_back(s: Vendetta, src: Source, program: int, place: int, subject: int) -> None:
    ctx = Context(src, program, place, subject)
    if _own_cards_here(s, ctx):
        s.ask(ctx.seat, take_back_which, *ctx)
    elif s.counted:
        follow(s, ctx, effect_of(s, ctx))


def _own_cards_here(s: Vendetta, ctx: Context) -> int:
    seat = ctx.seat
    return s.at[ctx.district * s.seats + seat] & clan_bits(s.clans[seat])


@book.choice("VEN-CARD-35", "VEN-CARD-33")
def take_back_which(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(DONE,), *((TAKE_BACK, card) for card in members(_own_cards_here(s, ctx)))]


@book.answer(take_back_which)
def took_back_one(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == TAKE_BACK:
        take_to_hands(s, ctx.district * s.seats + seat, 1 << option[1])
        s.counted += 1
        s.do((go_on_taking_back, *ctx))
    elif s.counted:
        follow(s, ctx, effect_of(s, ctx))


# Turning cards down


@effect
def may_turn_down_cards(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Any number of the open cards on one's own position. [MA07]"""
    s.do((go_on_turning_down, *ctx))


@book.step
def go_on_turning_down(s: Vendetta, src: Source, program: int, place: int, subject: int) -> None:
    ctx = Context(src, program, place, subject)
    if _open_here(s, ctx):
        s.ask(ctx.seat, turn_down_which, *ctx)


def _open_here(s: Vendetta, ctx: Context) -> int:
    return s.at[ctx.district * s.seats + ctx.seat] & ~s.down


@book.choice("VEN-CARD-41", "VEN-CARD-43")
def turn_down_which(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(DONE,), *((CHOOSE_CARD, card) for card in members(_open_here(s, ctx)))]


@book.answer(turn_down_which)
def turned_down_one(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == CHOOSE_CARD:
        turn_down(s, option[1])
        s.do((go_on_turning_down, *ctx))


# An auction


@effect
def auction(s: Vendetta, ctx: Context, this: Effect) -> None:
    """All who are there bid blood, secretly and at the same time. [MA02, VEN-CARD-38]"""
    bidding = (ctx.seat, *targets(s, ctx, this))
    bidders = [seat for seat in s.present(ctx.district) if seat in bidding]
    s.bids = tuple(NOTHING if seat in bidders else NO_BIDDER for seat in range(s.seats))
    s.do((show_bids, *ctx))
    s.ask_all(bidders, bid, *ctx)


@book.choice("VEN-CARD-38", "VEN-FRENZY-10")
def bid(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    return [(BID, blood) for blood in range(max(s.pool[seat], 1))]


@book.answer(bid)
def bid_made(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    s.bids = s.put(s.bids, seat, option[1])


@book.refusal(bid)
def bids_too_much(s: Vendetta, seat: int, option: Option, *about: int) -> IllegalChoice:
    return IllegalChoice("not-the-last-blood", "VEN-FRENZY-10")


@book.step
def show_bids(s: Vendetta, src: Source, program: int, place: int, subject: int) -> None:
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
def turn_one_down(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(CHOOSE_CARD, card) for card in members(s.at[ctx.district * s.seats + seat] & ~s.down)]


@book.answer(turn_one_down)
def one_turned_down(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    turn_down(s, option[1])


@book.step
def settle_bids(s: Vendetta, src: Source, program: int, place: int, subject: int) -> None:
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


# A card foreseen


@effect
def forestall(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[VE07]"""
    if _cards_of_rivals(s, ctx):
        s.ask(ctx.seat, forestall_which, *ctx)


def _cards_of_rivals(s: Vendetta, ctx: Context) -> int:
    first = ctx.district * s.seats
    lying = 0
    for rival in s.rivals(ctx.seat, ctx.district):
        lying |= s.at[first + rival]
    return lying & ~s.down


@book.choice("VEN-CARD-48")
def forestall_which(s: Vendetta, seat: int, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(CHOOSE_CARD, card) for card in members(_cards_of_rivals(s, ctx))]


@book.answer(forestall_which)
def forestalled(s: Vendetta, seat: int, option: Option, *about: int) -> None:
    s.ignores += ((seat, option[1]),)
    s.tell(IGNORES, seat, option[1])
    gain_blood(s, seat, edition_of(s.edition).power[option[1]])


# A card goes back into the deck


@effect
def shuffle_one_back(s: Vendetta, ctx: Context, this: Effect) -> None:
    """After all cards are back in hand. [MA06]"""
    if s.hands[ctx.seat]:
        s.ask(ctx.seat, shuffle_which_back, ctx.card)


@book.choice("VEN-HAND-05", "VEN-HAND-06")
def shuffle_which_back(s: Vendetta, seat: int, asking: int) -> Sequence[Option]:
    return [(SHUFFLE_BACK, card) for card in members(s.hands[seat])]


@book.answer(shuffle_which_back)
def shuffled_back(s: Vendetta, seat: int, option: Option, asking: int) -> None:
    one_goes_back_unseen(s, seat)
    s.hands[seat] &= ~(1 << option[1])
    deck = [*s.decks[seat], option[1]]
    s.shuffle(deck)
    s.decks = s.put(s.decks, seat, tuple(deck))
    s.bottoms = s.put(s.bottoms, seat, 0)
    s.tell(SHUFFLED_BACK, seat)
    s.whisper(only(seat), SHUFFLED_OWN_BACK, option[1])
