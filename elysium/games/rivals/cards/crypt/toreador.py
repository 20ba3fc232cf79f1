"""Toreadors."""

from __future__ import annotations

from elysium.games.rivals.state import INFLUENCE
from elysium.games.rivals.vocabulary.amounts import count
from elysium.games.rivals.vocabulary.clauses import card, for_influence
from elysium.games.rivals.vocabulary.effects import exhaust, gain_prestige
from elysium.games.rivals.vocabulary.lasting import SCHEME_SUCCEEDS, after, gets, gets_influence
from elysium.games.rivals.vocabulary.things import SELF, on, retainer

card(
    "Bunny Benitez",
    abilities=(for_influence(gets_influence(2, SELF), cost=[exhaust(SELF)]),),
    triggers=(after(SCHEME_SUCCEEDS, gain_prestige(1)),),
)
card("John Kartunen")
card("Muhammad Zadeh", statics=(gets(SELF, INFLUENCE, count(retainer(on(SELF)))),))
card("Ty Smith")
