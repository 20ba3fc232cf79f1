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
from elysium.games.rivals.definitions.names import PRINTINGS, SETS, SETS_OF_EVENTS
from elysium.games.rivals.state import Rivals

RIVALS_DECKS = RivalsDecks(supported)


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("decks", "table-decks", "decks", tuple(RIVALS_DECKS.names()), secret=True),
        TableOption("introductory", "table-introductory", "yes-no", rule="RIV-SETUP-07", usual=NO),
        TableOption("hidden-agendas", "table-hidden-agendas", "yes-no", rule="RIV-DECK-06", usual=NO),
        TableOption("printing", "table-printing", "one-of", PRINTINGS, rule="RIV-CARD-59", usual=PRINTINGS[0]),
        TableOption("events", "table-events", "one-of", SETS_OF_EVENTS, rule="RIV-COMP-02", usual=SETS_OF_EVENTS[0]),
        TableOption("first", "table-first-seat", "seat", rule="RIV-SETUP-13", usual=RANDOM_SEAT),
    )


@cache
def deck_from_word(word: str) -> Deck:
    """By its name, or written out with a star between each card and how often it is there."""
    if word in STARTERS:
        return starter(word)
    if "*" not in word:
        raise BadSetup("unknown-deck", name=word, known=", ".join(RIVALS_DECKS.names()))
    return RIVALS_DECKS.read(word, "")


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
            "events": options.get("events", SETS_OF_EVENTS[0]),
            "first": options.get("first", RANDOM_SEAT),
        }
    )


def empty_table(
    seats: int, key: bytes, *, quiet: bool, errata: bool = False, events: str = SETS_OF_EVENTS[0]
) -> Rivals:
    s = Rivals.blank(seats, key, quiet=quiet)
    s.errata = errata
    s.events = SETS.index(events)
    return s


def deal(setup: Setup, key: bytes, quiet: bool) -> Rivals:
    options = setup.options
    errata = options["printing"] == PRINTINGS[1]
    # Tables that were opened when there was only one set of Events do not name it.
    s = empty_table(setup.players, key, quiet=quiet, errata=errata, events=options.get("events", SETS_OF_EVENTS[0]))
    decks = [deck_from_word(word) for word in options["decks"].split(",")]
    lay_out_city(s)
    lay_out(s, decks, hidden_agendas=options["hidden-agendas"] == YES)
    s.first = s.turn = chosen_seat(options["first"], s)
    s.do((choose_leaders, int(options["introductory"] == YES)))
    return s
