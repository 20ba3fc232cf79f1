"""Vampires whose text is about votes and referendums."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    AGAINST_COST,
    BALLOTS,
    BLEED,
    COMBAT,
    DOUBLE_VOTES,
    FOE_CANNOT_END,
    STRENGTH,
    VOTES,
)
from elysium.games.vtes.vocabulary.amounts import ONLY_AGAINST, count
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_VOTES,
    DISCARD_PHASE,
    POLLING,
    card,
    during,
    grants_action,
    press_each,
    steal_blood,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.conditions import exists, is_, same
from elysium.games.vtes.vocabulary.control import EACH, for_each
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_edge,
    call_off_referendum,
    fail_referendum,
    gain_blood,
    gain_pool,
    lock,
    steal,
)
from elysium.games.vtes.vocabulary.lasting import after, gets, referendum_passes, votes_are_counted
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
    infernal,
    named,
    of,
    other,
    ready,
    sect,
    title,
    titled,
    unique,
    vampire,
    voted_against,
)
from elysium.games.vtes.vocabulary.zones import discard_a, requiring

CALLS_IT = during_action("political") & same(ACTOR, THIS)

# Votes of their own

card("Genevieve (G2)", statics=(gets(SELF, VOTES, when=during_action("political")),))
card(
    "Anastasz di Zagreb (G3)",
    statics=(
        gets(
            SELF,
            VOTES,
            -1,
            when=is_(SELF, title("justicar")) & exists(vampire(ready, title("justicar"), other())),
        ),
    ),
    abilities=(strikes_for(steal_blood(1, ranged=True)),),
)
card(
    "Xeper, Sultan of Lepers (G6)",
    statics=(gets(SELF, VOTES, count(vampire(ready, unique, infernal, of(YOU)))),),
    abilities=(grants_action(steal(IT), target=ally(of(OTHERS))),),
)
card(
    "Joseph O'Grady (G3)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, until=ACTION),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Dr. John Dee (G4)",
    statics=(gets(SELF, FOE_CANNOT_END, when=is_(FOE, vampire(clan("ventrue")))),),
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, 2, until=ACTION),
            by=SELF,
            cost=(discard_a(requiring("tha")),),
            scope=ACTION,
        ),
    ),
)

# Referendums that they call, or spoil

card("Armin Brenner (G4)", triggers=(after(referendum_passes(SELF), gain_pool(1)),))
card("De Sade (G5)", statics=(gets(vampire(), AGAINST_COST, when=CALLS_IT),))
card(
    "T.J. (G4)",
    abilities=(
        during(
            BEFORE_VOTES | POLLING,
            call_off_referendum(),
            when=(during_action("political"), is_(ACTOR, vampire(titled, sect("camarilla")))),
            cost=(lock(THIS), burn_blood(2, THIS)),
        ),
    ),
)

card("Rafael de Corazon (G4)", statics=(gets(SELF, BLEED, 2),), keywords="rivals-yield")
card("Gratiano (G2)", statics=(gets(SELF, BLEED), gets(SELF, BALLOTS)))
card(
    "Orlando Oriundus (G4)",
    statics=(gets(SELF, BLEED), gets(vampire(of(YOU)), DOUBLE_VOTES, when=is_(THIS, ready))),
)

# Once the votes are counted

card(
    "Carlak (G5)",
    abilities=(press_each(COMBAT),),
    triggers=(after(votes_are_counted(), gain_blood(ONLY_AGAINST, SELF)),),
)
card(
    "Hartmut Stover (G3)",
    abilities=(during(DISCARD_PHASE, gain_pool(1), cost=(burn_edge(),)),),
    triggers=(after(votes_are_counted(), for_each(vampire(voted_against), burn_blood(1, EACH)), when=(CALLS_IT,)),),
)

# Further votes, and referendums that fail

card(
    "Rebekah (G3)",
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, 2, until=ACTION),
            by=SELF,
            cost=(discard_a(requiring("aus")),),
            scope=ACTION,
        ),
    ),
)
VICTORIA = vampire(ready, of(YOU), named("Victoria Ash (G2)")) | vampire(ready, of(YOU), named("Victoria Ash (G7)"))
card("Tegyrius, Vizier (G6)", statics=(gets(SELF, STRENGTH), gets(SELF, VOTES, 2, when=exists(VICTORIA))))
card(
    "Fakir al Sidi (G4)",
    statics=(gets(SELF, BLEED), gets(SELF, STRENGTH)),
    abilities=(
        during(
            BEFORE_VOTES,
            fail_referendum(),
            when=(during_action("political"),),
            by=SELF,
            cost=(burn_blood(3, SELF),),
            scope=-1,
        ),
        press_each(COMBAT),
    ),
)
