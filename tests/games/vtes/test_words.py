"""Rules and bots know what an effect, a condition, a target or a card means by what is declared, never by its name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.engine.cards.nodes import Node
from elysium.games.vtes.definitions.definition import Definition
from elysium.games.vtes.definitions.language import CARDS, LoweredEffect, card
from elysium.games.vtes.definitions.meaning import Meaning
from elysium.games.vtes.definitions.traits import TRAITS
from elysium.games.vtes.game import VTES

ROOMS = Path(__file__).parents[3] / "elysium" / "games" / "vtes"
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


def test_few_cards_need_a_function_of_their_own() -> None:
    """The way out for what no combination says stands beside its card, and stays the exception."""
    written = [card for card in CARDS.definitions.values() if not card.fact.plain]
    own = [card.fact.name for card in written if any(node.get("function") for node in _words_of(card))]
    assert 0 < len(own) < 0.03 * len(written), own


def _words_of(card: Definition) -> Iterator[Node]:
    clauses = (*card.modes, *card.abilities)
    effects = [effect for clause in clauses for effect in (*clause.effects, *clause.success, *clause.cost)]
    for effect in (*effects, *(effect for trigger in card.triggers for effect in trigger.effects)):
        yield from effect.walk()
