"""Reading the facts from krcg. Slow: only for a cache that is missing or old."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import yaml
from krcg import models, utils, vekn_csv

from elysium.games.vtes.definitions.facts import Deck, Fact, Index

TYPES = {
    models.Card.Type.ACTION: "action",
    models.Card.Type.MODIFIER: "modifier",
    models.Card.Type.REACTION: "reaction",
    models.Card.Type.POLITICAL: "political",
    models.Card.Type.ALLY: "ally",
    models.Card.Type.RETAINER: "retainer",
    models.Card.Type.EQUIPMENT: "equipment",
    models.Card.Type.POWER: "power",
    models.Card.Type.EVENT: "event",
    models.Card.Type.COMBAT: "combat",
    models.Card.Type.VAMPIRE: "vampire",
    models.Card.Type.MASTER: "master",
    models.Card.Type.CONVICTION: "conviction",
    models.Card.Type.IMBUED: "imbued",
}
TWO_PLAYERS: Final = Path(__file__).with_name("two_players.yaml")
X = -1
SETS: Final = {
    "FB": "first-blood",
    "V5": "fifth-edition",
    "V5A": "fifth-edition",
    "V5C": "fifth-edition",
    "NB": "new-blood",
    "NB2": "new-blood",
    "NB3": "new-blood",
    "SV5": "sabbat",
}
"""The sets that come as decks, by krcg's code; what one of them is called begins so."""
BUNDLES: Final = {
    "PV": "ventrue",
    "PM": "malkavian",
    "PTo": "toreador",
    "PN": "nosferatu",
    "PTr": "tremere",
    "PL": "lasombra",
    "PH": "hecata",
    "PB": "brujah",
    "PMi": "ministry",
    "PMin": "ministry",
    "PBh": "banu-haqim",
    "PBH": "banu-haqim",
    "PG": "gangrel",
    "PS": "salubri",
    "PSal": "salubri",
    "PT": "tzimisce",
    "PTz": "tzimisce",
    "PR": "ravnos",
    "PCaine": "path-of-caine",
    "PCathari": "path-of-cathari",
    "PDeath": "path-of-death",
    "PPower": "path-of-power",
}
"""How the rest of the name goes on; in this order they are listed."""
BASIC, SUPERIOR = 1, 2


def build_index(key: str) -> Index:
    # krcg's own loaders would also write a cache of theirs, and read rulings that we do not use.
    cards = sorted(vekn_csv.from_files()[0].values(), key=lambda card: card.id)
    slugs = slugs_of(cards)
    return Index(key, tuple(_fact(card, slugs[card.id]) for card in cards), tuple(_preconstructed(cards)))


def slug(name: str) -> str:
    """The name as one lower-case word."""
    plain = utils.normalize(name).replace("'", "").replace("(tm)", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def slugs_of(cards: Iterable[models.Card]) -> dict[int, str]:
    """A word of its own for every card; where printings share a name, the one of the first group keeps it bare."""
    words: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: (_is_advanced(card), _group(card), card.id)):
        bare = slug(card.printed_name)
        suffix = "-adv" if _is_advanced(card) else ""
        candidates = (bare + suffix, f"{bare}-g{_group(card)}{suffix}", f"{bare}-{card.id}")
        words[next(word for word in candidates if word not in words)] = card.id
    return {card_id: word for word, card_id in words.items()}


def _fact(card: models.Card, word: str) -> Fact:
    read = read_crypt_text(card) if isinstance(card, models.CryptCard) else CryptText()
    costs = dict.fromkeys(models.Cost.Type, 0)
    if isinstance(card, models.LibraryCard) and card.cost:
        costs[card.cost.type] = card.cost.value if isinstance(card.cost.value, int) else X
    return Fact(
        id=card.id,
        name=card.unique_name,
        full_name=card.full_name,
        slug=word,
        crypt=isinstance(card, models.CryptCard),
        types=tuple(TYPES[kind] for kind in card.types),
        clans=tuple(slug(clan) for clan in _clans(card)),
        disciplines=tuple(_disciplines(card)),
        requires_all=_requires_all(card),
        pool_cost=costs[models.Cost.Type.POOL],
        blood_cost=costs[models.Cost.Type.BLOOD],
        conviction_cost=costs[models.Cost.Type.CONVICTION],
        capacity=(card.capacity or 0) if isinstance(card, models.CryptCard) else 0,
        group=_group(card),
        sect=read.sect,
        title=read.title,
        city=slug(read.city),
        advanced=_is_advanced(card),
        trifle=isinstance(card, models.LibraryCard) and card.trifle,
        burn_option=isinstance(card, models.LibraryCard) and card.burn_option,
        banned=card.banned is not None,
        keywords=tuple((slug(keyword), number) for keyword, number in (*read.keywords, *_paths(card))),
        plain=read.plain,
    )


def _is_advanced(card: models.Card) -> bool:
    return isinstance(card, models.CryptCard) and card.advanced


def _group(card: models.Card) -> int:
    """krcg has already given a group to the cards printed without one. [VTES-1.5.5-02]"""
    if not isinstance(card, models.CryptCard) or card.group in (None, models.Group.Any):
        return 0
    return int(card.group.value[1:])


def _clans(card: models.Card) -> list[str]:
    if isinstance(card, models.CryptCard):
        return [card.clan] if card.clan else []
    return card.clan_requirement if isinstance(card, models.LibraryCard) else []


def _disciplines(card: models.Card) -> Iterator[tuple[str, int]]:
    if isinstance(card, models.CryptCard):
        for code in card.disciplines:
            yield code.lower(), SUPERIOR if code.isupper() else BASIC
    elif isinstance(card, models.LibraryCard) and card.discipline_requirement:
        for code in card.discipline_requirement.disciplines:
            yield code.lower(), 0


def _requires_all(card: models.Card) -> bool:
    return (
        isinstance(card, models.LibraryCard)
        and card.discipline_requirement is not None
        and card.discipline_requirement.type == models.DisciplineRequirement.Type.COMBO
    )


def _paths(card: models.Card) -> Iterator[tuple[str, int]]:
    paths = [card.path] if isinstance(card, models.CryptCard) else []
    if isinstance(card, models.LibraryCard):
        paths = card.path_requirement
    for path in paths:
        if path:
            yield f"path {path}", 0


def _preconstructed(cards: Sequence[models.Card]) -> Iterator[Deck]:
    """Each set in turn, and its decks in the order of their clans."""
    piles: dict[str, Counter[int]] = {
        f"{name}-{deck}": Counter() for name in SETS.values() for deck in BUNDLES.values()
    }
    printed = ((card, printing) for card in cards for printing in card.prints if printing.set.code in SETS)
    for card, printing in printed:
        for occurrence in printing.occurrences:
            if occurrence.bundle in BUNDLES:
                piles[f"{SETS[printing.set.code]}-{BUNDLES[occurrence.bundle]}"][card.id] += occurrence.copies
    names = {name.casefold(): card.id for card in cards for name in (card.unique_name, card.full_name)}
    for clan, deck in yaml.safe_load(TWO_PLAYERS.read_text(encoding="utf-8")).items():
        piles[f"two-players-{clan}"] = Counter(
            {names[name.casefold()]: count for pile in deck.values() for name, count in pile.items()}
        )
    crypt = {card.id for card in cards if isinstance(card, models.CryptCard)}
    for name, pile in piles.items():
        if pile:
            both = sorted(pile.items())
            yield Deck(
                name,
                tuple((card, count) for card, count in both if card in crypt),
                tuple((card, count) for card, count in both if card not in crypt),
            )


# The text of a crypt card: sect, title, city and keywords

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
