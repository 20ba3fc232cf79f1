"""Cards whose texts were hard to read."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from elysium.games.vtes.definitions.facts import fact_named
from elysium.games.vtes.definitions.language import CARDS, Card, Face
from elysium.games.vtes.game import VTES
from elysium.games.vtes.vocabulary.lowering import lower

assert VTES.name == "vtes", "its cards are loaded with it"


def printed(name: str, **clauses: Any) -> Card:
    """The card of this name with these clauses, which no game gets to see."""
    defined = CARDS.definitions[Face(fact_named(name).id)]
    return lower(replace(defined, **{"abilities": (), "statics": (), "triggers": (), **clauses}))


NAMES = (
    "Lunatic Eruption",
    "Trophy: Domain",
    "Direct Intervention",
    "Louhi (G4)",
    "Warsaw Station",
    "Anarch Revolt",
    "Matthias (G2)",
    "The Eternals of Sirius",
    "Second Tradition: Domain",
    "Freakish Conglomeration",
    "Chantry",
    "Powerbase: Montreal",
    "Osric Vladislav (G5)",
    "Chavi Oraczko (G5)",
    "Kindred Spirits",
    "Blood Doll",
    "Fame",
    "Lernean (G4)",
    "Govern the Unaligned",
    "Bauble",
)
WORST = tuple(CARDS[Face(fact_named(name).id)] for name in NAMES)
