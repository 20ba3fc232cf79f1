"""Words become functions that do what they say."""

from __future__ import annotations

import pytest

from elysium.engine.cards.generate import BadWord
from elysium.engine.cards.nodes import Condition, Trait
from tests.engine.cards.small import (
    IT,
    LANGUAGE,
    NOBODY,
    SELF,
    YOU,
    away,
    beast,
    context,
    count,
    gain,
    home,
    is_,
    of,
    pay,
    strong,
    table,
    weaker,
)


def test_a_noun_finds_things_where_they_usually_are_or_where_a_trait_says() -> None:
    s, c = table(), context(0, 1)
    assert LANGUAGE.find(beast())(s, c) == [10, 20, 30]
    assert LANGUAGE.find(beast(home))(s, c) == [10, 20]
    assert LANGUAGE.find(beast(home, of(YOU)))(s, c) == [10]
    assert LANGUAGE.find_plain(beast(strong))(s, c) == [2]


def test_what_lies_face_down_is_named_by_its_place() -> None:
    assert LANGUAGE.find(beast(away))(table(), context(0)) == [31]


def test_a_trait_compares_with_what_the_situation_names() -> None:
    s = table()
    assert LANGUAGE.find_plain(beast(weaker()))(s, context(0, 2)) == [1, 3]
    assert LANGUAGE.find_plain(beast(weaker(IT)))(s, context(0, 2, 30)) == [1]


def test_traits_are_denied_and_nouns_joined() -> None:
    s, c = table(), context(0)
    assert LANGUAGE.find_plain(beast(~strong))(s, c) == [1, 3]
    assert LANGUAGE.find(beast(home, strong) | beast(home, of(YOU)))(s, c) == [10, 20]
    assert LANGUAGE.find(beast(home, strong) | beast(away))(s, c) == [20, 31], "each is named as it lies"


def test_of_what_is_not_there_nothing_is_true() -> None:
    s, c = table(), context(0)
    assert LANGUAGE.test(is_(SELF, ~strong))(s, context(0, 1))
    assert not LANGUAGE.test(is_(NOBODY, ~strong))(s, c)


def test_conditions_are_joined() -> None:
    s, c = table(), context(0, 1)
    few, many = count(beast()) >= 3, count(beast()) > 3
    assert LANGUAGE.test(few)(s, c)
    assert not LANGUAGE.test(few & many)(s, c)
    assert LANGUAGE.test(few | many)(s, c)
    assert LANGUAGE.test(~many, few)(s, c)


def test_amounts_are_reckoned_with() -> None:
    s, c = table(), context(0)
    assert LANGUAGE.count(count(beast(home)) * 3 + 1)(s, c) == 7
    assert LANGUAGE.count(count(beast()) // 2 - 1)(s, c) == 0


def test_equal_trees_share_a_function() -> None:
    assert LANGUAGE.find(beast(home, of(YOU))) is LANGUAGE.find(beast(home, of(YOU)))


def test_a_cost_says_whether_it_can_be_paid() -> None:
    s, c = table(), context(1)
    assert LANGUAGE.payable(pay(5))(s, c)
    assert not LANGUAGE.payable(pay(6))(s, c)
    with pytest.raises(BadWord, match="gain cannot be a cost"):
        LANGUAGE.payable(gain(1))


def test_what_a_word_reads_is_known() -> None:
    assert LANGUAGE.reads(is_(SELF, beast(strong, of(YOU)))) == {"strength", "controller"}
    assert LANGUAGE.reads(Trait("marked", "secret[e]")) == {"secret"}


def test_a_word_that_names_nothing_is_refused() -> None:
    with pytest.raises(BadWord, match="odd: nothing here is called oddness"):
        LANGUAGE.test(Condition("odd", "oddness > 1"))
    with pytest.raises(BadWord, match="strong is about nothing here"):
        LANGUAGE.test(Condition("strong", "strength[e] > 2"))
