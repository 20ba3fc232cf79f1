"""Vampires with text of their own that tournament decks are made of."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BLOOD_PRICE
from elysium.games.vtes.state import ACTION, BLEED, COMBAT, HAND, PHASE, ROUND, STEALTH, STRENGTH, TURN, VOTES
from elysium.games.vtes.vocabulary.amounts import points_of
from elysium.games.vtes.vocabulary.clauses import (
    BEFORE_RANGE,
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DISCARD_PHASE,
    DODGE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    POLLING,
    UNLOCK_PHASE,
    WHOLE_ACTION,
    any_time,
    card,
    during,
    grants_action,
    grants_referendum,
    must_press,
    own_modifier,
    strikes_for,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    exists,
    has_crypt,
    has_library,
    in_phase,
    is_,
    needs_stealth,
    range_open,
    same,
    succeeded,
    turn_of,
    turn_of_prey_of,
)
from elysium.games.vtes.vocabulary.conditions import during as during_action
from elysium.games.vtes.vocabulary.control import CHOSEN, EACH, afterwards, choose, either, for_each, if_, may, share
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    change_sect,
    crypt_top_out_of_game,
    draw_crypt,
    enter_combat,
    gain_blood,
    gain_pool,
    redirect_bleed,
    set_range,
    spend_master_action,
    unlock,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import (
    action_ends,
    after,
    bleeds,
    diablerizes,
    gets,
    is_blocked,
    leaves_ready,
    phase_ends,
    plays_master,
    referendum_passes,
    would_bleed,
)
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    FACE,
    FOE,
    IT,
    OTHERS,
    PREY,
    SELF,
    TARGETED,
    THAT,
    THIS,
    YOU,
    blood,
    clan,
    controller,
    crypt_card,
    fighting,
    in_ash_heap,
    is_prey,
    location,
    locked,
    methuselah,
    minion,
    of,
    of_type,
    older,
    other,
    ready,
    sect,
    trait,
    uncontrolled,
    unlocked,
    untitled,
    vampire,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    ANNOUNCED,
    bring,
    bringable,
    clear_ash_heap,
    discard_a,
    discard_at_random,
    discard_one_of,
    exchange,
    goes_by,
    hand_into_library,
    held,
    in_library,
    library_card,
    look_at_hand_of,
    minion_card,
    name_card,
    raise_ally,
    recover,
    recover_under_library,
    removed_is,
    requiring,
    requiring_either,
    search,
    show_top,
    take_found,
    top_is,
)

# What others do

card(
    "Aline Gädeke (G6)",
    triggers=(
        after(
            action_ends(vampire(of(YOU), other(), sect("anarch"))),
            may(unlock(SELF), cost=(burn_blood(1, SELF),)),
            when=(succeeded(),),
            once=TURN,
        ),
    ),
)
card("Bez Dunsirn (G6)", triggers=(after(leaves_ready(SELF), discard_at_random(2)),))
card(
    "Egidia Arrú (G6)",
    statics=(gets(SELF, STRENGTH),),
    triggers=(after(leaves_ready(FOE), burn_pool(1, controller(THAT))),),
)
card(
    "Lutz von Hohenzollern (G4)",
    statics=(gets(SELF, BLEED, 2),),
    triggers=(after(referendum_passes(), burn_pool(1, PREY), when=(is_(SELF, ready),)),),
)
card("Marialena (G6)", triggers=(after(is_blocked(SELF), burn_blood(1, SELF)),))
card("Marta (G4)", triggers=(after(diablerizes(SELF, vampire(older())), may(gain_blood(1, SELF))),))
card(
    "Matasuntha (G5)",
    statics=(gets(SELF, STRENGTH, 2),),
    triggers=(after(leaves_ready(FOE), may(gain_pool(1))),),
)
card(
    "Nonu Dis (G6)",
    statics=(gets(SELF, BLEED),),
    triggers=(
        after(
            plays_master(),
            choose(vampire(ready, of(YOU), clan("ministry")), gain_blood(1, CHOSEN), optional=True),
            when=(in_phase("master"), is_(SELF, ready)),
            once=PHASE,
        ),
    ),
)

# Cards of hands, libraries and ash heaps

card(
    "Drozodny (G5)",
    abilities=(grants_action(recover(FACE), stealth=1, target=any_card(in_ash_heap(YOU), of_type("political"))),),
)
card(
    "Gathii (G7)",
    abilities=(
        during(
            WHOLE_ACTION,
            show_top(),
            if_(
                top_is("master"),
                [burn_blood(1, SELF)],
                [if_(needs_stealth(), [gets(SELF, STEALTH, until=ACTION)])],
            ),
            when=(same(ACTOR, THIS), has_library()),
            by=SELF,
            scope=ACTION,
        ),
    ),
)
card(
    "Gilbert Duane (G6)",
    abilities=(
        during(
            INFLUENCE_PHASE,
            crypt_top_out_of_game(YOU),
            if_(
                removed_is("malkavian"),
                [choose(vampire(of(YOU), untitled), change_sect(CHOSEN, "anarch"))],
            ),
            when=(has_crypt(),),
            by=SELF,
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
card(
    "Lenelle, Mambo of Birmingham (G6)",
    abilities=(
        grants_action(
            exchange(ANNOUNCED, FACE),
            stealth=1,
            target=any_card(in_ash_heap(YOU), library_card),
            when=(exists(any_card(held(YOU))),),
            names=(choose(any_card(held(YOU)), name_card()),),
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
card(
    "Mistress Fanchon (G4)",
    statics=(gets(SELF, BLEED, 2),),
    abilities=(grants_action(search(any_card(in_library(YOU), minion_card), take_found()), stealth=1),),
)
card(
    "Mora, the Death Seer (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            DISCARD_PHASE,
            recover_under_library(FACE),
            target=any_card(in_ash_heap(YOU), library_card),
            when=(is_(THIS, ready),),
        ),
    ),
)
card(
    "Nicomedes (G4)",
    abilities=(
        any_time(
            hand_into_library(),
            when=(turn_of(YOU),),
            cost=(burn_blood(1, THIS),),
            scope=TURN,
        ),
    ),
)

# What has to be done for it

card(
    "Aksinya Daclau (G4)",
    abilities=(
        during(
            BLOCKS_DECLINED,
            redirect_bleed(),
            target=methuselah(other(YOU), other(controller(ACTOR))),
            when=(bleeding(YOU), is_(THIS, ready, unlocked)),
            cost=(discard_a(of_type("master")),),
            scope=TURN,
        ),
    ),
)
card(
    "Kalinda (G6)",
    abilities=(any_time(unlock(THIS), when=(turn_of(YOU), is_(THIS, locked)), cost=(burn_edge(),), scope=TURN),),
)
card(
    "Kasim Bayar (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            BEFORE_RANGE,
            gets(SELF, STRENGTH, 2, until=COMBAT),
            when=(is_(THIS, fighting),),
            by=SELF,
            cost=(discard_a(of_type("political")),),
            scope=COMBAT,
        ),
    ),
)
card(
    "Maila (G6)",
    abilities=(
        during(
            BLOCK_ATTEMPT,
            gets(ACTOR, STEALTH, until=ACTION),
            when=(turn_of(YOU), is_(THIS, ready), is_(ACTOR, of(YOU)), needs_stealth()),
            cost=(discard_a(of_type("political")),),
            scope=TURN,
        ),
    ),
)
card(
    "Marchesa Liliana (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(own_modifier(bleed=1, when=(during_action("bleed"),), cost=(clear_ash_heap(7),), scope=ACTION),),
)
card(
    "Phaibun (G7)",
    abilities=(strikes_for(DODGE, cost=(discard_at_random(1),), scope=COMBAT),),
)
card(
    "Solomon Batanea (G4)",
    abilities=(
        during(
            INFLUENCE_PHASE,
            blood_to_pool(1, IT, PREY),
            target=crypt_card(uncontrolled, of(PREY), blood()),
            when=(is_(THIS, ready),),
            cost=(use_transfers(2),),
            scope=-1,
        ),
    ),
)
card(
    "Yewon Ong (G6)",
    abilities=(
        during(
            POLLING,
            gets(SELF, VOTES, until=ACTION),
            by=SELF,
            cost=(discard_a(requiring("obl")),),
            scope=ACTION,
        ),
    ),
)

# What cards cost, and what has to be done

card(
    "Adana de Sforza (G4)",
    statics=(gets(SELF, BLEED, 2),),
    prices=(costs(played(played_as("combat")), -1, by=SELF, currency=BLOOD_PRICE),),
)
card("Adrino Manauara (G6)", abilities=(must_press(),))
card("Erebus (G3)", prices=(costs(played(goes_by("wraith")), -1, by=SELF),))
card("Kuyén (G6)", prices=(costs(played(goes_by("animal")), -1, by=SELF),))
card(
    "Tupdog (G3)",
    prices=(costs(played(played_with("vis")), -1, by=SELF, currency=BLOOD_PRICE),),
    abilities=(grants_action(enter_combat(), target=minion(ready, of(OTHERS))),),
    triggers=(after(phase_ends("minion"), burn(THIS), draw_crypt()),),
    keywords="non-unique",
)

card(
    "Dmitra Ilyanova",
    abilities=(
        grants_referendum(gain_blood(points_of(EACH), vampire(ready)), terms=(share(4, vampire(ready), least=1),)),
    ),
)

card(
    "Le Dinh Tho",
    abilities=(
        grants_action(look_at_hand_of(TARGETED), discard_one_of(TARGETED), stealth=1, target=methuselah(other(YOU))),
    ),
    statics=(gets(SELF, STEALTH, -1, when=during_action("hunt")),),
)
card(
    "Edward Neally",
    abilities=(
        during(
            MASTER_PHASE,
            gets(YOU, HAND, 1, until=TURN),
            when=(is_(THIS, ready),),
            cost=(spend_master_action(),),
            scope=-1,
        ),
        grants_action(look_at_hand_of(TARGETED), stealth=1, target=methuselah(is_prey), cost=(burn_blood(1, SELF),)),
    ),
)

# What is about to happen, and what comes later

card(
    "Andre LeRoux (G5)",
    triggers=(
        after(
            would_bleed(vampire(of(YOU))),
            may(gets(ACTOR, BLEED, -1, until=ACTION), gets(SELF, BLEED, 2, until=TURN)),
        ),
    ),
)
card("Luke Fellows (G4)", triggers=(after(bleeds(SELF), afterwards(unlock(SELF))),))

# What others have to choose

card(
    "Arika (G2)",
    statics=(gets(SELF, BLEED, 2),),
    abilities=(
        during(
            UNLOCK_PHASE,
            for_each(location(of(ACTIVE)), either((burn_pool(1, ACTIVE),), (burn(EACH),), by=ACTIVE)),
            when=(is_(THIS, ready), turn_of_prey_of(THIS), exists(location(of(ACTIVE)))),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
)
card(
    "Cailean (G2)",
    abilities=(
        during(
            BEFORE_RANGE,
            either((set_range("close"),), (set_range("long"),)),
            when=(is_(THIS, fighting), range_open()),
            by=SELF,
            scope=ROUND,
        ),
    ),
)
card(
    "Hel-Blá (G6)",
    abilities=(
        grants_action(
            raise_ally(FACE),
            stealth=1,
            target=any_card(in_ash_heap(YOU), of_type("ally"), requiring_either("hecata", "obl")),
            cost=(burn_blood(1, SELF),),
        ),
    ),
)
card(
    "White Lily (G4)",
    abilities=(
        during(
            BEFORE_RANGE,
            choose(any_card(held(YOU), trait("weapon"), bringable()), bring(equips=True)),
            when=(is_(THIS, fighting),),
            by=SELF,
            scope=COMBAT,
        ),
    ),
)
card("Abraham Mellon (G6)", statics=(gets(YOU, HAND, when=is_(THIS, ready)),), keywords="as-tremere")
