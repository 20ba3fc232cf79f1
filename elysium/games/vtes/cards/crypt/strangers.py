"""Further vampires with text of their own of decks that have won tournaments of late."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE, OTHERS_PHASES
from elysium.games.vtes.state import (
    ACTION,
    AGAINST_COST,
    BLEED,
    BLOCK_COST,
    COMBAT,
    COMBAT_HAND,
    HAND,
    INTERCEPT,
    MANEUVER,
    PHASE,
    RESCUE_COST,
    SILENCED,
    STEALTH,
    STRENGTH,
    TURN,
    UNTIL_UNLOCK,
    VOTES,
)
from elysium.games.vtes.vocabulary.amounts import count, hand_count
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    DODGE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    own_modifier,
    presses_for,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import action_is, exists, is_, none, same, succeeded, turn_of
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import at_once, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn_blood,
    burn_edge,
    burn_pool,
    corrupt,
    discard,
    enter_combat,
    gain_master_action,
    lock,
    make_ready,
    move_blood,
    spend_discard_action,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, action_ends, after, bleeds, cannot, gets
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_with, strike_card
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    BLOCKER,
    DEFENDER,
    FOE,
    IT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    blood,
    clan,
    fighting,
    infernal,
    just,
    location,
    locked,
    methuselah,
    minion,
    of,
    of_black_hand,
    of_type,
    older,
    on_one_of,
    opposing,
    other,
    ready,
    retainer,
    sect,
    titled,
    torpid,
    trait,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.zones import (
    discard_a,
    discard_one_of,
    discarded_pair,
    goes_by,
    look_at_hand_of,
    requiring,
    requiring_clan,
)

# What cards cost, and what they can play

card(
    "Jane Sims (G4)",
    prices=(costs(played(~played_as("combat")), +1, by=SELF, currency=BLOOD_PRICE),),
)
card(
    "Darlene Killian (G5)",
    prices=(costs(played(of_type("ally")) | played(of_type("retainer")), +1, by=SELF, currency=BLOOD_PRICE),),
)
card(
    "Sébastien Goulet (G3)",
    prices=(costs(played(of_type("ally")) | played(of_type("retainer")), -1, by=SELF),),
    abilities=(own_modifier(bleed=1, when=(during_action("bleed"),), cost=(burn_blood(1, SELF),), scope=ACTION),),
)
card(
    "Murat (G2)",
    prices=(
        costs(
            played(played_as("combat"), played_with("ser")),
            +1,
            by=vampire(opposing, clan("ministry")),
            currency=BLOOD_PRICE,
        ),
    ),
)
card(
    "Strohmann (G5)",
    statics=(gets(SELF, BLEED),),
    prices=(
        costs(
            played(played_as("reaction"), played_with("aus")),
            +1,
            currency=BLOOD_PRICE,
            when=(same(ACTOR, THIS),),
        ),
    ),
)
card("Chalcedony (G6)", prices=(costs(played(requiring_clan("gargoyle")), -1, by=SELF),))
card(
    "Marie Faucigny (G3)",
    prices=(costs(played(of_type("equipment"), ~trait("weapon")), -1, by=SELF),),
    abilities=(strikes_for(DODGE, cost=(burn_blood(1, SELF),), scope=COMBAT),),
)
card(
    "Antoinette DuChamp (G2)",
    prices=(
        costs(played(played_as("action"), played_with("cel")), +1, by=SELF, currency=BLOOD_PRICE),
        costs(played(strike_card, played_with("cel")), +1, by=SELF, currency=BLOOD_PRICE),
    ),
)
card("Philip van Vermeer IV (G2)", keywords="as-ventrue")

# Bleeds, stealth, blocks

card(
    "Stravinsky (G2)",
    statics=(
        gets(SELF, BLEED),
        gets(
            SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, younger(THIS), of(DEFENDER), clan("tzimisce")))
        ),
    ),
)
card(
    "Porphyry (G6)",
    statics=(gets(SELF, BLEED, 2, when=action_is("bleed") & exists(location(of(DEFENDER)))),),
)
card(
    "Richard de Worde (G6)",
    triggers=(
        after(
            bleeds(SELF),
            may(look_at_hand_of(DEFENDER), may(discard_one_of(DEFENDER), cost=(burn_blood(1, SELF),))),
        ),
    ),
)
card("Kabede Maru (G5)", statics=(gets(SELF, INTERCEPT, when=action_is("political")),))
card("Kisha Bhimji (G3)", statics=(gets(SELF, STEALTH, -1, when=same(ACTOR, SELF) & ~action_is("hunt")),))
card("Selma the Repugnant (G1)", statics=(gets(SELF, INTERCEPT, when=is_(ACTOR, vampire(clan("nosferatu")))),))
card("Nik (G1)", statics=(gets(vampire(clan("brujah")), INTERCEPT, when=same(ACTOR, THIS)),))
card(
    "Lucita (G2)",
    statics=(gets(vampire(younger(THIS), sect("sabbat")), INTERCEPT, -1, when=same(ACTOR, THIS)),),
)
card("Navar McClaren (G1)", statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire(older()))),))
card(
    "Gwenllian Arwyn (G6)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(BLOCKER, INTERCEPT, -1, until=ACTION),
            when=(same(ACTOR, THIS), is_(BLOCKER, vampire())),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Righteous Endeavor (G5)",
    statics=(
        gets(SELF, INTERCEPT, when=is_(ACTOR, minion(infernal))),
        gets(SELF, STRENGTH, when=is_(FOE, minion(infernal))),
    ),
)
card(
    "Nefertiti (G2)",
    statics=(gets(SELF, BLEED),),
    abilities=(grants_action(corrupt(IT), stealth=1, target=minion(of(PREY)), cost=(burn_blood(1, SELF),)),),
)
card("Mitchell, The Headhunter (G2)", statics=(gets(SELF, RESCUE_COST),))

# Combat

card("Eugene (G4)", abilities=(strikes_for(DODGE, scope=COMBAT),))
card(
    "Baroque (G5)",
    abilities=(
        grants_action(enter_combat(), target=vampire(ready, younger(), ~clan("giovanni", "nosferatu"), of(OTHERS))),
    ),
)
card(
    "Faruq (G2)",
    abilities=(
        grants_action(
            at_once(enter_combat(), gets(SELF, STRENGTH, until=COMBAT)),
            target=vampire(ready, clan("banu-haqim"), of(OTHERS)),
        ),
    ),
)
card(
    'Joe "Boot" Hill (G4)',
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        grants_action(
            at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)),
            stealth=1,
            target=minion(ready, goes_by("werewolf"), of(OTHERS)),
        ),
    ),
)
card(
    "Huang, Blood Cultist (G2)",
    abilities=(
        grants_action(enter_combat(), by=vampire(ready, of(OTHERS), clan("gangrel-antitribu")), target=just(THIS)),
    ),
)
card("Basil (G2)", statics=(gets(vampire(older(THIS)), STRENGTH, when=same(FOE, THIS)),))
card("Velya, The Flayer (G3)", abilities=(presses_for(cost=(discard_a(requiring("aus")),), scope=COMBAT),))
card("Henri Lavenant (G3)", statics=(gets(SELF, COMBAT_HAND),))

# Phases

card(
    "Eric Kressida (G4)",
    abilities=(
        during(DISCARD_PHASE, make_ready(THIS), when=(is_(THIS, torpid),), cost=(burn_edge(),), phases=OTHERS_PHASES),
    ),
)
card(
    "Saul Meira (G5)",
    abilities=(
        during(
            DISCARD_PHASE,
            unlock(IT),
            target=vampire(ready, of_black_hand, locked, other(THIS)),
            by=SELF,
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
ANOTHER_HAND = (ready, of_black_hand, other(THIS))
card(
    "Karif al Numair (G5)",
    statics=(gets(SELF, BLEED), gets(SELF, STRENGTH)),
    abilities=(
        any_time(lock(IT), target=vampire(*ANOTHER_HAND, unlocked), when=(turn_of(YOU),), scope=TURN, group=0),
        any_time(unlock(IT), target=vampire(*ANOTHER_HAND, locked), when=(turn_of(YOU),), scope=TURN, group=0),
    ),
)
card(
    "Nikolaus Vermeulen (G2)",
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(1, THIS, IT),
            target=vampire(uncontrolled, of(YOU), clan("nosferatu")),
            when=(is_(THIS, blood()),),
        ),
    ),
)
card(
    "Huitzilopochtli (G2)",
    statics=(gets(SELF, BLEED),),
    abilities=(during(MASTER_PHASE, gain_master_action(1), when=(is_(THIS, ready),), cost=(burn_pool(1),)),),
)
card(
    "Ayo Igoli (G4)",
    statics=(gets(SELF, VOTES, count(vampire(ready, titled, of(YOU)))),),
    abilities=(
        during(
            DISCARD_PHASE,
            move_blood(2, THIS, IT),
            target=vampire(uncontrolled, of(YOU), sect("laibon")),
            when=(is_(THIS, blood()),),
            cost=(spend_discard_action(),),
            scope=-1,
        ),
    ),
)
card(
    "Baron Dieudonne (G4)",
    triggers=(
        after(
            action_ends(SELF),
            may(unlock(SELF), cost=(burn_blood(1, SELF),)),
            when=(turn_of(YOU), succeeded()),
            once=PHASE,
        ),
    ),
)

# Votes

card(
    "Fabrizia Contreraz (G4)",
    statics=(gets(SELF, VOTES, -2, when=none(vampire(ready, sect("camarilla"), of(PREY)))),),
)
card(
    "Mithras (G6)",
    statics=(
        gets(SELF, BLEED, 2),
        gets(SELF, STRENGTH),
        gets(SELF, VOTES, 2),
        gets(vampire(younger(THIS)), BLOCK_COST, when=same(ACTOR, THIS)),
        gets(vampire(younger(THIS)), AGAINST_COST, when=during_action("political") & same(ACTOR, THIS)),
    ),
)
card(
    "Stefano Giovanni (G2)",
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, until=ACTION),
            when=(during_action("political"),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)

# Those whose texts count for nothing

card(
    "Midget (G3)",
    statics=(gets(retainer(goes_by("animal")), SILENCED, when=same(ACTOR, THIS) | is_(THIS, fighting)),),
)
card(
    "Stanislava (G2)",
    statics=(
        gets(SELF, BLEED, 2),
        cannot(ally(), BLOCK, when=same(ACTOR, THIS)),
        gets(retainer(on_one_of(minion(opposing))), SILENCED),
    ),
)

# Hands

card(
    "Babalawo Alafin (G4)",
    abilities=(
        during(
            UNLOCK_PHASE,
            discard(2),
            if_(discarded_pair(), [gets(methuselah(other(YOU)), HAND, -1, until=UNTIL_UNLOCK)]),
            when=(is_(THIS, ready), hand_count() >= 2),
        ),
    ),
)
