"""The end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.games.mascarade.state import BANKRUPT, RICH, RICH_ENOUGH, WON, Mascarade, book


def end_if_decided(s: Mascarade) -> None:
    """Thirteen coins win, even over a bankruptcy; a last coin lost ends it too. [MAS-END-01, MAS-END-02, MAS-END-06]"""
    most = max(s.coins)
    if most < RICH and min(s.coins) > 0:
        return
    for place, wealth in enumerate(s.coins):
        if wealth >= RICH:
            s.tell(RICH_ENOUGH, s.sitting[place], wealth)
        elif wealth == 0 and most < RICH:
            s.tell(BANKRUPT, s.sitting[place])
    win(s, [place for place, wealth in enumerate(s.coins) if wealth == most])


test_end = book.step(end_if_decided)


def win(s: Mascarade, places: Sequence[int]) -> None:
    """The persons at these places win together, and nothing else happens. [MAS-END-04, MAS-END-08, MAS-PUPP-06]"""
    outcome = [0] * s.seats
    for place in places:
        winner = s.sitting[place]
        outcome[winner] = 1
        s.tell(WON, winner, s.coins[place])
    s.finish(tuple(outcome))
