"""What the page must read as Python does."""

from tests.server.sayings_fixture import TARGET, encoded, examples


def test_the_examples_for_the_page_are_current() -> None:
    assert TARGET.read_bytes() == encoded(), "run: python -m tests.server.sayings_fixture"


def test_the_examples_hold_sayings_within_sayings_of_every_game() -> None:
    nested = {example.game for example in examples() if len(example.say.parts) > 1}
    assert {"mascarade", "vtes"} <= nested
