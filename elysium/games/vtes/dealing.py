"""An empty table, and dealing one. [chapter 2]"""

from __future__ import annotations

from collections.abc import Sequence

from elysium.games.vtes.decks.rules import cards_brought
from elysium.games.vtes.definitions.facts import Deck
from elysium.games.vtes.definitions.language import ABILITY_WINDOWS, HAND_WINDOWS, SELDOM, Face
from elysium.games.vtes.rules.entities import new_entity
from elysium.games.vtes.rules.turn import begin_turn
from elysium.games.vtes.state import HAND_SIZE, OPENING_CRYPT, UNCONTROLLED, Vtes, Zones


def empty_table(seats: int, key: bytes, brought: Zones, *, quiet: bool) -> Vtes:
    """No card in play; entity 0 is nobody."""
    s = Vtes.blank(seats, key, quiet=quiet)
    s.do((begin_turn,))
    s.brought = brought
    return s


def windows_of(brought: Zones) -> int:
    """Where everybody knows the decks, seldom windows that none of their cards can use need not be offered."""
    return ~SELDOM | usable_by(brought)


def usable_by(brought: Zones) -> int:
    """The windows in which some of these cards can be used."""
    used = 0
    for cards in brought:
        for face in cards:
            used |= HAND_WINDOWS[face] | ABILITY_WINDOWS[face]
    return used


def faces(pile: Sequence[tuple[int, int]]) -> list[Face]:
    return [Face(face) for face, count in pile for _ in range(count)]


def deal_table(decks: Sequence[Deck], key: bytes, *, quiet: bool) -> Vtes:
    """Shuffle, draw seven, four vampires face down. [VTES-2.3-02, VTES-2.3-03, VTES-2.3-04, VTES-2.2-01]"""
    seats = len(decks)
    brought = tuple(map(cards_brought, decks))
    s = empty_table(seats, key, brought, quiet=quiet)
    crypts, libraries, hands = [], [], []
    for seat, deck in zip(s.everybody(), decks, strict=True):
        crypt, library = faces(deck.crypt), faces(deck.library)
        s.shuffle(crypt)
        s.shuffle(library)
        for face in crypt[:OPENING_CRYPT]:
            new_entity(s, face, seat, seat, UNCONTROLLED)
        crypts.append(tuple(crypt[OPENING_CRYPT:]))
        hands.append(tuple(sorted(library[:HAND_SIZE])))
        libraries.append(tuple(library[HAND_SIZE:]))
    s.crypts, s.libraries, s.hands = tuple(crypts), tuple(libraries), tuple(hands)
    return s
