"""How cards in options and events are worded, in every game whose cards are composed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from elysium.engine.cards.numbers import (
    ANY_WAY,
    ENTITY,
    SECRET,
    Face,
    card_in,
    face_in,
    in_way,
    player_at,
    seat_of,
    way_of,
    with_face,
)
from elysium.engine.kinds import Argument, Kind, Say, parse_count, seat_from, seat_mark
from elysium.engine.refusal import UnknownName
from elysium.engine.rulebook import Rulebook
from elysium.engine.state import Option, Seat

NOBODY: Final = "-"
HIDDEN: Final = "hidden"
NOBODY_IN_PARTICULAR: Final = -1
"""The text is for everybody: the log, which goes on to tell what came of it."""
MESSAGES: Final = ("hidden-card", "no-card")
"""What is said here and by no game itself."""
_PLACES: Final = 256

type InLanguages = Mapping[str, str]
"""A text in every language."""


class PrintedCard(NamedTuple):
    """What is needed to speak of a card."""

    word: str
    name: str


class FaceKind(Kind):
    """A card by its name alone."""

    def __init__(
        self,
        printed: Callable[[Face], PrintedCard | None],
        found: Callable[[str], int | None],
        near: Callable[[str], Sequence[str]],
    ) -> None:
        """`printed`: on the card with this face; `found`: the face with this word; `near`: names that are like one."""
        self._printed = printed
        self._found = found
        self._near = near

    def word(self, value: int, names: Sequence[str]) -> str:
        card = self._printed(Face(value))
        return NOBODY if card is None else card.word

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word == NOBODY:
            return 0
        face = self._found(word)
        if face is None:
            near = ", ".join(self._near(word.replace("-", " "))) or NOBODY
            raise UnknownName("unknown-word", kind="card", word=word, known=near)
        return face

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        card = self._printed(Face(value))
        return say("no-card") if card is None else card.name

    def mark(self, value: int, names: Sequence[str]) -> str:
        card = self._printed(Face(value))
        return "" if card is None else f"face:{card.word}"


class CardOnTable(Kind):
    """A card in play: its name and its number, `hydra.17`; `hydra` alone means any Hydra."""

    def __init__(self, faces: Kind, has_numbers: Callable[[int], bool]) -> None:
        """`has_numbers`: of several with such a face people say which one they mean."""
        self._faces = faces
        self._has_numbers = has_numbers

    def word(self, value: int, names: Sequence[str]) -> str:
        if value <= 0:
            return NOBODY
        face, entity = face_in(value), value & ENTITY
        name = self._faces.word(face, names) if face else HIDDEN
        secret = "?" if value & SECRET and face else ""
        return f"{name}{secret}.{entity}" if entity != ENTITY else f"{name}{secret}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word == NOBODY:
            return 0
        name, dot, number = word.partition(".")
        entity = ENTITY
        if dot:
            entity = parse_count(number)
            if not 0 < entity < ENTITY:
                raise UnknownName("not-a-number", word=number)
        secret = SECRET if name.endswith("?") else 0
        name = name.removesuffix("?")
        if name == HIDDEN:
            return SECRET | entity
        return secret | with_face(self._faces.parse(name, names), entity)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        if value <= 0:
            return say("no-card")
        face = face_in(value)
        if not face:
            return say("hidden-card", number=value & ENTITY)
        name = str(self._faces.phrase(face, names, actor, say))
        return f"{name} #{value & ENTITY}" if value & SECRET or self._has_numbers(face) else name

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"card:{value & ENTITY}" if value > 0 else ""


class CardOrSeat(Kind):
    """A card in play, a player in its place, or nothing."""

    def __init__(self, cards: Kind) -> None:
        self._cards = cards

    def word(self, value: int, names: Sequence[str]) -> str:
        return names[seat_of(value)] if value < 0 else self._cards.word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return player_at(Seat(names.index(word))) if word in names else self._cards.parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return names[seat_of(value)] if value < 0 else str(self._cards.phrase(value, names, actor, say))

    def argument(self, value: int, seats: Sequence[str]) -> Argument:
        return seat_of(value) if value < 0 else self.word(value, seats)

    def from_argument(self, argument: Argument, seats: Sequence[str]) -> int:
        if isinstance(argument, str):
            return self.parse(argument, seats)
        return player_at(Seat(seat_from(argument, seats)))

    def mark(self, value: int, names: Sequence[str]) -> str:
        return seat_mark(seat_of(value)) if value < 0 else self._cards.mark(value, names)


class InWay(Kind):
    """A card and which of its ways: `deflection/2`; `deflection` alone if that is clear."""

    def __init__(self, cards: Kind) -> None:
        self._cards = cards

    def word(self, value: int, names: Sequence[str]) -> str:
        name = self._cards.word(card_in(value), names)
        return name if way_of(value) == ANY_WAY else f"{name}/{way_of(value) + 1}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        name, slash, number = word.partition("/")
        way = parse_count(number) - 1 if slash else ANY_WAY
        if slash and not 0 <= way < ANY_WAY:
            raise UnknownName("not-a-number", word=number)
        return in_way(self._cards.parse(name, names), way)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return str(self._cards.phrase(card_in(value), names, actor, say))

    def mark(self, value: int, names: Sequence[str]) -> str:
        return self._cards.mark(card_in(value), names)


class AbilityKind(InWay):
    """What a card in play offers: `blood-doll.17/1`."""

    def __init__(self, cards: Kind, told: Callable[[int, int], InLanguages | None]) -> None:
        """`told`: what the card with this face offers by the ability of this number; None if it has no such one."""
        super().__init__(cards)
        self._told = told

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        name = super().phrase(value, names, actor, say)
        if actor == NOBODY_IN_PARTICULAR:
            return name
        told = self._told(face_in(card_in(value)), way_of(value))
        return name if told is None else f"{name}: {said(told, say)}"


class AskedKind(Kind):
    """What the choice in the middle of a card's effects is about, by where in its definition it stands."""

    def __init__(self, told: Callable[[int, int, int, int], InLanguages]) -> None:
        """`told`: of the card with this face, by its part, the number of that and the place in there."""
        self._told = told

    def word(self, value: int, names: Sequence[str]) -> str:
        return str(value)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return parse_count(word)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        clause, index = divmod(value, _PLACES)
        rest, number = divmod(clause, _PLACES)
        return said(self._told(*divmod(rest, _PLACES), number, index), say)


def asked_in(face: int, part: int, number: int, index: int) -> int:
    """The number by which AskedKind knows it."""
    return ((face * _PLACES + part) * _PLACES + number) * _PLACES + index


CARD_KINDS: Final = ("card", "target", "source")
PLAYED_OR_USED: Final = ("playable", "ability")


def meant(book: Rulebook, option: Option, options: Sequence[Option]) -> Option:
    """A card named without its number means the one that fits, if there is only one."""
    kinds = [kind for _, kind in book.terms[option[0]].fields]
    fitting = [legal for legal in options if legal[0] == option[0] and all(map(_fits, option[1:], legal[1:], kinds))]
    return fitting[0] if fitting else option


def _fits(given: int, legal: int, kind: str) -> bool:
    if given == legal:
        return True
    if kind in PLAYED_OR_USED:
        if way_of(given) not in (ANY_WAY, way_of(legal)):
            return False
        return card_in(given) == card_in(legal) or (kind == "ability" and _fits(card_in(given), card_in(legal), "card"))
    if kind not in CARD_KINDS or given <= 0 or legal <= 0:
        return False
    return given & ENTITY == ENTITY and face_in(given) == face_in(legal)


def said(composed: InLanguages, say: Say) -> str:
    """What is the same in every language needs no message."""
    texts = set(composed.values())
    return texts.pop() if len(texts) == 1 else say("composed", **composed)
