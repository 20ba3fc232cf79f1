"""Action modifiers."""

from elysium.games.vtes.cards.language import card
from elysium.games.vtes.state import ACTION, TURN
from elysium.games.vtes.words.conditions import (
    as_announced,
    during_bleed,
    during_political_action,
    is_blocked,
    is_vampire,
    minion_blocks,
    not_another_played,
    superior_once_a_turn,
    unlocked,
    younger_or_ally_blocks,
)
from elysium.games.vtes.words.effects import (
    attempt_fails,
    attempt_fails_for_all,
    burns_afterwards,
    call_off_action,
    cannot_block,
    more_bleed_for_clan,
    next_actions_stealth,
    vampires_cannot_block,
)
from elysium.games.vtes.words.effects_combat import maneuver_or_press_if_blocked
from elysium.games.vtes.words.effects_votes import scorn
from elysium.games.vtes.words.shapes import ANNOUNCED, BLOCK_ATTEMPT, BLOCKED, POLLING, modifier
from elysium.games.vtes.words.targets import other_vampire, younger_vampire

card(
    "Aire of Elation",
    basic=modifier(more_bleed_for_clan(1, "toreador"), bleed=1, limited=True, when=(during_bleed(),)),
    superior=modifier(more_bleed_for_clan(1, "toreador"), bleed=2, limited=True, when=(during_bleed(),)),
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
    "Lost in Crowds",
    basic=modifier(stealth=1, when=(not_another_played("Into Thin Air"),)),
    superior=modifier(stealth=2, when=(not_another_played("Into Thin Air"),)),
)
card("Mind Tricks", basic=modifier(stealth=1), superior=modifier(maneuver_or_press_if_blocked(), stealth=1))
card("Scorn of Adonis", modifier(scorn(1), windows=POLLING, when=(during_political_action(),)))
card(
    "Seduction",
    basic=modifier(cannot_block(), windows=ANNOUNCED, target=younger_vampire(), when=(as_announced(),)),
    superior=modifier(cannot_block(), windows=ANNOUNCED, target=other_vampire(), when=(as_announced(),)),
)
card(
    "Veil the Legions",
    basic=modifier(stealth=1, anyone=True, when=(is_vampire(), unlocked())),
    superior=modifier(
        next_actions_stealth(),
        stealth=1,
        anyone=True,
        when=(is_vampire(), unlocked(), superior_once_a_turn()),
        once_each=TURN,
    ),
    one_each=ACTION,
)
