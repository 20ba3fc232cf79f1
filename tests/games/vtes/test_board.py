"""The strip above the board: what is going on, and what is over."""

from random import Random
from typing import Any

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.chance import key_from_seed
from elysium.engine.observation import Board, CardView, Fact
from elysium.engine.state import Seat
from elysium.games.vtes.board import strip
from elysium.games.vtes.game import VTES
from elysium.games.vtes.position import position_from
from elysium.games.vtes.rules.pool import burn_pool
from elysium.games.vtes.state import Vtes

ENDED = {"ousted"}


def lines(view: Vtes) -> dict[str, dict[str, tuple[str, int]]]:
    return {line.name: line.details for line in strip(view)}


def out(view: Vtes) -> list[Fact]:
    return [fact for fact in VTES.views.board(view).facts if fact.name == "out"]


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
    assert out(VTES.observe(s, SPECTATOR)) == []
    s.asked = ()
    burn_pool(s, victim, 30)
    VTES.book.proceed(s)
    for viewer in (*range(3), SPECTATOR):
        assert out(VTES.observe(s, viewer)) == [Fact("out", victim)]


def test_neighbours_and_the_edge_last_and_all_else_happens_now() -> None:
    s = VTES.start(VTES.setup(3), bytes(32), quiet=True)
    s.edge = Seat(1)
    assert {line.name for line in strip(VTES.observe(s, 0)) if line.lasting} == {"neighbours", "edge"}
    assert not any(line.lasting for line in strip(VTES.observe(s, 0)) if line.name not in ("neighbours", "edge"))


def card_on(board: Board, word: str) -> CardView:
    return next(card for zone in board.zones for card in zone.cards if card.face == word)


def at_a_table(**data: Any) -> Vtes:
    return position_from(data, ["ana", "bea", "cleo"])


def test_a_card_shows_what_has_changed_of_that_which_is_printed() -> None:
    s = at_a_table(ana={"ready": ["anson", {"krid": {"title": "prince", "city": "oslo", "locked": True}}]})
    seen = VTES.views.board(VTES.observe(s, 1))
    assert card_on(seen, "anson").traits == {}
    assert card_on(seen, "anson").numbers == {"votes": 2}
    assert card_on(seen, "krid").traits["title"] == ("prince",)
    assert card_on(seen, "krid").turned


def test_cards_face_down_show_nothing_but_their_counters() -> None:
    s = at_a_table(ana={"uncontrolled": [{"anson": {"blood": 3}}]})
    zones = {zone.name: zone for zone in VTES.views.board(VTES.observe(s, 1)).zones if zone.owner == 0}
    assert zones["uncontrolled"].cards == (CardView(number=1, counters=3),)


@pytest.mark.rule("VTES-2.1-01", "VTES-2.1-02")
def test_everybody_has_a_prey_until_they_are_ousted() -> None:
    s = at_a_table(ousted=["bea"])
    facts = VTES.views.board(VTES.observe(s, SPECTATOR)).facts
    assert [(fact.owner, fact.value) for fact in facts if fact.name == "prey"] == [(0, "p3"), (2, "p1")]


def test_what_cards_say_at_a_glance() -> None:
    anson = VTES.cards.facts("anson", "")
    assert anson.traits["discipline"] == ("aus", "dom", "cel", "pre")
    assert anson.traits["superior"] == ("cel", "pre")
    assert anson.numbers == {"capacity": 8, "group": 1}
    deflection = VTES.cards.facts("deflection", "")
    assert deflection.numbers == {"blood-cost": 1}
    assert deflection.needs == (("discipline-dom",), ("superior-dom",))
