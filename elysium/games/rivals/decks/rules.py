"""What a deck must be, and the door to all that is done with decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from elysium.engine.decks import Coverage, DeckRules, Note, Section, SetPlayable
from elysium.engine.refusal import BadFile, BadSetup
from elysium.games.rivals.decks.deck import Deck, Pile, size
from elysium.games.rivals.decks.sections import sections
from elysium.games.rivals.definitions.facts import Fact
from elysium.games.rivals.definitions.names import SET_NAMES
from elysium.games.rivals.definitions.table import DECK_STACKS, every_card, fact_of

STARTERS: Final = ("brujah", "toreador", "ventrue", "malkavian")
"""The decks that come with the game, in the order in which the rulebook brings them to a table. [RIV-SETUP-05]"""
STARTER_FOLDER: Final = Path(__file__).parent / "starters"
SHAPES: Final = ("text", "json")
"""Plain text, and JSON as the players' card database has it."""

VAMPIRES: Final = 7
SMALLEST_LIBRARY: Final = 40
LARGEST_LIBRARY: Final = 60
COPIES: Final = 3


@cache
def starter(name: str) -> Deck:
    """One of the decks that come with the game."""
    from elysium.games.rivals.decks.text import deck_from_text

    return deck_from_text((STARTER_FOLDER / f"{name}.txt").read_text(encoding="utf-8"), name)


def read_deck(text: str, name: str = "") -> Deck:
    """A deck in any of the shapes; BadFile names each line that is no card."""
    if not text.strip():
        raise BadFile("empty-deck", file=name)
    from elysium.games.rivals.decks.text import deck_from_text

    return deck_from_text(text, name)


def write_deck(deck: Deck, shape: str) -> str:
    if shape not in SHAPES:
        raise BadSetup("unknown-deck-shape", name=shape, known=", ".join(SHAPES))
    from elysium.games.rivals.decks.text import json_of_deck, text_of_deck

    return json_of_deck(deck) if shape == "json" else text_of_deck(deck)


def problems(deck: Deck) -> list[BadSetup]:
    """Every reason why this deck cannot be brought to a table, whoever sits there. [RIV-DECK-01 … RIV-DECK-04]"""
    return [*_faction(deck), *_library(deck), *_one_of_each(deck)]


def _faction(deck: Deck) -> Iterable[BadSetup]:
    """Exactly seven vampires, all of different names; the one that begins is one of them. [RIV-DECK-01]"""
    if size(deck.faction) != VAMPIRES:
        yield BadSetup("faction-size", "RIV-DECK-01", cards=size(deck.faction), wanted=VAMPIRES)
    for name, count in _by_name(deck.faction):
        if count > 1:
            yield BadSetup("vampire-twice", "RIV-DECK-01", card=name, copies=count)
    if deck.leader and deck.leader not in dict(deck.faction):
        yield BadSetup("leader-not-in-faction", "RIV-SETUP-08", card=fact_of(deck.leader).name)


def _library(deck: Deck) -> Iterable[BadSetup]:
    """40 to 60 cards, no more than three of a name. [RIV-DECK-02, RIV-DECK-03]"""
    cards = size(deck.library)
    if cards < SMALLEST_LIBRARY:
        yield BadSetup("library-too-small", "RIV-DECK-02", cards=cards, least=SMALLEST_LIBRARY)
    if cards > LARGEST_LIBRARY:
        yield BadSetup("library-over-limit", "RIV-DECK-02", cards=cards, most=LARGEST_LIBRARY)
    for name, count in _by_name(deck.library):
        if count > COPIES:
            yield BadSetup("too-many-copies", "RIV-DECK-03", card=name, copies=count, most=COPIES)


def _one_of_each(deck: Deck) -> Iterable[BadSetup]:
    """One Haven and one Agenda, of any clan. [RIV-DECK-04]"""
    if not deck.havens:
        yield BadSetup("deck-without-haven", "RIV-DECK-04")
    elif size(deck.havens) > 1:
        yield BadSetup("too-many-havens", "RIV-DECK-04", cards=_names(deck.havens))
    if not deck.agendas:
        yield BadSetup("deck-without-agenda", "RIV-DECK-04")
    elif size(deck.agendas) > 1:
        yield BadSetup("too-many-agendas", "RIV-DECK-04", cards=_names(deck.agendas))


def _names(pile: Pile) -> str:
    return "; ".join(fact_of(face).name for face, count in pile for _ in range(count))


def _by_name(pile: Iterable[tuple[int, int]]) -> list[tuple[str, int]]:
    """Printings of one name count together."""
    counts: dict[str, int] = {}
    for face, count in pile:
        name = fact_of(face).name
        counts[name] = counts.get(name, 0) + count
    return list(counts.items())


def deck_word(deck: Deck) -> str:
    """How a table option writes a deck out: its cards by their words, the leader with a mark before it."""
    entries = [("!" * (fact.face == deck.leader), fact, count) for count, fact in deck.cards()]
    return "+".join(f"{mark}{fact.word}*{count}" for mark, fact, count in entries)


class RivalsDecks(DeckRules[Deck]):
    shapes = SHAPES
    hand = {"library": 4, "faction": 1}
    """Of the Faction Deck one more for all but the first player. [RIV-SETUP-15]"""
    leads = "faction"

    def __init__(self, supported: Callable[[], Iterable[int]]) -> None:
        self._supported = supported
        """The faces of all cards that can be played here."""

    def names(self) -> Sequence[str]:
        return STARTERS

    def named(self, name: str) -> Deck:
        return starter(name)

    def made_of(self, title: str, cards: Mapping[str, int], leader: str) -> Deck:
        from elysium.games.rivals.decks.text import deck_from_words

        return deck_from_words(title, cards, leader)

    def leader(self, deck: Deck) -> str:
        return fact_of(deck.leader).word if deck.leader else ""

    def read(self, text: str, name: str) -> Deck:
        return read_deck(text, name)

    def write(self, deck: Deck, shape: str) -> str:
        return write_deck(deck, shape)

    def word(self, deck: Deck) -> str:
        return deck_word(deck)

    def title(self, deck: Deck) -> str:
        return deck.name

    def sections(self, deck: Deck) -> Sequence[Section]:
        return sections(deck.cards())

    def problems(self, deck: Deck, players: int, options: Mapping[str, str]) -> Sequence[BadSetup]:
        return problems(deck)

    def notes(self, deck: Deck) -> Sequence[Note]:
        unplayable = [fact for _, fact in deck.cards() if fact.clan and not self._has_clan(deck, fact)]
        notes = [Note("note-no-such-clan", {"card": fact.name}) for fact in unplayable]
        return notes if deck.leader else [*notes, Note("note-no-leader", {})]

    @staticmethod
    def _has_clan(deck: Deck, fact: Fact) -> bool:
        """Legal, but never played unless a vampire of the clan comes along. [RIV-DECK-09]"""
        return any(fact_of(face).clan == fact.clan for face, _ in deck.faction)

    def unsupported(self, deck: Deck) -> Sequence[str]:
        supported = frozenset(self._supported())
        return [_with_set(fact) for _, fact in deck.cards() if fact.face not in supported]

    def supported(self) -> Sequence[Section]:
        cards = [fact_of(face) for face in self._supported()]
        return sections([(1, fact) for fact in cards if fact.stack in DECK_STACKS])

    def coverage(self) -> Coverage:
        supported = frozenset(self._supported())
        sets = {
            name: [fact for fact in every_card() if fact.edition == number] for number, name in enumerate(SET_NAMES)
        }
        return Coverage(
            supported={"cards": sorted(fact.name for fact in every_card() if fact.face in supported)},
            sets={name: _counted(cards, supported) for name, cards in sets.items()},
            next=[fact.name for cards in sets.values() for fact in cards if fact.face not in supported],
        )


def _with_set(fact: Fact) -> str:
    return f"{fact.name} ({SET_NAMES[fact.edition]})"


def _counted(cards: Sequence[Fact], supported: frozenset[int]) -> SetPlayable:
    return SetPlayable(
        total=len(cards),
        playable=sum(fact.face in supported for fact in cards),
        verified=sum(fact.is_verified for fact in cards),
    )
