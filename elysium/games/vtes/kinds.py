"""How the numbers in options and events of V:TES are worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from elysium.engine import kinds
from elysium.engine.refusal import UnknownName
from elysium.engine.state import Seat
from elysium.engine.text import in_every_language
from elysium.games.vtes.card_text import ability_text, mode_hint, prompt
from elysium.games.vtes.definitions.facts import by_slug, facts, nearest_names
from elysium.games.vtes.definitions.language import CARDS, STRIKE_NAMES, WINDOWS, Face
from elysium.games.vtes.definitions.names import CLANS, SECTS, TITLES
from elysium.games.vtes.rules.combat.damage import AGGRAVATED_DAMAGE, NORMAL_DAMAGE
from elysium.games.vtes.rules.politics import WAYS
from elysium.games.vtes.rules.searching import ZONES
from elysium.games.vtes.state import DISTANCES
from elysium.games.vtes.terms import (
    ENTITY,
    IN_ASH_HEAP,
    SECRET,
    ash_ref,
    card_in,
    clan_of_target,
    clan_target,
    entity_of,
    face_of,
    in_way,
    is_number,
    methuselah_at,
    number_of_target,
    number_target,
    seat_of,
    seat_of_ash,
    way_of,
)

FOLDER: Final = Path(__file__).parent
NOBODY: Final = "-"
HIDDEN: Final = "hidden"
ANY_OF_FACE: Final = ENTITY
ANY_WAY: Final = 15
NOBODY_IN_PARTICULAR: Final = -1
"""The text is for everybody: the log, which goes on to tell what came of it."""
DAMAGE_WORDS: Final = {NORMAL_DAMAGE: "normal", AGGRAVATED_DAMAGE: "aggravated"}


class FaceName(kinds.Kind):
    """A card by its name alone."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return facts()[value].slug if value in facts() else NOBODY

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word == NOBODY:
            return 0
        fact = by_slug().get(word)
        if fact is None:
            near = ", ".join(nearest_names(word.replace("-", " "))) or NOBODY
            raise UnknownName("unknown-word", kind="card", word=word, known=near)
        return fact.id

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return facts()[value].name if value in facts() else say("no-card")

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"face:{facts()[value].slug}" if value in facts() else ""


class CardOnTable(kinds.Kind):
    """A card in play: its name and its number, `krid.17`; `krid` alone means any Krid."""

    def __init__(self) -> None:
        self._face = FaceName()

    def word(self, value: int, names: Sequence[str]) -> str:
        if value <= 0:
            return NOBODY
        face, entity = face_of(value), entity_of(value)
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
        if value & SECRET or (face in CARDS and not CARDS[face].crypt):
            return f"{name} #{entity_of(value)}"
        return name

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"card:{entity_of(value)}" if value > 0 else ""


class TargetKind(kinds.Kind):
    """A card in play or in an ash heap (`krid@ana`), a Methuselah, a clan, a kind of damage, or nothing."""

    def __init__(self) -> None:
        self._card = CardOnTable()
        self._face = FaceName()

    def word(self, value: int, names: Sequence[str]) -> str:
        if value < 0:
            return names[seat_of(value)]
        if clan_of_target(value):
            return CLANS[clan_of_target(value)]
        if is_number(value):
            return f"x{number_of_target(value)}"
        if value >= IN_ASH_HEAP:
            return f"{self._face.word(face_of(value), names)}@{names[seat_of_ash(value)]}"
        return DAMAGE_WORDS.get(value) or self._card.word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word in names:
            return methuselah_at(Seat(names.index(word)))
        for number, name in DAMAGE_WORDS.items():
            if word == name:
                return number
        if word in CLANS and word:
            return clan_target(CLANS.index(word))
        if word.startswith("x") and word[1:].isdecimal():
            return number_target(kinds.parse_count(word[1:]))
        name, _, owner = word.partition("@")
        if owner in names:
            return ash_ref(Face(self._face.parse(name, names)), Seat(names.index(owner)))
        return self._card.parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value < 0:
            return names[seat_of(value)]
        if clan_of_target(value):
            return say(f"clan-{CLANS[clan_of_target(value)]}")
        if is_number(value):
            return f"X = {number_of_target(value)}"
        if value >= IN_ASH_HEAP:
            card = self._face.phrase(face_of(value), names, actor, say)
            return say("card-in-ash-heap", card=card, player=names[seat_of_ash(value)])
        if value in DAMAGE_WORDS:
            return say(f"damage-{DAMAGE_WORDS[value]}")
        return self._card.phrase(value, names, actor, say)

    def argument(self, value: int, seats: Sequence[str]) -> kinds.Argument:
        return seat_of(value) if value < 0 else self.word(value, seats)

    def from_argument(self, argument: kinds.Argument, seats: Sequence[str]) -> int:
        if isinstance(argument, str):
            return self.parse(argument, seats)
        return methuselah_at(Seat(kinds.seat_from(argument, seats)))

    def mark(self, value: int, names: Sequence[str]) -> str:
        if value < 0:
            return kinds.seat_mark(seat_of(value))
        if clan_of_target(value) or is_number(value) or value in DAMAGE_WORDS:
            return ""
        return kinds.seat_mark(seat_of_ash(value)) if value >= IN_ASH_HEAP else self._card.mark(value, names)


class Source(kinds.Kind):
    """A source of votes: a minion, or one of the other sources by its number."""

    def __init__(self) -> None:
        self._card = CardOnTable()

    def word(self, value: int, names: Sequence[str]) -> str:
        return f"votes-{-value}" if value < 0 else self._card.word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word.startswith("votes-"):
            return -kinds.parse_count(word.removeprefix("votes-"))
        return self._card.parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return say("other-votes", number=-value) if value < 0 else self._card.phrase(value, names, actor, say)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return self._card.mark(value, names)


class Playable(kinds.Kind):
    """A card from hand and which of its effects: `deflection/2`; `deflection` alone if that is clear."""

    def __init__(self) -> None:
        self._face = FaceName()

    def word(self, value: int, names: Sequence[str]) -> str:
        name = self._face.word(card_in(value), names)
        return name if way_of(value) == ANY_WAY else f"{name}/{way_of(value) + 1}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        name, way = _with_way(word)
        return in_way(self._face.parse(name, names), way)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        card = CARDS.get(Face(card_in(value)))
        if card is None or way_of(value) >= len(card.modes):
            return self._face.phrase(card_in(value), names, actor, say)
        return f"{card.name} {_said(_mode_hint(card.face, way_of(value)), say)}".strip()

    def mark(self, value: int, names: Sequence[str]) -> str:
        return self._face.mark(card_in(value), names)


class AbilityKind(kinds.Kind):
    """What a card in play offers: `blood-doll.17/1`."""

    def __init__(self) -> None:
        self._card = CardOnTable()

    def word(self, value: int, names: Sequence[str]) -> str:
        name = self._card.word(card_in(value), names)
        return name if way_of(value) == ANY_WAY else f"{name}/{way_of(value) + 1}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        name, way = _with_way(word)
        return in_way(self._card.parse(name, names), way)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        card = CARDS.get(face_of(card_in(value)))
        name = self._card.phrase(card_in(value), names, actor, say)
        if card is None or way_of(value) >= len(card.abilities) or actor == NOBODY_IN_PARTICULAR:
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
def _mode_hint(face: Face, number: int) -> dict[str, str]:
    return in_every_language(FOLDER, partial(mode_hint, CARDS[face], number))


@cache
def _ability_text(face: Face, number: int) -> dict[str, str]:
    return in_every_language(FOLDER, partial(ability_text, CARDS[face], number))


def _with_way(word: str) -> tuple[str, int]:
    name, slash, number = word.partition("/")
    if not slash:
        return name, ANY_WAY
    way = kinds.parse_count(number) - 1
    if not 0 <= way < ANY_WAY:
        raise UnknownName("not-a-number", word=number)
    return name, way


KINDS: Final[Mapping[str, kinds.Kind]] = {
    "card": CardOnTable(),
    "face": FaceName(),
    "target": TargetKind(),
    "source": Source(),
    "playable": Playable(),
    "ability": AbilityKind(),
    "asked": AskedKind(),
    "count": kinds.Number(),
    "way": kinds.Named("way", WAYS),
    "clan": kinds.Named("clan", CLANS),
    "sect": kinds.Named("sect", SECTS),
    "title": kinds.Named("title", TITLES),
    "window": kinds.Named("window", WINDOWS),
    "distance": kinds.Named("range", DISTANCES),
    "strike": kinds.Named("struck", STRIKE_NAMES),
    "zone": kinds.Named("zone", ZONES),
}
