"""Intervals for shares of wins and for means."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z_95 * Z_95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    low, high = centre - half, centre + half
    return max(0.0, low), min(1.0, high)


def mean_interval(count: int, total: float, squares: float) -> tuple[float, float, float]:
    """A mean and its 95 % interval, from the sum of the values and the sum of their squares."""
    if count == 0:
        return 0.0, 0.0, 0.0
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    half = Z_95 * sqrt(variance / count)
    return mean, mean - half, mean + half
