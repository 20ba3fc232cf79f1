"""Allies and retainers."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BY_HOST, H_ENTERS, card
from elysium.games.vtes.state import BLEED, COMBAT, FIRST_STRIKE, INTERCEPT
from elysium.games.vtes.words.actions import this_burns_life
from elysium.games.vtes.words.conditions import is_clan, it_is_this
from elysium.games.vtes.words.effects import burn_blood_of_target, burn_it, damage_host, enter_combat
from elysium.games.vtes.words.fighting import minion_to_fight, vampire_to_fight
from elysium.games.vtes.words.hands_and_allies import learn_or_burn, needing
from elysium.games.vtes.words.shapes import (
    UNLOCK_PHASE,
    ally,
    bonus,
    damage,
    during,
    gives,
    grants_action,
    maneuver_each,
    retainer,
    trigger,
    weapon,
)
from elysium.games.vtes.words.targets import location, other_minion, vampire_with_blood

card(
    "Bima",
    ally(),
    triggers=(trigger(H_ENTERS, learn_or_burn(), when=(it_is_this(),)),),
    keywords="ghoul as-vampire",
    life=2,
    strength=2,
)
card(
    "Charnas the Imp",
    retainer(target=other_minion()),
    abilities=(during(UNLOCK_PHASE, damage_host(1), mandatory=True, by=BY_HOST),),
    unique=True,
    keywords="demon leaps",
    life=1,
)
card("D'habi Revenant", retainer(), statics=(gives(BLEED, 1, is_clan("baali")),), keywords="ghoul", life=2)
card(
    'Felix "Fix" Hessian',
    ally(),
    abilities=(grants_action(burn_it(), stealth=1, target=location(), pool=1),),
    unique=True,
    keywords="wraith",
    life=2,
)
card(
    "Freakish Conglomeration",
    needing(ally(), 1, "obl"),
    needing(ally(), 1, "tha"),
    needing(ally(1), 2, "obl"),
    needing(ally(1), 2, "tha"),
    abilities=(
        during(UNLOCK_PHASE, this_burns_life(1), mandatory=True),
        grants_action(enter_combat(0), target=minion_to_fight()),
    ),
    keywords="zombie",
    life=3,
    strength=3,
)
card("J. S. Simmons, Esq.", retainer(), statics=(gives(BLEED),), unique=True, keywords="mortal", life=1)
card("Loyal Street Gang", ally(), keywords="mortal", life=2, bleed=0)
card(
    "Muddled Vampire Hunter",
    ally(),
    abilities=(grants_action(enter_combat(0), target=vampire_to_fight()),),
    statics=(bonus(FIRST_STRIKE),),
    unique=True,
    keywords="mortal",
    life=1,
    strength=4,
    bleed=0,
)
card(
    "Raven Spy",
    basic=retainer(),
    superior=retainer(extra_life=1),
    statics=(gives(INTERCEPT),),
    keywords="animal",
    life=1,
)
card(
    "Thadius Zho",
    ally(),
    abilities=(
        *weapon(damage(2, ranged=True)),
        maneuver_each(COMBAT),
        grants_action(burn_blood_of_target(1), stealth=1, target=vampire_with_blood()),
    ),
    unique=True,
    keywords="mage",
    life=2,
    strength=0,
    bleed=2,
)
