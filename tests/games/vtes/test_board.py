"""The strip above the board: what is going on, and what is over."""

from random import Random

from elysium.engine.audience import SPECTATOR
from elysium.engine.chance import key_from_seed
from elysium.games.vtes.game import VTES
from elysium.games.vtes.observe import strip
from elysium.games.vtes.state import Vtes

ENDED = {"ousted"}


def lines(view: Vtes) -> dict[str, dict[str, tuple[str, int]]]:
    return {line.name: line.details for line in strip(view)}


def test_the_card_of_an_action_is_named_and_nothing_goes_on_after_the_game() -> None:
    rng = Random(5)
    s = VTES.start(VTES.setup(2, {}), key_from_seed(b"strip"), quiet=True)
    named = 0
    while s.asked:
        view = VTES.observe(s, SPECTATOR)
        shown = lines(view)
        assert ("action-card" in shown) == bool(view.acting and view.action_face)
        if view.acting and view.action_face:
            assert shown["action-card"]["face"] == ("face", s.action_face)
            named += 1
        assert "ousted" not in shown
        question = s.asked[0]
        VTES.book.take(s, question, rng.choice(VTES.book.options(s, question)))
    assert named
    assert [line.details for line in strip(VTES.observe(s, SPECTATOR)) if line.name == "ousted"] == [
        {"player": ("player", seat)} for seat in range(2) if s.ousted >> seat & 1
    ]
    assert set(lines(VTES.observe(s, SPECTATOR))) <= ENDED
