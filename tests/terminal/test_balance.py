"""`elysium arena balance`: what it prints and writes, and what it says to bad input."""

import json
import sys
from pathlib import Path

import pytest

from elysium import cli

FEW = ["--players", "4,5", "--bots", "random", "--games", "40"]
USUAL = ["balance-mascarade.csv", "balance-mascarade.html", "balance-mascarade.png"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command is given."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def run(*arguments: str, lang: str = "en") -> int:
    return cli.main(["--lang", lang, "arena", "balance", *arguments])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game “chess”"),
        (["mascarade", "--bots", "genius"], "no bot “genius”"),
        (["mascarade", "--players", "3,4"], "[MAS-SETUP-02]"),
        (["mascarade", "--players", "4,x"], "not a number"),
        (["mascarade", "--players", "4,"], "not a number"),
        (["mascarade", "--games", "0"], "--games"),
        (["mascarade", "--games", "3"], "at least 9"),
        (["mascarade", "--jobs", "0"], "--jobs"),
        (["mascarade", "--option", "colour=red"], "no option “colour”"),
        (["mascarade", "--csv", "/dev/null/a.csv"], "cannot be written"),
        (["mascarade", "--plot", "/dev/null/a"], "cannot be written"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err


def test_tables_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("new/a.csv", "balance-mascarade.png", "balance-mascarade.html")]
    assert run("mascarade", *FEW, "--csv", str(files[0]), "--plot", str(tmp_path)) == 0
    printed = capsys.readouterr()
    for said in ("Empress", "Seat, from", "By number of players", "Shared victories", "40 games"):
        assert said in printed.out
    for file in files:
        assert file.stat().st_size > 0
        assert str(file) in printed.err


def test_files_are_written_without_being_asked_for(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for said in ("Written", "Replaced"):
        assert run("mascarade", *FEW) == 0
        assert names_in(here) == USUAL
        printed = capsys.readouterr()
        assert "Empress" in printed.out
        for name in USUAL:
            assert f"{said}: {name}\n" in printed.err


def test_a_folder_that_is_named_is_made(here: Path) -> None:
    assert run("mascarade", *FEW, "--plot", "pictures/") == 0
    assert names_in(here) == [USUAL[0], "pictures"]
    assert names_in(here / "pictures") == USUAL[1:]
    assert run("mascarade", *FEW, "--csv", "numbers/", "--no-files") == 0
    assert names_in(here / "numbers") == USUAL[:1]


@pytest.mark.parametrize("alone", ["--no-files", "--json"])
def test_only_files_that_are_named(alone: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("mascarade", *FEW, alone) == 0
    assert names_in(here) == []
    assert "Written" not in capsys.readouterr().err
    assert run("mascarade", *FEW, alone, "--plot", "a.html") == 0
    assert names_in(here) == ["a.html"]


def test_without_matplotlib_there_is_no_png_unless_it_was_asked_for(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("matplotlib")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert run("mascarade", *FEW) == 0
    assert names_in(here) == USUAL[:2]
    assert "No PNG" in capsys.readouterr().err
    assert run("mascarade", *FEW, "--plot", ".") == 2
    assert "elysium[plots]" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "said"), [("es", "Según el número"), ("pl", "Według liczby")])
def test_tables_speak_every_language(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("mascarade", *FEW, lang=lang) == 0
    assert said in capsys.readouterr().out


def test_programs_get_the_same_numbers_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        assert run("mascarade", *FEW, "--json", "--jobs", jobs) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0]["standings"] == results[1]["standings"]
    assert [size["players"] for size in results[0]["sizes"]] == [4, 5]
    assert results[0]["complete"] is True


def test_ctrl_c_shows_and_writes_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rich.progress import Progress

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "advance", stop)
    page = tmp_path / "a.html"
    assert (
        run("mascarade", "--players", "5,6", "--bots", "heuristic,random", "--games", "500", "--plot", str(page)) == 130
    )
    assert "Interrupted: these are the results of 2 games." in capsys.readouterr().out
    assert "Interrupted" in page.read_text(encoding="utf-8")
