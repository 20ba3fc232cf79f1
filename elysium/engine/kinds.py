"""Kinds of the numbers in options and events: each has a slug for files and programs, and a phrase for the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from elysium.engine.refusal import UnknownName

type Say = Callable[..., str]
"""Renders a text message."""

type Argument = str | int
"""What a program is sent of a number in an option or event: a seat or a count as a number, all else as a word."""

MOST_DIGITS = 18

type WordedOption = tuple[str, ...]
"""A choice as it is stored and sent: the verb, and a word for each of its numbers."""


class WordedEvent(NamedTuple):
    """An event as it is stored and sent: for whom it is, its name, and a word for each of its numbers."""

    audience: int
    name: str
    words: tuple[str, ...]


type Told = tuple[int, ...] | WordedEvent
"""An event in today's numbers, or in words that today's rules do not know."""


def seat_word(seat: int) -> str:
    """What a seat is called wherever names of players must not be, or are not known: `p1`, `p2` and so on.

    As a number a seat counts from 0, as a word it is this one: stored, recorded, sent and in marks.
    """
    return f"p{seat + 1}"


@cache
def seat_words(players: int) -> tuple[str, ...]:
    return tuple([seat_word(seat) for seat in range(players)])


def seat_mark(seat: int) -> str:
    """A seat as a thing on the board."""
    return f"seat:{seat_word(seat)}"


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

    def argument(self, value: int, seats: Sequence[str]) -> Argument:
        """For programs; a seat that is part of a word is called as it is stored, `p2`."""
        return self.word(value, seats)

    def from_argument(self, argument: Argument, seats: Sequence[str]) -> int:
        """The number again; UnknownName if it is none."""
        if not isinstance(argument, str):
            raise UnknownName("unknown-word", kind=type(self).__name__.lower(), word=str(argument), known="–")
        return self.parse(argument, seats)

    def mark(self, value: int, names: Sequence[str]) -> str:
        """Which thing on the board the number means, if it is one: `seat:p2`, `card:17` by its number, a card in a hand
        as `face:deflection`, or `at:centre:-1:0` by zone, owner and place."""
        return ""

    def owner(self, value: int) -> int | None:
        """Whose the thing is, by seat, where things of this kind can be somebody's and texts tell their own apart."""
        return None

    def in_format_1(self, word: str) -> str:
        """The word as recordings of format 1 had it."""
        return word

    def vocabulary(self) -> Sequence[str]:
        """The words that stand for 0, 1 and so on, where the numbers are no more than an order of words."""
        return ()


class Player(Kind):
    def word(self, value: int, names: Sequence[str]) -> str:
        return names[value]

    def parse(self, word: str, names: Sequence[str]) -> int:
        return _position(word, names, "player")

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> str:
        return names[value]

    def argument(self, value: int, seats: Sequence[str]) -> int:
        return value

    def from_argument(self, argument: Argument, seats: Sequence[str]) -> int:
        return seat_from(argument, seats)

    def mark(self, value: int, names: Sequence[str]) -> str:
        return seat_mark(value)


class Number(Kind):
    def word(self, value: int, names: Sequence[str]) -> str:
        return str(value)

    def parse(self, word: str, names: Sequence[str]) -> int:
        return parse_count(word)

    def phrase(self, value: int, names: Sequence[str], actor: int, say: Say) -> int:
        return value

    def argument(self, value: int, seats: Sequence[str]) -> int:
        return value

    def from_argument(self, argument: Argument, seats: Sequence[str]) -> int:
        return number_from(argument)


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

    def vocabulary(self) -> Sequence[str]:
        return self.words


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

    def vocabulary(self) -> Sequence[str]:
        return self.words


def number_from(argument: Argument) -> int:
    if isinstance(argument, str):
        raise UnknownName("not-a-number", word=argument)
    return argument


def seat_from(argument: Argument, seats: Sequence[str]) -> int:
    number = number_from(argument)
    if not 0 <= number < len(seats):
        raise UnknownName("unknown-word", kind="player", word=str(number), known=", ".join(seats))
    return number


def parse_count(word: str) -> int:
    """A whole number as people and files write it, of a length that any program can hold."""
    digits = word.removeprefix("-")
    if not digits.isdecimal():
        raise UnknownName("not-a-number", word=word)
    if len(digits) > MOST_DIGITS:
        raise UnknownName("number-too-long", most=MOST_DIGITS)
    return int(word)


def _position(word: str, words: Sequence[str], kind: str) -> int:
    if word not in words:
        raise UnknownName("unknown-word", kind=kind, word=word, known=", ".join(words))
    return words.index(word)
