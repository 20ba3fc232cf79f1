"""Action cards that stay in play by themselves."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, BLEED, STEALTH
from elysium.games.vtes.vocabulary.amounts import count, counters_of
from elysium.games.vtes.vocabulary.clauses import UNLOCK_PHASE, WHOLE_ACTION, action, card, during, grants_action
from elysium.games.vtes.vocabulary.conditions import bleeding, is_
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    burn_pool,
    burn_this,
    lock,
    send_to_uncontrolled,
    shuffle_into_library,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    IT,
    PREDATOR,
    PREY,
    THIS,
    YOU,
    capacity,
    capacity_below,
    clan,
    just,
    minion,
    named,
    of,
    ready,
    unlocked,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card

card(
    "Aranthebes, The Immortal",
    action(stealth=1, stays=True),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, STEALTH, -1, until=ACTION),
            when=(is_(ACTOR, minion(of(PREDATOR))),),
            cost=(lock(THIS),),
        ),
        grants_action(shuffle_into_library(THIS), by=vampire(ready, of(ACTIVE), capacity(least=5)), target=just(THIS)),
    ),
    statics=(gets(vampire(capacity(most=4)), BLEED, -1, when=bleeding(YOU) & is_(THIS, unlocked)),),
    unique=True,
)
card(
    "Creeping Sabotage",
    action(stealth=1, stays=True, x=count(any_card(named("Creeping Sabotage"), of(YOU)))),
    abilities=(during(UNLOCK_PHASE, burn_pool(1, PREY), mandatory=True),),
    burn_by_minions=True,
)
card(
    "Pit of Contemplation",
    action(stealth=1, stays=True),
    abilities=(
        grants_action(add_counters(1, THIS), stealth=1, by=vampire(ready, of(YOU), clan("hecata"))),
        during(
            UNLOCK_PHASE,
            send_to_uncontrolled(IT),
            target=vampire(of(PREDATOR, PREY), capacity_below(counters_of(THIS))),
            cost=(burn_this(),),
        ),
        grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),
    ),
    unique=True,
    counters=1,
)
