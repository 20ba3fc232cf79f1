"""Cards that are played in combat and as action modifiers."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, INTERCEPT, MANEUVER, PREVENT, ROUND, STEALTH, STRENGTH
from elysium.games.vtes.vocabulary.clauses import (
    AFTER_ACTION,
    ANNOUNCED,
    COMBAT_ENDS,
    DODGE,
    before_range,
    card,
    damaging,
    maneuver,
    modifier,
    needing,
    press,
    seldom,
    steal_blood,
    strike,
)
from elysium.games.vtes.vocabulary.conditions import acts_to_enlist, could_continue, is_, pressed
from elysium.games.vtes.vocabulary.effects import burn_blood, continue_unblocked
from elysium.games.vtes.vocabulary.lasting import BLOCK, block_price, cannot, gets
from elysium.games.vtes.vocabulary.things import BLOCKER, SELF, ally, follows, ready, trait

card(
    "Swift Cover",
    needing(strike(DODGE), 1, "cel"),
    needing(strike(DODGE), 1, "obf"),
    needing(modifier(stealth=1), 2, "cel"),
    needing(modifier(stealth=1), 2, "obf"),
    requires=(is_(SELF, follows("cathari")),),
)
card("Deny", basic=press(), superior=modifier(stealth=1))
card("Plasmic Form", basic=modifier(stealth=1), superior=strike(DODGE))
card("Rapid Change", basic=modifier(stealth=1), superior=strike(COMBAT_ENDS))
card("Resist Earth's Grasp", basic=(press(), maneuver(optional_press=True)), superior=modifier(stealth=1))
card("Swallowed by the Night", basic=modifier(stealth=1), superior=maneuver())
card(
    "Form of the Cobra",
    basic=strike(steal_blood(1)),
    superior=modifier(gets(SELF, STEALTH, until=ACTION), windows=ANNOUNCED, as_announced=True),
)
card(
    "Force of Personality",
    basic=strike(COMBAT_ENDS),
    superior=modifier(
        block_price(1, vampires=True),
        cannot(ally(~trait("zombie")), BLOCK, until=ACTION),
        windows=ANNOUNCED,
        as_announced=True,
    ),
)
card(
    "Obedient Flesh",
    basic=modifier(gets(ally(), INTERCEPT, -1, until=ACTION), stealth=1),
    superior=seldom(
        before_range(
            gets(SELF, STRENGTH, until=ROUND), gets(SELF, MANEUVER, until=ROUND), gets(SELF, PREVENT, until=ROUND)
        ),
        ROUND,
    ),
)
card(
    "Shadow Boxing",
    basic=(maneuver(toward="close"), press(when=(~pressed(),))),
    superior=modifier(
        continue_unblocked(),
        windows=AFTER_ACTION,
        when=(could_continue(), ~is_(BLOCKER, ready)),
        cost=(burn_blood(1, SELF),),
    ),
)
card(
    "Breath of Thanatos",
    basic=modifier(stealth=2, when=(acts_to_enlist("wraith"),)),
    superior=strike(damaging(1, aggravated=True)),
)
card("Form of the Serpent", basic=modifier(stealth=1), superior=maneuver())
