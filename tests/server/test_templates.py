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
from elysium.server.templates import EncodedViewpoint, knowledge_change
from elysium.server.views import Viewpoint
from elysium.server.wire import FromServer, LogEntry, Position, Update, position_after

_read_message = msgspec.json.Decoder(FromServer).decode
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
        advises = seed % 2 == 1
        plain = Viewpoint(game, match.names, advises)
        encoded = EncodedViewpoint(game, match.names, advises=advises)
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


@pytest.mark.parametrize("game", list(working_games()), ids=lambda game: game.name)
def test_updates_lead_from_position_to_position(game: Game[Any]) -> None:
    """Whoever applies to the position before what an update says has changed has what they would be shown anew."""
    players = game.usual_players
    match = Match.deal(game, game.setup(players), TABLES[0][:players], b"updates")
    plain, encoded = Viewpoint(game, match.names), EncodedViewpoint(game, match.names)
    rng, events = Random(5), match.opening
    had: dict[int, Position] = {}
    known: dict[int, Any] = {}
    unchanged = changed = 0
    for seq in range(DECISIONS):
        for viewer in viewers(players):
            view = match.observe(viewer)
            now = encoded.knowledge(view)
            change = knowledge_change(known.get(viewer, {}), now)
            unchanged, changed = unchanged + (not change), changed + bool(change)
            message = encoded.update(
                seq,
                encoded.entry(seq, 0, "person", events, viewer),
                encoded.position(view, seq, 0.0, False, with_knowledge=False),
                (seq,) if seq % 7 == 0 else (),
                change,
                ({"active": {"=": 1}},) if seq % 5 == 0 else (),
            )
            update = _read_message(message)
            assert isinstance(update, Update)
            assert (update.seq, update.undone, bool(update.steps)) == (seq, (seq,) * (seq % 7 == 0), seq % 5 == 0)
            had[viewer] = position_after(update, had.get(viewer))
            shown = msgspec.json.encode(plain.position(view, seq, 0.0, False))
            assert had[viewer] == msgspec.json.decode(shown, type=Position)
            known[viewer] = now
        if match.state.over:
            break
        seat = match.state.asked[0][0]
        events = match.play(seat, rng.choice(match.observe(seat).options))
    assert unchanged
    assert changed or not any(known.values())
