"""Counters on cards: blood of vampires, life of allies and retainers, and what else is counted on a card.

Whatever counters leave a card for, they leave it through `take_counters`; whatever takes the last life of an ally or
retainer, `runs_out` burns it. [VTES-6.1.4-06, VTES-6.1.5-07]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import CARDS, H_RAN_OUT, W_WOULD, Entity
from elysium.games.vtes.definitions.traits import GAINS_NO_LIFE, IS_IMBUED
from elysium.games.vtes.marks import BEGAN_WITH, CORRUPTED
from elysium.games.vtes.rules.entities import drain, incapacitate, public_ref, withdrawal_fails
from elysium.games.vtes.rules.frames import WOULD_HAPPEN
from elysium.games.vtes.rules.impulse import impulse
from elysium.games.vtes.rules.limits import mark, marks_on, noted, unmark_one
from elysium.games.vtes.rules.triggers import fire
from elysium.games.vtes.rules.trophies import slay
from elysium.games.vtes.state import ON, READY, SUPERIOR, TORPOR, Vtes
from elysium.games.vtes.terms import BURNED_BLOOD, CLEANSED, CORRUPTS, GAINED_BLOOD, STOLE_BLOOD, book


def add_counters(s: Vtes, entity: Entity, amount: int) -> None:
    """Counters come to a card; nobody is told, and what is too much has not drained yet."""
    s.blood[entity] += amount


def gain_blood(s: Vtes, entity: Entity, amount: int) -> None:
    """Counters from the bank; what exceeds a vampire's capacity drains at once. [VTES-1.5.2-04]"""
    if amount <= 0 or not gains_life(s, entity):
        return
    add_counters(s, entity, amount)
    if not s.quiet:
        s.tell(GAINED_BLOOD, public_ref(s, entity), amount)
    drain(s, entity)


def gains_life(s: Vtes, entity: Entity) -> bool:
    """What some allies would gain goes to the bank instead."""
    return not CARDS[s.face[entity]].traits & GAINS_NO_LIFE


def starting_life(s: Vtes, entity: Entity) -> int:
    """The life that an ally or retainer came with, as far as its card says it."""
    card = CARDS[s.face[entity]]
    level = SUPERIOR_LEVEL if s.flags[entity] & SUPERIOR else BASIC_LEVEL
    further = max((mode.extra_life for mode in card.modes if mode.level == level), default=0)
    return card.life + further + noted(s, entity, BEGAN_WITH)


BASIC_LEVEL: Final = 1
SUPERIOR_LEVEL: Final = 2


def heal(s: Vtes, entity: Entity, amount: int) -> None:
    """Blood to a vampire, life to another one up to what it began with."""
    if not s.capacity[entity]:
        amount = min(amount, starting_life(s, entity) - s.blood[entity])
    gain_blood(s, entity, amount)


def take_counters(s: Vtes, entity: Entity, amount: int, *told: int) -> int:
    """Counters leave a card, as many as there are; a loss of blood or life ends a withdrawal. [VTES-9.2-03]

    Everybody is told so, if there is an event to tell it by; its last number is the amount.
    """
    amount = min(amount, s.blood[entity])
    if amount <= 0:
        return 0
    s.blood[entity] -= amount
    if told:
        s.tell(*told, amount)
    if s.withdrawing:
        if READY <= s.region[entity] <= TORPOR:
            withdrawal_fails(s, s.controller[entity])
        elif is_alive(s, entity):
            withdrawal_fails(s, s.controller[s.host[entity]])
    return amount


def is_alive(s: Vtes, entity: Entity) -> bool:
    """An ally or retainer in play, which lives by its counters."""
    return not s.capacity[entity] and CARDS[s.face[entity]].life > 0 and s.region[entity] in (READY, ON)


def burn_blood(s: Vtes, entity: Entity, amount: int) -> int:
    """Counters to the bank, as many as there are. [VTES-1.1-04, VTES-1.2-08]"""
    told = () if s.quiet else (BURNED_BLOOD, public_ref(s, entity))
    amount = take_counters(s, entity, amount, *told)
    if amount and not s.blood[entity]:
        runs_out(s, entity)
    return amount


def move_blood(s: Vtes, giver: Entity, taker: Entity, amount: int) -> None:
    """From one card to another, either of which may lie face down. [VTES-6.4.5-17, VTES-6.4.5-19]"""
    move_together(s, [(giver, taker, amount)])


def move_together(s: Vtes, moves: Sequence[tuple[Entity, Entity, int]]) -> None:
    """(giver, taker, amount): gains and losses are netted before anything drains. [VTES-6.4.5-17 to VTES-6.4.5-23]"""
    for giver, taker, amount in moves:
        told = () if s.quiet else (STOLE_BLOOD, public_ref(s, taker), public_ref(s, giver))
        taken = take_counters(s, giver, amount, *told)
        if gains_life(s, taker):
            add_counters(s, taker, taken)
    for _, taker, _ in moves:
        drain(s, taker)
    for giver, _, _ in moves:
        if not s.blood[giver]:
            runs_out(s, giver)


# Counters of a Methuselah on minions of others


def corrupt(s: Vtes, entity: Entity, seat: Seat, amount: int) -> None:
    """Corruption counters of a Methuselah on a minion, of which everybody sees whose they are."""
    for _ in range(amount):
        mark(s, entity, CORRUPTED, seat)
    if not s.quiet and amount > 0:
        s.tell(CORRUPTS, seat, s.ref(entity), amount)


def corruption_of(s: Vtes, entity: Entity, seat: Seat) -> int:
    """How many counters of this Methuselah are on a minion."""
    return marks_on(s, entity, CORRUPTED).count((seat,))


def cleanse(s: Vtes, entity: Entity, seat: Seat, amount: int) -> None:
    """So many of these counters burn, as far as there are."""
    amount = min(amount, corruption_of(s, entity, seat))
    for _ in range(amount):
        unmark_one(s, entity, CORRUPTED, seat)
    if not s.quiet and amount > 0:
        s.tell(CLEANSED, seat, s.ref(entity), amount)


# The last life


def runs_out(s: Vtes, entity: Entity) -> None:
    """Without counters an ally or retainer burns, unless somebody outside the combat saves the ally."""
    if not is_alive(s, entity):
        fire(s, H_RAN_OUT, entity)
        return
    if entity in s.fighters and s.windows >> W_WOULD & 1:
        s.do((impulse, W_WOULD, 0), (burn_the_dying, entity))
    else:
        _dies(s, entity)


@book.step_that(WOULD_HAPPEN)
def burn_the_dying(s: Vtes, ally: Entity) -> None:
    """Nothing has happened instead."""
    if s.region[ally]:
        _dies(s, ally)


def _dies(s: Vtes, entity: Entity) -> None:
    """An Imbued does not burn. [VTES-A.1-06, VTES-A.5-01]"""
    if CARDS[s.face[entity]].traits & IS_IMBUED:
        incapacitate(s, entity)
    else:
        slay(s, entity)
