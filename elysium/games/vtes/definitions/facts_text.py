"""What the text of a crypt card says in the rules' own words: sect, title, city and keywords."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from krcg import models

LAIBON_CLANS: Final = ("Akunanse", "Guruhi", "Ishtarri", "Osebo")
SABBAT_CLANS: Final = ("Lasombra", "Tzimisce", "Pander", "Ahrimane", "Blood Brother", "Harbinger of Skulls", "Kiasyd")

END: Final = r"(?:[.:](?:\ |$)|$)"
HEAD: Final = re.compile(
    rf"""(?:Advanced,\ )?
    (?P<sect>Camarilla|Sabbat|Laibon|Independent|Anarch|Non-Camarilla)
    (?:\ (?:
        (?i:primogen|bishop|priscus|cardinal|regent|magaji)
        |(?:Prince|Archbishop|Baron)\ of\ (?P<city>(?:St\.|D\.C\.(?=:)|D\.C|[^.:])+)
        |[A-Z][\w\ ]+?\ (?i:justicar|inner\ circle|imperator|kholo)
        |(?P<owner>[A-Z][\w\ ]+?)\ [Ss]lave
    ))?
    {END}""",
    re.VERBOSE,
)
KEYWORD: Final = re.compile(
    rf"""(?:
        (?P<number>[+-]\d)\ (?P<bonus>bleed|strength|stealth|intercept|hunt|hand\ size|votes)
        |(?P<trait>(?i:blood\ cursed|black\ hand|seraph|sterile|scarce|infernal|red\ list|non-unique))
        |(?P<flight>Flight)\ \[FLIGHT\]
        |(?P<circle>[A-Z]\w+(?:\ [A-Z]\w+)*)\ [Cc]ircle
        |(?P<owner>[A-Z][\w\ ]+?)\ [Ss]lave
        |(?:\w+\ has\ )?[12]\ votes?\ \(titled\)
    ){END}""",
    re.VERBOSE,
)
SENTENCE: Final = re.compile(r".*?(?:\. |$)")
ONLY_MERGED: Final = "[MERGED]"


class CryptText(NamedTuple):
    sect: str = ""
    title: str = ""
    city: str = ""
    keywords: tuple[tuple[str, int], ...] = ()
    plain: bool = False


def read_crypt_text(card: models.CryptCard) -> CryptText:
    text, only_merged, _ = " ".join(card.text.split()).partition(ONLY_MERGED)
    text = text.strip()
    head = HEAD.match(text)
    found = list(_keywords(text[head.end() if head else 0 :]))
    if head and head["owner"]:
        found.insert(0, (f"slave {head['owner']}", 0))
    return CryptText(
        sect=_printed_sect(head["sect"]) if head else usual_sect(card),
        title=card.title.value.lower().replace(" ", "-") if card.title else "",
        # Washington is printed in two ways.
        city=(head["city"] or "").replace(".", "") if head else "",
        keywords=tuple(keyword for keyword in found if keyword),
        plain=bool(head) and None not in found and not only_merged,
    )


def _printed_sect(sect: str) -> str:
    """The sect in the text overrides that of the clan; Non-Camarilla means Independent. [VTES-10-03, VTES-10.4-01]"""
    return "independent" if sect == "Non-Camarilla" else sect.lower()


def usual_sect(card: models.CryptCard) -> str:
    """The sect of a vampire whose text names none. [VTES-10.1-02, VTES-10.2-01, VTES-10.3-01]"""
    if models.Card.Type.IMBUED in card.types:
        return ""
    if card.clan in LAIBON_CLANS:
        return "laibon"
    return "sabbat" if card.clan in SABBAT_CLANS or card.clan.endswith(" antitribu") else "camarilla"


def _keywords(text: str) -> Iterator[tuple[str, int] | None]:
    """Sentence by sentence: a keyword; an empty one for what the title says already; None for anything else."""
    while text:
        match = KEYWORD.match(text)
        if match is None:
            other = SENTENCE.match(text)
            assert other is not None
            text = text[other.end() :]
            yield None
            continue
        text = text[match.end() :]
        if match["number"]:
            yield match["bonus"], int(match["number"])
        elif match["owner"]:
            yield f"slave {match['owner']}", 0
        elif match["circle"]:
            yield f"circle {match['circle']}", 0
        elif match["trait"] or match["flight"]:
            yield match["trait"] or match["flight"], 0
