"""Vampires whose text is about combat."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE, COMBAT_CARD
from elysium.games.vtes.state import (
    ACTION,
    AGGRAVATED_DAMAGE,
    AGGRAVATED_HANDS,
    BLEED,
    COMBAT,
    FIRST_STRIKE,
    FOE_CANNOT_END,
    HAND,
    IMMUNE_TO,
    INTERCEPT,
    MANEUVER,
    MELEE_DAMAGE,
    NO_ATTACKS,
    PHASE,
    PRESS,
    RANGED_DAMAGE,
    RANGED_THEFT,
    ROUND,
    STRENGTH,
    TURN,
)
from elysium.games.vtes.vocabulary.amounts import PRICE_OF_PLAYED
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    COMBAT_ENDS,
    PREVENTION,
    UNLOCK_PHASE,
    additional_strike_each,
    card,
    damaging,
    during,
    grants_action,
    in_a_round_for,
    maneuver_each,
    maneuvers_for,
    own_modifier,
    press_each,
    prevent_each,
    steal_blood,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    after_round,
    being_played,
    bleeding,
    exists,
    in_round,
    is_,
    same,
    succeeded,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import at_once, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_edge,
    cancel,
    damage,
    enter_combat,
    gain_blood,
    gain_pool,
    move_blood,
    prevent_damage,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    action_ends,
    after,
    bleeds,
    cannot,
    combat_begins,
    fights_blocked,
    gets,
    later,
    turn_ends,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    ATTACKED,
    FOE,
    HURT,
    INFLICTER,
    IT,
    OTHERS,
    PLAYER,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    blood,
    clan,
    controller,
    damage_taken,
    fighting,
    is_prey,
    methuselah,
    minion,
    named,
    of,
    older,
    opposing,
    other,
    ready,
    retainer,
    sect,
    uncontrolled,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import discard_a, goes_by, requiring

# Against whom they fight well or badly

card("Blythe Candeleria (G2)", statics=(gets(SELF, STRENGTH, -1, when=is_(FOE, vampire(clan("malkavian")))),))
card("Lisa Noble (G3)", statics=(gets(SELF, STRENGTH, -1, when=in_round(1)),))
card(
    "Mark Decker (G3)",
    statics=(gets(SELF, STRENGTH), gets(SELF, STRENGTH, when=is_(FOE, goes_by("werewolf")))),
)
card("Selena (G3)", statics=(gets(minion(goes_by("werewolf")), AGGRAVATED_DAMAGE, when=same(FOE, THIS)),))
card("Wise Frog (G6)", statics=(gets(SELF, FIRST_STRIKE, when=is_(FOE, vampire(younger()))),))
card(
    "Oliver Thrace (G3)",
    statics=(gets(SELF, FOE_CANNOT_END, when=is_(FOE, vampire())),),
    abilities=(
        own_modifier(bleed=1, when=(during_action("bleed"),), cost=(discard_a(requiring("tha")),), scope=ACTION),
    ),
)

# Strikes, presses, prevention

card(
    "Céleste Lamontagne (G4)",
    statics=(
        gets(
            SELF,
            INTERCEPT,
            when=is_(ACTOR, vampire(sect("camarilla"))) & exists(any_card(goes_by("gehenna"), of(controller(ACTOR)))),
        ),
    ),
    abilities=(strikes_for(COMBAT_ENDS, when=(is_(FOE, goes_by("werewolf")),)),),
)
card("Goratrix (G2)", statics=(gets(SELF, BLEED),), abilities=(strikes_for(steal_blood(2, ranged=True)),))
card(
    "The unnamed (G6)",
    abilities=(strikes_for(damaging(2, ranged=True, aggravated=True), cost=(burn_blood(1, SELF),)),),
    triggers=(after(bleeds(SELF), may(gain_pool(2))),),
)
card("Omaya (G2)", abilities=(prevent_each(1, COMBAT, target=damage_taken()),))
card("Kazimir Savostin (G3)", triggers=(after(fights_blocked(SELF), gets(SELF, PRESS, until=COMBAT)),))
card(
    "Randall (G4)",
    abilities=(
        during(
            PREVENTION,
            prevent_damage(1, HURT, normal=True),
            target=damage_taken(normal=True, by=HURT),
            when=(is_(HURT, minion(fighting, other(THIS))),),
            cost=(burn_blood(1, THIS),),
            scope=PHASE,
        ),
    ),
)

# Whom they attack

card(
    "Bakr (G5)",
    abilities=(
        grants_action(enter_combat(), stealth=1, target=minion(ready, of(OTHERS)), cost=(burn_blood(1, SELF),)),
    ),
)
card(
    "Lucinde, Alastor (G3)",
    abilities=(
        grants_action(enter_combat(), target=vampire(ready, ~sect("camarilla"), of(OTHERS))),
        during(UNLOCK_PHASE, gain_blood(1, THIS), cost=(burn_edge(),)),
    ),
)
card(
    "Massassi (G4)",
    abilities=(
        grants_action(at_once(enter_combat(), gets(SELF, MANEUVER, until=ROUND)), target=vampire(ready, of(OTHERS))),
    ),
)
card(
    "Nangila Were (G4)",
    statics=(gets(YOU, HAND, when=is_(THIS, ready)),),
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
)

# What hurts them, and how they hurt

card("Carolina Vález (G5)", statics=(gets(SELF, IMMUNE_TO, when=is_(INFLICTER, ally() | retainer())),))
card(
    "Saulot, The Wanderer (G4)",
    statics=(
        gets(SELF, BLEED),
        gets(SELF, STRENGTH),
        gets(SELF, IMMUNE_TO, when=is_(INFLICTER, vampire(clan("baali")))),
    ),
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(2, THIS, IT),
            target=vampire(other(THIS)) | vampire(uncontrolled, of(YOU)),
            when=(is_(THIS, blood()),),
        ),
    ),
)
card(
    "The Dracon (G5)",
    statics=(gets(SELF, BLEED), gets(SELF, STRENGTH, 2), gets(SELF, RANGED_DAMAGE), gets(SELF, RANGED_THEFT)),
    prices=(costs(played(played_with("vic")), -1, by=SELF, currency=BLOOD_PRICE),),
)
card(
    "Jaroslav Pascek (G3)",
    statics=(gets(SELF, INTERCEPT), gets(SELF, MELEE_DAMAGE, 2)),
    abilities=(grants_action(damage(1, vampire(of(PREY), sect("sabbat"))), target=methuselah(is_prey)),),
)
card(
    "Enkidu, The Noah (G4)",
    statics=(gets(SELF, STRENGTH, 2),),
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
    triggers=(
        after(
            action_ends(SELF),
            later(turn_ends(), unlock(SELF), until=TURN),
            when=(succeeded(), action_is("employ")),
        ),
    ),
    keywords="bears-no-equipment",
)
TREMERE = vampire(clan("tremere", "tremere-antitribu"))
card(
    "Reginald Moore (G4)",
    statics=(
        gets(SELF, STRENGTH, when=is_(FOE, TREMERE)),
        cannot(SELF, BLOCK, when=is_(ACTOR, TREMERE)),
        gets(SELF, NO_ATTACKS, when=is_(ATTACKED, TREMERE)),
    ),
)

# Cards that they cancel

card(
    "Watenda (G2)",
    abilities=(
        during(
            AS_PLAYED,
            cancel(),
            when=(being_played(COMBAT_CARD), same(PLAYER, FOE)),
            by=SELF,
            cost=(burn_blood(PRICE_OF_PLAYED, SELF),),
            scope=COMBAT,
        ),
    ),
)

# Claws, presses and further strikes

AGGRAVATED_FOR_BLOOD = in_a_round_for(
    gets(SELF, AGGRAVATED_HANDS, until=ROUND), cost=(burn_blood(1, SELF),), scope=ROUND
)
card("Lady Vadislava (G5)", abilities=(AGGRAVATED_FOR_BLOOD,))
card("Janey Pickman (G4)", abilities=(AGGRAVATED_FOR_BLOOD,))
card(
    "Rurik Rakoczy (G5)",
    statics=(gets(SELF, BLEED, when=exists(vampire(ready, named("Ludmijla Rakoczy")))),),
    abilities=(press_each(COMBAT),),
)
card(
    "Nuriel (G6)",
    statics=(gets(SELF, MELEE_DAMAGE),),
    abilities=(additional_strike_each(COMBAT, when=(in_round(1),)),),
)
card(
    "Ghede (G6)",
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
    prices=(costs(played(played_as("combat"), played_with("ser")), -1, by=SELF, currency=BLOOD_PRICE),),
)
card("Jean Lisle (G6)", abilities=(AGGRAVATED_FOR_BLOOD,))
card(
    "Hektor (G4)",
    statics=(gets(SELF, AGGRAVATED_HANDS), gets(vampire(clan("baali")), BLEED, when=bleeding(YOU))),
)
card(
    "Elimelech the Twice-Damned (G5)",
    statics=(gets(SELF, FIRST_STRIKE), gets(SELF, BLEED), gets(SELF, STRENGTH)),
)
card(
    "Adonai (G2)",
    statics=(gets(SELF, BLEED), gets(SELF, STRENGTH, when=is_(FOE, vampire(clan("tremere"))))),
    abilities=(grants_action(enter_combat(), target=vampire(ready, sect("camarilla"), of(OTHERS))),),
)
card(
    "Anka, Priestess of Thorns (G2)",
    abilities=(grants_action(enter_combat(), target=vampire(ready, clan("lasombra"), of(OTHERS))),),
)
card(
    "Don Cruez, The Idealist (G1)",
    abilities=(maneuvers_for(cost=(burn_blood(1, SELF),), scope=COMBAT),),
)

# In the first round, and against some

card("Federico di Padua (G5)", abilities=(maneuver_each(COMBAT, when=(in_round(1),)),))
card(
    "Antón de Concepción (G4)",
    abilities=(maneuver_each(COMBAT, when=(in_round(1),)),),
)
card(
    "Leo Washington (G4)",
    triggers=(after(combat_begins(SELF), gets(FOE, MANEUVER, until=ROUND), when=(is_(FOE, vampire(older())),)),),
)
card("Rake (G1)", statics=(gets(SELF, STRENGTH, when=is_(FOE, vampire(clan("ventrue")))),))
card(
    "Vardar Vardarian (G4)",
    statics=(gets(vampire(opposing, clan("ministry")), STRENGTH, -1),),
)
card(
    "Lambach (G2)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(in_a_round_for(gets(SELF, AGGRAVATED_HANDS, until=ROUND), cost=(burn_blood(1, SELF),), scope=COMBAT),),
)
card("Lord Leopold Valdemar (G5)", abilities=(strikes_for(steal_blood(2, ranged=True)),))
card(
    "Luca Italicus (G4)",
    abilities=(strikes_for(damaging(2, ranged=True), when=(after_round(1),), scope=ROUND),),
)
