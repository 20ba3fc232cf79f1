"""Events."""

from __future__ import annotations

from elysium.games.vtes.state import GAME
from elysium.games.vtes.vocabulary.amounts import blood_of, count
from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, card, during, event
from elysium.games.vtes.vocabulary.conditions import action_is, exists, is_, succeeded
from elysium.games.vtes.vocabulary.control import at_once, if_
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_pool, burn_this, gain_blood
from elysium.games.vtes.vocabulary.lasting import action_ends, after
from elysium.games.vtes.vocabulary.things import ACTIVE, ACTOR, THIS, blood, of, torpid, vampire

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
            if_(is_(ACTOR, blood()), [at_once(burn_blood(1, ACTOR), gain_blood(1, THIS))]),
            if_(blood_of(THIS) >= 5, [burn_this()]),
            when=(action_is("hunt"), succeeded()),
        ),
    ),
)
