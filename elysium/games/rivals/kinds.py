"""How the numbers in options and events of Rivals are worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from elysium.engine import kinds
from elysium.engine.refusal import UnknownName
from elysium.engine.state import Seat
from elysium.engine.text import in_every_language
from elysium.games.rivals.card_text import ability_text, prompt
from elysium.games.rivals.cards import registry  # noqa: F401  # all definitions are needed to name cards
from elysium.games.rivals.definitions.language import CARDS, Face
from elysium.games.rivals.definitions.table import nearest_names
from elysium.games.rivals.state import ANSWER_NAMES, PHASE_NAMES, TYPE_NAMES
from elysium.games.rivals.terms import (
    ENTITY,
    IN_PILE,
    SECRET,
    card_in,
    entity_of,
    face_of,
    in_pile,
    in_way,
    player_at,
    seat_of,
    way_of,
)

FOLDER: Final = Path(__file__).parent
NOBODY: Final = "-"
HIDDEN: Final = "hidden"
ANY_OF_FACE: Final = ENTITY
ANY_WAY: Final = 15


@cache
def by_word() -> Mapping[str, Face]:
    return {definition.word: Face(definition.face) for definition in CARDS.definitions.values()}


class FaceName(kinds.Kind):
    """A card by its name alone."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return CARDS.definitions[Face(value)].word if value in CARDS else NOBODY

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word == NOBODY:
            return 0
        face = by_word().get(word)
        if face is None:
            near = ", ".join(nearest_names(word.replace("-", " "))) or NOBODY
            raise UnknownName("unknown-word", kind="card", word=word, known=near)
        return face

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return CARDS[Face(value)].name if value in CARDS else say("no-card")

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"face:{self.word(value, names)}" if value in CARDS else ""


class CardOnTable(kinds.Kind):
    """A card in play: its name and its number, `hydra.17`; `hydra` alone means any Hydra."""

    def __init__(self) -> None:
        self._face = FaceName()

    def word(self, value: int, names: Sequence[str]) -> str:
        if value <= 0:
            return NOBODY
        face, entity = face_of(value), value & ENTITY
        name = self._face.word(face, names) if face else HIDDEN
        secret = "?" if value & SECRET and face else ""
        return f"{name}{secret}.{entity}" if entity != ANY_OF_FACE else f"{name}{secret}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word == NOBODY:
            return 0
        name, dot, number = word.partition(".")
        entity = ANY_OF_FACE
        if dot:
            entity = kinds.parse_count(number)
            if not 0 < entity < ANY_OF_FACE:
                raise UnknownName("not-a-number", word=number)
        secret = SECRET if name.endswith("?") else 0
        name = name.removesuffix("?")
        if name == HIDDEN:
            return SECRET | entity
        return secret | self._face.parse(name, names) << 12 | entity

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value <= 0:
            return say("no-card")
        face = face_of(value)
        if not face:
            return say("hidden-card", number=entity_of(value))
        name = self._face.phrase(face, names, actor, say)
        if value & SECRET or (face in CARDS and not CARDS[face].is_vampire):
            return f"{name} #{entity_of(value)}"
        return name

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"card:{value & ENTITY}" if value > 0 else ""


class TargetKind(kinds.Kind):
    """A card in play, one in a hand or pile (`hydra@`), a player, or nothing."""

    def __init__(self) -> None:
        self._card = CardOnTable()
        self._face = FaceName()

    def word(self, value: int, names: Sequence[str]) -> str:
        if value < 0:
            return names[seat_of(value)]
        if value >= IN_PILE:
            return f"{self._face.word(face_of(value), names)}@"
        return self._card.word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word in names:
            return player_at(Seat(names.index(word)))
        if word.endswith("@"):
            return in_pile(Face(self._face.parse(word.removesuffix("@"), names)))
        return self._card.parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value < 0:
            return names[seat_of(value)]
        if value >= IN_PILE:
            return str(self._face.phrase(face_of(value), names, actor, say))
        return self._card.phrase(value, names, actor, say)

    def argument(self, value: int, seats: Sequence[str]) -> kinds.Argument:
        return seat_of(value) if value < 0 else self.word(value, seats)

    def from_argument(self, argument: kinds.Argument, seats: Sequence[str]) -> int:
        if isinstance(argument, str):
            return self.parse(argument, seats)
        return player_at(Seat(kinds.seat_from(argument, seats)))

    def mark(self, value: int, names: Sequence[str]) -> str:
        if value < 0:
            return kinds.seat_mark(seat_of(value))
        return self._face.mark(face_of(value), names) if value >= IN_PILE else self._card.mark(value, names)


class AbilityKind(kinds.Kind):
    """What a card in play offers: `hydra.17/1`."""

    def __init__(self) -> None:
        self._card = CardOnTable()

    def word(self, value: int, names: Sequence[str]) -> str:
        name = self._card.word(card_in(value), names)
        return name if way_of(value) == ANY_WAY else f"{name}/{way_of(value) + 1}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        name, slash, number = word.partition("/")
        if not slash:
            return in_way(self._card.parse(name, names), ANY_WAY)
        way = kinds.parse_count(number) - 1
        if not 0 <= way < ANY_WAY:
            raise UnknownName("not-a-number", word=number)
        return in_way(self._card.parse(name, names), way)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        card = CARDS.get(face_of(card_in(value)))
        name = self._card.phrase(card_in(value), names, actor, say)
        if card is None or way_of(value) >= len(card.abilities) or actor < 0:
            return name
        return f"{name}: {_said(_ability_text(card.face, way_of(value)), say)}"

    def mark(self, value: int, names: Sequence[str]) -> str:
        return self._card.mark(card_in(value), names)


class AskedKind(kinds.Kind):
    """What the choice in the middle of a card's effects is about, by where in its definition it stands."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return str(value)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return kinds.parse_count(word)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return _said(_prompt(value), say)


_PLACES: Final = 256


def asked_in(face: Face, part: int, number: int, index: int) -> int:
    """The number by which AskedKind knows it."""
    return ((face * _PLACES + part) * _PLACES + number) * _PLACES + index


def _said(composed: Mapping[str, str], say: kinds.Say) -> str:
    """What is the same in every language needs no message."""
    texts = set(composed.values())
    return texts.pop() if len(texts) == 1 else say("composed", **composed)


@cache
def _prompt(value: int) -> dict[str, str]:
    clause, index = divmod(value, _PLACES)
    rest, number = divmod(clause, _PLACES)
    face, part = divmod(rest, _PLACES)
    return in_every_language(FOLDER, partial(prompt, CARDS[Face(face)], part, number, index))


@cache
def _ability_text(face: Face, number: int) -> dict[str, str]:
    return in_every_language(FOLDER, partial(ability_text, CARDS[face], number))


KINDS: Final[Mapping[str, kinds.Kind]] = {
    "card": CardOnTable(),
    "face": FaceName(),
    "target": TargetKind(),
    "ability": AbilityKind(),
    "asked": AskedKind(),
    "count": kinds.Number(),
    "attack": kinds.Named("attack", TYPE_NAMES),
    "answer": kinds.Named("answer", ANSWER_NAMES),
    "phase": kinds.Named("phase", PHASE_NAMES),
}
