"""Boards between two decisions: how they change with each step that is told, as the viewer would have seen it then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from elysium.engine.audience import includes, viewers
from elysium.engine.delta import patched
from elysium.engine.registry import load_game
from elysium.engine.state import State
from elysium.server.live import LiveTable
from elysium.server.records import Entry, SeatRecord, TableRecord
from elysium.server.views import Viewpoint

PLAYERS = 4


def a_table(name: str, seed: int) -> LiveTable:
    game = load_game(name)
    setup = game.setup(PLAYERS)
    seats = tuple(SeatRecord(seat, "person", f"n{seat}", holder=f"v{seat}") for seat in range(PLAYERS))
    live = LiveTable(
        TableRecord(
            id="0" * 12, game=name, status="running", seats=seats, options=setup.options, host="v0", key="k" * 16,
            seed=f"{seed:064x}", seq=-1,
        )
    )  # fmt: skip
    live.deal(1.0)
    return live


def course(name: str, seed: int) -> Iterator[tuple[LiveTable, Entry, State]]:
    """A game, entry by entry, each with the position before it."""
    live = a_table(name, seed)
    rng = Random(seed)
    while not live.playing.state.over:
        seat = rng.choice(live.playing.state.asked)[0]
        for viewer in viewers(PLAYERS):
            live.position(viewer, with_knowledge=True)
        before = live.playing.state.clone()
        yield live, live.choose(seat, live.game.mind.advise(live.view(seat), rng), "person", 1.0), before


def plain_board(live: LiveTable, state: State, viewer: int) -> Any:
    board = Viewpoint(live.game, live.names).board(live.game.views.board(live.game.observe(state, viewer)))
    return msgspec.json.decode(msgspec.json.encode(board))


def test_boards_of_the_steps_are_those_that_the_viewer_would_have_seen() -> None:
    changed = 0
    for live, entry, before in course("vendetta", 3):
        for viewer in viewers(PLAYERS):
            steps = live.steps_for(viewer, entry)
            told = [number for number, event in enumerate(live.log[-1].events, 1) if includes(event[0], viewer)]
            assert len(steps) < max(len(told), 1), "the last event is what the position shows"
            board = plain_board(live, before, viewer)
            seen = {waypoint.told: plain_board(live, waypoint.state, viewer) for waypoint in live.playing.waypoints}
            for number, step in zip(told, steps, strict=False):
                board = patched(board, msgspec.json.decode(msgspec.json.encode(step)))
                if step:
                    changed += 1
                    assert board in [seen[at] for at in seen if number <= at]
    assert changed > 50


def test_an_ally_is_won_on_the_board_when_it_is_told_and_not_before() -> None:
    won = 0
    for live, entry, before in course("vendetta", 5):
        events = live.log[-1].events
        names = [str(live.game.as_event(live.game.book.terms[int(event[1])]).name) for event in events]
        steps = live.steps_for(0, entry)
        if "wins-ally" not in names or any(not includes(event[0], 0) for event in events):
            continue
        board = plain_board(live, before, 0)
        boards = []
        for number in range(len(names)):
            board = (
                patched(board, msgspec.json.decode(msgspec.json.encode(steps[number])))
                if number < len(steps)
                else board
            )
            boards.append(board)
        first = names.index("wins-ally")
        if first >= len(steps):
            continue
        allies = [sum(len(zone["cards"]) for zone in board["zones"] if zone["name"] == "alliance") for board in boards]
        had = sum(len(zone["cards"]) for zone in plain_board(live, before, 0)["zones"] if zone["name"] == "alliance")
        assert allies[first - 1] == had
        assert allies[first] == had + 1
        won += 1
    assert won


@pytest.mark.parametrize("name", ["mascarade", "vtes"])
def test_a_game_that_shows_no_steps_pays_for_none(name: str) -> None:
    for number, (live, entry, _) in enumerate(course(name, 1)):
        assert not live.playing.waypoints
        assert live.steps_for(0, entry) == ()
        if number == 40:
            return


def test_what_was_undone_has_no_steps() -> None:
    live, entry, _ = next(found for found in course("vendetta", 3) if found[0].playing.waypoints)
    assert live.steps_for(0, msgspec.structs.replace(entry, kind="back")) == ()


def test_what_a_viewer_cannot_know_changes_no_board_on_the_way() -> None:
    """Dealt anew at each moment: the view, and so the board, stays the same."""
    compared, rng = 0, Random(7)
    for seed in range(3):
        for live, _, _ in course("vendetta", seed):
            for waypoint in live.playing.waypoints:
                viewer = rng.choice(viewers(PLAYERS))
                view = live.game.observe(waypoint.state, viewer)
                world = live.game.sample_world(view, rng)
                assert live.game.observe(world, viewer) == view
                assert plain_board(live, world, viewer) == plain_board(live, waypoint.state, viewer)
                compared += 1
    assert compared > 100
