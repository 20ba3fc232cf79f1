"""The sixteen masks. What a mask does is a list of effects from rules/powers; its text is made of the same list.

Stars and minimum numbers of players are printed on card corners that no source shows: they are carried over
from the first edition and marked as inferred in docs/games/mascarade.md.
"""

from __future__ import annotations

from elysium.games.mascarade.definitions import MASKS, Mask
from elysium.games.mascarade.rules.powers import (
    beg,
    handle_two,
    neighbours_take,
    rob_neighbours,
    rob_richest,
    rob_two,
    spy,
    take,
    take_fines,
    test_another,
    top_up,
    trade_fortunes,
    unmask,
    win_with,
)
from elysium.games.mascarade.state import (
    BEGGAR,
    CHEATER,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPET_MASTER,
    SPY,
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)

MASKS.extend(
    (
        Mask(PEASANT, (take, 1), together=(take, 2), star=True, min_players=8, copies=2, worth=0.3),
        Mask(EMPRESS, (take, 3), star=True),
        Mask(SPY, then=(spy, 0), worth=0.8),
        Mask(SWINDLER, (rob_richest, 2), worth=1.0),
        Mask(GURU, (test_another, 4), min_players=8, worth=2.0),
        Mask(WITCH, (trade_fortunes, 0)),
        Mask(JUDGE, (take_fines, 0)),
        Mask(THIEF, (rob_neighbours, 1), worth=0.5),
        Mask(FOOL, (take, 1), then=(handle_two, 0), star=True, worth=0.2),
        Mask(PATRON, (take, 3), (neighbours_take, 1), star=True),
        Mask(BEGGAR, (beg, 1)),
        Mask(PRINCESS, (take, 2), then=(unmask, 0), star=True, min_players=6, worth=0.2),
        Mask(KING, (take, 2), star=True),
        Mask(PUPPET_MASTER, (rob_two, 1), min_players=6, worth=0.5),
        Mask(CHEATER, (win_with, 10)),
        Mask(WIDOW, (top_up, 10), star=True),
    )
)
