"""Which masks can lie at each place for one person, exactly, while as little as possible is worked out.

A handling mixes what can lie at two places and says nothing about any other; only a card that is seen does. So
handlings wait until one is. They are worked into tables then (see `possible`). Where these become too many, two bounds
are followed instead: some of how the cards can lie, and a table that allows more than can be. What can lie where if the
card lies here or there follows from each bound, handling by handling; between them it is looked for (see `witnesses`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.state import Frame
from elysium.games.mascarade.entries import MEMORY_HANDLED, UNSEEN, Memory, parts
from elysium.games.mascarade.pairs import Masks
from elysium.games.mascarade.possible import (
    CARDS,
    MOST_TABLES,
    Allowed,
    Sight,
    Tables,
    cards_of,
    handled,
    masks_at_places,
    mixed,
    one_table,
    seen,
    seen_in,
    table_of,
    tables_as_dealt,
    unsure,
)
from elysium.games.mascarade.witnesses import Search, Stop

MOST_HANDLINGS: Final = 192
"""So many wait for a card that is seen; then the older half waits no longer."""
HALF: Final = MOST_HANDLINGS // 2
COLUMN: Final = (1 << CARDS) - 1


class Possible(NamedTuple):
    """What can lie where, as far as a memory goes."""

    dealt: Masks
    entries: int
    """How many of the memory these are about."""
    masks: Masks
    """At each place, as a set."""
    since: int
    """After so many entries"""
    tables: Tables
    """this was all there is,"""
    stop: Stop | None
    """unless some of what there is stands here."""
    settled: bool
    """Whether what is certain nowhere, and was not impossible then, has been looked for."""

    @property
    def exact(self) -> bool:
        return self.stop is None


@lru_cache(maxsize=1024)
def as_dealt(dealt: Masks) -> Possible:
    return _exactly(dealt, 0, tables_as_dealt(dealt))


def _exactly(dealt: Masks, entries: int, tables: Tables) -> Possible:
    masks = masks_at_places(tables)
    return Possible(dealt, entries, masks, entries, tables, None, settled=True)


def follow(possible: Possible, memory: Memory, *, roughly: bool = False) -> Possible:
    """The same after all entries of a memory of which it is about the first.

    Roughly it allows more than can be, where finding out takes a search; that can be made up for later.
    """
    possible = _followed(possible, memory)
    return possible if roughly or possible.settled else _settled(possible, memory)


def _followed(possible: Possible, memory: Memory) -> Possible:
    dealt, entries, masks, since, tables, stop, settled = possible
    if len(memory) == entries + 1 and entries - since < MOST_HANDLINGS:
        said = parts(memory[entries])
        if said[0] == MEMORY_HANDLED:
            if said[4]:
                masks = _mixed(masks, said[2], said[3], said[4])
            return Possible(dealt, entries + 1, masks, since, tables, stop, settled)
    made = list(masks)
    shown: list[tuple[int, int]] = []
    for number in range(entries, len(memory)):
        said = parts(memory[number])
        if said[0] != MEMORY_HANDLED:
            _, _, place, mask = said
            if mask != UNSEEN and made[place] != 1 << mask:
                shown.append((place, mask))
            continue
        _, _, first, second, really = said
        if not really:
            continue
        if shown:
            possible = _seen(possible, memory[:number], shown)
            _, _, masks, since, tables, stop, settled = possible
            made, shown = list(masks), []
        if really == UNSEEN:
            made[first] = made[second] = made[first] | made[second]
        else:
            made[first], made[second] = made[second], made[first]
        if number - since >= MOST_HANDLINGS:
            possible = _without_waiting(possible, memory, number - HALF)
            _, _, _, since, tables, stop, settled = possible
    if shown:
        return _seen(possible, memory, shown)
    return Possible(dealt, len(memory), tuple(made), since, tables, stop, settled)


def _mixed(masks: Masks, first: int, second: int, really: int) -> Masks:
    made = list(masks)
    if really == UNSEEN:
        made[first] = made[second] = made[first] | made[second]
    else:
        made[first], made[second] = made[second], made[first]
    return tuple(made)


def _first(tables: Tables, dealt: Masks) -> Stop:
    return Stop(None, (), masks_at_places(tables), tables, dealt)


def _handlings(memory: Memory) -> list[Frame]:
    return [said for said in map(parts, memory) if said[0] == MEMORY_HANDLED and said[4]]


def _all_after(tables: Tables, handlings: Sequence[Frame]) -> Tables:
    """Nothing if it is too much."""
    for said in handlings:
        tables = handled(tables, said)
        if len(tables) > MOST_TABLES:
            return ()
    return tables


def _without_waiting(possible: Possible, memory: Memory, entries: int) -> Possible:
    """Nothing that teaches was seen meanwhile."""
    dealt, _, _, since, tables, stop, _ = possible
    between = memory[since:entries]
    handlings = _handlings(between)
    if stop is None:
        made = _all_after(tables, handlings)
        if made:
            return possible._replace(since=entries, tables=made)
        stop = _first(tables, dealt)
    beyond = tables
    for said in handlings:
        beyond = one_table(handled(beyond, said))
    before = tuple(stop.tables.values())
    within = mixed(before, handlings)
    if beyond == within:
        return possible._replace(since=entries, tables=beyond, stop=None, settled=True)
    stop = Stop(stop, between, masks_at_places(beyond), within, dealt)
    return possible._replace(since=entries, tables=beyond, stop=stop)


def _seen(possible: Possible, memory: Memory, shown: Sequence[tuple[int, int]]) -> Possible:
    """What is left if after the handlings these masks are seen, each at its place."""
    dealt, _, _, since, tables, stop, _ = possible
    entries, between = len(memory), memory[since:]
    handlings = _handlings(between)
    sights = [(place, cards_of(mask, dealt)) for place, mask in shown]
    if stop is None:
        every = _all_after(tables, handlings)
        if every:
            return _exactly(dealt, entries, seen(every, sights))
        stop = _first(tables, dealt)
    place, cards = sights[0]
    found = _if_seen_at(tables, cards, handlings)[place]
    beyond = seen_in(found, sights) if found else None
    if beyond is None:
        return _exactly(dealt, entries, _contradicted(tables, sights))
    before = tuple(stop.tables.values())
    within = _with(sights, mixed(before, handlings) if handlings else before)
    if not within:
        way = Search(stop, between, dealt).witness(*shown[0])
        if way == ():
            return _exactly(dealt, entries, _contradicted(tables, sights))
        within = way or ()
    if beyond in within:
        return _exactly(dealt, entries, (beyond,))
    masks = masks_at_places((beyond,))
    stop = Stop(stop, between, masks, within, dealt)
    return Possible(dealt, entries, masks, entries, (beyond,), stop, settled=False)


def _settled(possible: Possible, memory: Memory) -> Possible:
    """Without what cannot be: whatever is not certain is looked for."""
    dealt, entries, _, since, _, stop, _ = possible
    if stop is None or stop.before is None:
        return possible._replace(settled=True)
    search = Search(stop, (), dealt)
    certain = masks_at_places(tuple(stop.tables.values())) if stop.tables else (0,) * len(dealt)
    for place, may_be in enumerate(stop.masks):
        for mask in members(may_be):
            if certain[place] >> mask & 1:
                continue
            found = search.witness(place, mask)
            if found is None:
                certain = _either(certain, tuple([(at == place) << mask for at in range(len(dealt))]))
            elif found:
                certain = _either(certain, masks_at_places(found))
    beyond = table_of(certain, dealt)
    stop.narrow(certain)
    exact = beyond in stop.tables.values()
    masks = certain
    for _, _, first, second, really in _handlings(memory[since:]):
        masks = _mixed(masks, first, second, really)
    return Possible(dealt, entries, masks, since, (beyond,), None if exact else stop, settled=True)


def _with(sights: Sequence[Sight], tables: Tables) -> Tables:
    return tuple([tight for table in tables if (tight := seen_in(table, sights)) is not None])


def _either(one: Masks, other: Masks) -> Masks:
    return tuple([mine | theirs for mine, theirs in zip(one, other, strict=True)])


def _contradicted(tables: Tables, sights: Sequence[Sight]) -> Tables:
    for place, cards in sights:
        tables = unsure(tables[0], place, cards)
    return tables


def _if_seen_at(tables: Tables, cards: int, handlings: Sequence[Frame]) -> list[Allowed]:
    """For each place, what can lie where after the handlings if one of the cards lies at it; nothing if none can.

    All columns of a table are in one number.
    """
    places = len(tables[0])
    found = [0] * places
    for table in tables:
        for place in range(places):
            tight = seen_in(table, [(place, cards)])
            if tight is not None:
                found[place] |= sum([column << CARDS * at for at, column in enumerate(tight)])
    for _, _, first, second, really in handlings:
        one, other = CARDS * first, CARDS * second
        both = COLUMN << one | COLUMN << other
        exchanged = [
            columns & ~both | (columns >> one & COLUMN) << other | (columns >> other & COLUMN) << one
            for columns in found
        ]
        exchanged[first], exchanged[second] = exchanged[second], exchanged[first]
        found = exchanged if really != UNSEEN else [stay | go for stay, go in zip(found, exchanged, strict=True)]
    return [tuple([columns >> CARDS * at & COLUMN for at in range(places)]) if columns else () for columns in found]
