"""What an effect means to somebody who weighs it: declared with the effect, read by bots.

Bots know these, never the name of an effect. An effect without a meaning is taken for slightly good.
"""

from __future__ import annotations

from enum import Enum, auto


class Meaning(Enum):
    UNTOLD = auto()

    # Pool and blood
    GAINS_POOL = auto()
    LOSES_POOL = auto()
    PREY_LOSES_POOL = auto()
    ACTIVE_LOSES_POOL = auto()
    HOST_COSTS_POOL = auto()
    GIVES_BLOOD = auto()
    DRAINS_TARGET = auto()
    BLOOD_TO_POOL = auto()
    POOL_TO_BLOOD = auto()
    HURTS_HOST = auto()

    # Cards and minions
    LOCKS_TARGET = auto()
    LOCKS_ITSELF = auto()
    UNLOCKS_ITSELF = auto()
    RESCUES_TARGET = auto()
    TAKES_TARGET = auto()
    TAKES_THIS_CARD = auto()
    BURNS_TARGET = auto()
    DISCARDS = auto()
    FINDS_EQUIPMENT = auto()
    BURNS_EDGE = auto()
    GUESSES_NUMBERS = auto()
    CANCELS = auto()

    # Actions and blocks
    FIGHTS_TARGET = auto()
    REDIRECTS_BLEED = auto()
    ATTEMPTS_BLOCK = auto()
    PAYS_UNLESS_BLOCKING = auto()
    ADDS_STEALTH = auto()
    FAILS_ATTEMPT = auto()
    CALLS_ACTION_OFF = auto()
    BARS_VAMPIRES = auto()
    BARS_TARGET = auto()

    # Combat
    HURTS_EACH_ROUND = auto()
    SHIELDS = auto()

    # Referendums
    ADDS_VOTES = auto()
    SILENCES_VOTER = auto()
    DIRECTS_VOTES = auto()
    PUNISHES_VOTES_AGAINST = auto()
    BURNS_ALLOCATED_POOL = auto()
    BURNS_POOL_PER_MINION = auto()
    GAINS_POOL_PER_CLAN = auto()
    ENLARGES_HAND = auto()
    TAKES_CHOSEN_TITLE = auto()
