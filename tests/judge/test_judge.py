"""The judge: what it finds, and what it says to a file that is no ruling."""

import os
from pathlib import Path

import pytest

from elysium.cli import main
from elysium.engine.refusal import BadFile
from elysium.engine.text import LANGUAGES
from elysium.judge.ruling import judge_file
from elysium.terminal.errors import refusal_text
from elysium.terminal.judge import show_verdicts

START = """rule: MAS-KING-01
game: mascarade
position:
  players: [ana, bea, cai, dan]
  masks: {ana: king, bea: judge, cai: thief, dan: spy}
"""
TABLE = "rule: MAS-KING-01\ngame: mascarade\n"
LAUGHS = "a: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9))


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "ruling.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_difference_says_where_and_what(tmp_path: Path) -> None:
    ruling = START + "play:\n  - ana: announce king\n  - bea: pass\nexpect:\n  asked: cai\n  coins: {ana: 7, bea: 6}\n"
    (verdict,) = judge_file(written(tmp_path, ruling))
    (found,) = verdict.differences
    assert (found.line, found.what) == (11, "coins")
    assert (found.expected, found.found) == ({"ana": 7, "bea": 6}, {"ana": 6, "bea": 6})
    assert verdict.log[:2] == ["turn ana", "announce ana king"]


@pytest.mark.parametrize(
    ("expectation", "differences"),
    [
        ("asked: bea", 0),
        ("asked: ana", 1),
        ("asked: nobody", 1),
        ("over: false", 0),
        ("over: true", 1),
        ("options: [pass, claim]", 0),
        ("options: [pass]", 1),
        ("option_count: 2", 0),
        ("option_count: 3", 1),
        ("can: claim", 0),
        ("can: [look bea]", 1),
        ("cannot: [look bea]", 0),
        ("cannot: claim", 1),
        ("hears: {bea: announce ana king, spectator: [turn ana]}", 0),
        ("hears: {bea: [pass bea]}", 1),
        ("unheard: {bea: saw}", 0),
        ("unheard: {bea: announce}", 1),
        ("knows: {bea: {ana: king}}", 0),
        ("knows: {bea: {ana: [king, spy]}}", 1),
        ("undo: {ana: true, bea: false}", 0),
        ("undo: {ana: false}", 1),
        ("winners: []", 0),
        ("turn: bea", 1),
    ],
)
def test_every_expectation_can_hold_and_can_fail(tmp_path: Path, expectation: str, differences: int) -> None:
    ruling = START + f"play:\n  - ana: announce king\nexpect:\n  {expectation}\n"
    (verdict,) = judge_file(written(tmp_path, ruling))
    assert len(verdict.differences) == differences


@pytest.mark.parametrize(
    ("move", "differences"),
    [
        ("{ana: look bea, refused: MAS-LOOK-03}", 0),
        ("{ana: look bea, refused: MAS-ANN-06}", 1),
        ("{ana: look bea}", 1),
        ("{ana: look ana, refused: MAS-LOOK-03}", 1),
        ("{bea: pass, refused: not-your-decision}", 0),
        ("{undo: ana, refused: nothing-to-undo}", 0),
        ("{undo: ana}", 1),
        ("{expect: {asked: ana}}", 0),
        ("{expect: {asked: bea}}", 1),
    ],
)
def test_refusals_are_expected_move_by_move(tmp_path: Path, move: str, differences: int) -> None:
    (verdict,) = judge_file(written(tmp_path, START + f"play:\n  - {move}\n"))
    assert len(verdict.differences) == differences


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "empty-ruling", 1),
        ("- a list\n", "ruling-not-a-mapping", 1),
        ("rule: X\n", "missing-key", 1),
        ("rule: X\ngame: chess\n", "unknown-game", 2),
        ("rule: MAS-KING-01\ngame: mascarade\n", "missing-key", 1),
        ("rule: [MAS-KING-01\ngame: mascarade\n", "bad-yaml", 2),
        ("rule: X\nrule: Y\n", "key-twice", 2),
        (START + "plays: []\n", "unknown-key", 6),
        (START + "play:\n  - ana dances\n", "bad-move", 7),
        (START + "play:\n  - ana: dance\n", "unknown-word", 7),
        (START + "play:\n  - ana: announce\n", "wrong-word-count", 7),
        (START + "play:\n  - zoe: pass\n", "unknown-word", 7),
        (START + "expect: nothing\n", "bad-expectation", 6),
        (START + "expect:\n  colour: red\n", "unknown-key", 7),
        (START + "expect:\n  unheard: {bea: reveald}\n", "unknown-key", 7),
        (START + "expect:\n  coins: {eve: null}\n", "unknown-key", 7),
        (START + "  coins: 60\n", "not-a-count", 3),
        (START + "  bank: 3\n", "coins-not-conserved", 3),
        (START + "  centre: [king]\n", "too-many-copies", 3),
        (START + "  moon: full\n", "unknown-key", 3),
        (START.replace("dan: spy", "dan: joker"), "unknown-word", 3),
        (START.replace(", dan: spy", ""), "mask-for-each-player", 3),
        (START.replace("cai, dan]", "ana, dan]"), "position-needs-players", 3),
        ("rule: MAS-KING-01\ngame: mascarade\ntable: {side: A}\n", "missing-key", 3),
        ("rule: MAS-KING-01\ngame: mascarade\ntable: {players: 3}\n", "wrong-player-count", 3),
        # Keys that do not go together, or that say nothing
        (START, "nothing-to-check", 1),
        (START + "play: []\nexpect: {}\n", "nothing-to-check", 1),
        (START + "table: {players: 4}\nexpect: {over: false}\n", "position-and-table", 6),
        (START.replace("KING-01", "KING-99"), "unknown-rule", 1),
        (START.replace("MAS-KING-01", "[MAS-KING-01, SEB-BID-01]"), "unknown-rule", 1),
        (START.replace("MAS-KING-01", "[]"), "unknown-rule", 1),
        # Moves that would be dropped
        (START + "play:\n  - {ana: look bea, expect: {asked: ana}}\n", "bad-move", 7),
        (START + "play:\n  - {expect: {asked: ana}, refused: MAS-LOOK-03}\n", "bad-move", 7),
        (START + "play:\n  - {undo: ana, bea: pass}\n", "bad-move", 7),
        (START + "play:\n  - {undo: ana, expect: {asked: ana}}\n", "bad-move", 7),
        (START + "play:\n  - {ana: look ana, bea: pass}\n", "bad-move", 7),
        (START + "play:\n  - {refused: MAS-LOOK-03}\n", "bad-move", 7),
        (START + "play:\n  - {}\n", "bad-move", 7),
        # Wrong types
        (START + "play: 5\n", "not-a-list", 6),
        (START.replace("MAS-KING-01", "5"), "not-texts", 1),
        (START.replace("MAS-KING-01", ""), "not-texts", 1),
        (START.replace("MAS-KING-01", "[5, 6]"), "not-texts", 1),
        (START.replace("MAS-KING-01", "{a: b}"), "not-texts", 1),
        (TABLE + "table: 5\n", "not-a-mapping", 3),
        (TABLE + "table: [a]\n", "not-a-mapping", 3),
        (TABLE + "position: 7\n", "not-a-mapping", 3),
        (START.replace("[ana, bea, cai, dan]", "[[1], [2]]"), "position-needs-players", 3),
        (START.replace("[ana, bea, cai, dan]", "[yes, no, 1.5, ana]"), "position-needs-players", 3),
        (START.replace("[ana, bea, cai, dan]", "ana"), "position-needs-players", 3),
        (START.replace("{ana: king, bea: judge, cai: thief, dan: spy}", "5"), "masks-by-name", 3),
        (START.replace("{ana: king, bea: judge, cai: thief, dan: spy}", "[king, judge]"), "masks-by-name", 3),
        (START + "  seating: 5\n", "not-a-list", 3),
        (START + "  centre: 5\n", "not-a-list", 3),
        (START + "  barred: ana\n", "not-a-list", 3),
        (START + "  barred: 5\n", "not-a-list", 3),
        (START + "expect: 5\n", "bad-expectation", 6),
        (START + "expect: {knows: 3}\n", "not-a-mapping", 6),
        (START + "expect: {knows: {ana: 3}}\n", "not-a-mapping", 6),
        (START + "expect: {knows: {ana: {ana: [1, a]}}}\n", "not-texts", 6),
        (START + "expect: {hears: 5}\n", "not-a-mapping", 6),
        (START + "expect: {hears: {ana: 5}}\n", "not-texts", 6),
        (START + "expect: {unheard: [x]}\n", "not-a-mapping", 6),
        (START + "expect: {undo: 5}\n", "not-a-mapping", 6),
        (START + "expect: {options: 5}\n", "not-texts", 6),
        (START + "expect: {options: }\n", "not-texts", 6),
        (START + "expect: {options: [1, a]}\n", "not-texts", 6),
        (START + "expect: {can: 5}\n", "not-texts", 6),
        (START + "expect: {can: [[a]]}\n", "not-texts", 6),
        (START + "expect: {cannot: {a: b}}\n", "not-texts", 6),
        # Names and numbers of players
        (START.replace("bea, cai, dan]", "bea]"), "wrong-player-count", 3),
        (START.replace("dan", "spectator"), "bad-player-name", 4),
        (START.replace("dan", "nobody"), "bad-player-name", 4),
        (START.replace("dan", "expect"), "bad-player-name", 4),
        (START.replace("dan", "undo"), "bad-player-name", 4),
        (START.replace("dan", "refused"), "bad-player-name", 4),
        (START.replace("dan", "centre-1"), "bad-player-name", 4),
        (START.replace("dan", "dan the man"), "bad-player-name", 4),
        # What YAML itself cannot read
        (START + "title: 2020-99-99\n", "bad-yaml", 6),
        (START + "title: !!int abc\n", "bad-yaml", 6),
        (START + "title: !!bool abc\n", "bad-yaml", 6),
        (START + "title: !!timestamp abc\n", "bad-yaml", 6),
        (START + f"title: {'9' * 5000}\n", "bad-yaml", 6),
        (START + f"title: 0x{'f' * 5000}\n", "bad-yaml", 6),
        (START + "title: \x07\n", "bad-yaml", 6),
        (START + "? [a, b]\n: c\n", "bad-yaml", 6),
        ("&a [*a]\n", "bad-yaml", 1),
        ("[" * 3000 + "]" * 3000, "bad-yaml", 1),
        (LAUGHS, "bad-yaml", 1),
    ],
)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, text: str, reason: str, line: int) -> None:
    with pytest.raises(BadFile) as caught:
        judge_file(written(tmp_path, text))
    assert (caught.value.reason, caught.value.details["line"]) == (reason, line)
    assert str(caught.value.details["file"]).endswith("ruling.yaml")
    for language in LANGUAGES:
        assert refusal_text(caught.value, language)


def test_a_position_that_cannot_be_reached_is_allowed_if_consistent(tmp_path: Path) -> None:
    (verdict,) = judge_file(written(tmp_path, START + "  coins: {ana: 40}\nexpect: {coins: {ana: 40}, bank: 142}\n"))
    assert verdict.passed


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    for content in (b"\xff\xfe\x00", None):
        path = tmp_path / "bad.yaml"
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(BadFile) as caught:
            judge_file(path)
        assert caught.value.reason == "unreadable-file"


VENDETTA = """rule: VEN-PLAY-01
game: vendetta
position:
  players: [ana, bea, cai]
  clans: {ana: brujah, bea: ventrue, cai: tremere}
"""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (VENDETTA + "  cards: |\n    cards: []\n    rewards: {}\n    prizes: {}\nexpect: {round: 1}\n", 9),
        (VENDETTA + "  cards: nonsense\nexpect: {round: 1}\n", 6),
        ("rule: VEN-PLAY-01\ngame: vendetta\ntable:\n  players: 3\n  cards: '{'\nexpect: {round: 1}\n", 5),
    ],
)
def test_a_bad_text_of_cards_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(BadFile) as caught:
        judge_file(written(tmp_path, text))
    assert caught.value.details["line"] == line
    assert str(caught.value.details["file"]).endswith("ruling.yaml")
    for language in LANGUAGES:
        assert refusal_text(caught.value, language)


def test_options_may_be_written_in_any_words_of_a_move(tmp_path: Path) -> None:
    position = VENDETTA + "  phase: planning\n  hands: {ana: [BR01]}\n"
    down = [f"play BR01 {district} {face}" for district in ("1", "2", "haven") for face in ("up", "down")]
    options = "\n".join(f"    - {option}" for option in ["drain VI", *down])
    (verdict,) = judge_file(written(tmp_path, position + f"expect:\n  options:\n{options}\n"))
    assert verdict.passed


@pytest.mark.parametrize(
    "text",
    [
        START + "play:\n  - ana: announce king\n  - until: {asked: dan}\nexpect: {asked: dan}\n",
        START + "play:\n  - ana: announce king\n  - until: {coins: {ana: 8}, turn: bea}\nexpect: {asked: bea}\n",
    ],
)
def test_others_pass_until_something_is_so_in_every_game(tmp_path: Path, text: str) -> None:
    (verdict,) = judge_file(written(tmp_path, text))
    assert verdict.passed


def test_what_never_comes_is_a_difference(tmp_path: Path) -> None:
    (verdict,) = judge_file(written(tmp_path, START + "play:\n  - until: {coins: {ana: 8}}\nexpect: {asked: ana}\n"))
    assert [found.what for found in verdict.differences] == ["until"]


def test_only_files_of_a_sensible_size_are_read(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe.yaml", tmp_path / "large.yaml"
    os.mkfifo(pipe)
    large.write_text("x" * 2_000_000)
    for path, reason in (
        (pipe, "no-regular-file"),
        (Path("/dev/zero"), "no-regular-file"),
        (tmp_path, "unreadable-file"),
        (large, "file-too-large"),
    ):
        with pytest.raises(BadFile) as caught:
            judge_file(path)
        assert caught.value.reason == reason
        for language in LANGUAGES:
            assert path.name in refusal_text(caught.value, language)


def test_a_title_gives_no_orders_to_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, START + 'title: "mine \\e[2J\\e]0;x\\a"\nexpect: {asked: ana}\n')
    assert show_verdicts([path], quiet=False, as_json=False, language="en") == 0
    said = capsys.readouterr().out
    assert "mine" in said
    assert not {"\x1b", "\x07"} & set(said)


def test_names_may_be_numbers(tmp_path: Path) -> None:
    start = START.replace("ana", "1").replace("bea", "2").replace("cai", "3").replace("dan", "4")
    position = "  turn: 2\n  seating: [2, 1, 3, 4]\n  barred: [3]\n"
    play = "play:\n  - {1: look 1, refused: not-your-decision}\n  - {undo: 2, refused: nothing-to-undo}\n"
    expect = "expect: {turn: 2, asked: 2, seating: [2, 1, 3, 4], barred: [3], coins: {2: 6}}\n"
    (verdict,) = judge_file(written(tmp_path, start + position + play + expect))
    assert verdict.differences == []


def test_to_be_barred_twice_is_to_be_barred(tmp_path: Path) -> None:
    (verdict,) = judge_file(written(tmp_path, START + "  barred: [ana, ana]\nexpect: {barred: [ana]}\n"))
    assert verdict.passed


def test_what_looks_like_markup_is_shown_as_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = START.replace("dan", "'[/x]'") + "title: 'A [/x] [red] :smile:'\n"
    good = tmp_path / "[red].yaml"
    good.write_text(start + "play:\n  - ana: look ana\nexpect: {turn: '[/y]'}\n", encoding="utf-8")
    bad = tmp_path / "[bold].yaml"
    bad.write_text("rule: MAS-KING-01\ngame: '[/z]'\n", encoding="utf-8")
    assert show_verdicts([tmp_path], quiet=False, as_json=False, language="en") == 2
    shown = capsys.readouterr().out
    for text in ("[red].yaml:1", "A [/x] [red] :smile:", "[/y]", "[bold].yaml:2", "[/z]"):
        assert text in shown


@pytest.mark.parametrize(
    "text",
    [
        'rule: MAS-KING-01\ngame: "\\e[2J"\n',
        START + '"\\e[2J": 1\nexpect: {asked: ana}\n',
        START + 'play:\n  - ana: "look \\e[2J"\nexpect: {asked: ana}\n',
        START + 'expect: {turn: "\\e[2J"}\n',
        START + 'expect: {hears: {ana: ["\\e[2J"]}}\n',
        START + 'play:\n  - {ana: look bea, refused: "\\e[2J"}\nexpect: {asked: ana}\n',
        START + 'expect: {turn: "ana\u202e"}\n',
    ],
)
def test_nothing_that_a_ruling_says_gives_orders_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = tmp_path / "\x1b[31mred.yaml"
    path.write_text(text, encoding="utf-8")
    assert show_verdicts([path], quiet=False, as_json=False, language="en") > 0
    assert capsys.readouterr().out.replace("\n", "").isprintable()


def test_what_a_refusal_quotes_gives_no_orders_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "replay", "\x1b[2Jnothing.json"]) == 2
    assert "[2Jnothing.json" in capsys.readouterr().err
    assert main(["--lang", "en", "replay", "\x1b[2Jnothing.json"]) == 2
    assert "\x1b" not in capsys.readouterr().err


VTES = """rule: VTES-4.1-01
game: vtes
position:
  players: [ana, bea]
  pool: {bea: 9}
  ana: {ready: [krid, pug-jackson]}
  bea: {ready: [krid]}
"""


def test_a_failed_move_ends_the_ruling_and_names_what_could_be_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = ["ana: bleed krid bea", "until: resolved", "ana: bleed krid bea", "ana: hunt pug-jackson"]
    play = "play:\n" + "".join(f"  - {move}\n" for move in moves) + "expect: {pool: {bea: 0}}\n"
    path = written(tmp_path, VTES + play)
    (verdict,) = judge_file(path)
    (found,) = verdict.differences
    assert found.what == "ana: bleed krid bea"
    assert len(found.legal) == 1
    assert found.legal[0].startswith("bleed pug-jackson")
    assert verdict.unplayed == 1
    assert show_verdicts([path], quiet=False, as_json=False, language="en") == 1
    assert found.legal[0] in capsys.readouterr().out


def test_waiting_ends_with_the_turn_unless_a_later_one_is_named(tmp_path: Path) -> None:
    within = VTES + "play:\n  - until: {phase: unlock}\nexpect: {turn: bea}\n"
    (verdict,) = judge_file(written(tmp_path, within))
    assert [found.found for found in verdict.differences] == ["never came in this turn"]
    beyond = VTES + "play:\n  - until: {phase: master, turn: bea}\nexpect: {turn: bea}\n"
    (verdict,) = judge_file(written(tmp_path, beyond))
    assert verdict.passed


def test_what_was_chosen_can_be_waited_for(tmp_path: Path) -> None:
    play = "play:\n  - ana: bleed krid bea\n  - expect: {pool: {bea: 9}, asked: bea}\n  - until: resolved\n"
    expect = "expect: {window: minion, asked: ana, pool: {bea: 8}, turn: ana}\n"
    (verdict,) = judge_file(written(tmp_path, VTES + play + expect))
    assert verdict.differences == []
