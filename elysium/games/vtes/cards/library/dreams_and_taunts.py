"""What sets others against each other, deals vampires anew, or troubles all who sleep."""

from __future__ import annotations

from elysium.games.vtes.state import COMBAT, GAME, MANEUVER, PHASE, UNTIL_DISCARD
from elysium.games.vtes.vocabulary.amounts import count
from elysium.games.vtes.vocabulary.clauses import UNLOCK_PHASE, action, card, during, event, master
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, after_combat, at_once, choose, either, for_each, if_
from elysium.games.vtes.vocabulary.effects import deal_crypt_anew, discard_for_now, enter_combat, gain_blood, lock, pick
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    EVERYONE,
    IT,
    OTHERS,
    PICKED_BY_YOU,
    PREDATOR,
    PREY,
    SELF,
    THEY,
    YOU,
    ally,
    capacity_within,
    in_hand,
    is_predator,
    of,
    of_type,
    ready,
    taunted,
    undirected,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import goes_by

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
GEHENNA = any_card(of_type("event"), goes_by("gehenna"))
TROUBLED = vampire(of(ACTIVE), capacity_within(count(GEHENNA))) | ally(of(ACTIVE), ~goes_by("mortal"))
card(
    "Nightmares upon Nightmares",
    event(),
    abilities=(
        during(
            UNLOCK_PHASE,
            for_each(
                TROUBLED,
                if_(
                    exists(any_card(in_hand(ACTIVE))),
                    [either([lock(EACH)], [discard_for_now(ACTIVE, until=PHASE)], by=ACTIVE)],
                    [lock(EACH)],
                ),
            ),
            when=(exists(TROUBLED),),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
    replace=UNTIL_DISCARD,
    keywords="gehenna",
)
