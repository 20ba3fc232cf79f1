"""The closed lists of V:TES: a clan, Discipline, sect or title is a small number that never changes its meaning.

New names go at the end, so that stored positions stay readable. A test compares the lists with krcg's data.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Final

DISCIPLINES: Final = (
    "abo", "ani", "aus", "cel", "chi", "dai", "def", "dem", "dom", "fli", "for", "inn", "jud", "mal", "mar", "mel",
    "myt", "nec", "obe", "obf", "obl", "obt", "pot", "pre", "pro", "qui", "red", "san", "ser", "spi", "str", "tem",
    "tha", "thn", "val", "ven", "vic", "vis", "viz",
)  # fmt: skip

CLANS: Final = (
    "", "abomination", "ahrimane", "akunanse", "avenger", "baali", "banu-haqim", "blood-brother", "brujah",
    "brujah-antitribu", "caitiff", "daughter-of-cacophony", "defender", "gangrel", "gangrel-antitribu", "gargoyle",
    "giovanni", "guruhi", "harbinger-of-skulls", "hecata", "innocent", "ishtarri", "judge", "kiasyd", "lasombra",
    "malkavian", "malkavian-antitribu", "martyr", "ministry", "nagaraja", "nosferatu", "nosferatu-antitribu", "osebo",
    "pander", "ravnos", "redeemer", "salubri", "salubri-antitribu", "samedi", "toreador", "toreador-antitribu",
    "tremere", "tremere-antitribu", "true-brujah", "tzimisce", "ventrue", "ventrue-antitribu", "visionary",
)  # fmt: skip

CREEDS: Final = ("avenger", "defender", "innocent", "judge", "martyr", "redeemer", "visionary")
"""Of the Imbued, who are no vampires: listed with the clans, but no clan that a vampire can be of."""

NO_SECT: Final = 0
CAMARILLA: Final = 1
SABBAT: Final = 2
LAIBON: Final = 3
INDEPENDENT: Final = 4
ANARCH: Final = 5
SECTS: Final = ("", "camarilla", "sabbat", "laibon", "independent", "anarch")

UNTITLED: Final = 0
PRIMOGEN: Final = 1
PRINCE: Final = 2
JUSTICAR: Final = 3
INNER_CIRCLE: Final = 4
IMPERATOR: Final = 5
BISHOP: Final = 6
ARCHBISHOP: Final = 7
PRISCUS: Final = 8
CARDINAL: Final = 9
REGENT: Final = 10
BARON: Final = 11
MAGAJI: Final = 12
KHOLO: Final = 13
ONE_VOTE: Final = 14
TWO_VOTES: Final = 15
TITLES: Final = (
    "", "primogen", "prince", "justicar", "inner-circle", "imperator", "bishop", "archbishop", "priscus", "cardinal",
    "regent", "baron", "magaji", "kholo", "1-vote", "2-votes",
)  # fmt: skip

TITLE_VOTES: Final = (0, 1, 2, 3, 4, 3, 1, 2, 0, 3, 4, 2, 2, 2, 1, 2)
"""Votes of a ready vampire by title; a priscus has a ballot instead. [VTES-6.3.3-10 to VTES-6.3.3-14]"""

TITLE_SECT: Final = (
    NO_SECT, CAMARILLA, CAMARILLA, CAMARILLA, CAMARILLA, CAMARILLA, SABBAT, SABBAT, SABBAT, SABBAT,
    SABBAT, ANARCH, LAIBON, LAIBON, NO_SECT, NO_SECT,
)  # fmt: skip
"""The sect a title belongs to. [VTES-10.1-03, VTES-10.2-02, VTES-10.3-02, VTES-10.5-07]"""

CITY_TITLES: Final = (PRINCE, ARCHBISHOP, BARON)
CLAN_TITLES: Final = (JUSTICAR, INNER_CIRCLE, KHOLO)

_SABBAT_CLANS = (
    "lasombra", "tzimisce", "pander", "ahrimane", "blood-brother", "harbinger-of-skulls", "kiasyd",
    "brujah-antitribu", "gangrel-antitribu", "malkavian-antitribu", "nosferatu-antitribu", "salubri-antitribu",
    "toreador-antitribu", "tremere-antitribu", "ventrue-antitribu",
)  # fmt: skip
_CAMARILLA_CLANS = ("brujah", "malkavian", "nosferatu", "toreador", "tremere", "ventrue", "caitiff")
_LAIBON_CLANS = ("akunanse", "guruhi", "ishtarri", "osebo")


def sect_of_clan(clan: int) -> int:
    """The usual sect of a clan. [VTES-10.1-01, VTES-10.2-01, VTES-10.3-01]"""
    name = CLANS[clan]
    if name in _CAMARILLA_CLANS:
        return CAMARILLA
    if name in _SABBAT_CLANS:
        return SABBAT
    return LAIBON if name in _LAIBON_CLANS else INDEPENDENT


def claim_of(title: int, clan: int, city: str) -> int:
    """What two vampires must share to contest a title: the city, the clan, or the title alone; 0 for no contest."""
    if title in CITY_TITLES:
        return zlib.crc32(f"city:{city}".encode())
    if title in CLAN_TITLES:
        return zlib.crc32(f"{TITLES[title]}:{CLANS[clan]}".encode())
    return zlib.crc32(TITLES[title].encode()) if title in (REGENT, IMPERATOR) else 0


def discipline_bits(codes: Iterable[str]) -> int:
    bits = 0
    for code in codes:
        bits |= 1 << DISCIPLINES.index(code)
    return bits


CIRCLES: Final = ("budapest", "chicago", "kiev", "mexico-city", "torrance")
"""Of Blood Brothers."""

LIBRARY_TYPES: Final = ("equipment", "retainer", "ally", "master", "event", "political", "action", "combat")
"""The types of library cards that effects look for, by their number."""
