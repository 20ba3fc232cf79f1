"""Cards that change place or side: another's hand, cards taken back, turned down, foreseen or shuffled away."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import only
from elysium.engine.bits import members
from elysium.engine.state import Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import Effect, effect
from elysium.games.vendetta.rules.blood import gain_blood, turn_down
from elysium.games.vendetta.rules.programs import effect_of, follow
from elysium.games.vendetta.rules.seeing import clan_bits, one_goes_back_unseen, take_to_hands
from elysium.games.vendetta.rules.words import play_hand
from elysium.games.vendetta.state import Context, Source, Vendetta, context_of
from elysium.games.vendetta.terms import (
    CHOOSE_CARD,
    CHOOSE_PLAYER,
    DONE,
    IGNORES,
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
def whose_hand(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    """The partner need not count as a rival: then nobody may be left."""
    ctx = context_of(about)
    rivals = s.rivals(seat, ctx.district)
    options: list[Option] = [(CHOOSE_PLAYER, rival) for rival in rivals]
    return [*options, (DONE,)] if rivals == (s.partner(seat),) else options


@book.answer(whose_hand)
def hand_chosen(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == CHOOSE_PLAYER:
        play_hand(s, seat, Seat(option[1]), ctx.district)


# Taking cards back


@effect
def may_take_back_cards(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Any number of one's own cards on one's own position. [MA05]"""
    s.counted = 0
    s.do((go_on_taking_back, *ctx))


@book.step
def go_on_taking_back(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    ctx = Context(src, program, place, subject)
    if _own_cards_here(s, ctx):
        s.ask(ctx.seat, take_back_which, *ctx)
    elif s.counted:
        follow(s, ctx, effect_of(s, ctx))


def _own_cards_here(s: Vendetta, ctx: Context) -> int:
    seat = ctx.seat
    return s.at[ctx.district * s.seats + seat] & clan_bits(s.clans[seat])


@book.choice("VEN-CARD-35", "VEN-CARD-33")
def take_back_which(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(DONE,), *((TAKE_BACK, card) for card in members(_own_cards_here(s, ctx)))]


@book.answer(take_back_which)
def took_back_one(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
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
def go_on_turning_down(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    ctx = Context(src, program, place, subject)
    if _open_here(s, ctx):
        s.ask(ctx.seat, turn_down_which, *ctx)


def _open_here(s: Vendetta, ctx: Context) -> int:
    return s.at[ctx.district * s.seats + ctx.seat] & ~s.down


@book.choice("VEN-CARD-41", "VEN-CARD-43")
def turn_down_which(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(DONE,), *((CHOOSE_CARD, card) for card in members(_open_here(s, ctx)))]


@book.answer(turn_down_which)
def turned_down_one(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == CHOOSE_CARD:
        turn_down(s, option[1])
        s.do((go_on_turning_down, *ctx))


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
def forestall_which(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(CHOOSE_CARD, card) for card in members(_cards_of_rivals(s, ctx))]


@book.answer(forestall_which)
def forestalled(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    s.ignores += ((seat, option[1]),)
    s.tell(IGNORES, seat, option[1])
    gain_blood(s, seat, EDITIONS[s.edition].power[option[1]])


# A card goes back into the deck


@effect
def shuffle_one_back(s: Vendetta, ctx: Context, this: Effect) -> None:
    """After all cards are back in hand. [MA06]"""
    if s.hands[ctx.seat]:
        s.ask(ctx.seat, shuffle_which_back, ctx.card)


@book.choice("VEN-HAND-05", "VEN-HAND-06")
def shuffle_which_back(s: Vendetta, seat: Seat, asking: int) -> Sequence[Option]:
    return [(SHUFFLE_BACK, card) for card in members(s.hands[seat])]


@book.answer(shuffle_which_back)
def shuffled_back(s: Vendetta, seat: Seat, option: Option, asking: int) -> None:
    one_goes_back_unseen(s, seat)
    s.hands[seat] &= ~(1 << option[1])
    deck = [*s.decks[seat], option[1]]
    s.shuffle(deck)
    s.decks = s.put(s.decks, seat, tuple(deck))
    s.bottoms = s.put(s.bottoms, seat, 0)
    s.tell(SHUFFLED_BACK, seat)
    s.whisper(only(seat), SHUFFLED_OWN_BACK, option[1])
