"""Vampire: The Masquerade – Vendetta."""

# Steps, choices and terms are numbered as their modules are imported. Whichever of them somebody wants first, the order
# is that of the game, so that what one process says another understands.
from elysium.games.vendetta.game import VENDETTA

__all__ = ["VENDETTA"]
