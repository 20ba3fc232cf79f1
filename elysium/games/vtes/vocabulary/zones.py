"""Cards in hands, libraries, crypts and ash heaps: looking for them, and moving them."""

from __future__ import annotations

from elysium.engine.cards.nodes import Effect, Seats
from elysium.games.vtes.rules.zones import discard_at_random as rule_discard_at_random
from elysium.games.vtes.vocabulary.kernel import LANGUAGE
from elysium.games.vtes.vocabulary.things import YOU

LANGUAGE.names |= {"rule_discard_at_random": rule_discard_at_random}


def discard_at_random(amount: int, who: Seats = YOU) -> Effect:
    args = (("amount", amount), ("who", who))
    return Effect(
        "discard-at-random", "rule_discard_at_random(s, who, amount)", args, payable="len(hands[who]) >= amount"
    )
