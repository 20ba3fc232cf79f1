"""What a sensible Methuselah would do, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from elysium.engine.state import Option
from elysium.games.vtes.advising.deciding import scores
from elysium.games.vtes.advising.outlook import Outlook
from elysium.games.vtes.observe import View
from elysium.games.vtes.state import Vtes

INDIFFERENCE = 0.02
"""Options whose worth differs by less than this are as good as each other."""


def advise(view: View, rng: Random) -> Option:
    options = view.options
    if len(options) == 1:
        return options[0]
    question = next(question for question in view.asked if question[0] == view.viewer)
    random = rng.random
    worth = scores(Outlook(view, view.viewer), question, options, random)
    best = max(range(len(options)), key=lambda place: worth[place] + INDIFFERENCE * random())
    return options[best]


def values(s: Vtes) -> Sequence[float]:
    total = sum(s.pool) + 1
    return [min(1.0, 0.15 * s.victory_points[seat] + 0.5 * s.pool[seat] / total) for seat in range(s.seats)]


def likely_option(s: Vtes, options: Sequence[Option], random: Callable[[], float]) -> Option:
    return options[int(random() * len(options))]
