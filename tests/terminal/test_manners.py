"""The terminal's table has the same manners as the server's."""

from typing import Any

import pytest

from elysium.engine.state import State
from elysium.engine.table import Table
from elysium.engine.text import Speech
from elysium.games.vtes.game import VTES
from elysium.terminal.play import Leave, Terminal

ANA = 0
NAMES = ["ana", "bea"]


def terminal(monkeypatch: pytest.MonkeyPatch, answers: list[str], **position: Any) -> Terminal:
    """Two people at a keyboard; when nobody has anything to say any more, they leave."""
    state = VTES.rulings.position_from({"players": NAMES, "turn": "ana", **position}, NAMES)
    VTES.book.proceed(state)
    there = Terminal(Table(VTES, state, NAMES), {}, Speech("en", VTES), True)

    def answer(prompt: object) -> str:
        if "›" not in str(prompt):
            return ""
        if not answers:
            raise Leave
        return answers.pop(0)

    monkeypatch.setattr(there.console, "input", answer)
    return there


def test_what_the_table_passed_is_taken_back_with_the_choice_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all four transfers used there is only passing left, so ana is asked again in her discard phase."""
    influence = {"phase": "influence", "ana": {"uncontrolled": ["krid"], "hand": ["deflection"]}}
    there = terminal(monkeypatch, ["transfer krid"] * 4 + ["u"], **influence)
    with pytest.raises(Leave):
        there.run()
    transfer = there.match.history[0].option
    assert [decision.option for decision in there.match.history] == [transfer] * 3


def test_who_wants_to_be_asked_where_there_is_nothing_to_do_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    skipping = terminal(monkeypatch, ["s nothing-else"], phase="master", ana={"ready": ["krid"]})
    with pytest.raises(Leave):
        skipping.run()
    assert skipping.match.history, "the master phase went by itself"
    assert "nothing-else" in capsys.readouterr().out
    asking = terminal(monkeypatch, [], phase="master", ana={"ready": ["krid"]})
    asking._wishes[ANA].skipped.clear()
    with pytest.raises(Leave):
        asking.run()
    assert not asking.match.history


def test_a_person_whose_only_choice_breaks_a_rule_is_not_stuck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def broken(s: State, *_: int) -> None:
        raise ZeroDivisionError

    there = terminal(monkeypatch, ["1", "p"], phase="discard")
    there._wishes[ANA].skipped.clear()
    assert len(there.match.observe(ANA).options) == 1
    steps = list(VTES.book.steps)
    steps[VTES.book.step_names.index("end_turn")] = broken
    monkeypatch.setattr(VTES.book, "steps", steps)
    with pytest.raises(Leave):
        there.run()
    assert list(tmp_path.glob("elysium-*/position.msgpack")), "kept for whoever mends the rule"
