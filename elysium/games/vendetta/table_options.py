"""What can be chosen when a Vendetta table is opened, and which choices go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from elysium.engine.refusal import BadFile, BadSetup
from elysium.engine.setup import NO, RANDOM_SEAT, YES, Chosen, TableOption
from elysium.engine.vocabulary import nearest
from elysium.games.vendetta.cards.editions import EDITIONS, check_text, keep_edition
from elysium.games.vendetta.cards.language import Edition
from elysium.games.vendetta.cards.reading import standard
from elysium.games.vendetta.state import CLANS, FIRST_LOCATION, FIRST_RELIC, LOCATIONS, RELICS

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
MOST_IN_TEAMS: Final = 6
TEAM_PLAYERS: Final = (4, 6)
DRAFT: Final = "draft"
RANDOM: Final = "random"
OFF: Final = "off"
PRINTED: Final = "printed"
ALL: Final = "all"
SETS: Final = (OFF, PRINTED, ALL)
OWN_CARDS: Final = "cards"
"""The option with which a table brings a card file."""


def districts_for(players: int) -> int:
    """[VEN-SETUP-05, VEN-SETUP-06, VEN-TEAM-02]"""
    return 3 if players <= 4 else 4


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("clans", "table-clans", "one-of", (DRAFT, RANDOM), others=True),
        TableOption("teams", "table-teams", "yes-no"),
        TableOption("locations", "table-locations", "one-of", SETS),
        TableOption("relics", "table-relics", "one-of", SETS),
        TableOption("first", "table-first", "seat", rule="VEN-SETUP-02"),
        TableOption(OWN_CARDS, "table-cards", "file"),
    )


def check_file(_option: str, text: str, file: str) -> None:
    """The one file that a table can bring holds cards."""
    check_text(text, file)


def keep(options: Mapping[str, str]) -> object:
    return keep_edition(options.get(OWN_CARDS, ""))


def complete(players: int, options: Mapping[str, str]) -> Chosen:
    teams = options.get("teams", YES if players > MOST_PLAYERS else NO) == YES
    if teams and players not in TEAM_PLAYERS:
        raise BadSetup("teams-do-not-divide", "VEN-TEAM-01", players=players)
    if players > MOST_PLAYERS and not teams:
        raise BadSetup("six-only-in-teams", "VEN-SETUP-01", players=players)
    edition = _edition(options.get(OWN_CARDS, ""))
    chosen = {
        "clans": _clans(players, options.get("clans", DRAFT)),
        "teams": YES if teams else NO,
        "locations": _cards(options, "locations", districts_for(players) - 1, edition, players),
        "relics": _cards(options, "relics", players + 1, edition, players),
        "first": options.get("first", RANDOM_SEAT),
    }
    if options.get(OWN_CARDS):
        chosen[OWN_CARDS] = options[OWN_CARDS]
    notes = ("note-own-designs",) if ALL in (chosen["locations"], chosen["relics"]) else ()
    return Chosen(chosen, notes)


def _clans(players: int, value: str) -> str:
    """A clan for each seat, in order; or drafted as in the box, or dealt. [VEN-SETUP-09, VEN-SETUP-10]"""
    if value in (DRAFT, RANDOM):
        return value
    clans = [clan for word in value.split(",") if (clan := word.strip())]
    for clan in clans:
        if clan not in CLANS:
            known = (*CLANS, DRAFT, RANDOM)
            raise BadSetup(
                "no-such-clan", "VEN-GLOS-17", clan=clan, nearest=nearest(clan, known), known=", ".join(known)
            )
        if clans.count(clan) > 1:
            raise BadSetup("clan-twice", "VEN-SETUP-10", clan=clan)
    if len(clans) != players:
        raise BadSetup("clan-for-each-player", "VEN-SETUP-09", count=len(clans), players=players)
    return ",".join(clans)


def _cards(options: Mapping[str, str], name: str, needed: int, edition: Edition, players: int) -> str:
    """Printed cards only, or with our own designs; there must be enough. [VEN-VAR-02, VEN-VAR-04]"""
    value = options.get(name, OFF)
    there = len(cards_of(edition, name, value))
    if value != OFF and there < needed:
        rule = "VEN-VAR-02" if name == "locations" else "VEN-VAR-04"
        raise BadSetup("too-few-printed", rule, name=name, there=there, needed=needed, players=players)
    return value


def cards_of(edition: Edition, name: str, value: str) -> list[int]:
    """The locations or relics that a table plays with."""
    first, count = (FIRST_LOCATION, LOCATIONS) if name == "locations" else (FIRST_RELIC, RELICS)
    if value == OFF:
        return []
    return [card for card in range(first, first + count) if value == ALL or edition.cards[card].origin == PRINTED]


def _edition(text: str) -> Edition:
    if not text:
        return standard()
    try:
        check_text(text, OWN_CARDS)
    except BadFile as wrong:
        raise BadSetup(wrong.reason, wrong.rule, **wrong.details) from None
    return EDITIONS[text]


def clans_in(value: str) -> Sequence[int]:
    return [CLANS.index(clan) for clan in value.split(",")]
