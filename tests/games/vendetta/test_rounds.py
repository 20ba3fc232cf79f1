"""Whole games: rounds, turns, hands and decks from the first Kiss to the last score."""

from __future__ import annotations

from collections import Counter

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.games.vendetta.game import VENDETTA
from elysium.games.vendetta.rules.rounds import build_hands, put_under
from elysium.games.vendetta.state import ALLIES, PLANNING, RESOLUTION, ROUNDS, UNKNOWN_CARD
from elysium.games.vendetta.terms import PLAY, PUT_UNDER, book
from tests.games.vendetta.tables import played_at_random, played_plainly, started, undisturbed

TURNS = {3: (3, 4, 5), 4: (2, 3, 4), 5: (2, 3, 4)}


@pytest.mark.rule("VEN-PLAN-01", "VEN-PLAN-02", "VEN-PLAN-03", "VEN-VAR3-03")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_plays_a_card_in_each_planning_turn_clockwise(players: int) -> None:
    s = undisturbed(players)
    turns: dict[int, list[int]] = {number: [] for number in range(1, ROUNDS + 1)}
    first: dict[int, int] = {}
    for seat, option in played_plainly(s):
        if option[0] == PLAY:
            first.setdefault(s.round, s.ambition)
            turns[s.round].append(seat)
    for number, seats in turns.items():
        clockwise = [(first[number] + step) % players for step in range(players)]
        assert seats == clockwise * TURNS[players][number - 1]


@pytest.mark.rule("VEN-HAND-03", "VEN-HAND-04", "VEN-HAND-05", "VEN-PLAY-13", "VEN-VAR3-01", "VEN-VAR3-02")
@pytest.mark.parametrize(
    ("players", "hands", "decks"), [(3, (4, 5, 6), (5, 4, 3)), (4, (3, 4, 5), (6, 5, 4)), (5, (3, 4, 5), (6, 5, 4))]
)
def test_hands_grow_and_one_card_stays(players: int, hands: tuple[int, ...], decks: tuple[int, ...]) -> None:
    s = undisturbed(players)
    seen: set[tuple[int, int]] = set()
    for _ in played_plainly(s):
        if (s.round, s.phase) in seen:
            continue
        if s.phase == PLANNING:
            assert [hand.bit_count() for hand in s.hands] == [hands[s.round - 1]] * players
            assert [len(deck) for deck in s.decks] == [decks[s.round - 1]] * players
            seen.add((s.round, s.phase))
        elif s.phase == RESOLUTION:
            for viewer in (*range(players), SPECTATOR):
                view = VENDETTA.observe(s, viewer)
                assert [hand.bit_count() for hand in view.hands] == [1] * players
                known = [hand < 1 << UNKNOWN_CARD for hand in view.hands]
                assert known == [seat == viewer for seat in range(players)]
            seen.add((s.round, s.phase))
    assert len(seen) == 2 * ROUNDS


@pytest.mark.rule("VEN-HAND-01", "VEN-HAND-05")
def test_cards_put_under_the_deck_do_not_come_back() -> None:
    s = undisturbed(4)
    whole = s.decks
    drawn: list[tuple[int, ...]] = []
    for seat, option in played_plainly(s):
        if option[0] == PUT_UNDER and seat == 0:
            assert s.asked[0][1] == put_under
            drawn.append(s.decks[0][:2])
    assert drawn == [whole[0][0:2], whole[0][2:4], whole[0][4:6]]


@pytest.mark.rule("VEN-HAND-05")
def test_of_an_empty_deck_nothing_is_known() -> None:
    """The last card, which its owner had put there, is drawn without a choice."""
    s = undisturbed(3)
    last = s.decks[0][-1]
    s.hands[0] |= sum(1 << card for card in s.decks[0][:-1])
    s.decks = s.put(s.decks, 0, (last,))
    s.bottoms = s.put(s.bottoms, 0, 1)
    s.asked = ()
    s.stack = []
    s.do((build_hands,))
    book.proceed(s)
    assert s.hands[0] >> last & 1
    assert (s.decks[0], s.bottoms[0]) == ((), 0)


@pytest.mark.rule("VEN-DIST-01", "VEN-DIST-03", "VEN-ROUND-01", "VEN-ROUND-02")
@pytest.mark.parametrize(("players", "allies"), [(3, 9), (4, 9), (5, 12)])
def test_three_rounds_with_a_new_ally_at_every_district(players: int, allies: int) -> None:
    s = undisturbed(players)
    rounds: Counter[int] = Counter()
    for _ in played_plainly(s):
        if not rounds[s.round]:
            assert -1 not in s.ally_at
        rounds[s.round] += 1
    assert sorted(rounds) == [1, 2, 3]
    assert len(s.ally_deck) == ALLIES - allies


@pytest.mark.rule("VEN-SETUP-02", "VEN-GEND-07", "VEN-ROUND-01", "VEN-HAVEN-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_holder_of_the_token_and_one_winner(players: int) -> None:
    for seed in range(4):
        s = started(players, seed)
        for table in played_at_random(s, seed):
            assert table.is_in(table.ambition)
            assert table.order()[0] == table.ambition
        assert s.outcome is not None
        assert s.outcome.count(max(s.outcome)) == 1
        assert s.round <= ROUNDS
