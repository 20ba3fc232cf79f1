"""Combat cards."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.state import COMBAT, ROUND
from elysium.games.vtes.words.conditions import at_long_range, first_round, foe_is_vampire, later_round, to_continue
from elysium.games.vtes.words.effects import target_stays_locked, unlock_self
from elysium.games.vtes.words.effects_combat import environmental_damage, prevent_later, shield
from elysium.games.vtes.words.shapes_combat import (
    COMBAT_ENDS,
    DODGE,
    TO_TORPOR,
    additional_strikes,
    before_range,
    damage,
    hand_strike,
    maneuver,
    press,
    prevent,
    steal_blood,
    strength_plus,
    strike,
    weapon,
)
from elysium.games.vtes.words.targets import hand_or_melee_weapon, minion_or_retainer, normal_damage, strike_damage

card(
    "Aid from Bats",
    basic=strike(damage(1, ranged=True), optional_maneuver=True, target=minion_or_retainer()),
    superior=strike(damage(1, ranged=True), optional_maneuver=True, optional_press=True, target=minion_or_retainer()),
)
card("Apportation", basic=press(when=(to_continue(),)), superior=maneuver())
card("Blur", basic=additional_strikes(1), superior=additional_strikes(2))
card(
    "Carrion Crows",
    basic=before_range(environmental_damage(1)),
    superior=before_range(environmental_damage(2)),
    limit=COMBAT,
)
card(
    "Coma",
    basic=strike(TO_TORPOR, when=(foe_is_vampire(),)),
    superior=strike(TO_TORPOR, target_stays_locked(), when=(foe_is_vampire(),)),
)
card("Dodge", strike(DODGE), replace=COMBAT)
card("Indomitability", basic=prevent(1), superior=(press(), prevent(1, optional_press=True)))
card("Majesty", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock_self()))
card("No Trace", basic=strike(COMBAT_ENDS, when=(at_long_range(),)), superior=strike(COMBAT_ENDS))
card(
    "Rolling with the Punches",
    basic=prevent(1),
    superior=prevent(0, target=strike_damage(), blood=1, effects=(shield(),)),
)
card("Skin of Rock", basic=prevent(1), superior=prevent(2))
card("Soak", basic=prevent(2, target=normal_damage()), superior=prevent(4, target=normal_damage()), limit=ROUND)
card(
    "Theft of Vitae",
    basic=strike(steal_blood(1, ranged=True), target=minion_or_retainer()),
    superior=strike(steal_blood(2, ranged=True), target=minion_or_retainer()),
)
card(
    "Undead Strength",
    basic=strike(hand_strike(+1), target=hand_or_melee_weapon()),
    superior=strike(hand_strike(+2), target=hand_or_melee_weapon()),
)
card("Unflinching Persistence", basic=prevent(1), superior=maneuver(prevent_later(1)))
card(
    "Walk of Flame",
    basic=strike(damage(1, ranged=True, aggravated=True), target=minion_or_retainer(), when=(later_round(),)),
    superior=strike(damage(2, ranged=True, aggravated=True), target=minion_or_retainer(), when=(later_round(),)),
)
card(
    "Weighted Walking Stick",
    before_range(when=(first_round(),), on_self=True),
    abilities=weapon(strength_plus(1)),
    keywords="equipment weapon melee wears-out",
    counters=5,
    one_on_minion="Weighted Walking Stick",
)
