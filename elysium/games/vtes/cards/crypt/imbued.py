"""Imbued: mortals of the crypt. [appendix A]"""

from __future__ import annotations

from elysium.games.vtes.state import BLEED, STEALTH
from elysium.games.vtes.vocabulary.clauses import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    card,
    during,
    grants_action,
    maneuver_each,
    press_each,
)
from elysium.games.vtes.vocabulary.conditions import in_round
from elysium.games.vtes.vocabulary.effects import (
    burn_convictions,
    enter_combat,
    gain_blood,
    gain_conviction,
    lock,
    pool_to_blood,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.prices import costs, played
from elysium.games.vtes.vocabulary.things import IT, OTHERS, SELF, THIS, YOU, imbued, monster, of, ready, uncontrolled
from elysium.games.vtes.vocabulary.zones import goes_by

card('Jack "Hannibal137" Harmon', abilities=(maneuver_each(when=(in_round(1),)),))
card('Marion "Teacher193" Perks', abilities=(press_each(),))
card(
    'John "Cop90" O\'Malley',
    abilities=(grants_action(enter_combat(IT), target=monster(ready, of(OTHERS)), cost=(burn_convictions(1),)),),
)
card(
    'Paul "Sixofswords29" Moreton',
    abilities=(during(INFLUENCE_PHASE, pool_to_blood(1, YOU, IT), target=imbued(uncontrolled, of(YOU))),),
)
card(
    'Leaf "Potter116" Pankowski',
    abilities=(during(DISCARD_PHASE, gain_conviction(THIS, library=True), cost=(lock(THIS),)),),
)
card(
    'Jennifer "Flame61" Vidisania',
    statics=(gets(SELF, BLEED), gets(SELF, STEALTH, -1)),
    prices=(costs(played(goes_by("weapon")), -1, by=SELF),),
)
card(
    'Travis "Traveler72" Miller',
    abilities=(
        grants_action(gain_blood(2, IT), stealth=1, target=imbued(uncontrolled, of(YOU)), cost=(burn_convictions(1),)),
    ),
)
