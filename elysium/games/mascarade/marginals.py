"""Which masks can lie at each place for one person, exactly, while as little as possible is worked out.

A handling mixes what can lie at two places and says nothing about any other; only a card that is seen does. So
handlings wait until one is. They are worked into tables then (see `possible`). Where these become too many, what can
lie where if the card lies here or there is followed instead, handling by handling: that is exact too, but all that is
left of it is one table, which may allow more arrangements than there are. What is said to be impossible always is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from elysium.engine.state import Frame
from elysium.games.mascarade.entries import MEMORY_HANDLED, UNSEEN, Memory, parts
from elysium.games.mascarade.possible import (
    CARDS,
    MOST_TABLES,
    Allowed,
    Tables,
    cards_of,
    handled,
    masks_at_places,
    one_table,
    seen,
    seen_in,
    tables_as_dealt,
    unsure,
)

MOST_HANDLINGS: Final = 192
"""So many wait for a card that is seen; then the older half waits no longer."""
HALF: Final = MOST_HANDLINGS // 2
COLUMN: Final = (1 << CARDS) - 1

type Masks = tuple[int, ...]


class Possible(NamedTuple):
    """What can lie where, as far as a memory goes."""

    dealt: Masks
    tables: Tables
    """Before the handlings that wait."""
    handlings: tuple[Frame, ...]
    masks: tuple[int, ...]
    """At each place, as a set; after them."""


@lru_cache(maxsize=1024)
def as_dealt(dealt: Masks) -> Possible:
    tables = tables_as_dealt(dealt)
    return Possible(dealt, tables, (), masks_at_places(tables))


def follow(possible: Possible, memory: Memory) -> Possible:
    """What can lie where after some more entries; the same object if they teach nothing."""
    dealt, tables, before, masks = possible
    made = list(masks)
    waiting = list(before)
    shown: list[tuple[int, int]] = []
    for entry in map(parts, memory):
        if entry[0] != MEMORY_HANDLED:
            _, _, place, mask = entry
            if mask != UNSEEN and made[place] != 1 << mask:
                shown.append((place, mask))
            continue
        _, _, first, second, really = entry
        if not really:
            continue
        if shown:
            tables = _seen_after(tables, waiting, shown, dealt)
            made = list(masks_at_places(tables))
            waiting, shown = [], []
        if really == UNSEEN:
            made[first] = made[second] = made[first] | made[second]
        else:
            made[first], made[second] = made[second], made[first]
        waiting.append(entry)
        if len(waiting) == MOST_HANDLINGS:
            tables = _without_waiting(tables, waiting[:HALF])
            del waiting[:HALF]
    if shown:
        tables = _seen_after(tables, waiting, shown, dealt)
        return Possible(dealt, tables, (), masks_at_places(tables))
    if tables is possible.tables and len(waiting) == len(before):
        return possible
    return Possible(dealt, tables, tuple(waiting), tuple(made))


def _without_waiting(tables: Tables, handlings: Sequence[Frame]) -> Tables:
    for entry in handlings:
        tables = handled(tables, entry)
        if len(tables) > MOST_TABLES:
            tables = one_table(tables)
    return tables


def _seen_after(tables: Tables, handlings: Sequence[Frame], shown: Sequence[tuple[int, int]], dealt: Masks) -> Tables:
    """What is left if after the handlings these masks are seen, each at its place."""
    sights = [(place, cards_of(mask, dealt)) for place, mask in shown]
    made = tables
    for entry in handlings:
        made = handled(made, entry)
        if len(made) > MOST_TABLES:
            place, cards = sights[0]
            found = _if_seen_at(tables, cards, handlings)[place]
            return seen((found,) if found else unsure(tables[0], place, cards), sights)
    return seen(made, sights)


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
