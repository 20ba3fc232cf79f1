"""What the numbers in Mascarade's options and events mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from elysium.engine import kinds
from elysium.engine.refusal import UnknownName
from elysium.games.mascarade.state import MASK_NAMES


class Card(kinds.Kind):
    """A mask card by the person it lies in front of, or by its number in the centre."""

    def word(self, value: int, names: Sequence[str]) -> str:
        return names[value] if value < len(names) else f"centre-{value - len(names) + 1}"

    def parse(self, word: str, names: Sequence[str]) -> int:
        if word in names:
            return names.index(word)
        number = word.removeprefix("centre-")
        if word.startswith("centre-") and number.isdecimal() and len(number) < 4 and int(number) > 0:
            return len(names) + int(number) - 1
        raise UnknownName("unknown-word", kind="card", word=word, known=", ".join([*names, "centre-1"]))

    def phrase(self, value: int, names: Sequence[str], actor: int, say: kinds.Say) -> str:
        if value >= len(names):
            return say("card-centre", number=value - len(names) + 1)
        return say("card-own") if value == actor else say("card-of", player=names[value])

    def owner(self, value: int) -> int:
        return value

    def mark(self, value: int, names: Sequence[str]) -> str:
        return f"at:mask:{value}:0" if value < len(names) else f"at:centre:-1:{value - len(names)}"


CARD: Final = Card()
KINDS: Final[Mapping[str, kinds.Kind]] = {
    "coins": kinds.Number(),
    "mask": kinds.Named("mask", MASK_NAMES),
    "card": CARD,
    "really": kinds.Flag("pretend", "really"),
}
