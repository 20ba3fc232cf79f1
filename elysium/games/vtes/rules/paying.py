"""Paying a cost: the price of a card, what makes it cheaper, and when whoever pays it is judged.

A cost of a card is what is printed on it. What must be done to use one of its effects (`Mode.cost`) is another matter:
nothing makes it cheaper, and a cancelled card does not ask for it.
"""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, Card, Context, Entity, Mode
from elysium.games.vtes.rules.counters import burn_blood
from elysium.games.vtes.rules.entities import lock
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.rules.triggers import COST_OF_ABILITY, COST_OF_MODE, do_effects
from elysium.games.vtes.rules.values import card_price, use_up_discounts
from elysium.games.vtes.state import Vtes


def pay(s: Vtes, seat: Seat, minion: Entity, blood: int, pool: int, *, for_pool: bool = False) -> None:
    """As much as there is; what also brings pool is paid for and gained in one step. [VTES-1.2-08, VTES-1-04]"""
    if blood:
        burn_blood(s, minion, blood)
    if pool:
        burn_pool(s, seat, pool, judged_later=for_pool)


def pay_for_card(s: Vtes, seat: Seat, card: Card, mode: Mode, minion: Entity, target: int, *, for_pool: bool) -> None:
    """Costs of everything but actions are due at once. [VTES-6.2.3-04, VTES-1.6.1.3-05, VTES-1.6.1.3-06]"""
    blood, pool = card_price(s, seat, minion, card, mode, target)
    if s.governing:
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
