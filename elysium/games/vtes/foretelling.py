"""What an option costs and leads to, in numbers, before it is chosen: by announcing it on a table that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from elysium.engine.parts import Outlook
from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import ACTION_KINDS, CARDS, Entity
from elysium.games.vtes.rules.announce import begin_card_action, begin_granted_action
from elysium.games.vtes.rules.impulse import ANSWERS
from elysium.games.vtes.rules.resolution import price_of
from elysium.games.vtes.rules.values import bleed_of, card_price, stealth_of
from elysium.games.vtes.state import BLEED_ACTION, Vtes
from elysium.games.vtes.terms import (
    BLEED,
    DIABLERIZE,
    HUNT,
    LEAVE_TORPOR,
    PLAY,
    RESCUE,
    TRANSFER,
    USE,
    ability_used,
    entity_of,
    entity_used,
    face_played,
    mode_played,
    way_of,
)

ANNOUNCED = (BLEED, HUNT, LEAVE_TORPOR, RESCUE, DIABLERIZE)
"""Actions that need no card."""
OUTLOOKS = ("blood", "pool", "stealth", "bleed", "over")


def outlook(view: Vtes) -> Callable[[Option], Outlook] | None:
    if any(option[0] in (PLAY, USE, TRANSFER, *ANNOUNCED) for option in view.options):
        return partial(foretold, view)
    return None


def foretold(view: Vtes, option: Option) -> Outlook:
    return tuple((name, number) for name, number in _numbers(view, Seat(view.viewer), option))


def _numbers(view: Vtes, seat: Seat, option: Option) -> Iterator[tuple[str, int]]:
    verb = option[0]
    if verb == TRANSFER:
        vampire = entity_of(option[1])
        if view.blood[vampire] >= view.capacity[vampire]:
            yield "over", view.blood[vampire] + 1 - view.capacity[vampire]
    elif verb == PLAY:
        minion, target = entity_of(option[2]), option[3]
        mode = mode_played(option)
        if mode.kind in ACTION_KINDS:
            yield from _of_action(
                view,
                lambda s: begin_card_action(s, seat, face_played(option), way_of(option[1]), minion, target),
            )
        else:
            blood, pool = card_price(view, seat, minion, CARDS[face_played(option)], mode, target)
            yield from _price(blood + mode.blood, pool + mode.pool)
    elif verb == USE and not view.acting and option[2]:
        minion, target = entity_of(option[2]), option[3]
        if ability_used(option).kind in ACTION_KINDS:
            yield from _of_action(
                view,
                lambda s: begin_granted_action(s, seat, entity_used(option), way_of(option[1]), minion, target),
            )
    elif verb in ANNOUNCED:
        yield from _of_action(view, lambda s: ANSWERS[verb](s, seat, option))


def _of_action(view: Vtes, announces: Callable[[Vtes], object]) -> Iterator[tuple[str, int]]:
    s = view.clone()
    s.quiet = True
    announces(s)
    blood, pool, _ = price_of(s)
    yield from _price(blood, pool)
    yield "stealth", stealth_of(s, Entity(s.acting))
    if s.action == BLEED_ACTION:
        yield "bleed", bleed_of(s, Entity(s.acting))


def _price(blood: int, pool: int) -> Iterator[tuple[str, int]]:
    if blood:
        yield "blood", blood
    if pool:
        yield "pool", pool
