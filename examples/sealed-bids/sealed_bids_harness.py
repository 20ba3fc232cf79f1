"""Sealed Bids at the shared tests of Elysium."""

from __future__ import annotations

from tests.harness.declared import Declared

from sealed_bids.game import SEALED_BIDS
from sealed_bids.state import SealedBids


class DeclaredSealedBids(Declared[SealedBids]):
    game = SEALED_BIDS
    statements = 15


DECLARED = DeclaredSealedBids()
