"""What several modules of library cards say alike."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, COMBAT, MANEUVER
from elysium.games.vtes.vocabulary.clauses import BLOCK_ATTEMPT, DECIDE_BLOCK
from elysium.games.vtes.vocabulary.conditions import bleeding, directed_at, in_round, is_
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import either
from elysium.games.vtes.vocabulary.effects import set_range
from elysium.games.vtes.vocabulary.lasting import BLOCK, blocks, cannot, gets, later
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    FOE,
    SELF,
    YOU,
    controller,
    follows,
    methuselah,
    other,
    sect,
    vampire,
)

FOE_IS_VAMPIRE = is_(FOE, vampire())
SETS_RANGE = either((set_range("close"),), (set_range("long"),))
ANARCH = is_(SELF, sect("anarch"))
IN_FIRST_ROUND = in_round(1)
CAINE = is_(SELF, follows("caine"))
BLEEDING = during_action("bleed")
VOTING = during_action("political")
OF_POWER = is_(SELF, follows("power-and-the-inner-voice"))
OF_CATHARI = is_(SELF, follows("cathari"))
ANOTHER = methuselah(other(YOU), other(controller(ACTOR)))
"""Whom else a bleed can be turned to. [VTES-6.1.1-03]"""

FAILS = cannot(BLOCKER, BLOCK, until=ACTION)
"""The attempt, and every further one of the same minion."""

BLEEDING_YOU = bleeding(YOU)
IF_IT_BLOCKS = later(blocks(SELF), gets(SELF, MANEUVER, until=COMBAT), until=ACTION)
AT_YOU = directed_at(YOU)
ATTEMPTS = DECIDE_BLOCK | BLOCK_ATTEMPT
