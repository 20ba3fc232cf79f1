"""How a sensible person plays, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vendetta.advising.deciding import ratings
from elysium.games.vendetta.advising.haste import add_quickly, plan_quickly, stay_quickly
from elysium.games.vendetta.advising.outlook import Outlook
from elysium.games.vendetta.advising.standing import standings
from elysium.games.vendetta.rules.planning import add, plan
from elysium.games.vendetta.rules.resolution import act_first, stay_or_withdraw
from elysium.games.vendetta.rules.rounds import put_under
from elysium.games.vendetta.state import Vendetta

INDIFFERENCE: Final = 0.05
"""Options whose worth differs by less than this are as good as each other."""
WORTH_A_SEARCH: Final = (put_under, plan, add, stay_or_withdraw)
WHIM: Final = 0.3
"""In a play-out people are less sure of themselves."""
MOST_PLAUSIBLE: Final = 6
PLAUSIBLE_GAP: Final = 1.5
"""An option that is worth so much less than the best one is not worth a search."""


def advise(view: Vendetta, rng: Random) -> Option:
    options = view.options
    if len(options) == 1:
        return options[0]
    question = next(question for question in view.asked if question[0] == view.viewer)
    worth = ratings(Outlook(view, Seat(view.viewer)), question, options, rng.random)
    return _best(options, worth, INDIFFERENCE, rng.random)


def likely_option(s: Vendetta, options: Sequence[Option], random: Callable[[], float]) -> Option:
    """By a glance where decisions are many, by the same thoughts as anybody's where they are few."""
    if len(options) == 1:
        return options[0]
    question = s.asked[0]
    seat, choice = Seat(question[0]), question[1]
    if choice == plan:
        return plan_quickly(s, seat, options, random)
    if choice == add:
        return add_quickly(s, seat, question[2], options, random)
    if choice == stay_or_withdraw:
        return stay_quickly(s, seat, question[2], options, random)
    if choice == act_first:
        return options[int(random() * len(options))]
    return _best(options, ratings(Outlook(s, seat), question, options, random), WHIM, random)


def _best(options: Sequence[Option], worth: Sequence[float], doubt: float, random: Callable[[], float]) -> Option:
    best, highest = options[0], -1e9
    for option, rating in zip(options, worth, strict=True):
        tried = rating + doubt * random()
        if tried > highest:
            best, highest = option, tried
    return best


def plausible(view: Vendetta, rng: Random) -> Sequence[Option]:
    """The best few options by the same thoughts, best first; one where a search would find nothing better."""
    options = view.options
    question = next(question for question in view.asked if question[0] == view.viewer)
    worth = ratings(Outlook(view, Seat(view.viewer)), question, options, rng.random)
    order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
    least = worth[order[0]] - PLAUSIBLE_GAP
    most = MOST_PLAUSIBLE if question[1] in WORTH_A_SEARCH else 1
    return [options[place] for place in order[:most] if worth[place] >= least]


def is_settled(s: Vendetta, view: Vendetta) -> bool:
    """When the next round begins: plans are made for one round."""
    return s.round > max(view.round, 1)


def values(s: Vendetta) -> Sequence[float]:
    return standings(s)
