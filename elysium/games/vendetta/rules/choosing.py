"""Words that let the player whom a card works for decide something: pay or not, how much, which card, who, where."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option
from elysium.games.vendetta.cards.language import Effect, effect
from elysium.games.vendetta.rules.blood import YES_OR_NO, spend, steal_blood, turn_down
from elysium.games.vendetta.rules.leaving import can_move_to_haven, move_card, withdraw
from elysium.games.vendetta.rules.planning import play_blood
from elysium.games.vendetta.rules.programs import amount_of, effect_of, follow
from elysium.games.vendetta.rules.seeing import clan_bits, hidden, look_at
from elysium.games.vendetta.state import FIRST_ALLY, NOTHING, VICTIM, Vendetta, card_of, district_of, seat_of, source_of
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
def may_spend(s: Vendetta, ctx: int, this: Effect) -> None:
    """All or nothing, never the last blood; a price of 0 counts as paid. [VEN-CARD-15, VEN-CARD-17]"""
    if _can_spend(s, ctx, this):
        s.ask(seat_of(ctx), spend_or_not, ctx)


def _can_spend(s: Vendetta, ctx: int, this: Effect) -> bool:
    return amount_of(s, ctx, this.amount) < max(s.pool[seat_of(ctx)], 1)


@book.choice("VEN-GLOS-10", "VEN-CARD-15", "VEN-CARD-17")
def spend_or_not(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(spend_or_not)
def spent_or_not(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[0] == YES:
        this = effect_of(s, ctx)
        follow(s, ctx, this)
        spend(s, seat, amount_of(s, ctx, this.amount), district_of(ctx))


@effect
def spend_or_turn_down(s: Vendetta, ctx: int, this: Effect) -> None:
    """Nothing to do if the card itself has left the table. [TR02, VEN-CONF-06]"""
    if s.position_of(card_of(ctx)) == NOTHING:
        return
    if _can_spend(s, ctx, this):
        s.ask(seat_of(ctx), pay_or_turn_down, ctx)
    else:
        turn_down(s, card_of(ctx))


@book.choice("VEN-GLOS-10", "VEN-CARD-17", "VEN-CARD-41")
def pay_or_turn_down(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(pay_or_turn_down)
def paid_or_turned_down(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[0] == YES:
        spend(s, seat, amount_of(s, ctx, effect_of(s, ctx).amount), district_of(ctx))
    else:
        turn_down(s, card_of(ctx))


# Blood


@effect
def may_deploy(s: Vendetta, ctx: int, this: Effect) -> None:
    """From the pool, keeping one. [VEN-CARD-40]"""
    if _most_to_deploy(s, ctx) > 0:
        s.ask(seat_of(ctx), deploy_how_much, ctx)


def _most_to_deploy(s: Vendetta, ctx: int) -> int:
    return min(amount_of(s, ctx, effect_of(s, ctx).amount), s.pool[seat_of(ctx)] - 1)


@book.choice("VEN-CARD-40", "VEN-BLOOD-04")
def deploy_how_much(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return [(AMOUNT, blood) for blood in range(_most_to_deploy(s, ctx) + 1)]


@book.answer(deploy_how_much)
def deployed_so_much(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[1]:
        play_blood(s, seat, district_of(ctx), option[1])


@book.refusal(deploy_how_much)
def deploys_too_much(s: Vendetta, seat: int, option: Option, ctx: int) -> IllegalChoice:
    return IllegalChoice("not-so-much-blood", "VEN-CARD-40")


@effect
def may_swap_pool_and_deployed(s: Vendetta, ctx: int, this: Effect) -> None:
    """Only with blood on the table, or the pool would be empty. [GA05]"""
    if s.deployed[district_of(ctx) * s.seats + seat_of(ctx)]:
        s.ask(seat_of(ctx), swap_or_not, ctx)


@book.choice("VEN-FRENZY-10")
def swap_or_not(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(swap_or_not)
def swapped_or_not(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[0] == YES:
        position = district_of(ctx) * s.seats + seat
        s.pool[seat], s.deployed[position] = s.deployed[position], s.pool[seat]
        s.tell(SWAPPED_BLOOD, seat, s.pool[seat], s.deployed[position])
        follow(s, ctx, effect_of(s, ctx))


@effect
def may_move_half_deployed(s: Vendetta, ctx: int, this: Effect) -> None:
    """All of the half, rounded up, to one other district. [GA07]"""
    if s.deployed[district_of(ctx) * s.seats + seat_of(ctx)]:
        s.ask(seat_of(ctx), move_half_where, ctx)


@book.choice("VEN-CARD-47")
def move_half_where(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    here = district_of(ctx)
    return [(NO,), *((CHOOSE_DISTRICT, district) for district in range(s.districts) if district != here)]


@book.answer(move_half_where)
def moved_half(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[0] == CHOOSE_DISTRICT:
        position = district_of(ctx) * s.seats + seat
        blood = -(-s.deployed[position] // 2)
        s.deployed[position] -= blood
        s.deployed[option[1] * s.seats + seat] += blood
        s.tell(MOVED_BLOOD, seat, blood, option[1])


@effect
def take_back_deployed(s: Vendetta, ctx: int, this: Effect) -> None:
    """Everybody with blood still there. [VEN-CARD-29]"""
    s.do(*[(offer_blood_back, seat, ctx) for seat in s.present(district_of(ctx))])


@book.step
def offer_blood_back(s: Vendetta, seat: int, ctx: int) -> None:
    if s.is_in(seat) and s.deployed[district_of(ctx) * s.seats + seat]:
        s.ask(seat, take_how_much_back, ctx)


@book.choice("VEN-CARD-29")
def take_how_much_back(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    most = min(amount_of(s, ctx, effect_of(s, ctx).amount), s.deployed[district_of(ctx) * s.seats + seat])
    return [(AMOUNT, blood) for blood in range(most + 1)]


@book.answer(take_how_much_back)
def took_back(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[1]:
        s.deployed[district_of(ctx) * s.seats + seat] -= option[1]
        s.pool[seat] += option[1]
        s.tell(BLOOD_BACK, seat, option[1])


@book.refusal(take_how_much_back)
def takes_too_much_back(s: Vendetta, seat: int, option: Option, ctx: int) -> IllegalChoice:
    return IllegalChoice("not-so-much-blood", "VEN-CARD-29")


# Leaving


@effect
def may_withdraw(s: Vendetta, ctx: int, this: Effect) -> None:
    """[VEN-CARD-12]"""
    s.ask(seat_of(ctx), withdraw_or_not, ctx)


@book.choice("VEN-CARD-12", "VEN-CARD-13", "VEN-CARD-14")
def withdraw_or_not(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(withdraw_or_not)
def withdrew_or_not(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    """The rivals are those at the district that is left. [VEN-CARD-13]"""
    if option[0] == YES:
        follow(s, ctx, effect_of(s, ctx))
        s.do((withdraw, seat, district_of(ctx)))


@effect
def may_move_to_haven(s: Vendetta, ctx: int, this: Effect) -> None:
    """[VEN-CARD-36]"""
    if can_move_to_haven(s, ctx):
        s.ask(seat_of(ctx), move_to_haven_or_not, ctx)


@book.choice("VEN-CARD-36")
def move_to_haven_or_not(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(move_to_haven_or_not)
def moved_to_haven_or_not(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    if option[0] == YES:
        move_card(s, seat, card_of(ctx), s.haven)


# Relics


def ask_opponent(s: Vendetta, ctx: int) -> None:
    s.ask(seat_of(ctx), rob_whom, ctx)


@book.choice("VEN-GLOS-12")
def rob_whom(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return [(CHOOSE_PLAYER, other) for other in s.order() if other != seat]


@book.answer(rob_whom)
def robs(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    s.do((steal_blood, option[1], amount_of(s, ctx, effect_of(s, ctx).amount), source_of(ctx)))


@effect
def return_drained(s: Vendetta, ctx: int, this: Effect) -> None:
    """[VEN-CARD-32]"""
    if s.drained[seat_of(ctx)] or s.drained_victims[seat_of(ctx)]:
        s.ask(seat_of(ctx), return_which, ctx)


@book.choice("VEN-CARD-32")
def return_which(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    options: list[Option] = [(CHOOSE_CARD, FIRST_ALLY + ally) for ally in members(s.drained[seat])]
    return [*options, (CHOOSE_CARD, VICTIM)] if s.drained_victims[seat] else options


@book.answer(return_which)
def returned(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
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
def look_at_district(s: Vendetta, ctx: int, this: Effect) -> None:
    if any(_unknown_at(s, seat_of(ctx), district) for district in range(s.districts)):
        s.ask(seat_of(ctx), look_where, ctx)


@book.choice("VEN-VAR-07")
def look_where(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return [(CHOOSE_DISTRICT, district) for district in range(s.districts) if _unknown_at(s, seat, district)]


def _unknown_at(s: Vendetta, seat: int, district: int) -> int:
    first = district * s.seats
    lying = sum(s.at[first : first + s.seats])
    return lying & hidden(s) & ~clan_bits(s.clans[seat]) & ~s.peeked[seat]


@book.answer(look_where)
def looked_there(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    unknown = _unknown_at(s, seat, option[1])
    for card in s.laid:
        if unknown >> card & 1:
            look_at(s, seat, card)


@effect
def play_blood_everywhere(s: Vendetta, ctx: int, this: Effect) -> None:
    """One at each district; with too little, as many as possible where the owner likes. [VEN-CARD-31]"""
    seat = seat_of(ctx)
    if s.pool[seat] > s.districts:
        for district in range(s.districts):
            play_blood(s, seat, district, 1)
    else:
        s.counted = 0
        s.do((play_blood_somewhere, ctx))


@book.step
def play_blood_somewhere(s: Vendetta, ctx: int) -> None:
    """`counted` are the districts that have theirs."""
    if s.pool[seat_of(ctx)] > 1:
        s.ask(seat_of(ctx), play_blood_where, ctx)


@book.choice("VEN-CARD-31", "VEN-CARD-40")
def play_blood_where(s: Vendetta, seat: int, ctx: int) -> Sequence[Option]:
    return [(CHOOSE_DISTRICT, district) for district in range(s.districts) if not s.counted >> district & 1]


@book.answer(play_blood_where)
def played_blood_there(s: Vendetta, seat: int, option: Option, ctx: int) -> None:
    s.counted |= 1 << option[1]
    play_blood(s, seat, option[1], 1)
    s.do((play_blood_somewhere, ctx))
