"""What a mask is, and the table of all masks, which rules look up and `cards` fill."""

from __future__ import annotations

from typing import Final

from elysium.games.mascarade.state import MASK_NAMES

type Effect = tuple[int, int]
"""(step, amount)"""


class Mask:
    def __init__(
        self,
        number: int,
        *coins: Effect,
        then: Effect | None = None,
        together: Effect | None = None,
        star: bool = False,
        min_players: int = 4,
        copies: int = 1,
        worth: float = 0.0,
    ) -> None:
        self.number = number
        self.name = MASK_NAMES[number]
        self.coins = coins
        """The coin part, after which the end of the game is tested. [MAS-END-05]"""
        self.cards: tuple[Effect, ...] = (then,) if then else ()
        """What follows if the game goes on."""
        self.together: tuple[Effect, ...] = (together,) if together else ()
        """The coin part instead, when every copy of the mask is shown in one challenge."""
        self.star = star
        self.min_players = min_players
        self.copies = copies
        self.worth = worth
        """About what it brings its user beyond coins, in coins: cards seen or stirred, rivals made poorer."""


MASKS: Final[list[Mask]] = []
"""By number."""
