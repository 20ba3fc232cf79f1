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

AIM: Final = 1 << 40
GRAPPLE: Final = 1 << 41

# Of minions
NEVER_CONTESTED: Final = 1 << 59
"""Another copy that comes into play burns it instead."""
SCARCE: Final = 1 << 10
STERILE: Final = 1 << 11
IS_INFERNAL: Final = 1 << 12
ON_RED_LIST: Final = 1 << 13
IS_BLACK_HAND: Final = 1 << 35
IS_BLOOD_CURSED: Final = 1 << 14
NO_POLITICS: Final = 1 << 15
NEVER_AGAINST_BLOOD_HUNTS: Final = 1 << 16
OPENS_HANDS: Final = 1 << 17
"""The other side of its combats plays with an open hand."""

RIVALS_YIELD: Final = 1 << 36
"""Whoever contests its title has to yield it."""
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
SECOND_MASTER_ACTION: Final = 1 << 49
"""Whoever it concerns has two master phase actions."""
BEGINS_ANEW: Final = 1 << 37
"""On another minion it has no counters at first, and teaches nothing."""
HOLDS_UP_REPLACING: Final = 1 << 58
"""Whoever it concerns replaces no card in a minion phase before that is over."""
WARDS_OFF_CANCELLING: Final = 1 << 51
"""The next card by which somebody would cancel a minion card of somebody else is cancelled, and it burns."""
NO_GEHENNA: Final = 1 << 54
"""No Gehenna events are played."""
PLAYS_WHAT_IT_KEEPS: Final = 1 << 38
"""The minion that it is on plays the cards that lie on it; without any it burns."""
TAKES_VICTORY_POINT: Final = 1 << 52
"""Its Methuselah gets the next victory point of whomever it works against, and it burns."""
CAPS_BLEEDS: Final = 1 << 55
"""Its Methuselah burns no more than 2 pool to a bleed."""
BURNING_HURTS_VAMPIRES: Final = 1 << 50

# Of cards as they are played
PUTS_VAMPIRES_IN_PLAY: Final = 1 << 28
TARGET_CANNOT_BLOCK: Final = 1 << 29
CATCHES_INFERNAL_POOL: Final = 1 << 61
"""Pool that its Methuselah burns to unlock infernal minions goes there."""
REPLACES_ITSELF: Final = 1 << 60
"""Whoever would replace it may take it from the ash heap instead."""
REPLACED_BY_RESEARCH: Final = 1 << 30

BEARER_OPENS_HANDS: Final = 1 << 34
"""The other side of the combats of what it is on plays with an open hand."""
STAYS_YOURS: Final = 1 << 32
"""Put on a card of somebody else, it stays under the control of whoever played it."""
FLIGHT: Final = 1 << 53
EVEN_IN_TORPOR: Final = 1 << 33
"""The acting vampire plays it even if it has gone to torpor."""
NO_BLOOD_HUNTS: Final = 1 << 31
"""None is called on the vampire it is on."""

# Of allies
NEVER_ACTS: Final = 1 << 42
BEARS_NO_EQUIPMENT: Final = 1 << 43
EMPLOYS_NOBODY: Final = 1 << 44
"""It has no retainers."""
GAINS_NO_LIFE: Final = 1 << 45

ACTS_AT_ONCE: Final = 1 << 47
"""In the turn in which it is recruited."""
WAITS_A_TURN: Final = 1 << 48
"""Nothing can be done with it in the turn in which it comes into play."""
IS_IMBUED: Final = 1 << 56
IS_CONVICTION: Final = 1 << 57
BLEEDS_ALONE: Final = 1 << 46
"""No other equipment adds to the bleed that it lets its bearer take."""

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
    "aim": AIM,
    "grapple": GRAPPLE,
    "imbued": IS_IMBUED,
    "conviction": IS_CONVICTION,
    "scarce": SCARCE,
    "sterile": STERILE,
    "infernal": IS_INFERNAL,
    "red-list": ON_RED_LIST,
    "black-hand": IS_BLACK_HAND,
    "blood-cursed": IS_BLOOD_CURSED,
    "no-politics": NO_POLITICS,
    "never-against-blood-hunts": NEVER_AGAINST_BLOOD_HUNTS,
    "opens-hands": OPENS_HANDS,
    "bearer-opens-hands": BEARER_OPENS_HANDS,
    "opens-preys-hand": OPENS_PREYS_HAND,
    "rivals-yield": RIVALS_YIELD,
    "ends-with-sect": ENDS_WITH_SECT,
    "counts-as-camarilla": COUNTS_AS_CAMARILLA,
    "other-clan": OTHER_CLAN,
    "holds-down": HOLDS_DOWN,
    "no-transfers": NO_TRANSFERS,
    "wears-out": WEARS_OUT,
    "no-spoils": NO_SPOILS,
    "may-stay-locked": MAY_STAY_LOCKED,
    "burning-hurts-at-superior": BURNING_HURTS_AT_SUPERIOR,
    "burning-hurts-vampires": BURNING_HURTS_VAMPIRES,
    "caps-bleeds": CAPS_BLEEDS,
    "plays-what-it-keeps": PLAYS_WHAT_IT_KEEPS,
    "no-gehenna": NO_GEHENNA,
    "takes-victory-point": TAKES_VICTORY_POINT,
    "second-master-action": SECOND_MASTER_ACTION,
    "begins-anew": BEGINS_ANEW,
    "holds-up-replacing": HOLDS_UP_REPLACING,
    "wards-off-cancelling": WARDS_OFF_CANCELLING,
    "puts-vampires-in-play": PUTS_VAMPIRES_IN_PLAY,
    "target-cannot-block": TARGET_CANNOT_BLOCK,
    "replaces-itself": REPLACES_ITSELF,
    "catches-infernal-pool": CATCHES_INFERNAL_POOL,
    "never-contested": NEVER_CONTESTED,
    "replaced-by-research": REPLACED_BY_RESEARCH,
    "no-blood-hunts": NO_BLOOD_HUNTS,
    "stays-yours": STAYS_YOURS,
    "even-in-torpor": EVEN_IN_TORPOR,
    "flight": FLIGHT,
    "never-acts": NEVER_ACTS,
    "bears-no-equipment": BEARS_NO_EQUIPMENT,
    "employs-nobody": EMPLOYS_NOBODY,
    "gains-no-life": GAINS_NO_LIFE,
    "bleeds-alone": BLEEDS_ALONE,
    "acts-at-once": ACTS_AT_ONCE,
    "waits-a-turn": WAITS_A_TURN,
}

ONLY_SAID: Final = (
    "keeps-hostages",
    "hunting-ground", "gun", "vehicle", "electronic", "animal", "mortal", "demon", "mage", "ghoul", "boon",
    "investment", "gehenna", "haven", "changeling", "non-unique", "archetype", "mummy", "as-vampire", "not-equipment",
    "path", "derivative", "nod-fragment", "contract", "inconnu", "government", "werewolf", "operation-antigen",
    "gargoyle-creature", "condemnation",
)  # fmt: skip
"""Keywords of definitions that no rule asks for; cards may ask for them by name."""

AS_CLAN: Final = "as-"
AS_TITLE: Final = "as-title-"
NEVER_USES: Final = "never-uses-"
CHEAP_COMBAT: Final = "cheap-combat-"
CHEAP_FOR: Final = "cheap-for-"
SLAVE_OF: Final = "slave-"
CIRCLE: Final = "circle-"
FAMILIES: Final = (AS_CLAN, AS_TITLE, NEVER_USES, CHEAP_COMBAT, CHEAP_FOR, SLAVE_OF, CIRCLE)
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
