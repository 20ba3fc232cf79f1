"""Advice by scores: a game says what each option is worth to whoever is asked; what bots choose follows from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from elysium.engine.state import Option, Question, Seat, State

type Chance = Callable[[], float]
type Scores[S: State] = Callable[[S, Seat, Question, Sequence[Option], Chance], list[float]]
"""What each option is worth to the seat that is asked, as far as it knows; doing nothing is worth nothing."""

INDIFFERENCE = 0.02
"""Options whose worth differs by less than this are as good as each other."""
WHIM = 0.15
"""In a play-out people are less sure of themselves."""
MOST_PLAUSIBLE = 6
PLAUSIBLE_GAP = 1.0
"""An option that is worth so much less than the best one is not worth a search."""
FOOLISH = -0.5
"""Nor is one that is worth less than this, unless nothing is better."""


class Scored[S: State]:
    """What a game's `Mind` asks, answered by its scores."""

    def __init__(self, scores: Scores[S]) -> None:
        self.scores = scores

    def advise(self, view: S, rng: Random) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        return _best(options, self._of_view(view, rng), INDIFFERENCE, rng.random)

    def likely_option(self, s: S, options: Sequence[Option], random: Chance) -> Option:
        """The same thoughts about a sampled world, of which the seat uses only what it would know, and a whim."""
        if len(options) == 1:
            return options[0]
        question = s.asked[0]
        return _best(options, self.scores(s, Seat(question[0]), question, options, random), WHIM, random)

    def plausible(self, view: S, rng: Random) -> Sequence[Option]:
        """The best few options by the same thoughts, best first."""
        options = view.options
        worth = self._of_view(view, rng)
        order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
        least = max(worth[order[0]] - PLAUSIBLE_GAP, min(FOOLISH, worth[order[0]]))
        return [options[place] for place in order[:MOST_PLAUSIBLE] if worth[place] >= least]

    def _of_view(self, view: S, rng: Random) -> list[float]:
        question = next(question for question in view.asked if question[0] == view.viewer)
        return self.scores(view, Seat(view.viewer), question, view.options, rng.random)


def _best(options: Sequence[Option], worth: Sequence[float], doubt: float, random: Chance) -> Option:
    return options[max(range(len(options)), key=lambda place: worth[place] + doubt * random())]
