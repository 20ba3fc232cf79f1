"""The sixteen masks. What a mask does is a list of effects from rules/powers; its text is made of the same list.

Stars and minimum numbers of players are printed on card corners that no source shows: they are carried over
from the first edition and marked as inferred in docs/games/mascarade.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
    MASK_NAMES,
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

type Effect = tuple[int, int]
"""(step, amount)"""


class Mask(NamedTuple):
    name: str
    coins: tuple[Effect, ...]
    """The coin part, after which the end of the game is tested. [MAS-END-05]"""
    cards: tuple[Effect, ...]
    """What follows if the game goes on."""
    together: tuple[Effect, ...]
    """The coin part instead, when every copy of the mask is shown in one challenge."""
    star: bool
    min_players: int
    copies: int


def mask(
    number: int,
    *coins: Effect,
    then: Effect | None = None,
    together: Effect | None = None,
    star: bool = False,
    min_players: int = 4,
    copies: int = 1,
) -> tuple[int, Mask]:
    return number, Mask(
        MASK_NAMES[number],
        coins,
        (then,) if then else (),
        (together,) if together else (),
        star,
        min_players,
        copies,
    )


_DEFINITIONS: Final = dict(
    (
        mask(PEASANT, (take, 1), together=(take, 2), star=True, min_players=8, copies=2),
        mask(EMPRESS, (take, 3), star=True),
        mask(SPY, then=(spy, 0)),
        mask(SWINDLER, (rob_richest, 2)),
        mask(GURU, (test_another, 4), min_players=8),
        mask(WITCH, (trade_fortunes, 0)),
        mask(JUDGE, (take_fines, 0)),
        mask(THIEF, (rob_neighbours, 1)),
        mask(FOOL, (take, 1), then=(handle_two, 0), star=True),
        mask(PATRON, (take, 3), (neighbours_take, 1), star=True),
        mask(BEGGAR, (beg, 1)),
        mask(PRINCESS, (take, 2), then=(unmask, 0), star=True, min_players=6),
        mask(KING, (take, 2), star=True),
        mask(PUPPET_MASTER, (rob_two, 1), min_players=6),
        mask(CHEATER, (win_with, 10)),
        mask(WIDOW, (top_up, 10), star=True),
    )
)

MASKS: Final[tuple[Mask, ...]] = tuple(_DEFINITIONS[number] for number in range(len(MASK_NAMES)))
