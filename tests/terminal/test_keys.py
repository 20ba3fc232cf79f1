"""What is typed at the table: passing has its key as in the browser, cards go by any part of their name."""

from collections.abc import Iterable

import pytest

from elysium.engine.table import Table
from elysium.engine.text import Speech, searchable
from elysium.games.vtes.game import VTES
from elysium.terminal.play import Leave, Terminal

NAMES = ["ana", "bea"]
HUNTING = {"turn": "ana", "phase": "minion", "ana": {"ready": ["krid"], "hand": ["govern-the-unaligned", "deflection"]}}


def terminal(monkeypatch: pytest.MonkeyPatch, answers: Iterable[str], *, quick: bool = True) -> Terminal:
    """Two people at a keyboard; when nobody has anything to say any more, they leave."""
    state = VTES.rulings.position_from({"players": NAMES, **HUNTING}, NAMES)
    VTES.book.proceed(state)
    there = Terminal(Table(VTES, state, NAMES), {}, Speech("en", VTES), quick)
    left = iter(answers)

    def answer(prompt: object) -> str:
        if "sit alone" in str(prompt):
            return ""
        try:
            return next(left)
        except StopIteration:
            raise Leave from None

    monkeypatch.setattr(there.console, "input", answer)
    return there


def test_passing_has_the_key_that_it_has_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = terminal(monkeypatch, ["p"])
    options = there.match.observe(0).options
    passing = VTES.manners.passing(options)
    assert passing is not None
    first = next(option for option in options if option != passing)
    with pytest.raises(Leave):
        there.run()
    shown = capsys.readouterr().out
    assert f"  p {there.speech.option(passing, 0, NAMES)}" in shown
    assert f"  1 {there.speech.option(first, 0, NAMES)}" in shown
    assert there.match.history[0].option == passing


def test_words_typed_where_enter_goes_on_do_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    there = terminal(monkeypatch, ["1", "2", "wait, what?", "u"], quick=False)
    with pytest.raises(Leave):
        there.run()
    assert there.match.history == []
    gone_on = terminal(monkeypatch, ["1", ""], quick=False)
    with pytest.raises(Leave):
        gone_on.run()
    assert len(gone_on.match.history) >= 1


@pytest.mark.parametrize("asked", ["Govern", "govern the", "UNALIGNED", "govern-the-unaligned"])
def test_a_card_is_read_by_a_part_of_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str
) -> None:
    with pytest.raises(Leave):
        terminal(monkeypatch, [f"c {asked}"]).run()
    said = capsys.readouterr().out
    assert "Govern the Unaligned  Action, 1 blood." in " ".join(said.split("\n")).replace("  ", "  ")
    assert "Deflection  " not in said


def test_a_card_that_there_is_not_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Leave):
        terminal(monkeypatch, ["c no such card"]).run()
    assert "“no such card”" in capsys.readouterr().out


def test_letters_are_found_as_people_type_them() -> None:
    assert searchable("Żebrak, Łowca’s Öl") == "zebrak, lowcas ol"
