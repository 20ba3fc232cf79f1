"""Advanced vampires, and what they have besides while they are merged. [section 1.5.6]"""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, INTERCEPT, STEALTH, STRENGTH, VOTES
from elysium.games.vtes.vocabulary.clauses import (
    MASTER_PHASE,
    UNLOCK_PHASE,
    card,
    during,
    grants_action,
    own_modifier,
    when_merged,
)
from elysium.games.vtes.vocabulary.conditions import action_is, directed, is_, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn_blood,
    gain_blood,
    move_blood,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import after, gets, referendum_passes
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FOE,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    clan,
    of,
    older,
    ready,
    retainer,
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
    abilities=(own_modifier(stealth=1, when=(directed(),), cost=(burn_blood(1, SELF),), scope=ACTION),),
    merged=when_merged(
        title="archbishop", city="atlanta", statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(sect("camarilla")))),)
    ),
)
card("Xaviar (G3 ADV)", triggers=(after(referendum_passes(SELF), may(unlock(SELF))),))
card(
    "Sébastien Goulet (G3 ADV)",
    statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & (action_is("recruit") | action_is("employ"))),),
    merged=when_merged(
        abilities=(grants_action(steal(IT), stealth=1, target=ally(of(OTHERS)) | retainer(of(OTHERS))),)
    ),
)
card(
    "Ramona (G2 ADV)",
    abilities=(during(UNLOCK_PHASE, move_blood(1, THIS, IT), target=vampire(ready, of(YOU), clan("gangrel"))),),
    merged=when_merged(abilities=(during(MASTER_PHASE, blood_to_pool(1, THIS, YOU)),)),
)
card(
    "Batsheva (G4 ADV)",
    statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(clan("malkavian")))),),
    merged=when_merged(statics=(gets(SELF, STRENGTH),)),
)
card(
    "Yazid Tamari (G3 ADV)",
    statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & directed()),),
    merged=when_merged(sect="anarch"),
)
card(
    "Boss Callihan (G3 ADV)",
    statics=(gets(SELF, INTERCEPT, -1, when=is_(ACTOR, vampire(sect("sabbat")))),),
    merged=when_merged(title="baron", city="new-york"),
)
