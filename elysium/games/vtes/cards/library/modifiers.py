"""Action modifiers."""

from __future__ import annotations

from elysium.games.vtes.definitions.language import card
from elysium.games.vtes.state import ACTION, BLEED, NO_UNLOCK, TURN
from elysium.games.vtes.words.actions import AFTER_ACTION, action_succeeded, action_was_blocked
from elysium.games.vtes.words.conditions import (
    during_bleed,
    during_political_action,
    is_blocked,
    is_vampire,
    minion_blocks,
    not_another_played,
    of_sect,
    titled,
    unlocked,
    younger_or_ally_blocks,
)
from elysium.games.vtes.words.crypts import (
    bait,
    bled_a_crypt,
    bleeding_its_foe,
    crypt_top_out_of_game,
    older_outsider_blocks,
)
from elysium.games.vtes.words.effects import (
    attempt_fails,
    attempt_fails_for_all,
    burn_this,
    burns_afterwards,
    call_off_action,
    cannot_block,
    maneuver_or_press_if_blocked,
    more_bleed_for_clan,
    next_actions_stealth,
    scorn,
    unlock_self,
    vampires_cannot_block,
)
from elysium.games.vtes.words.hands_and_allies import torpor_afterwards
from elysium.games.vtes.words.politics import BEFORE_VOTES, before_votes, only_sect_votes
from elysium.games.vtes.words.shapes import (
    ANNOUNCED,
    BLOCK_ATTEMPT,
    BLOCKED,
    POLLING,
    UNLOCK_PHASE,
    during,
    gives,
    modifier,
)
from elysium.games.vtes.words.summons import ally_blocks, blocking_ally, lock_blocker, put_on_blocker
from elysium.games.vtes.words.targets import other_vampire, younger_vampire

card(
    "Aire of Elation",
    basic=modifier(more_bleed_for_clan(1, "toreador"), bleed=1, limited=True, when=(during_bleed(),)),
    superior=modifier(more_bleed_for_clan(1, "toreador"), bleed=2, limited=True, when=(during_bleed(),)),
)
card(
    "Bear-Baiting",
    modifier(bait(), windows=BLOCKED, when=(older_outsider_blocks(),)),
    requires=(of_sect("anarch"),),
    statics=(gives(BLEED, 2, bleeding_its_foe()),),
)
card(
    "Bewitching Oration",
    basic=modifier(votes=2, when=(during_political_action(),)),
    superior=modifier(votes=4, when=(during_political_action(),)),
)
card(
    "Bonding",
    basic=modifier(bleed=1, limited=True, when=(during_bleed(),)),
    superior=modifier(stealth=1, bleed=1, limited=True, when=(during_bleed(),)),
)
card("Change of Target", modifier(call_off_action(), windows=BLOCKED, when=(is_blocked(),)))
card("Cloak the Gathering", basic=modifier(stealth=1), superior=modifier(stealth=1, anyone=True, when=(is_vampire(),)))
card(
    "Closed Session",
    modifier(only_sect_votes("camarilla"), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(titled("prince", "justicar", "inner-circle"),),
)
card(
    "Command",
    basic=modifier(lock_blocker(), attempt_fails(), windows=BLOCK_ATTEMPT, when=(ally_blocks(),)),
    superior=put_on_blocker(lock_blocker(), attempt_fails(), target=blocking_ally()),
    statics=(gives(NO_UNLOCK),),
    abilities=(during(UNLOCK_PHASE, burn_this(), mandatory=True),),
)
card(
    "Conditioning",
    basic=modifier(bleed=2, limited=True, when=(during_bleed(),)),
    superior=modifier(bleed=3, limited=True, when=(during_bleed(),)),
)
card(
    "Confusion",
    basic=modifier(bleed=1, limited=True, when=(during_bleed(),)),
    superior=modifier(stealth=1, bleed=1, limited=True, when=(during_bleed(),)),
)
card(
    "Crocodile's Tongue",
    basic=modifier(attempt_fails_for_all(), windows=BLOCK_ATTEMPT, when=(younger_or_ally_blocks(),), ransom=1),
    superior=modifier(attempt_fails_for_all(), windows=BLOCK_ATTEMPT, when=(younger_or_ally_blocks(),), ransom=2),
)
card(
    "Daring the Dawn",
    basic=modifier(vampires_cannot_block(), burns_afterwards(2)),
    superior=modifier(vampires_cannot_block(), burns_afterwards(1)),
)
card(
    "Day Operation",
    basic=modifier(vampires_cannot_block(), torpor_afterwards(), windows=ANNOUNCED, as_announced=True),
    superior=modifier(
        vampires_cannot_block(),
        torpor_afterwards(),
        windows=ANNOUNCED | BLOCK_ATTEMPT,
        as_announced=True,
    ),
)
card(
    "Elder Impersonation",
    basic=modifier(stealth=1),
    superior=modifier(attempt_fails(), windows=BLOCK_ATTEMPT, when=(minion_blocks(),)),
)
card(
    "Eyes of Chaos",
    basic=modifier(bleed=1, limited=True, when=(during_bleed(),)),
    superior=modifier(bleed=2, limited=True, when=(during_bleed(),)),
)
card(
    "Freak Drive",
    basic=modifier(unlock_self(), windows=AFTER_ACTION, when=(action_succeeded(),)),
    superior=modifier(unlock_self(), windows=AFTER_ACTION, when=(action_was_blocked(),)),
)
card("Innocent Bystander", modifier(crypt_top_out_of_game(), windows=AFTER_ACTION, when=(bled_a_crypt(),)))
card(
    "Lost in Crowds",
    basic=modifier(stealth=1, when=(not_another_played("Into Thin Air"),)),
    superior=modifier(stealth=2, when=(not_another_played("Into Thin Air"),)),
)
card("Mind Tricks", basic=modifier(stealth=1), superior=modifier(maneuver_or_press_if_blocked(), stealth=1))
card(
    "Private Audience",
    modifier(only_sect_votes("sabbat"), windows=BEFORE_VOTES, when=(before_votes(),)),
    requires=(titled("archbishop", "priscus", "cardinal"),),
)
card("Scorn of Adonis", modifier(scorn(1), windows=POLLING, when=(during_political_action(),)))
card(
    "Seduction",
    basic=modifier(cannot_block(), windows=ANNOUNCED, target=younger_vampire(), as_announced=True),
    superior=modifier(cannot_block(), windows=ANNOUNCED, target=other_vampire(), as_announced=True),
)
card(
    "Veil the Legions",
    basic=modifier(stealth=1, anyone=True, when=(is_vampire(), unlocked())),
    superior=modifier(
        next_actions_stealth(),
        stealth=1,
        anyone=True,
        when=(is_vampire(), unlocked()),
        once_each=TURN,
    ),
    one_each=ACTION,
)
