"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from elysium.engine.audience import OPEN_TABLE, includes
from elysium.engine.bits import members
from elysium.engine.cache import SequenceCache
from elysium.engine.observation import Board, CardView, Counter, Fact, Zone
from elysium.games.mascarade.entries import MEMORY_HANDLED, Entry, Memory, missed, parts
from elysium.games.mascarade.state import MASK_NAMES, Mascarade


def reveal(s: Mascarade, view: Mascarade) -> None:
    """Of the handlings and showings of cards everybody remembers what they did or saw themselves."""
    memory = tuple(s.memory)
    _reveal(memory, _veiled(s.dealt, memory), view)


def revealer(s: Mascarade) -> Callable[[Mascarade], None]:
    memory = tuple(s.memory)
    return partial(_reveal, memory, _veiled(s.dealt, memory))


def _reveal(memory: Memory, veiled: dict[int, Memory], view: Mascarade) -> None:
    if view.viewer != OPEN_TABLE:
        if view.viewer not in veiled:
            veiled[view.viewer] = _veil(view.viewer, memory)
        view.memory = list(veiled[view.viewer])


def _veil(viewer: int, memory: Memory) -> Memory:
    return tuple([entry if _remembers(viewer, entry) else missed(entry) for entry in memory])


def _veil_for_all(veiled: dict[int, Memory], memory: Memory, length: int) -> dict[int, Memory]:
    """Everybody who has looked at the table before will look again."""
    new = memory[length:]
    return {viewer: before + _veil(viewer, new) for viewer, before in list(veiled.items())}


def _veiled_from_nobody(_: tuple[int, ...]) -> dict[int, Memory]:
    return {}


_veiled = SequenceCache(_veiled_from_nobody, _veil_for_all)


def _remembers(viewer: int, entry: Entry) -> bool:
    said = parts(entry)
    if said[0] == MEMORY_HANDLED:
        return viewer in (said[1], OPEN_TABLE)
    return includes(said[1], viewer)


def board(view: Mascarade) -> Board:
    """Seats clockwise as the persons sit; one card at each, the others in the centre."""
    masks, coins = tuple(view.masks), tuple(view.coins)
    places, seats = len(view.dealt), view.seats
    return _board(masks, places, seats, view.sitting, view.active, coins, view.justice, view.bank, view.barred)


@lru_cache(maxsize=1024)
def _board(
    masks: tuple[int, ...],
    places: int,
    seats: int,
    sitting: tuple[int, ...],
    active: int,
    coins: tuple[int, ...],
    justice: int,
    bank: int,
    barred: int,
) -> Board:
    """Cached, since everybody at a table sees the same."""
    counters = [_counter("coins", sitting[place], wealth) for place, wealth in enumerate(coins)]
    counters += [_counter("court", -1, justice), _counter("bank", -1, bank)]
    facts = tuple([Fact("barred", person) for person in members(barred)])
    zones = _zones(masks, places, seats, sitting)
    return Board(sitting[:seats], sitting[active], zones, tuple(counters), facts=facts)


@lru_cache(maxsize=1024)
def _zones(masks: tuple[int, ...], places: int, seats: int, sitting: tuple[int, ...]) -> tuple[Zone, ...]:
    cards = [CardView(face=MASK_NAMES[masks[place]] if masks else "") for place in range(places)]
    zones = [Zone("mask", sitting[place], (cards[place],)) for place in range(seats)]
    if len(cards) > seats:
        zones.append(Zone("centre", -1, tuple(cards[seats:])))
    return tuple(zones)


_counter = lru_cache(maxsize=4096)(Counter)
