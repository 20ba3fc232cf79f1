"""What the page must read as Python does."""

from tests.server.sayings_fixture import TARGET, encoded, examples


def test_the_examples_for_the_page_are_current() -> None:
    assert TARGET.read_bytes() == encoded(), "run: python -m tests.server.sayings_fixture"


def test_the_examples_hold_sayings_within_sayings_of_every_game() -> None:
    nested = {example.game for example in examples() if len(example.say.parts) > 1}
    assert {"mascarade", "vtes"} <= nested


def test_the_examples_speak_to_those_whom_they_are_about() -> None:
    turn = [example for example in examples() if example.say.parts and example.say.parts[-1][0] == "event-turn"]
    assert {example.texts["en"] for example in turn if example.you} == {"It is your turn."}
    assert all("your" not in example.texts["en"] for example in turn if not example.you)
