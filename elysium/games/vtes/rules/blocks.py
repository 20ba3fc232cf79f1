"""Who may block, in which order, and whether an attempt succeeds. [section 6.2.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import (
    CARDS,
    CONDITIONAL,
    H_ATTEMPTS_BLOCK,
    H_BLOCK_FAILED,
    H_BLOCKED,
    H_BLOCKS,
    NO_ENTITY,
    W_ANNOUNCED,
    W_BLOCK,
    W_BLOCKED,
    W_DECIDE_BLOCK,
    W_UNBLOCKED,
    Entity,
)
from elysium.games.vtes.definitions.traits import TARGET_CANNOT_BLOCK
from elysium.games.vtes.marks import (
    BLOCK_PRICE,
    BLOCKS_FROM_OUTSIDE,
    CANNOT_HINDER,
    COULD_BLOCK,
    DECLINED_BLOCK,
    TABLE_ITSELF,
)
from elysium.games.vtes.rules.counters import burn_blood, cleanse
from elysium.games.vtes.rules.impulse import (
    ANSWERS,
    OWN_CHOICES,
    able_in,
    answers,
    card_named,
    could_burn_for_intercept,
    could_charm,
    has_ability,
    impulse,
    might_play,
    obstacle_of,
    offers,
    plays,
    uses,
)
from elysium.games.vtes.rules.legality import intercept_needed
from elysium.games.vtes.rules.limits import is_marked, mark, marks_on, unmark
from elysium.games.vtes.rules.obstacles import OBSTACLES
from elysium.games.vtes.rules.standing import stand_down, would_be
from elysium.games.vtes.rules.triggers import fire, stat
from elysium.games.vtes.rules.values import has_disciplines, intercept_of, is_awake, stealth_of
from elysium.games.vtes.rules.zones import burn_top
from elysium.games.vtes.state import (
    ACTION,
    BLOCK_CARDS,
    BLOCK_COST,
    BLOCKED,
    BLOCKS_ANYBODY,
    BLOOD_INTERCEPT,
    CANNOT_BLOCK,
    CHARM,
    COMBAT,
    INTERCEPT,
    NO_ALLY_BLOCKS,
    NO_VAMPIRE_BLOCKS,
    READY,
    TORPOR,
    Vtes,
)
from elysium.games.vtes.terms import (
    ACCEPT,
    BLOCK,
    BLOCK_FAILED,
    BLOCKS,
    BURN_FOR_INTERCEPT,
    CHARM_BLOCKER,
    DECLINE,
    book,
    entity_of,
    methuselah_at,
)


def can_block(s: Vtes, minion: Entity) -> bool:
    """A minion that may attempt to block and is unlocked or awake. [VTES-6.2.2.1-05]"""
    return is_awake(s, minion) and may_attempt(s, minion)


def may_attempt(s: Vtes, minion: Entity) -> bool:
    """A ready minion that nothing forbids to block, awake or not: an effect may unlock it first. [VTES-6.5.1-05]"""
    return s.region[minion] == READY and not _is_barred(s, minion) and _can_pay_to_block(s, minion)


def may_attempt_any(s: Vtes, seat: Seat, minion: Entity) -> bool:
    """Whoever the action is directed at: all that keeps it from blocking still does. [VTES-6.2.2.1-09]"""
    if s.blocker:
        return s.blocker == minion and not s.blocked
    return not is_marked(s, methuselah_at(seat), DECLINED_BLOCK) and may_attempt(s, minion)


def block_price(s: Vtes, minion: Entity) -> int:
    """What this minion has to burn to attempt to block, for all that was played for this action."""
    return sum(amount for amount, _ in _block_prices(s, minion)) + stat(s, BLOCK_COST, minion)


def _block_prices(s: Vtes, minion: Entity) -> list[tuple[int, int]]:
    """(amount, whether life will do)."""
    prices = marks_on(s, s.acting, BLOCK_PRICE)
    return [
        (amount, life)
        for amount, needs, life in prices
        if not (needs and has_disciplines(s, minion, needs, 1)) and (life != OF_VAMPIRES or s.is_vampire(minion))
    ]


OF_VAMPIRES: Final = 2
"""Only they pay, in blood."""


def _can_pay_to_block(s: Vtes, minion: Entity) -> bool:
    """An ally has no blood to burn; it pays with life where that will do."""
    if len(s.libraries[s.controller[minion]]) < stat(s, BLOCK_CARDS, minion):
        return False
    if s.blood[minion] < block_price(s, minion):
        return False
    return s.is_vampire(minion) or all(life for _, life in _block_prices(s, minion))


def charge_for_blocks(s: Vtes, amount: int, needs: int, life: int) -> None:
    """From now on minions without these Disciplines pay to attempt to block; so does the one that attempts it now."""
    blocker = s.blocker
    mark(s, s.acting, BLOCK_PRICE, amount, needs, life)
    spared = (needs and has_disciplines(s, blocker, needs, 1)) or (life == OF_VAMPIRES and not s.is_vampire(blocker))
    if blocker and not s.blocked and not spared:
        s.do((attempt_is_charged, amount, life))


@book.step
def attempt_is_charged(s: Vtes, amount: int, life: int) -> None:
    """Whoever cannot pay resigns the attempt; whoever can may do so."""
    blocker = s.blocker
    if s.blood[blocker] >= amount and (s.is_vampire(blocker) or life):
        s.ask(s.controller[blocker], pay_or_resign, amount)
    else:
        block_fails(s)


@book.choice("VTES-1.4-01")
def pay_or_resign(s: Vtes, seat: Seat, amount: int) -> Sequence[Option]:
    return [(DECLINE,), (ACCEPT,)]


@book.answer(pay_or_resign)
def pays_or_resigns(s: Vtes, seat: Seat, option: Option, amount: int) -> None:
    if option[0] == ACCEPT:
        burn_blood(s, s.blocker, amount)
    else:
        block_fails(s)


def _is_barred(s: Vtes, minion: Entity) -> bool:
    """Whether an effect forbids this minion to block the action."""
    if s.lasting and s.total(NO_VAMPIRE_BLOCKS if s.is_vampire(minion) else NO_ALLY_BLOCKS, s.acting):
        return True
    if s.action_face and minion == entity_of(s.action_target) and _bars_its_target(s):
        return True
    if is_marked(s, minion, CANNOT_HINDER, s.acting):
        return True
    if stat(s, CANNOT_BLOCK, minion) > 0 or s.total(CANNOT_BLOCK, methuselah_at(s.controller[minion])):
        return True
    outside = is_marked(s, methuselah_at(s.controller[minion]), BLOCKS_FROM_OUTSIDE)
    return outside and stat(s, BLOCKS_ANYBODY, minion) <= 0


def who_may_block(s: Vtes, natural: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those with a minion that blocks anybody come after the others. [VTES-6.2.2.1-01, VTES-6.2.2.1-02]"""
    faces = CONDITIONAL.get(BLOCKS_ANYBODY)
    if not faces:
        return natural
    able = {s.controller[e] for e in s.in_regions(READY) if s.face[e] in faces and stat(s, BLOCKS_ANYBODY, e) > 0}
    for seat in natural:
        unmark(s, methuselah_at(seat), BLOCKS_FROM_OUTSIDE)
    outside = [seat for seat in s.clockwise(s.actor) if seat in able and seat not in natural and seat != s.actor]
    for seat in outside:
        if not is_marked(s, methuselah_at(seat), BLOCKS_FROM_OUTSIDE):
            mark(s, methuselah_at(seat), BLOCKS_FROM_OUTSIDE)
    return (*natural, *(seat for seat in outside if not is_marked(s, methuselah_at(seat), DECLINED_BLOCK)))


def _bars_its_target(s: Vtes) -> bool:
    return bool(CARDS[s.action_face].traits & TARGET_CANNOT_BLOCK)


@book.step
def offer_blocks(s: Vtes) -> None:
    """The Methuselahs who may block decide one after the other; giving up is final. [VTES-6.2.2.1-09]"""
    if s.action_over or not _still_acting(s):
        s.may_block = ()
        return
    while s.may_block:
        seat = s.may_block[0]
        if s.is_in(seat) and _could_block(s, seat):
            s.ask(seat, decide_block)
            return
        s.may_block = s.may_block[1:]
    s.do((impulse, W_UNBLOCKED, 0))


def _still_acting(s: Vtes) -> bool:
    return READY <= s.region[s.acting] <= TORPOR


def _could_block(s: Vtes, seat: Seat) -> bool:
    """As far as everybody can see: with cards in hand a locked minion might wake, and abilities lie open."""
    minions = s.minions(seat)
    if minions and (might_play(s, seat, W_DECIDE_BLOCK) or any(can_block(s, minion) for minion in minions)):
        return True
    return has_ability(s, seat, W_DECIDE_BLOCK)


@book.choice("VTES-6.2.2.1-05", "VTES-6.2.2.1-06", "VTES-6.2.2.1-07", "VTES-6.2.2.1-09")
def decide_block(s: Vtes, seat: Seat) -> Sequence[Option]:
    found: list[Option] = [(DECLINE,)]
    found += [(BLOCK, s.ref(minion)) for minion in s.minions(seat) if can_block(s, minion)]
    found += plays(s, seat, W_DECIDE_BLOCK)
    found += uses(s, seat, W_DECIDE_BLOCK, able_in(s, W_DECIDE_BLOCK))
    return found


OWN_CHOICES[decide_block] = W_DECIDE_BLOCK


@book.answer(decide_block)
def decides_block(s: Vtes, seat: Seat, option: Option) -> None:
    if option[0] == DECLINE:
        s.may_block = s.may_block[1:]
        mark(s, methuselah_at(seat), DECLINED_BLOCK)
        s.do((offer_blocks,))
    elif option[0] == BLOCK:
        attempt(s, entity_of(option[1]))
    else:
        s.do((impulse, W_ANNOUNCED, 0), (offer_blocks,))
        ANSWERS[option[0]](s, seat, option)


@book.refusal(decide_block)
def not_a_block(s: Vtes, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] != BLOCK:
        return IllegalChoice(*OBSTACLES[obstacle_of(s, seat, W_DECIDE_BLOCK, option)])
    minion = card_named(s, seat, option[1])
    if not minion or s.controller[minion] != seat:
        return IllegalChoice("not-your-minion", "VTES-6.2.2.1-05")
    if s.region[minion] != READY:
        return IllegalChoice("minion-not-ready", "VTES-6.2.2.1-05")
    if not is_awake(s, minion):
        return IllegalChoice("minion-locked", "VTES-1.1-02")
    return IllegalChoice("may-not-block", "VTES-1.4-01")


def attempt(s: Vtes, minion: Entity) -> None:
    """An attempt that has been declared is carried through. [VTES-6.2.2.1-06, VTES-6.2.2.1-15]"""
    s.blocker = minion
    s.do((impulse, W_BLOCK, 0), (attempt_ends,))
    fire(s, H_ATTEMPTS_BLOCK, minion)
    burn_top(s, s.controller[minion], stat(s, BLOCK_CARDS, minion))
    burn_blood(s, minion, block_price(s, minion))


@book.step
def attempt_ends(s: Vtes) -> None:
    """The block succeeds if the intercept is at least the stealth, and not for whoever has been locked meanwhile.

    [VTES-6.2.2.2-01, VTES-6.2.2.2-10, VTES-6.2.2.1-05]
    """
    blocker = s.blocker
    if s.action_over or not _still_acting(s):
        s.may_block = ()
        return
    able = blocker and s.region[blocker] == READY and is_awake(s, blocker)
    if able and intercept_of(s, blocker) >= stealth_of(s, s.acting):
        s.blocked = True
        unmark(s, TABLE_ITSELF, COULD_BLOCK)
        for seat in s.may_block:
            mark(s, TABLE_ITSELF, COULD_BLOCK, seat)
        s.may_block = ()
        s.flags[blocker] |= BLOCKED
        if not s.quiet:
            s.tell(BLOCKS, s.ref(blocker), s.ref(s.acting))
        s.do((impulse, W_BLOCKED, 0))
        fire(s, H_BLOCKED, blocker)
        fire(s, H_BLOCKS, blocker)
        return
    s.do((offer_blocks,))
    if blocker:
        _attempt_failed(s)


@offers(W_BLOCK, opens=False)
def intercept_for_blood(s: Vtes, seat: Seat) -> list[Option]:
    """What something allows the blocking minion for a while."""
    return [(BURN_FOR_INTERCEPT,)] if could_burn_for_intercept(s, seat) and intercept_needed(s, s.blocker) else []


@answers(BURN_FOR_INTERCEPT)
def burns_for_intercept(s: Vtes, seat: Seat, option: Option) -> None:
    s.spend(BLOOD_INTERCEPT, s.blocker)
    burn_blood(s, s.blocker, 1)
    s.add(ACTION, INTERCEPT, s.blocker, 1)


@offers(W_BLOCK, opens=False)
def charm_blocker(s: Vtes, seat: Seat) -> list[Option]:
    """What something allows for the acting minion, once."""
    return [(CHARM_BLOCKER,)] if could_charm(s, seat) else []


@answers(CHARM_BLOCKER)
def charms_blocker(s: Vtes, seat: Seat, option: Option) -> None:
    s.spend(CHARM, s.acting)
    cleanse(s, s.blocker, seat, 1)
    s.add(ACTION, CANNOT_BLOCK, s.blocker, 1)
    block_fails(s)


def may_stand_up(s: Vtes, card: Entity, capacity: int) -> bool:
    """Whether nothing would keep it from an attempt to block."""
    return would_be(s, card, capacity, may_attempt)


def block_fails(s: Vtes) -> None:
    """An effect makes the attempt fail: the window closes without a comparison."""
    if s.blocker:
        _attempt_failed(s)
    s.cancel(impulse, W_BLOCK)


def take_back_block(s: Vtes) -> None:
    """Before anything has come of it; what was given for its combat is gone with it."""
    s.cancel(impulse, W_BLOCKED)
    s.end_scope(COMBAT)
    s.flags[s.blocker] &= ~BLOCKED
    s.blocked = False


def undo_block(s: Vtes) -> None:
    """That minion blocks the action no more."""
    blocker = s.blocker
    take_back_block(s)
    s.add(ACTION, CANNOT_BLOCK, blocker, 1)
    s.may_block = tuple(Seat(seat) for (seat,) in marks_on(s, TABLE_ITSELF, COULD_BLOCK))
    s.do((offer_blocks,))
    _attempt_failed(s)


def _attempt_failed(s: Vtes) -> None:
    blocker, s.blocker = s.blocker, NO_ENTITY
    if not s.quiet:
        s.tell(BLOCK_FAILED, s.ref(blocker))
    stand_down(s, blocker)
    fire(s, H_BLOCK_FAILED, blocker)
