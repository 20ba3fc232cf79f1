"""What sets others against each other, deals vampires anew, or troubles all who sleep."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, COMBAT, GAME, MANEUVER, PHASE, UNTIL_DISCARD
from elysium.games.vtes.vocabulary.amounts import X, all_blood_of, between, blood_of, count, counters_of
from elysium.games.vtes.vocabulary.clauses import (
    UNLOCK_PHASE,
    WHOLE_ACTION,
    action,
    card,
    during,
    event,
    master,
    put_in_play,
)
from elysium.games.vtes.vocabulary.conditions import bleeding, exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, after_combat, at_once, choose, either, for_each, if_
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    deal_crypt_anew,
    discard_for_now,
    enter_combat,
    gain_blood,
    lock,
    pick,
)
from elysium.games.vtes.vocabulary.lasting import after, gets, lessens_bleed, phase_ends
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
    THIS,
    YOU,
    ally,
    capacity_within,
    in_hand,
    is_predator,
    moved_by_this,
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
TROUBLED = vampire(of(ACTIVE), moved_by_this, capacity_within(count(GEHENNA))) | ally(of(ACTIVE), ~goes_by("mortal"))
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
card(
    "Ruins of Charizel",
    put_in_play(),
    abilities=(
        during(
            WHOLE_ACTION,
            burn_blood(between(1, blood_of(THIS)), THIS),
            lessens_bleed(X),
            when=(bleeding(YOU), counters_of(THIS) >= 1),
            scope=ACTION,
        ),
    ),
    triggers=(after(phase_ends("discard", PREDATOR), burn_blood(all_blood_of(THIS), THIS)),),
    unique=True,
    keywords="location catches-infernal-pool",
)
