"""Old vampires of winning decks, and advanced ones."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE
from elysium.games.vtes.state import ACTION, BLEED, DRAWS_AGAIN, NEED_NOT_STRIKE, STRIKES_COST
from elysium.games.vtes.vocabulary.clauses import card, grants_referendum, own_modifier, when_merged
from elysium.games.vtes.vocabulary.conditions import exists, is_, same
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import burn_blood, draw
from elysium.games.vtes.vocabulary.lasting import after, gets, plays_master
from elysium.games.vtes.vocabulary.prices import costs, played, played_as
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    OTHERS,
    SELF,
    THIS,
    YOU,
    buried,
    buried_in_terms,
    in_ash_heap,
    ready,
    unnamed,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import minion_card, recover

card(
    "Nergal (G5 ADV)",
    abilities=(own_modifier(stealth=1, cost=(burn_blood(1, SELF),), scope=ACTION),),
    prices=(costs(played(played_as("reaction")), +1, currency=BLOOD_PRICE, when=(same(ACTOR, THIS),)),),
)
card(
    "Sascha Vykos, The Angel of Caine (G2 ADV)",
    triggers=(after(plays_master(OTHERS), may(draw(1)), when=(is_(SELF, ready),)),),
    merged=when_merged(title="cardinal"),
)
card("Jimmy Dunn (G2)", keywords="never-contested")
BURIED = any_card(in_ash_heap(YOU), minion_card)
card(
    "Undele (G5)",
    abilities=(
        grants_referendum(
            recover(any_card(buried_in_terms)),
            terms=(BURIED, any_card(in_ash_heap(YOU), minion_card, unnamed)),
            when=(exists(any_card(buried(YOU), minion_card), 2),),
        ),
    ),
)
card("Blackhorse Tanner (G3)", statics=(gets(SELF, DRAWS_AGAIN),))
card(
    "Lucian, the Perfect (G4)",
    statics=(gets(SELF, STRIKES_COST), gets(SELF, NEED_NOT_STRIKE), gets(SELF, BLEED, 3)),
)
