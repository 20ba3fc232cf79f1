"""Combat cards."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.clauses import before_range, card, damaging, maneuver, needing, strike
from elysium.games.vtes.vocabulary.conditions import in_round, range_open
from elysium.games.vtes.vocabulary.control import either
from elysium.games.vtes.vocabulary.effects import burn_blood, set_range
from elysium.games.vtes.vocabulary.things import SELF, foe_or_retainer

SETS_RANGE = either((set_range("close"),), (set_range("long"),))

card(
    "Brick by Brick",
    needing(maneuver(), 1, "tha"),
    needing(strike(damaging(2, ranged=True), optional_maneuver=True, target=foe_or_retainer()), 1, "vis"),
    needing(before_range(SETS_RANGE, when=(range_open(),)), 2, "vis"),
)
card(
    "Selective Silence",
    basic=maneuver(when=(in_round(1),)),
    superior=before_range(SETS_RANGE, when=(in_round(1), range_open()), cost=(burn_blood(1, SELF),)),
)
card(
    "Shadow Step",
    basic=maneuver(),
    superior=before_range(SETS_RANGE, when=(range_open(),), cost=(burn_blood(2, SELF),)),
)
