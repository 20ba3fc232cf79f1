"""How well each Methuselah stands, for a search that stops before the end.

The weights are fitted to the victory points that sensible players got from positions of their own games.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from elysium.games.vtes.state import READY, TORPOR, UNCONTROLLED, Vtes

POOL: Final = 0.125
POOL_BEYOND: Final = -0.03
"""Pool counts for less beyond the first COMFORT points."""
COMFORT: Final = 15
MINION: Final = 0.38
CAPACITY: Final = 0.05
BLOOD: Final = 0.065
TORPID: Final = 0.04
WAITING: Final = 0.09
"""A counter on a vampire that is still uncontrolled."""
OTHER_CARD: Final = 0.2
LIBRARY_CARD: Final = 0.1
MOST_CARDS: Final = 10
PREY_POOL: Final = -0.13
PREY_MINIONS: Final = -0.3
PREDATOR_MINIONS: Final = -0.3


def standings(s: Vtes) -> list[float]:
    """The victory points one can expect, as a part of all there are."""
    seats = s.seats
    points = s.victory_points
    alive = s.alive()
    if s.outcome or len(alive) <= 1:
        return [points[seat] / seats for seat in range(seats)]
    armies, minions = _armies(s)
    weights = [0.0] * seats
    for seat in alive:
        pool, prey = s.pool[seat], s.prey(seat)
        standing = POOL * min(pool, 30) + POOL_BEYOND * max(0, pool - COMFORT) + armies[seat]
        standing += LIBRARY_CARD * min(MOST_CARDS, len(s.libraries[seat]))
        standing += PREY_POOL * min(s.pool[prey], 40) + PREY_MINIONS * minions[prey]
        standing += PREDATOR_MINIONS * minions[s.predator(seat)]
        weights[seat] = exp(standing)
    left = (seats - fsum(points)) / fsum(weights)
    return [(points[seat] + left * weights[seat]) / seats for seat in range(seats)]


def _armies(s: Vtes) -> tuple[list[float], list[int]]:
    """What each one's cards in play add to the standing, and how many ready minions there are."""
    armies = [0.0] * s.seats
    minions = [0] * s.seats
    for entity, region in enumerate(s.region):
        seat = s.controller[entity]
        if region == READY:
            minions[seat] += 1
            armies[seat] += MINION + CAPACITY * (s.capacity[entity] or 3) + BLOOD * s.blood[entity]
        elif region == TORPOR:
            armies[seat] += TORPID * s.capacity[entity]
        elif region == UNCONTROLLED:
            armies[seat] += WAITING * min(s.blood[entity], s.capacity[entity])
        elif region > UNCONTROLLED and seat >= 0:
            armies[seat] += OTHER_CARD
    return armies, minions
