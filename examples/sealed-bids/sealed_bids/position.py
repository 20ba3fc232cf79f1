"""Positions in ruling files: from a description to a table, and from a table to what is true of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from elysium.engine import described
from elysium.engine.refusal import BadSetup

from sealed_bids.rules import begin_round
from sealed_bids.state import ALL_CARDS, HIGHEST, NO_BID, SealedBids, cards_of, set_of

KEYS = ("players", "prizes", "hands", "won")


def position_from(data: Mapping[str, Any], names: Sequence[str]) -> SealedBids:
    """A table at the beginning of a round: `prizes` from the top of the deck down.

    Prizes that are neither to come nor won have been lost.
    """
    described.check_keys(data, KEYS)
    prizes = _cards(data.get("prizes", cards_of(ALL_CARDS)), "prizes")
    hands = _by_seat(data.get("hands", {}), names, "hands", cards_of(ALL_CARDS))
    won = _by_seat(data.get("won", {}), names, "won", ())
    placed = prizes + [prize for taken in won for prize in taken]
    if len(set(placed)) != len(placed):
        raise BadSetup("prize-twice", "SEB-SETUP-03")
    if not prizes or any(len(hand) != len(prizes) for hand in hands):
        raise BadSetup("a-card-for-each-prize", "SEB-BID-01", prizes=len(prizes))
    s = SealedBids.blank(len(names), bytes(32))
    s.do((begin_round,))
    s.deck = prizes[::-1]
    s.hands = [set_of(hand) for hand in hands]
    s.won = [set_of(taken) for taken in won]
    s.lost = ALL_CARDS - set_of(placed)
    return s


def _by_seat(given: object, names: Sequence[str], key: str, default: Sequence[int]) -> list[list[int]]:
    """Cards for some, the default for the rest."""
    said = described.by_player(given, key, names)
    return [_cards(said.get(seat, default), key) for seat in range(len(names))]


def _cards(given: object, key: str) -> list[int]:
    if not isinstance(given, list | tuple) or len(set(map(str, given))) != len(given):
        raise BadSetup("not-cards", key=key, value=str(given))
    if not all(type(card) is int and 1 <= card <= HIGHEST for card in given):
        raise BadSetup("not-cards", key=key, value=str(given))
    return list(given)


def facts(s: SealedBids, names: Sequence[str]) -> dict[str, Any]:
    return {
        "prize": s.prize,
        "prizes": s.deck[::-1],
        "hands": {name: list(cards_of(hand)) for name, hand in zip(names, s.hands, strict=True)},
        "bids": {name: bid for name, bid in zip(names, s.bids, strict=True) if bid != NO_BID},
        "won": {name: list(cards_of(won)) for name, won in zip(names, s.won, strict=True)},
        "points": {name: sum(cards_of(won)) for name, won in zip(names, s.won, strict=True)},
        "lost": list(cards_of(s.lost)),
        "winners": [name for name, score in zip(names, s.outcome, strict=False) if score == max(s.outcome)],
    }
