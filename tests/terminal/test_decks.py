"""The commands about decks: what they print for people and programs, and what they say to bad files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from elysium.cli import main
from elysium.engine.decks import LARGEST_FILE
from elysium.games.vtes.decks.rules import SHAPES

VENTRUE = "first-blood-ventrue"
LEGAL = "Crypt (12)\n12x Krid\nLibrary (40)\n40x Deflection\n"

type Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("COLUMNS", "200")

    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(["--lang", "en", *arguments, "--game", "vtes"])
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


def written(folder: Path, text: str, name: str = "mine.txt") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_show_a_deck(run: Run) -> None:
    status, said, _ = run("deck", "show", VENTRUE)
    assert status == 0
    assert "Vampires (6)" in said
    assert "  1 × Emily Carson" in said


def test_show_a_deck_for_programs(run: Run) -> None:
    shown = json.loads(run("deck", "show", VENTRUE, "--json")[1])
    assert shown["name"] == VENTRUE
    assert sum(card["count"] for card in shown["cards"] if card["type"] == "vampire") == 6
    assert sum(card["count"] for card in shown["cards"]) == 55


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_shown_in_a_shape_can_be_read_again(run: Run, tmp_path: Path, shape: str) -> None:
    _, text, _ = run("deck", "show", VENTRUE, "--shape", shape)
    status, said, _ = run("deck", "show", written(tmp_path, text), "--json")
    assert status == 0
    assert json.loads(said)["cards"] == json.loads(run("deck", "show", VENTRUE, "--json")[1])["cards"]


def test_check_a_good_deck(run: Run) -> None:
    status, said, _ = run("deck", "check", VENTRUE, "--option", "half-decks=yes", "--json")
    found = json.loads(said)
    assert found["legal"]
    assert found["problems"] == []
    assert found["playable"] == (status == 0) == (found["unsupported"] == [])


def test_check_names_the_rule(run: Run) -> None:
    status, said, _ = run("deck", "check", VENTRUE)
    assert status == 1
    assert "The crypt has 6 cards; it needs at least 12. [VTES-1.2-02]" in said
    found = json.loads(run("deck", "check", VENTRUE, "--json")[1])
    assert (found["legal"], found["playable"]) == (False, False)
    assert [(problem["reason"], problem["rule"]) for problem in found["problems"]] == [
        ("crypt-too-small", "VTES-1.2-02")
    ]


def test_check_depends_on_the_table(run: Run, tmp_path: Path) -> None:
    deck = written(tmp_path, LEGAL.replace("40", "61"))
    assert json.loads(run("deck", "check", deck, "--players", "2", "--json")[1])["legal"] is False
    assert json.loads(run("deck", "check", deck, "--players", "3", "--json")[1])["legal"] is True
    assert run("deck", "check", deck, "--players", "1")[0] == 2


def test_check_tells_what_cannot_be_played_and_what_is_banned(run: Run, tmp_path: Path) -> None:
    deck = written(tmp_path, LEGAL + "1x Protect Thine Own\n")
    status, said, _ = run("deck", "check", deck)
    assert status == 1
    assert "cannot be played here yet" in said
    assert "Not yet playable here: Protect Thine Own" in said
    assert "Protect Thine Own is banned in tournaments." in said


def test_unknown_cards_are_listed_one_by_one(run: Run, tmp_path: Path) -> None:
    deck = written(tmp_path, LEGAL + "1x Blod Doll\n2x Zzyzx [bold]\n")
    for what in ("check", "show"):
        status, said, _ = run("deck", what, deck)
        assert status == 2
        assert said.splitlines()[0].startswith("✗ Line 5: “1x Blod Doll” is no card. Perhaps: Blood Doll")
        assert said.splitlines()[1].startswith("✗ Line 6: “2x Zzyzx [bold]” is no card.")
    unread = json.loads(run("deck", "check", deck, "--json")[1])["unread"]
    assert [line["line"] for line in unread] == [5, 6]


def test_impossible_counts_are_told_line_by_line(run: Run, tmp_path: Path) -> None:
    deck = written(tmp_path, "12x Krid\n40x Dodge\nBlurr\n1000x Blur\n")
    status, said, _ = run("deck", "check", deck)
    assert status == 2
    assert said.splitlines()[0].startswith("✗ Line 3: “Blurr” is no card. Perhaps: Blur")
    assert said.splitlines()[1] == "✗ Line 4: “1000x Blur”: a card has 1 to 999 copies."
    unread = json.loads(run("deck", "check", deck, "--json")[1])["unread"]
    assert [line["reason"] for line in unread] == ["no-card", "bad-count"]


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_what_is_shown_for_people_can_be_read_again(run: Run, tmp_path: Path, lang: str) -> None:
    deck = written(tmp_path, run("deck", "show", VENTRUE, "--lang", lang)[1])
    assert json.loads(run("deck", "show", deck, "--json")[1])["cards"] == json.loads(
        run("deck", "show", VENTRUE, "--json")[1]
    )["cards"]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b"\x00\x01\x02\xff", "not a text file"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not a text file"),
        (b"a" * (LARGEST_FILE + 1), "too large"),
        (b"a" * 10_000_000, "too large"),
        (b"Dear diary,\n", "holds no card"),
        (b"{", "no deck in JSON"),
    ],
)
def test_bad_files_get_a_sentence(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "deck.txt").write_bytes(content)
    status, _, error = run("deck", "check", str(tmp_path / "deck.txt"))
    assert status == 2
    assert said in error


def test_bad_names_get_a_sentence(run: Run, tmp_path: Path) -> None:
    assert "no deck “no-such-deck”" in run("deck", "check", "no-such-deck")[2]
    assert "cannot be read" in run("deck", "check", str(tmp_path))[2]
    assert "cannot be written as “papyrus”" in run("deck", "show", VENTRUE, "--shape", "papyrus")[2]
    assert run("deck", "check", "a\0b")[0] == 2


def test_old_encodings_are_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_bytes("1x Ángel Guerrero\n".encode("latin-1"))
    assert (
        json.loads(run("deck", "show", str(tmp_path / "old.txt"), "--json")[1])["cards"][0]["name"] == "Ángel Guerrero"
    )


def test_a_game_without_decks_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "deck", "check", "x", "--game", "mascarade"]) == 2
    assert "mascarade is not played with decks" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_the_commands_speak_every_language(run: Run, tmp_path: Path, lang: str) -> None:
    bad = written(tmp_path, "1x Blod Doll\n")
    for arguments in (
        ["show", VENTRUE],
        ["check", VENTRUE],
        ["check", VENTRUE, "--option", "half-decks=yes"],
        ["check", bad],
    ):
        assert run("deck", *arguments, "--lang", lang)[1]
