"""Actions and political actions."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.clauses import MASTER_PHASE, UNLOCK_PHASE, action, card, during, needing
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import burn, burn_pool, burn_this, lock, remember_chosen, unlock
from elysium.games.vtes.vocabulary.lasting import UNLOCK, after, cannot, leaves_ready
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    HOST,
    IT,
    REMEMBERED,
    SELF,
    THIS,
    YOU,
    at_superior,
    controller,
    locked,
    minion,
    of,
    of_type,
    ready,
    sect,
    title,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import equip_with_found, equippable, in_library, search

FORGED = any_card(in_library(YOU), of_type("equipment"), equippable())

card(
    "Magic of the Smith",
    basic=action(search(FORGED, equip_with_found()), stealth=1),
    superior=action(search(FORGED, equip_with_found()), stealth=3),
)
card(
    "Judgment: Camarilla Segregation",
    action(stays=True, stealth=1),
    abilities=(
        during(
            UNLOCK_PHASE,
            burn_pool(1, ACTIVE),
            when=(exists(vampire(of(ACTIVE), ~sect("camarilla"))),),
            mandatory=True,
            by=ACTIVE,
        ),
        during(
            MASTER_PHASE,
            burn_this(),
            by=ACTIVE,
            cost=(choose(vampire(of(ACTIVE), ~sect("camarilla")), burn(CHOSEN), by=ACTIVE),),
        ),
    ),
    requires=(is_(SELF, title("prince", "justicar")),),
)
card(
    "Nightmare Curse",
    needing(action(unlock(SELF), lock(IT), target=minion(ready)), 1, "chi"),
    needing(action(lock(IT), remember_chosen(SELF), target=minion(ready), stays=True), 1, "aus", "chi"),
    needing(action(lock(IT), remember_chosen(SELF), target=minion(ready), stays=True), 2, "aus", "chi"),
    statics=(cannot(HOST, UNLOCK),),
    abilities=(
        during(
            UNLOCK_PHASE,
            unlock(HOST),
            when=(is_(THIS, ~at_superior), is_(HOST, locked)),
            by=controller(HOST),
            cost=(burn_pool(1),),
        ),
    ),
    triggers=(after(leaves_ready(REMEMBERED), burn_this()),),
)
