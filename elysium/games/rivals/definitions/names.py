"""The closed lists of Rivals: a clan, Discipline, kind or set is a small number that never changes its meaning.

New names go at the end, so that stored positions stay readable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLANS: Final = (
    "", "brujah", "malkavian", "toreador", "ventrue",
    "banu-haqim", "caitiff", "gangrel", "hecata", "lasombra", "ministry", "nosferatu", "ravnos", "salubri",
    "thin-blood", "tremere", "tzimisce",
    "faithful", "inquisitive", "martial",
    "red-talons", "silver-fangs",
)  # fmt: skip
"""Those of the core set, other clans, the creeds of hunters, the tribes of werewolves."""

DISCIPLINES: Final = (
    "animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate", "potence", "presence", "protean",
    "blood-sorcery", "thin-blood-alchemy",
    "oblivion",
    "arsenal", "beast-whisperer", "drone-jockey", "fleet", "global", "library", "ordnance", "repel-the-unnatural",
    "sense-the-unnatural", "thwart-the-unnatural",
    "ahroun", "galliard", "philodox", "ragabash", "theurge",
)  # fmt: skip
"""Those of the rulebook [RIV-DISC-01], then what later sets have in their place: edges of hunters, auspices."""

# Where a card starts: in a pile of a deck, or in one of the piles of the table.
LIBRARY_STACK: Final = 0
FACTION_STACK: Final = 1
HAVEN_STACK: Final = 2
AGENDA_STACK: Final = 3
CITY_STACK: Final = 4
MONSTER_STACK: Final = 5
FORM_STACK: Final = 6
STACKS: Final = ("library", "faction", "haven", "agenda", "city", "monster", "form")

# What a card is; many are several of these.
CHARACTER: Final = 0
HAVEN: Final = 1
AGENDA: Final = 2
ACTION: Final = 3
UNHOSTED_ACTION: Final = 4
ATTACK: Final = 5
REACTION: Final = 6
INFLUENCE_MODIFIER: Final = 7
SCHEME: Final = 8
CONSPIRACY: Final = 9
TITLE: Final = 10
ONGOING: Final = 11
EVENT: Final = 12
MORTAL: Final = 13
CITIZEN: Final = 14
RETAINER: Final = 15
ANTAGONIST: Final = 16
SECOND_INQUISITION: Final = 17
SPECIAL: Final = 18
RITUAL: Final = 19
TRAP: Final = 20
ANIMAL: Final = 21
GIFT: Final = 22
GHOUL: Final = 23
RITE: Final = 24
ALCHEMY: Final = 25
RELIC: Final = 26
VEHICLE: Final = 27
MONSTER: Final = 28
FORM: Final = 29
KINDS: Final = (
    "character", "haven", "agenda", "action", "unhosted-action", "attack", "reaction", "influence-modifier", "scheme",
    "conspiracy", "title", "ongoing", "event", "mortal", "citizen", "retainer", "antagonist", "second-inquisition",
    "special", "ritual", "trap", "animal", "gift", "ghoul", "rite", "alchemy", "relic", "vehicle", "monster", "form",
)  # fmt: skip

# Words on a card that the rules themselves explain.
GUARD: Final = 0
RELENTLESS: Final = 1
TARGETED: Final = 2
AGGRAVATED: Final = 3
UNIQUE: Final = 4
ONE_PER_PLAYER: Final = 5
TWO_ACTIONS: Final = 6
KEYWORDS: Final = ("guard", "relentless", "targeted", "aggravated", "unique", "one-per-player", "two-actions")

# What an attack is made with, and what a reaction answers; all but the last are a vampire's attributes too.
PHYSICAL: Final = 0
SOCIAL: Final = 1
MENTAL: Final = 2
RANGED: Final = 3
ATTACK_TYPES: Final = ("physical", "social", "mental", "ranged")

# The printings of a card: the rulebook's, and the one with its errata. [RIV-CARD-59]
FIRST: Final = 0
ERRATA: Final = 1
PRINTINGS: Final = ("first", "errata")
UNVERIFIED: Final = "unverified"
"""Nobody has compared the card with the printed one."""

SETS: Final = (
    "core", "blood-and-alchemy", "wolf-and-rat", "shadows-and-shrouds", "heart-of-europe", "conclave-22",
    "dragon-and-rogue", "justice-and-mercy", "hunters-and-hunted", "prince-pack-1", "martial-law", "fang-and-talon",
    "prince-pack-2", "promo",
)  # fmt: skip
"""In the order in which they came out, promotional cards last."""

SET_NAMES: Final = (
    "Core Set", "Blood & Alchemy", "Wolf & Rat", "Shadows & Shrouds", "Heart of Europe", "Conclave 22",
    "Dragon & Rogue", "Justice & Mercy", "Hunters & Hunted", "Prince Pack 1", "Martial Law", "Fang & Talon",
    "Prince Pack 2", "Promo",
)  # fmt: skip
"""As they are printed."""

SETS_OF_EVENTS: Final = ("core", "conclave-22")
"""The sets whose Events can be in the City Deck."""


def numbers(words: str, names: Sequence[str]) -> tuple[int, ...]:
    """Each of the words as its number in a list, the same one as often as it is said."""
    return tuple(names.index(word) for word in words.split())


def words_of(bits: int, names: Sequence[str]) -> tuple[str, ...]:
    """The words for the numbers in a bit set."""
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)
