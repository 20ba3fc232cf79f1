"""Snapshots are versioned: other data, another game or other rules code are refused."""

import importlib
import pkgutil
import subprocess
import sys

import msgspec
import pytest

from elysium.engine.refusal import BadFile
from elysium.engine.registry import game_names, load_game

GAME = load_game("mascarade")


def test_a_snapshot_of_other_rules_code_is_refused() -> None:
    saved = GAME.save(GAME.start(GAME.setup(6), bytes(32)))
    snapshot_format, name, schema, state = msgspec.msgpack.decode(saved)
    for other in ((snapshot_format + 1, name, schema), (snapshot_format, "chess", schema), (snapshot_format, name, 0)):
        with pytest.raises(BadFile) as refusal:
            GAME.load(msgspec.msgpack.encode((*other, state)))
        assert refusal.value.reason == "other-snapshot-version"


@pytest.mark.parametrize("data", [b"", b"\x00", b"garbage", b"\x94\x01\x02\x03\x04"])
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile) as refusal:
        GAME.load(data)
    assert refusal.value.reason == "bad-snapshot"


def test_every_cut_of_a_snapshot_is_refused() -> None:
    saved = GAME.save(GAME.start(GAME.setup(12), bytes(32)))
    for length in range(len(saved)):
        with pytest.raises(BadFile):
            GAME.load(saved[:length])


def modules_of(game: str) -> list[str]:
    package = importlib.import_module(f"elysium.games.{game}")
    return sorted(module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))


@pytest.mark.parametrize("game", game_names())
def test_a_position_means_the_same_whichever_module_was_imported_first(game: str) -> None:
    """Else a bot's process could take one step for another."""
    code = (
        "import importlib, sys\n"
        "importlib.import_module(sys.argv[2])\n"
        "from elysium.engine.registry import game_names, load_game\n"
        "game = load_game(sys.argv[1])\n"
        "print(game.save(game.start(game.setup(4), bytes(32))).hex())"
    )
    modules = modules_of(game)
    found = {
        subprocess.run([sys.executable, "-c", code, game, module], capture_output=True, check=True).stdout
        for module in (f"elysium.games.{game}.game", *modules[:: len(modules) // 4])
    }
    assert len(found) == 1
