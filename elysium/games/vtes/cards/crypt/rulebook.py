"""Vampires with text of their own that the rulebook names in its rules, examples and rulings."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, BLEED, INTERCEPT, STEALTH
from elysium.games.vtes.vocabulary.amounts import all_blood_of, blood_of, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, POLLING, UNLOCK_PHASE, card, during, grants_action
from elysium.games.vtes.vocabulary.conditions import action_is, bleeding, exists, has_library, is_, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, at_once, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_blood,
    draw,
    look_at_top,
    move_blood,
    top_to_bottom,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import VOTE, after, cannot, gets, plays
from elysium.games.vtes.vocabulary.things import (
    BLOCKER,
    IT,
    PREDATOR,
    PREY,
    SELF,
    THIS,
    YOU,
    blood,
    blood_at_most,
    capacity,
    clan,
    controller,
    crypt_card,
    of,
    other,
    ready,
    uncontrolled,
    unlocked,
    vampire,
)

card(
    "Barth (G3)",
    statics=(
        gets(
            vampire(capacity(most=3), of(PREY, PREDATOR)),
            STEALTH,
            -1,
            when=is_(THIS, ready, unlocked),
        ),
    ),
)
card(
    "Ira Rivers (G3)",
    statics=(gets(SELF, INTERCEPT, when=action_is("political") & same(BLOCKER, SELF)),),
    triggers=(after(plays(SELF, "aus"), if_(has_library(), [may(draw(1))])),),
)
card(
    "Kurt Densch (G3)",
    statics=(gets(SELF, INTERCEPT),),
    abilities=(
        during(
            UNLOCK_PHASE,
            if_(has_library(), [look_at_top(), may(top_to_bottom(), cost=[burn_blood(1, SELF)])]),
            by=SELF,
        ),
    ),
)
card(
    "Etrius (G2)",
    statics=(gets(SELF, BLEED, 2),),
    abilities=(
        grants_action(
            move_blood(up_to(smaller(3, blood_of(IT)), verb="take-blood"), IT, SELF),
            stealth=1,
            target=vampire(clan("tremere"), blood(), other()),
        ),
    ),
)
card(
    "Gemini (G3)",
    abilities=(
        during(
            UNLOCK_PHASE,
            blood_to_pool(1, IT, controller(IT)),
            target=crypt_card(uncontrolled, of(PREY), blood()),
            when=(is_(THIS, ready),),
        ),
    ),
)
card(
    "Gisela Harden, The Winnower (G2)",
    abilities=(
        grants_action(
            at_once(
                burn_blood(blood_of(IT), SELF),
                blood_to_pool(all_blood_of(IT), IT, controller(IT)),
                burn(IT),
            ),
            target=crypt_card(uncontrolled, of(PREY), blood_at_most(blood_of(SELF))),
        ),
    ),
)
card(
    "Lázár Dobrescu (G2)",
    abilities=(
        grants_action(
            choose(vampire(uncontrolled, of(YOU)), move_blood(1, IT, CHOSEN)),
            target=crypt_card(uncontrolled, of(PREY), blood()),
            when=(exists(vampire(uncontrolled, of(YOU))),),
        ),
    ),
)
card(
    "Quentin (G2)",
    abilities=(
        during(
            POLLING,
            cannot(IT, VOTE, until=ACTION),
            target=vampire(ready),
            when=(during_action("political"),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Ibn Khaldun, Scholar (G4)",
    abilities=(during(DISCARD_PHASE, unlock(SELF), by=SELF, cost=(burn_blood(1, SELF),)),),
    keywords="never-uses-cel",
)
card(
    "Matthias (G2)",
    statics=(
        gets(SELF, INTERCEPT),
        gets(vampire(clan("baali", "ministry")), BLEED, -1, when=is_(THIS, ready) & bleeding(YOU)),
    ),
)
card("Una (G3)", keywords="cheap-combat-for")
