"""Sealed Bids as a registered game: set-up, and the doors to the other rooms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from elysium.engine import words
from elysium.engine.game import Game, Sampler, Setup, TableOption
from elysium.engine.observation import Board
from elysium.engine.state import Option

from sealed_bids import advice, observe, position
from sealed_bids.observe import bid_word, prize_word
from sealed_bids.rules import begin_round
from sealed_bids.state import ALL_CARDS, NO_BID, SealedBids, book, cards_of

BIDS: Final = tuple(bid_word(card) for card in cards_of(ALL_CARDS))
PRIZES: Final = tuple(prize_word(prize) for prize in cards_of(ALL_CARDS))


class SealedBidsGame(Game[SealedBids]):
    name = "sealed-bids"
    book = book
    state_type = SealedBids
    players = range(2, 7)
    player_count_rule = "SEB-SETUP-01"
    card_prefix = "card"
    folder = Path(__file__).parent

    def extra_kinds(self) -> dict[str, words.Kind]:
        return {"card": words.Number(), "points": words.Number()}

    def table_options(self) -> Sequence[TableOption]:
        return ()

    def check_options(self, players: int, options: Mapping[str, str]) -> Setup:
        return Setup(self.name, players)

    def deal(self, setup: Setup, key: bytes, *, quiet: bool) -> SealedBids:
        """Everybody gets all five cards; the prizes are shuffled face down. [SEB-SETUP-02, SEB-SETUP-03]"""
        s = SealedBids.blank(setup.players, key, quiet=quiet)
        s.do((begin_round,))
        s.deck = list(cards_of(ALL_CARDS))
        s.shuffle(s.deck)
        return s

    def sampler(self, view: SealedBids) -> Sampler:
        return partial(observe.sample_world, view)

    def board(self, view: SealedBids) -> Board:
        return observe.board(view)

    def prompt_details(self, view: SealedBids) -> dict[str, tuple[str, int]]:
        return {"prize": ("points", view.prize)}

    def advise(self, view: SealedBids, rng: Random) -> Option:
        return advice.advise(view, rng)

    def values(self, s: SealedBids) -> Sequence[float]:
        return advice.values(s)

    def likely_option(self, s: SealedBids, options: Sequence[Option], random: Callable[[], float]) -> Option:
        return advice.likely_option(s, options, random)

    def check_conservation(self, s: SealedBids) -> None:
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

    def position_from(self, data: Mapping[str, Any], names: Sequence[str]) -> SealedBids:
        return position.position_from(data, names)

    def facts(self, s: SealedBids, names: Sequence[str]) -> dict[str, Any]:
        return position.facts(s, names)

    def knowledge(self, view: SealedBids, names: Sequence[str]) -> dict[str, list[str]]:
        return observe.possible_cards(view, names)

    def cards(self) -> Sequence[str]:
        return BIDS + PRIZES

    def cards_in_play(self, s: SealedBids) -> Sequence[str]:
        return BIDS + PRIZES

    def card_text(self, card: str, say: words.Say, edition: str = "") -> str:
        if card in BIDS:
            return say("card-text-bid", card=BIDS.index(card) + 1)
        return say("card-text-prize", points=PRIZES.index(card) + 1)


SEALED_BIDS: Final = SealedBidsGame()
