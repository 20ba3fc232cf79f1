"""Cards of those who have sold their souls, and of those who deal with them."""

from __future__ import annotations

from elysium.games.vtes.definitions.definition import Plays
from elysium.games.vtes.state import COMBAT, STEALTH, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import blood_of, corruption_on, worth_of
from elysium.games.vtes.vocabulary.clauses import (
    DECIDE_BLOCK,
    OTHER_STRIKE,
    UNLOCK_PHASE,
    action,
    card,
    during,
    equip,
    foe_may_take,
    grants_action,
    grants_bleed,
    master,
    needing,
    put_on_card,
    recruit,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import (
    counted_as_passed,
    directed_at,
    exists,
    is_,
    may_block_as_vampire,
    none,
    succeeded,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    block_as_vampire,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    cease_blocking,
    cleanse,
    corrupt,
    draw,
    end_combat,
    gain_blood,
    lend_discipline,
    lock,
    remove,
    steal,
    sunlight,
    teach_level,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    blocks,
    changes_controller,
    enters_play,
    gets,
    leaves_play,
    sheltered,
    votes_are_counted,
)
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FOE,
    HOST,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    at_superior,
    capacity,
    clan,
    infernal,
    of,
    of_sort,
    on,
    other,
    ready,
    retainer,
    sect,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card

INFERNAL = is_(SELF, infernal)
READY_INFERNAL = is_(SELF, infernal, ready)
card(
    "Tend the Flock",
    master(
        choose(vampire(uncontrolled, infernal, of(YOU), younger(IT)), gain_blood(3, CHOSEN)),
        when=(exists(vampire(uncontrolled, infernal, of(YOU))),),
        target=vampire(ready, unlocked, infernal, clan("baali"), of(YOU)),
    ),
)
card(
    "Contagion",
    basic=action(stealth=1, on_self=True),
    superior=action(stealth=1, on_self=True),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(1, ACTIVE),
            when=(is_(HOST, ready), is_(THIS, ~of(ACTIVE))),
            by=ACTIVE,
            mandatory=True,
        ),
        strikes_for(
            OTHER_STRIKE,
            corrupt(FOE),
            if_(corruption_on(FOE) >= worth_of(FOE), [may(steal(FOE), end_combat(), cost=[cleanse(FOE)])]),
            when=(is_(THIS, at_superior),),
            scope=COMBAT,
        ),
    ),
    requires=(INFERNAL,),
    unique=True,
)
card(
    "Veneficti",
    recruit(),
    abilities=(
        grants_action(steal(IT), target=ally(of_sort("demon"), of(OTHERS)), by=SELF, scope=TURN, group=0),
        grants_action(burn(IT), target=retainer(of_sort("demon")), by=SELF, scope=TURN, group=0),
    ),
    statics=(
        gets(SELF, STEALTH),
        sheltered(SELF, ally(of(OTHERS)) | vampire(of(OTHERS), capacity(most=6))),
    ),
    requires=(READY_INFERNAL,),
    unique=True,
    keywords="mage",
    life=2,
    bleed=2,
)
BLOCKS_FOR_YOU = during(
    DECIDE_BLOCK,
    block_as_vampire(9, intercept=2),
    when=(directed_at(YOU), may_block_as_vampire(9)),
    scope=-1,
)
card(
    "Unleash Hell's Fury",
    basic=action(stealth=1, stays=True),
    superior=action(unlock(SELF), stealth=1, stays=True),
    abilities=(BLOCKS_FOR_YOU,),
    triggers=(after(blocks(THIS), cease_blocking(), sunlight(1, ACTOR), burn_this()),),
    requires=(READY_INFERNAL,),
    unique=True,
)
LEFT_ALONE = if_(none(vampire(infernal, of(YOU))), [remove(THIS)])
card(
    "Infernal Servitor",
    basic=recruit(),
    superior=recruit(),
    triggers=(
        after(action_ends(THIS), remove(THIS), when=(succeeded(),)),
        after(enters_play(THIS), LEFT_ALONE),
        after(leaves_play(vampire(infernal, of(YOU))), LEFT_ALONE),
        after(changes_controller(vampire(infernal)), LEFT_ALONE),
        after(changes_controller(THIS), LEFT_ALONE),
    ),
    requires=(INFERNAL,),
    unique=True,
    keywords="demon acts-at-once",
    life=2,
    bleed=3,
    plays=Plays(("dai", "obf"), superior=True),
)
MUTED = action(
    burn(any_card(of_sort("condemnation"), on(IT), other(THIS))),
    stealth=1,
    target=vampire(ready),
    stays=True,
    when=(INFERNAL,),
)
card(
    "Condemnation: Mute",
    needing(action(lock(IT), stealth=1, target=vampire(younger(), unlocked)), 1, "chi"),
    needing(MUTED, 1, "dai"),
    needing(MUTED, 2, "dai"),
    statics=(gets(HOST, VOTES, -3),),
    triggers=(after(votes_are_counted(), burn_blood(1, HOST), when=(is_(THIS, at_superior), counted_as_passed())),),
    keywords="condemnation",
)
card(
    "Kaymakli Fragment",
    equip(),
    abilities=(
        grants_action(draw(5), by=SELF, when=(is_(SELF, vampire(sect("sabbat"))),)),
        grants_action(
            gain_blood(3, IT),
            stealth=1,
            target=vampire(uncontrolled, of(YOU)),
            by=SELF,
            when=(is_(SELF, infernal),),
        ),
        foe_may_take(),
    ),
    unique=True,
)
card(
    "Seal of Veddartha",
    equip(),
    abilities=(
        grants_bleed(+1, when=(is_(SELF, vampire(capacity(least=6))),)),
        during(
            UNLOCK_PHASE,
            add_counters(1, THIS),
            if_(blood_of(THIS) <= 2, [teach_level("dom")], [teach_level("for")]),
            when=(blood_of(THIS) <= 3,),
            mandatory=True,
        ),
    ),
    unique=True,
    keywords="begins-anew",
)
card("Infernal Pact", put_on_card(vampire(of(YOU), clan("tremere-antitribu")), lend_discipline()), unique=True)
