"""What sets others against each other, deals vampires anew, or troubles all who sleep."""

from __future__ import annotations

from elysium.games.vtes.state import COMBAT, GAME, MANEUVER
from elysium.games.vtes.vocabulary.amounts import count
from elysium.games.vtes.vocabulary.clauses import action, card, master
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, after_combat, at_once, choose, for_each, if_
from elysium.games.vtes.vocabulary.effects import deal_crypt_anew, enter_combat, gain_blood, pick
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    EVERYONE,
    IT,
    OTHERS,
    PICKED_BY_YOU,
    PREDATOR,
    PREY,
    SELF,
    THEY,
    YOU,
    is_predator,
    of,
    ready,
    taunted,
    undirected,
    vampire,
)

TAUNTED = vampire(ready, taunted)
card(
    "Taunt the Caged Beast",
    basic=action(
        at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)),
        target=vampire(ready, of(OTHERS)),
    ),
    superior=action(
        enter_combat(PICKED_BY_YOU, by=IT),
        after_combat(if_(count(TAUNTED) <= 1, [gain_blood(4, TAUNTED)])),
        target=undirected(vampire(ready, of(PREY))),
        names=(choose(vampire(ready, of(PREDATOR)), pick(CHOSEN, YOU)),),
        when=(~is_(PREY, is_predator), exists(vampire(ready, of(PREDATOR)))),
    ),
)
card("Kaymakli Nightmares", master(for_each(EVERYONE, deal_crypt_anew(THEY))), one_each=GAME)
