"""Vampires with text of their own that the rulebook uses in its examples."""

from elysium.games.vtes.cards.language import H_PLAYED, card
from elysium.games.vtes.state import INTERCEPT, STEALTH
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
from elysium.games.vtes.words.shapes import UNLOCK_PHASE, bonus, during, trigger

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
