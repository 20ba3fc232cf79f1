"""Names of cards as people write them: with or without accents, in any case, with any dashes and quotation marks."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from functools import cached_property
from typing import Final

ALONE: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "&": " and "})
"""Letters that Unicode does not take apart, and the sign that people write out."""
DROPPED: Final = re.compile(r"(?<=\w)['’‘ʼ`´](?=\w)|[.\"“”„«»]")
"""An apostrophe inside of a word, and marks that stand for no space."""
LAST: Final = re.compile(r"(?P<name>.+), (?P<article>the|an?)", re.IGNORECASE)
LONGEST: Final = 80
"""Of what is compared with all names."""
ALIKE: Final = 0.6


def folded(name: str) -> str:
    """What is left of a name however it was written; empty if nothing is."""
    written = " ".join(name.split())
    article_last = LAST.fullmatch(written)
    if article_last:
        written = f"{article_last['article']} {article_last['name']}"
    plain = unicodedata.normalize("NFKD", written.casefold().translate(ALONE))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", DROPPED.sub("", letters)))


class NameIndex[T]:
    """Cards by their names. Of several cards with one name the first is meant."""

    def __init__(self, cards: Iterable[tuple[str, T]]) -> None:
        self._cards: dict[str, T] = {}
        for name, card in cards:
            self._cards.setdefault(folded(name), card)

    @cached_property
    def _bare(self) -> dict[str, T]:
        """Without an article in front, where only one card is called so."""
        bare: dict[str, list[T]] = {}
        for key, card in self._cards.items():
            bare.setdefault(key.removeprefix("the "), []).append(card)
        return {key: cards[0] for key, cards in bare.items() if len(cards) == 1}

    def find(self, written: str) -> T | None:
        key = folded(written)
        return self._cards.get(key) or self._bare.get(key.removeprefix("the ")) if key else None

    def nearest(self, written: str, most: int = 3) -> list[T]:
        """Cards that somebody who wrote this may have meant. Slow: it compares with every name."""
        close = difflib.get_close_matches(folded(written)[:LONGEST], self._cards, n=2 * most, cutoff=ALIKE)
        found: list[T] = []
        for key in close:
            if self._cards[key] not in found:
                found.append(self._cards[key])
        return found[:most]
