"""Vampires with text of their own that the rulebook names in its rules, examples and rulings."""

from elysium.games.vtes.definitions.language import H_PLAYED, card
from elysium.games.vtes.state import ACTION, BLEED, INTERCEPT, STEALTH
from elysium.games.vtes.words.actions import (
    blocks_political_action,
    changes_others,
    look_at_top,
    may_draw_one_more,
    of_prey_or_predator,
    this_is_ready_and_unlocked,
    this_plays_card_requiring,
    vampire_of_capacity_at_most,
)
from elysium.games.vtes.words.conditions import bleeding_you, during_political_action
from elysium.games.vtes.words.crypts import (
    affordable_uncontrolled_of_prey,
    burn_for_its_blood,
    of_any_clan,
    other_of_clan_with_blood,
    steal_up_to,
    target_blood_to_its_pool,
    target_blood_to_own_uncontrolled,
    uncontrolled_of_prey,
    you_have_uncontrolled_vampire,
)
from elysium.games.vtes.words.effects import abstains, unlock_self
from elysium.games.vtes.words.shapes import DISCARD_PHASE, POLLING, UNLOCK_PHASE, bonus, during, grants_action, trigger
from elysium.games.vtes.words.special import this_is_ready
from elysium.games.vtes.words.targets import ready_vampire

card(
    "Barth (G3)",
    statics=(
        changes_others(
            STEALTH, -1, this_is_ready_and_unlocked(), vampire_of_capacity_at_most(3), of_prey_or_predator()
        ),
    ),
)
card(
    "Ira Rivers (G3)",
    statics=(bonus(INTERCEPT, 1, blocks_political_action()),),
    triggers=(trigger(H_PLAYED, may_draw_one_more(), when=(this_plays_card_requiring("aus"),)),),
)
card(
    "Kurt Densch (G3)",
    statics=(bonus(INTERCEPT, 1),),
    abilities=(during(UNLOCK_PHASE, look_at_top(), own=True),),
)
card(
    "Etrius (G2)",
    statics=(bonus(BLEED, 2),),
    abilities=(grants_action(steal_up_to(3), stealth=1, target=other_of_clan_with_blood("tremere")),),
)
card(
    "Gemini (G3)",
    abilities=(
        during(UNLOCK_PHASE, target_blood_to_its_pool(1), target=uncontrolled_of_prey(1), when=(this_is_ready(),)),
    ),
)
card(
    "Gisela Harden, The Winnower (G2)",
    abilities=(grants_action(burn_for_its_blood(), target=affordable_uncontrolled_of_prey()),),
)
card(
    "Lázár Dobrescu (G2)",
    abilities=(
        grants_action(
            target_blood_to_own_uncontrolled(1),
            target=uncontrolled_of_prey(1),
            when=(you_have_uncontrolled_vampire(),),
        ),
    ),
)
card(
    "Quentin (G2)",
    abilities=(
        during(
            POLLING,
            abstains(),
            target=ready_vampire(),
            when=(during_political_action(),),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
)
card(
    "Ibn Khaldun, Scholar (G4)",
    abilities=(during(DISCARD_PHASE, unlock_self(), own=True, blood=1),),
    keywords="never-uses-cel",
)
card(
    "Matthias (G2)",
    statics=(
        bonus(INTERCEPT, 1),
        changes_others(BLEED, -1, this_is_ready(), of_any_clan("baali", "ministry"), bleeding_you()),
    ),
)
card("Una (G3)", keywords="cheap-combat-for")
