"""Whoever breaks a card hears of it: from what is printed on it, and from the rulings that play it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest

from elysium.engine.document import Document, documents
from elysium.games.rivals.checks.check import differences_of
from elysium.games.rivals.definitions.definition import Definition
from elysium.games.rivals.definitions.language import CARDS, Card, Face
from elysium.games.rivals.rules import playing, triggers
from elysium.judge.ruling import Ruling
from tests.games.rivals.mutations import all_mutations

RULINGS = Path(__file__).parents[2] / "rulings" / "rivals"
NOTICED = 0.9
PLAYED = ("number", "noun", "window", "span")
"""Of these a sample is tried. How often a text comes in a turn takes a ruling made for it, so there all are."""
NEVER_TWICE = {
    "c22-show-of-force": "it burns itself",
    "first-tradition-the-masquerade": "it burns itself",
    "iris-lokken": "playing a Scheme exhausts her until her next turn",
}
"""Texts that come once a turn whatever is written."""
KINDS = (*PLAYED, "limit")
SAMPLE = 120
WORD = re.compile(r"[\w-]+")


def test_a_broken_card_differs_from_what_is_printed() -> None:
    found = all_mutations()
    assert {mutation.what for mutation in found} == set(KINDS)
    for what in KINDS:
        alike = [mutation.definition for mutation in found if mutation.what == what]
        missed = [broken.word for broken in alike if not differences_of(broken)]
        assert len(missed) <= (1 - NOTICED) * len(alike), (what, missed)


@pytest.mark.parametrize("kind", ["vampire", "city"])
def test_vampires_and_the_city_are_noticed_as_well(kind: str) -> None:
    cards = [(broken, CARDS[Face(broken.face)]) for _, broken in all_mutations()]
    broken = [broken for broken, card in cards if (card.is_vampire if kind == "vampire" else in_city(card))]
    assert sum(bool(differences_of(one)) for one in broken) >= NOTICED * len(broken) > 0


def in_city(card: Card) -> bool:
    return card.is_citizen or card.is_event or card.is_prince


def test_a_broken_card_breaks_a_ruling() -> None:
    sample = Random(7).sample([mutation for mutation in all_mutations() if mutation.what in PLAYED], SAMPLE)
    missed = [f"{what} of {broken.word}" for what, broken in sample if not breaks_a_ruling(broken)]
    assert len(missed) <= (1 - NOTICED) * SAMPLE, missed


def test_whoever_changes_how_often_a_text_comes_breaks_a_ruling() -> None:
    changed = [broken for what, broken in all_mutations() if what == "limit"]
    assert {broken.word for broken in changed if not breaks_a_ruling(broken)} == set(NEVER_TWICE)


@cache
def rulings() -> list[tuple[Document, frozenset[str]]]:
    """Each with the words that it says."""
    found = [document for path in sorted(RULINGS.rglob("*.yaml")) for document in documents(path.read_text("utf-8"))]
    return [(document, frozenset(WORD.findall(str(document.content)))) for document in found]


def breaks_a_ruling(broken: Definition) -> bool:
    about = [document for document, words in rulings() if broken.word in words]
    assert about, broken.word
    with in_its_place(broken), suppress(Exception):
        return not all(Ruling(document).run().passed for document in about)
    return True


@contextmanager
def in_its_place(broken: Definition) -> Iterator[None]:
    face = Face(broken.face)
    whole = CARDS.definitions[face]
    define(face, broken)
    try:
        yield
    finally:
        define(face, whole)


def define(face: Face, definition: Definition) -> None:
    CARDS.define(face, definition)
    playing.playable.__self__.clear()  # type: ignore[attr-defined]
    triggers.effects_of.cache_clear()
    triggers.INTERPRETER.programs.clear()
