"""What a sensible Methuselah would do, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.advising.deciding import scores
from elysium.games.vtes.advising.outlook import Outlook
from elysium.games.vtes.advising.standing import standings
from elysium.games.vtes.state import Vtes

INDIFFERENCE: Final = 0.02
"""Options whose worth differs by less than this are as good as each other."""
WHIM: Final = 0.15
"""In a play-out people are less sure of themselves."""
MOST_PLAUSIBLE: Final = 6
PLAUSIBLE_GAP: Final = 1.0
"""An option that is worth so much less than the best one is not worth a search."""
FOOLISH: Final = -0.5
"""Nor is one that is worth less than this, unless nothing is better."""


def advise(view: Vtes, rng: Random) -> Option:
    options = view.options
    if len(options) == 1:
        return options[0]
    question = next(question for question in view.asked if question[0] == view.viewer)
    random = rng.random
    worth = scores(Outlook(view, Seat(view.viewer)), question, options, random)
    best = max(range(len(options)), key=lambda place: worth[place] + INDIFFERENCE * random())
    return options[best]


def likely_option(s: Vtes, options: Sequence[Option], random: Callable[[], float]) -> Option:
    """The same thoughts about a sampled world, of which the seat uses only what it would know, and a whim."""
    if len(options) == 1:
        return options[0]
    question = s.asked[0]
    worth = scores(Outlook(s, Seat(question[0])), question, options, random)
    best = max(range(len(options)), key=lambda place: worth[place] + WHIM * random())
    return options[best]


def plausible(view: Vtes, rng: Random) -> Sequence[Option]:
    """The best few options by the same thoughts, best first."""
    options = view.options
    question = next(question for question in view.asked if question[0] == view.viewer)
    worth = scores(Outlook(view, Seat(view.viewer)), question, options, rng.random)
    order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
    least = max(worth[order[0]] - PLAUSIBLE_GAP, min(FOOLISH, worth[order[0]]))
    return [options[place] for place in order[:MOST_PLAUSIBLE] if worth[place] >= least]


def values(s: Vtes) -> Sequence[float]:
    """Victory points, and what pool and minions promise of those that are left."""
    return standings(s)
