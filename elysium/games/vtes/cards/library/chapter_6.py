"""Cards that show the rules of turns and actions: hunting, mandatory actions, several targets, costs, allies."""

from elysium.games.vtes.cards.language import BY_HOST, card
from elysium.games.vtes.words.chapter_1 import needing
from elysium.games.vtes.words.chapter_6 import (
    AFTER_ACTION,
    action_succeeded,
    action_was_blocked,
    bleed_at_least,
    blood_hunt_on_self,
    burn_actor,
    clan_of_younger,
    count_down_to_ally,
    counted_down_less_than_twice,
    counter_to_pool,
    draw_and_discard,
    has_master_action,
    hunt,
    lock_younger_of_clan,
    minion_of_prey_to_fight,
    must_take,
    need_not_hunt,
    out_of_turn,
    ready_minion,
    reduce_bleed,
    this_burns_life,
    undirected_action,
    unlock_if_it_succeeds,
    use_master_action,
)
from elysium.games.vtes.words.combat_more import minion_to_fight
from elysium.games.vtes.words.conditions import actor_is_clan, as_announced, bleeding_you, you_have_edge
from elysium.games.vtes.words.effects import burn_it, burn_this, enter_combat, gain_pool_, rescue_it, unlock_self
from elysium.games.vtes.words.shapes import (
    ANNOUNCED,
    BLOCKS_DECLINED,
    MASTER_PHASE,
    UNLOCK_PHASE,
    action,
    ally,
    any_time,
    bleed,
    during,
    grants_action,
    modifier,
    put_in_play,
    reaction,
)
from elysium.games.vtes.words.targets import location, torpid_of_clan

# Masters

card(
    "Archon Investigation",
    out_of_turn(burn_actor(), windows=BLOCKS_DECLINED, when=(bleeding_you(), bleed_at_least(4))),
)
card(
    "Short-Term Investment",
    put_in_play(),
    abilities=(during(MASTER_PHASE, use_master_action(), counter_to_pool(), when=(has_master_action(),), scope=-1),),
    keywords="investment",
    counters=3,
)
card(
    "Using the Advantage",
    put_in_play(),
    abilities=(during(UNLOCK_PHASE, gain_pool_(1), when=(you_have_edge(),), locks=True),),
)

card(
    "Warsaw Station",
    put_in_play(),
    abilities=(
        during(
            ANNOUNCED,
            unlock_if_it_succeeds("nosferatu"),
            when=(as_announced(), actor_is_clan("nosferatu"), undirected_action()),
            locks=True,
        ),
        any_time(burn_this(), rescue_it(), target=torpid_of_clan("nosferatu"), locks=False),
    ),
    unique=True,
    keywords="location",
)

# Actions

card("Abactor", hunt(+4, stealth=1, success=(blood_hunt_on_self(),)))
card(
    "Condemn the Sins of the Father",
    basic=action(lock_younger_of_clan(0), stealth=1, target=clan_of_younger()),
    superior=action(lock_younger_of_clan(1), stealth=1, target=clan_of_younger()),
)
card(
    "Flurry of Action",
    basic=bleed(success=(draw_and_discard(2),)),
    superior=bleed(success=(unlock_self(),)),
)
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
    "Split the Veil",
    action(stealth=1, stays=True),
    abilities=(during(UNLOCK_PHASE, count_down_to_ally(), when=(counted_down_less_than_twice(),)),),
    counters=2,
)

# Allies

card(
    'Felix "Fix" Hessian',
    ally(),
    abilities=(grants_action(burn_it(), stealth=1, target=location(), pool=1),),
    unique=True,
    keywords="wraith",
    life=2,
)
card(
    "Freakish Conglomeration",
    needing(ally(), 1, "obl"),
    needing(ally(), 1, "tha"),
    needing(ally(1), 2, "obl"),
    needing(ally(1), 2, "tha"),
    abilities=(
        during(UNLOCK_PHASE, this_burns_life(1), mandatory=True),
        grants_action(enter_combat(0), target=minion_to_fight()),
    ),
    keywords="zombie",
    life=3,
    strength=3,
)

# Modifiers and reactions

card(
    "Freak Drive",
    basic=modifier(unlock_self(), windows=AFTER_ACTION, when=(action_succeeded(),)),
    superior=modifier(unlock_self(), windows=AFTER_ACTION, when=(action_was_blocked(),)),
)
card(
    "Telepathic Counter",
    basic=reaction(reduce_bleed(1), when=(bleeding_you(),)),
    superior=reaction(reduce_bleed(2), when=(bleeding_you(),)),
)
