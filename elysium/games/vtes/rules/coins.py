"""Coins that are flipped in the open."""

from __future__ import annotations

from typing import Final

from elysium.games.vtes.marks import COIN, TABLE_ITSELF
from elysium.games.vtes.rules.limits import is_marked, mark, unmark
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import COIN_FALLS

SIDES: Final = ("heads", "tails")


def flip_coin(s: Vtes) -> None:
    """Everybody sees how it falls, and it counts until the next one, or the end of the action."""
    unmark(s, TABLE_ITSELF, COIN)
    side = s.random(len(SIDES))
    mark(s, TABLE_ITSELF, COIN, side)
    if not s.quiet:
        s.tell(COIN_FALLS, side)


def coin_shows(s: Vtes, side: int) -> bool:
    return is_marked(s, TABLE_ITSELF, COIN, side)
