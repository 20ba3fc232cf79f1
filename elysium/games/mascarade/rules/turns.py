"""The course of the game: four opening turns, then look, swap or announce, clockwise until somebody wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from elysium.engine.bits import members
from elysium.engine.refusal import IllegalChoice
from elysium.engine.state import Option, Seat
from elysium.games.mascarade.rules.announce import announce
from elysium.games.mascarade.state import ANNOUNCE, LOOK, SWAP, TURN, Mascarade, book


def begin_turn(s: Mascarade) -> None:
    """The first four turns only handle cards. [MAS-TURN-02, MAS-TURN-06]"""
    player = s.sitting[s.active]
    if not s.quiet:
        s.tell(TURN, player)
    if s.opening:
        s.opening -= 1
        s.ask(player, opening_turn)
    else:
        s.ask(player, take_turn)


def end_turn(s: Mascarade) -> None:
    """Play passes clockwise; a card shown on the turn just ended bars from announcing. [MAS-TURN-09, MAS-ANN-07]"""
    if s.barred or s.shown:
        s.barred, s.shown = s.shown, 0
    s.active = (s.active + 1) % s.seats
    begin_turn(s)


first_turn = book.step(begin_turn)
next_turn = book.step(end_turn)


@book.choice("MAS-TURN-02", "MAS-TURN-03", "MAS-TURN-04", "MAS-TURN-05")
def opening_turn(s: Mascarade, player: Seat) -> Sequence[Option]:
    """Exchange one's card with any other, or pretend to. [MAS-TURN-02, MAS-TURN-03]"""
    return _swaps(len(s.masks), player)


@book.answer(opening_turn)
def opening_taken(s: Mascarade, player: Seat, option: Option) -> None:
    s.handle(player, s.place_of[player], s.place_of[option[2]], option[3])
    end_turn(s)


@book.refusal(opening_turn)
def opening_allows_only_swaps(s: Mascarade, player: Seat, option: Option) -> IllegalChoice:
    if option[0] != SWAP:
        return IllegalChoice("opening-turn", "MAS-TURN-02")
    return _swap_refused(s, player, option, "MAS-TURN-03")


@book.choice("MAS-TURN-08", "MAS-LOOK-01", "MAS-SWAP-01", "MAS-SWAP-02", "MAS-ANN-02", "MAS-ANN-06")
def take_turn(s: Mascarade, player: Seat) -> Sequence[Option]:
    """Look at one's mask, swap it or not, or announce one; announcing is barred after a reveal. [MAS-TURN-08]"""
    cards = len(s.masks)
    barred = s.barred >> player & 1
    key = ((s.in_play << 8 | player) << 8 | cards) << 1 | barred
    options = _TURN_OPTIONS.get(key)
    if options is None:
        options = _TURN_OPTIONS[key] = _turn_options(s.in_play, player, cards, barred)
    return options


@book.answer(take_turn)
def turn_taken(s: Mascarade, player: Seat, option: Option) -> None:
    verb = option[0]
    if verb == ANNOUNCE:
        s.stack.append((next_turn,))
        announce(s, player, option[1])
        return
    if verb == SWAP:
        s.handle(player, s.place_of[player], s.place_of[option[2]], option[3])
    else:
        s.look_at(player, s.place_of[player])
    end_turn(s)


@book.refusal(take_turn)
def not_this_turn(s: Mascarade, player: Seat, option: Option) -> IllegalChoice:
    verb = option[0]
    if verb == LOOK:
        return IllegalChoice("only-your-own-card", "MAS-LOOK-03")
    if verb == SWAP:
        return _swap_refused(s, player, option, "MAS-SWAP-01")
    if verb == ANNOUNCE and option[1] not in members(s.in_play):
        return IllegalChoice("mask-not-in-play", "MAS-ANN-03")
    if verb == ANNOUNCE:
        return IllegalChoice("just-revealed", "MAS-ANN-06")
    return IllegalChoice("look-swap-or-announce", "MAS-TURN-08")


def _swap_refused(s: Mascarade, player: Seat, option: Option, rule: str) -> IllegalChoice:
    _, first, second, really = option
    if player not in (first, second):
        return IllegalChoice("one-card-must-be-yours", "MAS-SWAP-05")
    if first == second:
        return IllegalChoice("two-different-cards", rule)
    if max(first, second) >= len(s.masks):
        return IllegalChoice("no-such-centre-card", "MAS-SETUP-12" if s.seats == len(s.masks) else rule)
    if first != player and really in (0, 1) and first >= 0:
        return IllegalChoice("own-card-first", rule)
    return IllegalChoice("not-an-option", rule)


@cache
def _swaps(cards: int, player: Seat) -> tuple[Option, ...]:
    return tuple((SWAP, player, card, really) for card in range(cards) if card != player for really in (1, 0))


_TURN_OPTIONS: Final[dict[int, tuple[Option, ...]]] = {}
"""By what they depend on, each in bits of its own: two hundred cards and more are in no box."""


def _turn_options(in_play: int, player: Seat, cards: int, barred: int) -> tuple[Option, ...]:
    announcements = () if barred else tuple((ANNOUNCE, mask) for mask in members(in_play))
    return ((LOOK, player), *_swaps(cards, player), *announcements)
