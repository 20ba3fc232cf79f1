"""Words that let the player whom a card works for decide something: pay or not, how much, which card, who, where."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vendetta.cards.language import Effect, effect, point_of
from elysium.games.vendetta.rules.blood import YES_OR_NO, spend, steal_blood, turn_down
from elysium.games.vendetta.rules.leaving import can_move_to_haven, move_card, withdraw
from elysium.games.vendetta.rules.planning import play_blood
from elysium.games.vendetta.rules.programs import amount_of, effect_of, follow
from elysium.games.vendetta.rules.seeing import look_at, unknown_to
from elysium.games.vendetta.state import FIRST_ALLY, NOTHING, VICTIM, Context, Source, Vendetta, context_of
from elysium.games.vendetta.terms import (
    AMOUNT,
    BLOOD_BACK,
    CHOOSE_CARD,
    CHOOSE_DISTRICT,
    CHOOSE_PLAYER,
    MOVED_BLOOD,
    NO,
    RETURNS,
    SWAPPED_BLOOD,
    YES,
    book,
)

# Pay, or turn down


@effect
def may_spend(s: Vendetta, ctx: Context, this: Effect) -> None:
    """All or nothing, never the last blood; a price of 0 counts as paid. [VEN-CARD-15, VEN-CARD-17]"""
    if _can_spend(s, ctx, this):
        s.ask(ctx.seat, spend_or_not, *ctx)


def _can_spend(s: Vendetta, ctx: Context, this: Effect) -> bool:
    return amount_of(s, ctx, this.amount) < max(s.pool[ctx.seat], 1)


@book.choice("VEN-GLOS-10", "VEN-CARD-15", "VEN-CARD-17")
def spend_or_not(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(spend_or_not)
def spent_or_not(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == YES:
        this = effect_of(s, ctx)
        follow(s, ctx, this)
        spend(s, seat, amount_of(s, ctx, this.amount), ctx.district)


@effect
def spend_or_turn_down(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Nothing to do if the card itself has left the table. [TR02, VEN-CONF-06]"""
    if s.position_of(ctx.card) == NOTHING:
        return
    if _can_spend(s, ctx, this):
        s.ask(ctx.seat, pay_or_turn_down, *ctx)
    else:
        turn_down(s, ctx.card)


@book.choice("VEN-GLOS-10", "VEN-CARD-17", "VEN-CARD-41")
def pay_or_turn_down(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(pay_or_turn_down)
def paid_or_turned_down(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == YES:
        spend(s, seat, amount_of(s, ctx, effect_of(s, ctx).amount), ctx.district)
    else:
        turn_down(s, ctx.card)


# Blood


@effect
def may_deploy(s: Vendetta, ctx: Context, this: Effect) -> None:
    """From the pool, keeping one. [VEN-CARD-40]"""
    if _most_to_deploy(s, ctx) > 0:
        s.ask(ctx.seat, deploy_how_much, *ctx)


def _most_to_deploy(s: Vendetta, ctx: Context) -> int:
    return min(amount_of(s, ctx, effect_of(s, ctx).amount), s.pool[ctx.seat] - 1)


@book.choice("VEN-CARD-40", "VEN-BLOOD-04")
def deploy_how_much(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return [(AMOUNT, blood) for blood in range(_most_to_deploy(s, ctx) + 1)]


@book.answer(deploy_how_much)
def deployed_so_much(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[1]:
        play_blood(s, seat, ctx.district, option[1])


@book.refusal(deploy_how_much)
def deploys_too_much(s: Vendetta, seat: Seat, option: Option, *about: int) -> IllegalChoice:
    return IllegalChoice("not-so-much-blood", "VEN-CARD-40")


@effect
def may_swap_pool_and_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Only with blood on the table, or the pool would be empty. [GA05]"""
    if s.deployed[ctx.district * s.seats + ctx.seat]:
        s.ask(ctx.seat, swap_or_not, *ctx)


@book.choice("VEN-FRENZY-10")
def swap_or_not(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(swap_or_not)
def swapped_or_not(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == YES:
        position = ctx.district * s.seats + seat
        s.pool[seat], s.deployed[position] = s.deployed[position], s.pool[seat]
        s.tell(SWAPPED_BLOOD, seat, s.pool[seat], s.deployed[position])
        follow(s, ctx, effect_of(s, ctx))


@effect
def may_move_half_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    """All of the half, rounded up, to one other district. [GA07]"""
    if s.deployed[ctx.district * s.seats + ctx.seat]:
        s.ask(ctx.seat, move_half_where, *ctx)


@book.choice("VEN-CARD-47")
def move_half_where(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    here = ctx.district
    return [(NO,), *((CHOOSE_DISTRICT, district) for district in range(s.districts) if district != here)]


@book.answer(move_half_where)
def moved_half(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == CHOOSE_DISTRICT:
        position = ctx.district * s.seats + seat
        blood = s.half_deployed(seat, ctx.district)
        s.deployed[position] -= blood
        s.deployed[option[1] * s.seats + seat] += blood
        s.tell(MOVED_BLOOD, seat, blood, option[1])


@effect
def take_back_deployed(s: Vendetta, ctx: Context, this: Effect) -> None:
    """Everybody with blood still there. [VEN-CARD-29]"""
    s.do(*[(offer_blood_back, seat, *ctx) for seat in s.present(ctx.district)])


@book.step
def offer_blood_back(s: Vendetta, seat: Seat, src: Source, program: int, place: int, subject: Seat) -> None:
    ctx = Context(src, program, place, subject)
    if s.is_in(seat) and s.deployed[ctx.district * s.seats + seat]:
        s.ask(seat, take_how_much_back, *ctx)


@book.choice("VEN-CARD-29")
def take_how_much_back(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    most = min(amount_of(s, ctx, effect_of(s, ctx).amount), s.deployed[ctx.district * s.seats + seat])
    return [(AMOUNT, blood) for blood in range(most + 1)]


@book.answer(take_how_much_back)
def took_back(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[1]:
        s.deployed[ctx.district * s.seats + seat] -= option[1]
        s.pool[seat] += option[1]
        s.tell(BLOOD_BACK, seat, option[1])


@book.refusal(take_how_much_back)
def takes_too_much_back(s: Vendetta, seat: Seat, option: Option, *about: int) -> IllegalChoice:
    return IllegalChoice("not-so-much-blood", "VEN-CARD-29")


# Leaving


@effect
def may_withdraw(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[VEN-CARD-12]"""
    s.ask(ctx.seat, withdraw_or_not, *ctx)


@book.choice("VEN-CARD-12", "VEN-CARD-13", "VEN-CARD-14")
def withdraw_or_not(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(withdraw_or_not)
def withdrew_or_not(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    """The rivals are those at the district that is left. [VEN-CARD-13]"""
    ctx = context_of(about)
    if option[0] == YES:
        follow(s, ctx, effect_of(s, ctx))
        s.do((withdraw, seat, ctx.district))


@effect
def may_move_to_haven(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[VEN-CARD-36]"""
    if can_move_to_haven(s, ctx):
        s.ask(ctx.seat, move_to_haven_or_not, *ctx)


@book.choice("VEN-CARD-36")
def move_to_haven_or_not(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(move_to_haven_or_not)
def moved_to_haven_or_not(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    if option[0] == YES:
        move_card(s, seat, ctx.card, s.haven)


# Relics


def ask_opponent(s: Vendetta, ctx: Context) -> None:
    s.ask(ctx.seat, rob_whom, *ctx)


@book.choice("VEN-GLOS-12")
def rob_whom(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return [(CHOOSE_PLAYER, other) for other in s.order() if other != seat]


@book.answer(rob_whom)
def robs(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    s.do((steal_blood, option[1], amount_of(s, ctx, effect_of(s, ctx).amount), ctx.source))


@effect
def return_drained(s: Vendetta, ctx: Context, this: Effect) -> None:
    """[VEN-CARD-32]"""
    if has_drained(s, ctx.seat):
        s.ask(ctx.seat, return_which, *ctx)


def has_drained(s: Vendetta, seat: Seat) -> bool:
    return bool(s.drained[seat] or s.drained_victims[seat])


point_of(return_drained, has_drained)


@book.choice("VEN-CARD-32")
def return_which(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    options: list[Option] = [(CHOOSE_CARD, FIRST_ALLY + ally) for ally in members(s.drained[seat])]
    return [*options, (CHOOSE_CARD, VICTIM)] if s.drained_victims[seat] else options


@book.answer(return_which)
def returned(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    """Blood and tokens stay as they are, and nothing is gained again. [VEN-CARD-32]"""
    card = option[1]
    if card == VICTIM:
        s.drained_victims = s.put(s.drained_victims, seat, s.drained_victims[seat] - 1)
        s.victims = s.put(s.victims, seat, s.victims[seat] + 1)
    else:
        bit = 1 << card - FIRST_ALLY
        s.drained = s.put(s.drained, seat, s.drained[seat] & ~bit)
        s.allies = s.put(s.allies, seat, s.allies[seat] | bit)
    s.tell(RETURNS, seat, card)


@effect
def look_at_district(s: Vendetta, ctx: Context, this: Effect) -> None:
    if has_to_look(s, ctx.seat):
        s.ask(ctx.seat, look_where, *ctx)


def has_to_look(s: Vendetta, seat: Seat) -> bool:
    return unknown_to(s, seat) != 0


point_of(look_at_district, has_to_look)


@book.choice("VEN-VAR-07")
def look_where(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return [(CHOOSE_DISTRICT, district) for district in range(s.districts) if _unknown_at(s, seat, district)]


def _unknown_at(s: Vendetta, seat: Seat, district: int) -> int:
    first = district * s.seats
    return sum(s.at[first : first + s.seats]) & unknown_to(s, seat)


@book.answer(look_where)
def looked_there(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    unknown = _unknown_at(s, seat, option[1])
    for card in s.laid:
        if unknown >> card & 1:
            look_at(s, seat, card)


@effect
def play_blood_everywhere(s: Vendetta, ctx: Context, this: Effect) -> None:
    """One at each district; with too little, as many as possible where the owner likes. [VEN-CARD-31]"""
    seat = ctx.seat
    if s.pool[seat] > s.districts:
        for district in range(s.districts):
            play_blood(s, seat, district, 1)
    else:
        s.counted = 0
        s.do((play_blood_somewhere, *ctx))


def can_spare_blood(s: Vendetta, seat: Seat) -> bool:
    return s.pool[seat] > 1


point_of(play_blood_everywhere, can_spare_blood)


@book.step
def play_blood_somewhere(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    """`counted` are the districts that have theirs."""
    ctx = Context(src, program, place, subject)
    if can_spare_blood(s, ctx.seat):
        s.ask(ctx.seat, play_blood_where, *ctx)


@book.choice("VEN-CARD-31", "VEN-CARD-40")
def play_blood_where(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    return [(CHOOSE_DISTRICT, district) for district in range(s.districts) if not s.counted >> district & 1]


@book.answer(play_blood_where)
def played_blood_there(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    s.counted |= 1 << option[1]
    play_blood(s, seat, option[1], 1)
    s.do((play_blood_somewhere, *ctx))
