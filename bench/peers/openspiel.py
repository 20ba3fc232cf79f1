"""OpenSpiel's card games, played at random from Python; run by the peers' interpreter."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.peers.measuring import arguments, microseconds, rates, report

type Outcomes = list[tuple[int, float]]

pyspiel: Any = import_module("pyspiel")

GAMES = ("hearts", "gin_rummy", "social_deduction")
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SAMPLE_GAMES = 200
SEED = 2024

chance = Random(SEED)
draw = chance.random


def main() -> None:
    runs, seconds = arguments()
    for name in GAMES:
        measure(name, runs, seconds)


def measure(name: str, runs: int, seconds: float) -> None:
    chance.seed(SEED)
    game = pyspiel.load_game(name)

    pick = picked if has_even_chance(game) else sampled

    def play() -> int:
        return play_out(game.new_initial_state(), pick)

    length = sum(play() for _ in range(SAMPLE_GAMES)) // SAMPLE_GAMES
    middle = middle_of(game, length // 2)
    per_second = rates(play, runs, seconds)
    report("openspiel", name, "decisions_per_second", per_second, f"{length} decisions a game")
    if pick is picked:
        per_second = rates(lambda: quick_play_out(game.new_initial_state()), runs, seconds)
        report("openspiel", f"{name}, quick chance", "decisions_per_second", per_second, "the quickest loop we found")
    clone = microseconds(middle.clone, runs, seconds)
    report("openspiel", name, "clone_us", clone, f"after {length // 2} decisions")


def play_out(state: Any, pick: Callable[[Outcomes], int]) -> int:
    """Play to the end as OpenSpiel's own examples do; chance takes time but is not counted as a decision."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions


def quick_play_out(state: Any) -> int:
    """The same where all chance outcomes are equally likely: listing them without their odds is much quicker."""
    decisions = 0
    current_player, legal_actions = state.current_player, state.legal_actions
    apply_action = state.apply_action
    while (player := current_player()) != TERMINAL:
        actions = legal_actions()
        apply_action(actions[int(draw() * len(actions))])
        decisions += player != CHANCE
    return decisions


def picked(outcomes: Outcomes) -> int:
    """One of several outcomes that are equally likely."""
    return outcomes[int(draw() * len(outcomes))][0]


def sampled(outcomes: Outcomes) -> int:
    left = draw()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def has_even_chance(game: Any) -> bool:
    for _ in range(SAMPLE_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                continue
            outcomes = state.chance_outcomes()
            odds = [probability for _, probability in outcomes]
            if max(odds) - min(odds) > 1e-9:
                return False
            state.apply_action(sampled(outcomes))
    return True


def middle_of(game: Any, wanted: int) -> Any:
    """A position with `wanted` decisions behind it; games that end earlier are thrown away."""
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
                continue
            if decisions == wanted:
                return state
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1


if __name__ == "__main__":
    main()
