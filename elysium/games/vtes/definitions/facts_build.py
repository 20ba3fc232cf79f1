"""Reading the facts from krcg. Slow: only for a cache that is missing or old."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from krcg import models, utils, vekn_csv

from elysium.games.vtes.definitions.facts import Deck, Fact, Index
from elysium.games.vtes.definitions.facts_text import CryptText, read_crypt_text

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
X = -1
FIRST_BLOOD = "FB"
HALF_DECKS = {"PV": "ventrue", "PM": "malkavian", "PTo": "toreador", "PN": "nosferatu", "PTr": "tremere"}
BASIC, SUPERIOR = 1, 2


def build_index(key: str) -> Index:
    # krcg's own loaders would also write a cache of theirs, and read rulings that we do not use.
    cards = sorted(vekn_csv.from_files()[0].values(), key=lambda card: card.id)
    slugs = slugs_of(cards)
    return Index(key, tuple(_fact(card, slugs[card.id]) for card in cards), tuple(_half_decks(cards)))


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


def _half_decks(cards: Iterable[models.Card]) -> Iterator[Deck]:
    copies: dict[str, list[tuple[models.Card, int]]] = {bundle: [] for bundle in HALF_DECKS}
    for card in cards:
        for printing in card.prints:
            for occurrence in printing.occurrences if printing.set.code == FIRST_BLOOD else ():
                if occurrence.bundle in copies:
                    copies[occurrence.bundle].append((card, occurrence.copies))
    for bundle, clan in HALF_DECKS.items():
        crypt = tuple((card.id, count) for card, count in copies[bundle] if isinstance(card, models.CryptCard))
        library = tuple((card.id, count) for card, count in copies[bundle] if isinstance(card, models.LibraryCard))
        yield Deck(f"first-blood-{clan}", crypt, library)
