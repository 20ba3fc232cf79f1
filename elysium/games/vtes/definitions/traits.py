"""Traits: what a card is or does that rules ask for.

A definition, or the card itself, names a trait by a keyword; rules know it only as a bit of `Card.traits`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# Kinds of card
LOCATION: Final = 1 << 0
DISCIPLINE_CARD: Final = 1 << 1
TITLE_CARD: Final = 1 << 2
TROPHY: Final = 1 << 3
COUNTS_AS_EQUIPMENT: Final = 1 << 4
WEAPON: Final = 1 << 5
MELEE: Final = 1 << 6
WRAITH: Final = 1 << 7
ZOMBIE: Final = 1 << 8
FRENZY: Final = 1 << 9

# Of minions
SCARCE: Final = 1 << 10
STERILE: Final = 1 << 11
IS_INFERNAL: Final = 1 << 12
ON_RED_LIST: Final = 1 << 13
IS_BLOOD_CURSED: Final = 1 << 14
NO_POLITICS: Final = 1 << 15
NEVER_AGAINST_BLOOD_HUNTS: Final = 1 << 16
OPENS_HANDS: Final = 1 << 17
"""The other side of its combats plays with an open hand."""

OPENS_PREYS_HAND: Final = 1 << 25
"""Its Methuselah's prey plays with an open hand."""

# Of cards on other cards
ENDS_WITH_SECT: Final = 1 << 18
COUNTS_AS_CAMARILLA: Final = 1 << 19
OTHER_CLAN: Final = 1 << 20
HOLDS_DOWN: Final = 1 << 21
"""The vampire it is on does nothing."""
NO_TRANSFERS: Final = 1 << 22
WEARS_OUT: Final = 1 << 23
"""It loses a counter for each point of damage it deals."""
NO_SPOILS: Final = 1 << 24
MAY_STAY_LOCKED: Final = 1 << 26
"""The minion it is on need not unlock in its unlock phase."""
BURNING_HURTS_AT_SUPERIOR: Final = 1 << 27

# Of cards as they are played
PUTS_VAMPIRES_IN_PLAY: Final = 1 << 28
TARGET_CANNOT_BLOCK: Final = 1 << 29
REPLACED_BY_RESEARCH: Final = 1 << 30

TRAITS: Final = {
    "location": LOCATION,
    "discipline": DISCIPLINE_CARD,
    "title": TITLE_CARD,
    "trophy": TROPHY,
    "equipment": COUNTS_AS_EQUIPMENT,
    "weapon": WEAPON,
    "melee": MELEE,
    "wraith": WRAITH,
    "zombie": ZOMBIE,
    "frenzy": FRENZY,
    "scarce": SCARCE,
    "sterile": STERILE,
    "infernal": IS_INFERNAL,
    "red-list": ON_RED_LIST,
    "blood-cursed": IS_BLOOD_CURSED,
    "no-politics": NO_POLITICS,
    "never-against-blood-hunts": NEVER_AGAINST_BLOOD_HUNTS,
    "opens-hands": OPENS_HANDS,
    "opens-preys-hand": OPENS_PREYS_HAND,
    "ends-with-sect": ENDS_WITH_SECT,
    "counts-as-camarilla": COUNTS_AS_CAMARILLA,
    "other-clan": OTHER_CLAN,
    "holds-down": HOLDS_DOWN,
    "no-transfers": NO_TRANSFERS,
    "wears-out": WEARS_OUT,
    "no-spoils": NO_SPOILS,
    "may-stay-locked": MAY_STAY_LOCKED,
    "burning-hurts-at-superior": BURNING_HURTS_AT_SUPERIOR,
    "puts-vampires-in-play": PUTS_VAMPIRES_IN_PLAY,
    "target-cannot-block": TARGET_CANNOT_BLOCK,
    "replaced-by-research": REPLACED_BY_RESEARCH,
}

ONLY_SAID: Final = (
    "hunting-ground", "gun", "vehicle", "electronic", "animal", "mortal", "demon", "mage", "ghoul", "boon",
    "investment", "gehenna", "haven", "changeling", "non-unique", "archetype", "mummy", "as-vampire", "not-equipment",
    "grapple", "aim",
)  # fmt: skip
"""Keywords of definitions that no rule asks for; cards may ask for them by name."""

AS_CLAN: Final = "as-"
NEVER_USES: Final = "never-uses-"
CHEAP_COMBAT: Final = "cheap-combat-"
SLAVE_OF: Final = "slave-"
CIRCLE: Final = "circle-"
FAMILIES: Final = (AS_CLAN, NEVER_USES, CHEAP_COMBAT, SLAVE_OF, CIRCLE)
"""Beginnings of keywords that end with a clan, a Discipline or a circle; each has a field of the card."""


def traits_of(keywords: Iterable[str]) -> int:
    bits = 0
    for word in keywords:
        bits |= TRAITS.get(word, 0)
    return bits


def endings(keywords: Iterable[str], family: str) -> list[str]:
    """What the keywords of a family end with."""
    return [word.removeprefix(family) for word in keywords if word.startswith(family)]


def is_known(word: str) -> bool:
    return word in TRAITS or word in ONLY_SAID or word.startswith(FAMILIES)
