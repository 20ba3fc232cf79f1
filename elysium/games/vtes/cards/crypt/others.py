"""Vampires with text of their own that rulings and the rulebook use."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ACTION as ACTION_CARD
from elysium.games.vtes.definitions.language import ALLY, EQUIPMENT, POLITICAL, REACTION, RETAINER, card
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
from elysium.games.vtes.words.actions import must_take, need_not_hunt, you_control_locked_minion
from elysium.games.vtes.words.conditions import card_being_played_is
from elysium.games.vtes.words.effects import abstains, cancel_it, unlock_self
from elysium.games.vtes.words.fighting import additional_strike_each
from elysium.games.vtes.words.shapes import (
    AS_PLAYED,
    DISCARD_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
    bonus,
    during,
    grants_action,
    grants_bleed,
    own_modifier,
)
from elysium.games.vtes.words.special import (
    has_discard_action,
    in_referendum_of_this,
    more_master_actions,
    played_by_vampire_of_predator,
    search_library,
    spend_discard_action,
    this_gains_blood,
    this_is_ready,
)
from elysium.games.vtes.words.targets import ready_vampire

ACTION_CARDS = (ACTION_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)

card("Anson (G1)", statics=(bonus(MASTER_ACTION, 1),))
card("Elen Kamjian (G6)", abilities=(must_take(grants_bleed(+1), you_control_locked_minion(), need_not_hunt()),))
card(
    "Arishat (G6)",
    abilities=(during(POLLING, abstains(), target=ready_vampire(), own=True, blood=1, scope=ACTION),),
)
card(
    "Ayse Dhanial (G6)",
    abilities=(
        during(
            DISCARD_PHASE,
            spend_discard_action(),
            this_gains_blood(1),
            when=(this_is_ready(), has_discard_action()),
            scope=-1,
        ),
    ),
)
card(
    "Chavi Oraczko (G5)",
    statics=(bonus(HAND, 1),),
    abilities=(own_modifier(stealth=1, blood=1, scope=ACTION),),
)
card("Cicatriz (G2)", statics=(bonus(DISCARD_ACTION, 1),))
card(
    "Diana Iadanza (G7)",
    statics=(bonus(BLEED, 1),),
    abilities=(
        during(
            AS_PLAYED,
            cancel_it(0),
            when=(in_referendum_of_this(), card_being_played_is(REACTION)),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
)
card(
    "Isanwayen (G4)",
    statics=(bonus(RESCUE_COST, 1),),
    abilities=(during(MASTER_PHASE, more_master_actions(1), when=(this_is_ready(),), locks=True),),
)
card("Len Konopka (G3)", statics=(bonus(TRANSFER, 1),))
card("Lernean (G4)", abilities=(additional_strike_each(ROUND, blood=1),))
card(
    "Louhi (G4)",
    abilities=(
        during(
            AS_PLAYED,
            cancel_it(0),
            when=(this_is_ready(), card_being_played_is(*ACTION_CARDS), played_by_vampire_of_predator()),
            own=True,
            blood=1,
            scope=TURN,
        ),
    ),
)
card(
    "Qawiyya el-Ghaduba (G5)",
    statics=(bonus(STRENGTH, 2),),
    abilities=(during(MINION_PHASE, unlock_self(), own=True, blood=2),),
)
card("Sakhar (G7)", abilities=(grants_action(search_library("equipment"), stealth=1),))
card("Veejay Vinod (G6)", abilities=(own_modifier(stealth=1, blood=2, scope=ACTION),))
