"""How well each Methuselah stands, for a search that stops before the end."""

from __future__ import annotations

from math import exp
from typing import Final

from elysium.games.vtes.state import READY, TORPOR, UNCONTROLLED, Vtes

OWN_POOL: Final = 0.10
PREY_POOL: Final = 0.06
OWN_MINIONS: Final = 0.055
PREDATOR_MINIONS: Final = 0.025
EDGE: Final = 0.05
CARDS_LEFT: Final = 0.01


def standings(s: Vtes) -> list[float]:
    """The victory points one can expect, as a part of all there are."""
    seats = s.seats
    points = s.victory_points
    alive = s.alive()
    if s.outcome or len(alive) <= 1:
        return [points[seat] / seats for seat in range(seats)]
    armies = _armies(s)
    weights = [0.0] * seats
    for seat in alive:
        standing = OWN_POOL * min(s.pool[seat], 30) - PREY_POOL * s.pool[s.prey(seat)]
        standing += OWN_MINIONS * armies[seat] - PREDATOR_MINIONS * armies[s.predator(seat)]
        standing += EDGE * (s.edge == seat) + CARDS_LEFT * min(10, len(s.libraries[seat]))
        weights[seat] = exp(standing)
    left = (seats - sum(points)) / sum(weights)
    return [(points[seat] + left * weights[seat]) / seats for seat in range(seats)]


def _armies(s: Vtes) -> list[float]:
    """Minions in points of pool: ready ones by size and blood, the others by what was spent on them."""
    armies = [0.0] * s.seats
    for entity, region in enumerate(s.region):
        if region == READY:
            capacity, blood = s.capacity[entity], s.blood[entity]
            armies[s.controller[entity]] += 1.5 + 0.6 * capacity + 0.35 * blood - (0.8 if not blood else 0.0)
        elif region == TORPOR:
            armies[s.controller[entity]] += 0.5 + 0.2 * s.capacity[entity]
        elif region == UNCONTROLLED:
            armies[s.controller[entity]] += 0.85 * min(s.blood[entity], s.capacity[entity])
        elif region > UNCONTROLLED and s.controller[entity] >= 0:
            armies[s.controller[entity]] += 0.7
    return armies
