"""What a sensible player would do, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.scoring import Scored
from elysium.games.rivals.advising.deciding import scores
from elysium.games.rivals.advising.outlook import standings
from elysium.games.rivals.state import Rivals

ADVICE: Final[Scored[Rivals]] = Scored(scores)


def values(s: Rivals) -> Sequence[float]:
    """The chances of each, as tokens and vampires promise them."""
    return standings(s)


def is_settled(s: Rivals, view: Rivals) -> bool:
    """When the next turn begins."""
    return s.turns > view.turns
