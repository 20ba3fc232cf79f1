"""What is printed on the cards, from the `krcg` package, in an index that loads in a moment. It holds no card text."""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.metadata import version

import msgspec

from elysium.games.vtes.definitions.krcg_cache import Keyed, from_cache, tables_key

FORMAT = 3
"""Goes up whenever the index means something else than before."""

CACHE = f"vtes-facts-{FORMAT}.msgpack"
"""By its format: two releases on one machine must not overwrite what the other reads."""
FIRST_BLOOD = "first-blood-"

PRINTING = re.compile(r" \((?:G\d+ )?(?:G\d+|ADV|MERGED)\)$")

type Pile = tuple[tuple[int, int], ...]
"""Card ids, each with its number of copies."""


class MissingCard(LookupError):
    """krcg has no card of this name."""


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """One card."""

    id: int
    """krcg's own number, which never changes."""
    name: str
    """The printed name, with a suffix in brackets where several printings share it."""
    full_name: str
    """The name with group and `ADV`: “Krid (G3)”."""
    slug: str
    crypt: bool
    types: tuple[str, ...]
    clans: tuple[str, ...]
    """A vampire's own clan; of a library card, the clans one of which it requires."""
    disciplines: tuple[tuple[str, int], ...]
    """Code and level: 1 basic, 2 superior; 0 on a library card."""
    requires_all: bool
    """A library card that needs all of its Disciplines at once, not any of them."""
    pool_cost: int
    """-1 is X, here and in the other costs."""
    blood_cost: int
    conviction_cost: int
    capacity: int
    group: int
    """0 fits any group."""
    sect: str
    title: str
    city: str
    advanced: bool
    trifle: bool
    burn_option: bool
    banned: bool
    keywords: tuple[tuple[str, int], ...]
    """Words of a crypt card's text that the rules themselves explain, with their number, if any."""
    plain: bool
    """A crypt card whose whole text is its sect, title and keywords."""


class Deck(msgspec.Struct, frozen=True, array_like=True):
    """A crypt and a library. [VTES-1.2-01]"""

    name: str
    crypt: Pile
    library: Pile

    def crypt_size(self) -> int:
        return sum(count for _, count in self.crypt)

    def library_size(self) -> int:
        return sum(count for _, count in self.library)


class Index(Keyed, frozen=True):
    facts: tuple[Fact, ...]
    preconstructed: tuple[Deck, ...]


def facts() -> dict[int, Fact]:
    """All cards by their id."""
    return _by_id()


def by_slug() -> dict[str, Fact]:
    return _by_slug()


def by_name() -> dict[str, Fact]:
    """Full names, names and printed names, casefolded. A name that several printings share means the first of them."""
    return _by_name()


def preconstructed() -> dict[str, Deck]:
    """The decks that the publisher sells ready to play, since First Blood."""
    return {deck.name: deck for deck in _index().preconstructed}


def reference_decks() -> dict[str, Deck]:
    """The half-decks of the First Blood set: 6 crypt and 49 library cards each."""
    return {name: deck for name, deck in preconstructed().items() if name.startswith(FIRST_BLOOD)}


def fact_named(name: str) -> Fact:
    """The card of this name; MissingCard if krcg has none."""
    fact = by_name().get(name.casefold())
    if fact is None:
        near = nearest_names(name)
        hint = f"; near it: {', '.join(near)}" if near else ""
        raise MissingCard(f"krcg {version('krcg')} has no card called {name!r}{hint}")
    return fact


def nearest_names(name: str, most: int = 3) -> list[str]:
    """Names of cards that somebody who wrote this may have meant."""
    close = difflib.get_close_matches(name.casefold(), by_name(), n=most * 3, cutoff=0.6)
    return list(dict.fromkeys(by_name()[match].name for match in close))[:most]


@cache
def _by_id() -> dict[int, Fact]:
    return {fact.id: fact for fact in _index().facts}


@cache
def _by_slug() -> dict[str, Fact]:
    return {fact.slug: fact for fact in _index().facts}


@cache
def _by_name() -> dict[str, Fact]:
    first_printings = sorted(_index().facts, key=lambda fact: (fact.advanced, fact.group))
    names: dict[str, Fact] = {}
    for fact in first_printings:
        names[fact.full_name.casefold()] = fact
        names[fact.name.casefold()] = fact
    for fact in first_printings:
        names.setdefault(PRINTING.sub("", fact.name).casefold(), fact)
    return names


# The cache


@cache
def _index() -> Index:
    return from_cache(CACHE, Index, index_key(), _build)


def _build(key: str) -> Index:
    from elysium.games.vtes.definitions.facts_build import build_index

    return build_index(key)


def index_key() -> str:
    """What the index depends on: krcg's tables, and the meaning of the index."""
    return f"{FORMAT} {tables_key()}"
