"""Sealed Bids at the shared tests of Elysium."""

from __future__ import annotations

from collections.abc import Sequence

from tests.harness.declared import Declared

from sealed_bids.game import SEALED_BIDS
from sealed_bids.observe import bid_word, prize_word
from sealed_bids.state import NO_BID, NO_PRIZE, SealedBids


class DeclaredSealedBids(Declared[SealedBids]):
    game = SEALED_BIDS
    statements = 15

    def check(self, s: SealedBids) -> None:
        for seat, bid in enumerate(s.bids):
            assert bid == NO_BID or s.hands[seat] >> bid & 1, "a bid of a card that is spent"
        assert s.over or s.prize != NO_PRIZE, "bids for nothing"

    def truth(self, s: SealedBids, names: Sequence[str]) -> dict[str, set[str]]:
        deck = {f"deck-{number}": {prize_word(prize)} for number, prize in enumerate(reversed(s.deck), 1)}
        return deck | {name: {bid_word(bid)} for name, bid in zip(names, s.bids, strict=True)}


DECLARED = DeclaredSealedBids()
