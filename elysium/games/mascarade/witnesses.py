"""Whether a mask can lie at a place, found out by looking for one way in which it comes there.

The search goes backwards through a memory. It only minds the cards that something is known of: the one in question, and
those that are seen on the way. Where two of them may have been exchanged it tries both; what led nowhere is not tried
again, nothing is tried that has a card where, at that time, it cannot have been, and what lies most nearly as cards are
known to have lain is tried first. A search that takes longer also tries nothing that has two cards where they cannot
both have been (see `pairs`). What it finds is kept: the next search need not go back that far.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from elysium.engine.state import Frame
from elysium.games.mascarade.entries import MEMORY_HANDLED, MEMORY_SHOWN, UNSEEN, Memory, parts
from elysium.games.mascarade.pairs import Masks, Pairs, Rows, after, masks_of, only, pairs_of, rows_at, seen
from elysium.games.mascarade.possible import (
    CARDS,
    MASKS,
    Allowed,
    Tables,
    cards_of,
    mixed,
    packed,
    seen_in,
)

type Step = tuple[int, int, int, Masks]
"""Two places, what is known of their exchange (or the place of a card that is seen, twice, and its mask), and the masks
that can lie at each place before."""
type Beside = tuple[Rows, Rows]
"""What goes, before a step, with each mask at either of its places."""
type Path = tuple[int, ...]
"""The steps at which cards are exchanged, the last of them first."""
type Trial = tuple[int, int, int, Masks, Path]
"""How many cards were not known to lie as needed at the last stop, the order, and from where to go on: before which
step, with which masks at which places, and how they get there."""

FREE: Final = -1
MOST_KEPT: Final = 64
"""So many tables are kept of each stop, the latest ones."""
MOST_EFFORT: Final = 80_000
"""So many steps gone back and tables looked at, and a search ends without a result."""
A_CHOICE: Final = 3
"""So many more count for a step at which pairs are minded."""
BRIEFLY: Final = 600
"""So much of it is spent on the first way, and on each of the others."""
OTHER_WAYS: Final = 20


class Stop:
    """What is known of a moment: what can lie at each place, and some of how the cards can lie. Searches add to it."""

    def __init__(self, before: Stop | None, memory: Memory, masks: Masks, tables: Tables, dealt: Masks) -> None:
        """With what lies between the last stop and this one, and is seen there. At the first stop the tables are all
        there is.
        """
        self.before = before
        self.masks = masks
        self.dealt = dealt
        self._pairs: Pairs | None = None
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

    def pairs(self) -> Pairs:
        """What can lie together. Nobody asks before something has to be searched for."""
        without: list[Stop] = []
        stop = self
        while stop._pairs is None and stop.before is not None:
            without.append(stop)
            stop = stop.before
        pairs = stop._pairs = pairs_of(tuple(stop.tables.values()), stop.dealt) if stop._pairs is None else stop._pairs
        for stop in reversed(without):
            pairs = stop._pairs = only(through(pairs, stop._memory, len(stop.dealt)), stop.masks)
        return pairs

    def narrow(self, masks: Masks) -> None:
        """Nothing else can lie there."""
        self.masks = masks
        self._pairs = None if self._pairs is None else only(self._pairs, masks)

    @property
    def steps(self) -> list[Step]:
        """From the stop before."""
        if self._steps is None:
            self._steps = steps_of(self._memory, self.before.masks) if self.before is not None else []
        return self._steps

    def beside(self) -> list[Beside]:
        """For each step from the stop before. Not kept: they take more room than all the rest."""
        return beside_steps(self._memory, self.before) if self.before is not None else []


def through(pairs: Pairs, memory: Memory, places: int) -> Pairs:
    sights: list[tuple[int, int]] = []
    for said in map(parts, memory):
        if said[0] == MEMORY_SHOWN:
            if said[3] != UNSEEN:
                sights.append((said[2], said[3]))
        elif said[4]:
            if sights:
                pairs, sights = seen(pairs, places, sights), []
            pairs = after(pairs, places, said)
    return seen(pairs, places, sights) if sights else pairs


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


def beside_steps(memory: Memory, stop: Stop) -> list[Beside]:
    """The same steps after a stop."""
    beside: list[Beside] = []
    pairs, places = stop.pairs(), len(stop.masks)
    for said in map(parts, memory):
        if said[0] == MEMORY_SHOWN:
            if said[3] != UNSEEN:
                rows = rows_at(pairs, places, said[2])
                beside.append((rows, rows))
        elif said[4]:
            beside.append((rows_at(pairs, places, said[2]), rows_at(pairs, places, said[3])))
            pairs = after(pairs, places, said)
    return beside


class Search:
    """Looks for arrangements some entries after a stop."""

    def __init__(self, stop: Stop, memory: Memory, dealt: Masks) -> None:
        self._dealt = dealt
        self._row = MASKS * len(dealt)
        self._stop = stop
        self._stops: dict[int, Stop] = {0: stop}
        """By their steps: those after the last stop are counted from 0 on, those before it downwards."""
        self._memory = memory
        self._steps = dict(enumerate(steps_of(memory, stop.masks)))
        self._minds_pairs = False
        self._beside: dict[int, Beside] = {}
        self._possible: Masks = stop.masks
        """What can lie where in the end, once pairs are minded."""
        self._last = len(self._steps)
        self._first = 0
        self._in_vain: set[tuple[int, Masks]] = set()
        self._left = 0
        self._effort = 0

    def witness(self, place: int, mask: int) -> Tables | None:
        """Arrangements in which this mask lies there; nothing if there are none, None if that takes too long.

        Mostly it is soon found. A search that takes long has lost its way as a rule: others begin anew then, and go
        another way, by lot.
        """
        wanted = [FREE] * len(self._dealt)
        wanted[place] = mask
        if not self._minds_pairs:
            found = self._look_for(tuple(wanted), 0, min(self._effort + BRIEFLY, MOST_EFFORT))
            if found is not None:
                return found
            self._mind_pairs()
        if not self._possible[place] >> mask & 1:
            return ()
        for way in range(1 + OTHER_WAYS):
            found = self._look_for(tuple(wanted), way, min(self._effort + BRIEFLY, MOST_EFFORT))
            if found is not None:
                return found
        return self._look_for(tuple(wanted), 0, MOST_EFFORT)

    def _mind_pairs(self) -> None:
        """From now on: it takes about as long as a short search."""
        self._minds_pairs = True
        places = len(self._dealt)
        self._possible = masks_of(through(self._stop.pairs(), self._memory, places), places)
        self._beside = dict(enumerate(beside_steps(self._memory, self._stop)))
        for number in sorted(self._stops, reverse=True):
            if number > self._first:
                self._mind_pairs_before(number)

    def _mind_pairs_before(self, number: int) -> None:
        """Those of the steps that lead to a stop."""
        for before, beside in enumerate(reversed(self._stops[number].beside()), 1):
            self._beside[number - before] = beside

    def _look_for(self, wanted: Masks, way: int, most: int) -> Tables | None:
        trials: list[Trial] = [(0, 0, self._last, wanted, ())]
        while trials:
            lacking, _, number, need, path = heappop(trials)
            found = self._back(lacking, number, need, path, trials, wanted, way)
            if found or self._effort > most:
                # What was still to be tried was not tried in vain.
                self._in_vain.clear()
                return found or None
        return ()

    def _back(
        self,
        lacking: int,
        number: int,
        need: Masks,
        path: Path,
        trials: list[Trial],
        wanted: Masks,
        way: int,
    ) -> Tables:
        """Back with as few exchanges as possible, while nothing else is more promising; what else can be is left."""
        start = number
        lie = _lie(need)
        while True:
            if number in self._stops:
                table, lacking = self._at(self._stops[number], need)
                if table is not None:
                    return self._from(number, table, path, wanted)
                if number == self._first and not self._further():
                    return ()
                if number != start and trials and trials[0][0] < lacking:
                    heappush(trials, (lacking, self._next(), number, need, path))
                    return ()
            number -= 1
            self._effort += 1
            first, second, said, before = self._steps[number]
            beside = self._beside.get(number)
            one, other = need[first], need[second]
            if first == second:
                if one == said:
                    continue
                if one != FREE or need.count(said) == self._dealt.count(said):
                    return ()
                need = (*need[:first], said, *need[first + 1 :])
                if beside:
                    lie |= 1 << MASKS * first + said
                    if not self._goes(beside[0], said, lie):
                        return ()
                continue
            if one == other:
                continue
            stays = said == UNSEEN and _may_lie(before, first, one) and _may_lie(before, second, other)
            goes = _may_lie(before, first, other) and _may_lie(before, second, one)
            moved = lie
            if beside:
                self._effort += A_CHOICE
                moved = _moved(lie, need, first, second)
                stays = stays and self._goes(beside[0], one, lie) and self._goes(beside[1], other, lie)
                goes = goes and self._goes(beside[0], other, moved) and self._goes(beside[1], one, moved)
            if goes:
                changed = list(need)
                changed[first], changed[second] = other, one
                exchanged = tuple(changed)
                if not stays:
                    need, lie, path = exchanged, moved, (*path, number)
                else:
                    left, other_path = exchanged, (*path, number)
                    if way and _coin(way, self._effort):
                        need, path, left, other_path = left, other_path, need, path
                        lie = moved
                    if (number, left) not in self._in_vain:
                        self._in_vain.add((number, left))
                        heappush(trials, (lacking, self._next(), number, left, other_path))
            elif not stays:
                return ()
            if (number, need) in self._in_vain:
                return ()
            self._in_vain.add((number, need))

    def _goes(self, rows: Rows, mask: int, lie: int) -> bool:
        """Whether a mask, if it is one that matters, can lie with all the others."""
        return mask == FREE or rows >> self._row * mask & lie == lie

    def _further(self) -> bool:
        """Take in the steps before the first stop so far; False if it is the very first."""
        stop = self._stops[self._first]
        if stop.before is None:
            return False
        if self._minds_pairs:
            self._mind_pairs_before(self._first)
        for step in reversed(stop.steps):
            self._first -= 1
            self._steps[self._first] = step
        self._stops[self._first] = stop.before
        return True

    def _next(self) -> int:
        """What was left last comes first, of what is equally promising."""
        self._left += 1
        return -self._left

    def _at(self, stop: Stop, need: Masks) -> tuple[Allowed | None, int]:
        """How the cards can lie then, as needed; None if they are not known to, and how many are known elsewhere."""
        lie = 0
        for place, mask in enumerate(need):
            if mask != FREE:
                lie |= 1 << CARDS * place + mask
        least = len(need)
        self._effort += len(stop.tables)
        for columns, table in stop.tables.items():
            lacking = (lie & ~columns).bit_count()
            if not lacking:
                tight = seen_in(table, [(at, cards_of(one, self._dealt)) for at, one in enumerate(need) if one != FREE])
                if tight is not None:
                    return tight, 0
                lacking = 1
            if lacking < least:
                least = lacking
        return None, least

    def _from(self, start: int, table: Allowed, path: Path, wanted: Masks) -> Tables:
        """How the cards can lie in the end if before a step they lie like this, and those that matter go that way."""
        exchanged = set(path)
        needed: list[Masks] = []
        need = list(wanted)
        for number in range(self._last - 1, start - 1, -1):
            first, second, said, *_ = self._steps[number]
            if first == second:
                need[first] = said
            elif said == 1 or number in exchanged:
                need[first], need[second] = need[second], need[first]
            needed.append(tuple(need))
        tables: Tables = (table,)
        handlings: list[Frame] = []
        for number, now in zip(range(start, self._last), reversed(needed), strict=True):
            if number in self._stops:
                tables, handlings = mixed(tables, handlings), []
                self._stops[number].add(tables)
            first, second, said, *_ = self._steps[number]
            if first == second:
                continue
            if said == UNSEEN and (now[first] != FREE or now[second] != FREE):
                said = int(number in exchanged)
            handlings.append((MEMORY_HANDLED, 0, first, second, said))
        return mixed(tables, handlings)


def _coin(way: int, number: int) -> bool:
    """As if by lot, and the same each time."""
    return (way * 7919 + number) * 2654435761 >> 15 & 1 == 1


def _may_lie(masks: Masks, place: int, mask: int) -> bool:
    return mask == FREE or masks[place] >> mask & 1 == 1


def _lie(need: Masks) -> int:
    """The masks that matter in one number, as in a row of pairs."""
    lie = 0
    for place, mask in enumerate(need):
        if mask != FREE:
            lie |= 1 << MASKS * place + mask
    return lie


def _moved(lie: int, need: Masks, first: int, second: int) -> int:
    """The same if what is at these two places changes places."""
    for here, there in ((first, second), (second, first)):
        if need[here] != FREE:
            lie += (1 << MASKS * there + need[here]) - (1 << MASKS * here + need[here])
    return lie
