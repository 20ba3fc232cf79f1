"""Setting a table up: the city, decks, Leaders, Rivals, opening hands. [RIV-SETUP, RIV-RIVAL, RIV-UNIQ]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.audience import EVERYONE, only
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.rivals.decks.deck import Deck, Pile
from elysium.games.rivals.definitions.language import CARDS, NO_FACE, Face, errata_of
from elysium.games.rivals.definitions.table import city_deck
from elysium.games.rivals.rules.entities import new_entity
from elysium.games.rivals.rules.hands import draw_from
from elysium.games.rivals.rules.tokens import lose_prestige
from elysium.games.rivals.rules.turn import begin_turn
from elysium.games.rivals.state import BASE, HAVEN, Rivals
from elysium.games.rivals.terms import (
    AUCTION,
    BEGINS_WITH,
    BID,
    CHOOSE_LEADER,
    FIRST_PLAYER,
    LEADER_CHOSEN,
    LEADER_IS,
    NO_BID,
    OTHER_LEADER,
    RIVAL_IS,
    book,
)

OPENING_LIBRARY = 4
EVENTS_OUT = 4
FEWEST_WITH_TOKENS = 3


def printed_as(s: Rivals, face: int) -> Face:
    """In the printing that the table plays with. [RIV-CARD-59]"""
    if s.errata and errata_of(Face(face)) in CARDS:
        return errata_of(Face(face))
    return Face(face)


def faces(s: Rivals, pile: Pile) -> list[Face]:
    return [printed_as(s, face) for face, count in pile for _ in range(count)]


def city_faces(s: Rivals) -> list[Face]:
    """All cards of the city, in the printing of the table."""
    return sorted([printed_as(s, face) for face in city_deck(s.events) if Face(face) in CARDS])


def lay_out_city(s: Rivals) -> None:
    """Six of the ten Events, unseen, and all that is none. [RIV-SETUP-01, RIV-SETUP-02]"""
    cards = city_faces(s)
    events = [face for face in cards if CARDS[face].is_event]
    s.shuffle(events)
    s.city_out = tuple(events[:EVENTS_OUT])
    deck = [face for face in cards if not CARDS[face].is_event] + events[EVENTS_OUT:]
    s.shuffle(deck)
    s.city_deck = tuple(deck)


def lay_out(s: Rivals, decks: Sequence[Deck], *, hidden_agendas: bool) -> None:
    """Each deck in its piles; Haven and Agenda lie before their player. [RIV-SETUP-04, RIV-SETUP-06, RIV-DECK-06]"""
    libraries, factions, brought = [], [], []
    for seat, deck in zip(s.everybody(), decks, strict=True):
        library, faction = faces(s, deck.library), faces(s, deck.faction)
        (haven,), (agenda,) = faces(s, deck.havens), faces(s, deck.agendas)
        s.havens[seat] = new_entity(s, haven, seat, BASE)
        s.agendas[seat] = new_entity(s, agenda, seat, BASE)
        if hidden_agendas:
            s.known_by[s.agendas[seat]] = 1 << seat
        libraries.append(tuple(sorted(library)))
        factions.append(tuple(sorted(faction)))
        brought.append(tuple(sorted([*library, *faction, haven, agenda])))
    s.libraries, s.factions, s.brought = tuple(libraries), tuple(factions), tuple(brought)


def vampires_brought(s: Rivals, seat: Seat) -> list[Face]:
    return [face for face in s.brought[seat] if CARDS[face].is_vampire]


# The starting vampires


@book.step
def choose_leaders(s: Rivals, introductory: int) -> None:
    """All in secret, or the highest Blood Potency in a first game. [RIV-SETUP-07, RIV-SETUP-08, RIV-DECK-05]"""
    s.tell(FIRST_PLAYER, s.first)
    asked = []
    for seat in s.everybody():
        likely = candidates(s, seat, introductory)
        if len(likely) == 1:
            s.secret_leaders[seat] = likely[0]
        else:
            asked.append(seat)
    s.do((reveal_leaders,))
    if asked:
        s.ask_all(asked, choose_leader, introductory)


def candidates(s: Rivals, seat: Seat, introductory: int) -> list[Face]:
    vampires = vampires_brought(s, seat)
    if not introductory:
        return vampires
    highest = max([CARDS[face].bp for face in vampires])
    return [face for face in vampires if CARDS[face].bp == highest]


@book.choice("RIV-SETUP-08", "RIV-SETUP-07", "RIV-DECK-05")
def choose_leader(s: Rivals, seat: Seat, introductory: int) -> list[Option]:
    return [(CHOOSE_LEADER, face) for face in candidates(s, seat, introductory)]


@book.answer(choose_leader)
def leader_is_chosen(s: Rivals, seat: Seat, option: Option, introductory: int) -> None:
    s.secret_leaders[seat] = Face(option[1])
    s.whisper(only(seat), BEGINS_WITH, option[1])
    if not s.quiet:
        s.tell(LEADER_CHOSEN, seat)


@book.refusal(choose_leader)
def not_a_leader(s: Rivals, seat: Seat, option: Option, introductory: int) -> IllegalChoice:
    return IllegalChoice("not-an-option", "RIV-SETUP-07" if introductory else "RIV-SETUP-08")


@book.step
def reveal_leaders(s: Rivals) -> None:
    """Who shares a starting vampire bids for it. [RIV-UNIQ-03]"""
    s.leaders_shown = True
    s.show(EVERYONE, FIRST_PLAYER, s.first)
    s.do((settle_leaders,))
    for seat in reversed(s.clockwise_from(s.first)):
        face = s.secret_leaders[seat]
        sharing = sharers(s, face)
        if len(sharing) > 1 and sharing[0] == seat:
            s.do((auction, face))


def sharers(s: Rivals, face: Face) -> list[Seat]:
    """From player 1 on."""
    name = CARDS[face].name
    return [seat for seat in s.clockwise_from(s.first) if CARDS[s.secret_leaders[seat]].name == name]


@book.step
def auction(s: Rivals, face: Face) -> None:
    """One bid each, from the one nearest to player 1. [RIV-UNIQ-04]"""
    if not s.quiet:
        s.tell(AUCTION, face)
    s.bids = [-1] * s.seats
    s.do(*((take_bid, seat, face) for seat in sharers(s, face)), (award_leader, face))


@book.step
def take_bid(s: Rivals, seat: Seat, face: Face) -> None:
    s.ask(seat, bid_or_pass, face)


@book.choice("RIV-UNIQ-04", "RIV-UNIQ-08")
def bid_or_pass(s: Rivals, seat: Seat, face: Face) -> list[Option]:
    """More than the last one, and no more than leaves the vampire's price and 1 Prestige."""
    most = s.prestige[seat] - CARDS[face].bp - 1
    return [(NO_BID,), *((BID, amount) for amount in range(max(s.bids) + 1, most + 1))]


@book.answer(bid_or_pass)
def bid_is_made(s: Rivals, seat: Seat, option: Option, face: Face) -> None:
    if option[0] == BID:
        s.bids[seat] = option[1]


@book.step
def award_leader(s: Rivals, face: Face) -> None:
    """[RIV-UNIQ-05, RIV-UNIQ-06, RIV-UNIQ-07]"""
    sharing = sharers(s, face)
    best = max(s.bids)
    winner = next((seat for seat in sharing if best >= 0 and s.bids[seat] == best), sharing[0])
    if best > 0:
        lose_prestige(s, winner, best)
    losers = [seat for seat in sharing if seat != winner]
    for seat in losers:
        s.secret_leaders[seat] = NO_FACE
    s.do(*((choose_again, seat) for seat in losers))


@book.step
def choose_again(s: Rivals, seat: Seat) -> None:
    s.ask(seat, choose_other_leader)


@book.choice("RIV-UNIQ-07")
def choose_other_leader(s: Rivals, seat: Seat) -> list[Option]:
    """One that nobody else begins with."""
    taken = {CARDS[face].name for face in s.secret_leaders if face}
    return [(OTHER_LEADER, face) for face in vampires_brought(s, seat) if CARDS[face].name not in taken]


@book.answer(choose_other_leader)
def other_leader_is_chosen(s: Rivals, seat: Seat, option: Option) -> None:
    s.secret_leaders[seat] = Face(option[1])


@book.step
def settle_leaders(s: Rivals) -> None:
    """In the Haven, ready, with as much Blood as Blood Potency. [RIV-SETUP-09, RIV-SETUP-12, RIV-SETUP-14]"""
    for seat in s.clockwise_from(s.first):
        face = s.secret_leaders[seat]
        faction = list(s.factions[seat])
        faction.remove(face)
        s.shuffle(faction)
        library = list(s.libraries[seat])
        s.shuffle(library)
        s.factions = s.put(s.factions, seat, tuple(faction))
        s.libraries = s.put(s.libraries, seat, tuple(library))
        leader = new_entity(s, face, seat, HAVEN)
        s.leaders[seat] = leader
        s.blood[leader] = CARDS[face].bp
        s.prestige[seat] -= CARDS[face].bp
        if not s.quiet:
            s.tell(LEADER_IS, seat, s.ref(leader))
    s.secret_leaders = [NO_FACE] * s.seats
    s.bids = [-1] * s.seats
    s.do((draw_hands,), (draw_rivals,), (begin_turn,))


@book.step
def draw_hands(s: Rivals) -> None:
    """[RIV-SETUP-15, RIV-SETUP-17]"""
    for seat in s.clockwise_from(s.first):
        for _ in range(OPENING_LIBRARY):
            draw_from(s, seat, False)
        for _ in range(1 if seat == s.first else 2):
            draw_from(s, seat, True)
    s.turn = s.first


# Rival tokens


@book.step
def draw_rivals(s: Rivals) -> None:
    """Nobody is their own Rival. [RIV-RIVAL-01, RIV-RIVAL-02, RIV-RIVAL-06, RIV-RIVAL-07]"""
    order = list(s.clockwise_from(s.first))
    if s.seats < FEWEST_WITH_TOKENS:
        s.rivals = [Seat(1), Seat(0)]
    else:
        tokens = order[:]
        while order:
            seat = order.pop(0)
            other = order[0] if len(order) == 1 else None
            token = draw_token(s, seat, tokens, other)
            s.rivals[seat] = token
            tokens.remove(token)
    for seat in s.clockwise_from(s.first):
        s.show(EVERYONE, RIVAL_IS, seat, s.rivals[seat])


def draw_token(s: Rivals, seat: Seat, tokens: list[Seat], last: Seat | None) -> Seat:
    """Of the last two each takes what is not their own, if either can; a token of one's own is drawn again.
    [RIV-RIVAL-03, RIV-RIVAL-04, RIV-RIVAL-05]"""
    if len(tokens) == 1:
        return tokens[0]
    if last is not None and (seat in tokens or last in tokens):
        return next(token for token in tokens if token != seat and (last not in tokens or token == last))
    others = [token for token in tokens if token != seat]
    return others[s.random(len(others))]
