"""A recording that somebody has edited is refused with a sentence, never with a crash."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.cli import main
from elysium.engine import recording
from elysium.engine.audience import OPEN_TABLE, SPECTATOR
from elysium.engine.chance import commitment
from elysium.engine.draw import Draw, Lot, lot_seal
from elysium.engine.match import Match
from elysium.engine.recording import load_recording, record
from elysium.engine.refusal import BadFile
from elysium.engine.registry import load_game
from elysium.engine.text import Speech

GAME = load_game("mascarade")


def recorded() -> dict[str, Any]:
    match = Match.deal(GAME, GAME.setup(4), ["ana", "bea", "cai", "dan"], b"edited")
    rng = Random(2)
    while match.state.asked:
        seat = match.state.asked[0][0]
        match.play(seat, GAME.mind.advise(match.observe(seat), rng))
    plain: dict[str, Any] = json.loads(msgspec.json.encode(record(match)))
    return plain


def setting(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        at: Any = plain
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = to

    return change


def word_missing(plain: dict[str, Any]) -> None:
    plain["steps"][1]["events"][0][2].pop()


def board(viewer: int, patch: Any) -> Callable[[dict[str, Any]], None]:
    return setting("steps", 1, "boards", str(viewer), to=patch)


EDITS = {
    "names missing": setting("names", to=["ana"]),
    "no steps": setting("steps", to=[]),
    "seed": setting("seed", to="not hex"),
    "seed of half a byte": setting("seed", to="abc"),
    "no players": setting("setup", "players", to=0),
    "negative players": setting("setup", "players", to=-3),
    "40 players": setting("setup", "players", to=40),
    "a million players": setting("setup", "players", to=10**7),
    "another game's setup": setting("setup", "game", to="chess"),
    "word missing": word_missing,
    "event unknown": setting("steps", 1, "events", 0, 1, to="sneezed"),
    "version": setting("elysium", to=10**30),
    "negative version": setting("elysium", to=-1),
    "board of five": board(0, {"=": 5}),
    "board of the open table": board(OPEN_TABLE, {"=": {}}),
    "patch": board(SPECTATOR, {"zones": 3}),
    "patch of words": board(SPECTATOR, {"zones": "="}),
    "no seats": board(2, {"seats": {"=": []}}),
    "a ninth seat": board(2, {"seats": {"=": [9]}}),
    "an active stranger": board(2, {"active": {"=": 77}}),
    "a huge count": board(2, {"counters": {"0": {"value": {"=": 10**25}}}}),
    "negative seat": setting("steps", 1, "seat", to=-1),
    "a stranger's decision": setting("steps", 1, "seat", to=4),
    "outcome": setting("outcome", to=[1]),
    "orders to a terminal in a name": setting("names", 0, to="ana\x1b[2J"),
    "orders in an event": setting("steps", 1, "events", 0, 2, 0, to="\x9b2J"),
    "orders in an unknown event": setting("terms", "turn", 0, 0, to="\x1b]0;x\x07"),
    "orders on a board": board(2, {"facts": {"=": [{"name": "bell\x07", "owner": 0}]}}),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_an_edited_recording_is_a_bad_file(
    edit: Callable[[dict[str, Any]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = recorded()
    edit(plain)
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(BadFile):
        load_recording(file)
    for flags in (["--log"], ["--check"], ["--json"], ["--viewer", "bea"]):
        assert main(["--lang", "en", "replay", str(file), *flags]) == 2
        assert capsys.readouterr().err.startswith("elysium: ")


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (setting("setup", "options", "side", to="Z"), "[MAS-SETUP-03]"),
        (setting("setup", "options", to={"colour": "red"}), "no option “colour”"),
    ],
)
def test_a_setup_that_the_game_refuses_cannot_be_checked(
    edit: Callable[[dict[str, Any]], None], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = recorded()
    edit(plain)
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 2
    assert said in capsys.readouterr().err


def test_a_setup_of_another_count_than_the_game_knows_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = recorded()
    plain["setup"]["players"] = 1
    plain |= {"names": ["ana"], "outcome": [1], "seed": "00", "commitment": commitment(b"\0")}
    alone = {"seats": [0], "active": 0, "zones": [], "counters": []}
    plain["steps"] = [
        {"seat": -1, "option": "", "events": [], "boards": {str(v): {"=": alone} for v in (0, SPECTATOR, OPEN_TABLE)}}
    ]
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 2
    assert "4 to 12 players" in capsys.readouterr().err


def test_an_unknown_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = recorded()
    plain["game"] = plain["setup"]["game"] = "chess"
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["--lang", "en", "replay", str(file)]) == 2
    assert "no game “chess”" in capsys.readouterr().err


@pytest.mark.parametrize("before", ["", '{"elysium": 1, "game": ', '{"elysium": 1, "steps": '])
def test_nested_brackets_are_no_recording(before: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text(before + "[" * 100_000, encoding="utf-8")
    with pytest.raises(BadFile):
        load_recording(file)


def test_only_files_of_a_sensible_size_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe, large = tmp_path / "pipe.json", tmp_path / "large.json"
    os.mkfifo(pipe)
    monkeypatch.setattr(recording, "MOST_BYTES", 10_000)
    large.write_text("[" + " " * 20_000 + "]")
    for file, reason in (
        (pipe, "no-regular-file"),
        (Path("/dev/zero"), "no-regular-file"),
        (tmp_path, "unreadable-file"),
        (large, "file-too-large"),
    ):
        with pytest.raises(BadFile) as caught:
            load_recording(file)
        assert caught.value.reason == reason


def test_a_forged_board_is_found_by_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = recorded()
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 0
    plain["steps"][-1]["boards"]["1"] = {"counters": {"0": {"value": {"=": 12}}}}
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 1
    assert "boards" in capsys.readouterr().out


def test_the_check_names_who_added_to_the_deal_and_who_did_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = "1" * 64
    lots = (Lot(0, lot_seal("t", 1, 0, number), number), Lot(1, "2" * 64, fault="misfit"), Lot(3, fault="silent"))
    match = Match.deal(GAME, GAME.setup(4), ["ana", "bea", "cai", "dan"], b"drawn", Draw("t", 1, lots))
    rng = Random(2)
    while match.state.asked:
        seat = match.state.asked[0][0]
        match.play(seat, GAME.mind.advise(match.observe(seat), rng))
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record(match)))
    speech = Speech("en")
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        speech.say("check-agrees"),
        speech.say("ui-drawn-from", count=1, names="ana"),
        speech.say("ui-left-out", name="bea", fault="misfit"),
        speech.say("ui-left-out", name="dan", fault="silent"),
    ]
    assert main(["--lang", "en", "replay", str(file), "--check", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["drawn_from"], told["left_out"]) == (["ana"], {"bea": "misfit", "dan": "silent"})
    forged = json.loads(file.read_bytes())
    forged["draw"]["lots"][0]["number"] = "3" * 64
    file.write_text(json.dumps(forged))
    assert main(["--lang", "en", "replay", str(file), "--check"]) == 1
    assert capsys.readouterr().out.strip() == speech.say("check-lot-differs")
