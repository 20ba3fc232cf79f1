"""Independent vampires with text of their own."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import LIFE_PRICE
from elysium.games.vtes.state import BLOCK_CARDS, COMBAT, INTERCEPT, STEALTH, TURN
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    PREVENTION,
    card,
    during,
    grants_action,
    maneuver_each,
    press_each,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_requires,
    bleeding,
    directed,
    exists,
    is_,
    succeeded,
    undirected,
)
from elysium.games.vtes.vocabulary.control import may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    cleanse_one,
    end_combat,
    enter_combat,
    heal,
    prevent_damage,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import action_ends, after, bleeds, gets
from elysium.games.vtes.vocabulary.prices import costs, played, strike_card
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HURT,
    IT,
    OTHERS,
    SELF,
    THIS,
    YOU,
    ally,
    clan,
    controller,
    corrupted_by_anybody,
    damage_taken,
    fighting,
    minion,
    of,
    of_type,
    on_one_of,
    opposing,
    other,
    ready,
    trait,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    discard_a,
    discard_at_random,
    goes_by,
    held,
    in_library,
    look_at_hand_of,
    requiring_discipline,
    search,
    take_found,
)

card("Abaddon (G7)", abilities=(maneuver_each(COMBAT), press_each(COMBAT)))
card("Barachiel (G7)", abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),))
card(
    "Castellan (G7)",
    statics=(gets(SELF, INTERCEPT, when=directed()), gets(SELF, INTERCEPT, -1, when=undirected())),
)
card(
    "Dominica (G7)",
    abilities=(
        grants_action(
            search(any_card(in_library(YOU), of_type("master"), goes_by("archetype")), take_found()), stealth=1
        ),
    ),
)
card(
    "Ilonka (G7)",
    triggers=(
        after(
            bleeds(),
            may(look_at_hand_of(controller(ACTOR)), may(discard_at_random(1, controller(ACTOR)))),
            when=(bleeding(YOU), is_(SELF, ready)),
            once=TURN,
        ),
    ),
)
card(
    '"Mother" Anja Giovanni (G6)',
    triggers=(
        after(
            action_ends(vampire(of(YOU), other(), clan("hecata"))),
            may(unlock(ACTOR), cost=(burn_blood(1, SELF),)),
            when=(succeeded(), action_requires("hecata", "obl"), is_(SELF, ready)),
            once=TURN,
        ),
    ),
)

# Others of one's own

card("Seraphina (G7)", abilities=(grants_action(heal(2, IT), stealth=1, target=minion(of(YOU))),))
card(
    "Opikun (G7)",
    abilities=(
        during(
            PREVENTION,
            prevent_damage(2, HURT, normal=True, strikes=True),
            target=damage_taken(normal=True, strikes=True, by=HURT),
            when=(is_(HURT, vampire(fighting, of(YOU))),),
            cost=(burn_blood(1, THIS),),
            scope=COMBAT,
        ),
    ),
)
WRAITH_OR_ZOMBIE = ally(fighting, of(YOU), trait("wraith")) | ally(fighting, of(YOU), trait("zombie"))
card(
    "Tommaso Sforza (G6)",
    abilities=(
        during(
            BEFORE_RANGE,
            end_combat(),
            when=(is_(THIS, ready), exists(WRAITH_OR_ZOMBIE)),
            cost=(burn_blood(1, THIS),),
            scope=TURN,
        ),
    ),
)
card(
    "Talbot (G5)",
    abilities=(
        grants_action(
            enter_combat(),
            stealth=1,
            target=minion(ready, of(OTHERS)),
            when=(exists(any_card(held(YOU), of_type("master"))),),
            names=(discard_a(of_type("master")),),
        ),
    ),
)
card(
    "Aniel (G7)",
    abilities=(
        grants_action(
            cleanse_one(IT),
            stealth=1,
            target=minion(ready, other(), corrupted_by_anybody),
            cost=(burn_blood(1, SELF),),
        ),
        grants_action(
            burn(IT),
            stealth=1,
            target=any_card(on_one_of(minion(ready, other())), requiring_discipline),
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
card(
    "Djeneba (G7)",
    statics=(gets(SELF, STEALTH),),
    prices=(costs(played(strike_card), +1, by=minion(opposing), currency=LIFE_PRICE),),
)
card(
    "Parijat, the Dark Oracle (G6)",
    statics=(
        gets(
            minion(),
            BLOCK_CARDS,
            when=is_(THIS, ready) & is_(ACTOR, ally(trait("wraith")) | ally(trait("zombie"))),
        ),
    ),
)
