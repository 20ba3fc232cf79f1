"""The names under which rules are known."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

import pytest

from elysium.engine.fingerprint import spelled
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import State


def a_book(*names: str) -> Rulebook:
    book = Rulebook("example")
    for name in names:
        if name.startswith("told-"):
            book.event(name, player="player")
        else:
            book.verb(name, player="player", amount="coins")
    return book


def test_rules_are_the_same_in_whatever_order_they_are_written_down() -> None:
    assert a_book("give", "take", "told-all").fingerprint() == a_book("told-all", "take", "give").fingerprint()


@pytest.mark.parametrize("names", [("give",), ("give", "take", "told-some"), ("give", "took", "told-all")])
def test_rules_that_say_other_things_are_others(names: tuple[str, ...]) -> None:
    assert a_book("give", "take", "told-all").fingerprint() != a_book(*names).fingerprint()


def test_a_step_more_makes_other_rules() -> None:
    book, other = a_book("give"), a_book("give")

    @other.step
    def deal(s: State) -> None:
        raise NotImplementedError

    assert deal == 0
    assert book.fingerprint() != other.fingerprint()


def test_other_cards_make_other_rules() -> None:
    book = a_book("give")
    usual = book.fingerprint([("king", 3), ("queen", 2)])
    assert usual == book.fingerprint([("queen", 2), ("king", 3)])
    assert usual not in (
        book.fingerprint(),
        book.fingerprint([("king", 3)]),
        book.fingerprint([("king", 4), ("queen", 2)]),
    )


class Suit(Enum):
    HEARTS = auto()


@dataclass
class Drawn:
    count: int = 1
    of: Suit = Suit.HEARTS
    does: Callable[..., Any] = print


def test_definitions_are_spelled_out_alike_in_every_process() -> None:
    assert spelled(Drawn()) == "()"
    assert spelled(Drawn(2, does=a_book)) == "(count=2,does=a-book)"
    assert spelled(({"b": 1, "a": [None, 2.5]}, {"y", "x"}, Suit.HEARTS)) == "({'a':(None,2.5),'b':1},{'x','y'},HEARTS)"
    with pytest.raises(TypeError, match="object cannot be spelled out"):
        spelled(object())


def test_a_name_cannot_mean_two_things() -> None:
    with pytest.raises(TypeError, match="give means two things"):
        a_book("give", "take", "give").complete()
