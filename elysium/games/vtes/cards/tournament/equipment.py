"""Equipment."""

from __future__ import annotations

from elysium.games.vtes.vocabulary.amounts import X, library_size, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import UNLOCK_PHASE, card, during, equip
from elysium.games.vtes.vocabulary.conditions import is_, same
from elysium.games.vtes.vocabulary.lasting import BLOCK, cannot
from elysium.games.vtes.vocabulary.things import ACTOR, HOST, capacity, controller, ready, vampire
from elysium.games.vtes.vocabulary.zones import draw_more, put_under_library

card(
    "Heart of Nizchetus",
    equip(),
    abilities=(
        during(
            UNLOCK_PHASE,
            draw_more(up_to(smaller(3, library_size(controller(HOST))))),
            put_under_library(X),
            when=(is_(HOST, ready),),
            by=controller(HOST),
        ),
    ),
    unique=True,
)
card(
    "The Signet of King Saul",
    equip(),
    statics=(cannot(vampire(capacity(least=8)), BLOCK, when=same(ACTOR, HOST)),),
    unique=True,
)
