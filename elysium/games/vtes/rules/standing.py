"""Cards that are no minions, and stand in for a vampire while they attempt to block."""

from __future__ import annotations

from collections.abc import Callable

from elysium.games.vtes.definitions.language import Entity
from elysium.games.vtes.marks import STANDS_IN
from elysium.games.vtes.rules.limits import mark, marks_on, unmark
from elysium.games.vtes.state import ACTION, AWAKE, INFERNAL, INTERCEPT, READY, TABLE, TORPOR, Vtes


def would_be(s: Vtes, card: Entity, capacity: int, able: Callable[[Vtes, Entity], bool]) -> bool:
    """Whether something is true of a card as if it were a ready vampire without blood."""
    region, s.region[card], s.capacity[card] = s.region[card], READY, capacity
    found = able(s, card)
    s.region[card], s.capacity[card] = region, 0
    return found


def stand_up(s: Vtes, card: Entity, capacity: int, intercept: int) -> None:
    """It counts as a ready infernal vampire for the attempt, locked or not."""
    s.region[card], s.capacity[card] = READY, capacity
    s.flags[card] |= INFERNAL
    s.add(ACTION, INTERCEPT, card, intercept)
    s.add(ACTION, AWAKE, card, 1)
    mark(s, card, STANDS_IN, intercept)


def stand_down(s: Vtes, card: Entity) -> None:
    """It lies on the table as before."""
    for (intercept,) in marks_on(s, card, STANDS_IN):
        given = ((ACTION, INTERCEPT, card, intercept), (ACTION, AWAKE, card, 1))
        s.lasting = [entry for entry in s.lasting if entry not in given]
        unmark(s, card, STANDS_IN)
        if READY <= s.region[card] <= TORPOR:
            s.region[card] = TABLE
            s.capacity[card] = s.blood[card] = s.locked[card] = 0
            s.flags[card] &= ~INFERNAL
