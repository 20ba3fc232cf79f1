"""The rulebook calls what rules wrote with what they put into frames and questions."""

from collections.abc import Sequence

import pytest

from elysium.engine.fields import plain_data, public
from elysium.engine.refusal import IllegalChoice
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Option, State


@plain_data
class Heap(State):
    heap: list[int] = public()


book = Rulebook("heap")
TAKE = book.verb("take", number="count")


@book.choice("HEAP-01")
def plain(s: Heap, seat: int) -> Sequence[Option]:
    return [(TAKE, 0)]


@book.answer(plain)
def plainly(s: Heap, seat: int, option: Option) -> None:
    s.heap.append(option[1])


@book.choice("HEAP-02")
def least(s: Heap, seat: int, fewest: int) -> Sequence[Option]:
    return [(TAKE, fewest)]


@book.answer(least)
def leasts(s: Heap, seat: int, option: Option, fewest: int) -> None:
    s.heap += (option[1], fewest)


@book.choice("HEAP-03")
def between(s: Heap, seat: int, fewest: int, most: int) -> Sequence[Option]:
    return [(TAKE, fewest), (TAKE, most)][:1]


@book.answer(between)
def betweens(s: Heap, seat: int, option: Option, fewest: int, most: int) -> None:
    s.heap += (option[1], fewest, most)


@book.choice("HEAP-04")
def many(s: Heap, seat: int, first: int, second: int, third: int, fourth: int) -> Sequence[Option]:
    return [(TAKE, first + second + third + fourth)]


@book.answer(many)
def manies(s: Heap, seat: int, option: Option, first: int, second: int, third: int, fourth: int) -> None:
    s.heap += (option[1], first, second, third, fourth)


@book.refusal(many)
def not_many(s: Heap, seat: int, option: Option, first: int, second: int, third: int, fourth: int) -> IllegalChoice:
    return IllegalChoice("too-many", "HEAP-04", most=first + second + third + fourth)


book.complete()

QUESTIONS = (
    (plain, (), [0]),
    (least, (-7,), [-7, -7]),
    (between, (1 << 40, 3), [1 << 40, 1 << 40, 3]),
    (many, (1, 2, 3, 4), [10, 1, 2, 3, 4]),
)


@pytest.mark.parametrize(("choice", "details", "heap"), QUESTIONS)
def test_the_details_of_a_question_are_arguments_of_its_functions(
    choice: int, details: tuple[int, ...], heap: list[int]
) -> None:
    asked = Heap.blank(1)
    asked.ask(0, choice, *details)
    assert asked.asked == ((0, choice, *details),)
    played = asked.clone()
    (option,) = book.options_for(asked, 0)
    book.play(asked, 0, option)
    assert asked.heap == heap
    assert book.play_out(played, lambda: 0.0) == 1
    assert played.heap == heap


def test_a_refusal_gets_the_details_too() -> None:
    s = Heap.blank(1)
    s.ask(0, many, 1, 2, 3, 4)
    with pytest.raises(IllegalChoice) as refused:
        book.play(s, 0, (TAKE, 11))
    assert refused.value.details == {"most": 10}


def test_everybody_is_asked_with_the_same_details() -> None:
    s = Heap.blank(3)
    s.ask_all([2, 0], between, 4, 5)
    assert list(s.asked) == [(2, between, 4, 5), (0, between, 4, 5)]
    book.play(s, 0, (TAKE, 4))
    assert list(s.asked) == [(2, between, 4, 5)]
