"""The list of cards that can be played, for people and programs."""

import json

import pytest

from elysium.cli import main
from elysium.games.vtes.decks.rules import supported_cards


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Action modifiers ("), ("es", "Criados ("), ("pl", "Karty reakcji (")]
)
def test_the_supported_cards_by_type(capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    assert main(["--lang", lang, "cards", "vtes"]) == 0
    shown = capsys.readouterr().out
    assert said in shown
    assert "Deflection" in shown
    assert str(len(supported_cards())) in shown.splitlines()[-1]


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_coverage_for_people(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["--lang", lang, "cards", "vtes", "--coverage"]) == 0
    assert "2020" in capsys.readouterr().out


def test_coverage_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "vtes", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["supported", "decks", "next"]
    assert list(found["supported"]) == ["library", "crypt"]
    assert list(found["decks"]) == ["all", "since-2020"]
    assert [list(counted) for counted in found["decks"].values()] == [["total", "playable", "lacking_two"]] * 2
    assert len(found["supported"]["library"]) + len(found["supported"]["crypt"]) == len(supported_cards())
    assert len(found["next"]) == 50
