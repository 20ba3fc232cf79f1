"""The worlds that agree with what one person has seen.

Only the arrangement of the cards is unknown: it follows from the deal and, for each handling by somebody else,
from whether the cards changed places. All arrangements that agree with the memory are followed forwards with
their odds, each handling real or sham with equal chance; a world is then drawn backwards, handling by handling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from math import inf, log
from operator import itemgetter
from random import Random
from typing import NamedTuple

from elysium.engine.bits import members
from elysium.engine.state import Frame
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.state import MASK_NAMES, MEMORY_HANDLED, MEMORY_SHOWN, UNSEEN, Mascarade

MOST_ARRANGEMENTS = 200
"""More than this are thinned out at random; a person could not keep them apart either."""
MOST_FOLLOWED = 64
"""So many arrangements are followed exactly for what a person is told that they can know."""

type Masks = tuple[int, ...]
type Ways = dict[Masks, list[float]]
"""For each arrangement after a handling, the odds that it came about by a sham and by an exchange."""
type Odds = dict[int, list[float]]
"""For each mask, the odds at each place that a card lying there will be where it is seen later."""


class Arrangements:
    def __init__(self, view: Mascarade) -> None:
        self._memory = view.memory
        self._odds = _odds_of_later_sights(view)
        self._ways: dict[int, Ways] = {}
        """After each handling that the viewer is not sure about, by its place in the memory."""
        self.last: dict[Masks, float] = {}
        """How the cards can lie now, with the odds."""
        attempt = 0
        while not self.last:
            thinning = Random(attempt)
            self.last = self._follow({view.dealt: 1.0}, MOST_ARRANGEMENTS << attempt // 4, thinning.random)
            attempt += 1

    def _follow(self, arrangements: dict[Masks, float], most: int, random: Callable[[], float]) -> dict[Masks, float]:
        """Through the whole memory; nothing is left if the thinning was unlucky.

        The stream that thins is fixed, so that the same view always gives the same arrangements.
        """
        for index, entry in enumerate(self._memory):
            if entry[0] == MEMORY_SHOWN:
                _, _, place, mask = entry
                if mask != UNSEEN:
                    arrangements = {masks: odds for masks, odds in arrangements.items() if masks[place] == mask}
                    if not arrangements:
                        return {}
                continue
            _, _, first, second, really = entry
            if really == UNSEEN:
                ways = self._branch(arrangements, self._odds[index], first, second)
                if len(ways) > most:
                    ways = _thinned(ways, self._odds[index], most, random)
                self._ways[index] = ways
                arrangements = {masks: sham + real for masks, (sham, real) in ways.items()}
            elif really:
                arrangements = {_exchanged(masks, first, second): odds for masks, odds in arrangements.items()}
        return arrangements

    @staticmethod
    def _branch(arrangements: dict[Masks, float], later: Odds, first: int, second: int) -> Ways:
        """Every arrangement stays or changes, unless a card could then not get to where it is seen later."""
        ways: Ways = {}
        for masks, odds in arrangements.items():
            one, other = later[masks[first]], later[masks[second]]
            if one[first] and other[second]:
                ways.setdefault(masks, [0.0, 0.0])[0] += odds / 2
            if one[second] and other[first]:
                ways.setdefault(_exchanged(masks, first, second), [0.0, 0.0])[1] += odds / 2
        return ways

    def odds_by_place(self) -> list[list[float]]:
        """At each place, the odds of each mask."""
        whole = sum(self.last.values())
        places = len(next(iter(self.last)))
        table = [[0.0] * len(MASK_NAMES) for _ in range(places)]
        for masks, odds in self.last.items():
            for place, mask in enumerate(masks):
                table[place][mask] += odds / whole
        return table

    def draw(self, random: Callable[[], float]) -> tuple[list[int], list[Frame]]:
        """An arrangement, and a memory in which everything is decided."""
        masks = _picked(self.last, random)
        now = list(masks)
        memory: list[Frame] = []
        for index in range(len(self._memory) - 1, -1, -1):
            entry = self._memory[index]
            if entry[0] == MEMORY_SHOWN:
                _, audience, place, _ = entry
                memory.append((MEMORY_SHOWN, audience, place, masks[place]))
                continue
            _, player, first, second, really = entry
            if really == UNSEEN:
                sham, real = self._ways[index][masks]
                really = int(random() * (sham + real) >= sham)
            if really:
                masks = _exchanged(masks, first, second)
            memory.append((MEMORY_HANDLED, player, first, second, really))
        memory.reverse()
        return now, memory


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


class Possible(NamedTuple):
    """What can lie where, as far as a memory goes. Each mask is a bit here, so that masks make sets."""

    dealt: Masks
    arrangements: frozenset[Masks]
    """All of them while they are few, none once they were too many."""
    by_place: tuple[int, ...]
    """Each mask followed for itself, which can only allow more."""
    masks: tuple[int, ...]
    """The masks that the arrangements have at each place; those followed for themselves once there are too many."""


def possible_masks(view: Mascarade) -> tuple[int, ...]:
    """At each place the set of masks that can lie there for this viewer; exact while the arrangements are few."""
    if view.masks:
        return _as_bits(view.masks)
    return _possible((view.viewer, view.dealt), tuple(view.memory), as_dealt(view.dealt)).masks


def _as_bits(masks: Sequence[int]) -> Masks:
    return tuple([1 << mask for mask in masks])


@lru_cache(maxsize=1024)
def as_dealt(dealt: Masks) -> Possible:
    bits = _as_bits(dealt)
    return Possible(bits, frozenset({bits}), bits, bits)


def follow(possible: Possible, memory: Memory) -> Possible:
    if len(memory) == 1 and memory[0][0] == MEMORY_HANDLED:
        return _follow_handling(possible, memory[0])
    arrangements = possible.arrangements
    by_place, exactly = list(possible.by_place), list(possible.masks)
    narrowed = False
    for entry in memory:
        if entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            if not really:
                continue
            if narrowed:
                exactly, narrowed = _masks_at_places(arrangements), False
            if arrangements:
                exchanged = map(_exchange(len(by_place), first, second), arrangements)
                arrangements = arrangements.union(exchanged) if really == UNSEEN else frozenset(exchanged)
                if len(arrangements) > MOST_FOLLOWED:
                    arrangements = frozenset()
            for masks in (by_place, exactly) if arrangements else (by_place,):
                if really == UNSEEN:
                    masks[first] = masks[second] = masks[first] | masks[second]
                else:
                    masks[first], masks[second] = masks[second], masks[first]
        elif entry[3] != UNSEEN:
            place, mask = entry[2], 1 << entry[3]
            if possible.dealt.count(mask) == 1:
                by_place = [masks & ~mask for masks in by_place]
            by_place[place] = mask
            if arrangements and exactly[place] != mask:
                arrangements = frozenset([masks for masks in arrangements if masks[place] == mask])
                narrowed = True
    if narrowed:
        exactly = _masks_at_places(arrangements)
    return Possible(possible.dealt, arrangements, tuple(by_place), tuple(exactly if arrangements else by_place))


def _follow_handling(possible: Possible, entry: Frame) -> Possible:
    """One by itself, as it mostly comes at a table."""
    _, _, first, second, really = entry
    if not really:
        return possible
    dealt, arrangements, by_place, masks = possible
    exchange = _exchange(len(by_place), first, second)
    if really != UNSEEN:
        return Possible(dealt, frozenset(map(exchange, arrangements)), exchange(by_place), exchange(masks))
    if arrangements:
        arrangements = arrangements.union(map(exchange, arrangements))
        if len(arrangements) > MOST_FOLLOWED:
            arrangements = frozenset()
    by_place = _united(by_place, first, second)
    return Possible(dealt, arrangements, by_place, _united(masks, first, second) if arrangements else by_place)


def _united(masks: Masks, first: int, second: int) -> Masks:
    united = list(masks)
    united[first] = united[second] = masks[first] | masks[second]
    return tuple(united)


def _masks_at_places(arrangements: Iterable[Masks]) -> list[int]:
    # The sum of different bits is the set of them.
    return [sum(set(column)) for column in zip(*arrangements, strict=True)]


_possible = Followed(follow)


@cache
def _exchange(places: int, first: int, second: int) -> Callable[[Masks], Masks]:
    """Exchanges the masks of two places."""
    order = list(range(places))
    order[first], order[second] = second, first
    return itemgetter(*order)


def _exchanged(masks: Masks, first: int, second: int) -> Masks:
    return _exchange(len(masks), first, second)(masks)


def _picked(weights: dict[Masks, float], random: Callable[[], float]) -> Masks:
    left = random() * sum(weights.values())
    for masks, weight in weights.items():
        left -= weight
        if left < 0.0:
            return masks
    return masks


def _thinned(ways: Ways, later: Odds, most: int, random: Callable[[], float]) -> Ways:
    """Some of many arrangements, those that get along with what is seen later more likely than others."""

    def rank(item: tuple[Masks, list[float]]) -> float:
        masks, (sham, real) = item
        weight = sham + real
        for place, mask in enumerate(masks):
            weight *= later[mask][place]
        return log(1.0 - random()) / weight if weight > 0.0 else -inf

    return dict(sorted(ways.items(), key=rank, reverse=True)[:most])


def _odds_of_later_sights(view: Mascarade) -> list[Odds]:
    """After each handling the viewer is not sure about; computed backwards, every mask for itself."""
    places = len(view.dealt)
    kinds = members(view.in_play)
    single = {mask for mask in kinds if view.dealt.count(mask) == 1}
    odds: Odds = {mask: [1.0] * places for mask in kinds}
    after: list[Odds] = []
    for entry in reversed(view.memory):
        after.append({mask: list(row) for mask, row in odds.items()} if _is_doubtful(entry) else {})
        if entry[0] == MEMORY_HANDLED:
            _, _, first, second, really = entry
            for row in odds.values():
                if really == UNSEEN:
                    row[first] = row[second] = (row[first] + row[second]) / 2
                elif really:
                    row[first], row[second] = row[second], row[first]
        elif entry[3] != UNSEEN:
            _, _, place, seen = entry
            for mask, row in odds.items():
                if mask != seen:
                    row[place] = 0.0
                elif mask in single:
                    row[:] = _only(row, place)
    after.reverse()
    return after


def _is_doubtful(entry: Frame) -> bool:
    return entry[0] == MEMORY_HANDLED and entry[4] == UNSEEN


def _only(row: Iterable[float], place: int) -> list[float]:
    return [odd if at == place else 0.0 for at, odd in enumerate(row)]
