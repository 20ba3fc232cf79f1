"""What the board tells so that nobody who draws it has to know the rules."""

from __future__ import annotations

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.observation import Board, CardView
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.state import NOTHING, PLANNING, Vendetta
from elysium.games.vendetta.terms import NO_CARD, TURN, book
from tests.games.vendetta.tables import answer, played_at_random, started

TABLE = -1


def board_for(s: Vendetta, viewer: int) -> Board:
    return VENDETTA.views.board(VENDETTA.observe(s, viewer))


def lying(board: Board, word: str, seat: int) -> tuple[CardView, ...]:
    return next(zone.cards for zone in board.zones if (zone.name, zone.owner) == (f"position-{word}", seat))


def clans_of(board: Board, owner: int) -> list[str]:
    return [fact.value for fact in board.facts if (fact.name, fact.owner) == ("clan", owner)]


@pytest.mark.rule("VEN-SETUP-09")
def test_clans_on_offer_are_the_tables_until_everybody_has_one() -> None:
    s = started(4, clans="draft")
    offered = clans_of(board_for(s, SPECTATOR), TABLE)
    assert len(offered) == 5
    for _ in range(4):
        assert sorted(clan for owner in (TABLE, *range(4)) for clan in clans_of(board_for(s, 0), owner)) == offered
        answer(s, book.options(s, s.asked[0])[0])
    assert clans_of(board_for(s, SPECTATOR), TABLE) == []
    assert clans_of(board_for(started(4, clans="random"), SPECTATOR), TABLE) == []


@pytest.mark.rule("VEN-RESOLVE-25")
def test_power_before_effects_is_that_of_the_cards_one_sees_and_of_the_blood() -> None:
    printed = {card.name: card.power for card in EDITIONS[""].cards}
    differing = 0
    for s in played_at_random(started(4, 3), 3):
        for viewer in (0, 3, SPECTATOR):
            board = board_for(s, viewer)
            told = {(c.name, c.owner): c.value for c in board.counters if c.name.startswith("power-")}
            expected = {}
            for position, blood in enumerate(s.deployed):
                district, seat = divmod(position, s.seats)
                word = "haven" if district == s.districts - 1 else str(district + 1)
                cards = lying(board, word, seat)
                differing += any(not card.face for card in cards)
                if cards or blood:
                    expected[f"power-{word}", seat] = blood + sum(printed[card.face] for card in cards if card.face)
            assert told == expected
    assert differing, "some cards lay face down for somebody"


@pytest.mark.rule("VEN-VAR-07")
def test_a_relic_lies_turned_once_it_was_used() -> None:
    cards = EDITIONS[""].cards
    used = 0
    for s in played_at_random(started(4, 3, relics="all"), 3):
        told = {zone.owner: zone.cards for zone in board_for(s, SPECTATOR).zones if zone.name == "relic"}
        assert told == {
            seat: (CardView(face=cards[relic].name, turned=bool(s.relics_used >> seat & 1)),)
            for seat, relic in enumerate(s.relics)
            if relic != NOTHING
        }
        used |= s.relics_used
    assert used, "somebody used a relic"


@pytest.mark.rule("VEN-PLAN-01", "VEN-PLAN-02")
def test_the_turns_to_come_are_counted_while_somebody_plans_and_change_with_each_turn() -> None:
    counted: list[tuple[int, ...]] = []
    told = 0
    table = started(4, 3)
    table.quiet = False
    for s in played_at_random(table, 3):
        turns = tuple(counter.value for counter in board_for(s, SPECTATOR).counters if counter.name == "turns")
        assert turns == ((s.turns_left,) if s.phase == PLANNING else ())
        begun = sum(event[1] in (TURN, NO_CARD) for event in s.told)
        assert not begun or not counted or turns != counted[-1]
        told += begun
        counted.append(turns)
        s.told = ()
    assert told > 10
    assert () in counted
