"""Advanced vampires, and what they have besides while they are merged. [section 1.5.6]"""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, STEALTH, STRENGTH, VOTES
from elysium.games.vtes.vocabulary.clauses import (
    UNLOCK_PHASE,
    card,
    during,
    own_modifier,
    when_merged,
)
from elysium.games.vtes.vocabulary.conditions import action_is, directed, is_, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.effects import burn_blood, gain_blood
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FOE,
    IT,
    SELF,
    THIS,
    older,
    ready,
    sect,
    title,
    vampire,
)

card(
    "Jessica (G2 ADV)",
    statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("political")),),
    merged=when_merged(title="archbishop", city="brussels"),
)
card(
    "Maldavis (G3 ADV)",
    statics=(gets(vampire(title("primogen")), VOTES, when=during_action("political") & same(ACTOR, THIS)),),
    merged=when_merged(title="baron", city="chicago"),
)
card(
    "Quentin King III (G3 ADV)",
    merged=when_merged(
        abilities=(
            during(UNLOCK_PHASE, gain_blood(1, IT), target=vampire(ready, older(THIS)), when=(is_(THIS, ready),)),
            own_modifier(bleed=1, when=(during_action("bleed"),), cost=(burn_blood(1, SELF),), scope=ACTION),
        )
    ),
)
card(
    "Dr. Julius Sutphen (G3 ADV)",
    abilities=(own_modifier(stealth=1, when=(directed(),), cost=(burn_blood(1, SELF),)),),
    merged=when_merged(
        title="archbishop", city="atlanta", statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(sect("camarilla")))),)
    ),
)
