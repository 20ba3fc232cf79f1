"""What can be chosen when a Rivals table is opened: decks above all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from elysium.engine.refusal import BadSetup
from elysium.engine.setup import NO, RANDOM_SEAT, YES, Chosen, Setup, TableOption, chosen_seat
from elysium.games.rivals.cards.registry import supported
from elysium.games.rivals.dealing import choose_leaders, lay_out, lay_out_city
from elysium.games.rivals.decks.deck import Deck
from elysium.games.rivals.decks.rules import STARTERS, RivalsDecks, problems, starter
from elysium.games.rivals.definitions.names import PRINTINGS
from elysium.games.rivals.state import Rivals

RIVALS_DECKS = RivalsDecks(supported)


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("decks", "table-decks", "decks", tuple(RIVALS_DECKS.names()), secret=True),
        TableOption("introductory", "table-introductory", "yes-no", rule="RIV-SETUP-07", usual=NO),
        TableOption("hidden-agendas", "table-hidden-agendas", "yes-no", rule="RIV-DECK-06", usual=NO),
        TableOption("printing", "table-printing", "one-of", PRINTINGS, rule="RIV-CARD-59", usual=PRINTINGS[0]),
        TableOption("first", "table-first-seat", "seat", rule="RIV-SETUP-13", usual=RANDOM_SEAT),
    )


@cache
def deck_from_word(word: str) -> Deck:
    return starter(word) if word in STARTERS else RIVALS_DECKS.read(word, "")


def complete(players: int, options: Mapping[str, str]) -> Chosen:
    """Starter decks in the order of the rulebook unless others are named. [RIV-SETUP-05]"""
    given = [word for word in options.get("decks", "").split(",") if word]
    if len(given) > players:
        raise BadSetup("too-many-decks", decks=len(given), players=players)
    names = given or list(STARTERS)
    chosen = [names[seat % len(names)] for seat in range(players)]
    for word in dict.fromkeys(chosen):
        deck = deck_from_word(word)
        lacking = RIVALS_DECKS.unsupported(deck)
        if lacking:
            raise BadSetup("unsupported-cards", count=len(lacking), cards=", ".join(lacking))
        for problem in problems(deck):
            raise problem
    return Chosen(
        {
            "decks": ",".join(chosen),
            "introductory": options.get("introductory", NO),
            "hidden-agendas": options.get("hidden-agendas", NO),
            "printing": options.get("printing", PRINTINGS[0]),
            "first": options.get("first", RANDOM_SEAT),
        }
    )


def empty_table(seats: int, key: bytes, *, quiet: bool, errata: bool = False) -> Rivals:
    s = Rivals.blank(seats, key, quiet=quiet)
    s.errata = errata
    return s


def deal(setup: Setup, key: bytes, quiet: bool) -> Rivals:
    options = setup.options
    s = empty_table(setup.players, key, quiet=quiet, errata=options["printing"] == PRINTINGS[1])
    decks = [deck_from_word(word) for word in options["decks"].split(",")]
    lay_out_city(s)
    lay_out(s, decks, hidden_agendas=options["hidden-agendas"] == YES)
    s.first = s.turn = chosen_seat(options["first"], s)
    s.do((choose_leaders, int(options["introductory"] == YES)))
    return s
