"""What the districts will probably bring once everybody has planned, when all cards are known: no card is resolved."""

from __future__ import annotations

from typing import Final

from elysium.games.vendetta.advising.outlook import FRENZY, Outlook
from elysium.games.vendetta.state import Vendetta

COMES_TRUE: Final = 0.8
"""How much of what cards promise comes true."""
TAKEN: Final = 0.6
"""How much of what cards threaten to take is taken."""
SAFE_PLACES: Final = 2
"""Whoever comes in after these would rather be at the Haven, if that brings more."""


def foreseen(s: Vendetta) -> tuple[list[float], list[float]]:
    """The points that everybody will gain in this round, and the blood that will be left to them."""
    look = Outlook(s, s.order()[0])
    look.known, look.closed = s.at, [0] * len(s.at)
    points = [0.0] * s.seats
    blood = [float(pool) for pool in s.pool]
    coming = [0.0] * s.seats
    haven = look.powers(s.haven)
    for district in range(max(0, s.district), s.districts):
        powers = haven if district == s.haven else look.powers(district)
        if district == s.haven:
            powers = [max(0.0, power) + more if more else power for power, more in zip(powers, coming, strict=True)]
        ranked = sorted([seat for seat in look.order if powers[seat] >= 0], key=powers.__getitem__, reverse=True)
        if district != s.haven:
            ranked = _without_leavers(s, look, district, ranked, haven, coming, blood)
        _reward(s, look, district, ranked, points, blood)
    for seat in look.order:
        if blood[seat] < 1.0:
            points[seat] -= FRENZY
            blood[seat] = 2.0
    return points, blood


def _without_leavers(
    s: Vendetta,
    look: Outlook,
    district: int,
    ranked: list[int],
    haven: list[float],
    coming: list[float],
    blood: list[float],
) -> list[int]:
    """The beaten go to the Haven if they come in better there."""
    stayers = ranked[:SAFE_PLACES]
    for seat in ranked[SAFE_PLACES:]:
        at = district * s.seats + seat
        power = look.insight.sum_of(s.at[at])
        then = max(0.0, haven[seat]) + coming[seat] + power
        better = sum(1 for other in look.order if other != seat and haven[other] + coming[other] > then)
        if power and better < SAFE_PLACES:
            coming[seat] += power
            blood[seat] += s.deployed[at]
        else:
            stayers.append(seat)
    return stayers


def _reward(
    s: Vendetta, look: Outlook, district: int, ranked: list[int], points: list[float], blood: list[float]
) -> None:
    prizes = look.prizes(district)
    promised = [look.insight.promise_of(s.at[district * s.seats + seat]) for seat in ranked]
    threat = sum(promise.threat for promise in promised)
    rivals = len(ranked) - 1
    for place, (seat, promise) in enumerate(zip(ranked, promised, strict=True)):
        points[seat] += prizes[place] + COMES_TRUE * (promise.flat + promise.each_rival * rivals)
        blood[seat] -= TAKEN * (threat - promise.threat)
