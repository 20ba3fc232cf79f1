"""The resolution of the districts, one after the other: who stays, what is turned up, which cards act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.seats import clockwise
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import (
    AFTER_REVEAL,
    AFTERMATH,
    AT_REVEAL,
    BEFORE_REVEAL,
    CONFLICT,
    PREPARATION,
    RESOLUTION_STARTS,
    RESOLVED,
    WITHDRAW_STEP,
)
from elysium.games.vendetta.rules.blood import YES_OR_NO, is_immune, steal_blood
from elysium.games.vendetta.rules.conflict import fight, rank
from elysium.games.vendetta.rules.leaving import withdraw
from elysium.games.vendetta.rules.offers import turn_up_or_not
from elysium.games.vendetta.rules.programs import (
    asks_about_partner,
    price_of,
    programs_of,
    without_spared,
)
from elysium.games.vendetta.rules.relics import can_use_relic, use_relic
from elysium.games.vendetta.rules.seeing import turn_all_up, turn_up
from elysium.games.vendetta.state import (
    AFTERMATH_STEP,
    FIRST_ALLY,
    NOBODY,
    NOT_ASKED,
    NOTHING,
    PREPARING,
    RESOLUTION,
    REVEALING,
    WITHDRAWING,
    Source,
    Vendetta,
    card_of,
    district_of,
    seat_of,
    source,
)
from elysium.games.vendetta.terms import (
    ACT,
    ACTS,
    ALLY_LEAVES,
    RESOLVING,
    STAY,
    STAYED,
    USE_RELIC,
    WITHDRAW,
    WITHDREW,
    YES,
    book,
)

STEP_OF: Final = {
    BEFORE_REVEAL: REVEALING,
    AFTER_REVEAL: REVEALING,
    PREPARATION: PREPARING,
    AFTERMATH: AFTERMATH_STEP,
}
STAY_OR_WITHDRAW: Final[tuple[Option, ...]] = ((STAY,), (WITHDRAW,))
MUST_WITHDRAW: Final[tuple[Option, ...]] = ((WITHDRAW,),)


@book.step
def begin_resolution(s: Vendetta) -> None:
    """Relics first, then district by district with the Haven last. [VEN-RES-01, VEN-RES-02]"""
    s.phase = RESOLUTION
    s.do(*[(resolve_district, district) for district in range(s.districts)])
    relics = [(offer_relic, seat) for seat in s.order() if s.relics[seat] != NOTHING]
    if relics:
        s.do(*relics)


@book.step
def offer_relic(s: Vendetta, seat: Seat) -> None:
    if s.is_in(seat) and can_use_relic(s, seat, RESOLUTION_STARTS):
        s.ask(seat, use_relic_now)


@book.choice("VEN-VAR-07", "VEN-CARD-31")
def use_relic_now(s: Vendetta, seat: Seat) -> Sequence[Option]:
    return YES_OR_NO


@book.answer(use_relic_now)
def relic_used_now(s: Vendetta, seat: Seat, option: Option) -> None:
    if option[0] == YES:
        s.tell(USE_RELIC, seat, s.relics[seat])
        use_relic(s, seat, RESOLUTION_STARTS)


# Withdrawing


@book.step
def resolve_district(s: Vendetta, district: int) -> None:
    s.district = district
    s.step = WITHDRAWING
    s.decided = s.leaving = s.acted = s.skipping = s.unharmed = s.rewarded = s.kept_down = 0
    s.down_power = (0,) * s.seats
    s.coerced = ()
    s.ranking = ()
    if not s.quiet:
        s.tell(RESOLVING, district)
    s.do((close_district, district))
    here = s.present(district)
    if not here:
        return
    coercing = EDITIONS[s.edition].with_timing[WITHDRAW_STEP] & s.up
    if not coercing:
        _ask_who_stays(s, here)
        return
    s.do((ask_who_stays,))
    for seat in reversed(here):
        for card in members(s.at[district * s.seats + seat] & coercing):
            s.do((coerce, source(card, seat, district)))


@book.step
def coerce(s: Vendetta, src: Source) -> None:
    """Rivals will have to pay for staying. [VE05]"""
    seat = seat_of(src)
    rivals = s.rivals(seat, district_of(src))
    if asks_about_partner(s, rivals, seat, card_of(src), (coerce, src)):
        return
    bits = sum(1 << rival for rival in without_spared(s, rivals, seat))
    s.spare = NOT_ASKED
    s.coerced += ((src, bits),)


@book.step
def ask_who_stays(s: Vendetta) -> None:
    _ask_who_stays(s, s.present(s.district))


def _ask_who_stays(s: Vendetta, here: tuple[Seat, ...]) -> None:
    """Everybody who is there, secretly and at the same time. [VEN-RESOLVE-01, VEN-RESOLVE-40]"""
    s.do((show_who_stays,))
    s.ask_all(here, stay_or_withdraw, s.district)


@book.choice("VEN-RESOLVE-01", "VEN-RESOLVE-02", "VEN-RESOLVE-03", "VEN-RESOLVE-04", "VEN-RESOLVE-08")
def stay_or_withdraw(s: Vendetta, seat: Seat, district: int) -> Sequence[Option]:
    """Whoever cannot pay for staying has to leave. [VEN-FRENZY-10]"""
    if not s.coerced:
        return STAY_OR_WITHDRAW
    demanding = demanding_of(s, seat)
    return MUST_WITHDRAW if demanding and s.pool[seat] <= price_of_staying(s, demanding) else STAY_OR_WITHDRAW


def demanding_of(s: Vendetta, seat: Seat) -> list[Source]:
    """Whose doing it is that this seat pays for staying. [VEN-CARD-48]"""
    return [src for src, seats in s.coerced if seats >> seat & 1 and not is_immune(s, seat, src)]


def price_of_staying(s: Vendetta, demanding: list[Source]) -> int:
    return sum(price_of(s, src, WITHDRAW_STEP) for src in demanding)


@book.answer(stay_or_withdraw)
def decided_to_stay(s: Vendetta, seat: Seat, option: Option, district: int) -> None:
    s.decided |= 1 << seat
    if option[0] == WITHDRAW:
        s.leaving |= 1 << seat


@book.refusal(stay_or_withdraw)
def must_withdraw(s: Vendetta, seat: Seat, option: Option, district: int) -> IllegalChoice:
    if option[0] == STAY:
        price = price_of_staying(s, demanding_of(s, seat))
        return IllegalChoice("cannot-pay-for-staying", "VEN-FRENZY-10", price=price, blood=s.pool[seat])
    return IllegalChoice("stay-or-withdraw", "VEN-RESOLVE-01")


@book.alternative(stay_or_withdraw)
def to_stay(s: Vendetta, seat: Seat, district: int) -> Option:
    return (STAY,)


@book.step
def show_who_stays(s: Vendetta) -> None:
    """All tokens are shown together; the leavers go before any card is turned up. [VEN-RESOLVE-10, VEN-RESOLVE-14]"""
    district = s.district
    leaving = s.leaving
    here = clockwise(s.seats, s.ambition, s.decided)
    s.sealed = True
    if not s.quiet:
        for seat in here:
            s.show(EVERYONE, WITHDREW if leaving >> seat & 1 else STAYED, seat, district)
    frames: list[Frame] = []
    if s.coerced:
        for seat in here:
            if not leaving >> seat & 1:
                for src, seats in s.coerced:
                    if seats >> seat & 1:
                        frames.append((steal_blood, seat, price_of(s, src, WITHDRAW_STEP), src))
    frames += [(withdraw, seat, district) for seat in here if leaving >> seat & 1]
    s.do(*frames, (go_through, 0))


@book.step
def go_through(s: Vendetta, stage: int) -> None:
    """What happens once it is clear who stays: one thing after the other, each with all that comes of it."""
    stack = s.stack
    depth = len(stack)
    first = s.district * s.seats
    here = sum(s.at[first : first + s.seats])
    with_timing = EDITIONS[s.edition].with_timing
    for timing, happen in STAGES[stage:]:
        stage += 1
        if happen is not None:
            happen(s)
        elif with_timing[timing] & here & s.up & ~s.acted:
            s.step = STEP_OF[timing]
            _act(s, timing, 0)
        else:
            continue
        if len(stack) > depth or s.asked:
            s.do_after_all_since(depth, (go_through, stage))
            return
    s.step = AFTERMATH_STEP


# Turning up


def demand_payments(s: Vendetta) -> None:
    """Some cards, open already, make rivals pay for each card they turn up. [NO06, VEN-RESOLVE-16]"""
    s.step = REVEALING
    demanding = EDITIONS[s.edition].with_timing[AT_REVEAL] & s.up
    if not demanding:
        return
    district = s.district
    for seat in reversed(s.present(district)):
        for card in members(s.at[district * s.seats + seat] & demanding):
            s.do((demand_payment, source(card, seat, district)))


@book.step
def demand_payment(s: Vendetta, src: Source) -> None:
    seat = seat_of(src)
    if not s.is_in(seat):
        return
    rivals = s.rivals(seat, s.district)
    if asks_about_partner(s, rivals, seat, card_of(src), (demand_payment, src)):
        return
    bits = sum(1 << rival for rival in without_spared(s, rivals, seat))
    s.spare = NOT_ASKED
    s.do((turn_up_or_not, bits, src))


def reveal(s: Vendetta) -> None:
    """All face-down cards of those who stay, at the same time. [VEN-RESOLVE-14, VEN-RESOLVE-15, VEN-RES-03]"""
    closed = s.down & ~s.known_down & ~s.kept_down
    if not closed:
        return
    first = s.district * s.seats
    if s.quiet:
        turn_all_up(s, closed & sum(s.at[first : first + s.seats]))
        return
    for seat in s.order():
        if s.at[first + seat] & closed:
            turn_up(s, seat, s.at[first + seat] & closed)


# Cards that act


@book.step
def act(s: Vendetta, timing: int, done: int) -> None:
    _act(s, timing, done)


def _act(s: Vendetta, timing: int, done: int) -> None:
    """In turn order, all cards of one player before those of the next. [VEN-RESOLVE-19, VEN-RESOLVE-34, VEN-CARD-51]

    `done` are the seats whose part is over: what comes to their positions later does not act any more. [VEN-CARD-34]
    """
    waiting = _waiting(s, timing)
    if not waiting:
        return
    first = s.district * s.seats
    waiting &= sum(s.at[first : first + s.seats])
    for seat in s.order() if waiting else ():
        if done >> seat & 1:
            continue
        ready = s.at[first + seat] & waiting
        if ready and not _skips(s, seat, timing):
            s.do((act, timing, done))
            if ready & ready - 1:
                s.ask(seat, act_first, timing)
            else:
                _let_act(s, seat, ready.bit_length() - 1, timing)
            return
        done |= 1 << seat


def _waiting(s: Vendetta, timing: int) -> int:
    """Open and not used yet. [VEN-RESOLVE-22, VEN-CARD-35]"""
    return EDITIONS[s.edition].with_timing[timing] & s.up & ~s.acted


def _skips(s: Vendetta, seat: Seat, timing: int) -> bool:
    return bool(s.skipping >> seat & 1) and timing in (PREPARATION, AFTERMATH)


@book.choice("VEN-RESOLVE-20", "VEN-CONF-03")
def act_first(s: Vendetta, seat: Seat, timing: int) -> Sequence[Option]:
    """Several cards of one player act in the order of that player's choice."""
    return [(ACT, card) for card in members(s.at[s.district * s.seats + seat] & _waiting(s, timing))]


@book.answer(act_first)
def acts_first(s: Vendetta, seat: Seat, option: Option, timing: int) -> None:
    _let_act(s, seat, option[1], timing)


@book.refusal(act_first)
def cannot_act(s: Vendetta, seat: Seat, option: Option, timing: int) -> IllegalChoice:
    return IllegalChoice("card-does-not-act-now", "VEN-RESOLVE-17")


def _let_act(s: Vendetta, seat: Seat, card: int, timing: int) -> None:
    s.acted |= 1 << card
    if not s.quiet:
        s.tell(ACTS, seat, card)
    s.do(*programs_of(s, timing, source(card, seat, s.district)))


STAGES: Final[tuple[tuple[int, Callable[[Vendetta], None] | None], ...]] = (
    (BEFORE_REVEAL, None),
    (AT_REVEAL, demand_payments),
    (AT_REVEAL, reveal),
    (AFTER_REVEAL, None),
    (PREPARATION, None),
    (CONFLICT, fight),
    (CONFLICT, rank),
    (AFTERMATH, None),
)
"""Timings, and what happens then; where nothing is said, cards act."""


# The end of a district


@book.step
def close_district(s: Vendetta, district: int) -> None:
    """An ally that nobody took leaves the game. [VEN-RESOLVE-30, VEN-RESOLVE-31, VEN-DIST-03]"""
    ally = s.ally_at[district]
    if ally != NOTHING:
        s.ally_at = s.put(s.ally_at, district, NOTHING)
        s.allies_out |= 1 << ally
        s.tell(ALLY_LEAVES, FIRST_ALLY + ally)
    location = s.locations[district]
    if location != NOTHING:
        s.do(*programs_of(s, RESOLVED, source(location, NOBODY, district)))
