"""What a sensible Methuselah would do, and how a position is judged; the thoughts themselves are in `advising`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.scoring import Chance, Scored
from elysium.engine.state import Option, Question, Seat
from elysium.games.vtes.advising.deciding import scores
from elysium.games.vtes.advising.outlook import Outlook
from elysium.games.vtes.advising.standing import standings
from elysium.games.vtes.state import Vtes


def _scores(s: Vtes, seat: Seat, question: Question, options: Sequence[Option], random: Chance) -> list[float]:
    return scores(Outlook(s, seat), question, options, random)


ADVICE: Final[Scored[Vtes]] = Scored(_scores)


def values(s: Vtes) -> Sequence[float]:
    """Victory points, and what pool and minions promise of those that are left."""
    return standings(s)
