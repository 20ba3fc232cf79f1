"""Vampires that bleed, hide or block better than others, or worse."""

from __future__ import annotations

from elysium.games.vtes.state import ACTION, BLEED, BLOCK_COST, INTERCEPT, STEALTH, STRENGTH, TURN
from elysium.games.vtes.vocabulary.clauses import BLOCK_ATTEMPT, WHOLE_ACTION, card, during, own_modifier
from elysium.games.vtes.vocabulary.conditions import action_is, exists, is_, needs_intercept, same
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.effects import burn_blood
from elysium.games.vtes.vocabulary.lasting import after, gets, is_blocked
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    SELF,
    THIS,
    YOU,
    capacity,
    clan,
    of,
    other,
    ready,
    sect,
    title,
    vampire,
    younger,
)

# Bleeds

BLEEDS = during_action("bleed")

card(
    "Otieno (G4)",
    statics=(gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("guruhi")))),),
)
card(
    "Francisco Domingo de Polonia (G2)",
    abilities=(own_modifier(bleed=1, when=(BLEEDS,), cost=(burn_blood(1, SELF),), scope=TURN),),
)
card(
    "Virginie, Prodigy (G4)",
    abilities=(own_modifier(bleed=1, when=(BLEEDS,), cost=(burn_blood(1, SELF),), scope=ACTION),),
)
card(
    "Miguel Santo Domingo (G3)",
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(BLEEDS, is_(ACTOR, vampire(sect("sabbat"), of(YOU), other(THIS)))),
            cost=(burn_blood(1, THIS),),
            scope=ACTION,
        ),
    ),
)

# Stealth

card("Royce (G2)", statics=(gets(SELF, STEALTH, -1, when=action_is("bleed")),))
card(
    "William Biltmore (G3)",
    statics=(gets(SELF, BLEED),),
    abilities=(own_modifier(stealth=1, cost=(burn_blood(1, SELF),), scope=ACTION),),
)
card(
    "Katarina Kornfeld (G3)",
    statics=(gets(SELF, STEALTH, when=exists(vampire(ready, of(YOU), other(THIS), title("prince")))),),
)

# Blocks

card("Tura Vaughn (G1)", statics=(gets(SELF, INTERCEPT, when=is_(ACTOR, vampire(clan("brujah"), other(THIS)))),))
card("David Morgan, The Scourge (G3)", statics=(gets(SELF, INTERCEPT, when=is_(ACTOR, vampire(capacity(most=2)))),))
card(
    "Julio Martinez (G3)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF), is_(ACTOR, vampire(sect("camarilla")))),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=-1,
        ),
    ),
)
card(
    "Dónal O'Connor (G2)", triggers=(after(is_blocked(SELF), burn_blood(1, BLOCKER), when=(is_(BLOCKER, vampire()),)),)
)
card("Dr. Julius Sutphen (G3)", statics=(gets(vampire(younger(THIS)), BLOCK_COST, when=same(ACTOR, THIS)),))
