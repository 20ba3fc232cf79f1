"""The cards of a game whose cards are all in the box, on the command line."""

import json

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
