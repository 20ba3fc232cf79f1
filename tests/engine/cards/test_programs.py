"""Effects are carried out in order, and wait for whoever decides."""

from __future__ import annotations

import pytest

from elysium.engine.cards.generate import BadWord
from tests.engine.cards.small import (
    ACCEPT,
    AMOUNT,
    CHOOSE,
    CHOSEN,
    DECLINE,
    EVERYONE,
    IT,
    SELF,
    THEY,
    WAY,
    YOU,
    X,
    answer,
    away,
    beast,
    book,
    carry_out,
    control,
    count,
    feed,
    gain,
    home,
    is_,
    of,
    pay,
    strong,
    table,
    up_to,
)


def options(s: object) -> list[tuple[int, ...]]:
    return list(book.options(s, s.asked[0]))  # type: ignore[arg-type, attr-defined]


def test_effects_come_one_after_the_other() -> None:
    s = table()
    carry_out(s, gain(2), gain(count(beast(home))), feed(1, IT), target=20)
    assert s.gold == [9, 5]
    assert s.strength[2] == 4


def test_one_effect_may_concern_many() -> None:
    s = table()
    carry_out(s, gain(count(beast(of(THEY))), EVERYONE), feed(1, beast(home)))
    assert s.gold == [7, 6]
    assert s.strength == [0, 2, 4, 2]


def test_a_condition_decides() -> None:
    s = table()
    choice = control("if", condition=is_(IT, strong), then=(gain(1),), otherwise=(pay(1),))
    carry_out(s, choice, target=20)
    carry_out(s, choice, target=10)
    carry_out(s, choice, gain(1), target=10)
    assert s.gold[0] == 5


def test_a_card_is_chosen() -> None:
    s = table()
    carry_out(s, control("choose", cards=beast(home), then=(feed(3, CHOSEN),), by=YOU, optional=0), gain(1))
    assert options(s) == [(CHOOSE, 10), (CHOOSE, 20)]
    answer(s, CHOOSE, 20)
    assert s.strength[2] == 6
    assert s.gold[0] == 6


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    s = table()
    s.region[1] = s.region[2] = 2
    carry_out(s, control("choose", cards=beast(home), then=(feed(3, CHOSEN),), by=YOU, optional=0), gain(1))
    assert not s.asked
    assert s.gold[0] == 6


def test_what_is_chosen_may_be_nothing() -> None:
    s = table()
    carry_out(s, control("choose", cards=beast(home), then=(feed(3, CHOSEN),), by=YOU, optional=1), gain(1))
    answer(s, DECLINE)
    assert s.strength == [0, 1, 3, 2]
    assert s.gold[0] == 6


def test_what_is_chosen_after_nothing_was_chosen() -> None:
    s = table()
    choice = control("choose", cards=beast(home), then=(feed(3, CHOSEN),), by=YOU, optional=1)
    carry_out(s, choice, choice)
    answer(s, DECLINE)
    answer(s, CHOOSE, 20)
    assert s.strength == [0, 1, 6, 2]


def test_a_number_is_noted_before_it_changes() -> None:
    s = table()
    carry_out(s, control("where", amount=count(beast(home)), then=(feed(1, SELF), gain(X))), gain(10))
    assert s.gold[0] == 17


def test_a_card_face_down_is_named_to_whoever_is_asked() -> None:
    s = table()
    each = control("choose", cards=beast(away), then=(feed(1, CHOSEN),), by=THEY, optional=0)
    carry_out(s, control("for-each", whom=EVERYONE, then=(each,)))
    assert options(s) == [(CHOOSE, 31)]
    answer(s, CHOOSE, 31)
    assert options(s) == [(CHOOSE, 32)]


def test_what_costs_too_much_is_not_offered() -> None:
    s = table()
    offer = control("may", then=(feed(1, SELF),), cost=(pay(4),), by=YOU)
    carry_out(s, offer)
    assert options(s) == [(DECLINE,), (ACCEPT,)]
    answer(s, ACCEPT)
    assert s.gold[0] == 1
    assert s.strength[1] == 2
    carry_out(s, offer)
    assert not s.asked


def test_one_of_several_ways_is_chosen_of_those_that_can_be_paid() -> None:
    s = table()
    s.gold[0] = 1
    ways = control("either", ways=((pay(2),), (feed(1, SELF),), (gain(3),)), by=YOU)
    carry_out(s, ways, gain(10))
    assert options(s) == [(WAY, 1), (WAY, 2)]
    answer(s, WAY, 2)
    assert s.gold[0] == 14
    assert s.strength[1] == 1


def test_a_number_is_chosen_and_spoken_of_again() -> None:
    s = table()
    carry_out(s, pay(up_to(3)), feed(X, SELF))
    assert options(s) == [(AMOUNT, number) for number in range(4)]
    answer(s, AMOUNT, 2)
    assert s.gold[0] == 3
    assert s.strength[1] == 3


def test_everybody_decides_in_turn() -> None:
    s = table()
    each = control("choose", cards=beast(home, of(THEY)), then=(feed(1, CHOSEN),), by=THEY, optional=1)
    carry_out(s, control("for-each", whom=EVERYONE, then=(each, gain(1, THEY))), gain(10))
    assert s.asked[0][0] == 0
    answer(s, CHOOSE, 10)
    assert s.asked[0][0] == 1
    answer(s, DECLINE)
    assert s.strength == [0, 2, 3, 2]
    assert s.gold == [16, 6]


def test_what_was_never_chosen_cannot_be_spoken_of() -> None:
    with pytest.raises(BadWord, match="chosen stands for nothing here"):
        carry_out(table(), feed(1, CHOSEN))
