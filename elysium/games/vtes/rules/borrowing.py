"""Minions that somebody controls until the end of the turn."""

from __future__ import annotations

from elysium.engine.state import Seat
from elysium.games.vtes.definitions.language import Entity
from elysium.games.vtes.marks import BORROWED
from elysium.games.vtes.rules.blocks import block_fails
from elysium.games.vtes.rules.entities import remove_from_game, steal
from elysium.games.vtes.rules.limits import mark, marked, marks_on, unmark
from elysium.games.vtes.state import READY, TORPOR, Vtes


def borrow(s: Vtes, minion: Entity, seat: Seat) -> None:
    """A combat of it ends, and an attempt to block the action of whoever controls it now fails."""
    if not READY <= s.region[minion] <= TORPOR or s.controller[minion] == seat:
        return
    mark(s, minion, BORROWED, s.controller[minion], seat)
    steal(s, minion, seat)
    if minion in s.fighters:
        s.combat_over = True
    if s.blocker == minion and not s.blocked:
        block_fails(s)


def give_back(s: Vtes) -> None:
    """The turn is over. Whose Methuselah has left the game leaves it as well; who is another one's by now stays."""
    for minion in marked(s, BORROWED):
        for owner, by in marks_on(s, minion, BORROWED):
            if not READY <= s.region[minion] <= TORPOR or s.controller[minion] != by:
                continue
            if s.is_in(Seat(owner)):
                steal(s, minion, Seat(owner))
            else:
                remove_from_game(s, minion)
        unmark(s, minion, BORROWED)
