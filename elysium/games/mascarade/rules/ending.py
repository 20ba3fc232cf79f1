"""The end of the game."""

from __future__ import annotations

from elysium.games.mascarade.state import BANKRUPT, RICH, RICH_ENOUGH, WON, Mascarade, book


@book.step
def test_end(s: Mascarade) -> None:
    """Thirteen coins win, and win over somebody's bankruptcy; a last coin lost ends it too. [MAS-END-01, MAS-END-02]"""
    coins = s.coins
    most = max(coins)
    if most >= RICH:
        for place, wealth in enumerate(coins):
            if wealth >= RICH:
                s.tell(RICH_ENOUGH, s.sitting[place], wealth)
    elif min(coins) > 0:
        return
    else:
        for place, wealth in enumerate(coins):
            if wealth == 0:
                s.tell(BANKRUPT, s.sitting[place])
    win(s, [place for place, wealth in enumerate(coins) if wealth == most])


def win(s: Mascarade, places: list[int]) -> None:
    """The persons at these places win together, and nothing else happens. [MAS-END-04, MAS-END-08, MAS-PUPP-06]"""
    outcome = [0] * s.seats
    for place in places:
        winner = s.sitting[place]
        outcome[winner] = 1
        s.tell(WON, winner, s.coins[place])
    s.finish(tuple(outcome))
