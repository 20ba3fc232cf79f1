"""What stands on a card beside its text, for whoever looks through the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elysium.engine.parts import CardFacts
from elysium.games.vendetta.cards.grammar import CLAN, NUMBERS_OF, TIMINGS_OF
from elysium.games.vendetta.cards.language import KINDS, ORIGINS, TIMINGS, Card, Edition
from elysium.games.vendetta.cards.reading import group_of, standard
from elysium.games.vendetta.rules.blood import tokens_from_draining
from elysium.games.vendetta.state import CARDS_PER_CLAN, CLANS

VAMPIRE: Final = "vampire"
TOKENS: Final = "tokens"
"""Diablerie tokens that draining the card brings. [VEN-DIAB-01]"""
TRAITS: Final = ("clan", "kind", "when", "origin", "edition")
CHANGED, UNCHANGED = "changed", "unchanged"


def facts_of(edition: Edition, number: int) -> CardFacts:
    card = edition.cards[number]
    group = group_of(number)
    traits: dict[str, tuple[str, ...]] = {
        "clan": (CLANS[number // CARDS_PER_CLAN],) if group == CLAN else (),
        "kind": (card.kind,),
        "when": tuple(dict.fromkeys(TIMINGS[timing] for timing, _ in card.programs)),
        "origin": (card.origin,),
        "edition": () if edition is standard() else (CHANGED if card.changed else UNCHANGED,),
    }
    numbers = numbers_on(card)
    if card.kind == VAMPIRE:
        numbers[TOKENS] = tokens_from_draining(edition, number)
    return CardFacts({trait: words for trait, words in traits.items() if words}, numbers, dict(card.confidence))


def numbers_on(card: Card) -> dict[str, int]:
    """The printed ones that a card of its group has."""
    numbers = {
        "power": card.power,
        "influence": card.influence,
        "kiss": card.kiss,
        "drained-blood": card.drained_blood,
        "drained-influence": card.drained_influence,
    }
    return {name: numbers[name] for name in NUMBERS_OF[group_of(card.number)]}


def composed_messages() -> Iterator[str]:
    """The messages that whoever shows these facts puts together."""
    yield from (f"trait-{trait}" for trait in TRAITS)
    yield from (f"kind-{kind}" for kind in KINDS)
    yield from (f"origin-{origin}" for origin in ORIGINS)
    yield from (f"edition-{whether}" for whether in (CHANGED, UNCHANGED))
    yield from (f"when-{timing}" for timing in sorted({timing for group in TIMINGS_OF.values() for timing in group}))
    yield from (f"fact-{name}" for name in ("power", "influence", "kiss", "drained-blood", "drained-influence", TOKENS))
