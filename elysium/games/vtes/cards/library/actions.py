"""Action cards."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.words.conditions import not_yet_this_turn
from elysium.games.vtes.words.effects import add_blood, burn_it, enter_combat, gain_pool_, prey_burns_pool, steal_it
from elysium.games.vtes.words.shapes import UNLOCK_PHASE, action, bleed, during
from elysium.games.vtes.words.targets import (
    any_location,
    location,
    locked_minion,
    other_methuselah,
    younger_uncontrolled,
)

card("Ambush", action(enter_combat(1), target=locked_minion()))
card(
    "Army of Rats",
    basic=action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, prey_burns_pool(1), when=(not_yet_this_turn(),), mandatory=True),),
    burn_by_minions=True,
)
card("Arson", action(burn_it(), target=location()), replace=2)
card("Computer Hacking", bleed(+1))
card("Dominate Kine", basic=bleed(+1, stealth=1), superior=action(steal_it(), target=any_location()))
card("Enchant Kindred", basic=bleed(+1), superior=action(add_blood(2), stealth=1, target=younger_uncontrolled()))
card("Govern the Unaligned", basic=bleed(+2), superior=action(add_blood(3), stealth=1, target=younger_uncontrolled()))
card(
    "Kindred Spirits",
    basic=bleed(target=other_methuselah(), success=(gain_pool_(1),)),
    superior=bleed(+1, target=other_methuselah(), success=(gain_pool_(1),)),
)
card("Legal Manipulations", basic=bleed(+2), superior=bleed(+2, success=(gain_pool_(1),)))
