"""Sealed Bids as a registered game: the deal, what its cards say, and which room holds the rest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from elysium.engine import kinds
from elysium.engine.game import Game
from elysium.engine.parts import Cards, Details, Mind, Opening, Rulings, Views
from elysium.engine.setup import Setup

from sealed_bids import advice, observe, position
from sealed_bids.observe import bid_word, prize_word
from sealed_bids.rules import begin_round
from sealed_bids.state import ALL_CARDS, NO_BID, SealedBids, book, cards_of

BIDS: Final = tuple(bid_word(card) for card in cards_of(ALL_CARDS))
KINDS: Final = {"card": kinds.Number(), "points": kinds.Number()}
PRIZES: Final = tuple(prize_word(prize) for prize in cards_of(ALL_CARDS))


def deal(setup: Setup, key: bytes, quiet: bool) -> SealedBids:
    """Everybody gets all five cards; the prizes are shuffled face down. [SEB-SETUP-02, SEB-SETUP-03]"""
    s = SealedBids.blank(setup.players, key, quiet=quiet)
    s.do((begin_round,))
    s.deck = list(cards_of(ALL_CARDS))
    s.shuffle(s.deck)
    return s


def prompt_details(view: SealedBids) -> Details:
    return {"prize": ("points", view.prize)}


def card_words() -> Sequence[str]:
    return BIDS + PRIZES


def in_play(_s: SealedBids) -> Sequence[str]:
    return BIDS + PRIZES


def card_text(card: str, say: kinds.Say, _edition: str) -> str:
    if card in BIDS:
        return say("card-text-bid", card=BIDS.index(card) + 1)
    return say("card-text-prize", points=PRIZES.index(card) + 1)


def check_conservation(s: SealedBids) -> None:
    """Each prize is in one place, and a card for it in every hand. [SEB-SETUP-03, SEB-SHOW-04]"""
    turned_up = [s.prize] if s.prize else []
    placed = s.deck + turned_up + [prize for won in (*s.won, s.lost) for prize in cards_of(won)]
    assert sorted(placed) == list(cards_of(ALL_CARDS)), "a prize is missing or there twice"
    to_come = len(s.deck) + len(turned_up)
    assert all(len(cards_of(hand)) == to_come for hand in s.hands), "a bid card is missing or too many"
    asked = {question[0] for question in s.asked}
    for seat, bid in enumerate(s.bids):
        assert (bid == NO_BID) == (seat in asked or s.over), "asked and bid do not agree"
        assert bid == NO_BID or bid in cards_of(s.hands[seat]), "a bid is not from the bidder's hand"


class SealedBidsGame(Game[SealedBids]):
    name = "sealed-bids"
    book = book
    state_type = SealedBids
    players = range(2, 7)
    player_count_rule = "SEB-SETUP-01"
    folder = Path(__file__).parent
    own_kinds = KINDS
    opening = Opening(deal=deal)
    views = Views(
        board=observe.board,
        sampler=observe.sampler,
        prompt_details=prompt_details,
        knowledge=observe.possible_cards,
        mark_of_known=observe.mark_of_known,
    )
    mind = Mind(advise=advice.advise, values=advice.values, likely_option=advice.likely_option)
    cards = Cards(words=card_words, in_play=in_play, text=card_text)
    rulings = Rulings(position_from=position.position_from, facts=position.facts, check_conservation=check_conservation)


SEALED_BIDS: Final = SealedBidsGame()
