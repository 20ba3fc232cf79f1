"""Whether a mask can lie at a place, found out by looking for one way in which it comes there.

The search goes backwards through a memory. It only minds the cards that something is known of: the one in question, and
those that are seen on the way. Where two of them may have been exchanged it tries both; what led nowhere is not tried
again, nothing is tried that has a card where, at that time, it cannot have been, and what lies most nearly as cards are
known to have lain is tried first. What it finds is kept: the next search need not go back that far.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from elysium.games.mascarade.entries import MEMORY_HANDLED, MEMORY_SHOWN, UNSEEN, Memory, parts
from elysium.games.mascarade.possible import (
    CARDS,
    Allowed,
    Tables,
    arrangement,
    cards_of,
    handled,
    packed,
    seen_in,
    table_of,
)

type Masks = tuple[int, ...]
type Step = tuple[int, int, int, Masks]
"""Two places, what is known of their exchange (or the place of a card that is seen, twice, and its mask), and the masks
that can lie at each place before."""
type Path = tuple[int, ...]
"""The steps at which cards are exchanged, the last of them first."""
type Trial = tuple[int, int, int, Masks, Path]
"""How many cards were not known to lie as needed at the last stop, the order, and from where to go on: before which
step, with which masks at which places, and how they get there."""

FREE: Final = -1
MOST_KEPT: Final = 64
"""So many tables are kept of each stop, the latest ones."""
MOST_GROWN: Final = 4
"""So many are followed of what else is possible beside the one way that was found."""


class Stop:
    """What is known of a moment: what can lie at each place, and some of how the cards can lie. Searches add to it."""

    def __init__(self, before: Stop | None, memory: Memory, masks: Masks, tables: Tables) -> None:
        """With what lies between the last stop and this one. At the first stop the tables are all there is."""
        self.before = before
        self.masks = masks
        self.tables: dict[int, Allowed] = {}
        """By all their columns in one number."""
        self.add(tables)
        self._memory = memory
        self._steps: list[Step] | None = None

    def add(self, tables: Tables) -> None:
        for table in tables:
            self.tables[packed(table)] = table
        if self.before is not None:
            while len(self.tables) > MOST_KEPT:
                del self.tables[next(iter(self.tables))]

    @property
    def steps(self) -> list[Step]:
        """From the stop before."""
        if self._steps is None:
            self._steps = steps_of(self._memory, self.before.masks) if self.before is not None else []
        return self._steps


def steps_of(memory: Memory, masks: Masks) -> list[Step]:
    """The steps that matter, if at first these masks can lie at each place."""
    steps: list[Step] = []
    now = list(masks)
    for said in map(parts, memory):
        if said[0] == MEMORY_SHOWN:
            _, _, place, mask = said
            if mask != UNSEEN:
                steps.append((place, place, mask, tuple(now)))
            continue
        _, _, first, second, really = said
        if really:
            steps.append((first, second, really, tuple(now)))
        if really == UNSEEN:
            now[first] = now[second] = now[first] | now[second]
        elif really:
            now[first], now[second] = now[second], now[first]
    return steps


class Search:
    """Looks for arrangements some entries after a stop."""

    def __init__(self, stop: Stop, memory: Memory, dealt: Masks) -> None:
        self._dealt = dealt
        self._stop = stop
        self._stops: dict[int, Stop] = {0: stop}
        """By their steps: those after the last stop are counted from 0 on, those before it downwards."""
        self._steps = dict(enumerate(steps_of(memory, stop.masks)))
        self._last = len(self._steps)
        self._first = 0
        self._in_vain: set[tuple[int, Masks]] = set()
        self._left = 0

    def witness(self, place: int, mask: int) -> Tables:
        """Arrangements, in one of which this mask lies there; nothing if there is none."""
        wanted = [FREE] * len(self._dealt)
        wanted[place] = mask
        trials: list[Trial] = [(0, 0, self._last, tuple(wanted), ())]
        while trials:
            lacking, _, number, need, path = heappop(trials)
            found = self._back(lacking, number, need, path, trials)
            if found:
                # What was still to be tried was not tried in vain.
                self._in_vain.clear()
                return found
        return ()

    def _back(self, lacking: int, number: int, need: Masks, path: Path, trials: list[Trial]) -> Tables:
        """Back with as few exchanges as possible, while nothing else is more promising; what else can be is left."""
        start = number
        while True:
            if number in self._stops:
                masks, lacking = self._at(self._stops[number], need)
                if masks is not None:
                    return self._from(number, masks, path)
                if number == self._first and not self._further():
                    return ()
                if number != start and trials and trials[0][0] < lacking:
                    heappush(trials, (lacking, self._next(), number, need, path))
                    return ()
            number -= 1
            first, second, said, before = self._steps[number]
            one, other = need[first], need[second]
            if first == second:
                if one == said:
                    continue
                if one != FREE or need.count(said) == self._dealt.count(said):
                    return ()
                need = (*need[:first], said, *need[first + 1 :])
                continue
            if one == other:
                continue
            stays = said == UNSEEN and _may_lie(before, first, one) and _may_lie(before, second, other)
            if _may_lie(before, first, other) and _may_lie(before, second, one):
                changed = list(need)
                changed[first], changed[second] = other, one
                exchanged = tuple(changed)
                if not stays:
                    need, path = exchanged, (*path, number)
                elif (number, exchanged) not in self._in_vain:
                    self._in_vain.add((number, exchanged))
                    heappush(trials, (lacking, self._next(), number, exchanged, (*path, number)))
            elif not stays:
                return ()
            if (number, need) in self._in_vain:
                return ()
            self._in_vain.add((number, need))

    def _further(self) -> bool:
        """Take in the steps before the first stop so far; False if it is the very first."""
        stop = self._stops[self._first]
        if stop.before is None:
            return False
        for step in reversed(stop.steps):
            self._first -= 1
            self._steps[self._first] = step
        self._stops[self._first] = stop.before
        return True

    def _next(self) -> int:
        """What was left last comes first, of what is equally promising."""
        self._left += 1
        return -self._left

    def _at(self, stop: Stop, need: Masks) -> tuple[Masks | None, int]:
        """How the cards can lie then, as needed; None if they are not known to, and how many are known elsewhere."""
        lie = 0
        for place, mask in enumerate(need):
            if mask != FREE:
                lie |= 1 << CARDS * place + mask
        least = len(need)
        for columns, table in stop.tables.items():
            lacking = (lie & ~columns).bit_count()
            if not lacking:
                tight = seen_in(table, [(at, cards_of(one, self._dealt)) for at, one in enumerate(need) if one != FREE])
                if tight is not None:
                    return arrangement(tight), 0
                lacking = 1
            if lacking < least:
                least = lacking
        return None, least

    def _from(self, start: int, masks: Masks, path: Path) -> Tables:
        """How the cards can lie in the end if they lie like this before a step: as was found, and some of what else."""
        now = list(masks)
        tables = self._one(now)
        for number in range(start, self._last):
            if number in self._stops:
                self._stops[number].add((*tables, *self._one(now)))
            first, second, said, _ = self._steps[number]
            if first == second:
                sights = [(first, cards_of(said, self._dealt))]
                left = [tight for table in tables if (tight := seen_in(table, sights)) is not None]
                tables = tuple(left) or self._one(now)
                continue
            if number in path or said == 1:
                now[first], now[second] = now[second], now[first]
            tables = handled(tables, (MEMORY_HANDLED, 0, first, second, said))[:MOST_GROWN]
        return (*tables, *self._one(now))

    def _one(self, masks: Sequence[int]) -> Tables:
        return (table_of([1 << mask for mask in masks], self._dealt),)


def _may_lie(masks: Masks, place: int, mask: int) -> bool:
    return mask == FREE or masks[place] >> mask & 1 == 1
