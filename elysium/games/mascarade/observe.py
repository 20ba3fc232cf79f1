"""Who sees what: the view of one person, and the board drawn from it."""

from __future__ import annotations

from typing import Final

from elysium.engine.audience import OPEN_TABLE, includes
from elysium.engine.observation import Board, CardView, Counter, Observation, Zone
from elysium.engine.refusal import Refusal
from elysium.engine.state import Frame
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
    masks: tuple[int, ...]
    """All cards, once the game is over and everything is turned up for everybody; empty before."""


def observe(s: Mascarade, viewer: int) -> View:
    if viewer == OPEN_TABLE and not s.over:
        raise Refusal("open-only-after-the-game")
    return View(
        viewer=viewer,
        seats=s.seats,
        asked=s.asked,
        options=book.options_for(s, viewer),
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
        memory=tuple(_remembered(entry, viewer) for entry in s.memory),
        masks=tuple(s.masks) if viewer == OPEN_TABLE else (),
    )


def _remembered(entry: Frame, viewer: int) -> Frame:
    if entry[0] == MEMORY_HANDLED:
        return entry if viewer in (entry[1], OPEN_TABLE) else (*entry[:4], HIDDEN)
    return entry if includes(entry[1], viewer) else (*entry[:3], HIDDEN)


def board(view: View) -> Board:
    """Seats clockwise as the persons sit; one card at each, the others in the centre."""
    cards = [CardView(face=MASK_NAMES[view.masks[place]] if view.masks else "") for place in range(len(view.dealt))]
    zones = [Zone("mask", view.sitting[place], (cards[place],)) for place in range(view.seats)]
    if len(cards) > view.seats:
        zones.append(Zone("centre", -1, tuple(cards[view.seats :])))
    counters = [Counter("coins", view.sitting[place], coins) for place, coins in enumerate(view.coins)]
    counters += [Counter("court", -1, view.justice), Counter("bank", -1, view.bank)]
    return Board(view.sitting[: view.seats], view.sitting[view.active], tuple(zones), tuple(counters))
