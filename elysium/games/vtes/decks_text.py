"""Decks as text, by krcg's parser and serialisers. Slow to import: only for a deck that comes from outside."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from krcg import collections, models, parser, providers, vekn_csv

from elysium.engine.decks import UnreadLine
from elysium.engine.refusal import BadFile
from elysium.games.vtes.cards.facts import Deck, Pile, facts, nearest_names

CRYPT, LIBRARY = "crypt", "library"
LONGEST_LINE: Final = 160
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 999
MOST_UNREAD: Final = 50
MOST_SHOWN: Final = 5
"""Of the lines that name no card; the refusal carries the others too."""

COUNTED: Final = re.compile(r"\s*[xX*]?(?P<count>\d{1,2}(?=\s|[xX*]\s)|\d{3}(?=[xX*]\s|\t))[xX*]?\s+(?P<card>\S.*)")
COUNT_AFTER: Final = re.compile(r"\S.*\s[xX*]\s?\d{1,2}\s*")
CRYPT_HEADER: Final = re.compile(r"\W*crypt\s*(?:$|[:(\[=\-\d])", re.IGNORECASE)
LIBRARY_START: Final = re.compile(r"\W*library\s*(?:$|[:(\[=\-\d])|\d+\t", re.IGNORECASE)
LIBRARY_HEADER: Final = re.compile(
    r"\W*(?:library|masters?|actions?|action modifiers?|reactions?|combat|political actions?|allies|ally|retainers?"
    r"|equipment|events?|powers?|convictions?)\b(?:[\W\d]|cards|trifles?|action modifier|reaction|combat)*$",
    re.IGNORECASE,
)
TITLE: Final = re.compile(r"\s*(?:deck\s*)?name\s*:(.*)", re.IGNORECASE)
AFTER_NAME: Final = re.compile(r"\s{2,}|\t|\s--\s")


logging.getLogger("krcg").addHandler(logging.NullHandler())  # what it cannot read, we say ourselves


class ExactCards(collections.CardDict):
    """krcg guesses what a misspelt name means; at a table, a question is better than a wrong guess."""

    def _fuzzy_match(self, key: object) -> None:
        return None


class JsonDeck(msgspec.Struct):
    cards: dict[str, int]
    name: str = ""


@cache
def _cards() -> ExactCards:
    return ExactCards(vekn_csv.from_files()[0])


# Reading


def deck_from_text(text: str, name: str) -> Deck:
    stripped = text.strip()
    if stripped.startswith("{"):
        return _from_json(stripped, name)
    if re.match(r"https?://\S+$", stripped):
        return _from_address(stripped, name)
    return _Lines(text.splitlines(), name).deck()


def _from_json(text: str, name: str) -> Deck:
    try:
        read = msgspec.json.decode(text, type=JsonDeck)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadFile("bad-deck-json", file=name, detail=str(error)) from None
    return _from_counts(read.cards.items(), read.name or name)


def _from_address(address: str, name: str) -> Deck:
    """The Vampire Database writes a whole deck into an address: `…?name=…#id=count;id=count`."""
    try:
        parts = urlsplit(address)
        pairs = [pair.partition("=") for pair in parts.fragment.split(";")]
        counts = [(card, int(count)) for card, _, count in pairs]
        title = parse_qs(parts.query).get("name", [name])[0]
    except ValueError:
        raise BadFile("bad-deck-address", file=name) from None
    return _from_counts(counts, title)


def _from_counts(counts: Iterable[tuple[str, int]], name: str) -> Deck:
    piles: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    unread = []
    for number, (card, count) in enumerate(counts, 1):
        known = facts().get(int(card)) if card.isdecimal() and len(card) < 10 else None
        if known and 0 < count <= MOST_COPIES:
            piles[known.crypt][known.id] += count
        else:
            unread.append(UnreadLine(number, f"{card}={count}", ()))
    if unread:
        raise _unread(name, unread)
    return Deck(name, _pile(piles[True]), _pile(piles[False]))


class _Lines:
    """A list of cards, a line each, with or without headers for its parts."""

    def __init__(self, lines: list[str], name: str) -> None:
        self.lines = lines
        self.name = name
        self.parser = parser.Parser(_cards())
        self.piles: dict[str, Counter[int]] = {CRYPT: Counter(), LIBRARY: Counter()}
        self.unread: list[UnreadLine] = []
        crypt_at = _first(CRYPT_HEADER, lines)
        library_at = _first(LIBRARY_START, lines)
        library_is_marked = library_at < len(lines) or any(map(LIBRARY_HEADER.match, lines))
        self.has_parts = crypt_at < len(lines) and library_is_marked
        self.part = LIBRARY
        self.start = min(crypt_at, library_at) if crypt_at < len(lines) else 0
        """Before it lies the report of a tournament, in which a line may well start with a number."""

    def deck(self) -> Deck:
        title = next((match[1].strip() for match in map(TITLE.match, self.lines) if match), "")
        for number, line in enumerate(self.lines[self.start :], self.start + 1):
            if CRYPT_HEADER.match(line) or LIBRARY_HEADER.match(line):
                self.part = CRYPT if CRYPT_HEADER.match(line) else LIBRARY
            elif len(self.unread) < MOST_UNREAD:
                self._read(number, line)
        if self.unread:
            raise _unread(self.name, self.unread)
        if not any(self.piles.values()):
            raise BadFile("no-cards-in-deck", file=self.name)
        return Deck(title or self.name, *(_pile(self.piles[part]) for part in (CRYPT, LIBRARY)))

    def _read(self, number: int, line: str) -> None:
        counted = COUNTED.match(line)
        written = counted["card"] if counted else line
        card = self._card(written) if counted else self._card_without_count(written)
        if card:
            kind = CRYPT if card.kind == models.Card.Kind.CRYPT else LIBRARY
            self.piles[self.part if self.has_parts else kind][card.id] += (
                int(counted["count"]) if counted else card.count
            )
        elif counted or COUNT_AFTER.fullmatch(line):
            name = AFTER_NAME.split(written)[0]
            self.unread.append(UnreadLine(number, _tidy(line), nearest_names(_tidy(name))))

    def _card(self, written: str) -> models.CardInDeck | None:
        written = _tidy(written)
        if written in _cards():  # krcg would take the end of “Lord Tremere” for a remark
            self.parser.preface = False
            return models.CardInDeck.of(_cards()[written], 1)
        return self.parser.get_card(f"1x {written}")

    def _card_without_count(self, written: str) -> models.CardInDeck | None:
        """Once the cards have begun, a name alone is one copy; but a long line is somebody's remark."""
        written = _tidy(AFTER_NAME.split(written.strip())[0])
        return None if self.parser.preface or len(written) > LONGEST_NAME else self.parser.get_card(written)


def _first(pattern: re.Pattern[str], lines: list[str]) -> int:
    return next((at for at, line in enumerate(lines) if pattern.match(line)), len(lines))


def _tidy(line: str) -> str:
    """Short enough, and without the runs of spaces, over which krcg's patterns would brood very long."""
    return " ".join(line[:LONGEST_LINE].split())


def _pile(counts: Counter[int]) -> Pile:
    return tuple(sorted(counts.items()))


def _unread(name: str, unread: list[UnreadLine]) -> BadFile:
    shown = "; ".join(map(str, unread[:MOST_SHOWN])) + ("; …" if len(unread) > MOST_SHOWN else "")
    return BadFile("unknown-cards", file=name, count=len(unread), where=shown, unread=tuple(unread))


# Writing


def text_of_deck(deck: Deck, shape: str) -> str:
    cards = _cards()
    written = models.Deck(
        name=deck.name,
        cards=[models.CardInDeck.of(cards[card], count) for card, count in (*deck.crypt, *deck.library)],
    )
    match shape:
        case "twd":
            return providers.serialize_twd(written, cards)
        case "lackey":
            return providers.serialize_lackey(written)
        case "jol":
            return providers.serialize_jol(written)
        case "vdb":
            return providers.serialize_vdb(written)
        case "json":
            return msgspec.json.format(msgspec.json.encode(providers.serialize_json_minimal(written))).decode()
        case _:
            return providers.serialize_txt(written)
