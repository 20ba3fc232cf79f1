"""Titles."""

from __future__ import annotations

from elysium.games.rivals.state import DAMAGE, INFLUENCE, SECRECY
from elysium.games.rivals.vocabulary.clauses import ability, attach_title, card
from elysium.games.rivals.vocabulary.conditions import exists, is_
from elysium.games.rivals.vocabulary.control import CHOSEN, CHOSEN_PLAYER, choose, if_
from elysium.games.rivals.vocabulary.effects import burn, exhaust, lose_prestige
from elysium.games.rivals.vocabulary.lasting import gets
from elysium.games.rivals.vocabulary.things import (
    HOST,
    SELF,
    STRUCK,
    YOU,
    in_own_haven,
    of,
    ongoing_card,
    ongoing_city_card,
    other,
    player,
    prince,
    titled,
    vampire,
)

card("Herald", attach_title(), recruits_cheaper=1)
card("Keeper of Elysium", attach_title(), statics=(gets(vampire(in_own_haven, of(YOU)), SECRECY),))
card(
    "Primogen", attach_title(), statics=(gets(HOST, INFLUENCE), gets(HOST, DAMAGE, when=[is_(STRUCK, vampire(titled))]))
)
card(
    "Seneschal",
    attach_title(),
    abilities=(
        ability(
            choose(
                player(other(YOU)),
                if_(
                    exists(vampire(prince)),
                    [lose_prestige(1, CHOSEN_PLAYER)],
                    otherwise=[lose_prestige(2, CHOSEN_PLAYER)],
                ),
            ),
            is_action=True,
        ),
    ),
)
card(
    "Sheriff",
    attach_title(),
    abilities=(
        ability(
            choose(ongoing_card() | ongoing_city_card(), burn(CHOSEN)),
            cost=[exhaust(SELF)],
            when=[exists(ongoing_card() | ongoing_city_card())],
            streets=True,
        ),
    ),
)
