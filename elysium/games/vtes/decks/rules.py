"""What a deck must be, and the door to all that is done with decks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache
from typing import Final

from msgspec.structs import replace

from elysium.engine.decks import Coverage, DeckRules, Note, Section, UnreadLine, unread_cards
from elysium.engine.refusal import BadFile, BadSetup
from elysium.engine.setup import YES
from elysium.games.vtes.decks.sections import CRYPT, LIBRARY, sections
from elysium.games.vtes.decks.winners import winning_deck
from elysium.games.vtes.definitions.facts import Deck, Fact, Pile, by_slug, facts, preconstructed
from elysium.games.vtes.definitions.language import Face

__all__ = ["VTES_DECKS", "Deck", "problems", "read_deck", "supported_cards", "unsupported", "write_deck"]

HALF_DECKS: Final = "half-decks"
"""The table option with which a table allows them."""
BANNED: Final = "banned"
"""The table option with which a table allows what tournaments do not."""
RANDOM_DECK: Final = "random"
"""Stands for a preconstructed deck that is drawn by lot as the cards are dealt."""
SHAPES: Final = ("twd", "text", "lackey", "jol", "vdb", "json")
"""A tournament report, plain text, LackeyCCG, Jyhad Online, an address of the Vampire Database, JSON."""
WRITTEN_OUT: Final = re.compile(r"\d{1,9}\*\d{1,3}(?:\+\d{1,9}\*\d{1,3})*")
"""How a table option writes a deck out."""
MOST_COPIES: Final = 999
SMALLEST_CRYPT: Final = 12
SMALLEST_LIBRARY: Final = 40
LIBRARY_PER_PLAYER: Final = 10


def read_deck(text: str, name: str = "") -> Deck:
    """A deck in any of the shapes; BadFile names each line that is no card."""
    if not text.strip():
        raise BadFile("empty-deck", file=name)
    from elysium.games.vtes.decks.text import deck_from_text

    return deck_from_text(text, name)


def write_deck(deck: Deck, shape: str) -> str:
    if shape not in SHAPES:
        raise BadSetup("unknown-deck-shape", name=shape, known=", ".join(SHAPES))
    if not deck.crypt:
        raise BadSetup("deck-without-crypt", name=deck.name)
    from elysium.games.vtes.decks.text import text_of_deck

    return text_of_deck(deck, shape)


def problems(deck: Deck, players: int, half_decks: bool = False, banned: bool = True) -> list[BadSetup]:
    """Every reason why this deck cannot be brought to a table of so many players. [VTES-1.2-01 … VTES-1.2-07]

    A First Blood half-deck, 6 crypt and 49 library cards, is made for short games between beginners. At a table that
    allows half-decks the crypt minimum is half of the usual one; all else stays, since 49 cards are enough for the
    library anyway. Copies are not limited, nor is the crypt. [VTES-1.2-03, VTES-1.2-06]

    What is banned in tournaments is a matter of the table.
    """
    found = [*_misplaced(deck)]
    smallest = SMALLEST_CRYPT // 2 if half_decks else SMALLEST_CRYPT
    if deck.crypt_size() < smallest:
        found.append(BadSetup("crypt-too-small", "VTES-1.2-02", cards=deck.crypt_size(), least=smallest))
    if deck.library_size() < SMALLEST_LIBRARY:
        found.append(BadSetup("library-too-small", "VTES-1.2-04", cards=deck.library_size(), least=SMALLEST_LIBRARY))
    largest = SMALLEST_LIBRARY + LIBRARY_PER_PLAYER * players
    if deck.library_size() > largest:
        found.append(
            BadSetup("library-too-large", "VTES-1.2-05", cards=deck.library_size(), most=largest, players=players)
        )
    groups = sorted({fact.group for fact in _facts(deck.crypt) if fact.crypt and fact.group})
    if groups and groups[-1] - groups[0] > 1:
        found.append(BadSetup("groups-too-far-apart", "VTES-1.2-07", groups=", ".join(map(str, groups))))
    if not banned and (names := _banned(deck)):
        found.append(BadSetup("banned-cards", count=len(names), cards=", ".join(names)))
    return found


def _banned(deck: Deck) -> list[str]:
    return [fact.name for fact in _facts((*deck.crypt, *deck.library)) if fact.banned]


def _misplaced(deck: Deck) -> Iterable[BadSetup]:
    """A card belongs in one half of the deck only, by its type. [VTES-1.2-01]"""
    for fact in _facts(deck.crypt):
        if not fact.crypt:
            yield BadSetup("library-card-in-crypt", "VTES-1.2-01", card=fact.name)
    for fact in _facts(deck.library):
        if fact.crypt:
            yield BadSetup("crypt-card-in-library", "VTES-1.2-01", card=fact.name)


def unsupported(deck: Deck, supported: Set[int]) -> list[str]:
    """The names of cards in the deck that are not among these."""
    return [fact.name for fact in _facts((*deck.crypt, *deck.library)) if fact.id not in supported]


def _facts(pile: Pile) -> list[Fact]:
    return [facts()[card] for card, _ in pile]


def supported_cards() -> frozenset[int]:
    """The cards that can be played here."""
    from elysium.games.vtes.cards.registry import supported  # heavier than most of what is asked of decks

    return frozenset(supported())


@cache
def playable_decks() -> Sequence[str]:
    """The preconstructed decks of which every card can be played here, those for beginners first."""
    supported = supported_cards()
    return tuple(name for name, deck in preconstructed().items() if not unsupported(deck, supported))


def is_half(deck: Deck) -> bool:
    """Made for short games, with half the usual crypt."""
    return deck.crypt_size() < SMALLEST_CRYPT


def deck_from_word(word: str) -> Deck:
    """A deck by its name or by its number in the archive, or written out as `id*count+id*count`."""
    named = preconstructed().get(word) or winning_deck(word)
    if named is not None:
        return named
    piles: Counter[int] = Counter()
    for entry in word.split("+"):
        face, star, count = entry.partition("*")
        is_entry = face.isdecimal() and star and count.isdecimal() and len(count) < 4 and int(count) > 0
        if not is_entry or int(face) not in facts():
            raise BadSetup("unknown-deck", name=word, known=", ".join(playable_decks()))
        piles[int(face)] += int(count)
    crypt = tuple((face, count) for face, count in sorted(piles.items()) if facts()[face].crypt)
    library = tuple((face, count) for face, count in sorted(piles.items()) if not facts()[face].crypt)
    return Deck("deck", crypt, library)


@cache
def _by_cards() -> dict[tuple[Face, ...], str]:
    return {cards_brought(deck): name for name, deck in preconstructed().items()}


def cards_brought(deck: Deck) -> tuple[Face, ...]:
    """All its cards, crypt and library together, sorted."""
    return tuple(sorted(Face(card) for card, count in (*deck.crypt, *deck.library) for _ in range(count)))


def preconstructed_deck(brought: tuple[Face, ...]) -> str:
    """What the deck is called of which these are all the cards, sorted; nothing if it is not a preconstructed one."""
    return _by_cards().get(brought, "")


def deck_of(title: str, cards: Mapping[str, int]) -> Deck:
    """The deck of the cards with these words; BadFile names each that is none, by its place."""
    wrong = [
        UnreadLine(place, f"{word}={count}", (), "bad-count" if word in by_slug() else "no-card")
        for place, (word, count) in enumerate(cards.items(), 1)
        if word not in by_slug() or not 0 < count <= MOST_COPIES
    ]
    if wrong:
        raise unread_cards(title, wrong, MOST_COPIES)
    found = sorted((by_slug()[word].id, count) for word, count in cards.items())
    crypt = tuple((face, count) for face, count in found if facts()[face].crypt)
    library = tuple((face, count) for face, count in found if not facts()[face].crypt)
    return Deck(title, crypt, library)


def deck_word(deck: Deck) -> str:
    """How a table option writes a deck out."""
    return "+".join(f"{face}*{count}" for face, count in (*deck.crypt, *deck.library))


class VtesDecks(DeckRules[Deck]):
    shapes = ("text", *(shape for shape in SHAPES if shape != "text"))
    hand = {CRYPT: 4, LIBRARY: 7}

    def names(self) -> Sequence[str]:
        return playable_decks()

    def named(self, name: str) -> Deck:
        return preconstructed()[name]

    def found(self, name: str) -> Deck | None:
        return winning_deck(name)

    def made_of(self, title: str, cards: Mapping[str, int], leader: str) -> Deck:
        return deck_of(title, cards)

    def read(self, text: str, name: str) -> Deck:
        return replace(deck_from_word(text), name=name) if WRITTEN_OUT.fullmatch(text) else read_deck(text, name)

    def write(self, deck: Deck, shape: str) -> str:
        return write_deck(deck, shape)

    def word(self, deck: Deck) -> str:
        return deck_word(deck)

    def title(self, deck: Deck) -> str:
        return deck.name

    def sections(self, deck: Deck) -> Sequence[Section]:
        return sections((count, facts()[card]) for card, count in (*deck.crypt, *deck.library))

    def problems(self, deck: Deck, players: int, options: Mapping[str, str]) -> Sequence[BadSetup]:
        return problems(
            deck, players, half_decks=options.get(HALF_DECKS) == YES, banned=options.get(BANNED, YES) == YES
        )

    def notes(self, deck: Deck) -> Sequence[Note]:
        return [Note("note-banned-card", {"card": name}) for name in _banned(deck)]

    def unsupported(self, deck: Deck) -> Sequence[str]:
        return unsupported(deck, supported_cards())

    def supported(self) -> Sequence[Section]:
        return sections((1, facts()[card]) for card in supported_cards())

    def coverage(self) -> Coverage:
        from elysium.games.vtes.decks.coverage import coverage

        return coverage(supported_cards())


VTES_DECKS: Final = VtesDecks()
