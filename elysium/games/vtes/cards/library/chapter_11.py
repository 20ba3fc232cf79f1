"""Cards that show special terms, text templates and the glossary at work."""

from elysium.games.vtes.cards.language import (
    ACTION as ACTION_CARD,
)
from elysium.games.vtes.cards.language import (
    ALLY,
    BY_ACTIVE,
    EQUIPMENT,
    H_BURNED,
    H_TO_TORPOR,
    MASTER,
    POLITICAL,
    REACTION,
    RETAINER,
    card,
)
from elysium.games.vtes.state import (
    ACTION,
    BLEED,
    DISCARD_ACTION,
    HAND,
    INTERCEPT,
    RESCUE_COST,
    TRANSFER,
    TURN,
    UNTIL_UNLOCK,
)
from elysium.games.vtes.words.chapter_6 import has_master_action, reduce_bleed, use_master_action
from elysium.games.vtes.words.chapter_11 import (
    actor_abstains,
    another_of_circle,
    becomes_vampire,
    burn_attached,
    card_of_others_on_own_vampire,
    discard_masters,
    eats_the_dead,
    first_of_the_game,
    give_back_master_action,
    has_discard_action,
    has_discipline,
    holds_masters,
    host_gains_blood,
    in_referendum_of_this,
    intercept_to_target,
    is_not_blocking,
    its_controller_burns_pool,
    more_intercept,
    more_master_actions,
    needs_intercept,
    other_blocker,
    other_locked_minion,
    played_by_neighbour,
    played_by_vampire_of_predator,
    put_cards_aside,
    search_crypt,
    search_library,
    spend_discard_action,
    this_gains_blood,
    this_is_ready,
    unlock_target,
)
from elysium.games.vtes.words.conditions import (
    bleeding_you,
    card_being_played_is,
    during_political_action,
    is_vampire,
    unlocked,
)
from elysium.games.vtes.words.effects import abstains, burn_this, cancel_it, lock_self, unlock_self
from elysium.games.vtes.words.shapes import (
    AS_PLAYED,
    BLOCK_ATTEMPT,
    DISCARD_PHASE,
    MASTER_PHASE,
    POLLING,
    action,
    bonus,
    cancel_out_of_turn,
    during,
    equipment,
    gives,
    grants_action,
    master,
    own_modifier,
    put_in_play,
    reaction,
    trigger,
)
from elysium.games.vtes.words.targets import ready_vampire

ACTION_CARDS = (ACTION_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)

# Vampires

card(
    "Arishat (G6)",
    abilities=(during(POLLING, abstains(), target=ready_vampire(), own=True, blood=1, scope=ACTION),),
)
card(
    "Ayse Dhanial (G6)",
    abilities=(
        during(
            DISCARD_PHASE,
            spend_discard_action(),
            this_gains_blood(1),
            when=(this_is_ready(), has_discard_action()),
            scope=-1,
        ),
    ),
)
card(
    "Chavi Oraczko (G5)",
    statics=(bonus(HAND, 1),),
    abilities=(own_modifier(stealth=1, blood=1, scope=ACTION),),
)
card("Cicatriz (G2)", statics=(bonus(DISCARD_ACTION, 1),))
card(
    "Diana Iadanza (G7)",
    statics=(bonus(BLEED, 1),),
    abilities=(
        during(
            AS_PLAYED,
            cancel_it(0),
            when=(in_referendum_of_this(), card_being_played_is(REACTION)),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
)
card(
    "Isanwayen (G4)",
    statics=(bonus(RESCUE_COST, 1),),
    abilities=(during(MASTER_PHASE, more_master_actions(1), when=(this_is_ready(),), locks=True),),
)
card("Len Konopka (G3)", statics=(bonus(TRANSFER, 1),))
card(
    "Louhi (G4)",
    abilities=(
        during(
            AS_PLAYED,
            cancel_it(0),
            when=(this_is_ready(), card_being_played_is(*ACTION_CARDS), played_by_vampire_of_predator()),
            own=True,
            blood=1,
            scope=TURN,
        ),
    ),
)
card("Sakhar (G7)", abilities=(grants_action(search_library("equipment"), stealth=1),))
card("Veejay Vinod (G6)", abilities=(own_modifier(stealth=1, blood=2, scope=ACTION),))

# Master cards

card("Development", master(), keywords="replaced-by-research")
card("Recruitment", master(search_crypt()))
card("Research", master(put_cards_aside(3), when=(first_of_the_game(),)))
card(
    "Tension in the Ranks",
    put_in_play(),
    triggers=(
        trigger(H_BURNED, its_controller_burns_pool(1)),
        trigger(H_TO_TORPOR, its_controller_burns_pool(1)),
    ),
    abilities=(
        during(
            MASTER_PHASE,
            use_master_action(),
            discard_masters(2),
            burn_this(),
            when=(has_master_action(), holds_masters(2)),
            by=BY_ACTIVE,
        ),
    ),
    unique=True,
)
card(
    "Wash",
    cancel_out_of_turn(MASTER, when=(played_by_neighbour(),), before=(give_back_master_action(),)),
    replace=UNTIL_UNLOCK,
)

# Minion cards

card(
    "Babble",
    basic=reaction(intercept_to_target(1), windows=BLOCK_ATTEMPT, target=other_blocker()),
    superior=reaction(lock_self(), unlock_target(), target=other_locked_minion(), when=(unlocked(), is_not_blocking())),
)
card(
    "Bowl of Convergence",
    equipment(),
    statics=(gives(INTERCEPT, 1, has_discipline("aus", 1)),),
    abilities=(
        during(
            BLOCK_ATTEMPT,
            more_intercept(1),
            when=(has_discipline("aus", 2), needs_intercept()),
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
    unique=True,
)
card(
    "Camaraderie",
    basic=reaction(reduce_bleed(1), when=(bleeding_you(),)),
    superior=reaction(reduce_bleed(3), when=(bleeding_you(), another_of_circle())),
)
card("Psychophagia", eats_the_dead(2), eats_the_dead(1, unlock_self()))
card("The Embrace", action(becomes_vampire(1), stealth=1, when=(is_vampire(),)), keywords="puts-vampires-in-play")
card(
    "Irregular Protocol",
    reaction(lock_self(), actor_abstains(), windows=POLLING, when=(during_political_action(), unlocked())),
)
card(
    "Palatial Estate",
    equipment(),
    abilities=(during(MASTER_PHASE, host_gains_blood(1), mandatory=True),),
    unique=True,
    keywords="location not-equipment",
)
card(
    "Threading the Path of Orpheus",
    action(burn_attached(), stealth=1, target=card_of_others_on_own_vampire()),
)
