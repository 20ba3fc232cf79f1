"""Reactions that are nothing else."""

from __future__ import annotations

from elysium.games.rivals.state import SHIELD
from elysium.games.rivals.vocabulary.amounts import count, icons_in_party, icons_of, one_if
from elysium.games.rivals.vocabulary.clauses import card, reaction
from elysium.games.rivals.vocabulary.conditions import attack_is, is_blocker
from elysium.games.rivals.vocabulary.control import if_
from elysium.games.rivals.vocabulary.effects import lose_blood
from elysium.games.rivals.vocabulary.lasting import gets_in_attack
from elysium.games.rivals.vocabulary.things import ATTACKER, SELF, YOU, in_this_party, of, titled, vampire

card("Cloak of Shadows", reaction(gets_in_attack(SHIELD, icons_in_party("obfuscate"), vampire(in_this_party))))
card("Dignity of the Office", reaction(shield=2 * count(vampire(titled, of(YOU)))))
card("Fleetness", reaction(shield=2 * icons_of(SELF, "celerity")))
card("Insanity Defense", reaction(shield=one_if(attack_is("mental"))))
card("Slap in the Face", reaction(deals="physical"))
card("Steal the Spotlight", reaction(if_(is_blocker(), [lose_blood(2, ATTACKER)])))
card("Unswayable Mind", reaction(negates=[icons_in_party("fortitude") >= 2]))
