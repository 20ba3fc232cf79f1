"""Which effects are carried out, how often, and who decides it; what lasts for a while."""

from __future__ import annotations

from elysium.engine.cards.control import CHOSEN as CHOSEN
from elysium.engine.cards.control import EACH as EACH
from elysium.engine.cards.control import afterwards as afterwards
from elysium.engine.cards.control import at_once as at_once
from elysium.engine.cards.control import choose as choose
from elysium.engine.cards.control import either as either
from elysium.engine.cards.control import for_each as for_each
from elysium.engine.cards.control import if_ as if_
from elysium.engine.cards.control import may as may
from elysium.engine.cards.nodes import Amount, Condition, Control, Effect, Noun, Quantity, Ref, Seats
from elysium.games.vtes.rules.frames import call_off_event
from elysium.games.vtes.vocabulary.amounts import X, times_blocked_before
from elysium.games.vtes.vocabulary.conditions import not_blocked_since
from elysium.games.vtes.vocabulary.kernel import LANGUAGE

LANGUAGE.knows(call_off_event)


def where_x(amount: Amount, *then: Effect) -> Control:
    """X is this number as it is now, whatever the effects change."""
    return Control("where", args=(("amount", amount), ("then", then)))


def unless_it_blocks(who: Ref, *then: Effect) -> Control:
    """Once the action has resolved, if it has not blocked it from now on."""
    return where_x(times_blocked_before(who), afterwards(if_(not_blocked_since(who, X), then)))


def after_combat(*then: Effect) -> Control:
    """At the end of the combat that begins now; it stands behind that."""
    return Control("after-combat", args=(("then", then),))


def some(cards: Noun, most: Quantity = 0, least: int = 1) -> Control:
    """Terms: so many of these, or as many as the caller likes."""
    return Control("some", args=(("cards", cards), ("most", most), ("least", least)))


def one_or_both(first: Noun, second: Noun, both: Condition) -> Control:
    """Terms: one of the first or one of the second; under a condition one of each can be chosen."""
    return Control("one-or-both", args=(("first", first), ("second", second), ("both", both)))


NOT_AT_ALL = Effect("not-at-all", "call_off_event(s)")
"""What is about to happen."""


def instead(*then: Effect) -> Control:
    """Of what is about to happen, while it can still be changed."""
    return Control("instead", args=(("then", then), ("finally", (NOT_AT_ALL,))))


def share(points: Quantity, among: Seats | Noun, least: int = 2) -> Control:
    """Terms, the last of them: so many points, one by one, among two or more in all, or one or more."""
    counted = int(isinstance(points, Amount))
    return Control("share", args=(("points", points), ("among", among), ("least", least), ("counted", counted)))


def share_with_cards(points: Quantity, among: Seats, cards: Noun) -> Control:
    """Terms, the last of them: so many points, one by one, among one or more Methuselahs and cards in all."""
    return Control("share-with-cards", args=(("points", points), ("among", among), ("cards", cards), ("counted", 1)))
