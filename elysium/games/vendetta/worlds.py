"""Worlds that agree with everything one seat has seen: cards shown, looked at, taken back, put under and drawn."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from random import Random

from elysium.engine.audience import OPEN_TABLE
from elysium.engine.bits import members
from elysium.engine.state import Seat
from elysium.games.vendetta.observe import renamed
from elysium.games.vendetta.rules.auctions import bid
from elysium.games.vendetta.rules.resolution import stay_or_withdraw
from elysium.games.vendetta.rules.seeing import clan_bits
from elysium.games.vendetta.state import NO_BIDDER, NOTHING, UNKNOWN_CARD, UNSEEN, Vendetta
from elysium.games.vendetta.terms import WITHDRAW, book

TRIES = 200


class Hidden:
    """What a viewer does not know of one seat's cards, and what is certain of them."""

    def __init__(self, view: Vendetta, seat: Seat) -> None:
        clan = clan_bits(view.clans[seat]) if view.clans[seat] != NOTHING and view.alive >> seat & 1 else 0
        visible = sum(1 << card for card in view.laid if card < UNKNOWN_CARD)
        if seat == view.viewer or view.viewer == OPEN_TABLE:
            visible |= view.hands[seat]
        self.seat = seat
        self.unknown = clan & ~visible
        self.places = [
            place for place, card in enumerate(view.laid) if card >= UNKNOWN_CARD and view.owner(card) == seat
        ]
        self.in_hand = (view.hands[seat] >> UNKNOWN_CARD).bit_count()
        self.deck = view.decks[seat]
        for card in self.deck:
            if card != UNSEEN:
                self.unknown &= ~(1 << card)
        glimpsed = view.glimpsed[view.viewer] if view.viewer < view.seats else 0
        self.sure = self.unknown & (view.shown | glimpsed) if seat != view.viewer else 0
        """Cards that are in hand or on the table for certain."""
        self.regained = view.regained[0][1] if view.regained else 0
        self.clues = [
            (cards & self.unknown, least - (cards & visible).bit_count())
            for _, cards, least in view.memory
            if cards & clan and seat != view.viewer
        ]

    @property
    def outside(self) -> int:
        """How many of the unknown cards are not in the deck."""
        return self.in_hand + len(self.places)

    def draw(self, rng: Random) -> tuple[list[int], list[int]]:
        """Unknown cards outside the deck, those that can only be in hand first, and in it; else in random order."""
        sure = members(self.sure)
        rest = members(self.unknown & ~self.sure)
        more = self.outside - len(sure)
        chosen: list[int] = []
        for _ in range(TRIES):
            rng.shuffle(rest)
            chosen = rest[:more]
            bits = self.sure | sum(1 << card for card in chosen)
            if all((cards & bits).bit_count() >= least for cards, least in self.clues):
                break
        else:
            chosen = self._favouring_clues(rest, more)
        outside = sure + chosen
        rng.shuffle(outside)
        outside.sort(key=lambda card: not self.regained >> card & 1)
        return outside, [card for card in rest if card not in chosen]

    def _favouring_clues(self, rest: list[int], more: int) -> list[int]:
        hinted = 0
        for cards, _ in self.clues:
            hinted |= cards
        return sorted(rest, key=lambda card: not hinted >> card & 1)[:more]

    @cached_property
    def _bounds(self) -> tuple[int, int]:
        """Of the unknown cards those that are outside the deck for certain, and those that can be."""
        rest = self.unknown & ~self.sure
        more = self.outside - self.sure.bit_count()
        if more <= 0:
            return self.sure, self.sure
        if more == rest.bit_count():
            return self.unknown, self.unknown
        if not self.clues:
            return self.sure, self.unknown
        certain, possible = self.unknown, 0
        for chosen in combinations(members(rest), more):
            bits = self.sure | sum(1 << card for card in chosen)
            if all((cards & bits).bit_count() >= least for cards, least in self.clues):
                certain &= bits
                possible |= bits
        return certain, possible

    @property
    def surely_outside(self) -> int:
        """Cards that are in hand or face down on the table in every arrangement that agrees with the view."""
        return self._bounds[0]

    @property
    def surely_in_hand(self) -> int:
        """Those of them that are in hand in every arrangement: what could lie face down instead is not among them."""
        if not self.in_hand:
            return 0
        return self.surely_outside & self.regained if self.places else self.surely_outside

    @property
    def possible_in_hand(self) -> int:
        """What a card of this seat that is in hand can be."""
        back = self.unknown & self.regained
        return back if back.bit_count() == self.in_hand else self._bounds[1]

    @property
    def possible_face_down(self) -> int:
        return self._bounds[1] & ~self.regained


class WorldSampler:
    def __init__(self, view: Vendetta) -> None:
        self.view = view
        self._hidden = [Hidden(view, seat) for seat in view.everybody()]

    def __call__(self, rng: Random) -> Vendetta:
        view = self.view
        dealt: dict[int, int] = {}
        hands = [hand & (1 << UNKNOWN_CARD) - 1 for hand in view.hands]
        decks: list[tuple[int, ...]] = []
        for hidden in self._hidden:
            outside, inside = hidden.draw(rng)
            for place in hidden.places:
                dealt[view.laid[place]] = outside.pop()
            for card in outside:
                hands[hidden.seat] |= 1 << card
            decks.append(tuple(card if card != UNSEEN else inside.pop() for card in hidden.deck))
        ally_deck = list(view.ally_deck)
        rng.shuffle(ally_deck)
        world = Vendetta.blank(view.seats, rng.randbytes(32), quiet=True)
        world.copy_from(view)
        world.hands, world.decks, world.ally_deck = hands, tuple(decks), tuple(ally_deck)
        if dealt:
            world.laid = tuple([dealt.get(card, card) for card in view.laid])
            world.at = [renamed(cards, dealt) for cards in view.at]
            world.down, world.kept_down = renamed(view.down, dealt), renamed(view.kept_down, dealt)
            world.peeked = tuple([renamed(cards, dealt) for cards in view.peeked])
        glimpsed = list(world.peeked)
        if view.viewer < view.seats:
            glimpsed[view.viewer] = view.glimpsed[view.viewer]
        world.glimpsed = tuple(glimpsed)
        self._decide_for_others(world, rng)
        return world

    def _decide_for_others(self, world: Vendetta, rng: Random) -> None:
        """Those who have chosen in secret may have chosen anything that they could."""
        view = self.view
        waiting = {question[0] for question in view.asked}
        for _, choice, *details in view.asked[:1]:
            if choice == stay_or_withdraw:
                for seat in members(view.decided):
                    if seat != view.viewer and seat not in waiting:
                        options = book.options(world, (seat, choice, *details))
                        if rng.choice(options)[0] == WITHDRAW:
                            world.leaving |= 1 << seat
            elif choice == bid:
                for seat, made in enumerate(view.bids):
                    if made != NO_BIDDER and seat != view.viewer and seat not in waiting:
                        world.bids = world.put(world.bids, seat, rng.randrange(max(world.pool[seat], 1)))
