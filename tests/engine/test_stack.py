"""What is still to happen, asked and changed by name."""

import pytest

from elysium.engine.fields import plain_data
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Frame, State

FIRST, SECOND, THIRD, NEW = range(4)


@plain_data
class Bare(State):
    """With the fields that every game has."""


def waiting() -> State:
    """First, second with 1, third, second with 2: in this order."""
    s = Bare.blank(2)
    s.do((FIRST,), (SECOND, 1, 7), (THIRD,), (SECOND, 2, 8))
    return s


def order(s: State) -> list[Frame]:
    return s.stack[::-1]


def test_the_next_of_several_is_pending() -> None:
    s = waiting()
    assert s.pending(SECOND) == (SECOND, 1, 7)
    assert s.pending(SECOND, 2) == (SECOND, 2, 8)
    assert s.pending(NEW) is None
    assert s.pending(SECOND, 3) is None


def test_only_what_is_done_first_comes_next() -> None:
    s = waiting()
    assert s.comes_next(FIRST)
    assert not s.comes_next(SECOND, 1)
    s.cancel(FIRST)
    assert s.comes_next(SECOND)
    assert s.comes_next(SECOND, 1)
    assert not s.comes_next(SECOND, 2)
    assert not Bare.blank(2).comes_next(FIRST)


def test_steps_come_before_and_after_another() -> None:
    s = waiting()
    s.before((SECOND, 2), (NEW, 1), (NEW, 2))
    s.after((SECOND,), (NEW, 3), (NEW, 4))
    assert order(s) == [
        (FIRST,), (SECOND, 1, 7), (NEW, 3), (NEW, 4), (THIRD,), (NEW, 1), (NEW, 2), (SECOND, 2, 8),
    ]  # fmt: skip


def test_steps_are_exchanged_and_cancelled() -> None:
    s = waiting()
    s.exchange((SECOND,), (NEW, 5))
    assert order(s) == [(FIRST,), (NEW, 5), (THIRD,), (SECOND, 2, 8)]
    s.cancel(THIRD)
    s.cancel(SECOND, 9)
    assert order(s) == [(FIRST,), (NEW, 5), (SECOND, 2, 8)]
    assert waiting().cancel_all(SECOND) == [(SECOND, 2, 8), (SECOND, 1, 7)]


def test_what_is_cut_short() -> None:
    s = waiting()
    s.cancel_up_to(SECOND)
    assert order(s) == [(THIRD,), (SECOND, 2, 8)]
    s.cancel_up_to(NEW)
    assert order(s) == [(THIRD,), (SECOND, 2, 8)]
    s = waiting()
    s.cancel_all_but({THIRD})
    assert order(s) == [(THIRD,), (SECOND, 2, 8)]


def test_something_is_done_after_all_that_came_meanwhile() -> None:
    s = waiting()
    depth = len(s.stack)
    s.do((NEW, 1), (NEW, 2))
    s.do_after_all_since(depth, (NEW, 3))
    assert order(s)[:4] == [(NEW, 1), (NEW, 2), (NEW, 3), (FIRST,)]


def test_what_must_be_there_is_missed() -> None:
    s = waiting()
    for ask in (s.before, s.after, s.exchange):
        with pytest.raises(LookupError):
            ask((NEW,), (NEW, 1))
    assert order(s) == order(waiting())


def test_a_step_says_what_others_must_know_of_it() -> None:
    book = Rulebook("any")
    surviving, hiding = book.having("survives"), book.role("hides")

    @book.step
    def plain(s: State, card: int) -> None: ...

    @book.step_that("survives", hides="card", owner="seat")
    def telling(s: State, seat: int, card: int) -> None: ...

    assert surviving == {telling}
    assert hiding == {telling: 2}
    assert book.role("owner") == {telling: 1}
    assert plain not in hiding
