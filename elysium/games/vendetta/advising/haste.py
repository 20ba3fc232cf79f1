"""Quick choices for play-outs: the commonest decisions by a glance at the table.

Everybody sees through the cards of the sampled world here, but misjudges what is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vendetta.advising.insight import BLOOD, Insight, insight_of
from elysium.games.vendetta.state import ROUNDS, Vendetta
from elysium.games.vendetta.terms import ADD, PLAY

type Random = Callable[[], float]

A_TURN: Final = 4.0
"""The Power that a planning turn adds."""
MISJUDGED: Final = 3.0
CLOSE: Final = 2.0


def strengths(s: Vendetta, insight: Insight, district: int) -> list[float]:
    """About how strong everybody is at a district; -1 for those who are not there."""
    first = district * s.seats
    at, deployed, sums = s.at, s.deployed, insight.sums
    found = []
    for position in range(first, first + s.seats):
        cards, blood = at[position], deployed[position]
        if not cards:
            found.append(float(blood) if blood else -1.0)
            continue
        power = sums.get(cards)
        found.append((insight.sum_of(cards) if power is None else power) + blood)
    return found


def plan_quickly(s: Vendetta, seat: Seat, options: Sequence[Option], random: Random) -> Option:
    """Some card to the better of two districts that come to mind: where more Power helps more."""
    count = len(options)
    first = options[int(random() * count)]
    if first[0] != PLAY:
        if options[0][0] != PLAY:
            return options[-1]
        first = options[0]
    _, card, district, face = first
    other = int(random() * s.districts)
    if other == district:
        return first
    insight = insight_of(s.edition)
    if _helps(s, seat, insight, other, random) > _helps(s, seat, insight, district, random):
        swapped = (PLAY, card, other, face)
        return swapped if swapped in options else first
    return first


def _helps(s: Vendetta, seat: Seat, insight: Insight, district: int, random: Random) -> float:
    """What a turn's Power would bring at a district."""
    powers = strengths(s, insight, district)
    places = insight.prizes(s.round, district == s.districts - 1, s.ally_at[district])
    mine = powers[seat]
    then = (mine if mine > 0 else 0.0) + A_TURN + MISJUDGED * (random() - 0.5)
    ahead = behind = 0
    for power in powers:
        ahead += power > mine
        behind += power > then
    return places[behind] - places[ahead] if mine >= 0 else places[behind]


def add_quickly(s: Vendetta, seat: Seat, district: int, options: Sequence[Option], random: Random) -> Option:
    """As much blood as it takes to come out ahead of somebody, or none."""
    insight = insight_of(s.edition)
    powers = strengths(s, insight, district)
    places = insight.prizes(s.round, district == s.districts - 1, s.ally_at[district])
    mine = powers[seat] + MISJUDGED * (random() - 0.5)
    powers[seat] = -1.0
    price = BLOOD if s.round < ROUNDS else 0.1
    pool = s.pool[seat]
    if pool <= CLOSE:
        price += 0.6
    best, chosen = -1e9, options[0]
    for option in options:
        if option[0] != ADD:
            break
        _, blood, tokens = option
        power = mine + blood + tokens
        place = 0
        for other in powers:
            place += other > power
        worth = places[place] - blood * price + 0.3 * random()
        if worth > best:
            best, chosen = worth, option
    return chosen


def stay_quickly(s: Vendetta, seat: Seat, district: int, options: Sequence[Option], random: Random) -> Option:
    """What the place here brings, against what the cards would bring at the Haven."""
    insight = insight_of(s.edition)
    powers = strengths(s, insight, district)
    places = insight.prizes(s.round, district == s.districts - 1, s.ally_at[district])
    mine = powers[seat] + MISJUDGED * (random() - 0.5)
    powers[seat] = -1.0
    place = 0
    for other in powers:
        place += other > mine
    stay = places[place]
    position = district * s.seats + seat
    price = BLOOD if s.round < ROUNDS else 0.0
    leave = s.deployed[position] * price
    haven = s.districts - 1
    if district != haven and s.at[position]:
        powers = strengths(s, insight, haven)
        places = insight.prizes(s.round, True, s.ally_at[haven])
        now = powers[seat]
        powers[seat] = -1.0
        then = (now if now > 0 else 0.0) + insight.sum_of(s.at[position])
        before = after = 0
        for other in powers:
            before += other > now
            after += other > then
        leave += places[after] - (places[before] if now >= 0 else 0.0)
    return options[0] if stay + 0.5 * random() >= leave else options[1]
