"""Reaction cards."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import MODIFIER, card
from elysium.games.vtes.state import UNTIL_UNLOCK
from elysium.games.vtes.words.actions import reduce_bleed
from elysium.games.vtes.words.conditions import (
    actor_is_younger,
    bleeding_you,
    capacity_at_least,
    during_political_action,
    has_blocked,
    is_vampire,
    it_requires,
    may_attempt_block,
    predator_acts,
    titled,
    unlocked,
)
from elysium.games.vtes.words.effects import (
    ally_stays_locked,
    lock_self,
    maneuver_if_blocking,
    pays_unless_blocking,
    prevent_if_blocking,
    redirect_bleed,
    unlock_and_attempt,
    unlock_self,
)
from elysium.games.vtes.words.hands_and_allies import played_on_this_minion, reflex, vampire_acts
from elysium.games.vtes.words.shapes import (
    AFTER_BLOCK,
    BLOCK_ATTEMPT,
    BLOCKS_DECLINED,
    DECIDE_BLOCK,
    POLLING,
    cancel_reaction,
    reaction,
)
from elysium.games.vtes.words.special import (
    actor_abstains,
    another_of_circle,
    intercept_to_target,
    is_not_blocking,
    other_blocker,
    other_locked_minion,
    unlock_target,
)
from elysium.games.vtes.words.targets import new_bleed_target

card(
    "Babble",
    basic=reaction(intercept_to_target(1), windows=BLOCK_ATTEMPT, target=other_blocker()),
    superior=reaction(lock_self(), unlock_target(), target=other_locked_minion(), when=(unlocked(), is_not_blocking())),
)
card(
    "Camaraderie",
    basic=reaction(reduce_bleed(1), when=(bleeding_you(),)),
    superior=reaction(reduce_bleed(3), when=(bleeding_you(), another_of_circle())),
)
card(
    "Cats' Guidance",
    basic=reaction(unlock_self(), windows=AFTER_BLOCK, locked_only=True, when=(has_blocked(),)),
    superior=reaction(intercept=1),
)
card(
    "Deflection",
    basic=reaction(
        lock_self(), redirect_bleed(), windows=BLOCKS_DECLINED, target=new_bleed_target(), when=(bleeding_you(),)
    ),
    superior=reaction(redirect_bleed(), windows=BLOCKS_DECLINED, target=new_bleed_target(), when=(bleeding_you(),)),
)
card("Enhanced Senses", basic=reaction(intercept=1), superior=reaction(intercept=2))
card("Forced Awakening", reaction(pays_unless_blocking(1), locked_only=True, wakes=True, when=(is_vampire(),)))
card(
    "Guard Dogs",
    basic=reaction(unlock_self(), locked_only=True, when=(bleeding_you(),)),
    superior=reaction(unlock_self(), maneuver_if_blocking(), locked_only=True, when=(bleeding_you(),)),
)
card(
    "Instinctive Reaction",
    basic=reaction(intercept=1, when=(predator_acts(),)),
    superior=reaction(maneuver_if_blocking(), intercept=1, when=(predator_acts(),)),
)
card(
    "Iron Heart",
    basic=cancel_reaction(MODIFIER, when=(it_requires("pre"),)),
    superior=cancel_reaction(MODIFIER, when=(it_requires("dom"),)),
)
card(
    "Irregular Protocol",
    reaction(lock_self(), actor_abstains(), windows=POLLING, when=(during_political_action(), unlocked())),
)
card("On the Qui Vive", reaction(ally_stays_locked(), locked_only=True, wakes=True), limit=UNTIL_UNLOCK)
card("Precognition", basic=reaction(intercept=1), superior=reaction(prevent_if_blocking(), intercept=1))
card(
    "Predator's Communion",
    basic=(reflex(played_on_this_minion("frenzy")), reaction(intercept=1, when=(vampire_acts(),))),
    superior=reaction(unlock_self(), locked_only=True, when=(vampire_acts(),)),
)
card(
    "Redirection",
    basic=reaction(
        lock_self(),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=new_bleed_target(),
        when=(bleeding_you(), actor_is_younger()),
    ),
    superior=reaction(
        lock_self(),
        redirect_bleed(),
        windows=BLOCKS_DECLINED,
        target=new_bleed_target(),
        when=(bleeding_you(), vampire_acts()),
    ),
)
card(
    "Second Tradition: Domain",
    reaction(intercept=2),
    reaction(
        unlock_and_attempt(2),
        windows=DECIDE_BLOCK | BLOCK_ATTEMPT,
        locked_only=True,
        blood=1,
        when=(may_attempt_block(),),
    ),
    requires=(titled("prince", "justicar"),),
)
card(
    "Sense the Savage Way",
    basic=reaction(intercept=1),
    superior=reaction(
        unlock_and_attempt(0), windows=DECIDE_BLOCK | BLOCK_ATTEMPT, locked_only=True, when=(may_attempt_block(),)
    ),
    requires=(capacity_at_least(7),),
)
card("Spirit's Touch", basic=reaction(intercept=1), superior=reaction(maneuver_if_blocking(), intercept=1))
card("Surprise Influence", reaction(votes=2, when=(is_vampire(), during_political_action())))
card(
    "Telepathic Counter",
    basic=reaction(reduce_bleed(1), when=(bleeding_you(),)),
    superior=reaction(reduce_bleed(2), when=(bleeding_you(),)),
)
card(
    "Telepathic Misdirection",
    basic=reaction(intercept=1),
    superior=reaction(
        lock_self(), redirect_bleed(), windows=BLOCKS_DECLINED, target=new_bleed_target(), when=(bleeding_you(),)
    ),
)
