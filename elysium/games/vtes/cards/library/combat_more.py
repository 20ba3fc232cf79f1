"""Further combat cards, weapons and fighters."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.state import ACTION, COMBAT, FIRST_STRIKE, ROUND
from elysium.games.vtes.words.combat_more import (
    additional_strike_each,
    cannot_be_dodged,
    destroy,
    melee,
    minion_to_fight,
    strikes_first,
    strikes_with,
    stronger_this_combat,
    take,
    to_end,
    vampire_to_fight,
)
from elysium.games.vtes.words.conditions import is_clan, later_round, to_continue
from elysium.games.vtes.words.effects import enter_combat
from elysium.games.vtes.words.shapes import action, ally, bonus, equipment, grants_action
from elysium.games.vtes.words.shapes_combat import (
    DODGE,
    additional_strikes,
    before_range,
    damage,
    maneuver,
    press,
    press_each,
    prevent_each,
    steal_blood,
    strike,
    weapon,
)
from elysium.games.vtes.words.targets import any_damage, minion_or_retainer, opposing_equipment

# Maneuvers and presses

card("Boxed In", press(), replace=COMBAT)
card("Dead-End Alley", press(when=(to_continue(),)))
card("Fake Out", maneuver(), replace=COMBAT)
card("Flash", basic=(maneuver(), press()), superior=maneuver(optional_press=True))
card("Hawg", equipment(), abilities=(press_each(COMBAT),), keywords="vehicle", one_on_minion="vehicle")
card("Open Grate", press(when=(to_end(),)))

# Strikes

card(
    "Blessing of Durga Syn",
    basic=strike(take(), target=opposing_equipment(0)),
    superior=strike(take(first=True), target=opposing_equipment(0)),
)
card(
    "Canine Horde",
    basic=strike(damage(1, ranged=True), target=minion_or_retainer()),
    superior=strike(destroy(ranged=True, first=True), target=opposing_equipment(0)),
)
card(
    "Drain Essence",
    basic=strike(steal_blood(2, ranged=True), target=minion_or_retainer(), when=(later_round(),)),
    superior=strike(steal_blood(4, ranged=True), target=minion_or_retainer(), when=(later_round(),)),
)
card(
    "Fast Hands",
    basic=strike(take(weapon=True), target=opposing_equipment(1)),
    superior=strike(take(weapon=True, first=True), target=opposing_equipment(1)),
)
card("Pursuit", basic=maneuver(), superior=additional_strikes(1))
card(
    "Shattering Blow",
    basic=strike(destroy(), target=opposing_equipment(0)),
    superior=strike(destroy(first=True), target=opposing_equipment(0)),
)
card("Side Strike", basic=strike(DODGE), superior=additional_strikes(1))

# Before range is determined

card("Fists of Death", basic=before_range(stronger_this_combat(1)), superior=before_range(stronger_this_combat(2)))
card(
    "Shadow Feint",
    basic=before_range(strikes_first()),
    superior=before_range(strikes_first(), cannot_be_dodged()),
)

# Equipment

card("Flak Jacket", equipment(), abilities=(prevent_each(1, COMBAT, target=any_damage()),))
card("Flamethrower", equipment(), abilities=weapon(damage(2, ranged=True, aggravated=True)), keywords="weapon")
card("Sengir Dagger", equipment(), abilities=weapon(melee(aggravated=True)), unique=True, keywords="weapon melee")
card(
    "Talith",
    equipment(),
    abilities=(
        *weapon(melee(1)),
        strikes_with(destroy(weapon=True, first=True), opposing_equipment(1), is_clan("ravnos")),
    ),
    keywords="weapon melee",
)

# Fighters, and how to get at them

card("Bum's Rush", action(enter_combat(1), target=minion_to_fight()), replace=ACTION)
card("Lernean (G4)", abilities=(additional_strike_each(ROUND, blood=1),))
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
