"""Positions are plain data, and copies share nothing that changes."""

import pickle

import pytest

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.fields import fields_of, hidden, own, plain_data, public
from elysium.engine.state import NOBODY, Frame, State, restored


@plain_data
class Child(State):
    coins: list[int] = public(each=6)
    cards: list[int] = hidden(count=True)
    seating: tuple[int, ...] = public((1, 0))
    hands: tuple[tuple[int, ...], ...] = own(each=(7, 8), count=True)
    secrets: list[int] = own(each=3, unknown=-1)
    undeclared: int


def child() -> Child:
    s = Child.blank(2, b"key")
    s.cards = [2]
    s.undeclared = 9
    return s


def test_a_blank_table_has_what_its_fields_begin_with() -> None:
    s = Child.blank(3, b"key", quiet=True)
    assert (s.seats, s.key, s.quiet, s.viewer, s.stack) == (3, b"key", True, NOBODY, [])
    assert (s.coins, s.cards, s.seating) == ([6, 6, 6], [], (1, 0))
    assert (s.hands, s.secrets, s.undeclared) == (((7, 8),) * 3, [3, 3, 3], 0)


def test_a_copy_has_lists_of_its_own() -> None:
    s = child()
    twin = s.clone()
    twin.coins.append(3)
    twin.cards.append(4)
    twin.stack.append((5,))
    assert (s.coins, s.cards, s.stack) == ([6, 6], [2], [])
    assert [field.name for field in fields_of(Child) if field.is_list] == ["stack", "coins", "cards", "secrets"]


def test_equal_positions_have_equal_hashes_and_others_differ() -> None:
    one, other = child(), child()
    assert one == other
    assert (one != other) is False
    assert hash(one) == hash(other)
    other.cards.append(2)
    assert one != other
    assert hash(one) != hash(other)
    assert restored(Child, one.fields()) == one == pickle.loads(pickle.dumps(one))


def test_a_viewer_sees_what_the_declarations_say() -> None:
    s = child()
    view = s.seen_by(1)
    assert (view.coins, view.seating, view.seats) == ([6, 6], (1, 0), 2)
    assert (view.hands, view.secrets) == (((0, 0), (7, 8)), [-1, 3])
    assert (view.cards, view.undeclared, view.key) == ([0], 0, b"")
    view.coins.append(1)
    assert s.coins == [6, 6]
    everything = s.seen_by(OPEN_TABLE)
    assert (everything.cards, everything.hands, everything.undeclared) == ([2], s.hands, 9)
    assert everything.key == b""


def test_what_is_still_to_happen_is_hidden_until_a_game_declares_it() -> None:
    @plain_data
    class Open(State):
        stack: list[Frame] = public()

    for kind, seen in ((Child, []), (Open, [(5, 17)])):
        s = kind.blank(2)
        s.do((5, 17))
        assert s.seen_by(0).stack == seen
        assert s.seen_by(OPEN_TABLE).stack == [(5, 17)]


def test_every_field_says_who_sees_it() -> None:
    """A field that says nothing is hidden, so only what is meant to be seen has to be written."""
    assert {field.name for field in fields_of(State) if field.visibility == "public"} == {"seats", "asked", "outcome"}
    assert [field.visibility for field in fields_of(Child) if field.name == "undeclared"] == ["hidden"]


def test_a_world_takes_over_what_a_view_shows_and_keeps_its_own_chance() -> None:
    world = Child.blank(2, b"other", quiet=True)
    view = child().seen_by(0)
    world.copy_from(view)
    assert (world.key, world.quiet, world.viewer) == (b"other", True, NOBODY)
    assert (world.hands, world.cards) == (view.hands, view.cards)
    assert world.cards is not view.cards


def test_games_extend_the_fields_of_all_games_and_nothing_else() -> None:
    class Grandchild(Child):
        more: int = public()

    with pytest.raises(TypeError, match="Grandchild: a position extends State alone"):
        plain_data(Grandchild)


def test_what_is_no_plain_data_is_refused() -> None:
    class WithDictionary(State):
        notes: dict[str, int] = {}

    class WithNestedLists(State):
        rows: list[list[int]] = []

    class WithOwnNumber(State):
        number: int = own()

    for bad in (WithDictionary, WithNestedLists, WithOwnNumber):
        with pytest.raises(TypeError):
            plain_data(bad)
