"""Whatever is stored stays true when steps, choices, verbs and events are registered in another order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.engine.game import Game
from elysium.engine.kinds import seat_words
from elysium.engine.match import Match
from elysium.engine.setup import Setup
from elysium.engine.word_codec import word_codec
from tests.harness.other_order import Decided, Found, Orders, Table, position_in_words, received
from tests.harness.tables import all_games, all_setups, declared

TABLES = 3
PATIENCE_SECONDS = 300


def a_table(game: Game[Any], setup: Setup, rng: Random) -> tuple[Table, Match]:
    """Some way into a game of random choices."""
    codec = word_codec(game, setup.players)
    match = Match.deal(game, setup, seat_words(setup.players), b"seed")
    decided = []
    for _ in range(rng.randrange(10, declared(game).depth or 80)):
        if not match.state.asked:
            break
        question = rng.choice(match.state.asked)
        option = rng.choice(game.book.options(match.state, question))
        events = match.play(question[0], option)
        decided.append(Decided(question[0], codec.encode_option(option), codec.encode_events(events)))
    opening = codec.encode_events(match.opening)
    return Table(setup.players, setup.options, opening, decided, game.save(match.state)), match


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_log_leads_to_the_same_position_in_another_order(game: Game[Any], tmp_path: Path) -> None:
    rng = Random(game.name)
    played = [a_table(game, setup, rng) for setup in rng.sample(all_setups(game), min(TABLES, len(all_setups(game))))]
    book = game.book
    sizes = {
        "steps": len(book.steps),
        "choices": len(book.choices),
        "terms": len(book.terms),
        "marks": len(book.marks),
    }
    orders, found = tmp_path / "orders.json", tmp_path / "found.json"
    orders.write_bytes(msgspec.json.encode(Orders(game.name, sizes, 5, [table for table, _ in played])))
    command = [sys.executable, "-m", "tests.harness.other_order", str(orders), str(found)]
    subprocess.run(command, check=True, timeout=PATIENCE_SECONDS, cwd=Path(__file__).parents[2])
    read = msgspec.json.decode(found.read_bytes(), type=Found)
    assert read.numbers != {term.name: number for number, term in enumerate(game.book.terms)}
    assert read.positions == [msgspec.json.decode(msgspec.json.encode(position_in_words(match))) for _, match in played]
    assert read.rules == game.rules
    assert read.snapshots == ["other-snapshot-version"] * len(played)
    assert [received(game, table.snapshot) for table, _ in played] == ["read"] * len(played)
