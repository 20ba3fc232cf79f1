"""Attack cards; those that are played as Reactions too stand here."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import count, icons_in_party, one_if
from elysium.games.rivals.vocabulary.clauses import attack, card, reaction
from elysium.games.rivals.vocabulary.conditions import is_
from elysium.games.rivals.vocabulary.control import either, may
from elysium.games.rivals.vocabulary.effects import deal_damage, discard, more_damage, steal_prestige
from elysium.games.rivals.vocabulary.things import (
    FOE,
    TARGET,
    in_opposing_party,
    in_this_party,
    mortal,
    other,
    vampire,
    with_discipline,
)

card(".38 Special", attack(), reaction())
card("A Biting Comment", attack(either([more_damage(2)], [steal_prestige(1, FOE)])))
card("Baseball Bat", attack(damage=one_if(is_(TARGET, mortal()))), reaction())
card(
    "Humiliate",
    attack(damage=one_if(icons_in_party("presence") >= 2)),
    reaction(damage=one_if(icons_in_party("presence") >= 2)),
)
card(
    "Molotov Cocktail",
    attack(may(deal_damage(1, vampire(in_opposing_party, other(TARGET)), aggravated=True), cost=[discard(1)])),
)
card("Scry the Soul", attack(negates=[icons_in_party("auspex") >= 2]))
card("Sucker Punch", attack())
card("Sucker Punch", attack(), printing="errata")
card("Throat Rip", attack(damage=count(vampire(with_discipline("potence"), in_this_party))))
