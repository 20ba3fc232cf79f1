"""The strip above the board: what is going on, and what is over."""

from random import Random

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.chance import key_from_seed
from elysium.engine.observation import Fact
from elysium.engine.state import Seat
from elysium.games.vtes.game import VTES
from elysium.games.vtes.observe import strip
from elysium.games.vtes.rules.pool import burn_pool
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


@pytest.mark.rule("VTES-9.1-16")
def test_who_is_ousted_is_a_fact_of_the_board() -> None:
    s = VTES.start(VTES.setup(3), bytes(32), quiet=True)
    victim = Seat((s.turn + 1) % 3)
    assert VTES.views.board(VTES.observe(s, SPECTATOR)).facts == ()
    s.asked = ()
    burn_pool(s, victim, 30)
    VTES.book.proceed(s)
    for viewer in (*range(3), SPECTATOR):
        assert VTES.views.board(VTES.observe(s, viewer)).facts == (Fact("out", victim),)


def test_neighbours_and_the_edge_last_and_all_else_happens_now() -> None:
    s = VTES.start(VTES.setup(3), bytes(32), quiet=True)
    s.edge = Seat(1)
    assert {line.name for line in strip(VTES.observe(s, 0)) if line.lasting} == {"neighbours", "edge"}
    assert not any(line.lasting for line in strip(VTES.observe(s, 0)) if line.name not in ("neighbours", "edge"))
