"""Havens and other places that a minion has as equipment."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    COMBAT,
    STEALTH,
)
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    WHOLE_ACTION,
    card,
    during,
    equip,
    maneuver_each,
    press_each,
)
from elysium.games.vtes.vocabulary.conditions import block_attempted, directed, is_, needs_stealth, same
from elysium.games.vtes.vocabulary.effects import burn_blood, fail_action, lock
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HOST,
    SELF,
    THIS,
    ally,
    clan,
    ready,
    sect,
    target_of_action,
    vampire,
)

card(
    "Sacré-Cœur Cathedral, France",
    equip(),
    statics=(cannot(ally(), BLOCK, when=same(ACTOR, HOST) & is_(HOST, vampire())),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "Ruins of Ceoris",
    equip(),
    abilities=(
        maneuver_each(COMBAT, when=(is_(SELF, clan("tremere-antitribu")),)).saying(group=0),
        press_each(COMBAT, when=(is_(SELF, clan("tremere-antitribu")),)).saying(group=0),
    ),
    unique=True,
    keywords="location not-equipment",
)
card(
    "Zaire River Ferry",
    equip(),
    abilities=(
        during(
            ANNOUNCED,
            fail_action(),
            when=(is_(HOST, vampire(clan("lasombra"), target_of_action)), directed()),
            cost=(lock(THIS),),
            as_announced=True,
        ),
        during(
            BLOCK_ATTEMPT,
            gets(HOST, STEALTH, until=ACTION),
            when=(same(ACTOR, HOST), is_(HOST, vampire(clan("lasombra"))), needs_stealth()),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="location not-equipment haven",
    one_on_minion="haven",
)
card(
    "Body Bag",
    equip(),
    abilities=(
        during(
            WHOLE_ACTION,
            fail_action(),
            when=(is_(HOST, vampire(ready, sect("anarch"), target_of_action)), directed(), ~block_attempted()),
            by=SELF,
            cost=(burn_blood(2, SELF),),
            scope=-1,
        ),
    ),
    keywords="haven",
    one_on_minion="haven",
)
