"""Combat cards for the end of a round, of the combat or of the loser."""

from __future__ import annotations

from elysium.games.vtes.cards.library.common import CAINE
from elysium.games.vtes.state import COMBAT, ROUND, STRENGTH, TURN
from elysium.games.vtes.vocabulary.amounts import counters_of, lost_by
from elysium.games.vtes.vocabulary.clauses import any_time, at_round_end, card, forestall, grants_action, needing
from elysium.games.vtes.vocabulary.conditions import (
    at_range,
    by_vampire,
    combat_would_end,
    inflicted_more,
    is_,
    no_combat_queued,
    not_about_to_end,
    would_fall,
)
from elysium.games.vtes.vocabulary.control import afterwards, if_, instead
from elysium.games.vtes.vocabulary.effects import (
    add_counters,
    burn_blood,
    burn_this,
    combat_is_ending,
    damage,
    diablerize,
    enter_combat,
    gain_blood,
    go_to_torpor,
    start_round,
)
from elysium.games.vtes.vocabulary.lasting import HUNT_AT_ALL, cannot, gets
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    FOE,
    HOST,
    IT,
    SELF,
    THIS,
    YOU,
    able_to_diablerize,
    anywhere,
    at_superior,
    blood,
    controller,
    just,
    of,
    ready,
    room_for_this,
    uncontrolled,
    vampire,
    younger,
)

WON = inflicted_more(SELF, FOE)
DISARMS = at_round_end(
    go_to_torpor(FOE),
    target=just(FOE),
    stays=True,
    when=(at_range("close"), WON, is_(FOE, vampire(room_for_this))),
)
card(
    "Disarm",
    basic=DISARMS,
    superior=DISARMS,
    abilities=(any_time(burn_this(), cost=(burn_blood(3, HOST),), by=controller(HOST)),),
    statics=(
        gets(HOST, STRENGTH, -1, when=~is_(THIS, at_superior)),
        gets(HOST, STRENGTH, -2, when=is_(THIS, at_superior)),
    ),
    one_on_minion="Disarm",
)
card(
    "Amaranth",
    forestall(instead(diablerize(FOE)), when=(is_(SELF, able_to_diablerize), would_fall(FOE))),
)
card(
    "Street Cred",
    basic=at_round_end(gain_blood(1, IT), target=vampire(younger(), uncontrolled, of(YOU)), when=(WON,)),
    superior=at_round_end(gain_blood(2, IT), target=vampire(younger(), uncontrolled, of(YOU)), when=(WON,)),
    limit=TURN,
)
card(
    "Taste of Vitae",
    at_round_end(gain_blood(lost_by(FOE), SELF), when=(by_vampire(), is_(FOE, vampire(anywhere)))),
    limit=ROUND,
)
card(
    "Pulled Fangs",
    at_round_end(
        damage(1, FOE),
        target=just(FOE),
        stays=True,
        when=(at_range("close"), WON, is_(FOE, vampire(room_for_this))),
    ),
    abilities=(
        grants_action(
            add_counters(1, THIS),
            if_(counters_of(THIS) >= 2, [burn_this()]),
            stealth=1,
            by=vampire(ready, of(ACTIVE)),
        ),
    ),
    statics=(cannot(HOST, HUNT_AT_ALL),),
    one_on_minion="Pulled Fangs",
)
MARKS_QUARRY = at_round_end(combat_is_ending(), target=just(FOE), stays=True, when=(combat_would_end(),))
STAYS_ON_QUARRY = at_round_end(
    burn_blood(1, SELF),
    start_round(),
    when=(is_(SELF, blood()), combat_would_end(), no_combat_queued(), not_about_to_end()),
)
card(
    "Hunting the Quarry",
    needing(MARKS_QUARRY, 1, "cel"),
    needing(MARKS_QUARRY, 1, "tha"),
    needing(STAYS_ON_QUARRY, 2, "cel"),
    needing(STAYS_ON_QUARRY, 2, "tha"),
    abilities=(
        grants_action(
            enter_combat(IT),
            stealth=1,
            target=just(HOST),
            by=vampire(ready, of(YOU)),
            names=(afterwards(burn_this()),),
        ),
    ),
    keywords="stays-yours",
    limit=COMBAT,
    requires=(CAINE,),
)
