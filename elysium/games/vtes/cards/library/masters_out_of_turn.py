"""Master cards that are played out of turn."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import MASTER, MINION_KINDS, OTHERS_PHASES
from elysium.games.vtes.state import GAME, UNTIL_UNLOCK
from elysium.games.vtes.vocabulary.amounts import pool_of, price_of_saving
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_VOTES,
    BLOCKS_DECLINED,
    POLLING,
    UNLOCK_PHASE,
    WOULD,
    cancel_out_of_turn,
    card,
    during,
    out_of_turn,
)
from elysium.games.vtes.vocabulary.conditions import bleed_at_least, bleeding, exists, has_grudge, played_by
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.effects import (
    bar_card_played,
    bear_grudge,
    burn,
    fail_referendum,
    give_back_master_action,
    steal_pool,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    PHASE_OWNER,
    PREDATOR,
    PREY,
    TARGETED,
    THIS,
    YOU,
    just,
    methuselah,
    other,
    without_pool,
)
from elysium.games.vtes.vocabulary.zones import ANNOUNCED_NUMBER, name_amount

card(
    "Archon Investigation",
    out_of_turn(burn(ACTOR), windows=BLOCKS_DECLINED, target=just(ACTOR), when=(bleeding(YOU), bleed_at_least(4))),
)
TO_BE_SAVED = methuselah(other(YOU), without_pool)
card(
    "Life Boon",
    out_of_turn(
        steal_pool(ANNOUNCED_NUMBER, YOU, TARGETED),
        bear_grudge(THIS, TARGETED),
        names=(name_amount(price_of_saving(TARGETED), pool_of(YOU)),),
        windows=WOULD,
        target=TO_BE_SAVED,
        when=(exists(TO_BE_SAVED),),
        stays=True,
        apart=True,
    ),
    abilities=(
        during(
            UNLOCK_PHASE,
            steal_pool(1, PHASE_OWNER),
            when=(has_grudge(THIS, PHASE_OWNER),),
            phases=OTHERS_PHASES,
        ),
    ),
    keywords="boon takes-victory-point",
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
