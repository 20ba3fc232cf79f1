"""The language of Rivals: what the source of its words may name."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.generate import Language, constants_of
from elysium.games.rivals import marks, state
from elysium.games.rivals.definitions import names
from elysium.games.rivals.definitions.language import CARDS, Context
from elysium.games.rivals.state import Rivals
from elysium.games.rivals.terms import IN_PILE, SECRET, entity_of, face_of, player_at, seat_of

LANGUAGE: Final = Language(
    Rivals,
    Context,
    constants_of(names, marks, state),
    refer="face[e] << 12 | e",
    # A card that lies face down is named by its place, with its face only for those who have seen it.
    refer_covert="(face[e] << 12 if known_by[e] >> asked & 1 else 0) | e | SECRET",
    user="c.seat",
    built="elysium.games.rivals.vocabulary.generated",
)

LANGUAGE.names |= {"CARDS": CARDS, "SECRET": SECRET, "IN_PILE": IN_PILE}
LANGUAGE.knows(entity_of, face_of, player_at, seat_of)
