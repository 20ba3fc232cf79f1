"""Allies and retainers."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, BLEED, COMBAT, DAMAGE_LESS, IMMUNE, INTERCEPT, ROUND, STEALTH
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    DODGE,
    WHOLE_ACTION,
    any_time,
    card,
    damaging,
    during,
    employ,
    grants_action,
    press_each,
    prevent_each,
    recruit,
    strikes_for,
    weapon,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import in_round, is_, needs_stealth, range_open
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either
from elysium.games.vtes.vocabulary.effects import burn, burn_blood, enter_combat, gain_blood, lock, set_range, unlock
from elysium.games.vtes.vocabulary.lasting import BLOCK, after, cannot, enters_play, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HOST,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    capacity,
    clan,
    damage_taken,
    diablerist,
    fighting,
    in_ash_heap,
    lacking_intercept,
    location,
    minion,
    of,
    ready,
    retainer,
    sect,
    torpid,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import FOUND, library_card, recover

card(
    "War Ghoul",
    recruit(),
    abilities=(
        prevent_each(1, ROUND, target=damage_taken()),
        grants_action(enter_combat(), target=vampire(ready, of(OTHERS))),
        any_time(burn(IT), target=location(), cost=(lock(THIS), burn(THIS)), in_combat=False),
    ),
    triggers=(after(enters_play(THIS), choose(ally(of(YOU)) | retainer(of(YOU)), burn(CHOSEN))),),
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
)
card(
    "Mylan Horseed",
    recruit(),
    abilities=(
        strikes_for(DODGE, scope=COMBAT),
        grants_action(unlock(IT), stealth=1, target=vampire(ready, ~sect("camarilla"), capacity(least=8))),
    ),
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="changeling",
    life=1,
    strength=0,
)
card(
    "Carlton Van Wyk",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        strikes_for(DODGE, scope=COMBAT),
        during(DISCARD_PHASE, burn(IT), target=vampire(diablerist), cost=(burn(THIS),)),
    ),
    statics=(gets(SELF, INTERCEPT, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="mortal",
    life=2,
    strength=0,
    bleed=0,
)
card(
    "Nephandus",
    recruit(),
    abilities=(
        *weapon(damaging(1, ranged=True)),
        press_each(COMBAT),
        grants_action(burn(IT), gain_blood(1, SELF), target=vampire(torpid)),
    ),
    statics=(gets(SELF, DAMAGE_LESS),),
    keywords="mage",
    life=2,
    strength=0,
)
MINISTRY = (of(YOU), clan("ministry"))
card(
    "Saatet-ta",
    recruit(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, *MINISTRY), needs_stealth()),
            cost=(lock(THIS),),
        ),
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(*MINISTRY, lacking_intercept),
            cost=(lock(THIS),),
        ),
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(is_(ACTOR, *MINISTRY), during_action("bleed")),
            cost=(lock(THIS),),
        ),
    ),
    returns_to_library=True,
    unique=True,
    keywords="mummy",
    life=2,
    strength=2,
)
card(
    "Tye Cooper",
    recruit(),
    abilities=(
        grants_action(
            burn(IT),
            choose(any_card(in_ash_heap(YOU), library_card), recover(FOUND), optional=True),
            target=minion(torpid),
        ),
    ),
    statics=(gets(SELF, IMMUNE),),
    unique=True,
    keywords="wraith",
    life=1,
    strength=0,
)
card(
    "Omael Kuman",
    employ(),
    abilities=(
        during(
            BEFORE_RANGE,
            either((set_range("close"),), (set_range("long"),)),
            when=(is_(HOST, fighting), in_round(1), range_open()),
            by=HOST,
            cost=(burn_blood(1, SELF),),
            scope=ROUND,
        ),
    ),
    unique=True,
    keywords="ghoul",
    life=1,
)
