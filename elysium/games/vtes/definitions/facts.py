"""What is printed on the cards, from the `krcg` package, in an index that loads in a moment.

Importing krcg and reading its tables takes seconds, so the few facts that the rules need are kept in the user's cache
folder. The index holds no card text. It is built again when krcg or this code changes, and a cache that cannot be
read or written is no error: then the facts are simply read from krcg again.
"""

from __future__ import annotations

import contextlib
import difflib
import os
import re
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import msgspec

FORMAT = 1
"""Goes up whenever the index means something else than before."""

PRINTING = re.compile(r" \((?:G\d+|ADV|G\d+ ADV)\)$")

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


class Index(msgspec.Struct, frozen=True, array_like=True):
    key: str
    facts: tuple[Fact, ...]
    reference_decks: tuple[Deck, ...]


def facts() -> dict[int, Fact]:
    """All cards by their id."""
    return _by_id()


def by_slug() -> dict[str, Fact]:
    return _by_slug()


def by_name() -> dict[str, Fact]:
    """Full names, names and printed names, casefolded. A name that several printings share means the first of them."""
    return _by_name()


def reference_decks() -> dict[str, Deck]:
    """The half-decks of the First Blood set: 6 crypt and 49 library cards each."""
    return {deck.name: deck for deck in _index().reference_decks}


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
    key = index_key()
    for file in cache_files():
        index = read_index(file, key)
        if index:
            return index
    from elysium.games.vtes.definitions.facts_build import build_index

    index = build_index(key)
    for file in cache_files():
        if write_index(file, index):
            break
    return index


def index_key() -> str:
    """What the index depends on: krcg's version and tables, and the meaning of the index."""
    spec = find_spec("krcg")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("the card facts need the package krcg", name="krcg")
    tables = Path(spec.submodule_search_locations[0]) / "cards"
    sizes = [f"{file.name}={file.stat().st_size}" for file in sorted(tables.glob("*.csv"))]
    return " ".join([f"{FORMAT}", version("krcg"), *sizes])


def cache_files() -> list[Path]:
    """Where the index may lie, the best place first."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    user = str(os.getuid()) if sys.platform != "win32" else ""
    temporary = Path(tempfile.gettempdir()) / f"elysium-{user}"
    return [folder / "vtes-facts.msgpack" for folder in (Path(home) / "elysium", temporary)]


def read_index(file: Path, key: str) -> Index | None:
    try:
        if _is_foreign(file):
            return None
        index = msgspec.msgpack.decode(file.read_bytes(), type=Index)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        return None
    return index if index.key == key else None


def _is_foreign(file: Path) -> bool:
    """In a shared folder, somebody else could have put a file there."""
    return sys.platform != "win32" and file.stat().st_uid not in (os.getuid(), 0)


def write_index(file: Path, index: Index) -> bool:
    """Whole or not at all, even if several processes write at once."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=file.parent)
    except OSError:
        return False
    try:
        with open(descriptor, "wb") as stream:
            stream.write(msgspec.msgpack.encode(index))
        os.replace(name, file)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        return False
    return True
