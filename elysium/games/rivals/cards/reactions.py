"""Reactions that are nothing else."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import icons_in_party, one_if
from elysium.games.rivals.vocabulary.clauses import card, reaction
from elysium.games.rivals.vocabulary.conditions import attack_is, is_blocker
from elysium.games.rivals.vocabulary.control import if_
from elysium.games.rivals.vocabulary.effects import lose_blood
from elysium.games.rivals.vocabulary.things import ATTACKER

card("Insanity Defense", reaction(shield=one_if(attack_is("mental"))))
card("Slap in the Face", reaction(deals="physical"))
card("Steal the Spotlight", reaction(if_(is_blocker(), [lose_blood(2, ATTACKER)])))
card("Unswayable Mind", reaction(negates=[icons_in_party("fortitude") >= 2]))
