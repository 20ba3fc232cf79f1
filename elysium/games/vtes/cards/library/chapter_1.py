"""Cards that show the rules of the first chapter: playing, cancelling, hands, allies, events."""

from elysium.games.vtes.cards.language import BY_ACTIVE, BY_HOST, H_AFTER_ACTION, H_ENTERS, card
from elysium.games.vtes.state import ACTION, AGGRAVATED_HANDS, BLEED, GAME, HAND, INTERCEPT, ROUND
from elysium.games.vtes.words.chapter_1 import (
    active_burns_pool_per_torpid,
    active_has_torpid,
    aggravated_hands_this_round,
    as_announced_or_attempted,
    bleeding_prey,
    cancel_in_combat,
    hunt_succeeded,
    in_a_round,
    learn_or_burn,
    lock_and_fight,
    minion_of_prey,
    needing,
    old_uncontrolled_of_clan,
    on_vampire,
    own_of_clan,
    played_on_this_minion,
    put_on_at_superior,
    ready_for_blood,
    redeem,
    reflex,
    remove_for_pool,
    takes_hunted_blood,
    torpid_of_others,
    torpor_afterwards,
    vampire_acts,
    vampire_in_ash_heap,
    vampire_of_others,
    you_control_ready_clan,
)
from elysium.games.vtes.words.conditions import as_announced, capacity_at_least, is_clan, it_is_this, may_attempt_block
from elysium.games.vtes.words.effects import (
    add_blood,
    gain_pool_,
    steal_blood_of_target,
    steal_it,
    unlock_and_attempt,
    unlock_self,
    vampires_cannot_block,
)
from elysium.games.vtes.words.shapes import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    DECIDE_BLOCK,
    DISCARD_PHASE,
    UNLOCK_PHASE,
    action,
    ally,
    bleed,
    bonus,
    during,
    event,
    gives,
    master,
    modifier,
    put_in_play,
    put_on_card,
    reaction,
    retainer,
    trigger,
)
from elysium.games.vtes.words.shapes_combat import maneuver
from elysium.games.vtes.words.targets import own_ready_minion, ready_vampire

# Master cards and events
card("Elder Library", put_in_play(), statics=(bonus(HAND),), unique=True, keywords="location")
card(
    "The Eternals of Sirius",
    master(gain_pool_(5), when=(you_control_ready_clan("ministry"),)),
    master(add_blood(5), target=old_uncontrolled_of_clan("ministry", 9)),
)
card(
    "Khobar Towers, Al-Khubar",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, remove_for_pool(), target=own_ready_minion(), locks=True),),
    unique=True,
    keywords="location",
)
card("Life in the City", master(add_blood(1), target=ready_vampire()))
card("Redeem the Lost Soul", master(redeem(), target=vampire_in_ash_heap()))
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
card("Sight Beyond Sight", put_on_card(own_of_clan("salubri")), statics=(gives(INTERCEPT),), unique=True)
card(
    "Dragonbound",
    event(),
    abilities=(
        during(
            DISCARD_PHASE,
            active_burns_pool_per_torpid(),
            when=(active_has_torpid(),),
            mandatory=True,
            by=BY_ACTIVE,
        ),
    ),
    replace=GAME,
    keywords="gehenna",
)
card("Hunger Moon", event(), triggers=(trigger(H_AFTER_ACTION, takes_hunted_blood(5), when=(hunt_succeeded(),)),))

# Actions, allies and retainers
card(
    "Bima",
    ally(),
    triggers=(trigger(H_ENTERS, learn_or_burn(), when=(it_is_this(),)),),
    keywords="ghoul as-vampire",
    life=2,
    strength=2,
)
card("D'habi Revenant", retainer(), statics=(gives(BLEED, 1, is_clan("baali")),), keywords="ghoul", life=2)
card(
    "Deep Song",
    basic=bleed(+1),
    superior=action(lock_and_fight(), target=vampire_of_others()),
    keywords="frenzy",
)
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
card(
    "Tier of Souls",
    basic=action(steal_blood_of_target(1), target=minion_of_prey()),
    superior=action(steal_blood_of_target(1), target=minion_of_prey(), on_self=True),
    statics=(gives(BLEED, 1, on_vampire(), bleeding_prey()),),
    one_on_minion="Tier of Souls",
    burn_by_minions=True,
)

# Modifiers, reactions and combat cards
card(
    "Day Operation",
    basic=modifier(vampires_cannot_block(), torpor_afterwards(), windows=ANNOUNCED, when=(as_announced(),)),
    superior=modifier(
        vampires_cannot_block(),
        torpor_afterwards(),
        windows=ANNOUNCED | BLOCK_ATTEMPT,
        when=(as_announced_or_attempted(),),
    ),
)
card("Death Seeker", cancel_in_combat(pays_nothing=True), limit=ROUND)
card(
    "Predator's Communion",
    basic=(reflex(played_on_this_minion("frenzy")), reaction(intercept=1, when=(vampire_acts(),))),
    superior=reaction(unlock_self(), locked_only=True, when=(vampire_acts(),)),
)
card(
    "Sense the Savage Way",
    basic=reaction(intercept=1),
    superior=reaction(
        unlock_and_attempt(0), windows=DECIDE_BLOCK | BLOCK_ATTEMPT, locked_only=True, when=(may_attempt_block(),)
    ),
    requires=(capacity_at_least(7),),
)
card(
    "Spirit Claws",
    needing(in_a_round(aggravated_hands_this_round()), 1, "pro"),
    needing(maneuver(aggravated_hands_this_round()), 1, "pro", "spi"),
    needing(action(stealth=1, on_self=True), 2, "pro", "spi"),
    statics=(gives(AGGRAVATED_HANDS),),
    unique=True,
)
