"""Rules and bots know what an effect, a condition, a target or a card means by what is declared, never by its name."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from elysium.engine.cards.nodes import Node
from elysium.games.vtes.definitions.definition import Definition
from elysium.games.vtes.definitions.language import CARDS, LoweredEffect, card
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.game import VTES
from elysium.games.vtes.vocabulary.kernel import LANGUAGE

ROOMS = Path(__file__).parents[3] / "elysium" / "games" / "vtes"
ROOMS_OF_CARDS = "elysium.games.vtes.cards"
assert VTES.name == "vtes"


def modules(*rooms: str) -> list[Path]:
    return [path for room in rooms for path in sorted((ROOMS / room).rglob("*.py"))]


@pytest.mark.parametrize("path", modules("rules", "vocabulary", "advising"), ids=lambda path: path.stem)
def test_nothing_is_recognised_by_its_name(path: Path) -> None:
    asked = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("name", "keywords")
    ]
    assert asked == []


def effects() -> Iterator[LoweredEffect]:
    for definition in CARDS.values():
        for mode in (*definition.modes, *definition.abilities):
            yield from (*mode.effects, *mode.on_success, *mode.asked_costs)
            yield from (cost.effect for cost in mode.other_costs if cost.effect is not None)
        for trigger in definition.triggers:
            yield from trigger.effects


def test_every_meaning_is_that_of_an_effect_and_is_weighed_by_bots() -> None:
    meant = {effect.meaning for effect in effects()} - {Meaning.UNTOLD}
    assert meant == set(Meaning) - {Meaning.UNTOLD}
    thoughts = "".join(path.read_text(encoding="utf-8") for path in modules("advising"))
    assert [meaning for meaning in meant if f"Meaning.{meaning.name}" not in thoughts] == []


def test_every_trait_is_that_of_a_card() -> None:
    assert len(set(TRAITS.values())) == len(TRAITS)
    found = 0
    for definition in CARDS.values():
        found |= definition.traits
        for mode in definition.modes:
            found |= mode.traits
    assert [word for word, trait in TRAITS.items() if not found & trait] == []


def test_a_keyword_that_nobody_knows_is_refused() -> None:
    with pytest.raises(AssertionError, match="hold-down"):
        card("Bauble", keywords="hold-down")


@cache
def written() -> tuple[Definition, ...]:
    """The cards with a text of their own."""
    return tuple(definition for definition in CARDS.definitions.values() if not definition.fact.plain)


def words_of(part: object) -> Iterator[Node]:
    """All words of a definition, or of a part of one."""
    if isinstance(part, Node):
        yield from part.walk()
    elif isinstance(part, tuple):
        for one in part:
            yield from words_of(one)
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from words_of(getattr(part, name))


def stands_beside_its_card(value: object) -> bool:
    return inspect.isroutine(value) and value.__module__.startswith(f"{ROOMS_OF_CARDS}.")


def functions_of(card: Definition) -> Iterator[object]:
    """What its words call: given to them, or named in their source."""
    for node in words_of(card):
        yield from (value for _, value in node.args)
        yield from map(LANGUAGE.names.get, LANGUAGE.asks(node))


def test_few_cards_need_a_function_of_their_own() -> None:
    """The way out for what no combination says stands beside its card, and stays the exception."""
    own = [card.fact.name for card in written() if any(map(stands_beside_its_card, functions_of(card)))]
    print(f"{len(own)} of {len(written())} cards with a text have a function of their own: {', '.join(own)}")
    assert 0 < len(own) < 0.03 * len(written())


def test_the_language_grows_slower_than_the_cards() -> None:
    """Whichever half of the cards comes second, it needs less than four tenths as many words more as the first did."""
    words = [{(type(node), node.word) for node in words_of(card)} for card in written()]
    half = len(words) // 2
    orders = [Random(seed).sample(words, len(words)) for seed in range(10)]
    needed = sum(len(set().union(*order[:half])) for order in orders) / len(orders)
    assert len(set().union(*words)) - needed < 0.4 * needed
