"""Running what cards say: one effect after the other, each of them done with before the next begins.

[VEN-RESOLVE-21]
"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.bits import each
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import (
    ABSENT_OPPONENTS,
    AMOUNTS,
    CHOSEN_OPPONENT,
    EACH_OPPONENT,
    EACH_RIVAL,
    EFFECTS,
    REWARD_TAKEN_HERE,
    RIVAL_HERE,
    THAT_PLAYER,
    WON,
    Amount,
    Effect,
)
from elysium.games.vendetta.state import NOBODY, NOT_ASKED, NOTHING, Context, Source, Vendetta, card_of, seat_of
from elysium.games.vendetta.terms import INCLUDE, SPARE, book


def open_cards(s: Vendetta, seat: Seat, among: int) -> list[tuple[int, int]]:
    """The face-up cards of this set that work for a seat, with the districts they lie at. [VEN-CARD-33]"""
    up = among & s.up
    found: list[tuple[int, int]] = []
    if up:
        for district, cards in enumerate(s.at[seat :: s.seats]):
            if cards & up:
                found += [(card, district) for card in each(cards & up)]
    return found


def open_in_turn(s: Vendetta, among: int) -> list[tuple[Seat, int, int]]:
    """The same for everybody, in turn order: (seat, card, district)."""
    up = among & s.up
    found: list[tuple[Seat, int, int]] = []
    for seat in s.order() if up else ():
        for district, cards in enumerate(s.at[seat :: s.seats]):
            if cards & up:
                found += [(seat, card, district) for card in each(cards & up)]
                up &= ~cards
        if not up:
            break
    return found


def programs_of(s: Vendetta, timing: int, src: Source, subject: Seat = NOBODY) -> tuple[Frame, ...]:
    """What the card of this source does at this time, as steps."""
    program = EDITIONS[s.edition].at_timing[card_of(src)].get(timing, NOTHING)
    return () if program == NOTHING else ((run, src, program, 0, subject),)


def effect_of(s: Vendetta, ctx: Context) -> Effect:
    return EDITIONS[s.edition].programs[ctx.program][ctx.place]


@book.step
def run(s: Vendetta, src: Source, program: int, place: int, subject: Seat) -> None:
    """One effect; those after it wait on the stack."""
    seat = seat_of(src)
    if seat != NOBODY and not s.alive >> seat & 1:
        return
    effects = EDITIONS[s.edition].programs[program]
    effect = effects[place]
    ctx = Context(src, program, place, subject)
    asks = s.teams and effect.touches and effect.who != CHOSEN_OPPONENT
    if asks and asks_about_partner(s, targets(s, ctx, effect), seat, ctx.card, (run, *ctx)):
        return
    if place + 1 < len(effects):
        s.do((run, src, program, place + 1, subject))
    if not effect.condition or holds(s, effect.condition, ctx):
        EFFECTS.words[effect.word](s, ctx, effect)
    if s.teams:
        s.spare = NOT_ASKED


def follow(s: Vendetta, ctx: Context, effect: Effect) -> None:
    """What comes of it, if it was done."""
    if effect.then != NOTHING:
        s.do((run, ctx.source, effect.then, 0, ctx.subject))


# Whom it concerns


def targets(s: Vendetta, ctx: Context, effect: Effect) -> tuple[Seat, ...]:
    """In turn order, as they are when the effect starts. [VEN-CARD-37]"""
    seat, who = ctx.seat, effect.who
    if who == EACH_RIVAL:
        found = s.rivals(seat, ctx.district)
    elif who in (EACH_OPPONENT, CHOSEN_OPPONENT):
        found = tuple([other for other in s.order() if other != seat])
    elif who == ABSENT_OPPONENTS:
        first = ctx.district * s.seats
        found = tuple([other for other in s.order() if other != seat and not s.at[first + other]])
    elif who == THAT_PLAYER:
        found = (ctx.subject,)
    else:
        found = (seat,)
    return without_spared(s, found, seat) if s.teams else found


def without_spared(s: Vendetta, seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    if not s.teams or s.spare != 1:
        return seats
    partner = s.partner(seat)
    return tuple(other for other in seats if other != partner)


def asks_about_partner(s: Vendetta, seats: tuple[Seat, ...], seat: Seat, card: int, frame: Frame) -> bool:
    """Whose effect it is decides, each time, whether the partner is among those it concerns. [VEN-TEAM-05]"""
    if not s.teams or s.spare != NOT_ASKED or seat == NOBODY or s.partner(seat) not in seats:
        return False
    s.do(frame)
    s.ask(seat, include_partner, card)
    return True


@book.choice("VEN-TEAM-05", "VEN-TEAM-06")
def include_partner(s: Vendetta, seat: Seat, card: int) -> Sequence[Option]:
    partner = s.partner(seat)
    return [(SPARE, partner), (INCLUDE, partner)]


@book.answer(include_partner)
def partner_included(s: Vendetta, seat: Seat, option: Option, card: int) -> None:
    s.spare = int(option[0] == SPARE)


@book.refusal(include_partner)
def only_the_partner(s: Vendetta, seat: Seat, option: Option, card: int) -> IllegalChoice:
    return IllegalChoice("spare-or-include", "VEN-TEAM-05")


# How much, and whether


def amount_of(s: Vendetta, ctx: Context, amount: Amount) -> int:
    """Counted at this moment. [VEN-CARD-37, VEN-CARD-17]"""
    if not amount.counts:
        return amount.number
    if amount.otherwise >= 0:
        return amount.number if holds(s, amount.counts, ctx) else amount.otherwise
    return amount.of(AMOUNTS.words[amount.counts](s, ctx))


def price_of(s: Vendetta, src: Source, timing: int) -> int:
    """What a card demands of a rival at this time."""
    edition = EDITIONS[s.edition]
    program = edition.program(card_of(src), timing)
    return amount_of(s, Context(src, program), edition.programs[program][0].amount)


def holds(s: Vendetta, condition: str, ctx: Context) -> bool:
    """Conditions of effects; those of Power are tested where Power is counted."""
    seat, district = ctx.seat, ctx.district
    if condition == WON:
        return bool(s.ranking) and s.ranking[0] == seat
    if condition == REWARD_TAKEN_HERE:
        return bool(s.rewarded >> seat & 1)
    if condition == RIVAL_HERE:
        return s.is_present(ctx.subject, district)
    raise AssertionError(f"no such condition here: {condition}")
