"""What is kept of earlier memories never changes an answer."""

from __future__ import annotations

from random import Random

from elysium.engine.match import Match
from elysium.games.mascarade.entries import Memory, handling, showing
from elysium.games.mascarade.game import MASCARADE
from elysium.games.mascarade.marginals import as_dealt, follow
from elysium.games.mascarade.memories import Followed
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


def test_memories_of_the_same_length_and_end_are_told_apart() -> None:
    joined: Followed[str, Memory] = Followed(lambda _: (), lambda before, memory, length: (*before, *memory[length:]))
    one, other, end = handling(0, 1, 2, 0), handling(0, 1, 2, 1), showing(1, 1, 3)
    for memory in ((one,), (one, end), (other, end), (one, end), (other,), (other, end), (one, end, end)):
        assert joined("anybody", memory) == memory
