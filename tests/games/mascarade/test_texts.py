"""How Mascarade speaks of masks and of one's own card, in every language."""

import pytest

from elysium.engine.audience import EVERYONE
from elysium.engine.text import Speech
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import HANDLED, MASK_NAMES

NAMES = ("Ana", "Bea", "Cai", "Dan")
FEMININE = {"empress", "witch", "princess", "widow"}


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_whoever_takes_their_own_card_is_not_named_twice(language: str) -> None:
    speech = Speech(language, MASCARADE)
    assert speech.event((EVERYONE, HANDLED, 0, 0, 1), NAMES).count("Ana") == 1
    assert speech.event((EVERYONE, HANDLED, 0, 1, 2), NAMES).count("Ana") == 1
    others = speech.event((EVERYONE, HANDLED, 0, 1, 2), NAMES)
    assert "Bea" in others
    assert "Cai" in others


@pytest.mark.parametrize("mask", MASK_NAMES)
def test_a_spanish_mask_has_its_article(mask: str) -> None:
    speech = Speech("es", MASCARADE)
    name = speech.say(f"mask-{mask}")
    said = speech.say("board-says-say", mask=name)
    assert said == f"Soy {'la' if mask in FEMININE else 'el'} {name}."
