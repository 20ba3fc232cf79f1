"""Mascarade, the 2021 rules: nobody is sure who they are, and everybody claims to be somebody."""

from typing import Final

# Steps, choices and terms are numbered as their modules are imported. Whichever of them somebody wants first, the order
# is that of the game, so that what one process says another understands.
from elysium.games.mascarade.game import MASCARADE

__all__ = ["ALSO_COMPILED", "MASCARADE"]

ALSO_COMPILED: Final = (
    "cards/masks.py",
    "entries.py",
    "marginals.py",
    "possible.py",
    "witnesses.py",
)
"""What runs in every decision beyond the rooms that all games have: see scripts/compile_rules.py."""
