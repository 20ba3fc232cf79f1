"""Words of every card language: whose it is, which effects are carried out, how often, and who decides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Ref, Seats

YOU: Final = Seats("you", "c.seat")
THEY: Final = Seats("they")
"""Each of those of whom the sentence speaks."""
EACH: Final = Ref("they")
"""Each of the cards of which the sentence speaks."""
CHOSEN: Final = Ref("chosen")
"""What was chosen last."""


def controller(card: Ref) -> Seats:
    return Seats("controller", "controller[card]", (("card", card),))


def choose(cards: Noun, *then: Effect, by: Seats = YOU, optional: bool = False) -> Control:
    """As a cost it can be paid if there is anything to choose."""
    args = (("cards", cards), ("then", then), ("by", by), ("optional", int(optional)))
    return Control("choose", args=args, payable="bool(cards)")


def may(*then: Effect, cost: Sequence[Effect] = (), by: Seats = YOU) -> Control:
    return Control("may", args=(("then", then), ("cost", tuple(cost)), ("by", by)))


def either(*ways: Sequence[Effect], by: Seats = YOU) -> Control:
    return Control("either", args=(("ways", tuple(tuple(way) for way in ways)), ("by", by)))


def for_each(whom: Noun | Seats | Amount, *then: Effect) -> Control:
    """Each of them; of a number, so many times."""
    return Control("for-each", args=(("whom", whom), ("then", then)))


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> Control:
    return Control("if", args=(("condition", condition), ("then", tuple(then)), ("otherwise", tuple(otherwise))))


def afterwards(*then: Effect) -> Control:
    """When the game says that the time has come: the action is resolved, or damage has been taken."""
    return Control("afterwards", args=(("then", then),))


def at_once(*effects: Effect) -> Control:
    """They are one: what the first sets off comes after the last."""
    return Control("at-once", args=(("effects", effects),))
