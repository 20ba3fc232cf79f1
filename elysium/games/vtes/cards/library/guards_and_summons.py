"""Those who watch and come when they are called, and what keeps a vampire awake or calm."""

from __future__ import annotations

from elysium.games.vtes.cards.library.wraiths_and_zombies import ANY_MINION, NEEDS_DEAD_MINION
from elysium.games.vtes.state import ACTION, CALM, INTERCEPT, ROUND, STEADY, STEALTH, STRENGTH, TURN
from elysium.games.vtes.vocabulary.amounts import blood_of
from elysium.games.vtes.vocabulary.clauses import (
    DISCARD_PHASE,
    action,
    card,
    during,
    equip,
    event,
    grants_action,
    recruit,
)
from elysium.games.vtes.vocabulary.conditions import acts_through, is_, nobody_acted, succeeded
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import (
    burn_this,
    damage,
    discard_down,
    enter_combat,
    lock,
    spend_discard_action,
)
from elysium.games.vtes.vocabulary.lasting import END_BY_STRIKE, action_ends, after, cannot, fights_blocker, gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    HOST,
    SELF,
    THIS,
    YOU,
    capacity,
    clan,
    fighting,
    just,
    of,
    of_type,
    older,
    ready,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import bring_found, bringable, in_library, search, take_found

card(
    "Neighborhood Watch Commander",
    recruit(),
    triggers=(
        after(
            action_ends(vampire()),
            may(damage(1, ACTOR), cost=(lock(THIS),)),
            when=(~succeeded(), is_(ACTOR, vampire())),
            once=ACTION,
            by_name=True,
        ),
    ),
    keywords="mortal",
    life=1,
    bleed=0,
)
card(
    "Shambling Hordes",
    basic=recruit(),
    superior=recruit(1),
    abilities=(grants_action(enter_combat(), target=ANY_MINION),),
    statics=(gets(SELF, STRENGTH, blood_of(THIS)),),
    triggers=(NEEDS_DEAD_MINION,),
    keywords="zombie gains-no-life",
    life=3,
    strength=0,
    bleed=0,
)
card(
    "The Summoning",
    basic=action(
        search(
            any_card(in_library(YOU), of_type("ally")) | any_card(in_library(YOU), of_type("retainer")), take_found()
        ),
        discard_down(),
        stealth=1,
    ),
    superior=action(search(any_card(in_library(YOU), of_type("ally"), bringable()), bring_found()), stealth=1),
)
card(
    "NSA Trio",
    event(),
    triggers=(
        after(
            fights_blocker(vampire()),
            cannot(vampire(fighting), END_BY_STRIKE, until=ROUND),
            when=(is_(BLOCKER, vampire()), is_(ACTOR, fighting)),
            once=TURN,
        ),
    ),
    abilities=(during(DISCARD_PHASE, burn_this(), when=(nobody_acted(),), cost=(spend_discard_action(),), by=ACTIVE),),
    keywords="government",
)
card(
    "Atonement",
    action(stealth=1, on_self=True, when=(is_(SELF, vampire(capacity(most=5))),)),
    statics=(
        gets(HOST, INTERCEPT),
        gets(HOST, STEADY, when=is_(ACTOR, vampire(~older(HOST)))),
        gets(vampire(clan("ministry")), STEALTH, -1, when=acts_through(THIS)),
    ),
    abilities=(grants_action(burn_this(), by=vampire(ready, of(ACTIVE)), target=just(THIS)),),
)
card("Sire's Index Finger", equip(), statics=(gets(HOST, CALM),), unique=True)
