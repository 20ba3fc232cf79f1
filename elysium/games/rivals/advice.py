"""What a sensible player would do, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.scoring import Chance, Scored
from elysium.engine.state import Option, Seat
from elysium.games.rivals.advising.deciding import scores
from elysium.games.rivals.advising.haste import GLANCES
from elysium.games.rivals.advising.outlook import standings
from elysium.games.rivals.state import Rivals

ADVICE: Final[Scored[Rivals]] = Scored(scores)


def likely_option(s: Rivals, options: Sequence[Option], random: Chance) -> Option:
    """At a glance where decisions are many, by the same thoughts as anybody's where they are few."""
    if len(options) == 1:
        return options[0]
    question = s.asked[0]
    glance = GLANCES.get(question[1])
    if glance is None:
        return ADVICE.likely_option(s, options, random)
    return glance(s, Seat(question[0]), options, random)


def values(s: Rivals) -> Sequence[float]:
    """The chances of each, as tokens and vampires promise them."""
    return standings(s)


def is_settled(s: Rivals, view: Rivals) -> bool:
    """When everybody has had a turn: what is out in The Streets, or spent, has met the others' answer."""
    return s.turns >= view.turns + s.seats
