"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from elysium.engine.audience import OPEN_TABLE, SPECTATOR, includes
from elysium.engine.observation import Board, CardView, Counter, Observation, Zone
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.state import (
    MASK_NAMES,
    MEMORY_HANDLED,
    Mascarade,
    book,
)

HIDDEN: Final = -1
"""Stands in the memory for what this person did not see."""


class View(Observation, kw_only=True, frozen=True):
    """What one person knows: all that is public, and of the cards what this person has seen."""

    in_play: int
    dealt: tuple[int, ...]
    coins: tuple[int, ...]
    sitting: tuple[int, ...]
    place_of: tuple[int, ...]
    bank: int
    justice: int
    active: int
    opening: int
    shown: int
    barred: int
    announced: int
    claimants: int
    stack: tuple[Frame, ...]
    """What is still to happen: in this game no step carries a secret."""
    memory: tuple[Frame, ...]
    """Every handling and showing of cards, with -1 for what this person did not see."""
    moves: tuple[Frame, ...]
    masks: tuple[int, ...]
    """All cards, once the game is over and everything is turned up for everybody; empty before."""


def observe(s: Mascarade, viewer: int) -> View:
    return observer(s)(viewer)


def observer(s: Mascarade) -> Callable[[int], View]:
    """What is public is put together once for all viewers."""
    memory = tuple(s.memory)
    veiled = _veiled(s.dealt, memory, {})
    public = View(
        viewer=SPECTATOR,
        seats=s.seats,
        asked=s.asked,
        options=(),
        outcome=s.outcome,
        in_play=s.in_play,
        dealt=s.dealt,
        coins=tuple(s.coins),
        sitting=s.sitting,
        place_of=s.place_of,
        bank=s.bank,
        justice=s.justice,
        active=s.active,
        opening=s.opening,
        shown=s.shown,
        barred=s.barred,
        announced=s.announced,
        claimants=s.claimants,
        stack=tuple(s.stack),
        memory=(),
        moves=s.moves,
        masks=(),
    )

    def seen_by(viewer: int) -> View:
        if viewer == OPEN_TABLE and not s.over:
            raise Refusal("open-only-after-the-game")
        if viewer not in veiled:
            veiled[viewer] = _veil(viewer, memory)
        return replace(
            public,
            viewer=viewer,
            options=book.options_for(s, viewer),
            memory=veiled[viewer],
            masks=tuple(s.masks) if viewer == OPEN_TABLE else (),
        )

    return seen_by


def _veil(viewer: int, memory: Memory) -> Memory:
    return tuple([entry if _remembers(viewer, entry) else _hidden(entry) for entry in memory])


def _veil_for_all(veiled: dict[int, Memory], memory: Memory) -> dict[int, Memory]:
    """Everybody who has looked at the table before will look again."""
    return {viewer: before + _veil(viewer, memory) for viewer, before in veiled.items()}


_veiled = Followed(_veil_for_all)


@lru_cache(maxsize=4096)
def _hidden(entry: Frame) -> Frame:
    """Cached, since most people at a table miss the same."""
    return (*entry[:-1], HIDDEN)


def _remembers(viewer: int, entry: Frame) -> bool:
    if entry[0] == MEMORY_HANDLED:
        return viewer == entry[1] or viewer == OPEN_TABLE
    return includes(entry[1], viewer)


def board(view: View) -> Board:
    """Seats clockwise as the persons sit; one card at each, the others in the centre."""
    return _board(
        view.masks, len(view.dealt), view.seats, view.sitting, view.active, view.coins, view.justice, view.bank
    )


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
) -> Board:
    """Cached, since everybody at a table sees the same."""
    counters = [_counter("coins", sitting[place], wealth) for place, wealth in enumerate(coins)]
    counters += [_counter("court", -1, justice), _counter("bank", -1, bank)]
    return Board(sitting[:seats], sitting[active], _zones(masks, places, seats, sitting), tuple(counters))


@lru_cache(maxsize=1024)
def _zones(masks: tuple[int, ...], places: int, seats: int, sitting: tuple[int, ...]) -> tuple[Zone, ...]:
    cards = [CardView(face=MASK_NAMES[masks[place]] if masks else "") for place in range(places)]
    zones = [Zone("mask", sitting[place], (cards[place],)) for place in range(seats)]
    if len(cards) > seats:
        zones.append(Zone("centre", -1, tuple(cards[seats:])))
    return tuple(zones)


_counter = lru_cache(maxsize=4096)(Counter)
