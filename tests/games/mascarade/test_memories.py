"""What is kept of earlier memories never changes an answer."""

from __future__ import annotations

from random import Random

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.games.mascarade import observe
from elysium.games.mascarade.entries import Memory, handling, showing
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.marginals import as_dealt, follow
from elysium.games.mascarade.worlds import possible_masks


def test_possible_masks_are_the_same_whether_followed_at_once_or_step_by_step() -> None:
    names = ["ana", "bea", "cai", "dan"]
    for seed in range(6):
        match = Match.deal(MASCARADE, MASCARADE.setup(4), names, bytes([seed]))
        rng = Random(seed)
        while not match.state.over and len(match.history) < 120:
            seat = match.state.asked[0][0]
            match.play(seat, rng.choice(match.observe(seat).options))
            if rng.random() < 0.2 and match.why_not_undo(seat) is None:
                match.undo(seat)
            for viewer in range(4):
                view = match.observe(viewer)
                assert possible_masks(view) == follow(as_dealt(view.dealt), tuple(view.memory)).masks


def test_somebody_may_come_to_look_on_while_a_memory_is_veiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their view is added by another thread, to what is gone through."""
    memory = handling(0, 1, 2, 0), showing(1 << 1, 1, 3)
    veiled = {0: observe._veil(0, memory[:1])}
    veil = observe._veil

    def interrupted(viewer: int, new: Memory) -> Memory:
        veiled.setdefault(SPECTATOR, veil(SPECTATOR, memory[:1]))
        return veil(viewer, new)

    monkeypatch.setattr(observe, "_veil", interrupted)
    assert observe._veil_for_all(veiled, memory, 1) == {0: veil(0, memory)}
