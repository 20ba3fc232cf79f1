"""What surrounds a command: streams that are closed or full, odd letters, Ctrl-C, packages that do not load."""

import io
import os
import signal
import subprocess
import sys
from copy import copy
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest
from rich.console import Console

from elysium import cli
from elysium.bots.bot import Bot
from elysium.engine import registry
from elysium.engine.kinds import Number, parse_count
from elysium.engine.recording import load_recording
from elysium.engine.refusal import BadFile, Refusal, UnknownName
from elysium.engine.registry import load_game
from elysium.engine.table import Table
from elysium.engine.text import Speech, text_files
from elysium.judge.coverage import citations
from elysium.terminal import bench
from elysium.terminal.errors import INTERRUPTED, refusal_text
from elysium.terminal.play import CLEAR_SCROLLBACK, Leave, Terminal
from tests.terminal.interrupts import hears_ctrl_c

COMMAND = f"{sys.executable} -m elysium --lang en"


def shell(line: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", line.replace("elysium", COMMAND, 1)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"COLUMNS": "200"} | variables,
    )


def test_a_closed_input_closes_the_table_and_prints_the_log(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = shell(f"elysium play mascarade --people ana --seed $'\\xff' --record {file} <&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The table is closed." in done.stdout
    done = shell(f"elysium replay {file} <&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert "turned face down" in done.stdout
    done = shell(f"elysium replay {file} --viewer ana")
    assert done.returncode == 2
    assert "Known: spectator;" in done.stderr
    assert shell("elysium games >&-").returncode == 0


def test_a_full_disk_gets_a_sentence() -> None:
    done = shell("elysium games > /dev/full", PYTHONUNBUFFERED="")
    assert done.returncode == 1
    assert done.stderr.startswith("elysium: ")
    assert len(done.stderr.splitlines()) == 1


def test_letters_that_the_terminal_cannot_show_are_replaced() -> None:
    done = shell("elysium --lang pl games", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


@pytest.mark.parametrize("place", ["''", "/", "/dev/null", "x" * 300, "no/such/folder/game.json"])
def test_an_impossible_place_for_the_recording_is_refused_before_the_deal(place: str) -> None:
    done = shell(f"elysium play mascarade --record {place} < /dev/null")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert done.stdout == ""


def at_a_table(*people: str) -> Terminal:
    game = load_game("mascarade")
    names = [*people, *"wxyz"][:4]
    bots: dict[int, Bot] = {}
    return Terminal(Table.deal(game, game.setup(4, {"first": "1"}), names, b"x"), bots, Speech("en", game), quick=True)


def test_a_place_that_became_unwritable_does_not_lose_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    at_a_table().keep(tmp_path / "gone" / "[bold]game.json")
    (file,) = tmp_path.glob("elysium-*/game.json")
    assert load_recording(file).game == "mascarade"


def test_the_name_of_the_file_is_printed_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_a_table().keep(tmp_path / "[bold]game[red].json")
    assert "[bold]game[red].json." in capsys.readouterr().out


def test_between_two_people_the_scrollback_is_cleared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table("ana", "bea")
    monkeypatch.setattr("builtins.input", lambda *_: "")
    for terminal, clears in ((True, 2), (False, 0)):
        file = io.StringIO()
        table.console = Console(file=file, force_terminal=terminal)
        table._hand_over(1)
        assert file.getvalue().count(CLEAR_SCROLLBACK) == clears


def test_a_number_of_5000_digits_is_refused_at_the_table() -> None:
    table = at_a_table("ana")
    with pytest.raises(UnknownName, match="number-too-long"):
        table._understand("9" * 5000, 0, table.match.observe(0))


@pytest.mark.parametrize(
    ("word", "short"),
    [
        ("help", "?"),
        ("HELP", "?"),
        ("rules", "?"),
        ("cards", "c"),
        ("log", "l"),
        ("undo", "u"),
        ("quit", "q"),
        ("exit", "q"),
    ],
)
def test_commands_may_be_spelt_out(word: str, short: str) -> None:
    said = []
    for answer in (word, short):
        table = at_a_table("ana")
        file = io.StringIO()
        table.console = Console(file=file)
        try:
            done: object = table._understand(answer, 0, table.match.observe(0))
        except (Leave, Refusal) as error:
            done = repr(error)
        said.append((done, file.getvalue()))
    assert said[0] == said[1]
    assert "unknown-word" not in str(said[0][0])


def test_the_last_choice_is_taken_back_in_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table("ana")
    table.quick = False
    before = table.match.state.dump()
    monkeypatch.setattr("builtins.input", lambda *_: "undo")
    table._choose(0, table.match.observe(0).options[0])
    assert table.match.state.dump() == before


@pytest.mark.parametrize("word", ["--5", "-", "", "5-", "²", "1.5", "9" * 19, "-" + "9" * 5000])
def test_what_is_no_count(word: str) -> None:
    with pytest.raises(UnknownName):
        parse_count(word)
    with pytest.raises(UnknownName):
        Number().parse(word, [])


def test_counts() -> None:
    assert [parse_count(word) for word in ("0", "-5", "007", "9" * 18)] == [0, -5, 7, 10**18 - 1]


@pytest.mark.parametrize(
    "arguments", ["play mascarade --players x", "simulate mascarade --games 1x", "bench --seconds x"]
)
def test_an_argument_that_is_no_number_gets_a_sentence(arguments: str) -> None:
    done = shell(f"elysium {arguments}")
    assert done.returncode == 2
    assert "is not a number" in done.stderr


@pytest.mark.parametrize(
    ("lang", "words"), [("es", ("uso:", "opciones:", "ayuda")), ("pl", ("użycie:", "opcje:", "pomoc"))]
)
def test_help_speaks_one_language(lang: str, words: tuple[str, ...]) -> None:
    for command in ("", "play "):
        text = shell(f"elysium --lang {lang} {command}--help").stdout
        assert all(word in text for word in words)
        for english in ("usage:", "positional arguments:", "options:", "show this help"):
            assert english not in text


def test_a_test_folder_with_other_letters_is_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_bytes(b"# caf\xe9")
    with pytest.raises(BadFile):
        citations(tmp_path)


def test_ctrl_c_says_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(*_: object) -> int:
        raise KeyboardInterrupt

    for where, arguments in (("bench.show_bench", ["bench"]), ("judge.show_verdicts", ["judge", "x"])):
        monkeypatch.setattr(f"elysium.terminal.{where}", stopped)
        assert cli.main(["--lang", "en", *arguments]) == INTERRUPTED
        assert capsys.readouterr().err == "\nelysium: Interrupted.\n"


def test_ctrl_c_in_a_real_bench() -> None:
    process = subprocess.Popen(
        [*COMMAND.split(), "bench", "--seconds", "20"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hears_ctrl_c,
    )
    try:
        assert process.stderr is not None
        assert "Measuring" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == INTERRUPTED
    assert "Interrupted." in errors
    assert "Traceback" not in errors


def test_what_measures_goes_with_who_wants_to_know() -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "elysium.arena.measure", "1000"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert child.stdin is not None
        child.stdin.close()
        assert child.wait(60) != 0
    finally:
        child.kill()


def test_peers_that_fail_are_a_bad_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "sys", type("Sys", (), {"executable": "/bin/false"}))
    with pytest.raises(BadFile, match="peers-failed"):
        bench._peers(1, 0.1, lambda _: None)


def test_a_package_that_does_not_load_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = entry_points(group=registry.GROUP)
    broken = [
        EntryPoint("a-broken", "no.such.module:GAME", registry.GROUP),
        EntryPoint("b-odd", "os:sep", registry.GROUP),
    ]
    found = {entry.name: entry for entry in [*broken, *real]}
    monkeypatch.setattr(registry, "installed", lambda: found)
    for name, reason in (("a-broken", "game-does-not-load"), ("b-odd", "not-a-game")):
        with pytest.raises(UnknownName, match=reason):
            load_game(name)
    for lang in ("en", "es", "pl"):
        assert cli.main(["--lang", lang, "play", "a-broken"]) == 2
        assert "ModuleNotFoundError: No module named 'no'" in capsys.readouterr().err
    assert cli.main(["--lang", "en", "games"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "“a-broken” does not load: ModuleNotFoundError: No module named 'no'" in text
    assert "“b-odd” does not give a game" in text
    assert "Mascarade" in text
    assert cli.main(["--lang", "en", "games", "--json"]) == 0
    assert "a-broken" not in capsys.readouterr().out
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_bytes(b"game-name = caf\xe9")
    odd = copy(load_game("mascarade"))
    odd.folder = tmp_path
    monkeypatch.setattr("elysium.terminal.errors.working_games", lambda: iter([odd, *registry.working_games()]))
    assert refusal_text(Refusal("no-such-reason"), "en") == "no-such-reason"
    assert cli.main(["--lang", "en", "simulate", "mascarade", "--option", "side=C"]) == 2
    assert "[MAS-SETUP-03]" in capsys.readouterr().err


def test_only_the_files_of_a_language_are_read(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    for name in ("es.ftl", "rules.es.ftl", "rules.ftl", "yes.ftl", "en.ftl"):
        (tmp_path / "text" / name).touch()
    shared = text_files("es", None)
    assert all(file.name == "es.ftl" or file.name.endswith(".es.ftl") for file in shared)
    assert [file.name for file in text_files("es", tmp_path)[len(shared) :]] == ["es.ftl", "rules.es.ftl"]
