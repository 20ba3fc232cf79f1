"""Decks that players bring to the table: what a game played with them says, and how their files are read."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from elysium.engine.files import read_file
from elysium.engine.refusal import BadFile, BadSetup, UnknownName

LARGEST_FILE: Final = 200_000
"""Bytes; a long tournament report with its deck has about ten thousand."""
NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


MOST_SHOWN: Final = 5
"""Of the lines that cannot be read, in one sentence; the refusal carries the others too."""


LINE_MESSAGES: Final = {
    "no-card": "ui-deck-line-no-card",
    "bad-count": "ui-deck-line-bad-count",
    "wrong-pile": "ui-deck-line-wrong-pile",
    "not-for-decks": "ui-deck-line-not-for-decks",
}
"""What is said of a line that cannot be read, by the reason."""


class Listed(NamedTuple):
    """A card in a list."""

    copies: int
    name: str
    """As it is printed."""
    word: str
    value: int = -1
    """The number by which a deck is charted: what it costs or asks for, or how powerful it is; -1 for none."""


class Section(NamedTuple):
    """Cards of a deck, or of all that a game knows, that are listed together."""

    title: str
    """The message that names them."""
    cards: Sequence[Listed]
    pile: str
    """The part of a deck that they belong to: the message `pile-<pile>` names it."""


class UnreadLine(NamedTuple):
    """A line of a deck that cannot be read; BadFile carries these as `unread`."""

    line: int
    text: str
    nearest: Sequence[str]
    """Names that may be meant."""
    reason: str = "no-card"
    """Or `bad-count`: so many copies of a card there cannot be; `wrong-pile`: it stands where it does not belong;
    `not-for-decks`: nobody brings this card."""

    def __str__(self) -> str:
        return f"{self.line}: {self.text}{f' ({", ".join(self.nearest)}?)' if self.nearest else ''}"


class Note(NamedTuple):
    """Something to know about a deck that does not forbid it: a message and its details."""

    message: str
    details: Mapping[str, object]


class DecksPlayable(msgspec.Struct):
    total: int
    playable: int
    lacking_two: int
    """Decks that lack at most two different cards, the playable ones among them."""


class SetPlayable(msgspec.Struct):
    total: int
    playable: int
    verified: int
    """Cards whose facts were compared with what is printed."""


class Coverage(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How many of all cards can be played here, and of the decks that win tournaments."""

    supported: dict[str, list[str]]
    sets: dict[str, SetPlayable] = {}
    """By the printed name of the set, where the game tells them apart."""
    decks: dict[str, DecksPlayable] = {}
    """By archive: the message `decks-<name>` of the game says which decks these are."""
    next: list[str]
    """Cards still to be made, the one that is wanted most first."""


def unread_cards(file: str, unread: Sequence[UnreadLine], most: int) -> BadFile:
    """The refusal of a deck with such lines, where a card has at most so many copies."""
    shown = "; ".join(map(str, unread[:MOST_SHOWN])) + ("; …" if len(unread) > MOST_SHOWN else "")
    return BadFile("unknown-cards", file=file, count=len(unread), most=most, where=shown, unread=tuple(unread))


class DeckRules[D](ABC):
    """What a game says about its decks."""

    shapes: Sequence[str]
    """In which decks are written; the first is plain text, as people read it."""
    hand: Mapping[str, int]
    """How many cards a player begins with from each pile."""
    leads: str = ""
    """The pile one of whose cards a deck may name as the one that begins the game; empty if there is none."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """Decks that come with the game."""

    @abstractmethod
    def named(self, name: str) -> D:
        """One of them."""

    def found(self, name: str) -> D | None:
        """One of those besides that can be found by name, too many to be offered in lists."""
        return None

    @abstractmethod
    def made_of(self, title: str, cards: Mapping[str, int], leader: str) -> D:
        """The deck of these cards, by their words, and of the one that begins the game; BadFile if one is no card."""

    def leader(self, deck: D) -> str:
        """The word of the card that begins the game; empty if the deck does not say."""
        return ""

    @abstractmethod
    def read(self, text: str, name: str) -> D:
        """A deck in any of the shapes, or as one word, called `name` if it says nothing else; BadFile if it cannot be
        understood."""

    @abstractmethod
    def write(self, deck: D, shape: str) -> str:
        """The deck in one of the shapes."""

    @abstractmethod
    def word(self, deck: D) -> str:
        """The deck written out as one word, as a table option can hold it."""

    @abstractmethod
    def title(self, deck: D) -> str:
        """What the deck is called."""

    @abstractmethod
    def sections(self, deck: D) -> Sequence[Section]:
        """The deck as a list for people."""

    @abstractmethod
    def problems(self, deck: D, players: int, options: Mapping[str, str]) -> Sequence[BadSetup]:
        """Each reason why the deck is not legal at a table of so many with these options."""

    @abstractmethod
    def notes(self, deck: D) -> Sequence[Note]:
        """What whoever brings the deck should know."""

    @abstractmethod
    def unsupported(self, deck: D) -> Sequence[str]:
        """The cards of the deck that cannot be played here yet."""

    @abstractmethod
    def supported(self) -> Sequence[Section]:
        """All cards that can be played here."""

    @abstractmethod
    def coverage(self) -> Coverage:
        """Slow: it looks at every deck of an archive."""


def load_deck[D](rules: DeckRules[D], source: str) -> D:
    """A deck by its name or from a file."""
    if source in rules.names():
        return rules.named(source)
    file = Path(source)
    if not os.path.lexists(file):
        found = rules.found(source)
        if found is not None:
            return found
        raise UnknownName("unknown-deck", name=source, known=", ".join(rules.names()))
    return rules.read(read_text(file), file.stem)


def deck_words[D](rules: DeckRules[D], value: str) -> str:
    """A list of decks in which those that are files are written out, as a table option can hold them."""
    entries = [entry for entry in value.split(",") if entry]
    return ",".join(
        rules.word(load_deck(rules, entry)) if os.path.lexists(entry) and entry not in rules.names() else entry
        for entry in entries
    )


def read_text(file: Path) -> str:
    """A file of text, whichever of the usual encodings it is in."""
    data = read_file(file, LARGEST_FILE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    if NOT_TEXT.search(text):
        raise BadFile("not-a-text", file=str(file))
    return text
