"""The cards of a deck by their types, in the order in which decks are listed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elysium.engine.decks import Section
from elysium.games.vtes.definitions.facts import Fact

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
    listed: dict[str, list[tuple[int, str]]] = {kind: [] for kind in TYPE_TITLES}
    for count, fact in cards:
        kind = min(fact.types, key=list(TYPE_TITLES).index)
        listed[kind].append((count, fact.name))
    return [
        Section(title, sorted(listed[kind], key=lambda card: card[1]))
        for kind, title in TYPE_TITLES.items()
        if listed[kind]
    ]
