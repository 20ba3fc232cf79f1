"""What every card says in every language, kept in files: a change of one message shows all that it touches.

If a difference is meant, write the files anew with `python -m tests.games.rivals.test_texts`.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from elysium.engine.audience import includes
from elysium.engine.cards.phrases import SORTS
from elysium.engine.match import Match
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.rivals.card_text import ability_text, card_text
from elysium.games.rivals.definitions.language import CARDS, Card, Face
from elysium.games.rivals.game import RIVALS
from elysium.games.rivals.kinds import by_word
from elysium.games.rivals.terms import BEGINS_WITH
from tests.harness.messages import words_in

FOLDER = Path(__file__).parent


@cache
def all_texts(language: str) -> str:
    say = Speech(language, RIVALS).say
    cards = sorted(CARDS.values(), key=lambda card: card.slug)
    return "".join("\n  ".join((card.slug, *card_text(card, say))) + "\n" for card in cards)


def file_for(language: str) -> Path:
    return FOLDER / f"texts.{language}.txt"


def the(word: str) -> Card:
    return CARDS[by_word()[word]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_said(language: str) -> None:
    assert all_texts(language).splitlines() == file_for(language).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_composed_text_says_nothing_twice_and_nothing_empty(language: str) -> None:
    for line in all_texts(language).splitlines():
        text = line.strip()
        assert not re.search(r"[+-]0\b| ,| \.|,,|\.\.|\( |\S\s{2}|: *\.|\{|\}|^[,.;]", text), line
        sentences = Counter(re.split(r"(?<=\.) ", text))
        assert [sentence for sentence, times in sentences.items() if times > 1] == [], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quality_can_be_said_of_somebody(language: str) -> None:
    speech = Speech(language, RIVALS)
    qualities = {word for sort, word in words_in(RIVALS.folder) if SORTS[sort] == "quality"} - {"not"}
    given: dict[str, str | int] = {"gender": "feminine", "number": "one", "case": "nom", "than": "x", "seats": "x"}
    given |= {"who": "x", "who-is": "self"}
    given |= {
        "host": "x",
        "code": "x",
        "than-is": "self",
        "seats-is": "you",
        "host-is": "self",
        "name": "x",
        "least": 1,
    }
    unsaid = [
        word for word in sorted(qualities) for how in ("is", "isnt") if not speech.say(f"quality-{word}.{how}", **given)
    ]
    assert unsaid == []


@pytest.mark.parametrize(
    ("word", "user"),
    [("the-dockyards", "your Leader"), ("vagrant", "the vampire with this card"), ("hydra", "you")],
)
def test_an_ability_says_whose_it_is(word: str, user: str) -> None:
    """Of a Haven it is the Leader's, of a Retainer that of the vampire it is on. [RIV-HAVEN-03, RIV-ABIL-02]"""
    assert user in ability_text(the(word), 0, Speech("en", RIVALS).say).lower().replace("leader", "Leader")


def test_what_is_said_of_an_attack_and_of_a_reaction_is_said_once() -> None:
    text = " ".join(card_text(the("humiliate"), Speech("en", RIVALS).say))
    assert text.count("Presence icons") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_a_starting_vampire_reads_which(language: str) -> None:
    """Until all have chosen it is told to that player alone. [RIV-DECK-05]"""
    match = Match.deal(RIVALS, RIVALS.setup(2, {}), ["p1", "p2"], b"begins")
    question = match.state.asked[0]
    option = RIVALS.book.options(match.state, question)[0]
    told = match.play(question[0], option)
    texts = [Speech(language, RIVALS).event(event, ["p1", "p2"]) for event in told if includes(event[0], question[0])]
    chosen = CARDS[Face(option[1])].name
    assert any(chosen in text for text in texts)
    assert not any(event[1] == BEGINS_WITH for event in told if includes(event[0], 1 - question[0]))


if __name__ == "__main__":
    for each in LANGUAGES:
        file_for(each).write_text(all_texts(each), encoding="utf-8")
