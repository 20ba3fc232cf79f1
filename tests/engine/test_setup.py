"""What can be chosen at a table is checked by its kind, whatever the game."""

import pytest

from elysium.engine.chance import key_from_seed
from elysium.engine.refusal import BadSetup
from elysium.engine.setup import OptionKind, TableOption, checked
from elysium.games.mascarade.game import MASCARADE
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vtes.game import VTES

RULE = "MAS-TURN-01"


@pytest.mark.parametrize(
    ("kind", "value", "reason"),
    [
        ("yes-no", "perhaps", "yes-or-no"),
        ("yes-no", "", "yes-or-no"),
        ("seat", "0", "no-such-seat"),
        ("seat", "5", "no-such-seat"),
        ("seat", "01", "no-such-seat"),
        ("one-of", "blue", "not-one-of"),
        ("one-of", "", "not-one-of"),
    ],
)
def test_a_value_that_is_none_of_its_kind_is_refused_with_the_rule(kind: OptionKind, value: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason) as caught:
        checked(TableOption("it", "", kind, ("Red", "green"), rule=RULE), value, 4)
    assert caught.value.rule == RULE


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        ("yes-no", "no", "no"),
        ("seat", "4", "4"),
        ("seat", "random", "random"),
        ("one-of", "red", "Red"),
        ("one-of", "GREEN", "green"),
        ("text", "anything", "anything"),
    ],
)
def test_a_value_is_written_as_its_option_writes_it(kind: OptionKind, value: str, written: str) -> None:
    assert checked(TableOption("it", "", kind, ("Red", "green")), value, 4) == written


def test_where_other_values_may_be_right_the_game_says_which() -> None:
    assert checked(TableOption("it", "", "one-of", ("red",), others=True), "mauve", 4) == "mauve"
    with pytest.raises(BadSetup, match="no-such-clan"):
        VENDETTA.setup(4, {"clans": "mauve"})


def test_whoever_is_named_begins_and_chance_draws_otherwise() -> None:
    key = key_from_seed(b"seat")
    assert MASCARADE.start(MASCARADE.setup(4, {"first": "3"}), key).active == 2
    assert VENDETTA.start(VENDETTA.setup(4, {"first": "3"}), key).ambition == 2
    assert VTES.start(VTES.setup(4, {"first": "3"}), key).turn == 2
    keys = [key_from_seed(b"%d" % seed) for seed in range(40)]
    assert {VENDETTA.start(VENDETTA.setup(4), key).ambition for key in keys} == {0, 1, 2, 3}
