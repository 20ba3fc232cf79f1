"""The end of the game over random play."""

from __future__ import annotations

import pytest

from elysium.engine.refusal import NotAsked
from elysium.games.mascarade.game import MASCARADE
from tests.games.mascarade.playing import log, play_at_random, position_of, random_matches


@pytest.mark.rule("MAS-END-10", "MAS-END-01", "MAS-END-02")
def test_while_the_game_goes_on_everybody_has_1_to_12_coins() -> None:
    for match in random_matches(4):
        for s in play_at_random(match):
            if not s.over:
                assert all(1 <= coins <= 12 for coins in s.coins)
                assert s.asked


@pytest.mark.rule("MAS-END-01", "MAS-END-02", "MAS-END-04", "MAS-END-07", "MAS-PUPP-06")
def test_the_persons_at_the_highest_total_win_unless_a_cheater_does() -> None:
    endings = {"rich-enough": 0, "bankrupt": 0}
    for match in random_matches(6):
        for _ in play_at_random(match):
            pass
        s = position_of(match)
        if not s.over:
            continue
        winners = [person for person, score in enumerate(s.outcome) if score]
        cheaters = [event.split()[1] for event in log(match) if event.startswith("cheated ")]
        if cheaters:
            assert [match.names[person] for person in winners] == cheaters
            assert s.coins[s.place_of[winners[0]]] in (10, 11, 12)
            continue
        assert max(s.coins) >= 13 or min(s.coins) == 0
        assert {s.place_of[person] for person in winners} == {
            place for place, coins in enumerate(s.coins) if coins == max(s.coins)
        }
        endings["rich-enough" if max(s.coins) >= 13 else "bankrupt"] += 1
    assert min(endings.values()) > 0


@pytest.mark.rule("MAS-END-08", "MAS-END-09")
def test_nothing_follows_a_win() -> None:
    for match in random_matches(2):
        for _ in play_at_random(match):
            pass
        s = position_of(match)
        if not s.over:
            continue
        events = [event.split()[0] for event in log(match)]
        assert set(events[events.index("won") :]) == {"won"}
        assert not s.asked
        assert not s.stack
        with pytest.raises(NotAsked):
            match.play(0, MASCARADE.parse_option(f"look {match.names[0]}", match.names))
