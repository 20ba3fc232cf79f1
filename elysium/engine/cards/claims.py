"""Comparing what a card's official text claims with what its definition does.

Both sides are read into claims, small facts such as `(bleed, 2)` or `(trait, younger vampire)`, by part of the card:
its header and each of its ways. How a text or a definition is read is a game's own affair; here they are compared, and
what is known to differ for a reason is excused. An excuse that nobody needs any more is as wrong as a difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from elysium.engine.refusal import BadFile

ANYTHING: Final = "*"
"""The last word of a claim that is about anything at all."""
ONLY_TEXT: Final = "only the text"
ONLY_DEFINITION: Final = "only the definition"


class Claim(NamedTuple):
    kind: str
    what: str

    def agrees(self, other: Claim) -> bool:
        """The same, or the same of something that one of them leaves open."""
        if self == other:
            return True
        mine, _, my_head = self.what.rpartition(" ")
        theirs, _, their_head = other.what.rpartition(" ")
        return self.kind == other.kind and mine == theirs and bool(mine) and ANYTHING in (my_head, their_head)


class Claims(msgspec.Struct, frozen=True):
    """What one side says of a part: what must be so, and what may be so without the other side saying it."""

    sure: frozenset[Claim] = frozenset()
    perhaps: frozenset[Claim] = frozenset()

    def __or__(self, other: Claims) -> Claims:
        return Claims(self.sure | other.sure, self.perhaps | other.perhaps)

    def allows(self, claim: Claim) -> bool:
        return any(claim.agrees(mine) for mine in (*self.sure, *self.perhaps))


class Mismatch(msgspec.Struct, frozen=True, order=True):
    card: str
    part: str
    side: str
    kind: str
    what: str


def differences(card: str, text: Mapping[str, Claims], definition: Mapping[str, Claims]) -> list[Mismatch]:
    """What stands on one side only. The part without a name holds for all others."""
    found = set()
    told, done = text.get("", Claims()), definition.get("", Claims())
    parts = sorted({*text, *definition} - {""})
    for part in parts or [""]:
        here, there = text.get(part, Claims()), definition.get(part, Claims())
        found |= {(part, ONLY_TEXT, claim) for claim in (told | here).sure if not (done | there).allows(claim)}
        found |= {(part, ONLY_DEFINITION, claim) for claim in there.sure if not (told | here).allows(claim)}
    everything = told
    for part in parts:
        everything |= text.get(part, Claims())
    found |= {("", ONLY_DEFINITION, claim) for claim in done.sure if not everything.allows(claim)}
    return sorted(Mismatch(card, part, side, *claim) for part, side, claim in found)


class Excuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Differences that are right, and why."""

    cards: tuple[str, ...]
    kind: str
    what: tuple[str, ...]
    reason: str


def read_excuses(file: Path) -> list[Excuse]:
    from elysium.engine.document import documents

    content = [document.content for document in documents(file.read_text(encoding="utf-8"))]
    try:
        return msgspec.convert([row for rows in content for row in rows], list[Excuse])
    except msgspec.ValidationError as error:
        raise BadFile("unreadable-file", file=str(file), line=1, detail=str(error)) from None


def sorted_out(found: Iterable[Mismatch], excuses: Sequence[Excuse]) -> tuple[list[Mismatch], list[tuple[Excuse, str]]]:
    """What is not excused, and the excuses that excuse nothing, each with the card of which it is said."""
    needed = set()
    left = []
    for difference in found:
        fitting = [
            place
            for place, excuse in enumerate(excuses)
            if difference.card in excuse.cards and difference.kind == excuse.kind and difference.what in excuse.what
        ]
        needed |= {(place, difference.card, difference.what) for place in fitting}
        if not fitting:
            left.append(difference)
    idle = [
        (excuse, f"{card}: {what}")
        for place, excuse in enumerate(excuses)
        for card in excuse.cards
        for what in excuse.what
        if (place, card, what) not in needed
    ]
    return left, idle


# What is found out about all cards of a game


class OpenRuling(msgspec.Struct, frozen=True):
    """An official ruling of which nobody has said yet what covers it."""

    key: str
    cards: tuple[str, ...]
    text: str


class Report(msgspec.Struct):
    cards: int
    compared: int
    differences: list[Mismatch]
    idle: list[str]
    """Excuses and remarks that are about nothing any more."""
    rulings: int
    covered: int
    harmless: int
    open: list[OpenRuling]


class CardSources(msgspec.Struct):
    """Where a card comes from: what is printed on it, what it is defined by, and what was ruled about it."""

    printed: str = ""
    definition: str = ""
    rulings: list[tuple[str, str, str]] = []
    """Each with its key and with what covers it, if anything does."""
