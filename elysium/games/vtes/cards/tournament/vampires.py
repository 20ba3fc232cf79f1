"""Vampires with text of their own."""

from __future__ import annotations

from elysium.games.vtes.state import BLEED, PHASE, STRENGTH, TURN
from elysium.games.vtes.vocabulary.clauses import card
from elysium.games.vtes.vocabulary.conditions import in_phase, is_, succeeded
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, may
from elysium.games.vtes.vocabulary.effects import burn_blood, burn_pool, gain_blood, gain_pool, unlock
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    diablerizes,
    gets,
    is_blocked,
    leaves_ready,
    plays_master,
    referendum_passes,
)
from elysium.games.vtes.vocabulary.things import (
    FOE,
    PREY,
    SELF,
    THAT,
    YOU,
    clan,
    controller,
    of,
    older,
    other,
    ready,
    sect,
    vampire,
)
from elysium.games.vtes.vocabulary.zones import discard_at_random

# What others do

card(
    "Aline Gädeke (G6)",
    triggers=(
        after(
            action_ends(vampire(of(YOU), other(), sect("anarch"))),
            may(unlock(SELF), cost=(burn_blood(1, SELF),)),
            when=(succeeded(), is_(SELF, ready)),
            once=TURN,
        ),
    ),
)
card("Bez Dunsirn (G6)", triggers=(after(leaves_ready(SELF), discard_at_random(2)),))
card(
    "Egidia Arrú (G6)",
    statics=(gets(SELF, STRENGTH),),
    triggers=(after(leaves_ready(FOE), burn_pool(1, controller(THAT))),),
)
card(
    "Lutz von Hohenzollern (G4)",
    statics=(gets(SELF, BLEED, 2),),
    triggers=(after(referendum_passes(), burn_pool(1, PREY), when=(is_(SELF, ready),)),),
)
card("Marialena (G6)", triggers=(after(is_blocked(SELF), burn_blood(1, SELF)),))
card("Marta (G4)", triggers=(after(diablerizes(SELF, vampire(older())), may(gain_blood(1, SELF))),))
card(
    "Matasuntha (G5)",
    statics=(gets(SELF, STRENGTH, 2),),
    triggers=(after(leaves_ready(FOE), may(gain_pool(1))),),
)
card(
    "Nonu Dis (G6)",
    statics=(gets(SELF, BLEED),),
    triggers=(
        after(
            plays_master(),
            choose(vampire(ready, of(YOU), clan("ministry")), gain_blood(1, CHOSEN), optional=True),
            when=(in_phase("master"), is_(SELF, ready)),
            once=PHASE,
        ),
    ),
)
