"""Vampires for whom cards cost more or less."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ALL_PHASES, BLOOD_PRICE, POOL_PRICE
from elysium.games.vtes.state import ACTION, ACTION_COST, BLEED, INTERCEPT, RESCUES_COST, STEALTH, STRENGTH, TURN
from elysium.games.vtes.vocabulary.clauses import BLOCK_ATTEMPT, card, during, grants_action
from elysium.games.vtes.vocabulary.conditions import action_is, acts_through, directed, has_library, is_, needs_stealth
from elysium.games.vtes.vocabulary.control import if_
from elysium.games.vtes.vocabulary.effects import burn_blood, cancel, enter_combat, lock
from elysium.games.vtes.vocabulary.lasting import after, as_it_plays, gets
from elysium.games.vtes.vocabulary.prices import (
    MANY,
    costs,
    costs_nothing,
    if_locked,
    paid_from_this,
    played,
    played_as,
    played_for,
    played_with,
)
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    PREDATOR,
    PREY,
    RESCUED,
    SELF,
    THIS,
    YOU,
    clan,
    minion,
    of,
    of_type,
    older,
    other,
    ready,
    trait,
    vampire,
)
from elysium.games.vtes.vocabulary.zones import goes_by, requiring_clan, show_top, top_requires

card("Meshenka (G2)", prices=(costs(played(played_with("vic")), -1, by=SELF, currency=BLOOD_PRICE),))
card(
    "Inyanga (G4)",
    statics=(gets(SELF, INTERCEPT),),
    prices=(costs(played(of_type("ally"), requiring_clan("gangrel")), -1, by=SELF),),
)
card(
    "Little Tailor of Prague (G2)",
    statics=(gets(SELF, BLEED),),
    prices=(
        costs(
            played(of_type("ally"), played_for("tzimisce", "vic"))
            | played(of_type("retainer"), played_for("tzimisce", "vic")),
            -1,
            by=SELF,
        ),
    ),
)
card("Dragos (G2)", prices=(costs_nothing(played(played_as("combat")), by=SELF),))
card(
    "Andrew Stuart (G4)",
    triggers=(
        after(
            as_it_plays(SELF, "tha"),
            show_top(),
            if_(top_requires("tha"), [cancel(), burn_blood(1, SELF)]),
            when=(has_library(),),
        ),
    ),
)
card("Ludmijla Rakoczy (G5)", prices=(costs(played(played_with("ani")), -1, by=SELF, currency=BLOOD_PRICE),))
card(
    "Angelique (G6)",
    prices=(
        costs(
            played(played_with("nec")),
            -1,
            by=vampire(clan("harbinger-of-skulls"), of(YOU)),
            currency=BLOOD_PRICE,
            when=(is_(THIS, ready),),
        ),
    ),
)
card(
    "Grimgroth (G6)",
    statics=(gets(SELF, BLEED, 2),),
    prices=(
        costs(
            played(of_type("ally"), goes_by("mage")),
            -2,
            by=vampire(clan("tremere"), of(YOU)),
            currency=POOL_PRICE,
            when=(is_(THIS, ready),),
        ),
    ),
)
card("Adelino Da Silva (G6)", statics=(gets(SELF, RESCUES_COST, -2, when=is_(RESCUED, vampire(older()))),))
card(
    "Nergal (G5)",
    statics=(gets(SELF, BLEED, 2),),
    prices=(costs(played(), -1, by=SELF, currency=BLOOD_PRICE, once=TURN),),
)
card("Regina Blake (G6)", prices=(paid_from_this(costs(played(trait("location")), -1, by=YOU)),))
PLACE = costs(played(trait("location")), -MANY, by=YOU, currency=POOL_PRICE, when=(is_(THIS, ready),))
card(
    "Zelios (G5)",
    statics=(gets(SELF, STRENGTH),),
    prices=(if_locked(paid_from_this(PLACE, whole=True)),),
)
card(
    "Black Annis (G4)",
    abilities=(grants_action(enter_combat(), target=minion(ready, of(PREY, PREDATOR))),),
    statics=(
        gets(SELF, ACTION_COST, when=~action_is("hunt") & ~acts_through(SELF)),
        gets(SELF, STRENGTH),
        gets(SELF, STEALTH),
    ),
)
card(
    "Marcellus (G2)",
    statics=(
        gets(vampire(clan("nosferatu")), ACTION_COST, when=is_(THIS, ready) & action_is("political")),
        gets(SELF, BLEED),
    ),
)
card(
    "Daria (G6)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, vampire(clan("nosferatu"), other(THIS))), needs_stealth()),
            cost=(lock(THIS),),
            phases=ALL_PHASES,
        ),
    ),
    statics=(gets(SELF, ACTION_COST, when=directed()),),
)
card(
    "Tryphosa (G4)",
    statics=(
        gets(vampire(clan("malkavian")), ACTION_COST, when=is_(THIS, ready) & action_is("bleed")),
        gets(vampire(clan("malkavian")), STEALTH, when=is_(THIS, ready) & action_is("bleed")),
    ),
)
