"""Announcing a mask, claiming the same one, and paying for being wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elysium.engine.bits import each
from elysium.engine.refusal import IllegalChoice
from elysium.engine.seats import clockwise
from elysium.engine.state import Option, Seat
from elysium.games.mascarade.definitions import MASKS, Effect
from elysium.games.mascarade.rules.ending import end_if_decided, test_end
from elysium.games.mascarade.state import (
    CLAIM,
    FINE,
    FINED,
    NOBODY_HAS_IT,
    PASS,
    UNCONTESTED,
    USES_POWER,
    Mascarade,
    Place,
    book,
)

CLAIM_OR_PASS: Final[tuple[Option, ...]] = ((CLAIM,), (PASS,))


def announce(s: Mascarade, player: Seat, mask: int) -> None:
    """Name any mask in play, held or not; the others may then claim it too. [MAS-ANN-01, MAS-ANN-02]"""
    s.announced = mask
    s.claimants = 1 << player
    place = (s.active + 1) % s.seats
    s.ask(s.sitting[place], claim_too, place)


@book.choice("MAS-CHAL-01", "MAS-CHAL-02", "MAS-CHAL-04", "MAS-CHAL-05", "MAS-FINE-01")
def claim_too(s: Mascarade, player: Seat, place: Place) -> Sequence[Option]:
    return CLAIM_OR_PASS


@book.answer(claim_too)
def claim_answered(s: Mascarade, player: Seat, option: Option, place: Place) -> None:
    """An answer is final; the next one clockwise knows it and decides, once around the table. [MAS-CHAL-02]"""
    if option[0] == CLAIM:
        s.claimants |= 1 << player
    following = (place + 1) % s.seats
    if following == s.active:
        settle(s, s.sitting[following], s.announced)
    else:
        s.ask(s.sitting[following], claim_too, following)


@book.refusal(claim_too)
def claim_or_pass(s: Mascarade, player: Seat, option: Option, place: Place) -> IllegalChoice:
    return IllegalChoice("claim-or-pass", "MAS-CHAL-01")


def settle(s: Mascarade, announcer: Seat, mask: int) -> None:
    """Nobody objects: the power works unseen. Otherwise all who claim it show their cards. [MAS-ANN-11, MAS-CHAL-05]"""
    if s.claimants == 1 << announcer:
        if not s.quiet:
            s.tell(UNCONTESTED, announcer, mask)
        _use_power(s, MASKS[mask].coins, MASKS[mask].cards, [announcer])
        return
    holders = []
    liars = 0
    sitting, place_of, masks, claimants = s.sitting, s.place_of, s.masks, s.claimants
    for place in clockwise(s.seats, s.active):
        player = sitting[place]
        if claimants >> player & 1:
            s.reveal(place_of[player], player)
            if masks[place] == mask:
                holders.append(player)
            else:
                liars |= 1 << player
    s.stack.append((pay_fines, liars))
    if not holders:
        s.tell(NOBODY_HAS_IT, mask)
        return
    if not s.quiet:
        for player in holders:
            s.tell(USES_POWER, player, mask)
    definition = MASKS[mask]
    coins = definition.together if len(holders) > 1 else definition.coins
    _use_power(s, coins, definition.cards, holders)


def _use_power(s: Mascarade, coins: tuple[Effect, ...], cards: tuple[Effect, ...], users: list[Seat]) -> None:
    """The coin part, the end test, then the rest. [MAS-END-05, MAS-CHAL-07]"""
    stack = s.stack
    for step, amount in cards:
        stack.append((step, users[0], amount))
    stack.append((test_end,))
    for step, amount in reversed(coins):
        for user in reversed(users):
            stack.append((step, user, amount))


@book.step
def pay_fines(s: Mascarade, liars: int) -> None:
    """After the power, everybody who was wrong pays one coin to Justice, all together. [MAS-FINE-01, MAS-FINE-05]"""
    coins, place_of = s.coins, s.place_of
    for player in each(liars):
        coins[place_of[player]] -= FINE
        s.justice += FINE
        if not s.quiet:
            s.tell(FINED, player)
    end_if_decided(s)
