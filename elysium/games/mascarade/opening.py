"""What can be chosen when a Mascarade table is opened, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from elysium.engine.audience import EVERYONE
from elysium.engine.bits import bits_of
from elysium.engine.refusal import BadSetup
from elysium.engine.setup import RANDOM_SEAT, YES, Chosen, Setup, TableOption, chosen_seat
from elysium.engine.state import Seat
from elysium.games.mascarade.cards.scenarios import SIDES, check_scenario, parse_masks
from elysium.games.mascarade.rules.turns import first_turn
from elysium.games.mascarade.state import ALL_COINS, DEALT, FACE_DOWN, MASK_NAMES, START_COINS, Mascarade, Place


def table_options() -> Sequence[TableOption]:
    return (
        TableOption("side", "table-side", "one-of", tuple(SIDES), rule="MAS-SETUP-03"),
        TableOption("masks", "table-masks", "cards", MASK_NAMES),
        TableOption("first", "table-first", "seat", rule="MAS-TURN-01"),
        TableOption("notes", "table-notes", "yes-no", usual=YES),
    )


def complete(players: int, options: Mapping[str, str]) -> Chosen:
    """Side A unless side B or a list of one's own is chosen; a random seat begins unless one is named."""
    more = {"first": options.get("first", RANDOM_SEAT)}
    if options.get("notes") == "no":
        more["notes"] = "no"
    if "masks" in options:
        if "side" in options:
            raise BadSetup("side-or-masks", "MAS-SETUP-03")
        masks = parse_masks(options["masks"])
        notes = check_scenario(players, masks)
        return Chosen({"masks": ",".join(MASK_NAMES[mask] for mask in masks)} | more, notes)
    return Chosen({"side": options.get("side", "A")} | more, ("note-scenario-origin",))


def scenario_of(setup: Setup) -> list[int]:
    if "masks" in setup.options:
        return parse_masks(setup.options["masks"])
    return list(SIDES[setup.options["side"]][setup.players])


@cache
def _as_seated(cards: int) -> tuple[tuple[Seat, ...], tuple[Place, ...]]:
    """Every person, and every card in the centre, at the place of the same number."""
    return tuple(map(Seat, range(cards))), tuple(map(Place, range(cards)))


def deal(setup: Setup, key: bytes, quiet: bool) -> Mascarade:
    """Shuffle the masks: one face up to each player, the rest in the centre. [MAS-SETUP-10, MAS-SETUP-11]"""
    seats = setup.players
    masks = scenario_of(setup)
    s = Mascarade.blank(seats, key, quiet=quiet)
    s.do((first_turn,))
    s.in_play = bits_of(masks)
    s.masks = masks
    s.sitting, s.place_of = _as_seated(len(masks))
    s.bank = ALL_COINS - START_COINS * seats
    s.shuffle(s.masks)
    s.dealt = tuple(s.masks)
    s.active = chosen_seat(setup.options["first"], s)
    if not quiet:
        for place, mask in enumerate(s.dealt):
            s.show(EVERYONE, DEALT, place, mask)
        s.tell(FACE_DOWN, s.sitting[s.active])
    return s
