"""Allies and retainers that are dead: wraiths, zombies, mummies."""

from __future__ import annotations

from elysium.games.vtes.definitions.definition import Plays
from elysium.games.vtes.definitions.language import COMBAT_CARD, MODIFIER, REACTION
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, IMMUNE, INTERCEPT, STEALTH, UNDODGED
from elysium.games.vtes.vocabulary.amounts import count
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    PREVENTION,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    card,
    during,
    grants_action,
    presses_for,
    recruit,
)
from elysium.games.vtes.vocabulary.conditions import (
    directed,
    directed_at,
    exists,
    first_recruitment,
    in_round,
    is_,
    needs_stealth,
    range_open,
    same,
)
from elysium.games.vtes.vocabulary.conditions import (
    during as during_action,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, either, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    enter_combat,
    fail_action,
    gain_blood,
    into_library,
    lock,
    prevent_damage,
    remove,
    remove_from_ash_heap,
    set_range,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import after, enters_play, gets, is_burned, sheltered_from
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FACE,
    HURT,
    IT,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    THIS,
    THIS_FACE,
    YOU,
    ally,
    at_superior,
    clan,
    copy_of_this,
    damage_taken,
    fighting,
    follows,
    in_ash_heap,
    lacking_intercept,
    minion,
    named,
    of,
    of_type,
    opposing,
    other,
    owner,
    ready,
    retainer,
    target_of_action,
    torpid,
    trait_of_any,
    unique,
    unlocked,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import FOUND, clear_ash_heap, raise_ally

ANY_MINION = minion(ready, of(OTHERS))
BLEEDING = during_action("bleed")

# Wraiths

card(
    "Screamer",
    recruit(),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, STEALTH, -1, until=ACTION),
            when=(is_(ACTOR, minion(of(PREDATOR, PREY))),),
            cost=(burn_this(),),
            scope=-1,
        ),
        during(
            ANNOUNCED,
            fail_action(),
            when=(exists(ally(of(YOU), target_of_action)), directed()),
            cost=(burn_this(),),
            scope=-1,
            as_announced=True,
        ),
    ),
    keywords="wraith",
    life=1,
)
card(
    "Emerald Legionnaire",
    recruit(),
    abilities=(
        during(
            UNLOCK_PHASE,
            raise_ally(FACE, unlocked=True),
            target=any_card(in_ash_heap(YOU), copy_of_this),
            when=(
                is_(THIS, ready),
                count(any_card(copy_of_this, of(YOU)))
                < count(vampire(ready, unique, clan("harbinger-of-skulls"), of(YOU))),
            ),
            cost=(clear_ash_heap(7),),
        ),
    ),
    keywords="wraith",
    life=2,
    strength=2,
    bleed=1,
)
DEAD = trait_of_any("wraith", "zombie")
OTHER_DEAD = (DEAD, of(YOU), other(THIS))
card(
    "Fiorella, Empty One",
    recruit(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, ally(*OTHER_DEAD)), needs_stealth()),
            cost=(lock(THIS),),
        ),
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=ally(*OTHER_DEAD, lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    requires=(is_(SELF, follows("death-and-the-soul")),),
    unique=True,
    keywords="wraith",
    life=1,
)
card(
    "Heartrender",
    recruit(),
    abilities=(grants_action(burn(IT), stealth=1, target=ally(~DEAD) | retainer(~DEAD), cost=(remove(THIS),)),),
    requires=(is_(SELF, follows("death-and-the-soul")),),
    unique=True,
    keywords="wraith",
    life=1,
)
card(
    "Ponticulus",
    recruit(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(clan("tremere"), lacking_intercept),
            cost=(lock(THIS),),
        ),
    ),
    statics=(gets(SELF, INTERCEPT, when=directed_at(YOU)), gets(SELF, IMMUNE)),
    unique=True,
    keywords="wraith never-acts bears-no-equipment",
    life=1,
    strength=0,
    bleed=0,
)

card(
    "Spectral Servitor",
    basic=recruit(0, if_(first_recruitment(), [unlock(SELF)])),
    superior=recruit(0, if_(first_recruitment(), [unlock(SELF)])),
    abilities=(
        during(
            UNLOCK_PHASE,
            if_(is_(THIS, at_superior), [either([burn_pool(1)], [burn_this()])], [burn_this()]),
            mandatory=True,
        ),
    ),
    keywords="wraith acts-at-once",
    life=1,
    plays=Plays(("obl",), kinds=(MODIFIER, REACTION, COMBAT_CARD)),
)

card(
    "Giulia Giovanni Abruzzina",
    recruit(),
    abilities=(
        during(
            BEFORE_RANGE,
            set_range("close"),
            when=(exists(vampire(fighting, of(YOU), clan("giovanni"))), range_open()),
            cost=(lock(THIS),),
        ),
    ),
    unique=True,
    keywords="wraith",
    life=1,
    strength=0,
    bleed=0,
)

# Zombies

SHAMBLERS = ally(named("Bone Shambler"), of(YOU), other(THIS), unlocked)
card(
    "Bone Shambler",
    basic=recruit(),
    superior=recruit(),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(THIS, BLEED, until=ACTION),
            when=(BLEEDING, same(ACTOR, THIS)),
            cost=(choose(SHAMBLERS, lock(CHOSEN)),),
            scope=ACTION,
        ),
        during(
            WHOLE_ACTION,
            gets(THIS, BLEED, until=ACTION),
            when=(BLEEDING, same(ACTOR, THIS), is_(THIS, at_superior)),
            by=vampire(of(YOU), clan("hecata")),
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
    keywords="zombie bears-no-equipment employs-nobody",
    life=1,
)
DRONES = ally(named("Gravebound Drone"), of(YOU), other(THIS))
card(
    "Gravebound Drone",
    basic=recruit(),
    superior=recruit(),
    abilities=(
        during(
            PREVENTION,
            prevent_damage(1, HURT),
            target=damage_taken(by=HURT),
            when=(is_(HURT, DRONES), is_(HURT, fighting)),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
        during(
            WHOLE_ACTION,
            gets(THIS, BLEED, until=ACTION),
            when=(BLEEDING, same(ACTOR, THIS), is_(THIS, at_superior)),
            cost=(choose(DRONES, burn_blood(1, CHOSEN)),),
            scope=ACTION,
        ),
    ),
    requires=(is_(SELF, follows("death-and-the-soul")),),
    keywords="zombie bears-no-equipment",
    life=2,
)
card(
    "Aggressive Corpse",
    recruit(),
    abilities=(grants_action(enter_combat(), target=ANY_MINION),),
    statics=(sheltered_from(SELF, "dom", "pre"), gets(SELF, UNDODGED)),
    keywords="zombie gains-no-life",
    life=3,
    strength=2,
    bleed=0,
)
DEAD_MINION = any_card(in_ash_heap(YOU), of_type("ally")) | any_card(in_ash_heap(YOU), of_type("vampire"))
NEEDS_DEAD_MINION = after(
    enters_play(THIS),
    if_(
        exists(DEAD_MINION),
        [either([choose(DEAD_MINION, remove_from_ash_heap(FOUND))], [burn_this()])],
        [burn_this()],
    ),
)
card(
    "Rotting Behemoth",
    basic=recruit(),
    superior=recruit(),
    abilities=(
        grants_action(enter_combat(), target=ANY_MINION, cost=(burn_blood(1, THIS),)),
        presses_for(cost=(burn_blood(1, THIS),), when=(is_(THIS, at_superior), in_round(1)), scope=COMBAT),
    ),
    triggers=(NEEDS_DEAD_MINION,),
    keywords="zombie gains-no-life",
    life=6,
    strength=3,
    bleed=0,
)

# Mummies

card(
    "Amam the Devourer",
    recruit(),
    abilities=(
        grants_action(enter_combat(), target=ANY_MINION),
        grants_action(burn(IT), gain_blood(1, SELF), target=vampire(torpid)),
    ),
    triggers=(
        after(is_burned(minion(opposing)), may(gain_blood(1, THIS))),
        after(is_burned(THIS), into_library(THIS_FACE, of=owner(THIS))),
    ),
    unique=True,
    keywords="mummy",
    life=3,
    strength=2,
    bleed=0,
)
