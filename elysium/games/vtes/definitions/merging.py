"""Advanced vampires: which cards merge, and what the vampire is that two of them make. [section 1.5.6]

A merged vampire is a card of its own, made of the two, so that rules ask of it what they ask of any other.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import structs

from elysium.games.vtes.definitions import facts
from elysium.games.vtes.definitions.definition import Definition
from elysium.games.vtes.definitions.facts import Fact
from elysium.games.vtes.definitions.language import ABILITY_WINDOWS, CARDS, Face, index
from elysium.games.vtes.definitions.names import NO_SECT, SECTS, TITLE_SECT, TITLES

MERGED: Final = 1 << 18
"""A merged vampire has the number of the advanced card and so often this, by which base version it is."""

MERGES: Final[dict[tuple[Face, Face], Face]] = {}
"""For two cards in either order: the vampire that they make."""

HAVE_VERSIONS: Final[set[Face]] = set()
"""All that merge with something."""

MADE_OF: Final[dict[Face, tuple[Face, Face]]] = {}
"""For a merged vampire, the advanced card and the base version."""

_WORDS: Final[dict[str, Fact]] = {}


def pair_all() -> None:
    """Every advanced vampire with every base version of it that can be played, of whichever group. [VTES-1.5.5-01]"""
    bases: dict[str, list[Definition]] = {}
    for definition in CARDS.definitions.values():
        if definition.fact.crypt and not definition.fact.advanced:
            bases.setdefault(printed_name(definition.fact), []).append(definition)
    for advanced in [definition for definition in CARDS.definitions.values() if definition.fact.advanced]:
        found = sorted(bases.get(printed_name(advanced.fact), ()), key=lambda base: base.fact.group)
        for place, base in enumerate(found, start=1):
            _pair(advanced, base, place)


def printed_name(fact: Fact) -> str:
    return facts.PRINTING.sub("", fact.name)


def _pair(advanced: Definition, base: Definition, place: int) -> None:
    one, other = Face(advanced.fact.id), Face(base.fact.id)
    face = Face(place * MERGED + one)
    CARDS.derive(face, index(merged_definition(advanced, base, face, place)))
    MERGES[one, other] = MERGES[other, one] = face
    HAVE_VERSIONS.update((one, other))
    MADE_OF[face] = one, other
    _WORDS[CARDS.derived[face].fact.slug] = CARDS.derived[face].fact
    # A deck that holds them can use what they do together.
    ABILITY_WINDOWS[one] |= ABILITY_WINDOWS[face]


def merged_definition(advanced: Definition, base: Definition, face: Face, place: int) -> Definition:
    """All that is printed on the advanced card, and the text of the base, which gives way. [VTES-1.5.6-08, -09]"""
    both = in_full(advanced)
    fact = _merged_fact(advanced, base, face, place)
    words = {word for word, _ in fact.keywords}
    return structs.replace(
        both,
        fact=fact,
        merged=None,
        abilities=base.abilities + both.abilities,
        statics=base.statics + both.statics,
        triggers=base.triggers + both.triggers,
        prices=base.prices + both.prices,
        keywords=tuple(dict.fromkeys(word for word in base.keywords + both.keywords if word not in words)),
    )


def in_full(advanced: Definition) -> Definition:
    """With what it says of the merged vampire as if that were always so."""
    more = advanced.merged
    if more is None:
        return advanced
    return structs.replace(
        advanced,
        abilities=advanced.abilities + more.abilities,
        statics=advanced.statics + more.statics,
        triggers=advanced.triggers + more.triggers,
        prices=advanced.prices + more.prices,
        keywords=advanced.keywords + more.keywords,
        merged=None,
    )


def said_when_merged(advanced: Definition) -> Definition:
    """Nothing but that."""
    more = advanced.merged
    assert more is not None
    bare = structs.replace(advanced.fact, keywords=(), sect=more.sect, title=more.title, city=more.city)
    return Definition(bare, (), more.abilities, more.statics, more.triggers, more.prices, keywords=more.keywords)


def _merged_fact(advanced: Definition, base: Definition, face: Face, place: int) -> Fact:
    fact, more = advanced.fact, advanced.merged
    sect = more.sect if more is not None and more.sect else fact.sect
    title, city = _title(advanced, base.fact, sect)
    keywords = Counter(dict(fact.keywords))
    keywords.update(dict(base.fact.keywords))
    group = f"G{base.fact.group} " if place > 1 else ""
    return structs.replace(
        fact,
        id=face,
        name=f"{printed_name(fact)} ({group}MERGED)",
        full_name=f"{printed_name(fact)} ({group}MERGED)",
        slug=f"{fact.slug.removesuffix('-adv')}-{group.strip().lower()}-merged".replace("--", "-"),
        sect=sect,
        title=title,
        city=city,
        keywords=tuple(keywords.items()),
        plain=False,
    )


def _title(advanced: Definition, base: Fact, sect: str) -> tuple[str, str]:
    """The newest that is said; that of the base is part of its text, as long as the sect allows it."""
    more = advanced.merged
    if more is not None and more.title:
        return more.title, more.city
    if advanced.fact.title:
        return advanced.fact.title, advanced.fact.city
    wanted = TITLE_SECT[TITLES.index(base.title)]
    return (base.title, base.city) if wanted in (NO_SECT, SECTS.index(sect)) else ("", "")


def fact_of(face: Face) -> Fact | None:
    """What is printed on a card, or on the two that are one vampire."""
    derived = CARDS.derived.get(face)
    return facts.facts().get(face) if derived is None else derived.fact


def fact_called(word: str) -> Fact | None:
    return _WORDS.get(word) or facts.by_slug().get(word)
