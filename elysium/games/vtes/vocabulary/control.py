"""Which effects are carried out, how often, and who decides it; what lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.cards.nodes import Condition, Control, Effect, Noun, Ref, Seats
from elysium.games.vtes.vocabulary.things import YOU

CHOSEN = Ref("chosen")
"""What was chosen last."""


def choose(cards: Noun, *then: Effect, by: Seats = YOU, optional: bool = False) -> Control:
    return Control("choose", args=(("cards", cards), ("then", then), ("by", by), ("optional", int(optional))))


def may(*then: Effect, cost: Sequence[Effect] = (), by: Seats = YOU) -> Control:
    return Control("may", args=(("then", then), ("cost", tuple(cost)), ("by", by)))


def either(*ways: Sequence[Effect], by: Seats = YOU) -> Control:
    return Control("either", args=(("ways", tuple(tuple(way) for way in ways)), ("by", by)))


def for_each(whom: Noun | Seats, *then: Effect) -> Control:
    return Control("for-each", args=(("whom", whom), ("then", then)))


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> Control:
    return Control("if", args=(("condition", condition), ("then", tuple(then)), ("otherwise", tuple(otherwise))))


def at_once(*effects: Effect) -> Control:
    """They are one: what the first sets off comes after the last."""
    return Control("at-once", args=(("effects", effects),))
