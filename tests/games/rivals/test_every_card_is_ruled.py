"""Every card, in each of its printings, is played by a ruling below `tests/rulings/rivals/cards`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from elysium.engine.statements import statements
from elysium.games.rivals.definitions.language import CARDS, Card, fact_behind
from elysium.games.rivals.definitions.names import AGENDA_STACK, CITY_STACK, FACTION_STACK, HAVEN_STACK, LIBRARY_STACK
from elysium.games.rivals.game import RIVALS

RULINGS = Path(__file__).parents[2] / "rulings" / "rivals" / "cards"
WORD = re.compile(r"[\w-]+")
LIBRARY = [card for card in CARDS.values() if card.stack == LIBRARY_STACK]
VERBS = "play|lay-face-down|lay-attack|play-attack|play-for-intel|lay-reaction|add-modifier|hide-modifier|use|resolve"
PLAYED = re.compile(rf"(?:{VERBS}) ([\w-]+)")


@cache
def rulings() -> list[dict[str, Any]]:
    files = sorted(RULINGS.glob("*.yaml"))
    return [ruling for file in files for ruling in yaml.safe_load_all(file.read_text("utf-8")) if ruling]


def words_in(part: object) -> Iterator[str]:
    """Every word below this part of a ruling, of keys and values alike."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(part, list):
        for item in part:
            yield from words_in(item)
    else:
        yield from WORD.findall(str(part))


def moves_of(ruling: dict[str, Any]) -> str:
    """What is done in it and was not refused."""
    return "\n".join(str(move) for move in ruling.get("play", []) if "refused" not in move)


def test_all_library_cards_are_there() -> None:
    assert len({card.name for card in LIBRARY if fact_behind(card.face).is_verified}) == 69


@pytest.mark.parametrize("card", LIBRARY, ids=lambda card: card.slug)
def test_a_library_card_is_played_by_a_ruling(card: Card) -> None:
    """Played from hand, or in play with something that comes of it."""
    using = [
        ruling
        for ruling in rulings()
        if card.slug in PLAYED.findall(moves_of(ruling))
        or (card.is_ongoing and card.slug in words_in(ruling["position"]) and ruling.get("expect"))
    ]
    assert using, f"no ruling plays {card.name}"
    assert {rule for ruling in using for rule in words_in(ruling["rule"])} <= set(statements(RIVALS.folder))


OTHERS = [card for card in CARDS.values() if card.stack != LIBRARY_STACK]
OWN_FILES = ("crypt", "havens", "agendas", "city", "conclave-22", "promo", "wolf-and-rat")


@cache
def rulings_about_others() -> list[dict[str, Any]]:
    files = [RULINGS / f"{name}.yaml" for name in OWN_FILES]
    return [ruling for file in files for ruling in yaml.safe_load_all(file.read_text("utf-8")) if ruling]


def test_all_other_cards_are_there() -> None:
    """36 vampires, 8 Havens, 8 Agendas, and 20 cards of the city."""
    names = {(card.stack, card.name) for card in OTHERS if fact_behind(card.face).is_verified}
    found = [sum(stack == number for stack, _ in names) for number in (FACTION_STACK, HAVEN_STACK, AGENDA_STACK)]
    assert [*found, sum(stack == CITY_STACK for stack, _ in names)] == [36, 8, 8, 20]


@pytest.mark.parametrize("card", OTHERS, ids=lambda card: card.slug)
def test_another_card_has_a_ruling_about_it(card: Card) -> None:
    """It lies on the table or in the City Deck, its title names it, and something must come of it."""
    about = [
        ruling
        for ruling in rulings_about_others()
        if card.name in ruling["title"] and card.slug in words_in(ruling["position"]) and checks(ruling)
    ]
    assert about, f"no ruling is about {card.name}"


def checks(ruling: dict[str, Any]) -> bool:
    return bool(ruling.get("expect")) or any("expect" in move for move in ruling.get("play", []))
