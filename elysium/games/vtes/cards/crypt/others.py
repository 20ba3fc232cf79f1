"""Vampires with text of their own that rulings and the rulebook use."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ACTION_KINDS, REACTION
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    DISCARD_ACTION,
    HAND,
    MASTER_ACTION,
    RESCUE_COST,
    ROUND,
    STRENGTH,
    TRANSFER,
    TURN,
)
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    DISCARD_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
    additional_strike_each,
    card,
    during,
    grants_action,
    grants_bleed,
    must_take,
    own_modifier,
)
from elysium.games.vtes.vocabulary.conditions import being_played, exists, is_, need_not_hunt, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    cancel,
    gain_blood,
    gain_master_action,
    lock,
    search_library,
    spend_discard_action,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import VOTE, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    IT,
    PLAYER,
    PREDATOR,
    SELF,
    THIS,
    YOU,
    locked,
    minion,
    of,
    ready,
    vampire,
)

card("Anson (G1)", statics=(gets(SELF, MASTER_ACTION),))
card("Elen Kamjian (G6)", abilities=(must_take(grants_bleed(+1), exists(minion(locked, of(YOU))), need_not_hunt()),))
card(
    "Arishat (G6)",
    abilities=(
        during(
            POLLING,
            cannot(IT, VOTE, until=ACTION),
            target=vampire(ready),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Ayse Dhanial (G6)",
    abilities=(
        during(
            DISCARD_PHASE,
            gain_blood(1, THIS),
            when=(is_(THIS, ready),),
            cost=(spend_discard_action(),),
            scope=-1,
        ),
    ),
)
card(
    "Chavi Oraczko (G5)",
    statics=(gets(YOU, HAND, when=is_(THIS, ready)),),
    abilities=(own_modifier(stealth=1, cost=(burn_blood(1, SELF),), scope=ACTION),),
)
card("Cicatriz (G2)", statics=(gets(SELF, DISCARD_ACTION),))
card(
    "Diana Iadanza (G7)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            AS_PLAYED,
            cancel(),
            when=(during_action("political"), same(ACTOR, THIS), being_played(REACTION)),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Isanwayen (G4)",
    statics=(gets(SELF, RESCUE_COST),),
    abilities=(during(MASTER_PHASE, gain_master_action(1), when=(is_(THIS, ready),), cost=(lock(THIS),)),),
)
card("Len Konopka (G3)", statics=(gets(SELF, TRANSFER),))
card("Lernean (G4)", abilities=(additional_strike_each(ROUND, cost=(burn_blood(1, SELF),)),))
card(
    "Louhi (G4)",
    abilities=(
        during(
            AS_PLAYED,
            cancel(),
            when=(is_(THIS, ready), being_played(*ACTION_KINDS), is_(PLAYER, vampire(of(PREDATOR)))),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=TURN,
        ),
    ),
)
card(
    "Qawiyya el-Ghaduba (G5)",
    statics=(gets(SELF, STRENGTH, 2),),
    abilities=(during(MINION_PHASE, unlock(SELF), by=SELF, cost=(burn_blood(2, SELF),)),),
)
card("Sakhar (G7)", abilities=(grants_action(search_library("equipment"), stealth=1),))
card("Veejay Vinod (G6)", abilities=(own_modifier(stealth=1, cost=(burn_blood(2, SELF),), scope=ACTION),))
