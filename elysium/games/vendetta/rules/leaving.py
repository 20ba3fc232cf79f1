"""Withdrawing from a district, by token or by a card, and moving cards to the Prince's Haven."""

from __future__ import annotations

from collections.abc import Sequence

from elysium.engine.state import Option, Seat
from elysium.games.vendetta.cards.editions import EDITIONS
from elysium.games.vendetta.cards.language import SHELTERS, WITHDRAWN_FROM_HERE, YOU_WITHDRAW_ELSEWHERE
from elysium.games.vendetta.rules.blood import YES_OR_NO
from elysium.games.vendetta.rules.programs import open_cards, programs_of
from elysium.games.vendetta.rules.seeing import all_but_laid, as_laid, hidden, take_to_hands, turn_up
from elysium.games.vendetta.state import NOBODY, NOTHING, Context, Vendetta, source
from elysium.games.vendetta.terms import (
    BLOOD_BACK,
    COMES_TO,
    COMES_TO_FACE_DOWN,
    MOVED_BLOOD,
    YES,
    book,
)


@book.step
def withdraw(s: Vendetta, seat: Seat, district: int) -> None:
    """[VEN-RESOLVE-03, VEN-RESOLVE-06]"""
    position = district * s.seats + seat
    if not s.alive >> seat & 1 or not (s.at[position] or s.deployed[position]):
        return
    edition = EDITIONS[s.edition]
    if edition.minding_retreat & s.up:
        for _, place in open_cards(s, seat, edition.standing[SHELTERS]):
            if place != district:
                s.ask(seat, withdraw_there_instead, district, place)
                return
    leave(s, seat, district, NOTHING)


@book.choice("VEN-RESOLVE-04", "VEN-CONF-01")
def withdraw_there_instead(s: Vendetta, seat: Seat, district: int, shelter: int) -> Sequence[Option]:
    """To another district where a card of one's own offers shelter. [NO02]"""
    return YES_OR_NO


@book.answer(withdraw_there_instead)
def withdrawn_there_instead(s: Vendetta, seat: Seat, option: Option, district: int, shelter: int) -> None:
    leave(s, seat, district, shelter if option[0] == YES else NOTHING)


def leave(s: Vendetta, seat: Seat, district: int, shelter: int) -> None:
    """Blood to the pool and cards face up to the Haven, from the Haven to hand; or all together to a shelter."""
    edition = EDITIONS[s.edition]
    minding = edition.minding_retreat & s.up
    watching = open_cards(s, seat, edition.with_timing[YOU_WITHDRAW_ELSEWHERE]) if minding else ()
    position = district * s.seats + seat
    cards = s.at[position]
    blood, s.deployed[position] = s.deployed[position], 0
    if shelter != NOTHING:
        moved = _move_cards(s, seat, district, shelter)
        if blood:
            s.deployed[shelter * s.seats + seat] += blood
            s.tell(MOVED_BLOOD, seat, blood, shelter)
    else:
        haven = s.districts - 1
        moved = 0
        if blood:
            s.pool[seat] += blood
            if not s.quiet:
                s.tell(BLOOD_BACK, seat, blood)
        if district != haven:
            if cards & s.down:
                turn_up(s, seat, cards & hidden(s))
            moved = _move_cards(s, seat, district, haven)
        elif cards:
            take_to_hands(s, position, cards)
    s.counted = moved
    location = s.locations[district]
    if location != NOTHING:
        s.do(*programs_of(s, WITHDRAWN_FROM_HERE, source(location, NOBODY, district), seat))
    for card, place in watching:
        if place != district:
            s.do(*programs_of(s, YOU_WITHDRAW_ELSEWHERE, source(card, seat, place)))


def _move_cards(s: Vendetta, seat: Seat, district: int, to: int) -> int:
    """Whatever lies on the position goes along, whoever owns it. [VEN-RESOLVE-12]"""
    position = district * s.seats + seat
    cards = s.at[position]
    if cards:
        s.at[position] = 0
        _arrive(s, seat, cards, to)
    return cards.bit_count()


def move_card(s: Vendetta, seat: Seat, card: int, to: int) -> None:
    """To one's own position at another district, facing as it did; moved is not played. [VEN-GLOS-02]"""
    s.at[s.position_of(card)] &= ~(1 << card)
    _arrive(s, seat, 1 << card, to)


def _arrive(s: Vendetta, seat: Seat, cards: int, to: int) -> None:
    """In the order in which they lay."""
    moving = as_laid(s, cards)
    s.at[to * s.seats + seat] |= cards
    s.laid = all_but_laid(s, cards) + tuple(moving)
    if s.quiet:
        return
    for card in moving:
        if hidden(s) >> card & 1:
            s.tell(COMES_TO_FACE_DOWN, seat, to)
        else:
            s.tell(COMES_TO, seat, card, to)


def can_move_to_haven(s: Vendetta, ctx: Context) -> bool:
    """A card that moves itself has to be there still, and not at the Haven. [VEN-CARD-36]"""
    position = ctx.district * s.seats + ctx.seat
    return ctx.district != s.haven and bool(s.at[position] >> ctx.card & 1)
