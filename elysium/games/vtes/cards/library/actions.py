"""Action cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BY_HOST, card
from elysium.games.vtes.state import ACTION, AGGRAVATED_HANDS, BLEED, TURN
from elysium.games.vtes.words.actions import (
    blood_hunt_on_self,
    clan_of_younger,
    count_down_to_ally,
    counted_down_less_than_twice,
    draw_and_discard,
    hunt,
    lock_younger_of_clan,
    minion_of_prey_to_fight,
    must_take,
    need_not_hunt,
    ready_minion,
)
from elysium.games.vtes.words.conditions import capacity_at_least, is_vampire, of_sect
from elysium.games.vtes.words.crypts import (
    becomes_red_list,
    compare_all_crypts,
    draw_from_crypt,
    every_crypt,
    has_any_title,
    judge_by_portrait,
    not_on_red_list,
    prey_with_crypt,
    ready_ally_or_younger,
    target_blood_to_own_pool,
    target_blood_to_own_uncontrolled,
    target_to_crypt,
    uncontrolled_of_prey,
    you_have_crypt,
    you_have_uncontrolled_vampire,
)
from elysium.games.vtes.words.effects import (
    add_blood,
    burn_it,
    burn_this,
    enter_combat,
    gain_pool_,
    prey_burns_pool,
    steal_blood_of_target,
    steal_it,
    unlock_self,
)
from elysium.games.vtes.words.fighting import minion_to_fight
from elysium.games.vtes.words.hands_and_allies import (
    aggravated_hands_this_round,
    bleeding_prey,
    in_a_round,
    lock_and_fight,
    minion_of_prey,
    needing,
    on_vampire,
    put_on_at_superior,
    ready_for_blood,
    torpid_of_others,
    vampire_of_others,
)
from elysium.games.vtes.words.politics import (
    gains_blood,
    joins_chosen_clan,
    leave_torpor,
    other_titles_weigh_less,
    takes_title,
    vampires_may_call,
)
from elysium.games.vtes.words.shapes import (
    MINION_PHASE,
    UNLOCK_PHASE,
    action,
    any_time,
    bleed,
    during,
    gives,
    grants_action,
    maneuver,
)
from elysium.games.vtes.words.special import (
    becomes_vampire,
    burn_attached,
    card_of_others_on_own_vampire,
    eats_the_dead,
)
from elysium.games.vtes.words.summons import (
    at_superior_or_lost,
    burn_this_and_its_equipment,
    command_younger,
    its_equipment_is_in_play,
    lock_this,
    make_equipment,
    number_of_younger,
    you_control_another_minion,
)
from elysium.games.vtes.words.targets import (
    any_location,
    location,
    locked_minion,
    other_methuselah,
    younger_uncontrolled,
)

for city in ("Corte", "Los Angeles", "Perth"):
    card(
        f"Fee Stake: {city}",
        action(takes_title("baron", city), stealth=1, when=(of_sect("anarch"), capacity_at_least(5))),
        abilities=(vampires_may_call(burn_this(), meanwhile=(other_titles_weigh_less(1, "anarch"),)),),
        keywords="title",
    )
card("Abactor", hunt(+4, stealth=1, success=(blood_hunt_on_self(),)))
card("Ambush", action(enter_combat(1), target=locked_minion()))
card(
    "Army of Rats",
    basic=action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, prey_burns_pool(1), once_each=TURN, mandatory=True),),
    burn_by_minions=True,
)
card("Arson", action(burn_it(), target=location()), replace=ACTION)
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
card("Bum's Rush", action(enter_combat(1), target=minion_to_fight()), replace=ACTION)
card(
    "Chain of Command",
    basic=action(command_younger(0), stealth=1, target=number_of_younger(0), when=(is_vampire(),)),
    superior=action(command_younger(1), stealth=1, target=number_of_younger(1), when=(is_vampire(),)),
    keywords="puts-vampires-in-play",
)
card(
    "Clan Impersonation",
    action(joins_chosen_clan(), stealth=1, on_self=True),
    abilities=(grants_action(burn_this()),),
    keywords="other-clan",
)
card(
    "Clotho's Gift",
    needing(action(draw_from_crypt(), stealth=1), 1, "obf"),
    needing(action(add_blood(2), stealth=1, target=younger_uncontrolled()), 1, "tem"),
    needing(action(lock_this(), stealth=1, on_self=True), 2, "tem"),
    abilities=(during(MINION_PHASE, unlock_self(), by=BY_HOST, own=True, blood=1, locks=True),),
)
card("Computer Hacking", bleed(+1))
card(
    "Condemn the Sins of the Father",
    basic=action(lock_younger_of_clan(0), stealth=1, target=clan_of_younger()),
    superior=action(lock_younger_of_clan(1), stealth=1, target=clan_of_younger()),
)
card(
    "Deep Song",
    basic=bleed(+1),
    superior=action(lock_and_fight(), target=vampire_of_others()),
    keywords="frenzy",
)
card("Dominate Kine", basic=bleed(+1, stealth=1), superior=action(steal_it(), target=any_location()))
card("Enchant Kindred", basic=bleed(+1), superior=action(add_blood(2), stealth=1, target=younger_uncontrolled()))
card(
    "Flurry of Action",
    basic=bleed(success=(draw_and_discard(2),)),
    superior=bleed(success=(unlock_self(),)),
)
card("Govern the Unaligned", basic=bleed(+2), superior=action(add_blood(3), stealth=1, target=younger_uncontrolled()))
card(
    "Graverobbing",
    basic=action(steal_it(), target=torpid_of_others()),
    superior=action(steal_it(), ready_for_blood(2), target=torpid_of_others()),
)
card(
    "Heart of the City",
    basic=action(stealth=1, on_self=True),
    superior=action(stealth=1, on_self=True),
    statics=(gives(BLEED, 1, on_vampire()), gives(BLEED, 1, on_vampire(), put_on_at_superior())),
    one_on_minion="Heart of the City",
)
card("Kindred Intelligence", action(draw_from_crypt(), stealth=1, when=(you_have_crypt(),)))
card(
    "Kindred Spirits",
    basic=bleed(target=other_methuselah(), success=(gain_pool_(1),)),
    superior=bleed(+1, target=other_methuselah(), success=(gain_pool_(1),)),
)
card("Legal Manipulations", basic=bleed(+2), superior=bleed(+2, success=(gain_pool_(1),)))
card(
    "Lunatic Eruption",
    basic=action(stays=True, target=ready_minion()),
    superior=action(stays=True, target=ready_minion()),
    abilities=(
        must_take(grants_action(enter_combat(0), target=minion_of_prey_to_fight(), by=BY_HOST), need_not_hunt()),
    ),
    keywords="burning-hurts-at-superior",
    burn_by_minions=True,
)
card(
    "Memory's Fading Glimpse",
    basic=action(target_to_crypt(0), target=uncontrolled_of_prey(0)),
    superior=action(target_to_crypt(1), target=uncontrolled_of_prey(0)),
)
card("Petra Resonance", action(compare_all_crypts(3), stealth=1, target=every_crypt()))
card("Psychophagia", eats_the_dead(2), eats_the_dead(1, unlock_self()))
card("Rapid Healing", basic=leave_torpor(stealth=1), superior=leave_torpor(gains_blood(1), stealth=1))
card(
    "Red List",
    action(becomes_red_list(), target=ready_ally_or_younger()),
    requires=(has_any_title(), not_on_red_list()),
    keywords="target-cannot-block",
)
card(
    "Spirit Claws",
    needing(in_a_round(aggravated_hands_this_round()), 1, "pro"),
    needing(maneuver(aggravated_hands_this_round()), 1, "pro", "spi"),
    needing(action(stealth=1, on_self=True), 2, "pro", "spi"),
    statics=(gives(AGGRAVATED_HANDS),),
    unique=True,
)
card(
    "Split the Veil",
    action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, count_down_to_ally(), when=(counted_down_less_than_twice(),)),),
    counters=2,
)
card("The Embrace", action(becomes_vampire(1), stealth=1, when=(is_vampire(),)), keywords="puts-vampires-in-play")
card("The Portrait", action(judge_by_portrait(), target=prey_with_crypt()))
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
    "Threading the Path of Orpheus",
    action(burn_attached(), stealth=1, target=card_of_others_on_own_vampire()),
)
card(
    "Tier of Souls",
    basic=action(steal_blood_of_target(1), target=minion_of_prey()),
    superior=action(steal_blood_of_target(1), target=minion_of_prey(), on_self=True),
    statics=(gives(BLEED, 1, on_vampire(), bleeding_prey()),),
    one_on_minion="Tier of Souls",
    burn_by_minions=True,
)
