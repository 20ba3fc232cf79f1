"""The list of cards that can be played, for people and programs."""

import dataclasses
import json

import pytest

from elysium.cli import main
from elysium.games.vtes.decks.rules import supported_cards
from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, Face


def digits(line: str) -> str:
    """Its digits, whichever way a language groups them."""
    return "".join(filter(str.isdecimal, line))


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
    assert str(len(supported_cards())) in digits(shown.splitlines()[-1])


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


def test_coverage_begins_with_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "vtes", "--coverage"]) == 0
    shown = capsys.readouterr().out
    assert str(len(supported_cards())) in digits(shown.splitlines()[0])
    assert shown.index("Tournament winners") < shown.index("Deflection")


def test_the_check_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "vtes", "--check"]) == 0
    assert "Differences: 0" in capsys.readouterr().out
    assert main(["cards", "vtes", "--check", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] == found["idle"] == []
    assert found["rulings"] == found["covered"] + found["harmless"] + len(found["open"])


def test_a_check_that_finds_something_fails_and_says_what(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    face = Face(fact_named("Conditioning").id)
    monkeypatch.setitem(CARDS, face, dataclasses.replace(CARDS[face], unique_key="Conditioning"))
    assert main(["cards", "vtes", "--check"]) == 1
    assert "Conditioning: unique  (only in the definition)" in capsys.readouterr().out


def test_a_game_without_official_texts_has_nothing_to_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "mascarade", "--check"]) == 2
    assert "no official texts" in capsys.readouterr().err


def test_one_card_with_all_that_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "vtes", "Deflection"]) == 0
    shown = capsys.readouterr().out
    assert "redirect_bleed()" in shown
    assert "Official text" in shown
    assert "tests/rulings/vtes/cards/reactions-c-i.yaml" in shown
    assert main(["cards", "vtes", "Praxis Seizure: York", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["definition"].startswith("for city in")
    assert row["tests"]


def test_a_typing_error_is_answered_with_the_nearest_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "vtes", "Deflektion"]) == 0
    assert "Perhaps: Deflection" in capsys.readouterr().out
