"""What an effect means to somebody who weighs it, by its verb and whom it concerns: said here once, read by bots.

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
    BRINGS_CARD_BACK = auto()
    GIVES_THIS_CARD = auto()
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
    BLOCKS_AS_VAMPIRE = auto()
    FAILS_ATTEMPT = auto()
    WAKES_TARGET = auto()
    CHANGES_BLEED = auto()
    ENDS_BLEED = auto()
    CALLS_ACTION_OFF = auto()
    BARS_VAMPIRES = auto()
    BARS_TARGET = auto()
    LETS_ACT = auto()

    # Combat
    HURTS_EACH_ROUND = auto()
    SHIELDS = auto()
    FEEDS_ITSELF = auto()
    BURDENS_TARGET = auto()
    FELLS_FOE = auto()
    HITS_HARDER = auto()
    HANDS_ONLY = auto()

    # Referendums
    ADDS_VOTES = auto()
    SILENCES_VOTER = auto()
    VOTES_AGAINST = auto()
    DIRECTS_VOTES = auto()
    PUNISHES_VOTES_AGAINST = auto()
    BURNS_ALLOCATED_POOL = auto()
    BURNS_POOL_PER_MINION = auto()
    GAINS_POOL_PER_CLAN = auto()
    HANDS_OUT_POOL = auto()
    SAVES_TARGET = auto()
    GIVES_ALLOCATED_BLOOD = auto()
    ENLARGES_HAND = auto()
    TAKES_CHOSEN_TITLE = auto()
    BURNS_POOL_OF_CHOSEN = auto()
    HARMS_CHOSEN = auto()


def meaning_of(effect: Effect, *, about: str = "") -> Meaning:
    """What a verb means, by whom it concerns; what the word in `about` stands for is taken for the target."""
    inner = next((node for node in effect.children() if isinstance(node, Effect)), None)
    if isinstance(effect, Control) and inner is not None:
        return meaning_of(inner, about=about)
    whom = effect.get("who") or effect.get("what") or effect.get("giver")
    verb = "-".join((effect.word, *(effect[name] for name in ("deed", "called") if isinstance(effect.get(name), str))))
    amount = effect.get("amount")
    named = _worded(whom) if isinstance(whom, Node) else ""
    named = "it" if about and named == about else named
    counted = (f"{verb}-{amount.word}", named) if isinstance(amount, Node) else (verb, named)
    return MEANINGS.get(counted) or MEANINGS.get((verb, named), Meaning.UNTOLD)


def _worded(whom: Node) -> str:
    """Whose controller it is matters as well."""
    return f"controller-of-{whom['card'].word}" if whom.word == "controller" else whom.word


def amount_of(effect: Effect) -> int:
    """How much it is about, as far as that is printed."""
    given = effect.get("amount", 1)
    return given if isinstance(given, int) else 1


MEANINGS: Final = {
    ("gain-pool", "you"): Meaning.GAINS_POOL,
    ("burn-pool", "you"): Meaning.LOSES_POOL,
    ("burn-pool", "they"): Meaning.LOSES_POOL,
    ("burn-pool", "prey"): Meaning.PREY_LOSES_POOL,
    ("burn-pool", "active"): Meaning.ACTIVE_LOSES_POOL,
    ("burn-pool", "controller-of-host"): Meaning.HOST_COSTS_POOL,
    ("steal-pool", "targeted"): Meaning.GAINS_POOL,
    ("steal-pool", "phase-owner"): Meaning.GAINS_POOL,
    ("steal-pool", "you"): Meaning.SAVES_TARGET,
    ("burn-pool", "methuselahs-named"): Meaning.BURNS_POOL_OF_CHOSEN,
    ("remove", "named"): Meaning.HARMS_CHOSEN,
    ("lose-title", "named"): Meaning.HARMS_CHOSEN,
    ("banish", "named"): Meaning.HARMS_CHOSEN,
    ("cannot-play-reactions", "minion"): Meaning.HARMS_CHOSEN,
    ("gain-blood", "it"): Meaning.GIVES_BLOOD,
    ("burn-blood", "it"): Meaning.DRAINS_TARGET,
    ("move-blood", "it"): Meaning.DRAINS_TARGET,
    ("blood-to-pool", "host"): Meaning.BLOOD_TO_POOL,
    ("pool-to-blood", "you"): Meaning.POOL_TO_BLOOD,
    ("feed", "it"): Meaning.GIVES_BLOOD,
    ("damage", "host"): Meaning.HURTS_HOST,
    ("lock", "it"): Meaning.LOCKS_TARGET,
    ("lock", "that"): Meaning.LOCKS_TARGET,
    ("lock", "self"): Meaning.LOCKS_ITSELF,
    ("unlock", "self"): Meaning.UNLOCKS_ITSELF,
    ("fill", "it"): Meaning.GIVES_BLOOD,
    ("gain-blood", "self"): Meaning.FEEDS_ITSELF,
    ("put-this-on", "it"): Meaning.BURDENS_TARGET,
    ("burn", "foe"): Meaning.FELLS_FOE,
    ("diablerize", "foe"): Meaning.FELLS_FOE,
    ("go-to-torpor", "foe"): Meaning.FELLS_FOE,
    ("more-damage", "foe"): Meaning.HITS_HARDER,
    ("cannot-strike-otherwise", "minion"): Meaning.HANDS_ONLY,
    ("discard-chosen", "it"): Meaning.DISCARDS,
    ("discard-chosen", "chosen"): Meaning.DISCARDS,
    ("discard-at-random", "you"): Meaning.DISCARDS,
    ("gets-stealth", "self"): Meaning.ADDS_STEALTH,
    ("steal-give", "this"): Meaning.GIVES_THIS_CARD,
    ("recover", "it"): Meaning.BRINGS_CARD_BACK,
    ("recover", "named"): Meaning.BRINGS_CARD_BACK,
    ("lend-here", "chosen"): Meaning.BRINGS_CARD_BACK,
    ("lend-here", "it"): Meaning.BRINGS_CARD_BACK,
    ("recover-under-library", "it"): Meaning.BRINGS_CARD_BACK,
    ("take-found", "it"): Meaning.BRINGS_CARD_BACK,
    ("take-found", "chosen"): Meaning.BRINGS_CARD_BACK,
    ("equip-with-found", "self"): Meaning.FINDS_EQUIPMENT,
    ("steal", "it"): Meaning.TAKES_TARGET,
    ("borrow", "host"): Meaning.TAKES_TARGET,
    ("give-away", "this"): Meaning.GIVES_THIS_CARD,
    ("steal", "this"): Meaning.TAKES_THIS_CARD,
    ("burn", "it"): Meaning.BURNS_TARGET,
    ("put-found-on-for-half", "named"): Meaning.FINDS_EQUIPMENT,
    ("make-ready", "it"): Meaning.RESCUES_TARGET,
    ("discard", "you"): Meaning.DISCARDS,
    ("equip-from-library", "self"): Meaning.FINDS_EQUIPMENT,
    ("secret-numbers", ""): Meaning.GUESSES_NUMBERS,
    ("grant-votes", "you"): Meaning.ADDS_VOTES,
    ("gets-stealth", "actor"): Meaning.ADDS_STEALTH,
    ("burn-pool-count", "everyone"): Meaning.BURNS_POOL_PER_MINION,
    ("burn-pool-points-of", "everyone"): Meaning.BURNS_ALLOCATED_POOL,
    ("hand-out-pool", "methuselah-named"): Meaning.HANDS_OUT_POOL,
    ("gain-blood-points-of", "vampire"): Meaning.GIVES_ALLOCATED_BLOOD,
    ("gain-pool-count", "everyone"): Meaning.GAINS_POOL_PER_CLAN,
    ("burn-edge", ""): Meaning.BURNS_EDGE,
    ("act-between", "self"): Meaning.LETS_ACT,
    ("enter-combat", ""): Meaning.FIGHTS_TARGET,
    ("redirect-bleed", ""): Meaning.REDIRECTS_BLEED,
    ("redirect-bleed-to", ""): Meaning.REDIRECTS_BLEED,
    ("wake", "it"): Meaning.WAKES_TARGET,
    ("block-as-vampire", ""): Meaning.BLOCKS_AS_VAMPIRE,
    ("attempt-block", "it"): Meaning.ATTEMPTS_BLOCK,
    ("reduces-bleed", "actor"): Meaning.ENDS_BLEED,
    ("gets-bleed", "actor"): Meaning.CHANGES_BLEED,
    ("lessens-bleed", "actor"): Meaning.ENDS_BLEED,
    ("vote-against", "self"): Meaning.VOTES_AGAINST,
    ("attempt-block", "self"): Meaning.ATTEMPTS_BLOCK,
    ("call-off-action", ""): Meaning.CALLS_ACTION_OFF,
    ("cancel", ""): Meaning.CANCELS,
    ("cannot-block", "blocker"): Meaning.FAILS_ATTEMPT,
    ("cannot-block", "controller-of-blocker"): Meaning.FAILS_ATTEMPT,
    ("cannot-block", "vampire"): Meaning.BARS_VAMPIRES,
    ("cannot-block", "it"): Meaning.BARS_TARGET,
    ("cannot-vote", "it"): Meaning.SILENCES_VOTER,
    ("gets-block-or-pay", "self"): Meaning.PAYS_UNLESS_BLOCKING,
    ("gets-scorn", "self"): Meaning.PUNISHES_VOTES_AGAINST,
    ("gets-environment", "foe"): Meaning.HURTS_EACH_ROUND,
    ("gets-hand", "you"): Meaning.ENLARGES_HAND,
    ("direct-votes", ""): Meaning.DIRECTS_VOTES,
    ("takes-chosen-title", "self"): Meaning.TAKES_CHOSEN_TITLE,
    ("shield", "self"): Meaning.SHIELDS,
}
