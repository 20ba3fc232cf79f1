"""Action modifiers for the time after the action has resolved: unlocking, going on, gathering what was won."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, BLEEDING
from elysium.games.vtes.state import TURN
from elysium.games.vtes.vocabulary.clauses import AFTER_ACTION, MINION_PHASE, card, during, modifier, needing, seldom
from elysium.games.vtes.vocabulary.conditions import anarchs_action, could_continue, is_, succeeded, was_blocked
from elysium.games.vtes.vocabulary.control import afterwards, if_, may
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_pool, continue_unblocked, unlock
from elysium.games.vtes.vocabulary.lasting import later, turn_ends
from elysium.games.vtes.vocabulary.things import IT, SELF, YOU, locked, of, other, ready, sect, trait, vampire

card(
    "Freak Drive",
    basic=modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)),
    superior=modifier(unlock(SELF), windows=AFTER_ACTION, when=(was_blocked(),)),
)
card(
    "Instantaneous Transformation",
    basic=modifier(stealth=1),
    superior=seldom(modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)), TURN),
)
card(
    "Forced March",
    basic=modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)),
    superior=modifier(
        afterwards(if_(succeeded(), [may(unlock(SELF), cost=(burn_blood(1, SELF),))])),
        stealth=1,
    ),
    limit=TURN,
)
card(
    "Zephyr",
    basic=modifier(later(turn_ends(), unlock(SELF), until=TURN, once=True), windows=AFTER_ACTION, when=(~succeeded(),)),
    superior=modifier(unlock(SELF), windows=AFTER_ACTION, when=(~succeeded(),)),
    keywords="even-in-torpor",
)
AGITATES = (succeeded(), anarchs_action())
card(
    "CrimethInc.",
    needing(modifier(unlock(SELF), windows=AFTER_ACTION, when=AGITATES), 1, "pro"),
    needing(
        modifier(
            unlock(IT), windows=AFTER_ACTION, when=AGITATES, target=vampire(ready, other(), locked, sect("anarch"))
        ),
        1,
        "qui",
    ),
    needing(modifier(windows=AFTER_ACTION, when=AGITATES, stays=True), 1, "tha"),
    requires=(ANARCH,),
    abilities=(
        during(MINION_PHASE, unlock(IT), target=vampire(ready, of(YOU), locked, sect("anarch")), cost=(burn_pool(1),)),
    ),
)
card(
    "Go-getter",
    basic=modifier(stealth=1, when=(~BLEEDING,)),
    superior=modifier(
        continue_unblocked(),
        windows=AFTER_ACTION,
        when=(could_continue(), ~BLEEDING),
        cost=(burn_blood(1, SELF),),
    ),
)
card(
    "As the Crow",
    modifier(unlock(SELF), windows=AFTER_ACTION, when=(succeeded(),)),
    requires=(is_(SELF, trait("flight")),),
    limit=TURN,
)
