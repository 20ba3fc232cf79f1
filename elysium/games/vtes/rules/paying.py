"""Paying a cost: the price of a card, what makes it cheaper, and when whoever pays it is judged.

A cost of a card is what is printed on it. What must be done to use one of its effects (`Mode.cost`) is another matter:
nothing makes it cheaper, and a cancelled card does not ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import ABILITY, CARDS, Card, Context, Entity, Face, Mode
from elysium.games.vtes.marks import PAID_OTHERWISE
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entities import burn, lock
from elysium.games.vtes.rules.legality import purse_obstacle
from elysium.games.vtes.rules.limits import mark
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.triggers import COST_OF_ABILITY, COST_OF_MODE, do_effects
from elysium.games.vtes.rules.values import Offer, card_price, least_price, offers_of_price, use_up_discounts
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import DECLINE, PAY_FROM, book, entity_of, methuselah_at


def pay(s: Vtes, seat: Seat, minion: Entity, blood: int, pool: int, *, for_pool: bool = False) -> None:
    """As much as there is; what also brings pool is paid for and gained in one step. [VTES-1.2-08, VTES-1-04]"""
    if blood:
        burn_blood(s, minion, blood)
    if pool:
        burn_pool(s, seat, pool, judged_later=for_pool)


def pay_for_card(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, *, for_pool: bool) -> None:
    """Costs of everything but actions are due at once. [VTES-6.2.3-04, VTES-1.6.1.3-05, VTES-1.6.1.3-06]"""
    if s.governing and is_price_open(s, seat, face, number, minion, target, DUE):
        s.do(
            (settle_price, seat, face, number, minion, target, DUE),
            (pay_price, seat, face, number, minion, target, int(for_pool)),
        )
    else:
        _pay_price(s, seat, face, number, minion, target, for_pool=for_pool)


@book.step_that(hides="target")
def pay_price(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, for_pool: int) -> None:
    """As the player has settled it."""
    _pay_price(s, seat, face, number, minion, target, for_pool=bool(for_pool))


def _pay_price(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, *, for_pool: bool) -> None:
    card, mode = CARDS[face], CARDS[face].modes[number]
    blood, pool = card_price(s, seat, minion, card, mode, target)
    use_up_discounts(s, seat, minion, card, mode, target)
    pay(s, seat, minion, blood, pool, for_pool=for_pool)


def pay_cost(s: Vtes, mode: Mode, context: Context) -> None:
    """What an effect asks of whoever uses it."""
    pay_in_kind(s, mode, context)
    pay(s, context.seat, context.minion, mode.blood, mode.pool)


def pay_in_kind(s: Vtes, mode: Mode, context: Context) -> None:
    """All of it but blood and pool; what has to be chosen for it is asked before anything comes of it."""
    card = CARDS[context.face]
    if mode.locks:
        lock(s, context.source)
    if mode.locks_minion:
        lock(s, context.minion)
    if mode.asked_costs:
        ways = ((COST_OF_MODE, card.modes), (COST_OF_ABILITY, card.abilities))
        part, number = next((part, n) for part, modes in ways for n, one in enumerate(modes) if one is mode)
        s.do((do_effects, context.face, part, number, 0, *context[:3], context.source))
    for cost in mode.other_costs:
        if cost.effect is not None:
            cost.effect.run(s, context)


def brings_pool(mode: Mode) -> bool:
    """Whether its player may gain pool by what the card does."""
    return any(effect.gains_pool for effect in (*mode.effects, *mode.on_success))


# What may be used to make a card cheaper, or to pay for it

DUE: Final = 0
"""The price of a card is due."""
AT_ONCE: Final = 1
"""An action is announced that could not be paid for otherwise: what has to be locked for it is locked."""
NOT_PLAYED: Final = 2
"""The price of a card that comes into play without being played is due."""


def commit_to_price(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> None:
    """The card has not been cancelled, and its action is announced."""
    if s.governing and is_price_open(s, seat, face, number, minion, target, AT_ONCE):
        s.do((settle_price, seat, face, number, minion, target, AT_ONCE))


@cache
def as_no_action(face: Face, number: int) -> Mode:
    """What makes an action with the card cheaper, or the card as it is played, is not about this."""
    return replace(CARDS[face].modes[number], kind=ABILITY)


def is_price_open(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, when: int) -> bool:
    """Whether its player has anything to say about it."""
    return bool(_offers(s, seat, face, number, minion, target, when)) and (
        when != AT_ONCE or not _can_wait(s, seat, face, number, minion, target)
    )


def _mode(face: Face, number: int, when: int) -> Mode:
    return as_no_action(face, number) if when == NOT_PLAYED else CARDS[face].modes[number]


def _offers(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, when: int) -> list[Offer]:
    card, mode = CARDS[face], _mode(face, number, when)
    blood, pool = card_price(s, seat, minion, card, mode, target)
    found = offers_of_price(s, seat, minion, card, mode, target, blood, pool) if blood or pool else ()
    return [offer for offer in found if when != AT_ONCE or not offer.price.spends]


def _affords(s: Vtes, seat: Seat, minion: Entity, card: Card, mode: Mode, blood: int, pool: int) -> bool:
    context = Context(seat, minion, 0, card.face)
    return not purse_obstacle(s, mode, context, blood + mode.blood, pool + mode.pool)


def _can_wait(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int) -> bool:
    """Even if nothing is locked for it, the action can be paid for."""
    card, mode = CARDS[face], CARDS[face].modes[number]
    return _affords(s, seat, minion, card, mode, *least_price(s, seat, minion, card, mode, target, locking=False))


def _has_to(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, when: int) -> bool:
    """It can be paid for, but not without using anything."""
    if when == AT_ONCE:
        return not _can_wait(s, seat, face, number, minion, target)
    card, mode = CARDS[face], _mode(face, number, when)
    if _affords(s, seat, minion, card, mode, *card_price(s, seat, minion, card, mode, target)):
        return False
    return _affords(s, seat, minion, card, mode, *least_price(s, seat, minion, card, mode, target))


@book.step_that(hides="target")
def settle_price(s: Vtes, seat: Seat, face: Face, number: int, minion: Entity, target: int, when: int) -> None:
    """One after the other, as long as there is something left to pay and something to use on it."""
    if is_price_open(s, seat, face, number, minion, target, when):
        s.stack.append((settle_price, seat, face, number, minion, target, when))
        s.ask(seat, choose_payment, *card_price(s, seat, minion, CARDS[face], _mode(face, number, when), target))


@book.choice("VTES-1.6.1.3-05", "VTES-1.6.1.3-06", "VTES-1.4-01")
def choose_payment(s: Vtes, seat: Seat, blood: int, pool: int) -> Sequence[Option]:
    """What of the price is paid otherwise, and by which card."""
    frame = _being_settled(s)
    found: list[Option] = [] if _has_to(s, *frame) else [(DECLINE,)]
    for offer in _offers(s, *frame):
        most = offer.blood + offer.pool
        least = 1 if offer.price.spends and not offer.price.whole else most
        found += [(PAY_FROM, s.ref(offer.source), amount) for amount in range(least, most + 1)]
    return found


def _being_settled(s: Vtes) -> tuple[Seat, Face, int, Entity, int, int]:
    _, seat, face, number, minion, target, when = s.stack[-1]
    return Seat(seat), Face(face), number, Entity(minion), target, when


@book.answer(choose_payment)
def pays_otherwise(s: Vtes, seat: Seat, option: Option, blood: int, pool: int) -> None:
    frame = _being_settled(s)
    if option[0] == DECLINE:
        s.stack.pop()
        return
    _, face, _, minion, *_ = frame
    source, amount = entity_of(option[1]), option[2]
    offer = next(offer for offer in _offers(s, *frame) if offer.source == source)
    of_blood = bool(offer.blood)
    mark(s, minion or methuselah_at(seat), PAID_OTHERWISE, face, source, *((amount, 0) if of_blood else (0, amount)))
    if offer.price.locks:
        lock(s, source)
    if offer.price.burns:
        burn(s, source)
    if offer.price.spends:
        burn_blood(s, source, amount)
