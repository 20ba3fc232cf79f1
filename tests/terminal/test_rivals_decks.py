"""Decks and cards of Rivals on a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elysium.cli import main
from elysium.engine.text import LANGUAGES

BAD = """\
Deck: mine
Leader: Hydra
2 Flick
3 Sucker Pnuch
4 Greed
1 Pong
"""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_a_starter_deck_is_shown_and_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "malkavian", "--game", "rivals"]) == 0
    assert "can be played at a table of 2" in capsys.readouterr().out
    assert main(["deck", "show", "malkavian", "--game", "rivals"]) == 0
    shown = capsys.readouterr().out
    assert "Vampires (7)" in shown
    assert "  1 × Guv'nah" in shown
    assert main(["deck", "show", "malkavian", "--game", "rivals", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert {card["type"] for card in cards} >= {"vampires", "haven", "agenda", "conspiracies"}


def test_a_bad_deck_is_told_line_by_line_then_card_by_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(BAD, encoding="utf-8")
    assert main(["deck", "check", str(file), "--game", "rivals"]) == 2
    assert "Line 4: “3 Sucker Pnuch” is no card. Perhaps: Sucker Punch" in capsys.readouterr().out
    file.write_text(BAD.replace("Pnuch", "Punch"), encoding="utf-8")
    assert main(["deck", "check", str(file), "--game", "rivals"]) == 1
    shown = capsys.readouterr().out
    assert "Flick is in the Faction Deck 2 times" in shown
    assert "Greed is in the library 4 times; at most 3 may be. [RIV-DECK-03]" in shown
    assert "Not yet playable here: Pong (Wolf & Rat)" in shown
    for rule in ("RIV-DECK-01", "RIV-DECK-02", "RIV-DECK-04"):
        assert rule in shown
    assert main(["deck", "check", str(file), "--game", "rivals", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["unsupported"] == ["Pong (Wolf & Rat)"]
    assert {problem["rule"] for problem in found["problems"]} == {f"RIV-DECK-0{n}" for n in (1, 2, 3, 4)}


def test_a_table_of_five_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "malkavian", "--game", "rivals", "--players", "5"]) != 0
    assert "RIV-COMP-01" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_is_told_set_by_set(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "cards", "rivals", "--coverage"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("Core Set") < shown.index("Wolf & Rat") < shown.index("Promo")


def test_a_card_of_a_later_set_is_known_but_not_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "rivals", "vozhd"]) == 0
    assert "Vozhd" in capsys.readouterr().out
