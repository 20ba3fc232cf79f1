"""How the numbers in options and events of V:TES are worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from elysium.engine import kinds
from elysium.engine.cards.words import (
    AbilityKind,
    AskedKind,
    CardOnTable,
    CardOrSeat,
    FaceKind,
    InLanguages,
    InWay,
    PrintedCard,
    said,
)
from elysium.engine.state import Seat
from elysium.engine.text import in_every_language
from elysium.games.vtes.card_text import ability_text, mode_hint, prompt
from elysium.games.vtes.definitions.facts import nearest_names
from elysium.games.vtes.definitions.language import CARDS, STRIKE_NAMES, WINDOWS, Face
from elysium.games.vtes.definitions.merging import fact_called, fact_of
from elysium.games.vtes.definitions.names import CLANS, DISCIPLINES, SECTS, TITLES
from elysium.games.vtes.rules.coins import SIDES
from elysium.games.vtes.rules.politics import WAYS
from elysium.games.vtes.rules.searching import ZONES
from elysium.games.vtes.state import DISTANCES
from elysium.games.vtes.terms import (
    AGGRAVATED_DAMAGE,
    IN_ASH_HEAP,
    NORMAL_DAMAGE,
    ash_ref,
    clan_of_target,
    clan_target,
    damage_of_target,
    face_of,
    face_of_playable,
    is_damage,
    is_lent_card,
    is_number,
    number_of_target,
    number_target,
    seat_of_ash,
    way_of,
)

FOLDER: Final = Path(__file__).parent
DAMAGE_WORDS: Final = {NORMAL_DAMAGE: "normal", AGGRAVATED_DAMAGE: "aggravated"}


def _printed(face: Face) -> PrintedCard | None:
    fact = fact_of(face)
    return None if fact is None else PrintedCard(fact.slug, fact.name)


def _face(word: str) -> int | None:
    fact = fact_called(word)
    return None if fact is None else fact.id


def _has_numbers(card: int) -> bool:
    return card in CARDS and not CARDS[Face(card)].crypt


class TargetKind(CardOrSeat):
    """A card in play or in an ash heap (`krid@ana`), a Methuselah, a clan, a kind of damage, or nothing."""

    def word(self, value: int, names: Sequence[str]) -> str:
        if value < 0:
            return super().word(value, names)
        if clan_of_target(value):
            return CLANS[clan_of_target(value)]
        if is_damage(value):
            number = f"-x{number_of_target(value)}" if is_number(value) else ""
            return DAMAGE_WORDS[damage_of_target(value)] + number
        if is_number(value):
            return f"x{number_of_target(value)}"
        if value >= IN_ASH_HEAP:
            return f"{FACE.word(face_of(value), names)}@{names[seat_of_ash(value)]}"
        return super().word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word in names:
            return super().parse(word, names)
        for number, name in DAMAGE_WORDS.items():
            if word == name:
                return number
            if word.startswith(f"{name}-x"):
                return number | number_target(kinds.parse_count(word.removeprefix(f"{name}-x")))
        if word in CLANS and word:
            return clan_target(CLANS.index(word))
        if word.startswith("x") and word[1:].isdecimal():
            return number_target(kinds.parse_count(word[1:]))
        name, _, owner = word.partition("@")
        if owner in names:
            return ash_ref(Face(FACE.parse(name, names)), Seat(names.index(owner)))
        return super().parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value < 0:
            return super().phrase(value, names, actor, say)
        if clan_of_target(value):
            return say(f"clan-{CLANS[clan_of_target(value)]}")
        if is_damage(value):
            told = say(f"damage-{DAMAGE_WORDS[damage_of_target(value)]}")
            return f"X = {number_of_target(value)}, {told}" if is_number(value) else told
        if is_number(value):
            return f"X = {number_of_target(value)}"
        if value >= IN_ASH_HEAP:
            card = FACE.phrase(face_of(value), names, actor, say)
            return say("card-in-ash-heap", card=card, player=names[seat_of_ash(value)])
        return super().phrase(value, names, actor, say)

    def mark(self, value: int, names: Sequence[str]) -> str:
        if clan_of_target(value) or is_number(value) or is_damage(value):
            return ""
        return kinds.seat_mark(seat_of_ash(value)) if value >= IN_ASH_HEAP else super().mark(value, names)


class Source(kinds.Kind):
    """A source of votes: a minion, or one of the other sources by its number."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return f"votes-{-value}" if value < 0 else CARD.word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word.startswith("votes-"):
            return -kinds.parse_count(word.removeprefix("votes-"))
        return CARD.parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        return say("other-votes", number=-value) if value < 0 else CARD.phrase(value, names, actor, say)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return CARD.mark(value, names)


class Playable(InWay):
    """A card from hand and which of its effects: `deflection/2`; `deflection` alone if that is clear. One that is
    kept on another card has its number beside it: `deflection.17/2`.
    """

    def word(self, value: int, names: Sequence[str]) -> str:
        return LENT_CARD.word(value, names) if is_lent_card(value) else super().word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return LENT_CARD.parse(word, names) if "." in word else super().parse(word, names)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return LENT_CARD.mark(value, names) if is_lent_card(value) else super().mark(value, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        card = CARDS.get(face_of_playable(value))
        if card is None or way_of(value) >= len(card.modes):
            return super().phrase(value, names, actor, say)
        return f"{card.name} {said(_mode_hint(card.face, way_of(value)), say)}".strip()


@cache
def _prompt(card: int, part: int, number: int, index: int) -> InLanguages:
    return in_every_language(FOLDER, partial(prompt, CARDS[Face(card)], part, number, index))


@cache
def _mode_hint(face: Face, number: int) -> InLanguages:
    return in_every_language(FOLDER, partial(mode_hint, CARDS[face], number))


@cache
def _ability_text(card: int, number: int) -> InLanguages | None:
    definition = CARDS.get(Face(card))
    if definition is None or number >= len(definition.abilities):
        return None
    return in_every_language(FOLDER, partial(ability_text, definition, number))


FACE: Final = FaceKind(_printed, _face, nearest_names)
CARD: Final = CardOnTable(FACE, _has_numbers)
LENT_CARD: Final = InWay(CARD)

KINDS: Final[Mapping[str, kinds.Kind]] = {
    "card": CARD,
    "face": FACE,
    "target": TargetKind(CARD),
    "source": Source(),
    "playable": Playable(FACE),
    "ability": AbilityKind(CARD, _ability_text),
    "asked": AskedKind(_prompt),
    "count": kinds.Number(),
    "coin": kinds.Named("coin", SIDES),
    "way": kinds.Named("way", WAYS),
    "clan": kinds.Named("clan", CLANS),
    "discipline": kinds.Named("discipline", DISCIPLINES),
    "sect": kinds.Named("sect", SECTS),
    "title": kinds.Named("title", TITLES),
    "window": kinds.Named("window", WINDOWS),
    "distance": kinds.Named("range", DISTANCES),
    "strike": kinds.Named("struck", STRIKE_NAMES),
    "zone": kinds.Named("zone", ZONES),
}
