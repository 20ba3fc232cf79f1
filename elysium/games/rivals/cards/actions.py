"""Action cards that are nothing else."""

from __future__ import annotations

from elysium.games.rivals.vocabulary.amounts import count
from elysium.games.rivals.vocabulary.clauses import action, card
from elysium.games.rivals.vocabulary.conditions import exists, has_discipline
from elysium.games.rivals.vocabulary.control import CHOSEN, choose
from elysium.games.rivals.vocabulary.effects import defeat, gain_prestige, pay_blood
from elysium.games.rivals.vocabulary.things import YOU, in_streets, of, title, vampire, wounded

card(
    "Coup de Grâce",
    action(
        choose(vampire(wounded, in_streets), defeat(CHOSEN)),
        streets=True,
        cost=[pay_blood(2)],
        when=[has_discipline("potence"), exists(vampire(wounded, in_streets))],
    ),
)
card("Royal Review", action(gain_prestige(count(title(of(YOU))))))
