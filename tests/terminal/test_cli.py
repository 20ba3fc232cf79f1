"""The command line: what it prints for people and programs, and what it says to bad input."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from elysium.arena.runtime import interpreter
from elysium.engine.registry import game_names, load_game
from elysium.engine.statements import statements
from elysium.engine.text import Speech
from tests.terminal.interrupts import hears_ctrl_c

RULINGS = Path(__file__).parents[1] / "rulings"


def elysium(*arguments: str, stdin: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "elysium", "--lang", lang, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"COLUMNS": "200"},
    )


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom elysium.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print([m for m in ('rich', 'yaml', 'elysium.games', 'concurrent.futures', 'asyncio') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["games", "play", "simulate", "arena", "replay", "judge", "rules", "bench"])
@pytest.mark.parametrize("lang", ["en", "es", "pl"])
def test_every_command_explains_itself_in_every_language(command: str, lang: str) -> None:
    done = elysium(command, "--help", lang=lang)
    assert done.returncode == 0
    assert "--lang" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game “chess”"),
        (["simulate", "mascarade", "--players", "3"], "4 to 12 players"),
        (["simulate", "mascarade", "--players", "13"], "[MAS-SETUP-02]"),
        (["simulate", "mascarade", "--option", "masks=king,king"], "[MAS-SCEN-07]"),
        (["simulate", "mascarade", "--option", "masks=king,queen"], "“queen”"),
        (["simulate", "mascarade", "--option", "side=C"], "[MAS-SETUP-03]"),
        (["simulate", "mascarade", "--option", "colour=red"], "no option “colour”"),
        (["simulate", "mascarade", "--option", "side"], "name=value"),
        (["simulate", "mascarade", "--option", "side=A", "--option", "side=B"], "given twice: “A” and “B”"),
        (["simulate", "mascarade", "--bots", "genius"], "no bot “genius”"),
        (["simulate", "mascarade", "--bots", "search:0"], "budget"),
        (["simulate", "mascarade", "--bots", "search:99999999999"], "from 1 to"),
        (["simulate", "mascarade", "--bots", "search:many"], "number of iterations"),
        (["simulate", "mascarade", "--bots", "random:5"], "no budget"),
        (["simulate", "mascarade", "--games", "0"], "--games"),
        (["simulate", "mascarade", "--jobs", "-1"], "--jobs"),
        (["play", "mascarade", "--people", "ana,ana"], "name of their own"),
        (["play", "mascarade", "--people", "ana,centre-1"], "“centre-1”"),
        (["play", "mascarade", "--people", "spectator"], "“spectator”"),
        (["play", "mascarade", "--people", "ana lee"], "“ana lee”"),
        (["play", "mascarade", "--option", "first=" + "9" * 5000], "[MAS-TURN-01]"),
        (["play", "mascarade", "--players", "4", "--people", "a,b,c,d,e"], "5 people"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["judge", "no-such-file.yaml"], "cannot be read"),
        (["rules", "chess"], "no game “chess”"),
        (["rules", "mascarade", "--tests", "nowhere"], "no folder"),
        (["bench", "--runs", "0"], "--runs"),
        (["dance"], "invalid choice"),
        ([], "required"),
    ],
)
def test_bad_input_gets_a_sentence_and_a_status(arguments: list[str], said: str) -> None:
    done = elysium(*arguments)
    assert done.returncode == 2
    assert said in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_games_for_programs() -> None:
    games = json.loads(elysium("games", "--json").stdout)
    assert {"name": "mascarade", "players": [4, 12], "options": ["side", "masks", "first", "notes"]} in games


def test_simulate_for_programs_is_stable_and_repeatable() -> None:
    arguments = ["simulate", "mascarade", "--players", "6", "--bots", "heuristic,random", "--games", "12", "--json"]
    done = [json.loads(elysium(*arguments, *more).stdout) for more in ([], ["--jobs", "2"])]
    assert {"game", "players", "games", "decisions", "seconds", "decisions_per_second", "results"} <= done[0].keys()
    assert done[0]["form"] in ("pure", "compiled")
    assert done[0]["interpreter"] == interpreter()
    assert done[0]["results"] == done[1]["results"]
    assert done[0]["decisions"] == done[1]["decisions"]
    bots = {row["name"]: row for row in done[0]["results"]["bots"]}
    assert bots["heuristic"]["games"] == bots["random"]["games"] == 36
    assert bots["heuristic"]["low"] <= bots["heuristic"]["share"] <= bots["heuristic"]["high"]
    assert len(done[0]["results"]["seats"]) == 6


def wait_for_games(process: subprocess.Popen[str]) -> None:
    """Until the bar says that some are done, however long the machine takes to start."""
    assert process.stderr is not None
    shown = b""
    until = time.monotonic() + 120
    while not re.search(rb"\b[1-9]\d*/1000000\b", shown):
        assert time.monotonic() < until, shown
        assert select.select([process.stderr], [], [], 60)[0], shown
        more = os.read(process.stderr.fileno(), 1 << 16)
        assert more, shown
        shown += more


def test_ctrl_c_in_a_simulation_prints_what_is_done() -> None:
    command = [sys.executable, "-m", "elysium", "simulate", "mascarade", "--bots", "heuristic"]
    process = subprocess.Popen(
        [*command, "--games", "1000000", "--jobs", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
        env=os.environ | {"FORCE_COLOR": "1"},
    )
    try:
        wait_for_games(process)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in errors
    result = json.loads(output)
    assert result["complete"] is False
    assert result["games"] > 0
    assert result["games"] == sum(row["games"] for row in result["results"]["bots"]) / 6


def test_rules_for_programs_have_the_promised_keys() -> None:
    rows = json.loads(elysium("rules", "mascarade", "--json").stdout)
    assert len(rows) == len(statements(load_game("mascarade").folder))
    assert all(set(row) == {"id", "area", "rule", "state", "tests", "reason"} for row in rows)
    assert {row["state"] for row in rows} == {"tested", "not applicable"}
    assert all(row["tests"] if row["state"] == "tested" else row["reason"] for row in rows)


def test_a_person_plays_a_whole_game_and_looks_at_it_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = elysium(
        "play", "mascarade", "--people", "ana", "--seed", "x", "--quick", "--record", str(file), stdin="1\n" * 400
    )
    assert done.returncode == 0
    assert "The end" in done.stdout
    assert "Seal of this deal" in done.stdout
    assert elysium("replay", str(file), "--check").returncode == 0
    for viewer in ("ana", "spectator", "open"):
        log = elysium("replay", str(file), "--viewer", viewer, "--log", lang="pl")
        assert log.returncode == 0
        assert "ana" in log.stdout
    assert "In secret" not in elysium("replay", str(file), "--viewer", "spectator", "--log").stdout
    assert elysium("replay", str(file), "--viewer", "nobody").returncode == 2


def test_refusals_undo_help_and_leaving_at_the_table(tmp_path: Path) -> None:
    answers = ["?", "c", "l", "99", "dance", "claim", "swap ana ana really", "2", "u", "2", "", "q"]
    done = elysium("play", "mascarade", "--people", "ana", "--option", "first=1", stdin="\n".join(answers) + "\n")
    assert done.returncode == 0
    for said in ("MAS-TURN-02", "Choose a number", "“dance”", "[MAS-TURN-03]", "Taken back.", "The table is closed."):
        assert said in done.stdout


def test_two_people_at_one_keyboard_get_a_blank_screen_between_them() -> None:
    done = elysium(
        "play", "mascarade", "--people", "ana,bea", "--option", "first=1", "--quick", stdin="1\n\n1\nq\n", lang="es"
    )
    assert done.returncode == 0
    assert Speech("es").say("ui-hand-over", player="bea") in done.stdout


def test_two_people_at_one_keyboard_each_read_of_themselves_as_you() -> None:
    """Ana swaps her card with Bea's; then the keyboard is Bea's."""
    done = elysium(
        "play", "mascarade", "--people", "ana,bea", "--option", "first=1", "--quick", "--seed", "a", stdin="1\n\n1\nq\n"
    )
    turns = done.stdout.split("It is your turn.")
    assert len(turns) >= 3, "what the bots do then is not foreseen"
    assert "ana handles their own card and your card" in turns[1]


def test_a_closed_table_is_recorded_without_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    done = elysium("play", "mascarade", "--seed", "secret-seed", "--record", str(file), stdin="1\n\nq\n")
    assert done.returncode == 0
    assert json.loads(file.read_text())["seed"] == ""
    assert b"secret-seed".hex() not in file.read_text()
    assert elysium("replay", str(file), "--check").returncode == 2
    assert elysium("replay", str(file), "--viewer", "open").returncode == 2


def test_recording_to_an_impossible_place_is_refused(tmp_path: Path) -> None:
    done = elysium("play", "mascarade", "--record", str(tmp_path / "no" / "file.json"), stdin="q\n")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_judge_for_programs_has_a_row_for_each_file() -> None:
    rows = json.loads(elysium("judge", str(RULINGS / "mascarade" / "judge"), "--json").stdout)
    assert rows
    assert all(row["state"] == "passed" and row["rules"] for row in rows)


def test_bench_for_programs_has_a_row_for_each_measure() -> None:
    rows = json.loads(elysium("bench", "--runs", "1", "--seconds", "0.02", "--json").stdout)
    measures = {row["measure"] for row in rows}
    assert {
        "decisions_per_second",
        "clone_us",
        "snapshot_save_us",
        "snapshot_load_us",
        "snapshot_bytes",
        "memory_bytes",
        "first_start_us",
        "search_iterations_per_second",
    } == measures
    assert all(row["peer"] == "elysium" and row["median"] > 0 for row in rows)
    assert all(row["form"] in ("pure", "compiled") and row["interpreter"] == interpreter() for row in rows)
    assert {row["game"] for row in rows} >= set(game_names())


@pytest.mark.parametrize("name", game_names())
def test_nobody_has_to_say_how_many_play(name: str) -> None:
    """Six, or as many as usual where six cannot."""
    run = elysium("simulate", name, "--bots", "random", "--games", "1", "--json")
    assert run.returncode == 0, run.stderr
    game = load_game(name)
    assert json.loads(run.stdout)["players"] == (6 if 6 in game.players else game.usual_players)
