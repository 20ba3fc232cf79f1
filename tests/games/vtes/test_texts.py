"""What every card says in every language, kept in files: a change of one message shows all that it touches.

If a difference is meant, write the files anew with `python -m tests.games.vtes.test_texts`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from elysium.engine.cards.phrases import SORTS
from elysium.engine.cards.programs import ChooseCard, Either, HowMany, OfferEffects
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vtes.card_text import ability_text, card_text, prompt
from elysium.games.vtes.definitions.language import CARDS, Card
from elysium.games.vtes.game import VTES
from elysium.games.vtes.rules.triggers import INTERPRETER, OF_MODE
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.vocabulary.amounts import up_to
from elysium.games.vtes.vocabulary.clauses import master
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, may
from elysium.games.vtes.vocabulary.effects import burn, burn_pool, draw, gain_blood, gain_pool
from elysium.games.vtes.vocabulary.things import PREY, YOU, location, of, ready, vampire
from tests.games.vtes.worst_texts import WORST, printed
from tests.harness.messages import words_in
from tests.harness.tables import all_setups, start

FOLDER = Path(__file__).parent


def text_of(card: Card, language: str) -> str:
    return "\n  ".join(card_text(card, Speech(language, VTES).say))


def told(cards: Iterable[Card], language: str) -> str:
    return "".join(f"{card.name}\n  {text_of(card, language)}\n" for card in cards)


SAID = ("modes", "abilities", "statics", "triggers", "prices", "gives", "raises")


@cache
def all_texts(language: str) -> str:
    """All cards with a definition; those of the others say what is printed in their corners."""
    defined = [card for card in CARDS.values() if any(getattr(card, part) for part in SAID)]
    return told(sorted(defined, key=lambda card: card.slug), language)


def file_for(name: str, language: str) -> Path:
    return FOLDER / f"{name}.{language}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_said(language: str) -> None:
    assert all_texts(language).splitlines() == file_for("texts", language).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_were_hard_to_read_are_not(language: str) -> None:
    expected = file_for("worst_texts", language).read_text(encoding="utf-8")
    assert told(WORST, language).splitlines() == expected.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_composed_text_says_nothing_twice_and_nothing_empty(language: str) -> None:
    for line in all_texts(language).splitlines():
        assert not re.search(r"[+-]0\b| ,| \.|,,|\.\.|\( |\S\s{2}|: *\.|\b0 (or less|o menos)|najwyżej 0", line), line
        sentences = Counter(re.split(r"(?<=\.) ", line.strip()))
        assert [sentence for sentence, times in sentences.items() if times > 1] == [], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quality_can_be_said_of_somebody(language: str) -> None:
    speech = Speech(language, VTES)
    qualities = {word for sort, word in words_in(VTES.folder) if SORTS[sort] == "quality"} - {"not"}
    given = {"gender": "feminine", "number": "one", "case": "nom", "than-is": "self", "seats-is": "you", "least": 1}
    given |= {"names": "x", "names-is": "x", "code": "x", "level": 1, "most": 1, "keyword": "x", "name": "x"}
    given |= {"than": "x", "host": "x", "seats": "x", "seat": "x", "seat-is": "you", "who": "x", "who-is": "self"}
    given |= {
        "hosts": "x",
        "cards": "x",
        "one": "x",
        "one-is": "self",
        "name-is": "x",
        "path": "x",
        "codes": "x",
        "keywords": "x",
    }
    unsaid = [
        word for word in sorted(qualities) for how in ("is", "isnt") if not speech.say(f"quality-{word}.{how}", **given)
    ]
    assert unsaid == []


# What choices in the middle of a card ask

ASKED = printed(
    "Life in the City",
    modes=(
        master(choose(vampire(ready, of(YOU)), gain_blood(1, CHOSEN))),
        master(may(draw(1), cost=(burn_pool(1),))),
        master(either((burn_pool(1, PREY),), (choose(location(of(PREY)), burn(CHOSEN), by=PREY),), by=PREY)),
        master(gain_pool(up_to(3))),
    ),
)
PROMPTS = {
    "en": [
        "Choose a ready vampire you control.",
        "You can burn 1 pool to draw a card: do you?",
        "Choose: burn 1 pool or burn a location your prey controls.",
        "How many? Gain up to 3 pool.",
    ],
    "es": [
        "Elige a un vampiro preparado que controlas.",
        "Puedes quemar 1 de reserva para robar una carta: ¿lo haces?",
        "Elige: quema 1 de reserva o quema un lugar que controla tu presa.",
        "¿Cuánto? Gana hasta 3 de reserva.",
    ],
    "pl": [
        "Wybierz gotowego wampira pod twoją kontrolą.",
        "Możesz spalić 1 punkt puli, aby dobrać kartę: robisz to?",
        "Wybierz: spal 1 punkt puli lub spal lokację pod kontrolą twojej zdobyczy.",
        "Ile? Zyskaj najwyżej 3 punkty puli.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_asks_by_the_words_it_is_made_of(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, ASKED.face, ASKED)
    kinds = [type(mode.effects[0].instruction) for mode in ASKED.modes]
    assert kinds == [ChooseCard, OfferEffects, Either, HowMany]
    say = Speech(language, VTES).say
    assert [prompt(ASKED, OF_MODE, number, 0, say) for number in range(4)] == PROMPTS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_to_choose_reads_what_it_is_about(language: str) -> None:
    state = start(VTES, all_setups(VTES)[0], 1)
    assert isinstance(state, Vtes)
    view = VTES.observe(state, 0)
    trick = next(card for card in CARDS.values() if card.slug == "the-trick-of-the-danya")
    view.asked = ((0, INTERPRETER.choosing, trick.face, OF_MODE, 1, 0, 0, 0, 0, 0),)
    question = Speech(language, VTES).question(view, ["Ana", "Bea", "Cleo", "Dana", "Eva"])
    assert question == f"Ana: {prompt(trick, OF_MODE, 1, 0, Speech(language, VTES).say)}"


@pytest.mark.parametrize(
    ("name", "number", "question"),
    [
        ("Graverobbing", 1, "You can burn 2 blood to move the target to the ready region: do you?"),
        ("Might of the Camarilla", 0, "Choose a vampire in your uncontrolled region."),
    ],
)
def test_a_question_is_put_to_whoever_is_asked_once_the_target_is_known(name: str, number: int, question: str) -> None:
    card = next(card for card in CARDS.values() if card.name == name)
    asking = [isinstance(effect.instruction, (ChooseCard, OfferEffects)) for effect in card.modes[number].effects]
    assert prompt(card, OF_MODE, number, asking.index(True), Speech("en", VTES).say) == question


def test_an_ability_is_told_as_on_the_card() -> None:
    doll = next(card for card in WORST if card.name == "Blood Doll")
    assert ability_text(doll, 1, Speech("en", VTES).say) == (
        "During its controller’s master phase, the controller of the vampire with this card can move 1 pool to it."
    )


if __name__ == "__main__":
    for code in LANGUAGES:
        file_for("texts", code).write_text(all_texts(code), encoding="utf-8")
        file_for("worst_texts", code).write_text(told(WORST, code), encoding="utf-8")
