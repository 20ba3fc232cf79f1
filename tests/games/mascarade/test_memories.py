"""What is kept of earlier memories never changes an answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event, Lock

import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import Match
from elysium.games.mascarade import observe
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


def test_two_threads_do_not_follow_the_same_memory_at_the_same_time() -> None:
    """A search adds to what earlier ones have found: a replay and a table look for the same, each in its thread."""
    under_way = Lock()
    begun, come = Event(), Event()

    def follow(before: Memory, memory: Memory, length: int) -> Memory:
        assert under_way.acquire(blocking=False), "another thread is following it"
        begun.set()
        come.wait(0.2)
        under_way.release()
        return (*before, *memory[length:])

    following: Followed[str, Memory] = Followed(lambda _: (), follow)
    memory = handling(0, 1, 2, 0), showing(1, 1, 3), handling(1, 0, 2, 1)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(following, "anybody", memory)
        assert begun.wait(10.0)
        second = pool.submit(following, "anybody", memory[:2])
        other = pool.submit(following, "anybody", memory)
        assert (first.result(), second.result(), other.result()) == (memory, memory[:2], memory)


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
