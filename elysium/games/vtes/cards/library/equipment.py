"""Equipment."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import card
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, INTERCEPT
from elysium.games.vtes.words.conditions import host_is_vampire, is_clan, is_vampire
from elysium.games.vtes.words.crypts import steal_up_to, uncontrolled_of_predator
from elysium.games.vtes.words.fighting import destroy, melee, strikes_with
from elysium.games.vtes.words.shapes import (
    BLOCK_ATTEMPT,
    MASTER_PHASE,
    damage,
    during,
    equipment,
    gives,
    grants_action,
    press_each,
    prevent_each,
    weapon,
)
from elysium.games.vtes.words.special import has_discipline, host_gains_blood, more_intercept, needs_intercept
from elysium.games.vtes.words.targets import any_damage, opposing_equipment

card(".44 Magnum", equipment(), abilities=weapon(damage(2, ranged=True), maneuver_each=COMBAT), keywords="weapon gun")
card(
    "Bowl of Convergence",
    equipment(),
    statics=(gives(INTERCEPT, 1, has_discipline("aus", 1)),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            more_intercept(1),
            when=(has_discipline("aus", 2), needs_intercept()),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
    unique=True,
)
card("Flak Jacket", equipment(), abilities=(prevent_each(1, COMBAT, target=any_damage()),))
card("Flamethrower", equipment(), abilities=weapon(damage(2, ranged=True, aggravated=True)), keywords="weapon")
card("Hawg", equipment(), abilities=(press_each(COMBAT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Ivory Bow",
    equipment(),
    abilities=weapon(damage(1, ranged=True, aggravated=True)),
    unique=True,
    keywords="weapon",
)
card(
    "Laptop Computer",
    equipment(),
    statics=(gives(BLEED),),
    keywords="electronic",
    one_on_minion="Laptop Computer",
)
card(
    "Palatial Estate",
    equipment(),
    abilities=(during(MASTER_PHASE, host_gains_blood(1), when=(host_is_vampire(),), mandatory=True),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "San Lorenzo de El Escorial, Spain",
    equipment(),
    abilities=(grants_action(steal_up_to(2), stealth=1, target=uncontrolled_of_predator(1), when=(is_vampire(),)),),
    unique=True,
    keywords="location not-equipment",
)
card("Sengir Dagger", equipment(), abilities=weapon(melee(aggravated=True)), unique=True, keywords="weapon melee")
card("Soul Gem of Etrius", equipment(), unique=True, keywords="soul-gem no-spoils")
card("Sport Bike", equipment(), statics=(gives(INTERCEPT),), keywords="vehicle", one_on_minion="vehicle")
card(
    "Submachine Gun", equipment(), abilities=weapon(damage(3, ranged=True), maneuver_each=COMBAT), keywords="weapon gun"
)
card(
    "Talith",
    equipment(),
    abilities=(
        *weapon(melee(1)),
        strikes_with(destroy(weapon=True, first=True), opposing_equipment(1), is_clan("ravnos")),
    ),
    keywords="weapon melee",
)
card("Writ of Acceptance", equipment(), keywords="counts-as-camarilla")
