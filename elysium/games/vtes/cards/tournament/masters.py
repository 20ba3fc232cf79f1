"""Master cards and locations."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, INTERCEPT
from elysium.games.vtes.vocabulary.clauses import BLOCK_ATTEMPT, card, during, put_in_play
from elysium.games.vtes.vocabulary.conditions import exists
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import gain_blood, lock
from elysium.games.vtes.vocabulary.lasting import after, gets, hunts
from elysium.games.vtes.vocabulary.things import IT, THAT, THIS, YOU, lacking_intercept, of, ready, sect, vampire

card(
    "The Anarch Free Press",
    put_in_play(),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(IT, INTERCEPT, until=ACTION),
            target=vampire(of(YOU), lacking_intercept, sect("anarch")),
            cost=(lock(THIS),),
        ),
    ),
    triggers=(after(hunts(vampire(sect("anarch"))), may(gain_blood(1, THAT), cost=(lock(THIS),))),),
    requires=(exists(vampire(ready, of(YOU), sect("anarch"))),),
    unique=True,
)
