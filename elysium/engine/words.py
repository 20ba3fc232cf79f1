"""How the numbers in options and events are worded: the same slug in files and programs, a phrase on the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from elysium.engine.refusal import UnknownName

type Say = Callable[..., str]
"""Renders a text message."""


class Kind(ABC):
    """A type of number."""

    @abstractmethod
    def word(self, value: int, names: Sequence[str]) -> str:
        """The language-free word that stands for the number."""

    @abstractmethod
    def parse(self, word: str, names: Sequence[str]) -> int:
        """The number a word stands for; UnknownName if it is none."""

    @abstractmethod
    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str | int:
        """What a text message gets as its argument; `actor` is the seat the text is about."""


class Player(Kind):
    def word(self, value: int, names: Sequence[str]) -> str:
        return names[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        return _position(word, names, "player")

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return names[value]


class Number(Kind):
    def word(self, value: int, names: Sequence[str]) -> str:
        return str(value)

    def parse(self, word: str, names: Sequence[str]) -> int:
        if not word.lstrip("-").isdecimal():
            raise UnknownName("not-a-number", word=word)
        return int(word)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> int:
        return value


class Flag(Kind):
    """Yes or no, with a word for each."""

    def __init__(self, no: str, yes: str) -> None:
        self.words = (no, yes)

    def word(self, value: int, names: Sequence[str]) -> str:
        return self.words[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        return _position(word, self.words, "flag")

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return self.words[value]


class Named(Kind):
    """One of a list of names; the phrase is the message `<prefix>-<name>`."""

    def __init__(self, prefix: str, words: Sequence[str]) -> None:
        self.prefix = prefix
        self.words = words

    def word(self, value: int, names: Sequence[str]) -> str:
        return self.words[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        return _position(word, self.words, self.prefix)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return say(f"{self.prefix}-{self.words[value]}")


def _position(word: str, words: Sequence[str], kind: str) -> int:
    if word not in words:
        raise UnknownName("unknown-word", kind=kind, word=word, known=", ".join(words))
    return words.index(word)
