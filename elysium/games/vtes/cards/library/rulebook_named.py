"""Library cards that the rulebook names in its rules, examples and rulings."""

from elysium.games.vtes.cards.language import BY_ACTIVE, BY_HOST, card
from elysium.games.vtes.state import BLEED, NO_UNLOCK
from elysium.games.vtes.words.chapter_1 import needing
from elysium.games.vtes.words.chapter_6 import AFTER_ACTION
from elysium.games.vtes.words.conditions import is_vampire, of_sect, titled, you_have_edge
from elysium.games.vtes.words.effects import (
    add_blood,
    attempt_fails,
    burn_blood_of_target,
    burn_this,
    gain_pool_,
    unlock_self,
)
from elysium.games.vtes.words.effects_combat import shield
from elysium.games.vtes.words.rulebook_named import (
    bait,
    becomes_red_list,
    bled_a_crypt,
    bleeding_its_foe,
    compare_all_crypts,
    crypt_top_out_of_game,
    crypt_top_to_ash,
    draw_from_crypt,
    each_burns_uncontrolled,
    every_crypt,
    has_any_title,
    judge_by_portrait,
    lock_one_of_clan,
    methuselah_with_crypt,
    minion_is_ready,
    not_on_red_list,
    older_outsider_blocks,
    own_uncontrolled_vampire,
    prey_with_crypt,
    ready_ally_or_younger,
    steal_up_to,
    target_blood_to_own_pool,
    target_blood_to_own_uncontrolled,
    target_to_crypt,
    uncontrolled_of_predator,
    uncontrolled_of_prey,
    you_control_unlocked_of_clan,
    you_have_crypt,
    you_have_uncontrolled_vampire,
)
from elysium.games.vtes.words.rulebook_summons import (
    against_strike,
    ally_blocks,
    at_superior_or_lost,
    blocking_ally,
    burn_this_and_its_equipment,
    command_younger,
    count_this_lock,
    from_outside,
    its_equipment_is_in_play,
    larger_hand_this_turn,
    lock_blocker,
    lock_this,
    make_equipment,
    number_of_younger,
    prevent_for_ally,
    prevent_strike,
    put_on_blocker,
    save_ally,
    summon_illusion,
    you_control_another_minion,
)
from elysium.games.vtes.words.shapes import (
    BLOCK_ATTEMPT,
    BLOCKED,
    MINION_PHASE,
    UNLOCK_PHASE,
    action,
    any_time,
    during,
    equipment,
    gives,
    grants_action,
    master,
    modifier,
    political,
    put_in_play,
    put_on_card,
)
from elysium.games.vtes.words.shapes_combat import before_range
from elysium.games.vtes.words.targets import this_card, younger_uncontrolled

# Masters

card(
    "Brainwash",
    put_on_card(uncontrolled_of_prey(0)),
    abilities=(grants_action(burn_this(), stealth=1, own=False, by=BY_ACTIVE, target=this_card()),),
    keywords="no-transfers",
)
card(
    "Cairo Int'l Airport",
    put_in_play(),
    abilities=(grants_action(burn_blood_of_target(1), own=False, target=uncontrolled_of_prey(1)),),
    unique=True,
    keywords="location",
)
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
    "Goodnight, Sweet Prince",
    master(
        lock_one_of_clan("ravnos"),
        crypt_top_to_ash(2),
        target=methuselah_with_crypt(),
        when=(you_control_unlocked_of_clan("ravnos"),),
    ),
)

# Actions

card(
    "Bauble",
    basic=action(make_equipment(), stealth=1, on_self=True, when=(you_control_another_minion(),)),
    superior=action(make_equipment(), stealth=1, on_self=True, when=(you_control_another_minion(),)),
    abilities=(
        during(UNLOCK_PHASE, burn_this_and_its_equipment(), when=(its_equipment_is_in_play(),)),
        any_time(burn_this_and_its_equipment(), when=(its_equipment_is_in_play(), at_superior_or_lost()), locks=False),
    ),
    keywords="holds-down",
)
card(
    "Chain of Command",
    basic=action(command_younger(0), stealth=1, target=number_of_younger(0), when=(is_vampire(),)),
    superior=action(command_younger(1), stealth=1, target=number_of_younger(1), when=(is_vampire(),)),
    keywords="puts-vampires-in-play",
)
card(
    "Clotho's Gift",
    needing(action(draw_from_crypt(), stealth=1), 1, "obf"),
    needing(action(add_blood(2), stealth=1, target=younger_uncontrolled()), 1, "tem"),
    needing(action(lock_this(), stealth=1, on_self=True), 2, "tem"),
    abilities=(
        during(MINION_PHASE, unlock_self(), when=(minion_is_ready(),), by=BY_HOST, own=True, blood=1, locks=True),
    ),
)
card("Kindred Intelligence", action(draw_from_crypt(), stealth=1, when=(you_have_crypt(),)))
card(
    "Memory's Fading Glimpse",
    basic=action(target_to_crypt(0), target=uncontrolled_of_prey(0)),
    superior=action(target_to_crypt(1), target=uncontrolled_of_prey(0)),
)
card("Petra Resonance", action(compare_all_crypts(3), stealth=1, target=every_crypt()))
card("The Portrait", action(judge_by_portrait(), target=prey_with_crypt()))
card(
    "Red List",
    action(becomes_red_list(), target=ready_ally_or_younger()),
    requires=(has_any_title(), not_on_red_list()),
    keywords="target-cannot-block",
)
card(
    "San Lorenzo de El Escorial, Spain",
    equipment(),
    abilities=(grants_action(steal_up_to(2), stealth=1, target=uncontrolled_of_predator(1), when=(is_vampire(),)),),
    unique=True,
    keywords="location not-equipment",
)
card("Soul Gem of Etrius", equipment(), unique=True, keywords="soul-gem no-spoils")
card(
    "The Trick of the Danya",
    basic=(
        action(target_blood_to_own_pool(1), stealth=1, target=uncontrolled_of_prey(1)),
        action(
            target_blood_to_own_uncontrolled(1),
            stealth=1,
            target=uncontrolled_of_prey(1),
            when=(you_have_uncontrolled_vampire(),),
        ),
    ),
)
card(
    "Might of the Camarilla",
    political(each_burns_uncontrolled()),
    requires=(titled("justicar", "inner-circle"),),
)

# Modifiers and combat cards

card(
    "Bear-Baiting",
    modifier(bait(), windows=BLOCKED, when=(older_outsider_blocks(),)),
    requires=(of_sect("anarch"),),
    statics=(gives(BLEED, 2, bleeding_its_foe()),),
)
card(
    "Command",
    basic=modifier(lock_blocker(), attempt_fails(), windows=BLOCK_ATTEMPT, when=(ally_blocks(),)),
    superior=put_on_blocker(lock_blocker(), attempt_fails(), target=blocking_ally()),
    statics=(gives(NO_UNLOCK),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card(
    "Heaven's Gate",
    needing(from_outside(prevent_for_ally(1), target=True), 1, "nec"),
    needing(from_outside(save_ally(1)), 1, "obe"),
    needing(from_outside(save_ally(2)), 2, "obe"),
)
card(
    "Illusions of the Kindred",
    basic=before_range(summon_illusion(2), when=(you_have_crypt(),)),
    superior=before_range(summon_illusion(1), when=(you_have_crypt(),)),
)
card("Skin of Steel", basic=against_strike(prevent_strike()), superior=against_strike(shield()))
card("Innocent Bystander", modifier(crypt_top_out_of_game(), windows=AFTER_ACTION, when=(bled_a_crypt(),)))
