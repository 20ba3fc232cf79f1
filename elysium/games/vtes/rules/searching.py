"""Finding a card in hand, library or ash heap and putting it on a minion. [VTES-TPL-09, VTES-TPL-10]"""

from __future__ import annotations

from typing import Final

from elysium.engine.state import Option, Seat
from elysium.games.vtes.definitions.language import CARDS, Card, Entity, Face
from elysium.games.vtes.rules.entering import put_on
from elysium.games.vtes.rules.hands import replace_one, shuffle_library
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import DECLINE, FETCH

FROM_HAND: Final = 0
FROM_LIBRARY: Final = 1
FROM_ASH: Final = 2
FROM_CRYPT: Final = 3
ZONES: Final = ("hand", "library", "ash-heap", "crypt")


def searched(s: Vtes, seat: Seat) -> list[tuple[int, Card]]:
    """(zone, card) for every card of the three zones, each once."""
    zones = ((FROM_HAND, s.hands[seat]), (FROM_LIBRARY, s.libraries[seat]), (FROM_ASH, s.ashes[seat]))
    return [(zone, CARDS[face]) for zone, faces in zones for face in sorted(set(faces))]


def found_options(found: list[tuple[int, Card]]) -> list[Option]:
    return [(DECLINE,), *((FETCH, card.face, zone) for zone, card in found)]


def fetch(s: Vtes, seat: Seat, face: Face, zone: int) -> None:
    """Take a card from a zone; a searched library is shuffled, a hand refilled. [VTES-6.5.5-06, VTES-11-16]"""
    if zone == FROM_HAND:
        s.from_hand(seat, face)
        replace_one(s, seat)
        return
    if zone == FROM_LIBRARY:
        cards = list(s.libraries[seat])
        cards.remove(face)
        s.libraries = s.put(s.libraries, seat, tuple(cards))
        shuffle_library(s, seat)
        return
    cards = list(s.ashes[seat])
    cards.remove(face)
    s.ashes = s.put(s.ashes, seat, tuple(cards))


def end_search(s: Vtes, seat: Seat) -> None:
    """Nothing was taken, but the library was looked through. [VTES-TPL-10]"""
    shuffle_library(s, seat)


def put_found_on(s: Vtes, seat: Seat, option: Option, vampire: Entity) -> None:
    """The card that was found goes on a vampire; a search may also end without one. [VTES-TPL-09]"""
    if option[0] == DECLINE:
        end_search(s, seat)
        return
    _, face, zone = option
    fetch(s, seat, Face(face), zone)
    put_on(s, Face(face), seat, seat, vampire)
