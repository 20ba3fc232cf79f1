"""Card texts are made from the definitions, in every language, and read like cards."""

import re

import pytest

from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vendetta.cards.grammar import CHOICES, COUNTED, EITHER_AT, KINDS_OF, NUMBER, OFFERS, STEPS, WORDS
from elysium.games.vendetta.cards.grammar import COUNTS_AT, SELECTORS_AT
from elysium.games.vendetta.cards.reading import FILES, edition_of, group_of, standard
from elysium.games.vendetta.cards_text import card_confidence, card_facts, card_text, composed_messages
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import FIRST_LOCATION

SENTENCES = re.compile(r"^[A-ZÁ-Ż+−][^{}$\[\]]*\.$")
BAD_PIECES = re.compile(r"  | [,.;:]|\.\.|,,|[.:] [a-zà-ž]|[{}$]|None|\bsay\b|\b[a-z]+-[a-z]+-[a-z]+\b")


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, VENDETTA)


def english(name: str, text: str = "") -> str:
    edition = edition_of(text)
    return card_text(edition, edition.number_of[name], Speech("en", VENDETTA).say)


def test_every_card_has_a_name_and_a_text_that_is_made_of_sentences(speech: Speech) -> None:
    names = set()
    for card in standard().cards:
        names.add(speech.say(f"card-{card.name}"))
        text = card_text(standard(), card.number, speech.say)
        assert SENTENCES.match(text), text
        wrong = BAD_PIECES.search(text)
        assert not wrong or wrong.group().startswith(": "), text
    assert len(names) == len(standard().cards), "two cards have the same name"
