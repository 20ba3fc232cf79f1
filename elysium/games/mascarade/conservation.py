"""What never changes at a Mascarade table."""

from __future__ import annotations

from elysium.games.mascarade.state import ALL_COINS, Mascarade


def check_conservation(s: Mascarade) -> None:
    """Coins and masks are never created or destroyed. [MAS-SETUP-09, MAS-SETUP-15, MAS-END-10]"""
    assert s.bank >= 0, "the Bank owes coins"
    assert s.justice >= 0, "Justice owes coins"
    assert s.bank + s.justice + sum(s.coins) == ALL_COINS, "coins were created or lost"
    assert sorted(s.masks) == sorted(s.dealt), "the masks in play have changed"
    assert sorted(s.sitting) == list(range(len(s.masks))), "a person is missing"
    assert all(s.place_of[person] == place for place, person in enumerate(s.sitting))
    if not s.over:
        assert all(1 <= coins <= 12 for coins in s.coins), "the game should be over"
