"""Vampire: The Masquerade – Vendetta."""

from typing import Final

# Steps, choices and terms are numbered as their modules are imported. Whichever of them somebody wants first, the order
# is that of the game, so that what one process says another understands.
from elysium.games.vendetta.game import VENDETTA

__all__ = ["ALSO_COMPILED", "VENDETTA"]

ALSO_COMPILED: Final = ("cards/editions.py",)
"""What runs in every decision beyond the rooms that all games have: see scripts/compile_rules.py."""
