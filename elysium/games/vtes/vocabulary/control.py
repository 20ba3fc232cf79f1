"""Which effects are carried out, how often, and who decides it; what lasts for a while."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.cards.nodes import Cards, Condition, Control, Effect, Number, Ref, Seats
from elysium.games.vtes.definitions.language import Whose
from elysium.games.vtes.state import SCOPES, STATS, Vtes
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU

CHOSEN = Ref("chosen")
"""What was chosen last."""


def choose(cards: Cards, *then: Effect, by: Seats = YOU, optional: bool = False) -> Control:
    return Control("choose", args=(("cards", cards), ("then", then), ("by", by), ("optional", int(optional))))


def may(*then: Effect, cost: Sequence[Effect] = (), by: Seats = YOU) -> Control:
    return Control("may", args=(("then", then), ("cost", tuple(cost)), ("by", by)))


def either(*ways: Sequence[Effect], by: Seats = YOU) -> Control:
    return Control("either", args=(("ways", tuple(tuple(way) for way in ways)), ("by", by)))


def for_each(whom: Cards | Seats, *then: Effect) -> Control:
    return Control("for-each", args=(("whom", whom), ("then", then)))


def if_(condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect] = ()) -> Control:
    return Control("if", args=(("condition", condition), ("then", tuple(then)), ("otherwise", tuple(otherwise))))


def _gets(s: Vtes, span: int, stat: int, who: Whose, amount: int) -> None:
    if amount:
        s.add(span, stat, who, amount)


LANGUAGE.knows(_gets)


def gets(who: Ref | Cards | Seats, stat: int, amount: Number = 1, *, until: int) -> Effect:
    """A change that lasts for a while."""
    whom = "methuselah_at(who)" if isinstance(who, Seats) else "who"
    args = (("who", who), ("stat", stat), ("amount", amount), ("span", until), ("called", STATS[stat]))
    return Effect("gets", f"_gets(s, span, stat, {whom}, amount)", (*args, ("until", SCOPES[until])))
