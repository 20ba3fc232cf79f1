"""All cards by number, word and name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from elysium.engine.card_names import NameIndex
from elysium.games.rivals.definitions.conclave_22 import CONCLAVE_22
from elysium.games.rivals.definitions.core import CORE
from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.names import (
    AGENDA_STACK,
    CITY_STACK,
    EVENT,
    FACTION_STACK,
    HAVEN_STACK,
    LIBRARY_STACK,
)
from elysium.games.rivals.definitions.promo import PROMO
from elysium.games.rivals.definitions.wolf_and_rat import WOLF_AND_RAT

DECK_STACKS = (LIBRARY_STACK, FACTION_STACK, HAVEN_STACK, AGENDA_STACK)
"""Where the cards go that players bring."""
AT_HAND = CORE + WOLF_AND_RAT + CONCLAVE_22 + PROMO
"""The sets of which something can be played: their facts are there at once."""


def every_card() -> tuple[Fact, ...]:
    """Those of later sets too."""
    from elysium.games.rivals.definitions.later import LATER  # which few tables need

    return CORE + LATER


def fact_of(face: int) -> Fact:
    """The card with this number."""
    return _at_hand_by_face().get(face) or every_card()[face - 1]


def by_word(word: str) -> Fact | None:
    return _at_hand_by_word().get(word) or _all_by_word().get(word)


@cache
def city_deck(events: int = 0) -> tuple[int, ...]:
    """The faces of all 27 cards, each as often as it is in the deck, with the Events of one set. [RIV-COMP-02]"""
    cards = [fact for fact in AT_HAND if fact.stack == CITY_STACK and fact.edition == (fact.is_a(EVENT) and events)]
    return tuple(fact.face for fact in cards for _ in range(fact.copies))


def named(written: str) -> Fact | None:
    """The card of this name, however it is written; that of the core set where later ones share it."""
    return _core_names().find(written) or _all_names().find(written)


def core_in_decks(written: str) -> Fact | None:
    """The card of this name, if it is one of the core set that people bring in decks."""
    found = _core_names().find(written)
    return found if found and found.stack in DECK_STACKS else None


def named_in_decks(written: str) -> Fact | None:
    """The card of this name; one that people bring in decks before any other."""
    return core_in_decks(written) or _names_in_decks().find(written) or named(written)


def first_called(name: str) -> Fact | None:
    """The first card that was printed with exactly this name: some of later sets are called as one of the core set."""
    return _at_hand_by_name().get(name) or next((fact for fact in every_card() if fact.name == name), None)


def nearest_names(written: str) -> Sequence[str]:
    return [fact.name for fact in _all_names().nearest(written)]


@cache
def _at_hand_by_name() -> dict[str, Fact]:
    return {fact.name: fact for fact in AT_HAND}


@cache
def _at_hand_by_word() -> dict[str, Fact]:
    return {fact.word: fact for fact in AT_HAND}


@cache
def _at_hand_by_face() -> dict[int, Fact]:
    return {fact.face: fact for fact in AT_HAND}


@cache
def _all_by_word() -> dict[str, Fact]:
    return {fact.word: fact for fact in every_card()}


@cache
def _core_names() -> NameIndex[Fact]:
    return _names_among(CORE)


@cache
def _all_names() -> NameIndex[Fact]:
    return _names_among(every_card())


@cache
def _names_in_decks() -> NameIndex[Fact]:
    return _names_among(fact for fact in every_card() if fact.stack in DECK_STACKS)


def _names_among(cards: Iterable[Fact]) -> NameIndex[Fact]:
    return NameIndex((name, fact) for fact in cards for name in _names_of(fact))


def _names_of(fact: Fact) -> Sequence[str]:
    """Havens are printed with the word before their name; in the sets of hunters and werewolves with other words."""
    if fact.stack != HAVEN_STACK:
        return (fact.name,)
    return (fact.name, f"Haven - {fact.name}", f"Hideout - {fact.name}", f"Caern: {fact.name}")
