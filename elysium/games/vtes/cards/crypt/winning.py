"""Vampires with text of their own of decks that have won tournaments of late."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE, COMBAT_CARD, MINION_KINDS, POOL_PRICE
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, HAND, PAST_GEHENNA, STEALTH, STRENGTH, TURN
from elysium.games.vtes.vocabulary.amounts import count, hand_count, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    AS_PLAYED,
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    in_a_round_for,
    press_each,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    action_requires,
    being_played,
    exists,
    in_phase,
    in_round,
    is_,
    needs_stealth,
    same,
    turn_of,
    undirected,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, afterwards, choose, for_each, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    cancel,
    draw_up,
    lock,
    make_ready,
    move_blood,
    search_library,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import (
    BLOCK,
    after,
    cannot,
    enters_play,
    fails_to_block,
    gets,
    is_blocked,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_for, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    FOE,
    IT,
    OTHERS,
    PLAYER,
    PREDATOR,
    PREY,
    SELF,
    THAT,
    THEY,
    THIS,
    YOU,
    ally,
    blood,
    clan,
    controller,
    controls,
    fighting,
    location,
    locked,
    methuselah,
    minion,
    named,
    of,
    of_type,
    older,
    other,
    ready,
    requiring_sect,
    title,
    torpid,
    uncontrolled,
    vampire,
    wounded,
    younger,
)
from elysium.games.vtes.vocabulary.zones import (
    discard_a,
    goes_by,
    look_at_hand_of,
    put_under_library,
)

# What cards cost

card(
    "Walker Grimes (G5)",
    prices=(costs(played(of_type("master")), +1, by=YOU, at=THIS, currency=POOL_PRICE),),
)
card("Badr, Shadow of Granada (G5)", prices=(costs(played(played_with("obt")), -1, by=SELF, currency=BLOOD_PRICE),))
card(
    "Sajid al Misbah (G5)",
    prices=(costs(played(played_with("qui")), -1, by=SELF, currency=BLOOD_PRICE),),
    statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire(older()))),),
)
card(
    "Dr. Oliver Genet (G6)",
    prices=(
        costs(
            played(of_type("ally"), played_for("giovanni", "nec"))
            | played(of_type("retainer"), played_for("giovanni", "nec")),
            -1,
            by=SELF,
        ),
    ),
)
card(
    "Conrad Adoula (G4)",
    prices=(
        costs(
            played(played_as("reaction")),
            +1,
            by=vampire(younger(THIS)),
            currency=BLOOD_PRICE,
            when=(same(ACTOR, THIS),),
        ),
    ),
)
card("Black Cat (G1)", prices=(costs(played(of_type("equipment")), -1, by=SELF, currency=POOL_PRICE),))
card(
    "Montano (G3)",
    statics=(gets(SELF, BLEED),),
    prices=(costs(played(played_with("obt")), -1, by=SELF, currency=BLOOD_PRICE),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(is_(ACTOR, minion(of(YOU))), needs_stealth()),
            cost=(burn_blood(1, THIS),),
            scope=ACTION,
        ),
    ),
)

# Stealth, bleed and hands

card("Andrea Giovanni (G2)", statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_requires("", "nec")),))
card(
    "Onaedo (G4)",
    statics=(
        gets(
            SELF,
            STEALTH,
            when=same(ACTOR, SELF) & action_is("diablerie") & exists(vampire(ready, named("Otieno (G4)"))),
        ),
    ),
)
card(
    "Guillaume Giovanni (G4)",
    statics=(
        gets(YOU, HAND, count(location(of(YOU))), when=is_(THIS, ready)),
        gets(SELF, STEALTH, when=action_is("recruit") | action_is("employ")),
    ),
)
card(
    "Vasilis, The Traitor of Don Cruez (G2)",
    statics=(
        gets(
            vampire(clan("giovanni")),
            BLEED,
            when=is_(THIS, ready) & action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("brujah"))),
        ),
    ),
)
card(
    "Jacob Fermor (G4)",
    statics=(gets(minion(goes_by("werewolf"), of(YOU)), BLEED, when=is_(THIS, ready)),),
    abilities=(press_each(COMBAT),),
)

# Blocks

card(
    "Iris Bennett (G5)",
    triggers=(
        after(
            is_blocked(SELF),
            may(look_at_hand_of(YOU, controller(BLOCKER)), by=controller(BLOCKER)),
            when=(is_(BLOCKER, vampire(older())),),
        ),
    ),
)
card(
    "Spleen, Georgio Gutterpunk (G2)",
    triggers=(after(is_blocked(SELF), burn_blood(1, SELF), when=(is_(BLOCKER, vampire(older())),)),),
)
card(
    "Gracis Nostinus (G3)",
    triggers=(after(fails_to_block(vampire(younger())), afterwards(lock(THAT)), when=(same(ACTOR, SELF),)),),
)

# Combat

card("Charles Delmare (G5)", abilities=(press_each(COMBAT),))
card(
    "Gabriel Tremblay (G6)",
    statics=(gets(SELF, STEALTH, -1),),
    abilities=(
        in_a_round_for(gets(SELF, STRENGTH, until=COMBAT), cost=(discard_a(requiring_sect("anarch")),), scope=COMBAT),
    ),
)
card(
    "Alcoan (G6)",
    abilities=(
        during(
            BEFORE_RANGE,
            look_at_hand_of(controller(FOE)),
            when=(is_(THIS, fighting), in_round(1), is_(FOE, ally() | vampire(younger(THIS)))),
            by=SELF,
            scope=COMBAT,
        ),
    ),
)
card(
    "Asguresh (G5)",
    abilities=(
        during(
            AS_PLAYED,
            cancel(pays=False),
            when=(being_played(COMBAT_CARD), same(PLAYER, FOE)),
            by=SELF,
            scope=COMBAT,
        ),
    ),
)
card(
    "Khalu (G3)",
    abilities=(
        during(
            AS_PLAYED,
            cancel(pays=False),
            when=(being_played(*MINION_KINDS), is_(PLAYER, minion(of(PREDATOR, PREY)))),
            cost=(burn_blood(5, THIS),),
            scope=-1,
        ),
    ),
)

# Phases

card(
    "Alabástrom (G6)",
    abilities=(
        any_time(
            unlock(IT),
            target=vampire(ready, of(YOU), clan("gargoyle"), locked, other(THIS)),
            when=(turn_of(YOU), is_(THIS, ready)),
            scope=TURN,
        ),
    ),
)
card(
    "Sri Sansa (G6)",
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(1, IT, THIS),
            target=ally(of(YOU), goes_by("mortal")) | ally(of(YOU), goes_by("mage")),
            group=0,
        ),
        during(
            UNLOCK_PHASE,
            move_blood(1, THIS, IT),
            target=ally(of(YOU), goes_by("mortal"), wounded) | ally(of(YOU), goes_by("mage"), wounded),
            when=(is_(THIS, blood()),),
            group=0,
        ),
    ),
)
card(
    "The Baron (G2)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            UNLOCK_PHASE,
            for_each(methuselah(controls(vampire(ready, clan("giovanni"))), other(YOU)), look_at_hand_of(THEY)),
            when=(is_(THIS, ready), exists(vampire(ready, clan("giovanni"), of(OTHERS)))),
        ),
    ),
)
card(
    "Nehemiah (G4)",
    abilities=(during(UNLOCK_PHASE, put_under_library(up_to(smaller(2, hand_count()))), draw_up()),),
    keywords="never-uses-cel",
)
card(
    "Venere Carboni (G3)",
    abilities=(
        during(UNLOCK_PHASE, make_ready(THIS), when=(is_(THIS, torpid),), by=SELF, cost=(burn_blood(1, SELF),)),
    ),
)
card(
    "Paulo de Castille (G4)",
    triggers=(
        after(
            enters_play(SELF),
            choose(vampire(uncontrolled, of(YOU), clan("lasombra")), move_blood(1, SELF, CHOSEN), optional=True),
            when=(in_phase("influence"), exists(vampire(uncontrolled, of(YOU), clan("lasombra")))),
        ),
    ),
)
card("Cristos Mantigo (G3)", abilities=(grants_action(search_library("equipment"), stealth=1),))
card(
    "Karen Suadela (G5)",
    statics=(gets(SELF, PAST_GEHENNA, when=is_(SELF, title("prince"))), gets(SELF, STEALTH, when=undirected())),
)
