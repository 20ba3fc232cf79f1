"""Texts that are no deck are given up soon: whoever brings them must not hold up the decks of others."""

from __future__ import annotations

from typing import Any

import pytest
from krcg import parser

from elysium.engine.refusal import BadFile
from elysium.games.vtes.decks import text as decks_text
from elysium.games.vtes.decks.rules import read_deck
from elysium.games.vtes.definitions.facts import nearest_names

BEGUN = "12x Gilbert Duane (G1)\n40x Dodge\n"


class Work:
    def __init__(self) -> None:
        self.guessed: list[str] = []
        self.examined: list[str] = []


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """The lines that krcg looks at, and the names for which others like them are sought."""
    done = Work()
    guess, examine = nearest_names, parser.Parser.get_card

    def guessed(name: str, most: int = 3) -> list[str]:
        done.guessed.append(name)
        return guess(name, most)

    def examined(self: parser.Parser, line: str) -> Any:
        done.examined.append(line)
        return examine(self, line)

    monkeypatch.setattr(decks_text, "nearest_names", guessed)
    monkeypatch.setattr(parser.Parser, "get_card", examined)
    return done


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read_deck(text, "deck")
    return caught.value


def test_a_name_that_is_no_card_is_looked_for_once(work: Work) -> None:
    unread: Any = refusal(BEGUN + "1x Blod Doll\n" * 40).details["unread"]
    assert [found.nearest[0] for found in unread] == ["Blood Doll"] * 40
    assert work.guessed == ["Blod Doll"]
    assert len(work.examined) == len(set(work.examined))


@pytest.mark.parametrize("line", ["1x nonsense {}", "nonsense {}", "-3 nonsense {}"])
def test_of_many_bad_lines_only_a_few_are_guessed_at(work: Work, line: str) -> None:
    found = refusal(BEGUN + "\n".join(line.format(number) for number in range(1_500)))
    assert found.details["count"] == decks_text.MOST_UNREAD
    assert len(work.guessed) == decks_text.MOST_GUESSED
    assert len(work.examined) < 4 * decks_text.MOST_UNREAD


def test_a_text_of_very_many_lines_is_no_deck(work: Work) -> None:
    assert refusal(BEGUN + "some words:\n" * decks_text.MOST_LINES).reason == "deck-too-long"
    assert not work.examined
    report = "What happened that day.\n" * decks_text.MOST_LINES
    assert read_deck(f"{report}Crypt (12)\n12x Gilbert Duane (G1)\nLibrary (40)\n40x Dodge\n").library_size() == 40


def test_numbers_that_are_no_cards_are_not_all_told() -> None:
    cards = ",".join(f'"{number}":1' for number in range(4_000))
    unread: Any = refusal(f'{{"cards":{{{cards}}}}}').details["unread"]
    assert len(unread) == decks_text.MOST_UNREAD
