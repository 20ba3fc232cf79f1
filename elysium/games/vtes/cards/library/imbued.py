"""Convictions and powers of the Imbued. [appendix A.2, A.3]"""

from __future__ import annotations

from elysium.games.vtes.definitions.definition import Clause
from elysium.games.vtes.state import ACTION, INTERCEPT
from elysium.games.vtes.vocabulary.clauses import ANNOUNCED, BLOCK_ATTEMPT, action, card, during
from elysium.games.vtes.vocabulary.conditions import is_, needs_intercept, same
from elysium.games.vtes.vocabulary.effects import burn, lock, unlock
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import ACTOR, HOST, SELF, THIS, imbued, monster

MONSTER_ACTS = is_(ACTOR, monster())


def power(name: str, *abilities: Clause) -> None:
    """An action with 1 stealth; the Imbued unlocks as it succeeds. [VTES-A.3-01 to VTES-A.3-03]"""
    card(
        name,
        basic=action(unlock(SELF), stealth=1, on_self=True),
        abilities=abilities,
        requires=(is_(SELF, imbued()),),
        one_on_minion=name,
    )


card(
    "Second Sight",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(MONSTER_ACTS, needs_intercept(SELF)),
            by=HOST,
            cost=(burn(THIS),),
            scope=ACTION,
            once_each=ACTION,
        ),
        during(
            ANNOUNCED,
            gets(monster(), INTERCEPT, -1, until=ACTION),
            when=(same(ACTOR, SELF),),
            by=HOST,
            cost=(burn(THIS),),
            scope=ACTION,
            once_each=ACTION,
        ),
    ),
)
power(
    "Discern",
    during(
        BLOCK_ATTEMPT,
        gets(SELF, INTERCEPT, until=ACTION),
        when=(MONSTER_ACTS, needs_intercept(SELF)),
        by=HOST,
        cost=(lock(THIS),),
    ),
)
