"""The example game: a package of its own that adds a game by entry point, with its rules tested like any other."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elysium.engine import registry
from elysium.engine.parts import any_option
from elysium.engine.statements import statements
from elysium.judge.coverage import UNTESTED, rule_states
from elysium.judge.ruling import judge_file
from tests.harness.tables import GUESTS, all_games

EXAMPLE = GUESTS / "sealed-bids"
RULINGS = EXAMPLE / "rulings"
HOW_TO = GUESTS.parent / "docs" / "how-to-write-a-game.md"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What installing the example leaves on the path: its metadata with the entry point."""
    metadata = tmp_path / "sealed_bids-0.1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids\nVersion: 0.1\n")
    (metadata / "entry_points.txt").write_text("[elysium.games]\nsealed-bids = sealed_bids.game:SEALED_BIDS\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLE)
    registry.installed.cache_clear()
    yield tmp_path
    registry.installed.cache_clear()


def test_another_package_adds_a_game_by_entry_point(installed: Path) -> None:
    path = os.pathsep.join([str(installed), str(EXAMPLE)])
    done = subprocess.run(
        [sys.executable, "-m", "elysium", "play", "sealed-bids", "--players", "3", "--quick"],
        input="1\n" * 5,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": path, "ELYSIUM_LANG": "en"},
    )
    assert "The end" in done.stdout


@pytest.mark.parametrize("path", sorted(RULINGS.glob("*.yaml")), ids=lambda path: path.stem)
def test_its_rulings_hold(path: Path, installed: Path) -> None:
    for verdict in judge_file(path):
        assert verdict.passed, verdict.differences


def test_all_its_rules_are_tested(tmp_path: Path) -> None:
    (game,) = (game for game in all_games() if game.name == "sealed-bids")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "rulings").symlink_to(RULINGS)
    assert [state.id for state in rule_states(game, tmp_path / "tests") if state.state == UNTESTED] == []
    assert statements(game.folder)


def test_the_checklist_is_what_the_example_has() -> None:
    """Every file that the ten lines name is there, and nothing in Elysium names the game."""
    lines = [line for line in HOW_TO.read_text().splitlines() if re.match(r"\d+\. ", line)]
    assert [int(line.split(".")[0]) for line in lines] == list(range(1, 11))
    package = EXAMPLE / "sealed_bids"
    for number, file in enumerate(("rules.yaml", "state.py", "rules.py", "observe.py", "game.py")):
        assert f"`{file}`" in lines[number]
        assert (package / file).is_file()
    for file in re.findall(r"`([\w.]+\.ftl)`", lines[5]):
        assert (package / "text" / file).is_file()
    assert (package / "position.py").is_file()
    assert any(RULINGS.glob("*.yaml"))
    assert 'entry-points."elysium.games"' in (EXAMPLE / "pyproject.toml").read_text()
    root = HOW_TO.parents[1]
    sources = (root / "elysium").rglob("*.py")
    assert [path for path in sources if re.search(r"sealed.bids", path.read_text(encoding="utf-8"))] == []


def test_it_says_every_part_that_is_needed_and_its_own() -> None:
    (game,) = (game for game in all_games() if game.name == "sealed-bids")
    assert game.mind.advise is not any_option, "7: advice"
    assert game.cards.words(), "its cards have texts"
    game.rulings.check_conservation(game.start(game.setup(3), bytes(32)))
