"""Recorded games: they open, they show what was recorded, and they can be checked."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from elysium.engine.audience import EVERYONE, OPEN_TABLE, SPECTATOR, includes, viewers
from elysium.engine.chance import commitment
from elysium.engine.course import RecordedCourse
from elysium.engine.draw import Draw, Lot, lot_seal, setup_seal
from elysium.engine.kinds import WordedEvent
from elysium.engine.match import Match
from elysium.engine.recording import (
    Recording,
    check_writable,
    load_recording,
    record,
    save_recording,
    verify,
)
from elysium.engine.refusal import BadFile, Refusal
from elysium.engine.registry import load_game
from elysium.engine.text import Speech

GAME = load_game("mascarade")
NAMES = ["Ana María", "Bea", "Cai", "Dan", "Eva"]


def played(decisions: int = 10_000, seed: bytes = b"recorded", draw: Draw | None = None) -> Match:
    match = Match.deal(GAME, GAME.setup(5), NAMES, seed, draw)
    rng = Random(1)
    while match.state.asked and len(match.history) < decisions:
        seat = match.state.asked[0][0]
        options = match.observe(seat).options
        match.play(seat, options[int(rng.random() * len(options))])
    return match


def test_a_recording_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    recording = record(played())
    save_recording(recording, tmp_path / "game.json")
    assert load_recording(tmp_path / "game.json") == recording
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_options_are_written_word_by_word_and_those_of_format_2_are_read(tmp_path: Path) -> None:
    recording = record(played())
    file = msgspec.json.decode(msgspec.json.encode(recording))
    assert any(len(step["option"]) > 1 for step in file["steps"] if isinstance(step["option"], list))
    file["elysium"] = 2
    for step in file["steps"]:
        step["option"] = " ".join(step["option"])
    (tmp_path / "old.json").write_bytes(msgspec.json.encode(file))
    old = load_recording(tmp_path / "old.json")
    assert old.steps == recording.steps
    assert verify(old, GAME) == []


def test_it_shows_each_viewer_what_they_saw() -> None:
    match = played()
    recording = record(match)
    speech = Speech("es", GAME)
    for viewer in viewers(5):
        heard = [line for lines in RecordedCourse(recording, GAME).log(viewer, speech) for line in lines]
        assert heard == [speech.event(event, NAMES) for event in match.events_for(viewer)]
        boards = recording.boards(viewer)
        eyes = [GAME.eyes(state, viewer) for state in match.positions()]
        seen = [GAME.observe(state, eye) for state, eye in zip(match.positions(), eyes, strict=True)]
        assert boards == [GAME.views.board(view) for view in seen]
    assert all(card.face for zone in recording.boards(OPEN_TABLE)[0].zones for card in zone.cards)


def test_while_the_game_runs_no_seed_and_no_open_cards() -> None:
    match = played(20)
    recording = record(match)
    assert recording.seed == ""
    assert OPEN_TABLE not in recording.viewers()
    assert match.seed.hex() not in msgspec.json.encode(recording).decode()
    with pytest.raises(Refusal, match="open-only-after-the-game"):
        RecordedCourse(recording, GAME).log(OPEN_TABLE, Speech("en", GAME))
    with pytest.raises(BadFile):
        verify(recording, GAME)


def test_while_the_game_runs_the_file_holds_only_what_a_spectator_may_know(tmp_path: Path) -> None:
    match = played(40)
    assert not match.state.over
    whispers = [event for done in match.history for event in done.events if not includes(event[0], SPECTATOR)]
    assert whispers, "this game must have something to hide"
    recording = record(match)
    save_recording(recording, tmp_path / "half.json")
    text = (tmp_path / "half.json").read_text(encoding="utf-8")
    for secret in ("really", "pretend", "only-pretended", "saw"):
        assert secret not in text
    assert load_recording(tmp_path / "half.json").viewers() == [SPECTATOR]
    assert all(step.boards.keys() <= {str(SPECTATOR)} for step in recording.steps)
    speech = Speech("en", GAME)
    heard = [line for lines in RecordedCourse(recording, GAME).log(SPECTATOR, speech) for line in lines]
    assert heard == [speech.event(event, NAMES) for event in match.events_for(SPECTATOR)]
    assert recording.boards(SPECTATOR) == [GAME.views.board(GAME.observe(s, SPECTATOR)) for s in match.positions()]


def test_running_it_again_agrees_with_the_recording() -> None:
    recording = record(played())
    assert verify(recording, GAME) == []
    assert commitment(bytes.fromhex(recording.seed)) == recording.commitment


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ({"seed": b"another".hex()}, "check-commitment-differs"),
        ({"seed": b"another".hex(), "commitment": commitment(b"another")}, "check-deal-differs"),
        ({"outcome": [0, 0, 0, 0, 0]}, "check-outcome-differs"),
    ],
)
def test_a_forged_recording_is_found_out(change: dict[str, object], difference: str) -> None:
    recording = msgspec.structs.replace(record(played()), **change)
    assert verify(recording, GAME) == [difference]


ONE, OTHER = "1" * 64, "2" * 64
DRAWN = Draw(
    "table",
    7,
    (Lot(0, lot_seal("table", 7, 0, ONE), ONE), Lot(2, fault="silent"), Lot(3, lot_seal("table", 7, 3, OTHER), OTHER)),
)


def test_a_game_to_which_people_added_numbers_can_be_checked(tmp_path: Path) -> None:
    recording = record(played(draw=DRAWN))
    assert (recording.elysium, recording.draw) == (4, DRAWN)
    save_recording(recording, tmp_path / "game.json")
    assert verify(load_recording(tmp_path / "game.json"), GAME) == []
    assert record(played()).elysium == 3, "nothing new in a game without numbers"


@pytest.mark.parametrize(
    ("lots", "difference"),
    [
        (None, "check-deal-differs"),
        (DRAWN.lots[:2], "check-deal-differs"),
        ((*DRAWN.lots[:2], Lot(3, DRAWN.lots[2].seal, ONE)), "check-lot-differs"),
        ((*DRAWN.lots[:2], Lot(3, lot_seal("table", 7, 3, ONE), ONE)), "check-deal-differs"),
    ],
)
def test_forged_numbers_are_found_out(lots: tuple[Lot, ...] | None, difference: str) -> None:
    draw = None if lots is None else msgspec.structs.replace(DRAWN, lots=lots)
    assert verify(msgspec.structs.replace(record(played(draw=DRAWN)), draw=draw), GAME) == [difference]


def test_other_options_than_were_sealed_are_found_out() -> None:
    """The game fits its seed and its numbers: only the seal tells that it was not the one people gave them for."""
    recording = record(played(draw=DRAWN))
    seed, dealt = bytes.fromhex(recording.seed), recording.setup
    sealed = msgspec.structs.replace(DRAWN, setup=setup_seal("table", 7, seed, dealt))
    assert verify(msgspec.structs.replace(recording, draw=sealed), GAME) == []
    wanted = msgspec.structs.replace(dealt, options=dealt.options | {"first": "2"})
    other = msgspec.structs.replace(DRAWN, setup=setup_seal("table", 7, seed, wanted))
    assert verify(msgspec.structs.replace(recording, draw=other), GAME) == ["check-table-differs"]


@pytest.mark.parametrize(
    "draw",
    [
        {"table": "t", "round": 1, "lots": [{"seat": 9}]},
        {"table": "t", "round": 1, "lots": [{"seat": 1}, {"seat": 0}]},
        {"table": "t", "round": 1, "lots": [{"seat": 1}, {"seat": 1}]},
        {"table": "t", "round": 1, "lots": [{"seat": 1, "number": "12"}]},
        {"table": "t", "round": 1, "phase": "opening"},
    ],
)
def test_a_draw_that_makes_no_sense_is_damage(tmp_path: Path, draw: object) -> None:
    file = msgspec.json.decode(msgspec.json.encode(record(played())))
    (tmp_path / "odd.json").write_bytes(msgspec.json.encode(file | {"draw": draw}))
    with pytest.raises(BadFile) as refused:
        load_recording(tmp_path / "odd.json")
    assert refused.value.reason == "damaged-recording"


def test_a_forged_board_name_or_term_is_found_out() -> None:
    recording = record(played())
    forged = msgspec.convert(msgspec.to_builtins(recording), Recording)
    forged.steps[-1].boards[str(SPECTATOR)] = {"active": {"=": 0 if forged.boards(SPECTATOR)[-1].active else 1}}
    assert verify(forged, GAME) == ["check-boards-differ"]
    terms = recording.terms | {"turn": [("player", "coins")]}
    assert verify(msgspec.structs.replace(recording, terms=terms), GAME) == ["check-boards-differ"]
    assert verify(msgspec.structs.replace(recording, names=NAMES[:4]), GAME) == ["check-deal-differs"]


@pytest.mark.parametrize("word", ["--5", "9" * 30, "9" * 5000, "five", "²"])
def test_a_number_that_is_none_is_shown_as_it_was_recorded(word: str) -> None:
    recording = record(played())
    recording.terms["odd"] = [("coins", "coins")]
    recording.steps[0].events.append(WordedEvent(EVERYONE, "odd", (word,)))
    assert RecordedCourse(recording, GAME).log(SPECTATOR, Speech("en", GAME))[0][-1] == f"odd {word}"


def test_a_place_where_nothing_can_be_written_is_known_before(tmp_path: Path) -> None:
    check_writable(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []
    for path in (Path(""), Path("/"), Path("/dev/null"), tmp_path, tmp_path / "no" / "x", tmp_path / ("x" * 300)):
        with pytest.raises(BadFile):
            check_writable(path)
        with pytest.raises(BadFile):
            save_recording(record(played(1)), path)


def test_it_plays_back_after_the_rules_have_changed() -> None:
    """Event kinds that no longer exist are shown in their recorded words, boards as they were recorded."""
    recording = record(played())
    renamed = msgspec.json.encode(recording).replace(b'"announce"', b'"proclaimed-of-old"')
    old = msgspec.json.decode(renamed, type=Recording)
    old.terms["proclaimed-of-old"] = [("actor", "player"), ("mask", "mask-of-old")]
    speech = Speech("en", GAME)
    lines = [line for told in RecordedCourse(old, GAME).log(SPECTATOR, speech) for line in told]
    assert any(line.startswith(("proclaimed-of-old Ana María", "proclaimed-of-old Bea")) for line in lines)
    assert old.boards(SPECTATOR) == recording.boards(SPECTATOR)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-recording"),
        (b"not json", "not-a-recording"),
        (b"[1, 2]", "not-a-recording"),
        (b'{"elysium": 999}', "future-recording"),
        (b'{"elysium": 1, "game": "mascarade"}', "damaged-recording"),
    ],
)
def test_a_file_that_is_no_recording_is_refused_with_the_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadFile) as refusal:
        load_recording(path)
    assert refusal.value.reason == reason


def test_a_cut_off_recording_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    save_recording(record(played()), path)
    whole = path.read_bytes()
    for length in (10, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:length])
        with pytest.raises(BadFile):
            load_recording(path)
