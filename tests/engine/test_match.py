"""A match: refusals change nothing, and a broken rule does not break the table."""

import pytest

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.match import BrokenRule, Match
from elysium.engine.refusal import IllegalChoice, NotAsked, Refusal
from elysium.engine.registry import load_game
from elysium.engine.state import State
from elysium.games.mascarade.state import ANNOUNCE, KING, LOOK, WIDOW

GAME = load_game("mascarade")
NAMES = ["ana", "bea", "cai", "dan", "eva", "fay"]


def in_mid_game() -> Match:
    position = {
        "players": NAMES,
        "masks": dict(zip(NAMES, ["judge", "king", "thief", "empress", "witch", "fool"], strict=True)),
    }
    state = GAME.rulings.position_from(position, NAMES)
    GAME.book.proceed(state)
    return Match(GAME, state, NAMES)


@pytest.mark.parametrize(
    ("seat", "option", "refused", "rule"),
    [
        (1, (LOOK, 1), NotAsked, ""),
        (0, (LOOK, 1), IllegalChoice, "MAS-LOOK-03"),
        (0, (ANNOUNCE, WIDOW), IllegalChoice, "MAS-ANN-03"),
        (0, (), IllegalChoice, "MAS-TURN-08"),
        (0, (999,), IllegalChoice, "MAS-TURN-08"),
        (0, (ANNOUNCE, KING, KING), IllegalChoice, "MAS-TURN-08"),
        (0, (ANNOUNCE, "king"), IllegalChoice, "MAS-TURN-08"),
        (0, (-1, 0), IllegalChoice, "MAS-TURN-08"),
        (0, (LOOK, False), IllegalChoice, "MAS-TURN-08"),
        (0, (LOOK, 0.0), IllegalChoice, "MAS-TURN-08"),
    ],
)
def test_a_refusal_is_typed_names_the_rule_and_changes_nothing(
    seat: int, option: tuple[int, ...], refused: type[Exception], rule: str
) -> None:
    match = in_mid_game()
    before = GAME.save(match.state)
    with pytest.raises(refused) as caught:
        match.play(seat, option)
    assert getattr(caught.value, "rule", None) == rule
    assert GAME.save(match.state) == before
    assert match.history == []


def test_a_rule_that_fails_leaves_the_position_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: State, *_: int) -> None:
        s.seats = 99
        raise ZeroDivisionError(f"the key is {s.key!r}")

    match = in_mid_game()
    before = GAME.save(match.state)
    steps = list(GAME.book.steps)
    steps[GAME.book.step_names.index("take")] = broken
    monkeypatch.setattr(GAME.book, "steps", steps)
    match.play(0, (ANNOUNCE, KING))
    for seat in range(1, 5):
        match.play(seat, GAME.parse_option("pass", NAMES))
    with pytest.raises(BrokenRule) as caught:
        match.play(5, GAME.parse_option("pass", NAMES))
    assert caught.value.details["detail"] == "ZeroDivisionError"
    assert "key" not in str(caught.value)
    assert "key" in str(caught.value.__cause__)
    assert match.state.seats == 6
    assert match.state.asked[0][0] == 5
    assert GAME.save(match.history[0].before) == before


def test_the_deal_is_sealed_before_the_first_card() -> None:
    first = Match.deal(GAME, GAME.setup(6), NAMES)
    second = Match.deal(GAME, GAME.setup(6), NAMES)
    assert first.seed != second.seed
    assert len(first.seed) == 32
    assert first.commitment != second.commitment


def test_the_whole_log_is_open_only_after_the_game() -> None:
    match = in_mid_game()
    with pytest.raises(Refusal, match="open-only-after-the-game"):
        match.events_for(OPEN_TABLE)
    match.state.finish((0,) * 6)
    assert match.events_for(OPEN_TABLE) == list(match.opening)
