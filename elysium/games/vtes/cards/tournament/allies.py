"""Allies and retainers."""

from __future__ import annotations

from elysium.games.vtes.state import ROUND
from elysium.games.vtes.vocabulary.clauses import any_time, card, grants_action, prevent_each, recruit
from elysium.games.vtes.vocabulary.control import CHOSEN, choose
from elysium.games.vtes.vocabulary.effects import burn, enter_combat, lock
from elysium.games.vtes.vocabulary.lasting import after, enters_play
from elysium.games.vtes.vocabulary.things import (
    IT,
    OTHERS,
    THIS,
    YOU,
    ally,
    damage_taken,
    location,
    of,
    ready,
    retainer,
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
