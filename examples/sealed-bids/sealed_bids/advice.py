"""How a sensible person bids: guess what the others will do, and do not pay more than the prize is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from elysium.engine.state import Option

from sealed_bids.observe import View, unseen_prizes
from sealed_bids.state import SealedBids, cards_of

GUESSES: Final = 40
"""How many times the others' bids are imagined."""
FAITH: Final = 0.5
"""How often somebody bids the card that matches the prize in rank."""
PRICE: Final = 0.3
"""What a point on a spent card is worth, in points on prizes."""


def advise(view: View, rng: Random) -> Option:
    rank = sum(other < view.prize for other in unseen_prizes(view))
    others = [cards_of(hand) for seat, hand in enumerate(view.hands) if seat != view.viewer]
    wins = dict.fromkeys(view.options, 0)
    for _ in range(GUESSES):
        bids = [cards[_likely(rank, len(cards), rng.random)] for cards in others]
        for option in view.options:
            wins[option] += takes_the_prize(option[1], bids)
    return max(view.options, key=lambda option: view.prize * wins[option] / GUESSES - PRICE * option[1])


def takes_the_prize(card: int, others: Sequence[int]) -> bool:
    """Whether this bid would be the highest single one. [SEB-SHOW-02]"""
    return card not in others and not any(bid > card and others.count(bid) == 1 for bid in others)


def likely_option(s: SealedBids, options: Sequence[Option], random: Callable[[], float]) -> Option:
    """In a play-out, people mostly bid high for high prizes. The options are in the order of the cards."""
    rank = sum(other < s.prize for other in s.deck)
    return options[_likely(rank, len(options), random)]


def _likely(rank: int, cards: int, random: Callable[[], float]) -> int:
    """Everybody holds as many cards as there are prizes to come, so cards and prizes match by rank."""
    return rank if random() < FAITH else int(random() * cards)


def values(s: SealedBids) -> list[float]:
    """Winners share 1; before the end, points won count twice as much as points on cards to bid with."""
    if s.outcome:
        best = max(s.outcome)
        return [(score == best) / s.outcome.count(best) for score in s.outcome]
    weights = [
        1 + 2 * sum(cards_of(won)) + sum(cards_of(hand)) for won, hand in zip(s.won, s.hands, strict=True)
    ]
    return [weight / sum(weights) for weight in weights]
