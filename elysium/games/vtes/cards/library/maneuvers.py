"""Combat cards that choose the range or go on: maneuvers and presses."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH, CAINE, SETS_RANGE
from elysium.games.vtes.state import AGGRAVATED_HANDS, CLOSING_FOR_BLOOD, COMBAT, EXTRA_DRAWS, MANEUVER, PRESS, ROUND
from elysium.games.vtes.vocabulary.clauses import (
    additional_strikes,
    any_time_in_combat,
    at_round_end,
    before_range,
    cancel_in_combat,
    card,
    in_a_round,
    maneuver,
    needing,
    press,
    prevent,
)
from elysium.games.vtes.vocabulary.conditions import (
    combat_would_end,
    in_round,
    no_combat_queued,
    not_about_to_end,
    pressed,
    range_open,
    restricts_strikes,
)
from elysium.games.vtes.vocabulary.effects import burn_blood, draw, queue_combat, start_round
from elysium.games.vtes.vocabulary.lasting import gets, hurt_by_strike, later, round_begins
from elysium.games.vtes.vocabulary.things import FOE, SELF, YOU

card("Apportation", basic=press(when=(~pressed(),)), superior=maneuver())
card("Boxed In", press(), replace=COMBAT)
card("Dead-End Alley", press(when=(~pressed(),)))
card("Fake Out", maneuver(), replace=COMBAT)
card("Flash", basic=(maneuver(), press()), superior=maneuver(optional_press=True))
card("Open Grate", press(when=(pressed(),)))
card("Pursuit", basic=maneuver(), superior=additional_strikes(1))
card(
    "Psyche!",
    basic=press(),
    superior=at_round_end(queue_combat(), when=(combat_would_end(), no_combat_queued())),
)
card(
    "Telepathic Tracking",
    basic=press(later(round_begins(), gets(SELF, MANEUVER, until=ROUND), until=COMBAT, once=True), when=(~pressed(),)),
    superior=at_round_end(start_round(), when=(combat_would_end(), no_combat_queued(), not_about_to_end())),
)
card(
    "Selective Silence",
    basic=maneuver(when=(in_round(1),)),
    superior=before_range(SETS_RANGE, when=(in_round(1), range_open()), cost=(burn_blood(1, SELF),)),
)
card(
    "Shadow Step",
    basic=maneuver(),
    superior=before_range(SETS_RANGE, when=(range_open(),), cost=(burn_blood(2, SELF),)),
)
card("Form of the Ghost", basic=maneuver(), superior=press())
card("Shadow Shift", basic=additional_strikes(1), superior=maneuver())
card(
    "Stonestrength",
    needing(press(when=(~pressed(),)), 1, "tha"),
    needing(press(), 1, "vis"),
    needing(prevent(1), 1, "vis"),
    needing(prevent(2), 2, "vis"),
)
CLOSES = maneuver(toward="close")
CLOSES_AGAIN = maneuver(gets(SELF, CLOSING_FOR_BLOOD, until=ROUND), toward="close")
card(
    "Dance with the Devil",
    needing(CLOSES, 1, "obf"),
    needing(CLOSES, 1, "tha"),
    needing(CLOSES_AGAIN, 2, "obf"),
    needing(CLOSES_AGAIN, 2, "tha"),
    requires=(CAINE,),
)
card(
    "Groundfighting",
    maneuver(),
    press(),
    cancel_in_combat(restricts_strikes(SELF), pays_nothing=False, cost=(burn_blood(1, SELF),)),
    requires=(ANARCH,),
    replace=COMBAT,
)
card("Movement of the Mind", basic=press(when=(pressed(),)), superior=maneuver())
card(
    "Chiropteran Marauder",
    basic=maneuver(),
    superior=in_a_round(gets(SELF, AGGRAVATED_HANDS, until=ROUND), cost=(burn_blood(1, SELF),)),
)
card(
    "Backstep",
    maneuver(later(hurt_by_strike(SELF), gets(FOE, PRESS, until=ROUND), until=ROUND, once=True), toward="long"),
)
card(
    "Infernal Pursuit",
    basic=press(),
    superior=any_time_in_combat(gets(YOU, EXTRA_DRAWS, until=COMBAT), draw(1)),
)
