"""What of good Spanish and Polish a program can check: one word for one thing, plural forms, quotation marks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Identifier, Message, SelectExpression, TextElement
from fluent.syntax.visitor import Visitor

import elysium

PACKAGE = Path(elysium.__file__).parent
ROOTS = (PACKAGE, PACKAGE.parent / "examples")
POLISH_PLURAL = {"one", "few", "many"}

# Words that were used beside the right one, or that say something else. `where` is part of the path of the texts.
SPANISH: tuple[tuple[str, str], ...] = (
    ("", r"sólo"),
    ("", r"costos?"),  # coste
    ("", r"(?:una|su|tu|cada|ninguna|las|esta|medias?|dos|barajan ambas) barajas?"),  # mazo
    ("", r"qué tan"),
    ("", r"no hay tal"),
    ("", r"(?:se (?:lo|la) puede|se lo recluta)"),
    ("", r"fuera de la vista"),
    ("", r"al ser jugada"),
    ("mascarade", r"riqueza"),  # fortuna
    ("mascarade", r"marcador de justicia"),
    ("mascarade", r"manipul\w+"),
    ("vendetta", r"(?:primer|segundo|tercer|último) puesto"),  # lugar
    ("vendetta", r"última sangre"),
    ("vtes", r"fuera del juego"),  # an ousted player is out of the match
)
POLISH: tuple[tuple[str, str], ...] = (
    ("", r"będziesz móc"),
    ("", r"przystank\w+"),
    ("", r"nakry\w+"),
    ("", r"nic się nie stało"),
    ("", r"skądinąd"),
    ("", r"(?:awersem|rewersem) ku górze"),
    ("", r"poza zasięgiem wzroku"),
    ("", r"cały link"),  # pełny link
    ("", r"(?:w ręce|do ręki)"),  # na ręce, na rękę
    ("", r"gra (?:się (?:kończy|zacz|skoń)\w*|trwa|czeka|skończona|jeszcze|toczy się dalej i)"),  # partia
    ("", r"(?:koniec|końca|zakończeni[ue]|po zakończeniu) gry"),
    ("", r"raz (?:na|w) (?:grę|grze)"),
    ("elysium/text", r"przyjaci\w+"),  # znajomi
    ("elysium/text", r"reguł\w+"),  # zasady
    ("mascarade", r"(?:roszcze\w+|rości\w* sobie)"),
    ("mascarade", r"wymieni[ćaeł]\w* (?:swoją )?mask\w+"),  # reads as swapping it
    ("mascarade", r"manipul\w+"),
    ("vendetta", r"(?:dołóż|dołoż\w+|dokłada\w*) (?:dokładnie |odkryt\w+ |zakryt\w+ |jedną |klanu )*kart\w*"),  # zagrać
    ("vtes", r"skrwaw\w+"),  # wykrwawić
    ("vtes", r"kart\w+ wyborcz\w+"),
    ("vtes", r"powstrzym\w+ (?:\w+ )?blokiem"),
)
# Options are buttons, and buttons are infinitives in Spanish, as everywhere on the page.
SPANISH_ORDERS = re.compile(
    r"(?:Anuncia|Añade|Apuesta|Ataca|Baraja|Bloquea|Busca|Cede|Conserva|Deja|Déjalo|Desangra|Descarta|Di|Elige|Entrega"
    r"|Espía|Finge|Gana|Haz|Intercambia|Juega|Marca|Mira|Paga|Pasa|Pierde|Pon|Quédate|Quema|Quita|Quítale|Reclámala"
    r"|Recupera|Retírate|Roba|Toma|Usa|Vota)\b"
)


@cache
def texts(language: str) -> tuple[tuple[Path, str, str], ...]:
    """File, id and source of every message of a language."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[tuple[Path, str, str]]:
    for root in ROOTS:
        for file in sorted(root.rglob(f"*{language}.ftl")):
            if file.name in (f"{language}.ftl", f"{file.name.split('.')[0]}.{language}.ftl"):
                source = file.read_text(encoding="utf-8")
                for entry in parse(source).body:
                    if isinstance(entry, Message):
                        yield file, entry.id.name, source[entry.span.start : entry.span.end]  # type: ignore[union-attr]


def wrong_words(language: str, words: tuple[tuple[str, str], ...]) -> list[str]:
    patterns = [(where, re.compile(rf"(?<!\w){word}(?!\w)", re.I)) for where, word in words]
    return [
        f"{file.name} {name}: {found.group(0)}"
        for file, name, source in texts(language)
        for where, pattern in patterns
        if where in file.as_posix() and (found := pattern.search(source))
    ]


def test_spanish_has_one_word_for_one_thing() -> None:
    assert wrong_words("es", SPANISH) == []


def test_polish_has_one_word_for_one_thing() -> None:
    assert wrong_words("pl", POLISH) == []


def test_spanish_options_are_infinitives() -> None:
    wrong = []
    for file, name, source in texts("es"):
        if name.startswith("option-"):
            says = _Pieces()
            says.visit(parse(source))
            wrong += [f"{file.name} {name}: {piece}" for piece in says.found if SPANISH_ORDERS.match(piece)]
    assert wrong == []


def test_polish_plurals_have_all_their_forms() -> None:
    """1 karta, 2 karty, 5 kart: whoever tells one from the rest must also tell few from many."""
    wrong = []
    for file, name, source in texts("pl"):
        forms = _Forms()
        forms.visit(parse(source))
        wrong += [f"{file.name} {name}: {found}" for found in forms.found if not complete(found)]
    assert wrong == []


def complete(forms: dict[str, bool]) -> bool:
    if not POLISH_PLURAL & forms.keys():
        return True
    return {"one", "few"} <= forms.keys() and (forms.get("many", False) or forms.get("other", False))


def test_a_locked_card_does_not_sound_blocked_in_polish() -> None:
    english = {name: source for file, name, source in texts("en") if "vtes" in file.as_posix()}
    about_locks = {name for name, says in english.items() if re.search(r"\b(?:un)?lock", says, re.I)}
    polish = {name: source for file, name, source in texts("pl") if "vtes" in file.as_posix()}
    blocked = {name for name in about_locks if "block" not in english[name].lower() and "blok" in polish[name].lower()}
    assert blocked == set()


@pytest.mark.parametrize(("language", "foreign"), [("es", '"“”„‘'), ("pl", '"“«»‘'), ("en", '"«»„')])
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    wrong = []
    for file, name, source in texts(language):
        says = _Pieces()
        says.visit(parse(source))
        wrong += [f"{file.name} {name}: {piece}" for piece in says.found if set(piece) & set(foreign)]
    assert wrong == []


class _Pieces(Visitor):
    """What stands in a message besides its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


class _Forms(Visitor):
    """The variants of every choice in a message, and whether each stands for the rest."""

    def __init__(self) -> None:
        self.found: list[dict[str, bool]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name: bool(v.default) for v in node.variants if isinstance(v.key, Identifier)}
        self.found.append(keys)
        self.generic_visit(node)
