"""Times a peer and prints one JSON row per measure; needs nothing but the standard library."""

import argparse
import json
from collections.abc import Callable
from itertools import repeat
from time import perf_counter

BATCH = 100
LONGEST_WARM_UP = 0.5


def arguments() -> tuple[int, float]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run lasts, about")
    given = parser.parse_args()
    return given.runs, given.seconds


def rates(play: Callable[[], int], runs: int, seconds: float) -> list[float]:
    """How many of the things that `play` does and counts happen in a second, once per run."""
    _rate(play, min(seconds, LONGEST_WARM_UP))
    return [_rate(play, seconds) for _ in range(runs)]


def microseconds(action: Callable[[], object], runs: int, seconds: float) -> list[float]:
    def batch() -> int:
        for _ in repeat(None, BATCH):
            action()
        return BATCH

    return [1e6 / rate for rate in rates(batch, runs, seconds)]


def report(peer: str, game: str, measure: str, runs: list[float], note: str = "") -> None:
    row = {"peer": peer, "game": game, "measure": measure, "runs": runs, "note": note}
    print(json.dumps(row), flush=True)


def _rate(play: Callable[[], int], seconds: float) -> float:
    start = perf_counter()
    done = 0
    elapsed = 0.0
    while elapsed < seconds:
        done += play()
        elapsed = perf_counter() - start
    return done / elapsed
