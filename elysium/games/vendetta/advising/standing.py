"""How well each seat stands, for a search that stops between rounds or at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from elysium.engine.bits import members
from elysium.engine.state import Seat
from elysium.games.vendetta.advising.insight import BLOOD, insight_of
from elysium.games.vendetta.rules.ending import score_of
from elysium.games.vendetta.state import FIRST_ALLY, PLANNING, ROUNDS, VICTIM, Vendetta

SPREAD: Final = (1.2, 2.4, 3.2, 4.0)
"""How many points make a difference, by the rounds still to come."""
WINNING: Final = 0.7
"""How much of the worth of an end is being the first; the rest is being close to it."""


def standings(s: Vendetta) -> list[float]:
    """The part of the victory that each seat can expect."""
    if s.outcome:
        best = max(s.outcome)
        winners = [seat for seat in s.everybody() if s.outcome[seat] == best]
        close = _shares(s, [float(score) for score in s.scores], SPREAD[0])
        return [WINNING * (seat in winners) / len(winners) + (1.0 - WINNING) * close[seat] for seat in s.everybody()]
    left = ROUNDS - s.round + (s.phase < PLANNING)
    return _shares(s, [_prospect(s, seat, left) for seat in s.everybody()], SPREAD[min(left, ROUNDS)])


def _prospect(s: Vendetta, seat: Seat, left: int) -> float:
    """Points, and what blood and Kisses promise in the rounds still to come."""
    cards = insight_of(s.edition).edition.cards
    kiss = s.victims[seat] * cards[VICTIM].kiss + sum(cards[FIRST_ALLY + ally].kiss for ally in members(s.allies[seat]))
    return score_of(s, seat) + BLOOD * (s.pool[seat] + kiss * max(0, left - 1))


def _shares(s: Vendetta, points: list[float], spread: float) -> list[float]:
    """By how far everybody, or every team, is ahead; whoever is out has no part in it."""
    if s.teams:
        points = [points[seat] + points[s.partner(seat)] for seat in s.everybody()]
    top = max(points)
    weights = [exp((points[seat] - top) / spread) if s.is_in(seat) else 0.0 for seat in s.everybody()]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]
