"""Action cards that enter combat."""

from __future__ import annotations

from elysium.games.vtes.state import COMBAT, CONTINUING, MANEUVER, PRESS
from elysium.games.vtes.vocabulary.clauses import action, card, needing
from elysium.games.vtes.vocabulary.control import at_once
from elysium.games.vtes.vocabulary.effects import enter_combat
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    OTHERS,
    SELF,
    blood_at_most,
    locked,
    minion,
    of,
    ready,
    vampire,
    younger,
)

ANY_MINION = minion(ready, of(OTHERS))
LOCKED_MINION = minion(ready, locked, of(OTHERS))

card(
    "Harass",
    action(
        at_once(enter_combat(), gets(SELF, CONTINUING, until=COMBAT)),
        target=vampire(ready, blood_at_most(3), of(OTHERS)) | LOCKED_MINION,
    ),
)
card(
    "Nose of the Hound",
    needing(
        action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), stealth=1, target=LOCKED_MINION), 1, "aus"
    ),
    *(
        needing(
            action(at_once(enter_combat(), gets(SELF, MANEUVER, 2, until=COMBAT)), stealth=1, target=whom),
            level,
            "spi",
        )
        for level, whom in ((1, LOCKED_MINION), (2, ANY_MINION))
    ),
)
card(
    "Sense Death",
    needing(action(enter_combat(), stealth=1, target=vampire(ready, younger(), of(OTHERS))), 1, "ani"),
    needing(action(at_once(enter_combat(), gets(SELF, PRESS, until=COMBAT)), stealth=1, target=ANY_MINION), 1, "val"),
    needing(
        action(
            at_once(enter_combat(), gets(SELF, PRESS, until=COMBAT), gets(SELF, MANEUVER, until=COMBAT)),
            stealth=1,
            target=ANY_MINION,
        ),
        2,
        "val",
    ),
)
