"""Cards are made as they are first looked up, once, and all of them are there before."""

from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest

from elysium.engine.cards.index import CardIndex


def index(made: list[str]) -> CardIndex[int, str, list[str]]:
    def make(definition: str) -> list[str]:
        sleep(0.001)
        made.append(definition)
        return [definition]

    found: CardIndex[int, str, list[str]] = CardIndex()
    found.make = make
    for number, word in enumerate(("ash", "bat", "cur")):
        found.define(number, word)
    return found


def test_a_card_is_made_once_and_only_if_somebody_asks_for_it() -> None:
    made: list[str] = []
    cards = index(made)
    assert 1 in cards
    assert len(cards) == 3
    assert list(cards) == list(cards.keys()) == [0, 1, 2]
    assert made == []
    assert cards[1] is cards[1]
    assert cards.get(1) is cards[1]
    assert made == ["bat"]
    assert cards.get(7) is None
    with pytest.raises(KeyError):
        cards[7]
    assert list(cards.values()) == [["ash"], ["bat"], ["cur"]]
    assert dict(cards) == dict(cards.items()) == {0: ["ash"], 1: ["bat"], 2: ["cur"]}
    assert sorted(made) == ["ash", "bat", "cur"]


def test_a_card_that_is_defined_anew_is_made_anew() -> None:
    made: list[str] = []
    cards = index(made)
    assert cards[1] == ["bat"]
    cards.define(1, "boa")
    assert cards[1] == ["boa"]


def test_several_threads_get_the_same_card() -> None:
    made: list[str] = []
    cards = index(made)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: cards[2], range(32)))
    assert all(card is found[0] for card in found)
    assert made == ["cur"]


def test_a_game_whose_vocabulary_nobody_has_imported_says_so() -> None:
    cards: CardIndex[int, str, str] = CardIndex()
    cards.define(1, "bat")
    with pytest.raises(AssertionError, match="vocabulary"):
        cards[1]
