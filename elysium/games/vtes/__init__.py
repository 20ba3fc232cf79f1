"""Vampire: The Eternal Struggle."""

from typing import Final

# Steps, choices and terms are numbered as their modules are imported. Whichever of them somebody wants first, the order
# is that of the game, so that what one process says another understands.
from elysium.games.vtes.game import VTES

__all__ = ["ALSO_COMPILED", "GENERATED", "VTES"]

ALSO_COMPILED: Final = (
    "announced.py",
    "dealing.py",
    "marks.py",
    "definitions/language.py",
    "definitions/names.py",
    "definitions/traits.py",
)
"""What runs in every decision beyond the rooms that all games have: see scripts/compile_rules.py."""

GENERATED: Final = {"vocabulary/generated.py": ("elysium.games.vtes.cards.registry", "generated_source")}
"""Modules that are in the compiled form alone, and where their source comes from."""
