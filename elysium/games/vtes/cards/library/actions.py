"""Action cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import BY_HOST
from elysium.games.vtes.state import ACTION, AGGRAVATED_HANDS, BLEED, COMBAT, MANEUVER, ROUND, TURN
from elysium.games.vtes.vocabulary.clauses import (
    MINION_PHASE,
    UNLOCK_PHASE,
    action,
    any_time,
    bleed,
    card,
    during,
    grants_action,
    hunt,
    in_a_round,
    leave_torpor,
    maneuver,
    must_take,
    needing,
    vampires_may_call,
)
from elysium.games.vtes.vocabulary.conditions import (
    bleeding,
    by_capacity,
    by_vampire,
    exists,
    has_crypt,
    is_,
    need_not_hunt,
    same,
)
from elysium.games.vtes.vocabulary.control import CHOSEN, at_once, choose, if_, may
from elysium.games.vtes.vocabulary.effects import (
    blood_to_pool,
    burn,
    burn_blood,
    burn_pool,
    burn_this,
    draw,
    draw_crypt,
    enter_combat,
    gain_blood,
    gain_pool,
    lock,
    make_ready,
    move_blood,
    steal,
    unlock,
)
from elysium.games.vtes.vocabulary.lasting import gets
from elysium.games.vtes.vocabulary.things import (
    ACTOR,
    HOST,
    IT,
    OTHERS,
    PREY,
    SELF,
    THIS,
    YOU,
    ally,
    at_superior,
    blood,
    crypt_card,
    location,
    locked,
    methuselah,
    minion,
    of,
    other,
    ready,
    sect,
    titled,
    torpid,
    uncontrolled,
    vampire,
    younger,
)
from elysium.games.vtes.words.actions import (
    blood_hunt_on_self,
    clan_of_younger,
    count_down_to_ally,
    counted_down_less_than_twice,
    lock_younger_of_clan,
)
from elysium.games.vtes.words.crypts import (
    becomes_red_list,
    compare_all_crypts,
    every_crypt,
    judge_by_portrait,
    not_on_red_list,
    prey_with_crypt,
    target_to_crypt,
)
from elysium.games.vtes.words.effects import unlock_self
from elysium.games.vtes.words.hands_and_allies import lock_and_fight, vampire_of_others
from elysium.games.vtes.words.politics import joins_chosen_clan, other_titles_weigh_less, takes_title
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
    make_equipment,
    number_of_younger,
    you_control_another_minion,
)

for city in ("Corte", "Los Angeles", "Perth"):
    card(
        f"Fee Stake: {city}",
        action(takes_title("baron", city), stealth=1, when=(is_(SELF, sect("anarch")), by_capacity(5))),
        abilities=(vampires_may_call(burn_this(), meanwhile=(other_titles_weigh_less(1, "anarch"),)),),
        keywords="title",
    )
card("Abactor", hunt(+4, stealth=1, success=(blood_hunt_on_self(),)))
card(
    "Ambush",
    action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), target=minion(ready, locked, of(OTHERS))),
)
card(
    "Army of Rats",
    basic=action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, burn_pool(1, PREY), once_each=TURN, mandatory=True),),
    burn_by_minions=True,
)
card("Arson", action(burn(IT), target=location()), replace=ACTION)
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
    "Bum's Rush",
    action(at_once(enter_combat(), gets(SELF, MANEUVER, until=COMBAT)), target=minion(ready, of(OTHERS))),
    replace=ACTION,
)
card(
    "Chain of Command",
    basic=action(command_younger(0), stealth=1, target=number_of_younger(0), when=(by_vampire(),)),
    superior=action(command_younger(1), stealth=1, target=number_of_younger(1), when=(by_vampire(),)),
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
    needing(action(draw_crypt(), stealth=1), 1, "obf"),
    needing(action(gain_blood(2, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))), 1, "tem"),
    needing(action(lock(THIS), stealth=1, on_self=True), 2, "tem"),
    abilities=(during(MINION_PHASE, unlock(SELF), by=BY_HOST, own=True, blood=1, locks=True),),
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
card("Dominate Kine", basic=bleed(+1, stealth=1), superior=action(steal(IT), target=location(of(OTHERS))))
card(
    "Enchant Kindred",
    basic=bleed(+1),
    superior=action(gain_blood(2, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))),
)
card(
    "Flurry of Action",
    basic=bleed(success=(draw(2),)),
    superior=bleed(success=(unlock(SELF),)),
)
card(
    "Govern the Unaligned",
    basic=bleed(+2),
    superior=action(gain_blood(3, IT), stealth=1, target=vampire(younger(), uncontrolled, of(YOU))),
)
card(
    "Graverobbing",
    basic=action(steal(IT), target=minion(torpid, of(OTHERS))),
    superior=action(
        steal(IT),
        if_(is_(IT, torpid, of(YOU)), [may(make_ready(IT), cost=[burn_blood(2, SELF)])]),
        target=minion(torpid, of(OTHERS)),
    ),
)
card(
    "Heart of the City",
    basic=action(stealth=1, on_self=True),
    superior=action(stealth=1, on_self=True),
    statics=(
        gets(HOST, BLEED, 1, when=is_(HOST, vampire())),
        gets(HOST, BLEED, 1, when=is_(HOST, vampire()) & is_(THIS, at_superior)),
    ),
    one_on_minion="Heart of the City",
)
card("Kindred Intelligence", action(draw_crypt(), stealth=1, when=(has_crypt(),)))
card(
    "Kindred Spirits",
    basic=bleed(target=methuselah(other(YOU)), success=(gain_pool(1),)),
    superior=bleed(+1, target=methuselah(other(YOU)), success=(gain_pool(1),)),
)
card("Legal Manipulations", basic=bleed(+2), superior=bleed(+2, success=(gain_pool(1),)))
card(
    "Lunatic Eruption",
    basic=action(stays=True, target=minion(ready)),
    superior=action(stays=True, target=minion(ready)),
    abilities=(must_take(grants_action(enter_combat(), target=minion(ready, of(PREY)), by=BY_HOST), need_not_hunt()),),
    keywords="burning-hurts-at-superior",
    burn_by_minions=True,
)
card(
    "Memory's Fading Glimpse",
    basic=action(target_to_crypt(0), target=crypt_card(uncontrolled, of(PREY))),
    superior=action(target_to_crypt(1), target=crypt_card(uncontrolled, of(PREY))),
)
card("Petra Resonance", action(compare_all_crypts(3), stealth=1, target=every_crypt()))
card("Psychophagia", eats_the_dead(2), eats_the_dead(1, unlock_self()))
card("Rapid Healing", basic=leave_torpor(stealth=1), superior=leave_torpor(gain_blood(1, SELF), stealth=1))
card(
    "Red List",
    action(becomes_red_list(), target=vampire(ready, younger()) | ally(ready, other())),
    requires=(is_(SELF, titled), not_on_red_list()),
    keywords="target-cannot-block",
)
card(
    "Spirit Claws",
    needing(in_a_round(gets(SELF, AGGRAVATED_HANDS, until=ROUND)), 1, "pro"),
    needing(maneuver(gets(SELF, AGGRAVATED_HANDS, until=ROUND)), 1, "pro", "spi"),
    needing(action(stealth=1, on_self=True), 2, "pro", "spi"),
    statics=(gets(HOST, AGGRAVATED_HANDS),),
    unique=True,
)
card(
    "Split the Veil",
    action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, count_down_to_ally(), when=(counted_down_less_than_twice(),)),),
    counters=2,
)
card("The Embrace", action(becomes_vampire(1), stealth=1, when=(by_vampire(),)), keywords="puts-vampires-in-play")
card("The Portrait", action(judge_by_portrait(), target=prey_with_crypt()))
card(
    "The Trick of the Danya",
    basic=(
        action(blood_to_pool(1, IT, YOU), stealth=1, target=crypt_card(uncontrolled, of(PREY), blood())),
        action(
            choose(vampire(uncontrolled, of(YOU)), move_blood(1, IT, CHOSEN)),
            stealth=1,
            target=crypt_card(uncontrolled, of(PREY), blood()),
            when=(exists(vampire(uncontrolled, of(YOU))),),
        ),
    ),
)
card(
    "Threading the Path of Orpheus",
    action(burn_attached(), stealth=1, target=card_of_others_on_own_vampire()),
)
card(
    "Tier of Souls",
    basic=action(move_blood(1, IT, SELF), target=minion(of(PREY), blood())),
    superior=action(move_blood(1, IT, SELF), target=minion(of(PREY), blood()), on_self=True),
    statics=(gets(HOST, BLEED, 1, when=is_(HOST, vampire()) & same(ACTOR, HOST) & bleeding(PREY)),),
    one_on_minion="Tier of Souls",
    burn_by_minions=True,
)
