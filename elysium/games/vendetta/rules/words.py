"""The words of the card language that need nobody's decision: what they do."""

from __future__ import annotations

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Seat
from elysium.games.vendetta.cards.language import CHOSEN_OPPONENT, Effect, amount, effect, point_of
from elysium.games.vendetta.rules.blood import (
    deploy_from_supply,
    gain_blood,
    gain_influence,
    lose_blood,
    lose_influence,
    steal_blood,
)
from elysium.games.vendetta.rules.choosing import ask_opponent
from elysium.games.vendetta.rules.conflict import gain_victim as gain_one_victim
from elysium.games.vendetta.rules.conflict import take_ambition as take_token
from elysium.games.vendetta.rules.leaving import can_move_to_haven, move_card
from elysium.games.vendetta.rules.offers import for_player
from elysium.games.vendetta.rules.planning import UP, lay
from elysium.games.vendetta.rules.programs import amount_of, targets
from elysium.games.vendetta.rules.seeing import take_top
from elysium.games.vendetta.state import Context, Vendetta
from elysium.games.vendetta.terms import (
    BLOOD_BACK,
    DISCARDED_BLOOD,
    DREW_CARD,
    DREW_OWN,
    FROM_DECK,
    TOOK_BLOOD,
    book,
)

# What can be counted


@amount
def round_(s: Vendetta, ctx: Context) -> int:
    return s.round


@amount
def pool(s: Vendetta, ctx: Context) -> int:
    return s.pool[ctx.seat]


@amount
def alliance(s: Vendetta, ctx: Context) -> int:
    return s.alliance(ctx.seat)


@amount
def blood_here(s: Vendetta, ctx: Context) -> int:
    """Of everybody, one's own included. [BR06]"""
    first = ctx.district * s.seats
    return sum(s.deployed[first : first + s.seats])


@amount
def moved(s: Vendetta, ctx: Context) -> int:
    return s.counted


@amount
def taken_back(s: Vendetta, ctx: Context) -> int:
    return s.counted


# Blood and influence of others


@effect
def steal(s: Vendetta, ctx: Context, this: Effect) -> None:
    if this.who == CHOSEN_OPPONENT:
        ask_opponent(s, ctx)
        return
    number = amount_of(s, ctx, this.amount)
    src = ctx.source
    s.do(*[(steal_blood, seat, number, src) for seat in targets(s, ctx, this)])


@effect
def lose(s: Vendetta, ctx: Context, this: Effect) -> None:
    number = amount_of(s, ctx, this.amount)
    src = ctx.source
    s.do(*[(lose_blood, seat, number, src) for seat in targets(s, ctx, this)])


@effect
def lose_influence_(s: Vendetta, ctx: Context, this: Effect) -> None:
    number = amount_of(s, ctx, this.amount)
    for seat in targets(s, ctx, this):
        lose_influence(s, seat, number)


@effect
def discard_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Deployed blood is neither lost nor stolen. [VEN-CARD-47]"""
    number = amount_of(s, ctx, this.amount)
    district = ctx.district
    for seat in targets(s, ctx, this):
        blood = min(number, s.deployed[district * s.seats + seat])
        if blood:
            s.deployed[district * s.seats + seat] -= blood
            s.tell(DISCARDED_BLOOD, seat, blood, district)


@effect
def take_half_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    district, taker = ctx.district, ctx.seat
    for seat in targets(s, ctx, this):
        blood = s.half_deployed(seat, district)
        if blood:
            s.deployed[district * s.seats + seat] -= blood
            s.pool[taker] += blood
            s.tell(TOOK_BLOOD, taker, seat, blood, district)


# One's own


@effect
def gain_blood_(s: Vendetta, ctx: Context, this: Effect) -> None:
    gain_blood(s, ctx.seat, amount_of(s, ctx, this.amount))


@effect
def gain_blood_up_to(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Up to that number, or one more than there is. [TR03]"""
    seat = ctx.seat
    gain_blood(s, seat, max(amount_of(s, ctx, this.amount) - s.pool[seat], 1))


@effect
def gain_influence_(s: Vendetta, ctx: Context, this: Effect) -> None:
    gain_influence(s, ctx.seat, amount_of(s, ctx, this.amount))


@effect
def gain_victim(s: Vendetta, ctx: Context, this: Effect) -> None:
    for _ in range(amount_of(s, ctx, this.amount)):
        gain_one_victim(s, ctx.seat)


@effect
def deploy_from_bank(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Free, and outside the limit of three. [VEN-CARD-40]"""
    deploy_from_supply(s, ctx.seat, ctx.district, amount_of(s, ctx, this.amount))


@effect
def return_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    position = ctx.district * s.seats + ctx.seat
    blood, s.deployed[position] = s.deployed[position], 0
    if blood:
        s.pool[ctx.seat] += blood
        s.tell(BLOOD_BACK, ctx.seat, blood)


@effect
def all_present_gain(s: Vendetta, ctx: Context, this: Effect) -> None:
    for seat in s.present(ctx.district):
        gain_blood(s, seat, amount_of(s, ctx, this.amount))


@effect
def take_ambition(s: Vendetta, ctx: Context, this: Effect) -> None:
    s.do((take_token, ctx.seat))


def lacks_ambition(s: Vendetta, seat: Seat) -> bool:
    return s.ambition != seat


point_of(take_ambition, lacks_ambition)


# Cards


@effect
def move_to_haven(s: Vendetta, ctx: Context, this: Effect) -> None:
    """At the Haven itself it does nothing. [VEN-CARD-36]"""
    card, seat = ctx.card, ctx.seat
    if can_move_to_haven(s, ctx):
        move_card(s, seat, card, s.haven)


@effect
def draw(s: Vendetta, ctx: Context, this: Effect) -> None:
    """From the top of the clan deck into hand, unseen by others. [AL03]"""
    seat = ctx.seat
    for _ in range(amount_of(s, ctx, this.amount)):
        if has_deck(s, seat):
            card = take_top(s, seat)
            s.hands[seat] |= 1 << card
            s.tell(DREW_CARD, seat)
            s.show(only(seat), DREW_OWN, card)


def has_deck(s: Vendetta, seat: Seat) -> bool:
    return bool(s.decks[seat])


point_of(draw, has_deck)


@effect
def play_top_of_deck(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[MA06, VEN-CARD-42]"""
    seat = ctx.seat
    if has_deck(s, seat):
        card = take_top(s, seat)
        s.show(EVERYONE, FROM_DECK, seat, card)
        lay(s, seat, seat, card, ctx.district, UP)


@effect
def play_own_hand(s: Vendetta, ctx: Context, this: Effect) -> None:
    """All of it, face up, without fee or blood. [MA03, VEN-PLAY-15]"""
    seat = ctx.seat
    play_hand(s, seat, seat, ctx.district)


def play_hand(s: Vendetta, seat: Seat, owner: Seat, district: int) -> None:
    s.do((play_from_hand, seat, owner, district))


@book.step
def play_from_hand(s: Vendetta, seat: Seat, owner: Seat, district: int) -> None:
    """One after the other, so that each is answered before the next. [VEN-CARD-42]"""
    hand = s.hands[owner]
    if hand and s.is_in(seat) and s.is_in(owner):
        lowest = hand & -hand
        s.hands[owner] = hand ^ lowest
        s.do((play_from_hand, seat, owner, district))
        lay(s, seat, seat, lowest.bit_length() - 1, district, UP)


@effect
def face_down_power(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Every face-down card on the position counts this much in this conflict. [MA07]"""
    seat = ctx.seat
    worth = max(s.down_power[seat], amount_of(s, ctx, this.amount))
    s.down_power = s.put(s.down_power, seat, worth)


# Choices of others


@effect
def rivals_choose(s: Vendetta, ctx: Context, this: Effect) -> None:
    s.do(*[for_player(ctx, seat) for seat in targets(s, ctx, this)])


@effect
def winner_chooses(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[VE09]"""
    if s.ranking and s.ranking[0] != ctx.seat:
        s.do(for_player(ctx, s.ranking[0]))
