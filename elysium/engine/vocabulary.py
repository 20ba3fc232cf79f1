"""What the card languages of all games share: words with a function and a message behind them, and their texts.

A word is a function by the name under which definitions use it; the message that says it on a card has the same name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final


class Vocabulary[F: Callable[..., Any]]:
    """The words of one kind: effects, conditions, amounts…"""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.words: dict[str, F] = {}

    def add(self, function: F) -> str:
        """Make a word of a function; return its name."""
        name = word_for(function)
        assert name not in self.words, f"two functions for the {self.kind} {name}"
        self.words[name] = function
        return name


def words_of(*vocabularies: Vocabulary[Any]) -> list[tuple[str, str]]:
    """All that can be said, by kind."""
    return [(vocabulary.kind, word) for vocabulary in vocabularies for word in vocabulary.words]


def word_for(function: Callable[..., Any]) -> str:
    name: str = function.__name__
    return name.rstrip("_").replace("_", "-")


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that somebody may have meant."""
    names = sorted(known)
    # Seldom needed, and every game that starts would import it.
    import difflib

    close = difflib.get_close_matches(word, names, n=1, cutoff=0.0)
    return close[0] if close else ""


def tidy(text: str) -> str:
    """Pieces put together make sentences: one space between them, and each begins with a capital."""
    return _SENTENCE.sub(lambda start: start.group().upper(), " ".join(text.split()))


_SENTENCE: Final = re.compile(r"(?:^|[.!?]\s)[a-zà-ž]")
