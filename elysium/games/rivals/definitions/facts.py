"""What is printed on a card besides its text, and the table of all cards.

The cards of the core set are there at once. Those of later sets are a file of their own, read only when somebody asks
for a card that the core set does not have: they are known, so that decks that name them can be talked about, but were
never compared with the cards themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from elysium.engine.bits import bits_of
from elysium.games.rivals.definitions.names import (
    AGENDA,
    AGENDA_STACK,
    ATTACK_TYPES,
    CHARACTER,
    CITY_STACK,
    CLANS,
    DISCIPLINES,
    ERRATA,
    FACTION_STACK,
    FORM,
    FORM_STACK,
    HAVEN,
    HAVEN_STACK,
    KEYWORDS,
    KINDS,
    LIBRARY_STACK,
    MONSTER,
    MONSTER_STACK,
    SETS,
    numbers,
)

NONE: Final = -1
"""A number that is not printed on the card, which is not the same as 0."""


@final
class Fact:
    """One card."""

    def __init__(
        self,
        stack: int,
        word: str,
        name: str,
        kinds: int,
        clan: int = 0,
        potency: int = NONE,
        attributes: tuple[int, int, int] = (0, 0, 0),
        disciplines: tuple[int, ...] = (),
        asks: tuple[int, ...] = (),
        attack: int = 0,
        reaction: int = 0,
        damage: int = NONE,
        revised_damage: int = NONE,
        shield: int = NONE,
        influence: int = NONE,
        prestige: int = NONE,
        resolves_at: int = NONE,
        blood: int = NONE,
        points: int = NONE,
        copies: int = 1,
        keywords: int = 0,
        is_revised: bool = False,
    ) -> None:
        self.face = 0
        """Its number, from 1 on; 0 is a card that is not known."""
        self.edition = 0
        """The set it came out in."""
        self.stack = stack
        self.word = word
        """What it is called in files, options and links; this never changes."""
        self.name = name
        self.kinds = kinds
        self.clan = clan
        """A vampire's own; of a library card, the clan of which its player needs a vampire; 0 for none."""
        self.potency = potency
        """A vampire's Blood Potency; of a library card, the Blood Potency that it asks for."""
        self.attributes = attributes
        """Physical, Social, Mental."""
        self.disciplines = disciplines
        """One for each icon of a vampire."""
        self.asks = asks
        """The Disciplines that the text of any other card looks for."""
        self.attack = attack
        """The types of attack it is played as, as a bit set."""
        self.reaction = reaction
        """The types of attack it answers, as a bit set."""
        self.damage = damage
        self.revised_damage = revised_damage
        self.shield = shield
        self.influence = influence
        """What a title costs."""
        self.prestige = prestige
        """What is paid for playing it; the least, where there is a choice."""
        self.resolves_at = resolves_at
        """The Prestige on it with which a conspiracy can be resolved."""
        self.blood = blood
        """Of a mortal or monster."""
        self.points = points
        """The Agenda for defeating it."""
        self.copies = copies
        """In the City Deck."""
        self.keywords = keywords
        self.is_revised = is_revised
        """Whether text or numbers differ between its printings."""

    @property
    def is_verified(self) -> bool:
        """Whether the facts were compared with the printed card."""
        return self.edition == 0

    def is_a(self, kind: int) -> bool:
        return bool(self.kinds >> kind & 1)

    def has(self, keyword: int) -> bool:
        return bool(self.keywords >> keyword & 1)

    def damage_in(self, printing: int) -> int:
        return self.revised_damage if printing == ERRATA and self.revised_damage != NONE else self.damage


# How cards are listed


def vampire(
    word: str, name: str, clan: str, potency: int, physical: int, social: int, mental: int, disciplines: str = "",
    keywords: str = "", kinds: str = "",
) -> Fact:  # fmt: skip
    return Fact(
        FACTION_STACK,
        word,
        name,
        1 << CHARACTER | bits_of(numbers(kinds, KINDS)),
        CLANS.index(clan),
        potency,
        (physical, social, mental),
        numbers(disciplines, DISCIPLINES),
        keywords=bits_of(numbers(keywords, KEYWORDS)),
    )


def library(
    word: str, name: str, kinds: str, *, clan: str = "", potency: int = NONE, attack: str = "", reaction: str = "",
    damage: int = NONE, revised_damage: int = NONE, shield: int = NONE, influence: int = NONE, prestige: int = NONE,
    resolves_at: int = NONE, asks: str = "", keywords: str = "", revised: bool = False,
) -> Fact:  # fmt: skip
    return Fact(
        LIBRARY_STACK,
        word,
        name,
        bits_of(numbers(kinds, KINDS)),
        CLANS.index(clan),
        potency,
        asks=numbers(asks, DISCIPLINES),
        attack=bits_of(numbers(attack, ATTACK_TYPES)),
        reaction=bits_of(numbers(reaction, ATTACK_TYPES)),
        damage=damage,
        revised_damage=revised_damage,
        shield=shield,
        influence=influence,
        prestige=prestige,
        resolves_at=resolves_at,
        keywords=bits_of(numbers(keywords, KEYWORDS)),
        is_revised=revised or revised_damage != NONE,
    )


def haven(word: str, name: str, revised: bool = False) -> Fact:
    return Fact(HAVEN_STACK, word, name, 1 << HAVEN, is_revised=revised)


def agenda(word: str, name: str, revised: bool = False) -> Fact:
    return Fact(AGENDA_STACK, word, name, 1 << AGENDA, is_revised=revised)


def city(word: str, name: str, kinds: str, copies: int = 1, blood: int = NONE, points: int = NONE) -> Fact:
    kind_bits = bits_of(numbers(kinds, KINDS))
    return Fact(CITY_STACK, word, name, kind_bits, blood=blood, points=points, copies=copies)


def monster(word: str, name: str, potency: int, physical: int, social: int, mental: int, points: int) -> Fact:
    attributes = (physical, social, mental)
    return Fact(MONSTER_STACK, word, name, 1 << MONSTER, 0, potency, attributes, points=points)


def form(word: str, name: str) -> Fact:
    return Fact(FORM_STACK, word, name, 1 << FORM)


def edition(name: str, cards: Sequence[Fact]) -> Sequence[Fact]:
    """The cards of one set."""
    for fact in cards:
        fact.edition = SETS.index(name)
    return cards


def numbered(first: int, cards: Sequence[Fact]) -> tuple[Fact, ...]:
    for number, fact in enumerate(cards, first):
        fact.face = number
    return tuple(cards)
