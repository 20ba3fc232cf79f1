"""Events."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BY_ACTIVE, H_AFTER_ACTION, card
from elysium.games.vtes.state import GAME
from elysium.games.vtes.words.hands_and_allies import (
    active_burns_pool_per_torpid,
    active_has_torpid,
    hunt_succeeded,
    takes_hunted_blood,
)
from elysium.games.vtes.words.shapes import DISCARD_PHASE, during, event, trigger

card(
    "Dragonbound",
    event(),
    abilities=(
        during(
            DISCARD_PHASE,
            active_burns_pool_per_torpid(),
            when=(active_has_torpid(),),
            mandatory=True,
            by=BY_ACTIVE,
        ),
    ),
    replace=GAME,
    keywords="gehenna",
)
card("Hunger Moon", event(), triggers=(trigger(H_AFTER_ACTION, takes_hunted_blood(5), when=(hunt_succeeded(),)),))
