"""Vampires that do something in a phase, their own Methuselah's or another's, or change what a phase brings."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ALL_PHASES, BLOOD_PRICE, OTHERS_PHASES
from elysium.games.vtes.state import (
    BLEED,
    BLOCK_COST,
    DISCARD_ACTION,
    HAND,
    INTERCEPT,
    MASTER_ACTION,
    PHASE,
    STEALTH,
    TRANSFER,
    TURN,
)
from elysium.games.vtes.vocabulary.clauses import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    UNLOCK_PHASE,
    any_time,
    card,
    during,
    grants_action,
    grants_bleed,
)
from elysium.games.vtes.vocabulary.conditions import (
    exists,
    has_edge,
    has_library,
    in_phase,
    is_,
    same,
    turn_of,
)
from elysium.games.vtes.vocabulary.control import choose, either, may
from elysium.games.vtes.vocabulary.effects import (
    burn,
    burn_blood,
    burn_edge,
    burn_pool,
    draw,
    gain_blood,
    gain_pool,
    lock,
    lose_transfers,
    move_blood,
    spend_discard_action,
    unlock,
    use_transfers,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.prices import costs, played, played_as, played_with
from elysium.games.vtes.vocabulary.things import (
    ACTIVE,
    ACTOR,
    IT,
    OTHERS,
    PHASE_OWNER,
    PREY,
    SELF,
    TARGETED,
    THIS,
    YOU,
    ally,
    blood,
    clan,
    is_predator,
    is_prey,
    locked,
    methuselah,
    of,
    of_type,
    on,
    other,
    ready,
    retainer,
    sect,
    title,
    uncontrolled,
    unlocked,
    vampire,
    younger,
)
from elysium.games.vtes.vocabulary.things import card as any_card
from elysium.games.vtes.vocabulary.zones import (
    bring_ally,
    bring_found,
    bringable,
    discard_a,
    discard_at_random,
    goes_by,
    held,
    in_library,
    requiring,
    search,
)

A_MAGE = (of_type("ally"), goes_by("mage"), bringable(THIS))

# What a phase brings

card(
    "Cybele (G4)",
    statics=(gets(SELF, MASTER_ACTION, when=is_(SELF, unlocked)),),
    abilities=(grants_bleed(+2, cost=(burn_blood(1, SELF),)),),
)
card(
    "Nana Buruku (G4)",
    statics=(gets(SELF, MASTER_ACTION), gets(YOU, HAND, when=is_(THIS, ready))),
)
card("Ingrid Rossler (G2)", statics=(gets(SELF, TRANSFER, 2),))
card(
    "Unmada (G5)",
    statics=(gets(SELF, DISCARD_ACTION), gets(YOU, HAND, when=is_(THIS, ready))),
)

# Unlock phases

card(
    "Silvian Popescu (G7)",
    abilities=(during(UNLOCK_PHASE, move_blood(1, IT, THIS), target=vampire(of(YOU), title("prince"), blood())),),
)
card(
    "Carna, The Princess Witch (G3)",
    statics=(gets(SELF, INTERCEPT),),
    abilities=(during(UNLOCK_PHASE, burn(IT), gain_blood(2, THIS), target=retainer(on(THIS))),),
)
card(
    "François Villon (G6)",
    statics=(gets(SELF, BLEED),),
    abilities=(
        during(
            UNLOCK_PHASE,
            lock(IT),
            target=vampire(younger(THIS), unlocked),
            when=(is_(THIS, ready),),
            cost=(burn_blood(2, THIS),),
        ),
    ),
)
card(
    "Scout Youngwood (G6)",
    abilities=(
        during(
            UNLOCK_PHASE,
            lock(IT),
            target=ally(of(PREY), unlocked) | vampire(younger(THIS), of(PREY), unlocked),
            cost=(burn_blood(2, THIS),),
        ),
    ),
    prices=(costs(played(played_as("reaction")), +1, by=SELF, currency=BLOOD_PRICE),),
)
card(
    "Owain Evans, The Wanderer (G3)",
    abilities=(
        during(
            UNLOCK_PHASE,
            gain_blood(1, IT),
            target=vampire(of(PHASE_OWNER)),
            when=(is_(THIS, ready),),
            phases=ALL_PHASES,
        ),
    ),
)
card(
    "Keith Moody (G4)",
    abilities=(
        during(UNLOCK_PHASE, may(burn_edge(), burn_blood(1, THIS), by=PREY), when=(has_edge(PREY),), mandatory=True),
    ),
)

# Discard phases

card(
    "Masika (G1)",
    statics=(gets(SELF, BLEED),),
    abilities=(during(DISCARD_PHASE, unlock(THIS), when=(is_(THIS, locked),), phases=ALL_PHASES),),
)
card(
    "Josef von Bauren (G4)",
    statics=(gets(SELF, BLEED), gets(SELF, STEALTH)),
    abilities=(
        during(
            DISCARD_PHASE,
            discard_at_random(1, TARGETED),
            target=methuselah(is_predator) | methuselah(is_prey),
            cost=(spend_discard_action(),),
            scope=-1,
        ),
    ),
)
card(
    "Giotto Verducci (G2)",
    statics=(gets(vampire(), BLOCK_COST, when=same(ACTOR, THIS)),),
    abilities=(during(DISCARD_PHASE, discard_a(), when=(exists(any_card(held(YOU))),), phases=OTHERS_PHASES),),
)

# Any time in a turn or a phase

card(
    "Katherine Stoddard (G3)",
    abilities=(
        any_time(
            discard_a(requiring("aus")),
            when=(turn_of(YOU), is_(THIS, ready), exists(any_card(held(YOU), requiring("aus")))),
            scope=TURN,
        ),
    ),
)
ANOTHER_TOREADOR = (ready, clan("toreador"), other(THIS))
card(
    "Alexandra (G2)",
    statics=(gets(SELF, BLEED, 2),),
    abilities=(
        any_time(lock(IT), target=vampire(*ANOTHER_TOREADOR, unlocked), when=(turn_of(YOU),), scope=TURN, group=0),
        any_time(unlock(IT), target=vampire(*ANOTHER_TOREADOR, locked), when=(turn_of(YOU),), scope=TURN, group=0),
    ),
)
ANOTHER_TREMERE = (ready, clan("tremere", "tremere-antitribu"), other(THIS))
card(
    "Lord Tremere (G5)",
    statics=(gets(SELF, BLEED, 2), gets(SELF, INTERCEPT)),
    prices=(costs(played(played_with("tha")), -1, by=SELF, currency=BLOOD_PRICE),),
    abilities=(
        any_time(
            lock(IT), target=vampire(*ANOTHER_TREMERE, unlocked), when=(in_phase("minion"),), scope=PHASE, group=0
        ),
        any_time(
            unlock(IT), target=vampire(*ANOTHER_TREMERE, locked), when=(in_phase("minion"),), scope=PHASE, group=0
        ),
    ),
)
card(
    "Mary Anne Blaire (G5)",
    statics=(gets(vampire(title("inner-circle")), BLEED, -2, when=is_(THIS, ready)),),
    abilities=(grants_action(gain_blood(2, IT), stealth=1, target=vampire(uncontrolled, of(YOU))),),
)

card(
    "Leandro (G2)",
    statics=(gets(SELF, BLEED, 2),),
    abilities=(
        during(
            UNLOCK_PHASE,
            either((burn_pool(1, ACTIVE),), (lose_transfers(ACTIVE),), by=ACTIVE),
            when=(is_(THIS, ready, of(OTHERS)),),
            mandatory=True,
            by=ACTIVE,
        ),
    ),
)
card(
    "Antonio d'Erlette (G4)",
    abilities=(
        during(
            INFLUENCE_PHASE,
            either(
                (search(any_card(in_library(YOU), *A_MAGE), bring_found(THIS)),),
                (choose(any_card(held(YOU), *A_MAGE), bring_ally(THIS), optional=True),),
            ),
            when=(is_(THIS, ready),),
            cost=(use_transfers(4),),
            scope=-1,
        ),
    ),
)
card(
    "Okulos (G7)",
    abilities=(any_time(draw(1), when=(has_library(),), cost=(burn_blood(1, THIS),), scope=TURN),),
)
card(
    "Victoria (G2)",
    abilities=(during(MASTER_PHASE, gain_pool(2), when=(is_(THIS, ready),), cost=(burn_edge(),)),),
)
card(
    "Shalmath (G6)",
    abilities=(any_time(unlock(THIS), when=(is_(THIS, locked),), scope=TURN),),
    keywords="never-uses-cel",
)

# Blood from one to another

card(
    "Sabine Lafitte (G1)",
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(1, THIS, IT),
            target=vampire(clan("tremere"), other(THIS)),
            when=(is_(THIS, blood()),),
        ),
    ),
)
card(
    "Kyle Strathcona, Cardinal of Canada (G2)",
    abilities=(
        during(
            UNLOCK_PHASE,
            move_blood(1, THIS, IT),
            target=vampire(sect("sabbat"), other(THIS)),
            when=(is_(THIS, blood()),),
        ),
    ),
)
card(
    "Thomasso Ghiberti (G4)",
    abilities=(during(UNLOCK_PHASE, move_blood(1, IT, THIS), target=vampire(of(YOU), sect("laibon"), blood())),),
)
card(
    "Lupo Giovanni (G6)",
    abilities=(
        during(
            UNLOCK_PHASE,
            gain_blood(1, IT),
            target=vampire(ready, of(YOU), clan("giovanni"), other(THIS)),
            when=(is_(THIS, ready),),
        ),
    ),
)
card(
    "Pherydima (G4)",
    abilities=(during(DISCARD_PHASE, unlock(THIS), when=(is_(THIS, locked),), cost=(burn_pool(1),)),),
)
