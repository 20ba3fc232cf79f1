"""Which effects are carried out, how often, and who decides it."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Ref, Seats
from elysium.games.rivals.vocabulary.things import YOU

CHOSEN = Ref("chosen")
"""What was chosen last."""
CHOSEN_BEFORE = Ref("chosen-before")
"""What was chosen in the choice around."""
CHOSEN_PLAYER = Seats("chosen-player", "seat_of(chosen_at)")
"""The player who was chosen last."""
EACH = Ref("they")
"""Each of the cards of which the sentence speaks."""


def choose(cards: Noun, *then: Effect, by: Seats = YOU, optional: bool = False) -> Control:
    """As a cost it can be paid if there is anything to choose."""
    args = (("cards", cards), ("then", then), ("by", by), ("optional", int(optional)))
    return Control("choose", args=args, payable="bool(cards)")


def may(*then: Effect, cost: Sequence[Effect] = (), by: Seats = YOU) -> Control:
    return Control("may", args=(("then", then), ("cost", tuple(cost)), ("by", by)))


def either(*ways: Sequence[Effect], by: Seats = YOU) -> Control:
    return Control("either", args=(("ways", tuple(tuple(way) for way in ways)), ("by", by)))


def afterwards(*then: Effect) -> Control:
    """Of an Attack or Reaction: when damage has been taken."""
    return Control("afterwards", args=(("then", then),))


def at_once(*effects: Effect) -> Control:
    """As one: nothing that the first of them sets off comes between."""
    return Control("at-once", args=(("effects", effects),))


def for_each(whom: Noun | Seats | Amount, *then: Effect) -> Control:
    """Each of them; of a number, so many times."""
    return Control("for-each", args=(("whom", whom), ("then", then)))


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> Control:
    return Control("if", args=(("condition", condition), ("then", tuple(then)), ("otherwise", tuple(otherwise))))
