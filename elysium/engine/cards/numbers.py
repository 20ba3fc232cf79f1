"""Cards as numbers in options and events. One on the table carries its face beside its place, so that a word or a
sentence needs no position with it; a seat may stand where a card could.
"""

from __future__ import annotations

from typing import Final, NewType

from elysium.engine.state import Seat

Face = NewType("Face", int)
"""Which card it is: what is printed, wherever the card lies and whoever has it."""

NO_FACE: Final = Face(0)

Entity = NewType("Entity", int)
"""A card on the table: its place in the flat lists of the position. Not a card number, which names its face as well."""

NO_ENTITY: Final = Entity(0)
"""Where an entity could stand; it is falsy."""

ENTITY: Final = 0xFFF
"""The bits of a card number that say which card on the table; all ones: any card with this face."""
SECRET: Final = 1 << 40
"""The mark of a card that lies face down: those who may not know it hear of an unknown card at its place."""
ANY_WAY: Final = 15
"""Somebody names a card without saying which of its ways or abilities."""


def face_in(number: int) -> int:
    return (number & SECRET - 1) >> 12


def with_face(face: int, entity: int) -> int:
    return face << 12 | entity


def entity_of(number: int) -> Entity:
    """The card on the table that a number names; none if it is a player or what lies elsewhere."""
    return Entity(number & ENTITY) if number > 0 else NO_ENTITY


def face_of(number: int) -> Face:
    return Face(face_in(number)) if number > 0 else NO_FACE


def told_as(number: int) -> int:
    """What those hear who may not know a card that lies face down."""
    return SECRET | number & ENTITY if number > 0 and number & SECRET else number


def player_at(seat: Seat) -> int:
    """A player where a card could stand."""
    return -1 - seat


def seat_of(number: int) -> Seat:
    """The seat that stands where a card could."""
    return Seat(-1 - number)


def way_of(number: int) -> int:
    """Which of a card's ways of being played, or of its abilities, an option of playing or using names."""
    return number & 15


def card_in(number: int) -> int:
    """The other half: the face that would be played, or the card in play that would be used."""
    return number >> 4


def in_way(card: int, way: int) -> int:
    """A face or a card in play with one of its ways, as `way_of` and `card_in` take it apart."""
    return card << 4 | way
