"""Combat cards and modifiers that stay for a while: what is thrown, what is kept back, who is driven on."""

from __future__ import annotations

from elysium.games.vtes.cards.library.before_range import REWOUND
from elysium.games.vtes.cards.library.common import IN_FIRST_ROUND
from elysium.games.vtes.definitions.language import BLOOD_PRICE
from elysium.games.vtes.state import COMBAT, CONTINUING, ROUND
from elysium.games.vtes.vocabulary.amounts import counters_of
from elysium.games.vtes.vocabulary.clauses import (
    ANNOUNCED,
    DODGE,
    OTHER_STRIKE_AT_ANY_RANGE,
    before_range,
    cancel_in_combat,
    card,
    damaging,
    modifier,
    seldom,
    strike,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import at_range, is_, strike_played, struck_with
from elysium.games.vtes.vocabulary.control import if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_this,
    gain_blood,
    keeps_foes_from,
    press_on,
    prevent_of_strike,
    prevent_strike,
    put_played_card_on,
    wards_off_reactions,
)
from elysium.games.vtes.vocabulary.lasting import (
    USE_EQUIPMENT,
    after,
    any_cancelled,
    cannot,
    combat_ends,
    gets,
    plays_any,
    press_step_begins,
    round_ends,
)
from elysium.games.vtes.vocabulary.prices import costs, if_burned, played, played_as
from elysium.games.vtes.vocabulary.things import (
    FOE,
    HOST,
    SELF,
    THIS,
    ally,
    at_superior,
    controller,
    discipline,
    vampire,
    younger,
)

card(
    "Conquer the Beast",
    basic=before_range(cannot(SELF, USE_EQUIPMENT, until=COMBAT), when=(IN_FIRST_ROUND,), on_self=True),
    superior=before_range(cannot(SELF, USE_EQUIPMENT, until=COMBAT), when=(IN_FIRST_ROUND,), on_self=True),
    counters=3,
    triggers=(
        after(plays_any(), REWOUND),
        after(any_cancelled(), REWOUND),
        after(
            press_step_begins(),
            burn_blood(1, THIS),
            press_on(HOST),
            when=(counters_of(THIS) >= 1, ~is_(THIS, at_superior)),
        ),
        after(
            press_step_begins(),
            burn_blood(1, THIS),
            gets(HOST, CONTINUING, until=ROUND),
            when=(counters_of(THIS) >= 1, is_(THIS, at_superior)),
        ),
        after(combat_ends(HOST), burn_this()),
    ),
)
ESCAPES = if_(
    is_(FOE, vampire(discipline("cel", 1))),
    [may(prevent_strike(FOE), cost=[burn_blood(1, FOE)], by=controller(FOE))],
)
card(
    "Stunt Cycle",
    basic=strike(damaging(3, ranged=True), prevent_of_strike(1), ESCAPES, when=(at_range("long"),)),
    superior=strike(damaging(4, ranged=True), prevent_of_strike(2), ESCAPES, when=(at_range("long"),)),
)
card(
    "Focus the Blood",
    before_range(gain_blood(1, SELF), on_self=True),
    prices=(if_burned(costs(played(played_as("combat")), -1, by=HOST, currency=BLOOD_PRICE)),),
    limit=COMBAT,
)
card(
    "Molotov Cocktail",
    strike(OTHER_STRIKE_AT_ANY_RANGE, put_played_card_on(SELF, unused=True)),
    abilities=(strikes_for(damaging(2, ranged=True, aggravated=True), scope=COMBAT),),
    triggers=(
        after(round_ends(), burn_this(), when=(struck_with(THIS),)),
        after(combat_ends(HOST), burn_this()),
    ),
    keywords="equipment weapon",
)
card(
    "Perfect Clarity",
    basic=modifier(wards_off_reactions("dom", "pre"), windows=ANNOUNCED, as_announced=True),
    superior=modifier(
        wards_off_reactions("dom", "pre"), keeps_foes_from("dom", "pre"), windows=ANNOUNCED, as_announced=True
    ),
)
WEAKER_FOE = is_(FOE, ally() | vampire(younger()))
card(
    "The Jones",
    basic=strike(DODGE, optional_press=True, press_ends=True, when=(WEAKER_FOE,)),
    superior=seldom(cancel_in_combat(WEAKER_FOE, strike_played()), ROUND),
)
