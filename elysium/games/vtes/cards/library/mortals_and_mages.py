"""Allies and retainers that are mortals, mages among them."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import ANARCH
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    COMBAT,
    RETAINERS_BITE,
    STEALTH,
)
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    BLOCKED,
    WHOLE_ACTION,
    any_time,
    card,
    damaging,
    during,
    employ,
    grants_action,
    maneuver_each,
    recruit,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    is_,
    needs_stealth,
    same,
)
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_this,
    continue_unblocked,
    gain_blood,
    lock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    HOST,
    IT,
    SELF,
    THIS,
    YOU,
    ally,
    clan,
    of,
    ready,
    sect,
    torpid,
    vampire,
    wounded,
)

card("Political Ally", recruit(), unique=True, keywords="mortal", life=1, strength=0, bleed=3)
card(
    "Vagabond Mystic",
    recruit(),
    abilities=(any_time(gain_blood(1, IT), target=ally(of(YOU), wounded), cost=(lock(THIS),), amid_damage=False),),
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="mortal",
    life=2,
    strength=0,
    bleed=0,
)
card(
    "47th Street Royals",
    recruit(),
    abilities=(
        during(
            WHOLE_ACTION, gets(ACTOR, BLEED, -3, until=ACTION), when=(bleeding(YOU),), cost=(burn_this(),), scope=-1
        ),
    ),
    unique=True,
    keywords="mortal",
    life=2,
    bleed=0,
)
card(
    "City Star Taxi",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        maneuver_each(COMBAT),
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, of(YOU), clan("ravnos")), needs_stealth()),
            cost=(lock(THIS),),
        ),
    ),
    keywords="mortal",
    life=2,
    strength=0,
    bleed=0,
)
card(
    "ECTU Operative",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        maneuver_each(COMBAT),
        grants_action(burn(IT), target=vampire(torpid)),
    ),
    keywords="mortal operation-antigen",
    life=3,
    bleed=0,
)
card(
    "Outcast Mage",
    recruit(),
    abilities=(*weapon(damaging(2, ranged=True)), maneuver_each(COMBAT)),
    keywords="mage",
    life=2,
    strength=0,
)
card(
    "Crypt's Sons",
    employ(),
    abilities=(
        during(
            BLOCKED,
            lock(BLOCKER),
            continue_unblocked(),
            when=(same(ACTOR, HOST), is_(HOST, sect("anarch"))),
            by=HOST,
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
    ),
    statics=(gets(HOST, RETAINERS_BITE),),
    requires=(ANARCH,),
    unique=True,
    keywords="mortal",
    life=3,
)
card("Jackie Therman", employ(), abilities=(maneuver_each(COMBAT),), unique=True, keywords="mortal", life=1)
card(
    "Leonardo, Mortician",
    recruit(),
    abilities=(grants_action(gain_blood(1, IT), stealth=1, target=vampire(ready)),),
    unique=True,
    keywords="mortal",
    life=2,
    bleed=0,
)
