"""The frame of the game: clans and relics, the Kiss, the districts, the hands, and what happens between rounds."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import EVERYONE, only
from elysium.engine.bits import each, members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.seats import clockwise
from elysium.engine.state import Frame, Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import KEEPS_ALL_DRAWN, ROUND_ENDS
from elysium.games.vendetta.rules.blood import lose_blood
from elysium.games.vendetta.rules.ending import score_game
from elysium.games.vendetta.rules.planning import begin_planning
from elysium.games.vendetta.rules.programs import open_cards, programs_of
from elysium.games.vendetta.rules.seeing import clan_bits, one_goes_back_unseen, take_top
from elysium.games.vendetta.state import (
    CARDS_PER_CLAN,
    FIRST_ALLY,
    FIRST_RELIC,
    HAND_BUILDING,
    KISSING,
    NO_SOURCE,
    NOTHING,
    READY_CARD,
    ROUND_END,
    ROUNDS,
    STARTING,
    VICTIM,
    Vendetta,
    source,
)
from elysium.games.vendetta.terms import (
    ALLY_ARRIVES,
    DREW,
    KISS,
    KISS_COSTS,
    OFFERED_RELIC,
    PICK_CLAN,
    PICK_RELIC,
    PUT_CARD_UNDER,
    PUT_ONE_UNDER,
    PUT_UNDER,
    ROUND,
    book,
)
from elysium.games.vendetta.terms import ROUND_ENDS as ROUND_IS_OVER

# Clans and relics


@book.step
def choose_clans(s: Vendetta) -> None:
    """From the holder of the Ambition token clockwise, one clan each. [VEN-SETUP-09]"""
    for seat in s.order():
        if s.clans[seat] == NOTHING:
            s.do((choose_clans,))
            s.ask(seat, pick_clan)
            return
    s.offered = ()


@book.choice("VEN-SETUP-09", "VEN-SETUP-10", "VEN-SETUP-08")
def pick_clan(s: Vendetta, seat: Seat) -> Sequence[Option]:
    return [(PICK_CLAN, clan) for clan in s.offered]


@book.answer(pick_clan)
def clan_picked(s: Vendetta, seat: Seat, option: Option) -> None:
    s.offered = tuple([clan for clan in s.offered if clan != option[1]])
    take_clan(s, seat, option[1])


@book.refusal(pick_clan)
def clan_not_on_offer(s: Vendetta, seat: Seat, option: Option) -> IllegalChoice:
    if option[0] == PICK_CLAN and option[1] in s.clans:
        return IllegalChoice("clan-taken", "VEN-SETUP-10")
    return IllegalChoice("clan-not-on-offer", "VEN-SETUP-09")


def take_clan(s: Vendetta, seat: Seat, clan: int) -> None:
    """Two cards in hand, seven shuffled into the clan deck. [VEN-SETUP-15, VEN-SETUP-16, VEN-SETUP-17]"""
    s.clans = s.put(s.clans, seat, clan)
    first = CARDS_PER_CLAN * clan
    s.hands[seat] = STARTING << first
    s.shown |= STARTING << first
    deck = list(range(first, first + READY_CARD))
    s.shuffle(deck)
    s.decks = s.put(s.decks, seat, tuple(deck))


@book.step
def offer_relics(s: Vendetta, relics: int) -> None:
    """As many as players and one more, face up; drawn no sooner, as all can see what waits to be done. [VEN-VAR-04]"""
    drawn = members(relics)
    s.shuffle(drawn)
    s.offered = tuple(FIRST_RELIC + relic for relic in sorted(drawn[: s.seats + 1]))
    for relic in s.offered:
        s.tell(OFFERED_RELIC, relic)


@book.step
def choose_relics(s: Vendetta) -> None:
    """From the right of the Ambition holder, counter-clockwise. [VEN-VAR-05]"""
    for seat in reversed(clockwise(s.seats, s.ambition, s.alive)):
        if s.relics[seat] == NOTHING:
            s.do((choose_relics,))
            s.ask(seat, pick_relic)
            return
    s.offered = ()


@book.choice("VEN-VAR-05", "VEN-VAR-04", "VEN-VAR-06")
def pick_relic(s: Vendetta, seat: Seat) -> Sequence[Option]:
    return [(PICK_RELIC, relic) for relic in s.offered]


@book.answer(pick_relic)
def relic_picked(s: Vendetta, seat: Seat, option: Option) -> None:
    s.offered = tuple(relic for relic in s.offered if relic != option[1])
    s.relics = s.put(s.relics, seat, option[1])


@book.refusal(pick_relic)
def relic_not_on_offer(s: Vendetta, seat: Seat, option: Option) -> IllegalChoice:
    return IllegalChoice("relic-not-on-offer", "VEN-VAR-05")


# A round


@book.step
def begin_round(s: Vendetta) -> None:
    """[VEN-ROUND-01, VEN-ROUND-02]"""
    s.round += 1
    s.phase = KISSING
    s.tell(ROUND, s.round)
    s.do((kiss,), (fill_districts,), (build_hands,), (begin_planning,), (end_round,))


@book.step
def kiss(s: Vendetta) -> None:
    """Every alliance feeds its owner; a negative sum is taken instead. [VEN-KISS-01, VEN-KISS-03, VEN-KISS-05]"""
    cards = EDITIONS[s.edition].cards
    losses: list[Frame] = []
    for seat in s.order():
        blood = s.victims[seat] * cards[VICTIM].kiss
        blood += sum([cards[FIRST_ALLY + ally].kiss for ally in each(s.allies[seat])])
        if blood >= 0:
            s.pool[seat] += blood
            if not s.quiet:
                s.tell(KISS, seat, blood)
        else:
            s.tell(KISS_COSTS, seat, -blood)
            losses.append((lose_blood, seat, -blood, NO_SOURCE))
    s.do(*losses)


@book.step
def fill_districts(s: Vendetta) -> None:
    """One ally at each, open to all. [VEN-DIST-01, VEN-DIST-02]"""
    deck = list(s.ally_deck)
    s.ally_at = tuple([deck.pop() for _ in range(s.districts)])
    s.ally_deck = tuple(deck)
    for district, ally in enumerate(s.ally_at):
        s.show(EVERYONE, ALLY_ARRIVES, FIRST_ALLY + ally, district)


# Hand building


@book.step
def build_hands(s: Vendetta) -> None:
    """All at the same time and in secret: two cards are drawn, one goes under the deck. [VEN-HAND-01, VEN-ROUND-03]"""
    s.phase = HAND_BUILDING
    drawn = 3 if s.seats == 3 and s.round == 1 else 2
    choosing = []
    s.sealed = True
    for seat in s.order():
        deck = s.decks[seat]
        if not s.quiet:
            for card in deck[:drawn]:
                s.show(only(seat), DREW, card)
        if len(deck) > 1:
            choosing.append(seat)
        elif deck:
            s.hands[seat] |= 1 << take_top(s, seat)
    s.ask_all(choosing, put_under, drawn)


@book.choice("VEN-HAND-01", "VEN-HAND-02", "VEN-VAR3-01")
def put_under(s: Vendetta, seat: Seat, drawn: int) -> Sequence[Option]:
    """One of the cards drawn; with some allies also one that was in hand before. [AL27]"""
    options = [(PUT_UNDER, card) for card in s.decks[seat][:drawn]]
    if s.allies[seat] and keeps_all(s, seat):
        options += [(PUT_UNDER, card) for card in members(s.hands[seat])]
    return options


@book.answer(put_under)
def one_put_under(s: Vendetta, seat: Seat, option: Option, drawn: int) -> None:
    """Only its owner knows which one. [VEN-HAND-02]"""
    card = option[1]
    deck = s.decks[seat]
    if s.allies[seat] and keeps_all(s, seat):
        one_goes_back_unseen(s, seat)
    hand = s.hands[seat]
    for other in deck[:drawn]:
        hand |= 1 << other
    s.hands[seat] = hand & ~(1 << card)
    s.decks = s.put(s.decks, seat, (*deck[drawn:], card))
    s.bottoms = s.put(s.bottoms, seat, min(s.bottoms[seat], len(deck) - drawn) + 1 if len(deck) > drawn else 1)
    if not s.quiet:
        s.tell(PUT_ONE_UNDER, seat)
        s.whisper(only(seat), PUT_CARD_UNDER, card)


@book.refusal(put_under)
def not_to_be_put_under(s: Vendetta, seat: Seat, option: Option, drawn: int) -> IllegalChoice:
    return IllegalChoice("put-under-one-drawn", "VEN-HAND-01")


def keeps_all(s: Vendetta, seat: Seat) -> bool:
    return bool(s.allies[seat] & EDITIONS[s.edition].allies_with[KEEPS_ALL_DRAWN])


# Between rounds


@book.step
def end_round(s: Vendetta) -> None:
    """Blood goes, cards come back to their owners, tokens are turned up. [VEN-REND-01, VEN-REND-02, VEN-REND-03]"""
    s.district = NOTHING
    if s.round == ROUNDS:
        s.do((score_game,))
        return
    s.phase = ROUND_END
    s.tell(ROUND_IS_OVER, s.round)
    s.do((begin_round,))
    acting = EDITIONS[s.edition].with_timing[ROUND_ENDS] & s.up
    for seat in reversed(s.order()) if acting else ():
        for card, district in open_cards(s, seat, acting):
            if s.owner(card) == seat:
                s.do(*programs_of(s, ROUND_ENDS, source(card, seat, district)))
    lying = s.up | s.down
    for seat in s.order():
        s.hands[seat] |= lying & clan_bits(s.clans[seat])
    positions = s.districts * s.seats
    s.at = [0] * positions
    s.deployed = [0] * positions
    s.flipped = (0,) * s.seats
    s.laid = ()
    s.up = s.down = s.known_down = s.kept_down = 0
    s.down_power = (0,) * s.seats
    s.peeked = (0,) * s.seats
    s.regained = ()
    s.ignores = ()
