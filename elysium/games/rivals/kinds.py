"""How the numbers in options and events of Rivals are worded."""

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
    PrintedCard,
)
from elysium.engine.text import in_every_language
from elysium.games.rivals.card_text import ability_text, prompt
from elysium.games.rivals.cards import registry  # noqa: F401  # all definitions are needed to name cards
from elysium.games.rivals.definitions.language import CARDS, Face
from elysium.games.rivals.definitions.table import nearest_names
from elysium.games.rivals.state import ANSWER_NAMES, PHASE_NAMES, TYPE_NAMES
from elysium.games.rivals.terms import IN_PILE, face_of, in_pile

FOLDER: Final = Path(__file__).parent


@cache
def by_word() -> Mapping[str, Face]:
    return {definition.word: Face(definition.face) for definition in CARDS.definitions.values()}


def _printed(face: Face) -> PrintedCard | None:
    known = face in CARDS
    return PrintedCard(CARDS.definitions[face].word, CARDS[face].name) if known else None


def _has_numbers(face: int) -> bool:
    return face in CARDS and not CARDS[Face(face)].is_vampire


class TargetKind(CardOrSeat):
    """A card in play, one in a hand or pile (`hydra@`), a player, or nothing."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return f"{FACE.word(face_of(value), names)}@" if value >= IN_PILE else super().word(value, names)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word not in names and word.endswith("@"):
            return in_pile(Face(FACE.parse(word.removesuffix("@"), names)))
        return super().parse(word, names)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        face = face_of(value)
        return FACE.phrase(face, names, actor, say) if value >= IN_PILE else super().phrase(value, names, actor, say)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return FACE.mark(face_of(value), names) if value >= IN_PILE else super().mark(value, names)


@cache
def _prompt(face: int, part: int, number: int, index: int) -> InLanguages:
    return in_every_language(FOLDER, partial(prompt, CARDS[Face(face)], part, number, index))


@cache
def _ability_text(face: int, number: int) -> InLanguages | None:
    card = CARDS.get(Face(face))
    if card is None or number >= len(card.abilities):
        return None
    return in_every_language(FOLDER, partial(ability_text, card, number))


FACE: Final = FaceKind(_printed, lambda word: by_word().get(word), nearest_names)
CARD: Final = CardOnTable(FACE, _has_numbers)

KINDS: Final[Mapping[str, kinds.Kind]] = {
    "card": CARD,
    "face": FACE,
    "target": TargetKind(CARD),
    "ability": AbilityKind(CARD, _ability_text),
    "asked": AskedKind(_prompt),
    "count": kinds.Number(),
    "attack": kinds.Named("attack", TYPE_NAMES),
    "answer": kinds.Named("answer", ANSWER_NAMES),
    "phase": kinds.Named("phase", PHASE_NAMES),
}
