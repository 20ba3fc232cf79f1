"""Allies and retainers."""

from __future__ import annotations

from elysium.games.vtes.state import COMBAT, ROUND
from elysium.games.vtes.vocabulary.clauses import (
    DODGE,
    any_time,
    card,
    grants_action,
    prevent_each,
    recruit,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import is_
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import burn, enter_combat, lock, unlock
from elysium.games.vtes.vocabulary.lasting import BLOCK, after, cannot, enters_play
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    capacity,
    damage_taken,
    location,
    of,
    ready,
    retainer,
    sect,
    vampire,
)

card(
    "War Ghoul",
    recruit(),
    abilities=(
        prevent_each(1, ROUND, target=damage_taken()),
        grants_action(enter_combat(), target=vampire(ready, of(OTHERS))),
        any_time(burn(IT), target=location(), cost=(lock(THIS), burn(THIS)), in_combat=False),
    ),
    triggers=(after(enters_play(THIS), choose(ally(of(YOU)) | retainer(of(YOU)), burn(CHOSEN))),),
    keywords="ghoul",
    life=5,
    strength=4,
    bleed=0,
)
card(
    "Mylan Horseed",
    recruit(),
    abilities=(
        strikes_for(DODGE, scope=COMBAT),
        grants_action(unlock(IT), stealth=1, target=vampire(ready, ~sect("camarilla"), capacity(least=8))),
    ),
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire())),),
    unique=True,
    keywords="changeling",
    life=1,
    strength=0,
)
