"""The worlds that agree with what one person has seen.

Only the arrangement of the cards is unknown: it follows from the deal and, for each handling by somebody else, from
whether the cards changed places, either with equal chance. While few arrangements agree with the memory they are
followed with their odds; once they are many, the odds of each mask at each place are. What is possible is known in
any case (see `possible`), so a world is drawn backwards, handling by handling, and never comes to a dead end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.state import Frame
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.possible import (
    CARDS,
    MASKS,
    MOST_TABLES,
    Allowed,
    Tables,
    after,
    allows,
    masks_at_places,
    settle,
    tables_as_dealt,
)
from elysium.games.mascarade.state import MEMORY_HANDLED, MEMORY_SHOWN, UNSEEN, Mascarade

MOST_ARRANGEMENTS: Final = 200
"""So many are followed one by one; a person could not keep more apart either."""
MOST_ESTIMATES: Final = 256
"""So many memories are kept with their course, for the bots of so many seats."""
SLIGHT: Final = 1e-6
"""The least odds of what is possible."""
ROUNDS: Final = 3
"""How often odds are evened out, so that every place has one card and every card one place."""

type Masks = tuple[int, ...]
type Odds = dict[Masks, float]
type OddsByPlace = tuple[tuple[float, ...], ...]
"""At each place, the odds of each mask."""


class Possible(NamedTuple):
    """What can lie where, as far as a memory goes."""

    dealt: Masks
    tables: Tables
    masks: tuple[int, ...]
    """At each place, as a set."""


def possible_masks(view: Mascarade) -> tuple[int, ...]:
    """At each place the set of masks that can lie there for this viewer."""
    if view.masks:
        return tuple([1 << mask for mask in view.masks])
    return _possible((view.viewer, view.dealt), tuple(view.memory)).masks


@lru_cache(maxsize=1024)
def as_dealt(dealt: Masks) -> Possible:
    tables = tables_as_dealt(dealt)
    return Possible(dealt, tables, masks_at_places(tables))


def follow(possible: Possible, memory: Memory) -> Possible:
    """What can lie where after some more entries; the same object if they teach nothing."""
    dealt, tables, masks = possible
    known = True
    for entry in memory:
        before, tables = tables, after(tables, entry, dealt)
        if tables is before:
            continue
        if entry[0] == MEMORY_HANDLED and known and len(before) <= MOST_TABLES // 2:
            # A handling touches two cards, unless it makes the tables too many.
            _, _, first, second, really = entry
            made = list(masks)
            if really == UNSEEN:
                made[first] = made[second] = masks[first] | masks[second]
            else:
                made[first], made[second] = masks[second], masks[first]
            masks = tuple(made)
        else:
            known = False
    if tables is possible.tables:
        return possible
    return Possible(dealt, tables, masks if known else masks_at_places(tables))


def _possible_as_dealt(whose: tuple[int, Masks]) -> Possible:
    _, dealt = whose
    return as_dealt(dealt)


_possible = Followed(_possible_as_dealt, follow)


class Estimate(NamedTuple):
    """What can lie where and how likely it is, as far as a memory goes."""

    dealt: Masks
    tables: Tables
    course: tuple[Tables, ...]
    """What was possible before each entry."""
    arrangements: Odds | None
    """All there are, while they are few."""
    odds: OddsByPlace
    """Once they are not."""


def estimate(view: Mascarade) -> Estimate:
    return _estimated((view.viewer, view.dealt), tuple(view.memory))


def _estimate_as_dealt(whose: tuple[int, Masks]) -> Estimate:
    _, dealt = whose
    return Estimate(dealt, tables_as_dealt(dealt), (), {dealt: 1.0}, ())


def _estimate(before: Estimate, memory: Memory) -> Estimate:
    dealt, tables, _, arrangements, by_place = before
    course: list[Tables] = []
    odds = [list(row) for row in by_place]
    for entry in memory:
        course.append(tables)
        tables = after(tables, entry, dealt)
        if arrangements is not None:
            arrangements = _with_odds(arrangements, entry)
            if len(arrangements) > MOST_ARRANGEMENTS:
                odds, arrangements = [list(row) for row in _marginal(arrangements)], None
        elif entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            if really == UNSEEN:
                odds[first] = [(one + other) / 2 for one, other in zip(odds[first], odds[second], strict=True)]
                odds[second] = odds[first]
            elif really:
                odds[first], odds[second] = odds[second], odds[first]
        elif entry[3] != UNSEEN and tables is not course[-1]:
            odds = _evened_out(odds, masks_at_places(tables), dealt)
    return Estimate(dealt, tables, before.course + tuple(course), arrangements, tuple([tuple(row) for row in odds]))


_estimated = Followed(_estimate_as_dealt, _estimate, MOST_ESTIMATES)


def _with_odds(arrangements: Odds, entry: Frame) -> Odds:
    """What becomes of all arrangements that agreed with the memory so far."""
    if entry[0] == MEMORY_SHOWN:
        _, _, place, mask = entry
        if mask == UNSEEN:
            return arrangements
        left = {masks: odds for masks, odds in arrangements.items() if masks[place] == mask}
        whole = sum(left.values())
        return {masks: odds / whole for masks, odds in left.items()} if len(left) < len(arrangements) else arrangements
    _, _, first, second, really = entry
    if not really:
        return arrangements
    exchange = _exchange(len(next(iter(arrangements))), first, second)
    if really != UNSEEN:
        return {exchange(masks): odds for masks, odds in arrangements.items()}
    made = {masks: odds / 2 for masks, odds in arrangements.items()}
    for masks, odds in arrangements.items():
        changed = exchange(masks)
        made[changed] = made.get(changed, 0.0) + odds / 2
    return made


def _marginal(arrangements: Odds) -> OddsByPlace:
    table = [[0.0] * MASKS for _ in next(iter(arrangements))]
    for masks, odds in arrangements.items():
        for place, mask in enumerate(masks):
            table[place][mask] += odds
    return tuple([tuple(row) for row in table])


def _evened_out(odds: list[list[float]], possible: Sequence[int], dealt: Masks) -> list[list[float]]:
    """The odds after something was seen: nothing of what is impossible, at least a little of all else."""
    kinds = members(sum({1 << mask for mask in dealt}))
    made = [
        [max(row[mask], SLIGHT) if masks >> mask & 1 else 0.0 for mask in range(MASKS)]
        for row, masks in zip(odds, possible, strict=True)
    ]
    for _ in range(ROUNDS):
        for mask in kinds:
            share = dealt.count(mask) / sum([row[mask] for row in made])
            for row in made:
                row[mask] *= share
        for place, row in enumerate(made):
            whole = sum(row)
            made[place] = [odd / whole for odd in row]
    return made


class Arrangements:
    """How the cards can lie for a viewer, with the odds, and how they can have come there."""

    def __init__(self, view: Mascarade) -> None:
        self._memory = view.memory
        self._estimate = estimate(view)

    def odds_by_place(self) -> OddsByPlace:
        arrangements = self._estimate.arrangements
        return self._estimate.odds if arrangements is None else _marginal(arrangements)

    def draw(self, random: Callable[[], float]) -> tuple[list[int], list[Frame]]:
        """An arrangement, and a memory in which everything is decided."""
        masks = self._arranged(random)
        now = list(masks)
        course = self._estimate.course
        memory: list[Frame] = []
        for index in range(len(self._memory) - 1, -1, -1):
            entry = self._memory[index]
            if entry[0] == MEMORY_SHOWN:
                _, audience, place, _ = entry
                memory.append((MEMORY_SHOWN, audience, place, masks[place]))
                continue
            _, player, first, second, really = entry
            if really == UNSEEN:
                changed = _exchange(len(masks), first, second)(masks)
                if not allows(course[index], changed):
                    really = 0
                elif not allows(course[index], masks):
                    really = 1
                else:
                    really = int(random() >= 0.5)
                if really:
                    masks = changed
            elif really:
                masks = _exchange(len(masks), first, second)(masks)
            memory.append((MEMORY_HANDLED, player, first, second, really))
        memory.reverse()
        return now, memory

    def _arranged(self, random: Callable[[], float]) -> Masks:
        arrangements = self._estimate.arrangements
        if arrangements is not None:
            return _picked(arrangements, random)
        tables = self._estimate.tables
        return _arranged(tables[int(random() * len(tables))], self._estimate.odds, random)


class WorldSampler:
    """Draws positions at random from those that agree with a view."""

    def __init__(self, view: Mascarade) -> None:
        self.view = view
        self._arrangements = Arrangements(view)

    def __call__(self, rng: Random) -> Mascarade:
        masks, memory = self._arrangements.draw(rng.random)
        view = self.view
        world = Mascarade.blank(view.seats, rng.randbytes(32), quiet=True)
        world.copy_from(view)
        world.masks, world.memory = masks, memory
        return world


@cache
def _exchange(places: int, first: int, second: int) -> Callable[[Masks], Masks]:
    """Exchanges the masks of two places."""
    order = list(range(places))
    order[first], order[second] = second, first
    return itemgetter(*order)


def _arranged(table: Allowed, odds: OddsByPlace, random: Callable[[], float]) -> Masks:
    """Places choose in any order, what is likely there more often, and give way where another has nothing left."""
    found = [-1] * CARDS
    taken = 0
    for place in sorted(range(len(table)), key=[random() for _ in table].__getitem__):
        cards = members(table[place] & ~taken)
        if not cards:
            settle(table, place, found, 0)
            taken = sum([1 << card for card, owner in enumerate(found) if owner >= 0])
            continue
        row = odds[place]
        left = random() * sum([row[card % MASKS] for card in cards])
        for card in cards:
            left -= row[card % MASKS]
            if left < 0.0:
                break
        found[card] = place
        taken |= 1 << card
    masks = [0] * len(table)
    for card, place in enumerate(found):
        if place >= 0:
            masks[place] = card % MASKS
    return tuple(masks)


def _picked(weights: Odds, random: Callable[[], float]) -> Masks:
    left = random() * sum(weights.values())
    for masks, weight in weights.items():
        left -= weight
        if left < 0.0:
            return masks
    return masks
