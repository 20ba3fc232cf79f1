"""Official texts and rulings, as krcg brings them. Slow to import: only for whoever checks cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import yaml
from krcg import models, twda, vekn_csv
from krcg.rulings import RE_RULING_REFERENCE, strip_reminder

from elysium.games.vtes.definitions.facts_build import TYPES, slug

GROUP: Final = "G"
"""How the number of a group of cards begins, about all of which something was ruled."""


class Printed(msgspec.Struct, frozen=True):
    text: str
    types: tuple[str, ...]
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    cost: str
    paths: tuple[str, ...] = ()
    """One of which a library card needs."""


class Ruled(msgspec.Struct, frozen=True):
    key: str
    """The number of the card or group, and where it was ruled."""
    text: str
    cards: tuple[int, ...]


@cache
def printed() -> Mapping[int, Printed]:
    """What is printed on every card, by krcg's number."""
    return {card.id: _printed(card) for card in vekn_csv.from_files()[0].values()}


def _printed(card: models.Card) -> Printed:
    types = tuple(TYPES[kind] for kind in card.types)
    text = re.sub(r"[ \t]+", " ", card.text)
    if not isinstance(card, models.LibraryCard):
        clan = (slug(card.clan),) if isinstance(card, models.CryptCard) and card.clan else ()
        return Printed(text, types, clan, (), "")
    needed = card.discipline_requirement.disciplines if card.discipline_requirement else []
    cost = f"{card.cost.value} {card.cost.type.value.lower()}".lower() if card.cost else ""
    clans = tuple(map(slug, card.clan_requirement))
    paths = tuple(map(slug, card.path_requirement))
    return Printed(text, types, clans, tuple(code.lower() for code in needed), cost, paths)


@cache
def ruled() -> tuple[Ruled, ...]:
    return tuple(_rulings(_read("rulings.yaml"), _read("groups.yaml")))


def _read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = yaml.load(files("krcg.cards").joinpath(name).read_text("utf-8"), yaml.CSafeLoader)
    return content


def _rulings(rulings: Mapping[str, Any], groups: Mapping[str, Any]) -> Iterator[Ruled]:
    """Of several rulings of one card that name the same source, the later ones are numbered."""
    times: Counter[str] = Counter()
    for about, entries in rulings.items():
        number = about.partition("|")[0]
        members = groups[about] if number.startswith(GROUP) else (about,)
        cards = tuple(int(member.partition("|")[0]) for member in members)
        for entry in entries:
            text, _ = strip_reminder(entry["text"] if isinstance(entry, dict) else entry)
            sources = [source.strip("[]").replace("\n", " ") for source in RE_RULING_REFERENCE.findall(text)]
            key = " ".join([number, ", ".join(sources)]).strip()
            times[key] += 1
            yield Ruled(key if times[key] == 1 else f"{key} ({times[key]})", text, cards)


@cache
def times_used() -> Counter[int]:
    """In how many decks that won tournaments each card is."""
    return Counter(card.id for deck in twda.load_local().values() for card in deck.cards)
