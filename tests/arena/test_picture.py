"""The picture of balance: files where they were asked for, and a page that needs nothing else."""

import csv
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from elysium.arena.balance import Balance, plan_balance, weigh
from elysium.arena.files import csv_file, make_room, picture_files, write_csv
from elysium.arena.picture.image import check_drawing, write_image
from elysium.arena.picture.page import page_of, write_page
from elysium.arena.picture.panels import across, axis_of, picture_of
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.registry import load_game
from elysium.engine.text import LANGUAGES, Speech

GAME = load_game("mascarade")


@pytest.fixture(scope="module")
def balance() -> Balance:
    return weigh(plan_balance(GAME, [4, 6], {}, ["random"], 200, 3), 1, lambda done: None)


def test_the_csv_has_a_line_for_every_standing(balance: Balance, tmp_path: Path) -> None:
    file = tmp_path / "balance.csv"
    write_csv(balance, file)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert list(rows[0]) == [
        "factor", "value", "players", "games", "wins", "share", "low", "high",
        "fair", "ratio", "ratio_low", "ratio_high",
    ]  # fmt: skip
    assert len(rows) == len(balance.standings)
    assert {row["players"] for row in rows} == {"all", "4", "6"}
    assert sum(float(row["wins"]) for row in rows if (row["factor"], row["players"]) == ("seat", "4")) == pytest.approx(
        100, rel=1e-4
    )


def test_where_pictures_go(tmp_path: Path) -> None:
    names = ["balance-mascarade.png", "balance-mascarade.html"]
    assert picture_files(str(tmp_path), "mascarade") == [tmp_path / name for name in names]
    assert picture_files(f"{tmp_path}/new/", "mascarade") == [tmp_path / "new" / name for name in names]
    assert picture_files(f"{tmp_path}/new.html/", "mascarade") == [tmp_path / "new.html" / name for name in names]
    assert picture_files(f"{tmp_path}/a.b", "mascarade") == [tmp_path / "a.b.png", tmp_path / "a.b.html"]
    assert picture_files(f"{tmp_path}/a.html", "mascarade") == [tmp_path / "a.html"]
    assert picture_files(".", "mascarade") == [Path(name) for name in names]


def test_where_numbers_go(tmp_path: Path) -> None:
    assert csv_file(str(tmp_path), "mascarade") == tmp_path / "balance-mascarade.csv"
    assert csv_file(f"{tmp_path}/new/", "mascarade") == tmp_path / "new" / "balance-mascarade.csv"
    assert csv_file(f"{tmp_path}/a.txt", "mascarade") == tmp_path / "a.txt"
    assert csv_file(".", "mascarade") == Path("balance-mascarade.csv")


def test_room_is_made_before_anything_is_played(tmp_path: Path) -> None:
    make_room([tmp_path / "new" / "folder" / "a.csv"])
    assert list((tmp_path / "new" / "folder").iterdir()) == []
    (tmp_path / "file").touch()
    for place in (tmp_path / "file" / "a.csv", tmp_path / "new"):
        with pytest.raises(BadFile, match="unwritable-file"):
            make_room([place])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_image_is_drawn_in_every_language(balance: Balance, language: str, tmp_path: Path) -> None:
    file = tmp_path / "a.png"
    write_image(balance, Speech(language, GAME), file)
    assert file.read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadFile, match="unwritable-file"):
        write_image(balance, Speech(language, GAME), file / "b.png")


def test_without_matplotlib_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    check_drawing()
    for name in [name for name in sys.modules if name.startswith("matplotlib")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(Refusal, match="no-matplotlib") as refused:
        check_drawing()
    assert "elysium[plots]" in Speech("en").refusal(refused.value)


class Page(HTMLParser):
    """What stands in a page: its elements, and whether all that were opened are closed."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_has_every_number_as_a_table(balance: Balance, language: str) -> None:
    speech = Speech(language, GAME)
    text = page_of(balance, speech)
    page = Page(text)
    assert page.open == []
    assert f'<html lang="{language}">' in text
    assert not re.search(r"\b(src|href)=|url\(|@import|<script", text)
    panels = [panel for section in picture_of(balance, speech).sections for panel in section.panels]
    assert page.tags.count("figure") == page.tags.count("table") == len(panels) == 6
    assert page.tags.count("tr") == len(balance.standings) + len(panels)
    assert speech.say("mask-empress") in text
    assert (",00" in text) == (language != "en")


def test_names_are_written_as_text_and_never_as_markup(balance: Balance, tmp_path: Path) -> None:
    speech = Speech("en", GAME)
    odd = Balance("x", ("<b>",), 1, balance.games, 1, 1.0, balance.sizes, balance.standings, complete=False)
    write_page(odd, speech, tmp_path / "a.html")
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;" in text
    assert "<b>" not in text
    assert "Interrupted" in text


def test_the_fair_share_is_never_at_the_edge(balance: Balance) -> None:
    for standings in (balance.standings, balance.standings[:1], []):
        axis = axis_of(standings)
        assert axis.low < 1 < axis.high
        assert 1 in axis.ticks
        assert all(axis.low <= one.ratio <= axis.high for one in standings)
        assert (axis.part(axis.low - 1), axis.part(axis.high + 1)) == (0, 1)


@pytest.mark.parametrize(("panels", "expected"), [(1, 1), (2, 2), (4, 4), (5, 3), (10, 4), (13, 4)])
def test_panels_stand_side_by_side_and_none_alone(panels: int, expected: int) -> None:
    assert across(panels, 4) == expected
