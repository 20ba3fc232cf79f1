"""Filling a template gives byte for byte what would be encoded without it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from elysium.engine.audience import viewers
from elysium.engine.game import Game
from elysium.engine.match import Match
from elysium.engine.registry import working_games
from elysium.server.templates import EncodedViewpoint
from elysium.server.views import Viewpoint
from elysium.server.wire import LogEntry, Position

_read = msgspec.json.Decoder(tuple[Position, LogEntry]).decode

TABLES = [
    ["Ana", "Bea", "Cy", "Dot", "Eve", "Fay"],
    ['"quoted"', "back\\slash", "Zażółć", "\ue0000\ue001", "{\x7f}", "🦇"],
]
DECISIONS = 120


@pytest.mark.parametrize("game", list(working_games()), ids=lambda game: game.name)
def test_every_message_is_the_same_with_and_without_templates(game: Game[Any]) -> None:
    """Two tables one after the other: what the first has left behind is read with the names of the second."""
    for seed, names in enumerate(TABLES):
        players = game.usual_players
        match = Match.deal(game, game.setup(players), names[:players], bytes([seed]))
        plain, encoded = Viewpoint(game, match.names), EncodedViewpoint(game, match.names)
        rng = Random(seed)
        events = match.opening
        for seq in range(DECISIONS):
            for viewer in viewers(players):
                view = match.observe(viewer)
                shown = [
                    msgspec.json.encode(
                        (said.position(view, seq, 0.0, False), said.entry(seq, 0, "person", events, viewer))
                    )
                    for said in (plain, encoded)
                ]
                assert _read(shown[0]) == _read(shown[1])
            if match.state.over:
                break
            seat = match.state.asked[0][0]
            events = match.play(seat, rng.choice(match.observe(seat).options))
