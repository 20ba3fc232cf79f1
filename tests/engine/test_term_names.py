"""The names under which rules are known."""

import pytest

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


def test_a_name_cannot_mean_two_things() -> None:
    with pytest.raises(TypeError, match="give means two things"):
        a_book("give", "take", "give").complete()
