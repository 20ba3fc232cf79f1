"""Actions and political actions."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.clauses import MASTER_PHASE, UNLOCK_PHASE, action, card, during
from elysium.games.vtes.vocabulary.conditions import exists, is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import burn, burn_pool, burn_this
from elysium.games.vtes.vocabulary.things import ACTIVE, SELF, YOU, of, of_type, sect, title, vampire
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
