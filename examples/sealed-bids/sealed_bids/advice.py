"""How a sensible person bids: not too high, not too low, and never so that it can be foreseen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elysium.engine.state import Option

from sealed_bids.state import SealedBids, cards_of

REHEARSALS: Final = 40
"""How often the round is imagined."""
CURIOSITY: Final = 3.0
"""How much every card is liked before the first rehearsal."""
PRICE: Final = 0.5
"""What a point on a spent card is worth, in points on prizes."""


def advise(view: SealedBids, rng: Random) -> Option:
    """Rehearse the round: everybody comes to like the cards that would have paid. Then bid by liking.

    A fixed best card would be of no use: whoever thinks alike would bid it too, and both would get nothing.
    """
    hands = [cards_of(hand) for hand in view.hands]
    liking = [dict.fromkeys(hand, CURIOSITY) for hand in hands]
    for _ in range(REHEARSALS):
        bids = [rng.choices(hand, list(liked.values()))[0] for hand, liked in zip(hands, liking, strict=True)]
        for seat, liked in enumerate(liking):
            others = bids[:seat] + bids[seat + 1 :]
            for card in liked:
                if takes_the_prize(card, others):
                    liked[card] += max(0.0, view.prize - PRICE * card)
    own = liking[view.viewer]
    return rng.choices(view.options, [own[card] ** 2 for _, card in view.options])[0]


def takes_the_prize(card: int, others: Sequence[int]) -> bool:
    """Whether this bid would be the highest single one. [SEB-SHOW-02]"""
    return card not in others and not any(bid > card and others.count(bid) == 1 for bid in others)


def likely_option(s: SealedBids, options: Sequence[Option], random: Callable[[], float]) -> Option:
    """In a play-out, people often bid the card that matches the prize in rank; options go by rank too."""
    if random() < 0.3:
        return options[sum(prize < s.prize for prize in s.deck)]
    return options[int(random() * len(options))]


def values(s: SealedBids) -> list[float]:
    """Winners share 1; before the end, points won count twice as much as points on cards to bid with."""
    if s.outcome:
        best = max(s.outcome)
        return [(score == best) / s.outcome.count(best) for score in s.outcome]
    weights = [1 + 2 * sum(cards_of(won)) + sum(cards_of(hand)) for won, hand in zip(s.won, s.hands, strict=True)]
    return [weight / sum(weights) for weight in weights]
