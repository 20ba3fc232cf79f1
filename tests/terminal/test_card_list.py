"""The cards of a game whose cards are all in the box, on the command line."""

import json
from pathlib import Path

import pytest

from tests.games.vendetta.harness import OWN_CARDS
from tests.games.vtes.harness import card_to_come
from tests.terminal.test_cli import elysium


def test_a_card_with_its_facts_and_how_sure_they_are() -> None:
    shown = " ".join(elysium("cards", "vendetta", "cauldron").stdout.split())
    assert "Cauldron of Blood" in shown
    assert "Clan: Tremere" in shown
    assert "Power: 3" in shown
    assert "sure, read from the rulebooks: name, kind, Power, effect" in shown
    assert "each rival loses 4 blood" in shown


def test_designs_of_our_own_say_so() -> None:
    assert "Elysium design" in elysium("cards", "vendetta", "silver-bell").stdout


def test_every_card_for_programs() -> None:
    rows = {row["card"]: row for row in json.loads(elysium("cards", "vendetta", "--json").stdout)}
    assert len(rows) == 63 + 30 + 7 + 8 + 1
    assert rows["talley"]["numbers"]["kiss"] == -1
    assert rows["talley"]["confidence"]["kiss"] == "low"
    assert all(row["text"] and row["name"] for row in rows.values())


def test_a_game_without_such_facts_still_lists_its_cards() -> None:
    assert "King" in elysium("cards", "mascarade").stdout


def test_cards_as_a_file_of_ones_own_changes_them(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("cards: [{code: TR05, power: 5, aftermath: [{may-spend: 1, then: [{lose: 9}]}]}]", encoding="utf-8")
    shown = " ".join(elysium("cards", "vendetta", "cauldron", "--option", f"cards={mine}").stdout.split())
    assert "Power: 5" in shown
    assert "each rival loses 9 blood" in shown
    assert "from this table’s own card file: Power, effect" in shown
    (row,) = json.loads(elysium("cards", "vendetta", "cauldron", "--json", "--option", f"cards={mine}").stdout)
    assert row["numbers"] == {"power": 5}


def test_a_file_that_is_none_and_an_option_that_changes_no_cards_are_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("cards:\n  - code: XX05\n", encoding="utf-8")
    refused = elysium("cards", "vendetta", "--option", f"cards={mine}")
    assert refused.returncode != 0
    assert f"{mine}, line 2" in refused.stderr
    assert "teams" in elysium("cards", "vendetta", "--option", "teams=yes").stderr
    assert "cards" in elysium("cards", "mascarade", "--option", f"cards={mine}").stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Conflict. +3 Power for each of your cards here"),
        ("es", "Conflicto. +3 de Poder por cada carta que tengas aquí"),
        ("pl", "Starcie. Siła +3 za każdą twoją kartę tutaj"),
    ],
)
def test_whoever_plays_with_such_a_file_reads_its_texts(tmp_path: Path, lang: str, said: str) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(OWN_CARDS, encoding="utf-8")
    recording = tmp_path / "game.json"
    options = ["--option", f"cards={mine}", "--option", "clans=brujah,gangrel,tremere"]
    game = ["play", "vendetta", "--players", "3", *options, "--seed", "own", "--record", str(recording)]
    shown = " ".join(elysium(*game, stdin="c punks-posse\nc\nq\n", lang=lang).stdout.split())
    assert shown.count(said) == 2
    replayed = elysium("replay", str(recording), lang=lang)
    assert replayed.returncode == 0
    assert replayed.stdout


def test_a_card_among_many_is_looked_for_by_its_name() -> None:
    shown = elysium("cards", "vtes", "govern the").stdout
    assert "Govern the Unaligned" in shown
    assert "[dom]" in shown
    assert "Deflection" not in shown
    (row,) = json.loads(elysium("cards", "vtes", "Govern the Unaligned", "--json").stdout)
    assert row["card"] == "govern-the-unaligned"


def test_a_card_that_cannot_be_played_yet_is_told_from_one_that_there_is_not() -> None:
    name = card_to_come()
    assert f"Not playable here yet: {name}" in elysium("cards", "vtes", name.lower()).stdout
    assert "Not playable" not in elysium("cards", "vtes", "no such name").stdout
