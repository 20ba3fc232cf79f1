"""Retainers."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ALL_PHASES
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    COMBAT_HAND,
    FOE_CANNOT_END,
    FOE_COMBAT_HAND,
    INTERCEPT,
    RETAINERS_BITE,
    RETAINERS_CLAW,
    TURN,
    YIELDS_LEAD,
)
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    card,
    during,
    employ,
    grants_action,
    press_each,
    prevent_each,
)
from elysium.games.vtes.vocabulary.conditions import block_attempted, directed, exists, is_, needs_intercept
from elysium.games.vtes.vocabulary.control import afterwards, either, if_
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_this, enter_combat, fail_action, lock, unlock
from elysium.games.vtes.vocabulary.lasting import gets, later, turn_ends
from elysium.games.vtes.vocabulary.things import (
    HOST,
    OTHERS,
    SELF,
    THIS,
    YOU,
    at_superior,
    blood,
    clan,
    damage_taken,
    follows,
    minion,
    of,
    ready,
    target_of_action,
)

card("Mr. Winthrop", employ(), statics=(gets(HOST, INTERCEPT),), unique=True, keywords="mortal", life=1)
card("Tasha Morgan", employ(), statics=(gets(HOST, BLEED),), unique=True, keywords="mortal", life=1)
card("Revenant", employ(), statics=(gets(HOST, INTERCEPT),), keywords="ghoul", life=2)
card(
    "Homunculus",
    basic=employ(),
    superior=employ(extra_life=1),
    abilities=(during(UNLOCK_PHASE, unlock(SELF), by=HOST, cost=(burn_blood(1, SELF),), phases=ALL_PHASES),),
    life=1,
)
card(
    "Murder of Crows",
    basic=employ(),
    superior=employ(extra_life=1),
    statics=(gets(HOST, RETAINERS_BITE),),
    keywords="animal",
    life=1,
)
card(
    "Dread Mastiff",
    basic=employ(),
    superior=employ(),
    abilities=(press_each(COMBAT, when=(is_(THIS, at_superior),)),),
    statics=(gets(HOST, RETAINERS_CLAW),),
    requires=(is_(SELF, follows("caine")),),
    keywords="animal",
    life=2,
)
card(
    "Dog Pack",
    employ(),
    statics=(gets(HOST, FOE_CANNOT_END),),
    keywords="animal",
    life=1,
)
card(
    "Owl Companion",
    basic=employ(),
    superior=employ(extra_life=1),
    keywords="animal bearer-opens-hands",
    life=1,
)
card(
    "Feral Hound",
    basic=employ(0, later(turn_ends(), unlock(SELF), until=TURN, once=True)),
    superior=employ(0, afterwards(unlock(SELF))),
    abilities=(
        during(BLOCK_ATTEMPT, gets(HOST, INTERCEPT, until=ACTION), when=(needs_intercept(HOST),), cost=(lock(THIS),)),
    ),
    keywords="animal",
    life=1,
)
card(
    "Twisted Bloodhound",
    employ(),
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
    requires=(is_(SELF, follows("caine")),),
    keywords="ghoul",
    life=3,
)
card(
    "Robert Carter",
    employ(),
    abilities=(
        during(
            UNLOCK_PHASE,
            if_(is_(HOST, blood()), [either((burn_blood(1, HOST),), (burn_this(),))], [burn_this()]),
            mandatory=True,
        ),
    ),
    statics=(gets(HOST, BLEED, 2),),
    unique=True,
    keywords="ghoul",
    life=1,
)
card(
    "Szlachta Bodyguard",
    employ(),
    abilities=(
        prevent_each(1, target=damage_taken(), cost=(lock(THIS),)),
        during(
            WHOLE_ACTION,
            fail_action(),
            when=(exists(minion(of(YOU), target_of_action)), directed(), ~block_attempted()),
            cost=(burn_this(),),
        ),
    ),
    keywords="ghoul",
    life=2,
)
card(
    "Raptor",
    basic=employ(),
    superior=employ(),
    statics=(gets(HOST, INTERCEPT), gets(HOST, FOE_COMBAT_HAND, -1, when=is_(THIS, at_superior))),
    keywords="animal",
    life=1,
)
card(
    "Nar-Sheptha",
    employ(),
    statics=(gets(HOST, COMBAT_HAND, 2), gets(HOST, YIELDS_LEAD)),
    unique=True,
    keywords="wraith",
    life=1,
)
card(
    "Wolf Companion",
    basic=employ(),
    superior=employ(extra_life=1),
    statics=(gets(HOST, RETAINERS_CLAW),),
    keywords="animal",
    life=2,
)
card("Vengeful Spirit", employ(), statics=(gets(HOST, BLEED), gets(HOST, RETAINERS_CLAW)), keywords="wraith", life=2)
card(
    "Childling Muse",
    employ(),
    statics=(gets(HOST, BLEED, when=is_(HOST, clan("malkavian"))),),
    keywords="changeling",
    life=1,
)
GARGOYLE = is_(HOST, clan("gargoyle"))
card(
    "Razor Bat",
    employ(),
    statics=(gets(HOST, INTERCEPT, when=GARGOYLE), gets(HOST, RETAINERS_BITE, when=GARGOYLE)),
    keywords="gargoyle-creature",
    life=2,
)
