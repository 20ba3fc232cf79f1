"""Combat cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import card
from elysium.games.vtes.state import COMBAT, ROUND
from elysium.games.vtes.words.conditions import at_long_range, first_round, foe_is_vampire, later_round, to_continue
from elysium.games.vtes.words.crypts import you_have_crypt
from elysium.games.vtes.words.effects import (
    environmental_damage,
    prevent_later,
    shield,
    target_stays_locked,
    unlock_self,
)
from elysium.games.vtes.words.fighting import (
    cannot_be_dodged,
    destroy,
    strikes_first,
    stronger_this_combat,
    take,
    to_end,
)
from elysium.games.vtes.words.hands_and_allies import cancel_in_combat, needing
from elysium.games.vtes.words.shapes import (
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
from elysium.games.vtes.words.summons import (
    against_strike,
    from_outside,
    prevent_for_ally,
    prevent_strike,
    save_ally,
    summon_illusion,
)
from elysium.games.vtes.words.targets import (
    hand_or_melee_weapon,
    minion_or_retainer,
    normal_damage,
    opposing_equipment,
    strike_damage,
)

card(
    "Aid from Bats",
    basic=strike(damage(1, ranged=True), optional_maneuver=True, target=minion_or_retainer()),
    superior=strike(damage(1, ranged=True), optional_maneuver=True, optional_press=True, target=minion_or_retainer()),
)
card("Apportation", basic=press(when=(to_continue(),)), superior=maneuver())
card(
    "Blessing of Durga Syn",
    basic=strike(take(), target=opposing_equipment(0)),
    superior=strike(take(first=True), target=opposing_equipment(0)),
)
card("Blur", basic=additional_strikes(1), superior=additional_strikes(2))
card("Boxed In", press(), replace=COMBAT)
card(
    "Canine Horde",
    basic=strike(damage(1, ranged=True), target=minion_or_retainer()),
    superior=strike(destroy(ranged=True, first=True), target=opposing_equipment(0)),
)
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
card("Dead-End Alley", press(when=(to_continue(),)))
card("Death Seeker", cancel_in_combat(pays_nothing=True), limit=ROUND)
card("Dodge", strike(DODGE), replace=COMBAT)
card(
    "Drain Essence",
    basic=strike(steal_blood(2, ranged=True), target=minion_or_retainer(), when=(later_round(),)),
    superior=strike(steal_blood(4, ranged=True), target=minion_or_retainer(), when=(later_round(),)),
)
card("Fake Out", maneuver(), replace=COMBAT)
card(
    "Fast Hands",
    basic=strike(take(weapon=True), target=opposing_equipment(1)),
    superior=strike(take(weapon=True, first=True), target=opposing_equipment(1)),
)
card("Fists of Death", basic=before_range(stronger_this_combat(1)), superior=before_range(stronger_this_combat(2)))
card("Flash", basic=(maneuver(), press()), superior=maneuver(optional_press=True))
card(
    "Heaven's Gate",
    needing(from_outside(prevent_for_ally(1), target=True), 1, "nec"),
    needing(from_outside(save_ally(1)), 1, "obe"),
    needing(from_outside(save_ally(2)), 2, "obe"),
)
card(
    "Illusions of the Kindred",
    basic=before_range(summon_illusion(2), when=(you_have_crypt(),)),
    superior=before_range(summon_illusion(1), when=(you_have_crypt(),)),
)
card("Indomitability", basic=prevent(1), superior=(press(), prevent(1, optional_press=True)))
card("Majesty", basic=strike(COMBAT_ENDS), superior=strike(COMBAT_ENDS, unlock_self()))
card("No Trace", basic=strike(COMBAT_ENDS, when=(at_long_range(),)), superior=strike(COMBAT_ENDS))
card("Open Grate", press(when=(to_end(),)))
card("Pursuit", basic=maneuver(), superior=additional_strikes(1))
card(
    "Rolling with the Punches",
    basic=prevent(1),
    superior=prevent(0, target=strike_damage(), blood=1, effects=(shield(),)),
)
card(
    "Shadow Feint",
    basic=before_range(strikes_first()),
    superior=before_range(strikes_first(), cannot_be_dodged()),
)
card(
    "Shattering Blow",
    basic=strike(destroy(), target=opposing_equipment(0)),
    superior=strike(destroy(first=True), target=opposing_equipment(0)),
)
card("Side Strike", basic=strike(DODGE), superior=additional_strikes(1))
card("Skin of Rock", basic=prevent(1), superior=prevent(2))
card("Skin of Steel", basic=against_strike(prevent_strike()), superior=against_strike(shield()))
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
