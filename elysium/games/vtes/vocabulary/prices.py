"""What cards cost, as cards in play change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from elysium.engine.cards.nodes import Condition, Noun, Ref, Seats, Trait
from elysium.games.vtes.definitions.definition import Pricing
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import ANY_PRICE, BLOOD_PRICE, MODE_NAMES
from elysium.games.vtes.definitions.names import CLANS, discipline_bits
from elysium.games.vtes.vocabulary.conditions import is_, same
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import HOST, IT, SELF, THIS, YOU

redirecting: Final = Trait("redirecting", "c.about[3]")
"""As it is played, it changes whom a bleed is directed at."""
CARD: Final = Ref("card-played", "c.face", (("face", 1),))
"""The card that is paid for."""


def played(*traits: Trait) -> Noun:
    """A card as it is played, from wherever."""
    return Noun("card", "", (("traits", traits),))


def played_with(code: str) -> Trait:
    """It is played by this Discipline."""
    return Trait("requiring", "c.about[0] & needs", (("code", code), ("needs", discipline_bits((code,)))))


def played_with_any(*codes: str) -> Trait:
    """It is played by one of these Disciplines."""
    return Trait("requiring-any", "c.about[0] & needs", (("codes", codes), ("needs", discipline_bits(codes))))


def played_as(kind: str) -> Trait:
    """In this way: of a card with several types it is the one that counts."""
    return Trait("of-type", "c.about[1] == number", (("name", kind), ("number", MODE_NAMES.index(kind))))


ACTION_CARDS: Final = frozenset(("action", "political", "equipment", "retainer", "ally"))
LANGUAGE.names["ACTION_CARDS"] = ACTION_CARDS
of_action: Final = Trait("of-action", "not ACTION_CARDS.isdisjoint(card.types)")
"""An action card, however it comes into play. [VTES-GLO-03]"""
MANY: Final = 99
"""More than any card costs."""
at_superior: Final = Trait("played-at-superior", "c.about[0] and c.about[5] == 2")
"""It is played by a Discipline at the superior level."""
strike_card: Final = Trait("strike-card", "c.about[4]")
"""It is played to strike."""


def played_for(clan: str, code: str) -> Trait:
    """It requires this clan, or is played by this Discipline."""
    args = (("names", (clan,)), ("number", CLANS.index(clan)), ("code", code), ("needs", discipline_bits((code,))))
    return Trait("requiring-either", "number in card.clans or c.about[0] & needs", args)


def played_named(name: str) -> Trait:
    return Trait("named", "card.face == number", (("name", name), ("number", fact_named(name).id)))


def costs_half(cards: Noun, *, by: Ref, when: Sequence[Condition] = ()) -> Pricing:
    """In blood, rounded down; what else changes the price comes afterwards."""
    whole = costs(cards, 0, by=by, currency=BLOOD_PRICE, when=when)
    return replace(whole, halves=True)


def if_locked(price: Pricing) -> Pricing:
    """Only for whoever locks this card to have it so."""
    return replace(price, locks=True)


def if_burned(price: Pricing) -> Pricing:
    """Only for whoever burns this card to have it so."""
    return replace(price, burns=True)


def paid_from_this(price: Pricing, *, whole: bool = False) -> Pricing:
    """What is less is paid with counters of this card or its blood, as much as one likes, or only all of the cost."""
    return replace(price, spends=True, whole=whole)


def costs_nothing(cards: Noun, *, by: Ref, when: Sequence[Condition] = ()) -> Pricing:
    """In blood, whatever makes it dearer."""
    return replace(costs(cards, 0, by=by, currency=BLOOD_PRICE, when=when), waives=True)


def costs(
    cards: Noun,
    change: int,
    *,
    by: Ref | Noun | Seats | None = None,
    at: Ref | None = None,
    currency: int = ANY_PRICE,
    when: Sequence[Condition] = (),
    once: int = -1,
) -> Pricing:
    """Such cards cost more or less: a minion, a Methuselah or anybody, played at a card or at anything; perhaps only
    the first one in a while that is paid for.
    """
    conditions: list[Condition] = [is_(CARD, cards)]
    if isinstance(by, Noun):
        conditions.append(is_(SELF, by))
    elif by == SELF:
        conditions.append(same(SELF, THIS))
    elif by == HOST:
        conditions.append(same(SELF, HOST))
    elif by == YOU:
        conditions.append(Condition("pays", "c.about[2] == seat", (("seat", YOU),)))
    elif isinstance(by, Noun):
        conditions.append(is_(SELF, by))
    else:
        assert by is None, "nobody reads this"
    if at is not None:
        conditions.append(same(IT, at))
    return Pricing(change, currency, cards, (*conditions, *when), by, at, once=once, told=tuple(when))
