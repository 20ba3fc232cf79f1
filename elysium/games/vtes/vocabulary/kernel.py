"""The language of V:TES: what the source of its words may name."""

from __future__ import annotations

from typing import Final

from elysium.engine.cards.generate import Language, constants_of
from elysium.games.vtes import marks, state
from elysium.games.vtes.definitions import names
from elysium.games.vtes.definitions.language import CARDS, Context
from elysium.games.vtes.state import Vtes
from elysium.games.vtes.terms import SECRET, ash_ref, entity_of, face_of, methuselah_at, seat_of

LANGUAGE: Final = Language(
    Vtes,
    Context,
    constants_of(names, marks, state),
    refer="face[e] << 12 | e",
    # A card that lies face down is named by its place, with its face only for its own Methuselah.
    refer_covert="(face[e] << 12 if controller[e] == asked else 0) | e | SECRET",
    user="c.seat",
    built="elysium.games.vtes.vocabulary.generated",
)

LANGUAGE.names |= {"CARDS": CARDS, "SECRET": SECRET}
LANGUAGE.knows(ash_ref, entity_of, face_of, methuselah_at, seat_of)
