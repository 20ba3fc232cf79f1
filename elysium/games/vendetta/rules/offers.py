"""Choices that cards put before somebody: this or that, openly and in turn order. [VEN-CARD-38, VEN-CARD-39]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.language import AT_REVEAL, OPTIONS, Effect, choice
from elysium.games.vendetta.rules.blood import is_immune, lose, lose_influence, steal_blood
from elysium.games.vendetta.rules.programs import amount_of, effect_of, price_of
from elysium.games.vendetta.rules.seeing import hidden, laid_at, turn_up
from elysium.games.vendetta.state import (
    Context,
    Source,
    Vendetta,
    context_of,
    seat_of,
)
from elysium.games.vendetta.terms import (
    BE_ROBBED,
    GAVE_INFLUENCE,
    GIVE_BLOOD,
    GIVE_INFLUENCE,
    LEAVE_DOWN,
    LOSE_INFLUENCE,
    MOVED_BLOOD,
    SKIP_STEPS,
    SKIPS,
    STAYS_DOWN,
    TURN_UP,
    book,
)


@book.step
def offer(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    """The player that the context is about chooses; nobody is asked who has no choice to make."""
    if not s.is_in(subject) or not s.is_in(seat_of(src)):
        return
    ctx = Context(src, program, place, subject)
    options = offered(s, subject, ctx)
    if len(options) == 1:
        _carry_out(s, subject, options[0], ctx)
    elif options:
        s.ask(subject, choose_one, *ctx)


def offered(s: Vendetta, seat: Seat, ctx: Context) -> list[Option]:
    """What can be carried out; what would empty the own pool only if nothing else is left.

    [VEN-CARD-39, VEN-FRENZY-10]
    """
    possible = {option: offer for offer in effect_of(s, ctx).choices if (option := _option(s, seat, offer, ctx))}
    harmless = [option for option, offer in possible.items() if not _empties_pool(s, seat, offer, ctx)]
    return harmless or list(possible)


def _option(s: Vendetta, seat: Seat, offer: Effect, ctx: Context) -> Option:
    """Empty if it cannot be carried out at all."""
    option: Option = OPTIONS.words[offer.word](s, seat, amount_of(s, ctx, offer.amount), ctx)
    return option


@choice
def skip_steps(s: Vendetta, seat: Seat, amount: int, ctx: Context) -> Option:
    return (SKIP_STEPS,)


@choice
def be_robbed(s: Vendetta, seat: Seat, amount: int, ctx: Context) -> Option:
    return (BE_ROBBED, amount) if s.pool[seat] or is_immune(s, seat, ctx.source) else ()


@choice
def give_half_deployed(s: Vendetta, seat: Seat, amount: int, ctx: Context) -> Option:
    half = s.half_deployed(seat, ctx.district)
    return (GIVE_BLOOD, half) if half else ()


@choice
def give_influence(s: Vendetta, seat: Seat, amount: int, ctx: Context) -> Option:
    return (GIVE_INFLUENCE, min(amount, s.influence[seat])) if s.influence[seat] else ()


@choice
def lose_influence_(s: Vendetta, seat: Seat, amount: int, ctx: Context) -> Option:
    return (LOSE_INFLUENCE, min(amount, s.influence[seat])) if s.influence[seat] else ()


def _empties_pool(s: Vendetta, seat: Seat, offer: Effect, ctx: Context) -> bool:
    if offer.means.pool >= 0 or is_immune(s, seat, ctx.source):
        return False
    return s.pool[seat] <= amount_of(s, ctx, offer.amount)


@book.choice("VEN-CARD-38", "VEN-CARD-39", "VEN-FRENZY-10")
def choose_one(s: Vendetta, seat: Seat, *about: int) -> Sequence[Option]:
    ctx = context_of(about)
    return offered(s, seat, ctx)


@book.answer(choose_one)
def chose_one(s: Vendetta, seat: Seat, option: Option, *about: int) -> None:
    ctx = context_of(about)
    _carry_out(s, seat, option, ctx)


@book.refusal(choose_one)
def not_offered(s: Vendetta, seat: Seat, option: Option, *about: int) -> IllegalChoice:
    if option[0] == BE_ROBBED:
        return IllegalChoice("would-empty-your-pool", "VEN-FRENZY-10")
    return IllegalChoice("cannot-be-carried-out", "VEN-CARD-39")


def _carry_out(s: Vendetta, seat: Seat, option: Option, ctx: Context) -> None:
    verb, src = option[0], ctx.source
    master = ctx.seat
    if verb == SKIP_STEPS:
        s.skipping |= 1 << seat
        s.tell(SKIPS, seat)
    elif verb == BE_ROBBED:
        s.do((steal_blood, seat, option[1], src))
    elif verb == GIVE_BLOOD:
        first = ctx.district * s.seats
        s.deployed[first + seat] -= option[1]
        s.deployed[first + master] += option[1]
        s.tell(MOVED_BLOOD, master, option[1], ctx.district)
    elif verb == GIVE_INFLUENCE:
        s.influence[seat] -= option[1]
        s.influence[master] += option[1]
        s.tell(GAVE_INFLUENCE, seat, master, option[1])
    else:
        lose_influence(s, seat, option[1])


def for_player(ctx: Context, seat: Seat) -> Frame:
    """The same effect offers this player a choice."""
    return (offer, ctx.source, ctx.program, ctx.place, seat)


# Paying for turning a card up


@book.step
def turn_up_or_not(s: Vendetta, rivals: int, src: Source) -> None:
    """Card by card: a payment may send somebody out of the game, and their cards off the table. [NO06]"""
    if not s.is_in(seat_of(src)):
        return
    for seat in s.order():
        closed = laid_at(s, s.district * s.seats + seat, hidden(s) & ~s.kept_down) if rivals >> seat & 1 else []
        if closed:
            s.do((turn_up_or_not, rivals, src))
            if _can_pay(s, seat, src):
                s.ask(seat, pay_for_turning_up, src, s.laid.index(closed[0]))
            else:
                _stays_down(s, seat, closed[0])
            return


def _can_pay(s: Vendetta, seat: Seat, src: Source) -> bool:
    return s.pool[seat] > price_of(s, src, AT_REVEAL) or is_immune(s, seat, src)


@book.choice("VEN-FRENZY-10", "VEN-CARD-38")
def pay_for_turning_up(s: Vendetta, seat: Seat, src: Source, place: int) -> Sequence[Option]:
    return [(TURN_UP, place), (LEAVE_DOWN, place)]


@book.answer(pay_for_turning_up)
def paid_for_turning_up(s: Vendetta, seat: Seat, option: Option, src: Source, place: int) -> None:
    """The price comes first: a card that is still hidden has no say in it. [VEN-PLAY-08]"""
    card = s.laid[place]
    if option[0] == LEAVE_DOWN:
        _stays_down(s, seat, card)
        return
    lose(s, seat, price_of(s, src, AT_REVEAL), src)
    turn_up(s, seat, 1 << card)


def _stays_down(s: Vendetta, seat: Seat, card: int) -> None:
    s.kept_down |= 1 << card
    s.tell(STAYS_DOWN, seat, s.district)
