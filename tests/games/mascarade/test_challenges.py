"""Challenges and fines, where a ruling file cannot say it: over random play, and in what is drawn."""

from __future__ import annotations

import pytest

from elysium.engine.audience import EVERYONE, viewers
from elysium.engine.kinds import WordedEvent
from elysium.engine.word_codec import word_codec
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import FINE, FINED
from tests.games.mascarade.playing import (
    last_told,
    log,
    play_at_random,
    played,
    position_before,
    random_matches,
    word,
)

TABLE = {
    "players": ["ana", "bea", "cai", "dan"],
    "masks": {"ana": "king", "bea": "judge", "cai": "spy", "dan": "thief"},
}


@pytest.mark.rule("MAS-CHAL-12")
def test_after_a_challenge_no_card_is_face_up_for_anybody() -> None:
    match = played(TABLE, "ana: announce king", "bea: pass", "cai: pass", "dan: claim")
    for viewer in viewers(4):
        board = MASCARADE.views.board(match.observe(viewer))
        assert [card.face for zone in board.zones for card in zone.cards] == [""] * 4


@pytest.mark.rule("MAS-CHAL-12", "MAS-CHAL-15")
def test_cards_change_places_only_by_being_handled() -> None:
    for match in random_matches(2):
        for s in play_at_random(match):
            if s.masks != position_before(match).masks:
                assert any(event.startswith("handled-really ") for event in last_told(match))


@pytest.mark.rule("MAS-CHAL-01", "MAS-CHAL-02")
def test_everybody_else_answers_once_clockwise_as_they_sit() -> None:
    for match in random_matches(2):
        due: list[int] = []
        for s in play_at_random(match):
            decision = match.history[-1]
            verb = word(match, decision.option)
            if verb == "announce":
                place = s.place_of[decision.seat]
                due = [s.sitting[(place + step) % s.seats] for step in range(1, s.seats)]
            elif verb in ("claim", "pass"):
                assert decision.seat == due.pop(0)
            if due:
                assert [question[0] for question in s.asked] == due[:1]


@pytest.mark.rule("MAS-CHAL-03", "MAS-CHAL-05", "MAS-CHAL-06")
def test_exactly_the_announcer_and_the_claimants_show_their_cards_if_anybody_claims() -> None:
    challenges = 0
    for match in random_matches(2):
        for _ in play_at_random(match):
            pass
        announcer, claimants, shown, settled = "", set[str](), set[str](), True
        for event in log(match):
            kind, *rest = event.split()
            if kind == "announce":
                announcer, claimants, shown, settled = rest[0], set(), set(), False
            elif kind == "claim":
                claimants.add(rest[0])
            elif kind == "revealed" and not settled:
                shown.add(rest[0])
            elif kind in ("uncontested", "uses-power", "nobody-has-it") and not settled:
                settled = True
                challenges += bool(claimants)
                assert shown == (claimants | {announcer} if claimants else set())
    assert challenges > 100


@pytest.mark.rule("MAS-FINE-05")
def test_two_last_coins_paid_as_fines_end_the_game_once() -> None:
    position = {**TABLE, "coins": {"bea": 1, "dan": 1}}
    match = played(position, "ana: announce king", "bea: claim", "cai: pass", "dan: claim")
    endings = [event for event in log(match) if event.split()[0] in ("fined", "bankrupt", "won")]
    assert endings == ["fined bea", "fined dan", "bankrupt bea", "bankrupt dan", "won ana 8"]


@pytest.mark.rule("MAS-FINE-01", "MAS-FINE-02", "MAS-FINE-03", "MAS-FINE-09")
def test_every_fine_is_one_coin_that_somebody_has_and_justice_keeps_until_the_judge_comes() -> None:
    fines = 0
    for match in random_matches(2):
        for s in play_at_random(match):
            events = [event.split() for event in last_told(match)]
            fined = sum(event[0] == "fined" for event in events)
            taken = sum(int(event[2]) for event in events if event[0] == "took-fines")
            assert s.justice == position_before(match).justice + fined - taken
            assert min(s.coins) >= 0
            fines += fined
    assert fines > 100


@pytest.mark.rule("MAS-FINE-01")
def test_a_fine_is_sent_with_its_coins_and_stored_as_it_always_was() -> None:
    event = (EVERYONE, FINED, 2)
    assert MASCARADE.arguments(MASCARADE.book.terms[FINED], event[2:], 4) == {"player": 2, "coins": FINE}
    assert word_codec(MASCARADE, 4).encode_events([event]) == (WordedEvent(EVERYONE, "fined", ("p3",)),)
