"""What a ruling file says wrongly about a position is refused in words, in every game the same way."""

from collections.abc import Callable

import pytest

from elysium.engine import described
from elysium.engine.kinds import Number
from elysium.engine.refusal import BadSetup

NAMES = ["ana", "7"]


@pytest.mark.parametrize(
    ("read", "reason"),
    [
        (lambda: described.known("cat", ("dog",), "pet"), "unknown-word"),
        (lambda: described.check_keys({"cat": 1}, ("dog",)), "unknown-key"),
        (lambda: described.seat("bea", NAMES), "unknown-word"),
        (lambda: described.count(-1, "pool"), "not-a-count"),
        (lambda: described.count(True, "pool"), "not-a-count"),
        (lambda: described.count("3", "pool"), "not-a-count"),
        (lambda: described.flag("maybe", "locked"), "not-a-flag"),
        (lambda: described.flag(1, "locked"), "not-a-flag"),
        (lambda: described.items("abc", "hand"), "not-a-list"),
        (lambda: described.mapping([1], "coins"), "not-a-mapping"),
        (lambda: described.by_player({"bea": 1}, "coins", NAMES), "unknown-word"),
        (lambda: described.parsed(Number(), "cat", NAMES), "not-a-number"),
    ],
)
def test_mistakes_are_refused(read: Callable[[], object], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        read()


def test_what_is_right_is_read() -> None:
    assert described.known("dog", ("cat", "dog"), "pet") == 1
    assert described.seat(7, NAMES) == 1, "a name may be written as a number"
    assert described.by_player({7: [1]}, "hand", NAMES) == {1: [1]}
    assert described.mapping(None, "ready") == {}
    assert described.items(("a",), "hand") == ("a",)
    assert described.parsed(Number(), "3", NAMES) == 3
