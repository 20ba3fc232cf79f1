"""What can be chosen when a V:TES table is opened: decks above all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from elysium.engine.chance import key_from_seed, shuffle
from elysium.engine.refusal import BadSetup
from elysium.engine.setup import NO, RANDOM_SEAT, YES, Chosen, Setup, TableOption, chosen_seat
from elysium.games.vtes.cards import registry
from elysium.games.vtes.dealing import deal_table, windows_of
from elysium.games.vtes.decks.rules import (
    BANNED,
    HALF_DECKS,
    RANDOM_DECK,
    VTES_DECKS,
    deck_from_word,
    deck_word,
    is_half,
    playable_decks,
    problems,
    unsupported,
)
from elysium.games.vtes.decks.winners import winning_deck
from elysium.games.vtes.definitions.facts import preconstructed, reference_decks
from elysium.games.vtes.state import Vtes


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("decks", "table-decks", "decks", tuple(VTES_DECKS.names()), secret=True),
        TableOption(HALF_DECKS, "table-half-decks", "yes-no"),
        TableOption(BANNED, "table-banned", "yes-no"),
        TableOption("draft", "table-draft", "yes-no"),
        TableOption("first", "table-first-seat", "seat", rule="VTES-2.1-01"),
    )


def complete(players: int, options: Mapping[str, str]) -> Chosen:
    """First Blood decks in turn unless others are named or left to chance; each must be legal and playable here. A
    table at which one of the preconstructed half-decks lies allows them, unless somebody says that it does not.
    """
    first = options.get("first", RANDOM_SEAT)
    given = [word for word in options.get("decks", "").split(",") if word]
    brings_half = not given or any(word in preconstructed() and is_half(preconstructed()[word]) for word in given)
    half = options.get(HALF_DECKS, YES if brings_half else NO)
    banned = options.get(BANNED, YES)
    draft = options.get("draft", NO)
    names = given or list(reference_decks())
    if len(names) > players and given:
        raise BadSetup("too-many-decks", decks=len(names), players=players)
    chosen = [names[seat % len(names)] for seat in range(players)]
    for word in dict.fromkeys(chosen):
        if word == RANDOM_DECK:
            continue
        deck = deck_from_word(word)
        lacking = unsupported(deck, registry.supported())
        if lacking:
            raise BadSetup("unsupported-cards", count=len(lacking), cards=", ".join(lacking))
        for problem in problems(deck, players, half_decks=half == YES, banned=banned == YES):
            raise problem
    # What the archive says of a deck may change.
    chosen_decks = ",".join(deck_word(deck_from_word(word)) if winning_deck(word) else word for word in chosen)
    return Chosen({"decks": chosen_decks, HALF_DECKS: half, BANNED: banned, "draft": draft, "first": first})


def deal(setup: Setup, key: bytes, quiet: bool) -> Vtes:
    decks = [deck_from_word(word) for word in _drawn(setup, key)]
    s = deal_table(decks, key, quiet=quiet)
    s.begin_turn_of(chosen_seat(setup.options["first"], s))
    # Everybody knows the decks that come with the game.
    if all(word in preconstructed() for word in setup.options["decks"].split(",")):
        s.windows = windows_of(s.brought)
    s.draft = setup.options["draft"] == YES
    return s


def _drawn(setup: Setup, key: bytes) -> list[str]:
    """The deck of each seat, those to be drawn by lot by the chance of the deal: none of them twice."""
    words = setup.options["decks"].split(",")
    if RANDOM_DECK not in words:
        return words
    lots = _lots(setup.players, setup.options[HALF_DECKS], setup.options[BANNED])
    drawn = [number for number, word in enumerate(lots) if word not in words]
    # Of a key of its own: the deal tells nothing of the lot.
    shuffle(key_from_seed(key), 0, drawn)
    return [lots[drawn.pop()] if word == RANDOM_DECK else word for word in words]


@cache
def _lots(players: int, half: str, banned: str) -> list[str]:
    """The preconstructed decks that are legal at such a table."""
    return [
        word
        for word in playable_decks()
        if not any(problems(preconstructed()[word], players, half_decks=half == YES, banned=banned == YES))
    ]
