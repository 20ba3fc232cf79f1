"""Master cards that are played out of turn."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import MASTER, MINION_KINDS
from elysium.games.vtes.state import GAME, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_VOTES,
    BLOCKS_DECLINED,
    POLLING,
    cancel_out_of_turn,
    card,
    out_of_turn,
)
from elysium.games.vtes.vocabulary.conditions import bleed_at_least, bleeding, played_by
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.effects import bar_card_played, burn, fail_referendum, give_back_master_action
from elysium.games.vtes.vocabulary.things import ACTOR, PREDATOR, PREY, YOU, just

card(
    "Archon Investigation",
    out_of_turn(burn(ACTOR), windows=BLOCKS_DECLINED, target=just(ACTOR), when=(bleeding(YOU), bleed_at_least(4))),
)
card("Direct Intervention", cancel_out_of_turn(*MINION_KINDS, anybodys=True))
card(
    "Dark Influences",
    cancel_out_of_turn(*MINION_KINDS, anybodys=True, before=(bar_card_played(),), stays=True),
    keywords="wards-off-cancelling",
)
card("Sudden Reversal", cancel_out_of_turn(MASTER))
card(
    "Wash",
    cancel_out_of_turn(MASTER, when=(played_by(PREY, PREDATOR),), before=(give_back_master_action(),)),
    replace=UNTIL_UNLOCK,
)
card(
    "Vox Domini",
    out_of_turn(fail_referendum(), windows=POLLING | BEFORE_VOTES, when=(during_action("political"),), once_each=GAME),
)
