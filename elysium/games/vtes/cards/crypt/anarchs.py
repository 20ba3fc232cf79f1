"""Anarchs with text of their own."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE
from elysium.games.vtes.state import (
    BLEED,
    BLOCK_COST,
    COMBAT,
    DISCARD_ACTION,
    FOE_CANNOT_END,
    INTERCEPT,
    RANGED_DAMAGE,
    RESCUES_COST,
    STEALTH,
    STRENGTH,
    TURN,
    VOTES,
)
from elysium.games.vtes.vocabulary.amounts import count, pool_of
from elysium.games.vtes.vocabulary.clauses import DISCARD_PHASE, any_time, card, during, grants_action, maneuver_each
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    action_requires,
    exists,
    is_,
    none,
    same,
    succeeded,
    turn_of,
    undirected,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_edge,
    enter_combat,
    gain_blood,
    lock,
    move_onto,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import action_ends, after, gets
from elysium.games.vtes.vocabulary.prices import costs, played, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    FOE,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    corrupted,
    equipment,
    host_of,
    location,
    minion,
    of,
    of_type,
    older,
    on,
    on_one_of,
    other,
    ready,
    retainer,
    sect,
    titled,
    unique,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import goes_by, requiring_clan

# Stealth, intercept, bleed

card("Ariane (G5)", statics=(gets(SELF, STEALTH, -1, when=undirected()),))
card("Martina Srnankova (G6)", statics=(gets(SELF, INTERCEPT, when=action_is("bleed")),))
card("Branimira (G6)", statics=(gets(SELF, INTERCEPT, when=pool_of(YOU) <= 9),))
card(
    "Neserian (G6)",
    statics=(
        gets(SELF, BLEED, -1, when=none(location(of(YOU)))),
        gets(SELF, VOTES, when=exists(location(of(YOU)))),
    ),
)
card("Hesha Ruhadze (G6)", statics=(gets(SELF, BLEED, count(equipment(unique, on(SELF)))),))

# Combat

card(
    "Theo Bell (G6)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
)
card("Saku Pihlajamäki (G6)", abilities=(maneuver_each(COMBAT),))
card(
    "Ragnar Nordstrom (G6)",
    statics=(gets(SELF, STRENGTH, when=is_(FOE, ally()) | is_(FOE, vampire(younger()))),),
    prices=(costs(played(played_with("pro")), -1, by=SELF, currency=BLOOD_PRICE),),
)
card("Mickey Wheeler (G6)", statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(older()))),))
card(
    "Roy (G7)",
    statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(titled))),),
    abilities=(during(DISCARD_PHASE, lock(SELF), when=(is_(SELF, unlocked),), mandatory=True, by=SELF),),
)

# Torpor, unlocking, blood

card("Doc Martina (G7)", statics=(gets(SELF, RESCUES_COST, -1),))
card(
    "The Medic (G5)",
    abilities=(
        any_time(
            gain_blood(1, IT),
            target=vampire(of(YOU), sect("anarch")),
            when=(turn_of(YOU),),
            cost=(burn_edge(),),
            scope=TURN,
        ),
    ),
)

card(
    "Luciano Carvalho (G7)",
    abilities=(
        during(
            DISCARD_PHASE,
            choose(vampire(of(YOU), other(host_of(IT))), move_onto(IT, CHOSEN)),
            target=retainer(goes_by("animal"), on_one_of(vampire(of(YOU)))),
            when=(exists(vampire(of(YOU)), 2),),
        ),
    ),
)

# Phases

card("Sreelekha (G7)", statics=(gets(SELF, BLEED), gets(SELF, DISCARD_ACTION)))

# After actions, equipment, allies

card(
    "Keegan (G6)",
    triggers=(after(action_ends(SELF), may(unlock(SELF)), when=(succeeded(), action_requires("gangrel")), once=TURN),),
)
card(
    "Saankaláxt (G6)",
    abilities=(grants_action(steal(IT), target=equipment(of(OTHERS)), cost=(burn_blood(1, SELF),)),),
)
card(
    "Máddji, Mistress of Szlachtas (G6)",
    prices=(
        costs(
            played(of_type("ally"), requiring_clan("tzimisce"))
            | played(of_type("retainer"), requiring_clan("tzimisce")),
            -1,
            by=SELF,
        ),
    ),
)
card("Noluthando (G7)", statics=(gets(SELF, RANGED_DAMAGE),))

# Corruption counters

card(
    "Faruq Abd al-Qadir (G6)",
    statics=(gets(SELF, STRENGTH), gets(SELF, FOE_CANNOT_END, when=is_(FOE, minion(corrupted())))),
)
card("Sergio Bueno (G6)", statics=(gets(minion(corrupted()), BLOCK_COST, when=same(ACTOR, THIS)),))
