"""Which effects are carried out, how often, and who decides it; what lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Quantity, Ref, Seats
from elysium.games.vtes.rules.frames import call_off_event
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU

LANGUAGE.knows(call_off_event)

CHOSEN = Ref("chosen")
"""What was chosen last."""


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


def for_each(whom: Noun | Seats | Amount, *then: Effect) -> Control:
    """Each of them; of a number, so many times."""
    return Control("for-each", args=(("whom", whom), ("then", then)))


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> Control:
    return Control("if", args=(("condition", condition), ("then", tuple(then)), ("otherwise", tuple(otherwise))))


def where_x(amount: Amount, *then: Effect) -> Control:
    """X is this number as it is now, whatever the effects change."""
    return Control("where", args=(("amount", amount), ("then", then)))


def afterwards(*then: Effect) -> Control:
    """After the resolution of the action; of several such things the acting Methuselah says which comes first."""
    return Control("afterwards", args=(("then", then),))


NOT_AT_ALL = Effect("not-at-all", "call_off_event(s)")
"""What is about to happen."""


def instead(*then: Effect) -> Control:
    """Of what is about to happen, while it can still be changed."""
    return Control("instead", args=(("then", then), ("finally", (NOT_AT_ALL,))))


def share(points: Quantity, among: Seats | Noun, least: int = 2) -> Control:
    """Terms, the last of them: so many points, one by one, among two or more in all, or one or more."""
    counted = int(isinstance(points, Amount))
    return Control("share", args=(("points", points), ("among", among), ("least", least), ("counted", counted)))


def at_once(*effects: Effect) -> Control:
    """They are one: what the first sets off comes after the last."""
    return Control("at-once", args=(("effects", effects),))
