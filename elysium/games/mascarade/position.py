"""Positions in ruling files: from a description to a table, and from a table to what can be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elysium.engine import described
from elysium.engine.bits import bits_of
from elysium.engine.refusal import BadSetup
from elysium.engine.seats import clockwise
from elysium.engine.state import Seat
from elysium.games.mascarade.definitions import MASKS
from elysium.games.mascarade.rules.turns import first_turn
from elysium.games.mascarade.state import ALL_COINS, MASK_NAMES, OPENING_TURNS, START_COINS, Mascarade, Place

KEYS = ("players", "seating", "masks", "centre", "coins", "court", "bank", "turn", "opening", "barred")


def position_from(data: Mapping[str, Any], names: Sequence[str]) -> Mascarade:
    """A table at the beginning of a turn, with every card where everybody can know it lies."""
    described.check_keys(data, KEYS)
    seats = len(names)
    seating = [described.seat(name, names) for name in described.items(data.get("seating", names), "seating")]
    if sorted(seating) != list(range(seats)):
        raise BadSetup("bad-seating")
    masks = _masks(data, names, seating)
    centre = range(seats, len(masks))
    place_of = tuple(map(Place, (*(seating.index(person) for person in clockwise(seats, 0)), *centre)))
    coins = _coins(data.get("coins", START_COINS), names, seating)
    court = described.count(data.get("court", 0), "court")
    bank = described.count(data.get("bank", ALL_COINS - court - sum(coins)), "bank")
    if bank + court + sum(coins) != ALL_COINS:
        raise BadSetup("coins-not-conserved", "MAS-SETUP-09", total=bank + court + sum(coins), whole=ALL_COINS)
    opening = described.count(data.get("opening", 0), "opening")
    if opening > OPENING_TURNS:
        raise BadSetup("too-many-opening-turns", "MAS-TURN-06", most=OPENING_TURNS)
    s = Mascarade.blank(seats, bytes(32))
    s.do((first_turn,))
    s.in_play = bits_of(masks)
    s.dealt = tuple(masks)
    s.masks = masks
    s.coins = coins
    s.sitting, s.place_of = (*seating, *map(Seat, centre)), place_of
    s.bank, s.justice = bank, court
    s.active = place_of[described.seat(data.get("turn", names[0]), names)]
    s.opening = opening
    s.barred = bits_of([described.seat(name, names) for name in described.items(data.get("barred", ()), "barred")])
    return s


def _masks(data: Mapping[str, Any], names: Sequence[str], seating: Sequence[int]) -> list[int]:
    given = data.get("masks")
    if not isinstance(given, Mapping):
        raise BadSetup("masks-by-name")
    if set(given) != set(names):
        raise BadSetup("mask-for-each-player", "MAS-SCEN-07", count=len(given), players=len(names))
    masks = [described.known(given[names[person]], MASK_NAMES, "mask") for person in seating]
    masks += [described.known(word, MASK_NAMES, "mask") for word in described.items(data.get("centre", ()), "centre")]
    for number, mask in enumerate(MASKS):
        if masks.count(number) > mask.copies:
            raise BadSetup("too-many-copies", "MAS-SCEN-09", mask=mask.name, copies=mask.copies)
    return masks


def _coins(given: object, names: Sequence[str], seating: Sequence[int]) -> list[int]:
    """One number for everybody, or a number for some and six for the rest."""
    if not isinstance(given, Mapping):
        return [described.count(given, "coins")] * len(names)
    for name in given:
        described.seat(name, names)
    return [described.count(given.get(names[person], START_COINS), "coins") for person in seating]


def facts(s: Mascarade, names: Sequence[str]) -> dict[str, Any]:
    by_person = {name: s.place_of[person] for person, name in enumerate(names)}
    return {
        "coins": {name: s.coins[place] for name, place in by_person.items()},
        "court": s.justice,
        "bank": s.bank,
        "masks": {name: MASK_NAMES[s.masks[place]] for name, place in by_person.items()},
        "centre": [MASK_NAMES[mask] for mask in s.masks[s.seats :]],
        "turn": names[s.sitting[s.active]],
        "seating": [names[person] for person in s.sitting[: s.seats]],
        "barred": [name for person, name in enumerate(names) if s.barred >> person & 1],
        "winners": [name for name, score in zip(names, s.outcome, strict=False) if score],
    }
