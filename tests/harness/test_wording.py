"""What of good Spanish and Polish a program can check: one word for one thing, plural forms, quotation marks."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from elysium.engine.game import Game
from elysium.engine.text import COMMON, LANGUAGES
from tests.harness.tables import all_games, declared, every_game
from tests.harness.wording import Text, pieces, texts_in, variants, wrong_words

WRONG = {
    "en": (),
    "es": (
        r"sólo",
        r"costos?",  # coste
        r"(?:una|su|tu|cada|ninguna|las|esta|medias?|dos|ambas) barajas?",  # mazo
        r"qué tan",
        r"no hay tal",
        r"se l[oa] (?:puede|recluta)",
        r"fuera de la vista",
        r"al ser jugada",
        r"distritos?",  # Ubicación
        r"anfitri\w+",  # quien abrió la mesa
    ),
    "pl": (
        r"będziesz móc",
        r"przystank\w+",
        r"nakry\w+",  # a table that is laid for a meal
        r"nic się nie stało",  # never mind
        r"skądinąd",  # by the way
        r"(?:awersem|rewersem) ku górze",
        r"poza zasięgiem wzroku",
        r"cały link",  # pełny
        r"(?:w ręce|do ręki)",  # na ręce, na rękę
        r"gra (?:się (?:kończy|zacz|skoń)\w*|trwa|czeka|skończona|jeszcze)",  # one match is a partia
        r"(?:koniec|końca|zakończeni[ue]) gry",
        r"raz (?:na|w) (?:grę|grze)",
        r"niedokończon\w+ gr\w+",
        r"sojusznik\w*",  # poplecznik
        r"wydrukowan\w+ siła",  # bazowa
        r"na (?:twoim )?obszar(?:ze)? gracza",  # w obszarze, do obszaru
        r"odwzorowani\w+",  # mapowanie
        r"gospodarz\w*",  # osoba, która otworzyła stół
    ),
}
WRONG_ON_THE_PAGE = {"en": (), "es": (), "pl": (r"przyjaci\w+", r"reguł\w+")}  # znajomi, zasady
# Options are buttons, and buttons are infinitives in Spanish, as everywhere on the page.
SPANISH_ORDERS = re.compile(
    r"(?:Anuncia|Añade|Apuesta|Ataca|Baraja|Bloquea|Busca|Cede|Conserva|Deja|Déjalo|Desangra|Descarta|Di|Elige|Entrega"
    r"|Espía|Finge|Gana|Haz|Intercambia|Juega|Marca|Mira|Paga|Pasa|Pierde|Pon|Quédate|Quema|Quita|Quítale|Reclámala"
    r"|Recupera|Retírate|Roba|Toma|Usa|Vota)\b"
)


def all_texts(language: str) -> Iterator[Text]:
    yield from texts_in(COMMON, language)
    for game in all_games():
        yield from texts_in(game.folder / "text", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_stands_for_one_thing(language: str) -> None:
    assert wrong_words(all_texts(language), WRONG[language]) == []
    assert wrong_words(texts_in(COMMON, language), WRONG_ON_THE_PAGE[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_game_keeps_to_its_own_words(game: Game[Any], language: str) -> None:
    wrong = declared(game).wrong_words.get(language, ())
    assert wrong_words(texts_in(game.folder / "text", language), wrong) == []


def test_spanish_options_are_infinitives() -> None:
    options = [text for text in all_texts("es") if text.name.startswith("option-")]
    assert [text.name for text in options if any(SPANISH_ORDERS.match(piece) for piece in pieces(text))] == []


def test_polish_plurals_have_all_their_forms() -> None:
    """1 karta, 2 karty, 5 kart: whoever tells one from the rest must also tell few from many."""
    assert [(text.name, forms) for text in all_texts("pl") for forms in variants(text) if not complete(forms)] == []


def complete(forms: dict[str, bool]) -> bool:
    if not {"one", "few", "many"} & forms.keys():
        return True
    return {"one", "few"} <= forms.keys() and (forms.get("many", False) or forms.get("other", False))


@pytest.mark.parametrize(("language", "foreign"), [("es", '"“”„‘'), ("pl", '"“«»‘'), ("en", '"«»„')])
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    assert [text.name for text in all_texts(language) if set("".join(pieces(text))) & set(foreign)] == []
