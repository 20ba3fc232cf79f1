"""Brujah."""

from __future__ import annotations

from elysium.games.rivals.state import INTEL
from elysium.games.rivals.vocabulary.amounts import agenda_of
from elysium.games.rivals.vocabulary.clauses import ability, card, for_influence, in_attack
from elysium.games.rivals.vocabulary.conditions import attack_is, attacking
from elysium.games.rivals.vocabulary.effects import draw, exhaust, more_damage, pay_blood
from elysium.games.rivals.vocabulary.lasting import gets, gets_influence, next_attack_unblockable
from elysium.games.rivals.vocabulary.things import OPPOSED, SELF, THIS_PARTY

card(
    "Beretta",
    abilities=(in_attack(more_damage(1), cost=[pay_blood(1)], when=[attack_is("ranged")], role="attacker"),),
)
card("Brother", abilities=(in_attack(more_damage(1), cost=[exhaust(SELF)], when=[attacking()], role="party"),))
card("Flick", abilities=(for_influence(gets_influence(3, SELF), cost=[pay_blood(1)]),))
card("Hydra", abilities=(in_attack(draw(1), cost=[pay_blood(1)], role="attacker"),))
card("Johnny", burns_for_party=True)
card("Shades", statics=(gets(THIS_PARTY, INTEL, agenda_of(OPPOSED) // 5),))
card("Skunk")
card("Sweetums")
card("The Cossack", abilities=(ability(next_attack_unblockable(SELF), cost=[pay_blood(1)]),))
