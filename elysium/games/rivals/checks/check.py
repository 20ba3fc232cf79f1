"""All cards against what was read from the printed ones: what `elysium cards rivals --check` prints."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from elysium.engine.cards.claims import Claim, Claims, Mismatch, Report, differences
from elysium.engine.document import documents
from elysium.games.rivals.checks.saying import claims_of
from elysium.games.rivals.definitions.definition import Definition
from elysium.games.rivals.definitions.language import CARDS

PRINTED: Final = Path(__file__).parent / "printed.yaml"
NOT_READ: Final = "not-read"


def check() -> Report:
    cards = checked()
    known = {definition.word for definition in cards}
    return Report(
        cards=len(cards),
        compared=sum(len(claims_of(definition)) + len(read(definition.word)) for definition in cards),
        differences=[difference for definition in cards for difference in differences_of(definition)],
        idle=sorted(printed().keys() - known),
        rulings=0,
        covered=0,
        harmless=0,
        open=[],
    )


def checked() -> list[Definition]:
    return list(CARDS.definitions.values())


def differences_of(definition: Definition) -> list[Mismatch]:
    text = {"": Claims(frozenset(read(definition.word)))}
    return differences(definition.word, text, {"": Claims(claims_of(definition))})


def read(word: str) -> frozenset[Claim]:
    """What the printed card claims; a card that nobody has read claims that."""
    return frozenset(_claim(line) for line in printed().get(word, (NOT_READ,)))


def _claim(line: str) -> Claim:
    kind, _, what = line.partition(" ")
    return Claim(kind, what)


@cache
def printed() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for document in documents(PRINTED.read_text("utf-8"), own=True):
        found |= msgspec.convert(document.content, dict[str, tuple[str, ...]])
    return found
