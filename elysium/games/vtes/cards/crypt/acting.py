"""Vampires whose text is about actions: bleeds, stealth, blocks, and actions of their own."""

from __future__ import annotations

from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    BLOCK_COST,
    BLOCKS_ANYBODY,
    HAND,
    INTERCEPT,
    PHASE,
    RESCUES_COST,
    STEALTH,
    STRENGTH,
    TURN,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.vocabulary.amounts import blood_of, smaller, up_to
from elysium.games.vtes.vocabulary.clauses import (
    BLOCK_ATTEMPT,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    during,
    grants_action,
    own_modifier,
)
from elysium.games.vtes.vocabulary.conditions import (
    action_is,
    bleeding,
    directed,
    directed_at,
    exists,
    has_crypt,
    has_library,
    in_phase,
    is_,
    needs_intercept,
    none,
    same,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_pool,
    crypt_top_out_of_game,
    draw,
    fail_action,
    gain_blood,
    join_black_hand,
    lock,
    move_blood,
    move_onto,
    remove,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import BLOCK, UNLOCK, after, bleeds, cannot, gets, hunts, is_burned
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    BLOCKER,
    DEFENDER,
    IT,
    OTHERS,
    PREDATOR,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    blood,
    capacity,
    clan,
    corrupted,
    equipment,
    infernal,
    just,
    location,
    locked,
    minion,
    named,
    of,
    of_black_hand,
    other,
    ready,
    retainer,
    sect,
    target_of_action,
    title,
    titled,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    burn_from_library,
    discard_a,
    goes_by,
    in_library,
    put_found_on,
    reorder_top,
    requiring,
    search,
    teaching,
)

# Bleeding whom

card(
    "Martin Franckel (G3)",
    statics=(
        gets(
            SELF,
            BLEED,
            -1,
            when=action_is("bleed") & none(vampire(ready, of(DEFENDER), clan("tremere", "tremere-antitribu"))),
        ),
    ),
)
card(
    "Queen Anne (G2)",
    statics=(
        gets(SELF, BLEED),
        gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("tremere")))),
    ),
)
card(
    "Maldavis (G3)",
    statics=(gets(SELF, BLEED, -1, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), title("primogen")))),),
    abilities=(
        grants_action(
            burn_blood(1, THIS), stealth=1, by=vampire(ready, of(ACTIVE), title("primogen")), target=just(THIS)
        ),
    ),
)
card("Bethany Ray (G5)", statics=(gets(vampire(clan("toreador", "toreador-antitribu")), BLEED, when=bleeding(YOU)),))
card(
    "Marcus Vitel (G3)",
    statics=(
        gets(
            vampire(sect("sabbat"), of(YOU)),
            BLEED,
            when=is_(THIS, ready, title("prince"))
            & action_is("bleed")
            & exists(vampire(ready, sect("camarilla"), of(DEFENDER))),
        ),
    ),
    abilities=(grants_action(burn(IT), stealth=1, target=retainer(of(OTHERS))),),
)

# Bleeding for more

BLEEDS = during_action("bleed")

card(
    "The Horde (G6)",
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(BLEEDS, is_(ACTOR, minion(infernal, other(THIS)))),
            cost=(lock(THIS),),
        ),
    ),
)
card(
    "Anu Diptinatpa (G6)",
    abilities=(
        during(
            WHOLE_ACTION, gets(ACTOR, BLEED, until=ACTION), when=(BLEEDS,), cost=(burn_blood(1, THIS),), scope=ACTION
        ),
    ),
)
card(
    "Victoria Ash (G7)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, until=ACTION),
            when=(is_(THIS, ready), BLEEDS, is_(ACTOR, vampire(clan("banu-haqim")))),
            cost=(discard_a(),),
            scope=ACTION,
        ),
    ),
)
card(
    "Mina Grotius (G3)",
    abilities=(own_modifier(bleed=1, when=(BLEEDS,), cost=(burn_blood(1, SELF),), scope=ACTION),),
    triggers=(after(is_burned(vampire(of(PREY, PREDATOR))), gain_blood(3, SELF)),),
)

# After a bleed or a hunt

card(
    "Hecate (G5)",
    triggers=(after(bleeds(SELF), if_(has_library(DEFENDER), [may(burn_from_library(1, DEFENDER))])),),
)
card(
    "Zygodat (G4)",
    triggers=(after(bleeds(SELF), if_(has_library(DEFENDER), [may(burn_from_library(2, DEFENDER))])),),
)
card(
    "Lubomira Hradok (G5)",
    triggers=(
        after(
            bleeds(SELF),
            cannot(SELF, UNLOCK, until=UNTIL_UNLOCK),
            when=(exists(vampire(ready, titled, of(DEFENDER))),),
        ),
    ),
)
card("Eddie Gaines (G3)", triggers=(after(hunts(SELF), cannot(SELF, UNLOCK, until=UNTIL_UNLOCK)),))

# Stealth and intercept

card("Zöe (G2)", statics=(gets(SELF, STEALTH, -1, when=during_action("hunt")),))
card("Christine Boscacci (G2)", statics=(gets(SELF, INTERCEPT, -1, when=action_is("bleed")),))
card(
    "Annabelle Triabell (G6)",
    statics=(gets(vampire(clan("toreador"), of(YOU), other(THIS)), STEALTH, when=is_(THIS, locked)),),
)
card(
    "Persia, The Beautiful Statue (G3)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Maris Streck (G3)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(BLOCKER, INTERCEPT, until=ACTION),
            when=(needs_intercept(BLOCKER),),
            cost=(burn_blood(1, THIS),),
            scope=-1,
        ),
        grants_action(reorder_top(5), stealth=1),
    ),
)
card(
    "Paul Cordwood (G4)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            crypt_top_out_of_game(YOU),
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF), has_crypt()),
            by=SELF,
            scope=ACTION,
            group=0,
        ),
        own_modifier(crypt_top_out_of_game(YOU), stealth=1, when=(has_crypt(),), scope=ACTION, group=0),
    ),
)

# Who cannot block them, or pays for it

card(
    "Aisling Sturbridge (G2)",
    statics=(cannot(vampire(younger(THIS), clan("tremere")), BLOCK, when=same(ACTOR, THIS)),),
)
card(
    "Nakhthorheb (G4)",
    statics=(gets(SELF, STRENGTH), cannot(minion(corrupted()), BLOCK, when=same(ACTOR, THIS))),
    abilities=(any_time(unlock(THIS), when=(in_phase("minion"), is_(THIS, locked)), scope=PHASE),),
)
card(
    "Hafsa, The Watcher (G5)",
    statics=(
        gets(vampire(sect("camarilla")), BLOCK_COST, when=same(ACTOR, THIS)),
        gets(vampire(clan("banu-haqim")), BLEED, when=bleeding(YOU)),
    ),
)

# Actions against them

card(
    "Edward Vignes (G3)",
    abilities=(
        during(
            WHOLE_ACTION & ~BLOCK_ATTEMPT,
            fail_action(),
            when=(is_(THIS, target_of_action), directed_at(YOU)),
            cost=(discard_a(requiring("dom")),),
            scope=-1,
        ),
    ),
)

# Actions of their own

card(
    "Annazir (G5)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        grants_action(burn(IT), target=location(of(OTHERS)), scope=TURN, group=0),
        grants_action(steal(IT), target=equipment(of(OTHERS)), scope=TURN, group=0),
    ),
)
card(
    "Gabrielle di Righetti (G5)",
    abilities=(grants_action(move_blood(2, IT, SELF), stealth=1, target=minion(ready, of(OTHERS))),),
)
card(
    "Xipe Totec (G5)",
    statics=(gets(SELF, STRENGTH),),
    abilities=(
        grants_action(
            steal(IT), stealth=1, target=ally(of(OTHERS)) | retainer(of(OTHERS)), cost=(burn_blood(1, SELF),)
        ),
    ),
)
card("La Viuda Blanca (G6)", abilities=(grants_action(draw(up_to(2)), stealth=1),))
card(
    "Malgorzata (G4)",
    abilities=(
        grants_action(
            choose(vampire(uncontrolled, of(YOU), other(IT)), remove(CHOSEN), gain_blood(4, IT)),
            stealth=1,
            target=vampire(uncontrolled, of(YOU)),
            when=(exists(vampire(uncontrolled, of(YOU)), 2),),
        ),
    ),
)
card("Frondator (G4)", statics=(gets(SELF, RESCUES_COST, -1),))

# Of the Black Hand

card(
    "Mateusz Kazimirski, Biker of Blood (G6)",
    abilities=(
        grants_action(
            join_black_hand(SELF),
            stealth=1,
            when=(is_(SELF, sect("sabbat"), ~of_black_hand),),
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
card(
    "Olga Triminov (G3)",
    abilities=(
        grants_action(
            steal(THIS), by=vampire(ready, of(OTHERS), of_black_hand), target=just(THIS), cost=(burn_pool(1),)
        ),
    ),
)

# Whom they may block, and what others learn by them

card(
    "Anneke (G1)",
    statics=(gets(SELF, BLEED), gets(SELF, BLOCKS_ANYBODY, when=is_(ACTOR, vampire(of(OTHERS))))),
)
card(
    "Lord Ashton (G3)",
    abilities=(
        grants_action(
            search(any_card(in_library(YOU), teaching("ani", "for", "pro")), put_found_on()),
            stealth=1,
            by=vampire(ready, of(ACTIVE), clan("gangrel"), other(THIS)),
        ),
    ),
)
card(
    "Jayne Jonestown (G4)",
    statics=(
        gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("hunt")),
        gets(SELF, STEALTH, -1, when=same(ACTOR, SELF) & ~action_is("hunt")),
    ),
    abilities=(
        during(
            UNLOCK_PHASE,
            choose(vampire(ready), move_onto(IT, CHOSEN)),
            target=any_card(named("Society of Leopold")),
            when=(is_(THIS, ready),),
        ),
    ),
)

# Bleeds and stealth of others and of their own

card("Sha-Ennu (G4)", statics=(gets(SELF, BLEED, 2), cannot(vampire(capacity(most=3)), BLOCK, when=same(ACTOR, THIS))))
card(
    "Stephen Bateson (G5)",
    statics=(
        gets(SELF, STEALTH),
        gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("tremere")))),
    ),
)
card(
    "Ranjan Rishi, Camarilla Scholar (G2)",
    statics=(gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("brujah")))),),
)
card("Freddy Gage (G5)", statics=(gets(vampire(titled), BLEED, when=bleeding(YOU)),))
card("Abiku (G4)", statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("hunt")),))
card("Rosa Hernández (G4)", statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("employ")),))
card(
    "Suhailah (G2)",
    statics=(
        gets(SELF, BLEED),
        gets(SELF, STEALTH, when=same(ACTOR, SELF) & exists(vampire(ready, of(PREY), title("prince", "justicar")))),
    ),
)
card(
    "Mélusine d'Anjou (G5)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(BLOCKER, INTERCEPT, -2, until=ACTION),
            when=(same(ACTOR, THIS), is_(BLOCKER, vampire(younger(THIS)))),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card(
    "Andreas, The Bard of Crete (G1)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=TURN,
        ),
    ),
)
card(
    "Thucimia (G4)",
    statics=(gets(YOU, HAND),),
    abilities=(own_modifier(gets(YOU, HAND, -2, until=UNTIL_UNLOCK), bleed=1, when=(BLEEDS,), scope=ACTION),),
)

# Further actions of their own

card(
    "Victoria Ash (G2)",
    abilities=(grants_action(lock(IT), stealth=1, target=vampire(ready, younger(), unlocked, of(OTHERS))),),
)
card(
    "François Villon (G2)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        grants_action(
            move_blood(up_to(smaller(2, blood_of(IT)), verb="take-blood"), IT, SELF),
            stealth=1,
            target=vampire(younger(), of(OTHERS), blood()),
        ),
    ),
)
card(
    "Abdelsobek (G5)",
    abilities=(
        grants_action(
            unlock(IT),
            stealth=1,
            target=vampire(of(YOU), locked) | ally(of(YOU), goes_by("mummy"), locked),
            scope=TURN,
            group=0,
        ),
        grants_action(unlock(SELF), stealth=1, scope=TURN, group=0),
    ),
)

# Whom they bleed, block and act against

card(
    "Fairuza (G5)",
    statics=(gets(SELF, BLEED, -1, when=action_is("bleed") & exists(minion(ready, of(DEFENDER)))),),
    abilities=(grants_action(burn_blood(1, IT), target=minion(of(PREY), blood())),),
)
card(
    "Gillespi Giovanni (G2)",
    statics=(gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), sect("camarilla")))),),
)
card(
    "L'Épuisette (G4)",
    statics=(gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("toreador")))),),
)
card(
    "Constanza Vinti (G2)",
    statics=(gets(SELF, BLEED, 2, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), clan("ventrue")))),),
)
card(
    "Cornelius Ottavio (G2)",
    statics=(
        gets(SELF, BLEED),
        gets(SELF, BLEED, when=action_is("bleed") & exists(vampire(ready, of(DEFENDER), ~sect("camarilla")))),
    ),
)
card(
    "Greta Kircher (G2)",
    abilities=(
        during(
            WHOLE_ACTION,
            gets(ACTOR, BLEED, -1, until=ACTION),
            when=(is_(THIS, ready), bleeding(YOU), is_(ACTOR, ally() | vampire(younger(THIS)))),
            cost=(burn_blood(1, THIS),),
            scope=ACTION,
        ),
    ),
)
card(
    "Richard Tauber, Ayelea's Puppet (G2)",
    statics=(gets(SELF, INTERCEPT, -1, when=is_(ACTOR, vampire(clan("lasombra", "tzimisce")))),),
)
card(
    "MacAlister Marshall (G5)",
    statics=(
        gets(vampire(clan("tremere"), other(THIS)), INTERCEPT, when=is_(THIS, target_of_action) & directed_at(YOU)),
    ),
)
card(
    "Alex Camille (G5)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(SELF, INTERCEPT, until=ACTION),
            when=(needs_intercept(SELF),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
            scope=ACTION,
        ),
    ),
)
card("Volker, The Puppet Prince (G2)", statics=(cannot(SELF, BLOCK, when=is_(ACTOR, vampire(title("primogen")))),))
card("Volo (G5)", statics=(gets(SELF, STEALTH, -1, when=same(ACTOR, SELF) & action_is("hunt")),))
card("Khalil Ravana (G2)", statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("diablerie")),))
card(
    "Luc (G4)",
    statics=(gets(SELF, STEALTH, when=same(ACTOR, SELF) & action_is("diablerie")),),
    abilities=(grants_action(gets(YOU, HAND, 3, until=UNTIL_UNLOCK), stealth=1),),
)
card(
    "Sarah Brando (G2)",
    statics=(
        gets(
            SELF,
            STEALTH,
            -1,
            when=same(ACTOR, SELF) & directed() & exists(vampire(ready, of(DEFENDER), title("bishop", "archbishop"))),
        ),
    ),
)
