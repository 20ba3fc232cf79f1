"""Cards as lists for people, by what they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from elysium.engine.decks import Listed, Section
from elysium.games.rivals.decks.deck import PILES
from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.names import (
    ACTION,
    AGENDA,
    ATTACK,
    CHARACTER,
    CONSPIRACY,
    HAVEN,
    INFLUENCE_MODIFIER,
    ONGOING,
    REACTION,
    SCHEME,
    TITLE,
    UNHOSTED_ACTION,
)

TITLES: Final = {
    CHARACTER: "section-vampires",
    HAVEN: "section-haven",
    AGENDA: "section-agenda",
    ATTACK: "section-attacks",
    REACTION: "section-reactions",
    SCHEME: "section-schemes",
    CONSPIRACY: "section-conspiracies",
    TITLE: "section-titles",
    INFLUENCE_MODIFIER: "section-modifiers",
    ONGOING: "section-ongoing",
    ACTION: "section-actions",
    UNHOSTED_ACTION: "section-actions",
}
"""A card of several kinds is listed under the first of them."""
OTHERS: Final = "section-others"


def section_of(fact: Fact) -> str:
    return next((title for kind, title in TITLES.items() if fact.is_a(kind)), OTHERS)


def sections(cards: Iterable[tuple[int, Fact]]) -> list[Section]:
    """Vampires from the most powerful down, all else by name."""
    listed: dict[str, list[tuple[int, Fact]]] = {title: [] for title in (*TITLES.values(), OTHERS)}
    for count, fact in cards:
        listed[section_of(fact)].append((count, fact))
    return [
        Section(title, [_listed(*card) for card in sorted(found, key=_place)], PILES[found[0][1].stack])
        for title, found in listed.items()
        if found
    ]


def _place(card: tuple[int, Fact]) -> tuple[int, str]:
    fact = card[1]
    return (-fact.potency if fact.is_a(CHARACTER) else 0, fact.name)


def _listed(count: int, fact: Fact) -> Listed:
    return Listed(count, fact.name, fact.word, fact.potency)
