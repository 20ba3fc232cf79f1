"""Positions are plain data, and copies share nothing that changes."""

import pytest

from elysium.engine.state import State, list_fields


class Parent(State, kw_only=True):
    coins: list[int] = []


class Child(Parent, kw_only=True):
    cards: list[int] = []
    seating: tuple[int, ...] = ()


def test_a_state_that_extends_another_copies_all_its_lists() -> None:
    Parent(seats=2, key=b"", coins=[1]).clone()
    child = Child(seats=2, key=b"", coins=[1], cards=[2])
    twin = child.clone()
    twin.coins.append(3)
    twin.cards.append(4)
    twin.stack.append((5,))
    assert (child.coins, child.cards, child.stack) == ([1], [2], [])
    assert list_fields(Child) == ("stack", "coins", "cards")


def test_equal_positions_have_equal_hashes_and_others_differ() -> None:
    one, other = Child(seats=2, key=b"", cards=[1]), Child(seats=2, key=b"", cards=[1])
    assert one == other
    assert hash(one) == hash(other)
    other.cards.append(2)
    assert one != other
    assert hash(one) != hash(other)


def test_what_is_no_plain_data_is_refused() -> None:
    class WithDictionary(State, kw_only=True):
        notes: dict[str, int] = {}

    class WithNestedLists(State, kw_only=True):
        rows: list[list[int]] = []

    for bad in (WithDictionary, WithNestedLists):
        with pytest.raises(TypeError):
            list_fields(bad)
