"""Master cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import ACTION as ACTION_CARD
from elysium.games.vtes.definitions.language import (
    ALLY,
    BY_ACTIVE,
    BY_HOST,
    COMBAT_CARD,
    EQUIPMENT,
    H_BLOCKED,
    H_BURNED,
    H_TO_TORPOR,
    MASTER,
    MODIFIER,
    POLITICAL,
    REACTION,
    RETAINER,
    card,
)
from elysium.games.vtes.state import ACTION, BLEED, GAME, INTERCEPT, UNTIL_UNLOCK
from elysium.games.vtes.words.actions import (
    bleed_at_least,
    burn_actor,
    counter_to_pool,
    has_master_action,
    out_of_turn,
    use_master_action,
)
from elysium.games.vtes.words.conditions import (
    bleeding_you,
    host_has_blood,
    host_in_torpor,
    host_is_acting,
    it_is_host,
    may_attempt_block,
    you_have_edge,
)
from elysium.games.vtes.words.crypts import (
    crypt_top_to_ash,
    draw_from_crypt,
    lock_one_of_clan,
    methuselah_with_crypt,
    own_uncontrolled_vampire,
    uncontrolled_of_prey,
    you_control_unlocked_of_clan,
    you_have_crypt,
)
from elysium.games.vtes.words.effects import (
    active_burns_pool,
    add_blood,
    blocker_controller_burns_pool,
    blood_to_pool,
    burn_this,
    equip_from_library,
    gain_pool_,
    host_controller_burns_pool,
    lock_target,
    may_burn_card,
    pool_to_blood,
    retire_it,
    secret_numbers,
    unlock_and_attempt,
)
from elysium.games.vtes.words.hands_and_allies import (
    old_uncontrolled_of_clan,
    own_of_clan,
    redeem,
    vampire_in_ash_heap,
    you_control_ready_clan,
)
from elysium.games.vtes.words.politics import (
    joins_sect,
    no_ready_of_sect,
    own_ready_of_sect,
    own_ready_outside_sect,
    own_ready_untitled_outside_sect,
    vampires_may_call,
)
from elysium.games.vtes.words.shapes import (
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DECIDE_BLOCK,
    MASTER_PHASE,
    UNLOCK_PHASE,
    any_time,
    cancel_out_of_turn,
    during,
    gives,
    grants_action,
    master,
    put_in_play,
    put_on_card,
    trigger,
)
from elysium.games.vtes.words.special import (
    discard_masters,
    give_back_master_action,
    holds_masters,
    its_controller_burns_pool,
    played_by_neighbour,
    put_cards_aside,
    search_crypt,
)
from elysium.games.vtes.words.summons import count_this_lock, larger_hand_this_turn
from elysium.games.vtes.words.targets import (
    any_vampire,
    own_ready_minion,
    own_vampire,
    ready_vampire,
    this_card,
    unlocked_minion,
    vampire_of_capacity,
    vampire_of_clan,
    vampire_without_superior,
)

MINION_CARDS = (ACTION_CARD, MODIFIER, REACTION, COMBAT_CARD, EQUIPMENT, RETAINER, ALLY, POLITICAL)
for name, code in (
    ("Animalism", "ani"),
    ("Auspex", "aus"),
    ("Celerity", "cel"),
    ("Dominate", "dom"),
    ("Fortitude", "for"),
    ("Obfuscate", "obf"),
    ("Potence", "pot"),
    ("Presence", "pre"),
):
    card(name, put_on_card(vampire_without_superior()), teaches=code)
card(
    "Aching Beauty",
    put_on_card(vampire_of_clan("toreador")),
    triggers=(trigger(H_BLOCKED, blocker_controller_burns_pool(1), when=(host_is_acting(),)),),
)
card(
    "Anarch Revolt",
    put_in_play(),
    abilities=(
        during(UNLOCK_PHASE, active_burns_pool(1), when=(no_ready_of_sect("anarch"),), mandatory=True, by=BY_ACTIVE),
        vampires_may_call(burn_this()),
    ),
)
card(
    "Archon Investigation",
    out_of_turn(burn_actor(), windows=BLOCKS_DECLINED, when=(bleeding_you(), bleed_at_least(4))),
)
card(
    "Blood Doll",
    put_on_card(own_vampire()),
    abilities=(
        during(MASTER_PHASE, blood_to_pool(), when=(host_has_blood(),), by=BY_HOST, group=0),
        during(MASTER_PHASE, pool_to_blood(), by=BY_HOST, group=0),
    ),
)
card(
    "Brainwash",
    put_on_card(uncontrolled_of_prey(0)),
    abilities=(grants_action(burn_this(), stealth=1, own=False, by=BY_ACTIVE, target=this_card()),),
    keywords="no-transfers",
)
card("Development", master(), keywords="replaced-by-research")
card("Direct Intervention", cancel_out_of_turn(*MINION_CARDS))
card(
    "Dreams of the Sphinx",
    put_in_play(),
    abilities=(
        any_time(larger_hand_this_turn(2), count_this_lock(3)),
        during(UNLOCK_PHASE, gain_pool_(1), count_this_lock(3), when=(you_have_edge(),), locks=True),
        any_time(add_blood(1), count_this_lock(3), target=own_uncontrolled_vampire()),
    ),
    unique=True,
)
card("Effective Management", master(draw_from_crypt(), when=(you_have_crypt(),)))
card(
    "Fame",
    put_on_card(ready_vampire()),
    triggers=(trigger(H_TO_TORPOR, host_controller_burns_pool(3), when=(it_is_host(),)),),
    abilities=(during(UNLOCK_PHASE, active_burns_pool(1), when=(host_in_torpor(),), mandatory=True, by=BY_ACTIVE),),
    unique=True,
)
card(
    "Galaric's Legacy",
    put_on_card(own_ready_untitled_outside_sect("anarch"), joins_sect("anarch")),
    keywords="ends-with-sect",
)
card("Game of Malkav", master(secret_numbers()))
card("Golconda: Inner Peace", master(retire_it(), target=vampire_of_capacity(8), ransom_pool=2))
card(
    "Goodnight, Sweet Prince",
    master(
        lock_one_of_clan("ravnos"),
        crypt_top_to_ash(2),
        target=methuselah_with_crypt(),
        when=(you_control_unlocked_of_clan("ravnos"),),
    ),
)
card("Into the Fire", master(joins_sect("sabbat"), target=own_ready_outside_sect("sabbat")))
card("Life in the City", master(add_blood(1), target=ready_vampire()))
card("Misdirection", master(lock_target(), target=unlocked_minion()))
card("Out of the Frying Pan", master(joins_sect("camarilla"), target=own_ready_of_sect("sabbat")))
card("Recruitment", master(search_crypt()))
card("Redeem the Lost Soul", master(redeem(), target=vampire_in_ash_heap()))
card("Research", master(put_cards_aside(3), once_each=GAME))
card(
    "Short-Term Investment",
    put_in_play(),
    abilities=(during(MASTER_PHASE, use_master_action(), counter_to_pool(), when=(has_master_action(),), scope=-1),),
    keywords="investment",
    counters=3,
)
card("Sight Beyond Sight", put_on_card(own_of_clan("salubri")), statics=(gives(INTERCEPT),), unique=True)
card("Sudden Reversal", cancel_out_of_turn(MASTER))
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
    "The Eternals of Sirius",
    master(gain_pool_(5), when=(you_control_ready_clan("ministry"),)),
    master(add_blood(5), target=old_uncontrolled_of_clan("ministry", 9)),
)
card(
    "Trophy: Domain",
    put_in_play(),
    statics=(gives(INTERCEPT),),
    abilities=(
        during(
            DECIDE_BLOCK | BLOCK_ATTEMPT,
            unlock_and_attempt(0),
            when=(may_attempt_block(),),
            by=BY_HOST,
            own=True,
            blood=1,
            scope=ACTION,
        ),
    ),
    keywords="trophy",
)
card(
    "Trophy: Revered",
    put_in_play(),
    statics=(gives(BLEED, 2),),
    keywords="trophy",
    one_on_minion="Trophy: Revered",
)
card(
    "Using the Advantage",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, gain_pool_(1), when=(you_have_edge(),), locks=True),),
)
card(
    "Vast Wealth",
    put_on_card(own_ready_minion()),
    abilities=(grants_action(equip_from_library(), equips=True),),
)
card(
    "Vessel",
    put_on_card(any_vampire(), may_burn_card("Blood Doll")),
    abilities=(
        during(UNLOCK_PHASE, blood_to_pool(), when=(host_has_blood(),), by=BY_HOST, group=0),
        during(UNLOCK_PHASE, pool_to_blood(), by=BY_HOST, group=0),
    ),
)
card(
    "Wash",
    cancel_out_of_turn(MASTER, when=(played_by_neighbour(),), before=(give_back_master_action(),)),
    replace=UNTIL_UNLOCK,
)
