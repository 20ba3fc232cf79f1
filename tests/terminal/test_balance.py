"""`elysium arena balance`: what it prints and writes, and what it says to bad input."""

import json
from pathlib import Path

import pytest

from elysium import cli

FEW = ["--players", "4,5", "--bots", "random", "--games", "40"]


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
