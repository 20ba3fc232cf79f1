"""Hands and decks: drawing, discarding, and what somebody knows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.audience import EVERYONE, only
from elysium.engine.state import Option, Seat
from elysium.games.rivals.definitions.language import CARDS, NO_FACE, Face
from elysium.games.rivals.definitions.names import FACTION_STACK
from elysium.games.rivals.state import Rivals, Zones
from elysium.games.rivals.terms import (
    DISCARD,
    DISCARDED,
    DRAW_FACTION,
    DRAW_LIBRARY,
    DREW,
    DREW_SOME,
    LEAVE_ON_TOP,
    LOOKED_AT,
    MOVE_TO_BOTTOM,
    REVEALED_TOP,
    TO_HAND,
    book,
)


def draw(s: Rivals, seat: Seat, amount: int) -> None:
    """The player chooses the deck for each card. [RIV-DRAW-02]"""
    if amount > 0:
        s.do((draw_cards, seat, amount))


@book.step
def draw_cards(s: Rivals, seat: Seat, amount: int) -> None:
    """From a deck without cards nothing is drawn any more. [RIV-DRAW-03]"""
    if amount <= 0 or s.over:
        return
    if s.libraries[seat] and s.factions[seat]:
        s.ask(seat, choose_deck, amount)
    elif s.libraries[seat] or s.factions[seat]:
        draw_from(s, seat, bool(s.factions[seat]))
        s.do((draw_cards, seat, amount - 1))


EITHER_DECK: Final[tuple[Option, ...]] = ((DRAW_LIBRARY,), (DRAW_FACTION,))


@book.choice("RIV-DRAW-02", "RIV-DRAW-01")
def choose_deck(s: Rivals, seat: Seat, amount: int) -> Sequence[Option]:
    return EITHER_DECK


@book.answer(choose_deck)
def deck_is_chosen(s: Rivals, seat: Seat, option: Option, amount: int) -> None:
    draw_from(s, seat, option[0] == DRAW_FACTION)
    if amount > 1:
        s.do((draw_cards, seat, amount - 1))


def draw_from(s: Rivals, seat: Seat, faction: bool) -> None:
    """The top card of a deck, without asking."""
    face = take_top(s, seat, faction)
    if face:
        s.to_hand(seat, face)
        s.show(only(seat), DREW, face)
        if not s.quiet:
            s.tell(DREW_SOME, seat, 1)


def take_top(s: Rivals, seat: Seat, faction: bool) -> Face:
    decks = s.factions if faction else s.libraries
    if not decks[seat]:
        return NO_FACE
    face = decks[seat][0]
    changed = s.put(decks, seat, decks[seat][1:])
    if faction:
        s.factions = changed
        s.faction_tops = _without_first(s, s.faction_tops, seat)
        s.faction_bottoms = _as_long(s, s.faction_bottoms, seat, len(changed[seat]))
    else:
        s.libraries = changed
        s.library_tops = _without_first(s, s.library_tops, seat)
        s.library_bottoms = _as_long(s, s.library_bottoms, seat, len(changed[seat]))
        if s.open_tops[seat]:
            s.open_tops = s.put(s.open_tops, seat, NO_FACE)
    return face


def _without_first(s: Rivals, zones: Zones, seat: Seat) -> Zones:
    return s.put(zones, seat, zones[seat][1:]) if zones[seat] else zones


def _as_long(s: Rivals, zones: Zones, seat: Seat, most: int) -> Zones:
    """No more cards at the bottom are known than there are in the deck."""
    known = zones[seat]
    return s.put(zones, seat, known[len(known) - most :]) if len(known) > most else zones


# Discarding


def discard(s: Rivals, seat: Seat, face: Face) -> None:
    """From the hand, for everybody to see. [RIV-DISCARD-01, RIV-ZONE-05]"""
    s.from_hand(seat, face)
    to_discards(s, seat, face)
    s.show(EVERYONE, DISCARDED, seat, face)


def to_discards(s: Rivals, seat: Seat, face: Face) -> None:
    s.discards = s.put(s.discards, seat, (*s.discards[seat], face))


def discard_some(s: Rivals, seat: Seat, amount: int) -> None:
    if amount > 0:
        s.do((discard_cards, seat, amount))


@book.step
def discard_cards(s: Rivals, seat: Seat, amount: int) -> None:
    if amount > 0 and s.hands[seat]:
        s.ask(seat, choose_discard, amount)


@book.choice("RIV-SETUP-16", "RIV-DISCARD-01")
def choose_discard(s: Rivals, seat: Seat, amount: int) -> list[Option]:
    return [(DISCARD, face) for face in dict.fromkeys(s.hands[seat])]


@book.answer(choose_discard)
def discard_is_chosen(s: Rivals, seat: Seat, option: Option, amount: int) -> None:
    discard(s, seat, Face(option[1]))
    if amount > 1:
        s.do((discard_cards, seat, amount - 1))


def recover(s: Rivals, seat: Seat, face: Face) -> None:
    """From the discard pile to the hand."""
    pile = list(s.discards[seat])
    pile.remove(face)
    s.discards = s.put(s.discards, seat, tuple(pile))
    s.to_hand(seat, face)
    s.shown_hands = s.put(s.shown_hands, seat, tuple(sorted((*s.shown_hands[seat], face))))
    if not s.quiet:
        s.tell(TO_HAND, seat, face)


def discard_top(s: Rivals, seat: Seat) -> Face:
    """The top card of the Library; none if there is none."""
    face = take_top(s, seat, False)
    if face:
        to_discards(s, seat, face)
        s.show(EVERYONE, DISCARDED, seat, face)
    return face


def reveal_top(s: Rivals, seat: Seat) -> Face:
    """Everybody sees the top card of the Library, which stays there."""
    if not s.libraries[seat]:
        return NO_FACE
    face = s.libraries[seat][0]
    s.open_tops = s.put(s.open_tops, seat, face)
    if not s.library_tops[seat]:
        s.library_tops = s.put(s.library_tops, seat, (face,))
    s.show(EVERYONE, REVEALED_TOP, seat, face)
    return face


# Looking at the top of a deck


@book.step
def look_at_top(s: Rivals, seat: Seat, faction: int) -> None:
    deck = (s.factions if faction else s.libraries)[seat]
    if not deck:
        return
    if faction:
        s.faction_tops = s.put(s.faction_tops, seat, s.faction_tops[seat] or deck[:1])
    else:
        s.library_tops = s.put(s.library_tops, seat, s.library_tops[seat] or deck[:1])
    s.show(only(seat), LOOKED_AT, deck[0])
    s.ask(seat, leave_or_move, faction)


@book.choice("RIV-TEXT-06")
def leave_or_move(s: Rivals, seat: Seat, faction: int) -> list[Option]:
    return [(LEAVE_ON_TOP,), (MOVE_TO_BOTTOM,)]


@book.answer(leave_or_move)
def left_or_moved(s: Rivals, seat: Seat, option: Option, faction: int) -> None:
    if option[0] == LEAVE_ON_TOP:
        return
    face = take_top(s, seat, bool(faction))
    if faction:
        s.factions = s.put(s.factions, seat, (*s.factions[seat], face))
        s.faction_bottoms = s.put(s.faction_bottoms, seat, (*s.faction_bottoms[seat], face))
    else:
        s.libraries = s.put(s.libraries, seat, (*s.libraries[seat], face))
        s.library_bottoms = s.put(s.library_bottoms, seat, (*s.library_bottoms[seat], face))


def library_cards(s: Rivals, seat: Seat) -> int:
    """How many cards of a hand have the back of the Library, which everybody sees."""
    return len([face for face in s.hands[seat] if face >= 0 and (not face or CARDS[face].stack != FACTION_STACK)])
