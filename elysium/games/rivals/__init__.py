"""Vampire: The Masquerade – Rivals."""

from typing import Final

# Steps, choices and terms are numbered as their modules are imported. Whichever of them somebody wants first, the order
# is that of the game, so that what one process says another understands.
from elysium.games.rivals.game import RIVALS

__all__ = ["ALSO_COMPILED", "GENERATED", "RIVALS"]

ALSO_COMPILED: Final = (
    "dealing.py",
    "marks.py",
    "definitions/facts.py",
    "definitions/language.py",
    "definitions/names.py",
)
"""What runs in every decision beyond the rooms that all games have: see scripts/compile_rules.py."""

GENERATED: Final = {"vocabulary/generated.py": ("elysium.games.rivals.cards.registry", "generated_source")}
"""Modules that are in the compiled form alone, and where their source comes from."""
