"""Who sees what: the view of one person, the worlds that agree with it, and the table drawn from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Final

from elysium.engine.observation import Board, CardView, Counter, Zone
from elysium.engine.parts import Sampler

from sealed_bids.state import ALL_CARDS, NO_BID, NO_PRIZE, SealedBids, cards_of

TABLE: Final = -1
NOBODY: Final = -1


def unseen_prizes(view: SealedBids) -> tuple[int, ...]:
    """The prizes nobody has seen yet: which they are is known, their order is not. [SEB-ROUND-02]"""
    return cards_of(ALL_CARDS - sum(view.won) - view.lost - (1 << view.prize if view.prize else 0))


def has_hidden_bid(view: SealedBids, seat: int) -> bool:
    """This seat has bid a card that the viewer does not know."""
    is_asked = any(question[0] == seat for question in view.asked)
    return view.prize != NO_PRIZE and view.bids[seat] == NO_BID and not is_asked


def sample_world(view: SealedBids, rng: Random) -> SealedBids:
    """Shuffle the unseen prizes, and let those who have bid in secret have bid any card of theirs."""
    world = SealedBids.blank(view.seats, rng.randbytes(32), quiet=True)
    world.copy_from(view)
    world.deck = list(unseen_prizes(view))
    rng.shuffle(world.deck)
    for seat in range(view.seats):
        if has_hidden_bid(view, seat):
            world.bids[seat] = rng.choice(cards_of(view.hands[seat]))
    return world


def sampler(view: SealedBids) -> Sampler:
    return partial(sample_world, view)


def possible_cards(view: SealedBids, names: Iterable[str]) -> dict[str, list[str]]:
    """For each card that lies face down, all that it can be: prizes by place in the deck, bids by bidder."""
    prizes = [prize_word(prize) for prize in unseen_prizes(view)]
    known = [[prize_word(prize)] if prize else prizes for prize in reversed(view.deck)]
    possible = {f"deck-{number}": words for number, words in enumerate(known, 1)}
    for seat, name in enumerate(names):
        if has_hidden_bid(view, seat):
            possible[name] = [bid_word(card) for card in cards_of(view.hands[seat])]
        elif view.bids[seat] != NO_BID:
            possible[name] = [bid_word(view.bids[seat])]
    return possible


def mark_of_known(word: str, names: Sequence[str]) -> str:
    """Where on the board the card lies that is called so in `possible_cards`."""
    if word in names:
        return f"at:bid:{names.index(word)}:0"
    return f"at:deck:{TABLE}:{int(word.removeprefix('deck-')) - 1}"


def board(view: SealedBids) -> Board:
    """Before each seat its unspent cards, its bid and what it has won; in the middle the prizes."""
    zones = []
    for seat in range(view.seats):
        zones += [
            Zone("unspent", seat, _cards(bid_word(card) for card in cards_of(view.hands[seat]))),
            Zone("bid", seat, _bid(view, seat)),
            Zone("won", seat, _cards(prize_word(prize) for prize in cards_of(view.won[seat]))),
        ]
    zones += [
        Zone("prize", TABLE, _cards([prize_word(view.prize)] if view.prize else [])),
        Zone("deck", TABLE, _cards(prize_word(prize) if prize else "" for prize in reversed(view.deck))),
        Zone("lost", TABLE, _cards(prize_word(prize) for prize in cards_of(view.lost))),
    ]
    counters = [Counter("points", seat, sum(cards_of(view.won[seat]))) for seat in range(view.seats)]
    return Board(tuple(range(view.seats)), NOBODY, tuple(zones), tuple(counters))


def _bid(view: SealedBids, seat: int) -> tuple[CardView, ...]:
    if has_hidden_bid(view, seat):
        return (CardView(),)
    return _cards([bid_word(view.bids[seat])] if view.bids[seat] != NO_BID else [])


def _cards(faces: Iterable[str]) -> tuple[CardView, ...]:
    return tuple(CardView(face) for face in faces)


def bid_word(card: int) -> str:
    return f"bid-{card}"


def prize_word(prize: int) -> str:
    return f"prize-{prize}"
