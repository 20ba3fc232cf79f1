"""Reads logs under rules that were registered in another order, in a process of its own: see test_order.py."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.engine.game import Game
from elysium.engine.kinds import WordedEvent, WordedOption, seat_words
from elysium.engine.match import Match
from elysium.engine.refusal import BadFile
from elysium.engine.rulebook import OTHER_NUMBERS
from elysium.engine.word_codec import word_codec


class Decided(msgspec.Struct):
    seat: int
    option: WordedOption
    events: tuple[WordedEvent, ...]


class Table(msgspec.Struct):
    """A log, and a snapshot of where it leads."""

    players: int
    options: dict[str, str]
    opening: tuple[WordedEvent, ...]
    decided: list[Decided]
    snapshot: bytes


class Orders(msgspec.Struct):
    """How much there is of each kind, so that all of it can be mixed; and what to read then."""

    game: str
    sizes: dict[str, int]
    seed: int
    tables: list[Table]


class Found(msgspec.Struct):
    """The numbers that two names have now, the positions after the logs, how a snapshot was received, what rules are
    called."""

    numbers: dict[str, int]
    positions: list[dict[str, Any]]
    snapshots: list[str]
    rules: str


def play_again(game: Game[Any], table: Table) -> Match:
    """Every event must come out as it was written down."""
    match = Match.deal(game, game.setup(table.players, table.options), seat_words(table.players), b"seed")
    codec = word_codec(game, table.players)
    assert codec.encode_events(match.opening) == table.opening
    for number, decided in enumerate(table.decided):
        events = match.play(decided.seat, codec.decode_option(decided.option))
        assert codec.encode_events(events) == decided.events, f"decision {number}"
    return match


def position_in_words(match: Match) -> dict[str, Any]:
    """All that can be said of it without a number that the order of registration gives."""
    game, state = match.game, match.state
    seats = seat_words(state.seats)
    views = {viewer: game.observe(state, viewer) for viewer in [*range(state.seats), SPECTATOR]}
    return {
        "facts": game.rulings.facts(state, seats),
        "outcome": state.outcome,
        "asked": [(asked[0], game.book.choices[asked[1]].name) for asked in state.asked],
        "options": {seat: sorted(game.option_words(o, seats) for o in view.options) for seat, view in views.items()},
        "boards": {viewer: game.views.board(view) for viewer, view in views.items()},
        "knowledge": {viewer: game.views.knowledge(view, seats) for viewer, view in views.items()},
    }


def received(game: Game[Any], snapshot: bytes) -> str:
    try:
        game.load(snapshot)
    except BadFile as refused:
        return refused.reason
    return "read"


def main(orders_file: str, found_file: str) -> None:
    orders = msgspec.json.decode(Path(orders_file).read_bytes(), type=Orders)
    rng = Random(orders.seed)
    for table, size in orders.sizes.items():
        OTHER_NUMBERS[orders.game, table] = rng.sample(range(size), size)
    from tests.harness.tables import all_games

    game = next(game for game in all_games() if game.name == orders.game)
    assert not any(OTHER_NUMBERS.values()), "some numbers were not given out"
    found = Found(
        {term.name: number for number, term in enumerate(game.book.terms)},
        [position_in_words(play_again(game, table)) for table in orders.tables],
        [received(game, table.snapshot) for table in orders.tables],
        game.rules,
    )
    Path(found_file).write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
