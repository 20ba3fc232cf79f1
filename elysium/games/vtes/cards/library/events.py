"""Events."""

from __future__ import annotations

from elysium.games.vtes.state import GAME
from elysium.games.vtes.vocabulary.amounts import blood_of, count
from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, card, during, event
from elysium.games.vtes.vocabulary.conditions import action_is, exists, succeeded
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import burn, burn_pool, burn_this, move_blood, steal
from elysium.games.vtes.vocabulary.lasting import action_ends, after
from elysium.games.vtes.vocabulary.things import ACTIVE, ACTOR, IT, PREDATOR, THIS, capacity, of, torpid, vampire

card(
    "Dragonbound",
    event(),
    abilities=(
        during(
            DISCARD_PHASE,
            burn_pool(count(vampire(torpid, of(ACTIVE))), ACTIVE),
            when=(exists(vampire(torpid, of(ACTIVE))),),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    replace=GAME,
    keywords="gehenna",
)
card(
    "Hunger Moon",
    event(),
    triggers=(
        after(
            action_ends(vampire()),
            move_blood(1, ACTOR, THIS),
            if_(blood_of(THIS) >= 5, [burn_this()]),
            when=(action_is("hunt"), succeeded()),
        ),
    ),
)
card(
    "Scourge of the Enochians",
    event(),
    abilities=(
        during(DISCARD_PHASE, burn(IT), steal(THIS, by=PREDATOR), target=vampire(capacity(most=2)), group=0),
        during(DISCARD_PHASE, steal(THIS, by=PREDATOR), mandatory=True, group=0),
    ),
)
