"""The cards of a deck by their types, in the order in which decks are listed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elysium.engine.decks import Listed, Section
from elysium.games.vtes.definitions.facts import Fact

CRYPT: Final = "crypt"
LIBRARY: Final = "library"
CRYPT_TYPES: Final = ("vampire", "imbued")

TYPE_TITLES: Final = {
    "vampire": "ui-type-vampire",
    "imbued": "ui-type-imbued",
    "master": "ui-type-master",
    "conviction": "ui-type-conviction",
    "action": "ui-type-action",
    "political": "ui-type-political",
    "ally": "ui-type-ally",
    "retainer": "ui-type-retainer",
    "equipment": "ui-type-equipment",
    "power": "ui-type-power",
    "modifier": "ui-type-modifier",
    "reaction": "ui-type-reaction",
    "combat": "ui-type-combat",
    "event": "ui-type-event",
}


def sections(cards: Iterable[tuple[int, Fact]]) -> list[Section]:
    """Cards with their counts, by type; a card of two types is listed under the first of them."""
    listed: dict[str, list[Listed]] = {kind: [] for kind in TYPE_TITLES}
    for count, fact in cards:
        kind = min(fact.types, key=list(TYPE_TITLES).index)
        listed[kind].append(Listed(count, fact.name, fact.slug, _value(fact)))
    return [
        Section(title, sorted(listed[kind], key=lambda card: card.name), CRYPT if kind in CRYPT_TYPES else LIBRARY)
        for kind, title in TYPE_TITLES.items()
        if listed[kind]
    ]


def _value(fact: Fact) -> int:
    """Capacity, or what it costs in either currency; X is no number."""
    return fact.capacity if fact.crypt else max(fact.pool_cost, fact.blood_cost)
