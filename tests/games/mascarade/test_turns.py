"""Whose turn it is, what a turn can be, and who learns what from it."""

from __future__ import annotations

import pytest

from elysium.engine.audience import SPECTATOR, viewers
from elysium.engine.match import Match
from elysium.engine.refusal import BadSetup, IllegalChoice
from elysium.engine.state import Option
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.state import ANNOUNCE, LOOK, SWAP, TURN
from tests.games.mascarade.tables import (
    dealt,
    described,
    faces,
    facts,
    heard,
    random_turns,
    say,
    sent,
    started,
)

FIVE = {"ana": "thief", "bea": "witch", "cai": "king", "dan": "judge", "eva": "fool"}


def after_a_secret_swap(really: str, *lines: str) -> Match:
    """Only cai knows whether the cards of ana and cai have changed places."""
    match = described(masks=FIVE, turn="cai")
    say(match, f"cai: swap cai ana {really}", "dan: look dan", "eva: look eva", *lines)
    return match


@pytest.mark.rule("MAS-TURN-01")
def test_every_seat_may_be_drawn_to_begin() -> None:
    assert {started(5, seed).active for seed in range(100)} == {0, 1, 2, 3, 4}
    assert {started(5, seed, first="random").active for seed in range(100)} == {0, 1, 2, 3, 4}
    assert {started(5, seed, first="4").active for seed in range(20)} == {3}


@pytest.mark.rule("MAS-TURN-01")
@pytest.mark.parametrize("first", ["", "0", "6", "-1", "1.5", "ana"])
def test_a_seat_that_does_not_exist_cannot_begin(first: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        MASCARADE.setup(5, {"first": first})
    assert refusal.value.rule == "MAS-TURN-01"


@pytest.mark.rule("MAS-TURN-01", "MAS-TURN-09")
def test_without_puppet_master_turns_go_round_and_round() -> None:
    first = started(6, side="A")
    active = [first.active]
    for s in random_turns(first, 40, 7):
        if s.active != active[-1]:
            active.append(s.active)
    assert active == [(active[0] + turn) % 6 for turn in range(41)]


@pytest.mark.rule("MAS-TURN-02", "MAS-TURN-06")
@pytest.mark.parametrize("players", range(4, 13))
def test_exactly_four_turns_are_opening_turns(players: int) -> None:
    match = dealt(players, first=str(players))
    for turn in range(6):
        actor = (players - 1 + turn) % players
        view = match.observe(actor)
        assert [question[0] for question in view.asked] == [actor]
        verbs = {option[0] for option in view.options}
        assert verbs == ({SWAP} if turn < 4 else {LOOK, SWAP, ANNOUNCE})
        match.play(actor, next(option for option in view.options if option[0] == SWAP))


@pytest.mark.rule("MAS-TURN-04", "MAS-SWAP-03")
@pytest.mark.parametrize("opening", [4, 0])
def test_handling_shows_no_face_to_anybody(opening: int) -> None:
    match = described(masks=FIVE, opening=opening)
    say(match, "ana: swap ana eva really")
    for viewer in viewers(5):
        assert faces(match.observe(viewer)) == {""}
        assert not [words for words in heard(match, viewer) if words.startswith(("saw", "revealed"))]


@pytest.mark.rule("MAS-TURN-08")
@pytest.mark.parametrize(
    "option", [(), (LOOK,), (SWAP, 0, 1), (SWAP, 0, 1, 1, 1), (ANNOUNCE,), (TURN, 0), (99,), (-1, 0)]
)
def test_an_empty_or_garbled_action_is_refused_and_changes_nothing(option: Option) -> None:
    match = described(masks=FIVE)
    before = match.state.clone()
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, option)
    assert refusal.value.rule == "MAS-TURN-08"
    assert match.state == before
    assert match.history == []


@pytest.mark.rule("MAS-SWAP-05", "MAS-LOOK-03", "MAS-ANN-03")
@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ((SWAP, 2, 3, 1), "MAS-SWAP-05"),
        ((SWAP, 5, 6, 1), "MAS-SWAP-05"),
        ((LOOK, 2), "MAS-LOOK-03"),
        ((LOOK, 5), "MAS-LOOK-03"),
        ((LOOK, -5), "MAS-LOOK-03"),
        ((ANNOUNCE, 15), "MAS-ANN-03"),
        ((ANNOUNCE, 16), "MAS-ANN-03"),
        ((ANNOUNCE, -1), "MAS-ANN-03"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(option: Option, rule: str) -> None:
    match = described(masks=FIVE, centre=["spy"])
    before = match.state.clone()
    with pytest.raises(IllegalChoice) as refusal:
        match.play(0, option)
    assert refusal.value.rule == rule
    assert match.state == before


@pytest.mark.rule("MAS-LOOK-01")
def test_only_who_looks_can_tell_the_card_from_another() -> None:
    king, thief = (after_a_secret_swap(really, "ana: look ana") for really in ("really", "pretend"))
    assert heard(king, 0)[-2:] == ["saw ana king", "turn bea"]
    assert heard(thief, 0)[-2:] == ["saw ana thief", "turn bea"]
    for viewer in (1, 3, 4, SPECTATOR):
        assert sent(king, viewer) == sent(thief, viewer)
        assert heard(king, viewer)[-2:] == ["look ana ana", "turn bea"]


@pytest.mark.rule("MAS-ANN-01", "MAS-ANN-11", "MAS-ANN-12")
def test_an_announcement_that_nobody_challenges_tells_nothing_about_the_card() -> None:
    lines = ("ana: announce king", "bea: pass", "cai: pass", "dan: pass", "eva: pass")
    for count in range(1, len(lines) + 1):
        true, bluff = (after_a_secret_swap(really, *lines[:count]) for really in ("really", "pretend"))
        for viewer in (0, 1, 3, 4, SPECTATOR):
            assert sent(true, viewer) == sent(bluff, viewer)
    for match in (true, bluff):
        assert facts(match)["coins"]["ana"] == 8


@pytest.mark.rule("MAS-TURN-10")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_person_holds_to_be_certain_is_true(seed: int) -> None:
    names = [f"p{number}" for number in range(1, 8)]
    certain = 0
    for s in random_turns(started(7, seed, side="B"), 40, seed):
        masks = MASCARADE.rulings.facts(s, names)["masks"]
        for viewer in viewers(7):
            known = MASCARADE.views.knowledge(MASCARADE.observe(s, viewer), names)
            assert all(masks[card] in possible for card, possible in known.items())
            certain += sum(len(possible) == 1 for possible in known.values())
    assert certain > 0


@pytest.mark.rule("MAS-ANN-06")
def test_the_board_says_who_may_not_announce() -> None:
    match = described(masks=FIVE, turn="ana")
    say(match, "ana: announce king", "bea: claim", "cai: pass", "dan: pass", "eva: pass")
    shown = {(fact.name, fact.owner) for fact in MASCARADE.views.board(match.observe(SPECTATOR)).facts}
    assert shown == {("barred", 0), ("barred", 1)}
    options = {option[0] for option in match.observe(1).options}
    assert ANNOUNCE not in options
