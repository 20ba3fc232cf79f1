"""RLCard's Uno, played at random through its environment; run by the peers' interpreter."""

from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

from bench.peers.measuring import arguments, microseconds, rates, report

rlcard: Any = import_module("rlcard")

SAMPLE_GAMES = 20

draw = Random(2024).random


def main() -> None:
    runs, seconds = arguments()
    env = rlcard.make("uno", config={"seed": 2024})
    length = sum(play_out(env) for _ in range(SAMPLE_GAMES)) // SAMPLE_GAMES
    per_second = rates(lambda: play_out(env), runs, seconds)
    report("rlcard", "uno", "decisions_per_second", per_second, f"{length} decisions a game")
    while play_out(env, stop_after=length // 2) < length // 2:
        pass
    clone = microseconds(lambda: deepcopy(env.game), runs, seconds)
    report("rlcard", "uno", "clone_us", clone, "copy.deepcopy(env.game)")


def play_out(env: Any, stop_after: int = -1) -> int:
    decisions = 0
    state, _ = env.reset()
    while decisions != stop_after and not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
