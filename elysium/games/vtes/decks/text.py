"""Decks as text, by krcg's parser and serialisers. Slow to import: only for a deck that comes from outside."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from krcg import collections, models, parser, providers, vekn_csv

from elysium.engine.decks import UnreadLine, unread_cards
from elysium.engine.refusal import BadFile
from elysium.engine.text import LANGUAGES, Speech
from elysium.games.vtes.decks.sections import CRYPT, LIBRARY, TYPE_TITLES
from elysium.games.vtes.definitions.facts import Deck, Pile, facts, nearest_names

LONGEST_LINE: Final = 160
LONGEST_NAME: Final = 80
MOST_COPIES: Final = 999
LONGEST_COUNT: Final = 9
MOST_LINES: Final = 2_000
"""From the first header on; a long report has some hundred."""
MOST_UNREAD: Final = 50
MOST_GUESSED: Final = 8
"""Different names in a file for which those like them are sought, which takes long."""

COUNTED: Final = re.compile(
    r"\s*(?:[-*•·–—]\s+)?[xX*×]?(?P<count>[-−]?\d+)(?:\s*×\s*|[xX*]\s*|(?P<unmarked>\s+))(?P<card>\S.*)"
)
COUNT_AFTER: Final = re.compile(r"(?P<card>\S.*?) (?:[xX*×] ?(?P<count>[-−]?\d+)|(?P<negative>[-−]\d+))")
CRYPT_HEADER: Final = re.compile(r"\W*(?:crypt|cripta|krypta)\s*(?:$|[:(\[=\-\d])", re.IGNORECASE)
LIBRARY_START: Final = re.compile(r"\W*(?:library|biblioteca|biblioteka)\s*(?:$|[:(\[=\-\d])|\d+\t", re.IGNORECASE)
LIBRARY_HEADER: Final = re.compile(
    r"\W*(?:library|biblioteca|biblioteka|masters?|actions?|action modifiers?|reactions?|combat|political actions?"
    r"|allies|ally|retainers?|equipment|events?|powers?|convictions?)\b"
    r"(?:[\W\d]|cards|cartas|masters?|trifles?|action modifier|reaction|combat)*$",
    re.IGNORECASE,
)
OTHER_HEADER: Final = re.compile(
    r"[\W\d]*(?:misc|miscellaneous|others?|mixed|multi-?type|combos?|minions?|trifles?|votes?|political|modifiers?"
    r"|disciplineless|vampires?|imbued|cards?|cartas|total|average|capacity)\b"
    r"(?:[\W\d]|actions?|cards?|cartas|vampires?|trifles?|total|average|capacity|min|max|avg)*",
    re.IGNORECASE,
)
"""Titles that say nothing about where in the deck a card belongs."""
TITLE_OF_PART: Final = re.compile(r".*(?:\b\d+ (?:cards?|cartas|vampires?)\W*|:)", re.IGNORECASE)
TITLE: Final = re.compile(r"\s*(?:deck\s*)?name\s*:(.*)", re.IGNORECASE)
ABOUT_THE_DECK: Final = re.compile(
    r"(?:(?:deck )?name|author|creator|description|comments?|player|event|place|date) ?:"
    r"|(?:created|crafted|recorded|generated|played|made) (?:by|in|with)\b|https?://",
    re.IGNORECASE,
)
REMARK: Final = re.compile(r"--|//|#|/\*|\(.*\)$|\[.*\]$|[\W_]*$")
"""A line that is marked as somebody's words, or nothing but a ruler."""
NO_CAMILLE: Final = re.compile(r"0x +Camille Devereux +5 +FOR PRO ani ")
"""krcg writes this line into reports of decks older than the merging of Camille and Raven into one card."""
LISTED_TYPE: Final = re.compile(r"(?P<title>\D+) \(\d+\)")
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
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
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
    unread: list[UnreadLine] = []
    for number, (card, count) in enumerate(counts, 1):
        known = facts().get(int(card)) if card.isdecimal() and len(card) < 10 else None
        if known and 0 < count <= MOST_COPIES:
            piles[known.crypt][known.id] += count
        elif len(unread) < MOST_UNREAD:
            unread.append(UnreadLine(number, f"{card}={count}", (), "bad-count" if known else "no-card"))
    if unread:
        raise unread_cards(name, unread, MOST_COPIES)
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
        self.has_header = crypt_at < len(lines)
        self.begun = False
        """Whether there has been a card."""
        self.early: list[tuple[int, str]] = []
        """Lines between a header and the first card, which may be names without a count."""
        self.open_remark: tuple[int, str] | None = None
        """Where a remark over several lines began."""
        self.known: dict[str, models.CardInDeck | None] = {}
        """What krcg has said of a line."""
        self.guessed: dict[str, Sequence[str]] = {}

    def deck(self) -> Deck:
        if len(self.lines) - self.start > MOST_LINES:
            raise BadFile("deck-too-long", file=self.name, most=MOST_LINES)
        title = next((match[1].strip() for match in map(TITLE.match, self.lines) if match), "")
        for number, line in enumerate(self.lines[self.start :], self.start + 1):
            if len(self.unread) < MOST_UNREAD:
                self._take(number, line)
        if self.open_remark:
            self._refuse(*self.open_remark, "no-card", "")
        if self.unread:
            raise unread_cards(self.name, sorted(self.unread, key=lambda found: found.line), MOST_COPIES)
        if not any(self.piles.values()):
            raise BadFile("no-cards-in-deck", file=self.name)
        return Deck(title or self.name, *(_pile(self.piles[part]) for part in (CRYPT, LIBRARY)))

    def _take(self, number: int, line: str) -> None:
        if self.open_remark:
            self.open_remark = None if "*/" in line else self.open_remark
            return
        if line.rfind("/*") > line.rfind("*/"):
            self.open_remark = number, line
        tidy = _tidy(line)
        if CRYPT_HEADER.match(line) or LIBRARY_HEADER.match(line):
            self.part = CRYPT if CRYPT_HEADER.match(line) else LIBRARY
            self.early.clear()
        elif not tidy:
            self.early.clear()
        elif not (_is_title(tidy) or REMARK.match(tidy) or ABOUT_THE_DECK.match(tidy) or NO_CAMILLE.match(line)):
            self._read(number, line)

    def _read(self, number: int, line: str) -> None:
        count, written, is_certain = _counted(line)
        if count is not None:
            card = self._card(written)
        elif self.begun:
            card = self._card_without_count(line)
            count = card.count if card else 1
        else:
            card = None
        if not (card or self.begun or is_certain):
            self.early += [(number, line)] * self.has_header
        elif count is not None and not 0 < count <= MOST_COPIES:
            self._refuse(number, line, "bad-count", "" if card else written)
        elif card:
            self._add(card, count or 1)
        elif is_certain or not _is_talk(line):
            self._refuse(number, line, "no-card", written)

    def _add(self, card: models.CardInDeck, count: int) -> None:
        kind = CRYPT if card.kind == models.Card.Kind.CRYPT else LIBRARY
        self.piles[self.part if self.has_parts else kind][card.id] += count
        self.begun = True
        self.parser.preface = False
        early, self.early = self.early, []
        for number, line in early:
            if len(self.unread) < MOST_UNREAD:
                self._read(number, line)

    def _refuse(self, number: int, line: str, reason: str, written: str) -> None:
        name = _tidy(AFTER_NAME.split(written)[0])
        self.unread.append(UnreadLine(number, _tidy(line), self._nearest(name) if name else (), reason))

    def _nearest(self, name: str) -> Sequence[str]:
        if name not in self.guessed and len(self.guessed) < MOST_GUESSED:
            self.guessed[name] = nearest_names(name)
        return self.guessed.get(name, ())

    def _card(self, written: str) -> models.CardInDeck | None:
        written = _tidy(written)
        if written in _cards():  # krcg would take the end of “Lord Tremere” for a remark
            return models.CardInDeck.of(_cards()[written], 1)
        return self._ask_krcg(f"1x {written}")

    def _card_without_count(self, line: str) -> models.CardInDeck | None:
        """Once the cards have begun, a name alone is one copy; but a long line is somebody's remark."""
        for written in dict.fromkeys((_tidy(line), _tidy(AFTER_NAME.split(line.strip())[0]))):
            card = self._ask_krcg(written) if len(written) <= LONGEST_NAME else None
            if card:
                return card
        return None

    def _ask_krcg(self, line: str) -> models.CardInDeck | None:
        if line not in self.known:
            self.parser.current_comment = None  # in which it would look for the end of a remark above
            self.known[line] = self.parser.get_card(line)
        return self.known[line]


def _counted(line: str) -> tuple[int | None, str, bool]:
    """The count, if there is one, the rest of the line, and whether it is certain that this should be a card."""
    found = COUNTED.match(line)
    if found and not (found["unmarked"] and len(found["count"]) > 2):
        return _number(found["count"]), found["card"], True
    if found and _tidy(AFTER_NAME.split(line.strip())[0]) not in _cards():  # “419 Operation”
        return _number(found["count"]), found["card"], False
    after = COUNT_AFTER.fullmatch(_tidy(line))
    if after and not found and _tidy(line) not in _cards():
        return _number(after["count"] or after["negative"]), after["card"], len(line) <= LONGEST_NAME
    return None, line.strip(), False


def _number(digits: str) -> int:
    return int(digits.replace("−", "-")) if len(digits) < LONGEST_COUNT else MOST_COPIES + 1


def _is_title(line: str) -> bool:
    listed = LISTED_TYPE.fullmatch(line)
    return bool(OTHER_HEADER.fullmatch(line)) or (listed is not None and listed["title"].casefold() in _type_titles())


@cache
def _type_titles() -> frozenset[str]:
    """The titles under which cards are listed on the screen."""
    return frozenset(Speech(language).say(title).casefold() for language in LANGUAGES for title in TYPE_TITLES.values())


def _is_talk(line: str) -> bool:
    """A title that somebody made up, or a sentence too long for a name."""
    return bool(TITLE_OF_PART.fullmatch(_tidy(line))) or len(_tidy(line).split(" -- ")[0]) > LONGEST_NAME


def _first(pattern: re.Pattern[str], lines: list[str]) -> int:
    return next((at for at, line in enumerate(lines) if pattern.match(line)), len(lines))


def _tidy(line: str) -> str:
    """Short enough, and without the runs of spaces, over which krcg's patterns would brood very long."""
    return " ".join(line[:LONGEST_LINE].split())


def _pile(counts: Counter[int]) -> Pile:
    return tuple(sorted(counts.items()))


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
