"""What an effect means to somebody who weighs it: declared with the effect, read by bots.

Bots know these, never the name of an effect. An effect without a meaning is taken for slightly good.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from elysium.engine.cards.nodes import Control, Effect, Node


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


def meaning_of(effect: Effect) -> Meaning:
    """What a verb means, by whom it concerns."""
    inner = next((node for node in effect.children() if isinstance(node, Effect)), None)
    if isinstance(effect, Control) and inner is not None:
        return meaning_of(inner)
    whom = effect.get("who") or effect.get("what") or effect.get("giver")
    return MEANINGS.get((effect.word, whom.word if isinstance(whom, Node) else ""), Meaning.UNTOLD)


MEANINGS: Final = {
    ("gain-pool", "you"): Meaning.GAINS_POOL,
    ("burn-pool", "you"): Meaning.LOSES_POOL,
    ("burn-pool", "prey"): Meaning.PREY_LOSES_POOL,
    ("burn-pool", "active"): Meaning.ACTIVE_LOSES_POOL,
    ("burn-pool", "controller"): Meaning.HOST_COSTS_POOL,
    ("gain-blood", "it"): Meaning.GIVES_BLOOD,
    ("burn-blood", "it"): Meaning.DRAINS_TARGET,
    ("move-blood", "it"): Meaning.DRAINS_TARGET,
    ("blood-to-pool", "host"): Meaning.BLOOD_TO_POOL,
    ("damage", "host"): Meaning.HURTS_HOST,
    ("lock", "it"): Meaning.LOCKS_TARGET,
    ("lock", "self"): Meaning.LOCKS_ITSELF,
    ("unlock", "self"): Meaning.UNLOCKS_ITSELF,
    ("steal", "it"): Meaning.TAKES_TARGET,
    ("steal", "this"): Meaning.TAKES_THIS_CARD,
    ("burn", "it"): Meaning.BURNS_TARGET,
    ("make-ready", "it"): Meaning.RESCUES_TARGET,
    ("burn-edge", ""): Meaning.BURNS_EDGE,
    ("enter-combat", ""): Meaning.FIGHTS_TARGET,
    ("redirect-bleed", ""): Meaning.REDIRECTS_BLEED,
    ("attempt-block", "self"): Meaning.ATTEMPTS_BLOCK,
    ("call-off-action", ""): Meaning.CALLS_ACTION_OFF,
    ("cancel", ""): Meaning.CANCELS,
}
