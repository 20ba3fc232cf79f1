"""What can be chosen when a V:TES table is opened: decks above all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from elysium.engine.refusal import BadSetup
from elysium.engine.setup import Chosen, Setup, TableOption
from elysium.games.vtes.cards import registry
from elysium.games.vtes.cards.facts import reference_decks
from elysium.games.vtes.decks import VTES_DECKS, deck_from_word, problems, unsupported
from elysium.games.vtes.setting import deal_table
from elysium.games.vtes.state import Vtes

RANDOM_SEAT: Final = "random"


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("decks", "table-decks", "decks", tuple(VTES_DECKS.names()), secret=True),
        TableOption("half-decks", "table-half-decks", "yes-no"),
        TableOption("draft", "table-draft", "yes-no"),
        TableOption("first", "table-first-seat", "seat"),
    )


def complete(players: int, options: Mapping[str, str]) -> Chosen:
    """First Blood decks in turn unless others are named; each must be legal and playable here."""
    first = options.get("first", RANDOM_SEAT)
    if first not in (RANDOM_SEAT, *map(str, range(1, players + 1))):
        raise BadSetup("no-such-seat", "VTES-2.1-01", seat=first, players=players)
    given = [word for word in options.get("decks", "").split(",") if word]
    half = options.get("half-decks", "no" if given else "yes")
    if half not in ("yes", "no"):
        raise BadSetup("yes-or-no", name="half-decks", value=half)
    draft = options.get("draft", "no")
    if draft not in ("yes", "no"):
        raise BadSetup("yes-or-no", name="draft", value=draft)
    names = given or list(reference_decks())
    if len(names) > players and given:
        raise BadSetup("too-many-decks", decks=len(names), players=players)
    chosen = [names[seat % len(names)] for seat in range(players)]
    for word in dict.fromkeys(chosen):
        deck = deck_from_word(word)
        lacking = unsupported(deck, registry.supported())
        if lacking:
            raise BadSetup("unsupported-cards", count=len(lacking), cards=", ".join(lacking))
        for problem in problems(deck, players, half == "yes"):
            raise problem
    return Chosen({"decks": ",".join(chosen), "half-decks": half, "draft": draft, "first": first})


def deal(setup: Setup, key: bytes, quiet: bool) -> Vtes:
    decks = [deck_from_word(word) for word in setup.options["decks"].split(",")]
    first = setup.options["first"]
    s = deal_table(decks, key, -1 if first == RANDOM_SEAT else int(first) - 1, quiet=quiet)
    s.draft = setup.options["draft"] == "yes"
    return s
