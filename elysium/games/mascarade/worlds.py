"""The worlds that agree with what one person has seen.

Only the arrangement of the cards is unknown: it follows from the deal and, for each handling by somebody else, from
whether the cards changed places, either with equal chance. While few arrangements agree with the memory they are
followed with their odds, and how a world came about is drawn backwards. Once they are many, the odds of each mask at
each place are followed; a world is drawn forwards then, from one of the few, and each card is led to where it was seen.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import accumulate
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.cache import SequenceCache
from elysium.engine.state import Frame
from elysium.games.mascarade.entries import (
    MEMORY_HANDLED,
    MEMORY_SHOWN,
    UNSEEN,
    Entry,
    Memory,
    handling,
    parts,
    showing,
)
from elysium.games.mascarade.marginals import Possible, as_dealt, follow
from elysium.games.mascarade.pairs import Masks
from elysium.games.mascarade.possible import (
    ALL_MASKS,
    CARDS,
    MASKS,
    MOST_TABLES,
    Allowed,
    Tables,
    after,
    allows,
    only,
    settle,
    table_of,
    tables_as_dealt,
)
from elysium.games.mascarade.state import Mascarade

MOST_ARRANGEMENTS: Final = 200
"""So many are followed one by one; a person could not keep more apart either."""
MOST_ESTIMATES: Final = 256
"""So many memories are kept with their course, for the bots of so many seats."""
MOST_ATTEMPTS: Final = 20
MOST_FAILURES: Final = 500
"""Cards that are led to their places get into each other's way now and then; for so long it is tried again. It takes
dozens of handlings among twelve, and then a card that is seen at every third entry, to try in vain."""
SLIGHT: Final = 1e-6
"""The least odds of what is possible."""
MOST_AT_ONCE: Final = 100
"""So many entries are followed exactly in one go."""
ROUNDS: Final = 3
"""How often odds are evened out, so that every place has one card and every card one place."""

type Odds = dict[Masks, float]
type OddsByPlace = tuple[tuple[float, ...], ...]
"""At each place, the odds of each mask."""


def possible_masks(view: Mascarade) -> tuple[int, ...]:
    """At each place the set of masks that can lie there for this viewer."""
    if view.masks:
        return tuple([1 << mask for mask in view.masks])
    return _possible((view.viewer, view.dealt), tuple(view.memory)).masks


def _possible_as_dealt(whose: tuple[int, Masks]) -> Possible:
    _, dealt = whose
    return as_dealt(dealt)


def _possible_after(possible: Possible, memory: Memory, _: int) -> Possible:
    return follow(possible, memory)


_possible = SequenceCache(_possible_as_dealt, _possible_after)


class Estimate(NamedTuple):
    """What can lie where and how likely it is, as far as a memory goes."""

    possible: Possible
    tables: Tables
    course: tuple[Tables, ...]
    """What was possible before each entry, and before the next one; until that takes too many tables."""
    at_its_end: OddsByPlace
    """The odds then; nothing as long as it goes on."""
    arrangements: Odds | None
    """All there are, while they are few."""
    odds: OddsByPlace
    """Once they are not."""


def estimate(view: Mascarade) -> Estimate:
    return _estimated((view.viewer, view.dealt), tuple(view.memory))


def _estimate_as_dealt(whose: tuple[int, Masks]) -> Estimate:
    _, dealt = whose
    return Estimate(as_dealt(dealt), tables_as_dealt(dealt), (), (), {dealt: 1.0}, ())


def _estimate(before: Estimate, memory: Memory, length: int) -> Estimate:
    possible, tables, earlier, at_its_end, arrangements, by_place = before
    course: list[Tables] = []
    odds = [_fixed(row) for row in by_place]
    for number, entry in enumerate(memory[length:], length):
        if not at_its_end:
            made = after(tables, entry, possible.dealt)
            if len(made) <= MOST_TABLES:
                course.append(tables)
                tables = made
            else:
                at_its_end = tuple(map(_floats, odds)) if arrangements is None else _marginal(arrangements)
        if arrangements is not None:
            arrangements = _with_odds(arrangements, parts(entry))
            if len(arrangements) > MOST_ARRANGEMENTS or at_its_end:
                odds, arrangements = [_fixed(row) for row in _marginal(arrangements)], None
        elif (said := parts(entry))[0] == MEMORY_HANDLED:
            _, _, first, second, really = said
            if really == UNSEEN:
                odds[first] = odds[second] = (odds[first] + odds[second]) >> 1 & WITHOUT_CARRY
            elif really:
                odds[first], odds[second] = odds[second], odds[first]
        elif said[3] != UNSEEN:
            possible = follow(possible, memory[: number + 1], roughly=True)
            if possible.since == possible.entries:
                odds = [_fixed(row) for row in _evened_out(map(_floats, odds), possible.masks, possible.dealt)]
    # Whoever meets a long game for the first time does not look for all that cannot be before the first choice.
    possible = follow(possible, memory, roughly=len(memory) > length + MOST_AT_ONCE)
    by_place = tuple(map(_floats, odds))
    return Estimate(possible, tables, earlier + tuple(course), at_its_end, arrangements, by_place)


_estimated = SequenceCache(_estimate_as_dealt, _estimate, MOST_ESTIMATES)


# The odds of all masks at a place in one number, so that those of two places are mixed at once.

FRACTION: Final = 52
FIELD: Final = 64
ONE: Final = 1 << FRACTION
WITHOUT_CARRY: Final = sum([((1 << FIELD - 1) - 1) << FIELD * mask for mask in range(MASKS)])


def _fixed(row: Sequence[float]) -> int:
    return sum([int(odds * ONE) << FIELD * mask for mask, odds in enumerate(row)])


def _floats(row: int) -> tuple[float, ...]:
    return tuple([(row >> FIELD * mask & 2 * ONE - 1) / ONE for mask in range(MASKS)])


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


def _evened_out(odds: Iterable[Sequence[float]], possible: Sequence[int], dealt: Masks) -> list[list[float]]:
    """The odds after something was seen: nothing of what is impossible, at least a little of all else."""
    kinds = members(sum({1 << mask for mask in dealt}))
    made = [
        [max(row[mask], SLIGHT) if masks >> mask & 1 else 0.0 for mask in range(MASKS)]
        for row, masks in zip(odds, possible, strict=True)
    ]
    for _ in range(ROUNDS):
        for mask in kinds:
            # Named with its type: mypyc takes a sum that an int is divided by for an int.
            whole: float = sum([row[mask] for row in made])
            for row in made:
                row[mask] *= dealt.count(mask) / whole
        for place, row in enumerate(made):
            whole = sum(row)
            made[place] = [odd / whole for odd in row]
    return made


class Arrangements:
    """How the cards can lie for a viewer, with the odds, and how they can have come there."""

    def __init__(self, view: Mascarade) -> None:
        self._memory = view.memory
        self._estimate = estimate(view)
        self._guide: Guide | None = None
        self._backwards: list[Undoing] | None = None
        self._arrangements = list(self._estimate.arrangements or ())
        self._weights: list[float] = []

    def odds_by_place(self) -> OddsByPlace:
        arrangements = self._estimate.arrangements
        return self._estimate.odds if arrangements is None else _marginal(arrangements)

    def draw(self, random: Callable[[], float]) -> tuple[list[int], list[Entry]]:
        """An arrangement, and a memory in which everything is decided."""
        estimate = self._estimate
        if estimate.arrangements is not None:
            self._weights = self._weights or [*accumulate(estimate.arrangements.values())]
            place = bisect(self._weights, random() * self._weights[-1], hi=len(self._weights) - 1)
            masks = self._arrangements[place]
        elif not estimate.at_its_end:
            masks = _arranged(_one_of(estimate.tables, random), estimate.odds, random)
        else:
            if self._guide is None:
                self._guide = Guide(estimate.tables, self._memory[len(estimate.course) :], estimate.possible.dealt)
            for _ in range(MOST_ATTEMPTS):
                masks = _arranged(_one_of(self._guide.tables, random), estimate.at_its_end, random)
                led = self._guide.lead(masks, random)
                if led is not None:
                    now, later = led
                    return now, self._came_about(masks, random) + later
            return self._without_a_course(random)
        return list(masks), self._came_about(masks, random)

    def _without_a_course(self, random: Callable[[], float]) -> tuple[list[int], list[Entry]]:
        """Cards that lie as they can lie now, and a memory that agrees with what was seen but does not lead there."""
        possible = self._estimate.possible
        masks = _arranged(table_of(possible.masks, possible.dealt), self._estimate.odds, random)
        memory: list[Entry] = []
        for entry in self._memory:
            said = parts(entry)
            if said[-1] != UNSEEN:
                memory.append(entry)
            elif said[0] == MEMORY_HANDLED:
                _, player, first, second, _ = said
                memory.append(handling(player, first, second, int(random() >= 0.5)))
            else:
                _, audience, place, _ = said
                memory.append(showing(audience, place, masks[place]))
        return list(masks), memory

    def _came_about(self, masks: Masks, random: Callable[[], float]) -> list[Entry]:
        """How the cards may have come to lie like this at the end of the course."""
        if self._backwards is None:
            self._backwards = [*map(_undoing, self._memory, self._estimate.course)][::-1]
        memory: list[Entry] = []
        for tables, first, second, exchange, stay, go, showings in self._backwards:
            if showings:
                memory.append(showings[masks[first]])
                continue
            really = stay == go
            if not really:
                may_stay, may_go = _may_have_been(tables, masks, first, second)
                really = may_go and (not may_stay or random() >= 0.5)
            if really and exchange is not None:
                masks = exchange(masks)
            memory.append(go if really else stay)
        memory.reverse()
        return memory


type Undoing = tuple[Tables, int, int, Callable[[Masks], Masks] | None, Entry, Entry, tuple[Entry, ...]]
"""What was possible before an entry of a memory, its two places, what it may have done to the cards, the entry if they
stayed and if they changed places (the same if that is known), and for a card that was not seen the entry by mask."""


def _undoing(entry: Entry, tables: Tables) -> Undoing:
    said = parts(entry)
    if said[0] == MEMORY_SHOWN:
        _, audience, place, mask = said
        showings = tuple([showing(audience, place, each) for each in range(MASKS)]) if mask == UNSEEN else ()
        return tables, place, place, None, entry, entry, showings
    _, player, first, second, really = said
    exchange = _exchange(len(tables[0]), first, second) if really else None
    if really != UNSEEN:
        return tables, first, second, exchange, entry, entry, ()
    stay, go = handling(player, first, second, 0), handling(player, first, second, 1)
    return tables, first, second, exchange, stay, go, ()


def _may_have_been(tables: Tables, masks: Masks, first: int, second: int) -> tuple[bool, bool]:
    """Whether the cards can have lain as they do now, and with these two exchanged; in one way they have."""
    if len(tables) > 1:
        return allows(tables, masks), allows(tables, _exchange(len(masks), first, second)(masks))
    # The other cards lie as before, and so at places where they can have lain.
    here, there = tables[0][first], tables[0][second]
    one, other = masks[first], masks[second]
    return bool(here >> one & there >> other & 1), bool(here >> other & there >> one & 1)


type Guided = tuple[Entry, Entry, int, int, int, int, int]
"""An entry of a memory, and what must become of it so that each card comes in time to where it is seen next: the entry
if the cards stay and if they change places (the same if that is known), the two places (the same if a card is shown),
the masks that must be at the first rather than at the second one, as a set (or the one that is seen there; or whether
the cards have changed places, if that is known), those the other way round, and where both cards of a mask can be
afterwards (see `Pairs`; nothing if it does not matter here)."""


class Pairs:
    """Sets of pairs of places in one number: for each place a row of bits, one for each place."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.row = (1 << places) - 1
        self.column = sum([1 << places * place for place in range(places)])
        self.all = (1 << places * places) - 1

    def exchanged(self, pairs: int, first: int, second: int) -> int:
        """The same pairs after two places were exchanged."""
        row, column = self.row, self.column
        one, other = pairs >> first & column, pairs >> second & column
        pairs = pairs & ~(column << first | column << second) | one << second | other << first
        first, second = self.places * first, self.places * second
        one, other = pairs >> first & row, pairs >> second & row
        return pairs & ~(row << first | row << second) | one << second | other << first

    def at(self, pairs: int, place: int) -> int:
        """Those of which one is this place."""
        return pairs & (self.row << self.places * place | self.column << place)


class Guide:
    """Leads cards from where they lie at the beginning of a memory to where they are seen, whatever lies between."""

    def __init__(self, tables: Tables, memory: Sequence[Entry], dealt: Masks) -> None:
        """Made from the end on: at each place the masks that can still come from there to where they are seen next."""
        self._twin = next((mask for mask in dealt if dealt.count(mask) > 1), -1)
        pairs = Pairs(len(dealt))
        together = pairs.all
        able = [ALL_MASKS] * len(dealt)
        guide: list[Guided] = []
        for entry in reversed(memory):
            said = parts(entry)
            if said[0] == MEMORY_SHOWN:
                _, _, place, mask = said
                seen = 1 << mask if mask != UNSEEN else 0
                guide.append((entry, entry, place, place, seen, 0, 0))
                if seen and mask == self._twin:
                    together = pairs.at(together, place)
                    able[place] = seen
                elif seen:
                    together &= ~pairs.at(pairs.all, place)
                    able = [masks & ~seen for masks in able]
                    able[place] = seen
                continue
            _, player, first, second, really = said
            one, other = able[first], able[second]
            if really == UNSEEN:
                stay, go = handling(player, first, second, 0), handling(player, first, second, 1)
                exchanged = together if self._twin < 0 else pairs.exchanged(together, first, second)
                matters = together if exchanged != together else 0
                # Of two equal cards either may be led: the pairs say where both can be.
                unequal = ~(1 << self._twin) if self._twin >= 0 else ALL_MASKS
                guide.append((stay, go, first, second, one & ~other & unequal, other & ~one & unequal, matters))
                able[first] = able[second] = one | other
                together |= exchanged
            else:
                guide.append((entry, entry, first, second, really, 0, 0))
                if really:
                    able[first], able[second] = other, one
                    together = together if self._twin < 0 else pairs.exchanged(together, first, second)
        # In parts, each of which ends with a card that is seen.
        self._parts: list[list[Guided]] = [[]]
        for guided in reversed(guide):
            self._parts[-1].append(guided)
            if guided[2] == guided[3] and guided[4]:
                self._parts.append([])
        self.tables = only(tables, able)

    def lead(self, masks: Masks, random: Callable[[], float]) -> tuple[list[int], list[Entry]] | None:
        """Where the cards lie in the end, and how they may have come there; None if that was not found.

        Where cards get into each other's way it is tried again from the last card that was seen, now and then from
        one before it.
        """
        before = [(list(masks), 0)]
        memory: list[Entry] = []
        failed = 0
        while len(before) <= len(self._parts):
            lay, length = before[-1]
            del memory[length:]
            now = list(lay)
            if self._led(self._parts[len(before) - 1], now, memory, random):
                before.append((now, len(memory)))
                continue
            failed += 1
            if failed > MOST_FAILURES:
                return None
            # One part further back every second time, two every fourth time and so on.
            del before[max(1, len(before) - (failed & -failed).bit_length() + 1) :]
        return before[-1][0], memory

    def _led(self, part: Sequence[Guided], masks: list[int], memory: list[Entry], random: Callable[[], float]) -> bool:
        """Up to and with the next card that is seen; whether it is that one."""
        twin = self._twin
        for stay, go, first, second, here, there, twins in part:
            if stay != go:
                really = random() >= 0.5
                if here or there or twins:
                    one, other = masks[first], masks[second]
                    may_stay = not (there >> one & 1 or here >> other & 1)
                    may_go = not (here >> one & 1 or there >> other & 1)
                    if twins and one != other and twin in (one, other):
                        place, to = (first, second) if one == twin else (second, first)
                        brother = masks.index(twin)
                        if brother == place:
                            brother = masks.index(twin, place + 1)
                        may_stay = may_stay and twins >> (place * len(masks) + brother) & 1 == 1
                        may_go = may_go and twins >> (to * len(masks) + brother) & 1 == 1
                    if not may_stay:
                        if not may_go:
                            return False
                        really = True
                    elif not may_go:
                        really = False
                if really:
                    masks[first], masks[second] = masks[second], masks[first]
                    memory.append(go)
                else:
                    memory.append(stay)
            elif first != second:
                if here:
                    masks[first], masks[second] = masks[second], masks[first]
                memory.append(stay)
            elif not here:
                memory.append(showing(parts(stay)[1], first, masks[first]))
            elif here >> masks[first] & 1:
                memory.append(stay)
            else:
                return False
        return True


def _one_of(tables: Tables, random: Callable[[], float]) -> Allowed:
    return tables[int(random() * len(tables))]


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
