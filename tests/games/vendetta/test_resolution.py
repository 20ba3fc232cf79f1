"""What is secret while a district is resolved."""

from __future__ import annotations

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import Vendetta
from elysium.games.vendetta.terms import STAY, WITHDRAW, book
from tests.games.vendetta.tables import described

FOUR = {"ana": "brujah", "bea": "gangrel", "cai": "tremere", "dan": "toreador"}


def decided(option: int, *, teams: bool) -> Vendetta:
    """Two of three have chosen, ana this and bea to stay."""
    s = described(
        4, clans=FOUR, teams=teams, district=1, table={1: {"ana": ["BR03"], "bea": ["GA06"], "cai": ["TR03"]}}
    )
    book.take(s, s.asked[0], (option,))
    book.take(s, s.asked[0], (STAY,))
    return s


@pytest.mark.rule("VEN-RESOLVE-01", "VEN-SETUP-11", "VEN-TEAM-11")
@pytest.mark.parametrize("teams", [False, True])
def test_nobody_sees_a_choice_before_all_are_made(teams: bool) -> None:
    staying, leaving = decided(STAY, teams=teams), decided(WITHDRAW, teams=teams)
    for viewer in (1, 2, 3, SPECTATOR):
        assert VENDETTA.observe(staying, viewer) == VENDETTA.observe(leaving, viewer)
        assert VENDETTA.views.board(VENDETTA.observe(staying, viewer)) == VENDETTA.views.board(
            VENDETTA.observe(leaving, viewer)
        )
    assert VENDETTA.observe(staying, 0) != VENDETTA.observe(leaving, 0)


@pytest.mark.rule("VEN-RES-03", "VEN-RESOLVE-39", "VEN-PLAY-07")
def test_hidden_cards_elsewhere_stay_hidden_when_a_district_is_resolved() -> None:
    tables = [
        described(
            4,
            clans=FOUR,
            district=1,
            onward=True,
            table={1: {"ana": ["BR03"]}, 2: {"bea": [f"{card} down"]}, "haven": {"bea": ["GA06 down"]}},
            decks={"bea": ["GA07"]},
            hands={"bea": ["GA08", "GA09", other]},
        )
        for card, other in (("GA01", "GA02"), ("GA02", "GA01"))
    ]
    for s in tables:
        book.take(s, s.asked[0], (STAY,))
        assert s.district == 1
    for viewer in (0, 2, 3, SPECTATOR):
        assert VENDETTA.observe(tables[0], viewer) == VENDETTA.observe(tables[1], viewer)
    assert VENDETTA.observe(tables[0], 1) != VENDETTA.observe(tables[1], 1)
