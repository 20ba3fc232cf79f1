"""Action cards that are put on a vampire, for its good or its harm."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    COMBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    MINION_PHASE,
    POLLING,
    PRESSES,
    RANGE,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    action,
    bleed,
    card,
    damaging,
    destroy,
    during,
    grants_action,
    maneuver_each,
    strikes_with,
)
from elysium.games.vtes.vocabulary.conditions import (
    by_capacity,
    exists,
    is_,
    turn_of,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import (
    choose,
    either,
    if_,
)
from elysium.games.vtes.vocabulary.effects import (
    borrow,
    burn_blood,
    burn_this,
    fill,
    lock,
    move_blood,
    remember_chosen,
    take_this,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    UNLOCK,
    after,
    announces,
    cannot,
    combat_begins,
    gets,
    goes_to_torpor,
    leaves_ready,
)
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    HOST,
    IT,
    ITS_PLAYER,
    PREDATOR,
    SELF,
    THIS,
    YOU,
    ally,
    at_superior,
    blood,
    clan,
    just,
    minion,
    of,
    of_type,
    older,
    ready,
    untitled,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import (
    card as any_card,
)
from elysium.games.vtes.vocabulary.zones import employ_whatever_required, employable_freely, goes_by, held

# For its good

card(
    "Heroic Might",
    basic=action(stealth=3, on_self=True),
    superior=action(stealth=3, on_self=True),
    abilities=(strikes_with(destroy()), strikes_with(damaging(2, ranged=True), is_(THIS, at_superior))),
    statics=(gets(HOST, STRENGTH), gets(HOST, STRENGTH, when=is_(THIS, at_superior))),
    triggers=(after(goes_to_torpor(HOST), burn_this()),),
    one_on_minion="Heroic Might",
)
card(
    "Preternatural Strength",
    basic=action(stealth=2, on_self=True),
    superior=action(stealth=2, on_self=True),
    statics=(
        gets(HOST, STRENGTH, when=is_(THIS, ~at_superior)),
        gets(HOST, STRENGTH, 2, when=is_(THIS, at_superior)),
    ),
    one_on_minion="Preternatural Strength",
    keeps_from="Torn Signpost",
)
card(
    "Blithe Acceptance",
    basic=action(on_self=True),
    superior=action(on_self=True),
    statics=(gets(HOST, STEALTH),),
    triggers=(
        after(
            combat_begins(HOST),
            if_(
                is_(THIS, at_superior) & is_(HOST, blood()),
                [either([burn_blood(1, HOST)], [burn_this()])],
                [burn_this()],
            ),
        ),
    ),
    one_on_minion="Blithe Acceptance",
)
UNTITLED_GANGREL = vampire(clan("gangrel"), untitled)
card(
    "Skaald",
    action(unlock(SELF), stealth=1, on_self=True, when=(by_capacity(5),)),
    abilities=(
        grants_action(
            take_this(),
            stealth=1,
            by=vampire(ready, of(ACTIVE), clan("gangrel"), untitled, older(HOST)),
            target=just(THIS),
        ),
    ),
    statics=(
        gets(
            HOST,
            VOTES,
            2,
            when=is_(HOST, UNTITLED_GANGREL) & during_action("political") & is_(ACTOR, vampire(clan("gangrel"))),
        ),
    ),
    requires=(is_(SELF, untitled),),
    unique=True,
)

card(
    "Biothaumaturgic Experiment",
    basic=action(
        choose(
            any_card(held(YOU), of_type("retainer"), goes_by("animal"), employable_freely()), employ_whatever_required()
        ),
        stealth=1,
        when=(exists(any_card(held(YOU), of_type("retainer"), goes_by("animal"), employable_freely())),),
    ),
    superior=action(stealth=1, stays=True, target=minion(of(YOU))),
    abilities=(maneuver_each(COMBAT),),
    statics=(gets(HOST, STRENGTH),),
)

card(
    "Concert Tour",
    action(stealth=1, on_self=True),
    abilities=(during(UNLOCK_PHASE, fill(HOST), burn_this(), mandatory=True),),
)

# For its harm

card(
    "Slaughtering the Herd",
    basic=bleed(+2, announced=(cannot(ally(), BLOCK, until=ACTION),)),
    superior=action(remember_chosen(SELF), stays=True, target=vampire(of(PREDATOR))),
    abilities=(during(MINION_PHASE, burn_this(), by=HOST, cost=(burn_blood(4, SELF),)),),
    triggers=(
        after(announces(HOST), move_blood(1, HOST, ITS_PLAYER)),
        after(leaves_ready(ITS_PLAYER), burn_this()),
    ),
)
TAKEN = (unlock(HOST), borrow(HOST), burn_this())
card(
    "Puppet Master",
    basic=bleed(+2),
    superior=action(lock(IT), stays=True, target=vampire(younger())),
    statics=(cannot(HOST, UNLOCK),),
    abilities=(
        during(MINION_PHASE, *TAKEN, mandatory=True),
        during(
            WHOLE_ACTION | POLLING | BEFORE_RANGE | RANGE | PRESSES,
            *TAKEN,
            when=(turn_of(YOU),),
            scope=-1,
        ),
    ),
    keywords="stays-yours waits-a-turn",
)
