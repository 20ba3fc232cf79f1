"""Decks as text: plain lists, JSON of the players' card database, and the word of a table option."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from elysium.engine.card_names import folded
from elysium.engine.decks import UnreadLine, unread_cards
from elysium.engine.refusal import BadFile, BadSetup
from elysium.games.rivals.decks.deck import MOST_COPIES, PILES, Deck, clean_title, deck_of, size
from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.names import (
    AGENDA_STACK,
    FACTION_STACK,
    HAVEN_STACK,
    LIBRARY_STACK,
)
from elysium.games.rivals.definitions.table import by_word, core_in_decks, fact_of, named_in_decks, nearest_names

LONGEST_LINE: Final = 160
MOST_LINES: Final = 500
MOST_UNREAD: Final = 50
MOST_GUESSED: Final = 8
"""Different names in a file for which those like them are sought, which takes long."""
MOST_ENTRIES: Final = 500
"""Different cards."""
LONGEST_COUNT: Final = 9

NUMBER: Final = r"[-−]?\d{1,9}"
COUNTED: Final = re.compile(rf"(?:[-*•·–—]\s+)?[xX×]?(?P<count>{NUMBER})(?:[xX×*]\s*|\s+[xX×*]\s+|\s+)(?P<card>\S.*)")
COUNT_AFTER: Final = re.compile(rf"(?P<card>\S.*?)(?:\s+[xX×*]\s?(?P<count>{NUMBER})|\s*\((?P<bracketed>\d{{1,9}})\))")
BULLET: Final = re.compile(r"(?:[-*•·–—]\s+)")
REMARK: Final = re.compile(r"#(?!\d)|//|;|[\W_]*$")
IN_BRACKETS: Final = re.compile(r"\s*[(\[](?P<what>[^()\[\]]*)[)\]]\s*$")
FIELD: Final = re.compile(r"(?P<field>[^:]{1,40}):\s*(?P<value>.*)")
HEADER: Final = re.compile(r"[#=\-*\s]*(?P<title>[^\W\d][\w /&-]*?)\s*(?:[(\[:=-]?\s*\d*\s*[)\]:]*)?[=\-*\s]*")

TITLE_FIELDS: Final = frozenset({"deck", "name", "deck name", "title", "mazo", "nombre", "talia", "nazwa"})
LEADER_FIELDS: Final = frozenset({"leader", "lider", "przywodca", "starting vampire"})
CARD_FIELDS: Final = frozenset({"haven", "refugio", "schronienie", "agenda", "objetivo", "plan"})
ABOUT_THE_DECK: Final = frozenset(
    {"author", "autor", "creator", "description", "descripcion", "opis", "comment", "comments", "date", "event",
     "player", "mode", "game mode", "clan", "clans", "set", "sets", "source", "total"}
)  # fmt: skip
HEADERS: Final = frozenset(
    {
        "faction", "faction deck", "vampires", "characters", "crypt", "library", "library deck", "haven", "havens",
        "agenda", "agendas", "leader", "attacks", "attack", "reactions", "reaction", "actions", "action", "schemes",
        "scheme", "conspiracies", "conspiracy", "titles", "title", "ongoing", "unhosted actions", "unhosted action",
        "influence modifiers", "influence modifier", "modifiers", "others", "other", "other cards", "cards", "total",
        "faccion", "vampiros", "biblioteca", "refugio", "objetivo", "lider", "ataques", "reacciones", "acciones",
        "frakcja", "wampiry", "biblioteka", "schronienie", "plan", "ataki", "reakcje", "akcje",
    }
)  # fmt: skip


class JsonDeck(msgspec.Struct):
    """As decks are exchanged with the card database: every vampire says whether it is the leader."""

    agenda: str = ""
    haven: str = ""
    faction: dict[str, bool] | list[str] = msgspec.field(default_factory=dict, name="factionDeck")
    library: dict[str, int] = msgspec.field(default_factory=dict, name="libraryDeck")
    name: str | None = None
    leader: str = ""


class JsonEntity(msgspec.Struct):
    """As the database keeps them."""

    decklist: JsonDeck
    meta: dict[str, object] = {}


def deck_from_text(text: str, name: str) -> Deck:
    stripped = text.strip().removeprefix("\ufeff").strip()
    if stripped.startswith(("{", "[")):
        return _from_json(stripped, name)
    if re.fullmatch(r"https?://\S+", stripped):
        raise BadFile("deck-behind-address", file=name)
    if re.fullmatch(r"!?[a-z0-9-]+\*\d+(?:\+!?[a-z0-9-]+\*\d+)*", stripped):
        return _from_word(stripped, name)
    return _Lines(stripped.splitlines(), name).deck()


# JSON


def _from_json(text: str, name: str) -> Deck:
    try:
        read = msgspec.json.decode(text, type=JsonDeck)
        if not (read.agenda or read.haven or read.faction or read.library) and '"decklist"' in text:
            entity = msgspec.json.decode(text, type=JsonEntity)
            read = entity.decklist
            read.name = read.name or str(entity.meta.get("name") or "")
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise BadFile("bad-deck-json", file=name, detail=clean_title(str(error))) from None
    return _Entries(text, read.name or name).deck(read)


class _Entries:
    """The cards of a deck in JSON, each at the place where its word stands in the file."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.unread = _Unread(name)

    def deck(self, read: JsonDeck) -> Deck:
        if len(read.faction) + len(read.library) > MOST_ENTRIES:
            raise BadFile("deck-too-long", file=self.name, most=MOST_ENTRIES)
        leaders = {word for word in read.faction if isinstance(read.faction, dict) and read.faction[word]}
        leaders |= {read.leader} if read.leader else set()
        entries = [(HAVEN_STACK, read.haven, 1)] * bool(read.haven) + [(AGENDA_STACK, read.agenda, 1)] * bool(
            read.agenda
        )
        entries += [(FACTION_STACK, word, 1) for word in read.faction]
        entries += [(LIBRARY_STACK, word, count) for word, count in read.library.items()]
        cards: list[tuple[int, int]] = []
        found: list[int] = []
        for stack, word, count in entries:
            fact = self._card(stack, word, count)
            if fact:
                cards.append((fact.face, count))
                found += [fact.face] * (word in leaders)
        self.unread.refuse_any()
        if not cards:
            raise BadFile("no-cards-in-deck", file=self.name)
        if len(found) > 1:
            raise BadFile("several-leaders", file=self.name, cards=", ".join(fact_of(face).name for face in found))
        return deck_of(self.name, cards, found[0] if found else 0)

    def _card(self, stack: int, word: str, count: int) -> Fact | None:
        fact = by_word(word.removeprefix("core-"))
        line = self._line_of(word)
        if fact is None:
            self.unread.add(line, word, "no-card", word.partition("-")[2].replace("-", " ") or word)
        elif fact.stack != stack:
            self.unread.add(line, fact.name, "wrong-pile" if fact.stack in PILES else "not-for-decks")
        elif not 0 < count <= MOST_COPIES:
            self.unread.add(line, f"{fact.name}: {count}", "bad-count")
        else:
            return fact
        return None

    def _line_of(self, word: str) -> int:
        return self.text.count("\n", 0, max(0, self.text.find(f'"{word}"'))) + 1


def json_of_deck(deck: Deck) -> str:
    """What the database takes; a deck that its shape has no place for is refused."""
    for reason, pile in (("haven", deck.havens), ("agenda", deck.agendas)):
        if size(pile) != 1:
            raise BadSetup("deck-not-in-json", "RIV-DECK-04", name=deck.name, what=reason)
    if any(count > 1 for _, count in deck.faction):
        raise BadSetup("deck-not-in-json", "RIV-DECK-01", name=deck.name, what="faction")
    words: Mapping[str, object] = {
        "name": deck.name,
        "agenda": database_word(fact_of(deck.agendas[0][0])),
        "haven": database_word(fact_of(deck.havens[0][0])),
        "factionDeck": {database_word(fact_of(face)): face == deck.leader for face, _ in deck.faction},
        "libraryDeck": {database_word(fact_of(face)): count for face, count in deck.library},
        "gameMode": "both",
    }
    return msgspec.json.format(msgspec.json.encode(words)).decode()


def database_word(fact: Fact) -> str:
    """What the database calls it: with the set before the name in the core set too."""
    return f"core-{fact.word}" if fact.is_verified else fact.word


# The word of a table option


def _from_word(word: str, name: str) -> Deck:
    cards: dict[str, int] = {}
    leader = ""
    for entry in word.split("+"):
        card, _, count = entry.removeprefix("!").partition("*")
        cards[card] = cards.get(card, 0) + (int(count) if len(count) < LONGEST_COUNT else MOST_COPIES + 1)
        leader = card if entry.startswith("!") else leader
    return deck_from_words(name, cards, leader)


def deck_from_words(name: str, counts: Mapping[str, int], leader: str) -> Deck:
    """The deck of the cards with these words; BadFile names each that is none, by its place."""
    if len(counts) > MOST_ENTRIES:
        raise BadFile("deck-too-long", file=name, most=MOST_ENTRIES)
    unread = _Unread(name)
    cards: list[tuple[int, int]] = []
    for place, (word, count) in enumerate(counts.items(), 1):
        fact = by_word(word)
        if fact is None or fact.stack not in PILES:
            unread.add(place, word, "no-card" if fact is None else "not-for-decks", word.replace("-", " "))
        elif not 0 < count <= MOST_COPIES:
            unread.add(place, f"{fact.name}: {count}", "bad-count")
        else:
            cards.append((fact.face, count))
    leading = by_word(leader) if leader else None
    if leader and (leading is None or leading.stack != FACTION_STACK):
        unread.add(len(counts) + 1, leader, "no-card" if leading is None else "wrong-pile")
    unread.refuse_any()
    return deck_of(name, cards, leading.face if leading else 0)


# Plain text


class _Lines:
    """A list of cards, a line each. Every card knows its pile, so headers only have to be recognised."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        if len(lines) > MOST_LINES:
            raise BadFile("deck-too-long", file=name, most=MOST_LINES)
        self.lines = lines
        self.name = name
        self.title = ""
        self.cards: list[tuple[int, int]] = []
        self.leaders: dict[int, str] = {}
        self.unread = _Unread(name)

    def deck(self) -> Deck:
        for number, line in enumerate(self.lines, 1):
            self._read(number, " ".join(line[:LONGEST_LINE].split()))
        self.unread.refuse_any()
        if not self.cards and not self.leaders:
            raise BadFile("no-cards-in-deck", file=self.name)
        if len(self.leaders) > 1:
            raise BadFile("several-leaders", file=self.name, cards=", ".join(self.leaders.values()))
        leader = next(iter(self.leaders), 0)
        if leader and leader not in dict(self.cards):
            self.cards.append((leader, 1))
        return deck_of(self.title or self.name, self.cards, leader)

    def _read(self, number: int, line: str) -> None:
        if not line or REMARK.match(line) or self._is_field(number, line):
            return
        header = HEADER.fullmatch(line)
        is_header = header is not None and folded(header["title"]) in HEADERS
        if not is_header and not self._is_card(number, line):
            count, written = _counted(line)
            self.unread.add(number, line, "no-card" if 0 < count <= MOST_COPIES else "bad-count", _bare(written))

    def _is_card(self, number: int, line: str) -> bool:
        for find in (core_in_decks, named_in_decks):  # later sets are for those who name their cards
            for count, written in ((1, line), _counted(line)):
                for name, marks in _without_brackets(written):
                    fact = find(name)
                    if fact is not None:
                        self._add(number, line, fact, count, "leader" in marks)
                        return True
        return False

    def _add(self, number: int, line: str, fact: Fact, count: int, leads: bool = False) -> None:
        if fact.stack not in PILES:
            self.unread.add(number, line, "not-for-decks")
        elif not 0 < count <= MOST_COPIES:
            self.unread.add(number, line, "bad-count")
        else:
            self.cards.append((fact.face, count))
            if leads:
                self.leaders[fact.face] = fact.name

    def _is_field(self, number: int, line: str) -> bool:
        found = FIELD.fullmatch(line)
        field, value = (folded(found["field"]), found["value"].strip()) if found else ("", "")
        if field in TITLE_FIELDS:
            self.title = self.title or value
        elif field in LEADER_FIELDS | CARD_FIELDS and value:
            fact = named_in_decks(value)
            if fact is None:
                self.unread.add(number, line, "no-card", value)
            elif field in CARD_FIELDS:
                self._add(number, line, fact, 1)
            elif fact.stack != FACTION_STACK:
                self.unread.add(number, line, "wrong-pile")
            else:
                self.leaders[fact.face] = fact.name
        return field in TITLE_FIELDS | ABOUT_THE_DECK or (field in LEADER_FIELDS | CARD_FIELDS and bool(value))


def _counted(line: str) -> tuple[int, str]:
    before = COUNTED.fullmatch(line)
    after = before or COUNT_AFTER.fullmatch(line)
    if after is None:
        return 1, BULLET.sub("", line, count=1)
    digits = after["count"] or after.groupdict().get("bracketed") or "1"
    return int(digits.replace("−", "-")), after["card"]


def _without_brackets(written: str) -> Iterable[tuple[str, frozenset[str]]]:
    """The name as it is written, and without what is said in brackets behind it: a set, or that it is the leader."""
    marks: frozenset[str] = frozenset()
    yield written, marks
    while (found := IN_BRACKETS.search(written)) and found.start() and not found["what"].isdecimal():
        written = written[: found.start()]
        said = folded(found["what"])
        marks |= {"leader" if said in LEADER_FIELDS else said}
        yield written, marks


def _bare(written: str) -> str:
    *_, (name, _) = _without_brackets(written)
    return name


def text_of_deck(deck: Deck) -> str:
    """One card a line, as it is read here again, and by most of those who read decks."""
    lines = [f"Deck: {deck.name}"] if deck.name else []
    if deck.leader:
        lines.append(f"Leader: {fact_of(deck.leader).name}")
    for stack, pile in deck.piles():
        if pile:
            lines += ["", f"{PILES[stack].capitalize()} ({size(pile)})"]
            lines += [f"{count} {_written(fact_of(face))}" for face, count in pile]
    return "\n".join(lines) + "\n"


def _written(fact: Fact) -> str:
    """Its name, or its word where the name means another card first."""
    return fact.name if named_in_decks(fact.name) is fact else fact.word


class _Unread:
    """Lines that cannot be read, with names that may be meant."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[UnreadLine] = []
        self._guessed: dict[str, Sequence[str]] = {}

    def add(
        self,
        line: int,
        text: str,
        reason: Literal["no-card", "bad-count", "wrong-pile", "not-for-decks"],
        name: str = "",
    ) -> None:
        if len(self.lines) < MOST_UNREAD:
            nearest = self._nearest(name) if name and reason == "no-card" else ()
            self.lines.append(UnreadLine(line, clean_title(text), nearest, reason))

    def refuse_any(self) -> None:
        if self.lines:
            raise unread_cards(self.name, self.lines, MOST_COPIES)

    def _nearest(self, name: str) -> Sequence[str]:
        if name not in self._guessed and len(self._guessed) < MOST_GUESSED:
            self._guessed[name] = nearest_names(name)
        return self._guessed.get(name, ())
