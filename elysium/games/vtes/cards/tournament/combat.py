"""Combat cards."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.clauses import before_range, card, damaging, maneuver, needing, strike
from elysium.games.vtes.vocabulary.control import either
from elysium.games.vtes.vocabulary.effects import set_range

card(
    "Brick by Brick",
    needing(maneuver(), 1, "tha"),
    needing(strike(damaging(2, ranged=True), optional_maneuver=True), 1, "vis"),
    needing(before_range(either((set_range("close"),), (set_range("long"),))), 2, "vis"),
)
