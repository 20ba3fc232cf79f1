"""Rules and bots ask what a word means; its name is known to the grammar, its own function and the texts alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.games import vendetta
from elysium.games.vendetta.cards.grammar import (
    CHOICES,
    CONDITIONS_AT,
    COUNTS_AT,
    EFFECT,
    EITHER_AT,
    POWER,
    STANDING,
    USUALLY_COUNTED,
    WORDS,
)
from elysium.games.vendetta.cards.language import (
    EFFECTS,
    MEASURES,
    NO_POWER,
    NOT_STANDING,
    OPTIONS,
    POINTS,
    POWER_KINDS,
    STANDING_KINDS,
)
from elysium.games.vendetta.game import VENDETTA

FOLDER = Path(vendetta.__file__).parent
SPELLING = ("cards/grammar.py", "cards/language.py", "terms.py")
"""Where words are declared, and verbs and events, some of which are called alike."""
FILES = sorted(
    name for file in FOLDER.rglob("*.py") if (name := str(file.relative_to(FOLDER))) not in SPELLING
)  # fmt: skip
FACTS = {"power", "score"}
"""Names of words that numbers on cards and in the log have as well."""
NAMES = {*WORDS, *CHOICES} - FACTS
COMPARED = {*WORDS, *CHOICES, *CONDITIONS_AT, *COUNTS_AT, *EITHER_AT, *MEASURES}


def names_in(source: str) -> Iterator[str]:
    """Where a word is recognised by its name: written out anywhere, or compared with."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(name)) if name in NAMES:
                yield f"{node.lineno}: {name}"
            case ast.Compare(left=left, comparators=others):
                for part in (left, *others):
                    if isinstance(part, ast.Attribute) and part.attr == "word":
                        yield f"{node.lineno}: {ast.unparse(node)}"
                    for inner in ast.walk(part):
                        if isinstance(inner, ast.Constant) and inner.value in COMPARED - NAMES:
                            yield f"{node.lineno}: {ast.unparse(node)}"
            case ast.Match(subject=ast.Attribute(attr="word")):
                yield f"{node.lineno}: match"


@pytest.mark.parametrize("file", FILES)
def test_no_rule_and_no_bot_recognises_an_effect_by_its_name(file: str) -> None:
    assert not list(names_in((FOLDER / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "source",
    [
        'if effect.word == "steal": pass',
        "if effect.word in SOME: pass",
        'WORTH = {"may-spend": 1.0}',
        'if condition == "at-haven": pass',
        'if effect.word != "power": pass',
        "match effect.word:\n    case _: pass",
    ],
)
def test_names_are_found(source: str) -> None:
    assert list(names_in(source))


def test_what_a_word_means_goes_with_its_kind() -> None:
    for word, grammar in WORDS.items():
        assert (grammar.means.standing != NOT_STANDING) == (grammar.group == STANDING), word
        assert (grammar.means.power != NO_POWER) == (grammar.group == POWER), word
        assert grammar.follows >= grammar.means.optional, word


def test_what_rules_ask_for_is_said_by_one_word_each() -> None:
    meanings = [grammar.means for grammar in WORDS.values()]
    assert sorted(means.standing for means in meanings if means.standing != NOT_STANDING) == list(range(STANDING_KINDS))
    assert sorted(means.power for means in meanings if means.power != NO_POWER) == list(range(POWER_KINDS))


def test_words_of_all_kinds_have_their_functions() -> None:
    assert VENDETTA.book.steps
    assert set(EFFECTS.words) == {word for word, grammar in WORDS.items() if grammar.group == EFFECT}
    assert set(OPTIONS.words) == set(CHOICES)
    assert set(POINTS) <= set(EFFECTS.words)
    assert set(USUALLY_COUNTED) == set(COUNTS_AT)
