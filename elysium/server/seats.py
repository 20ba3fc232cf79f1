"""Seats in a table's record: whose they are, and what may be done with them when."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec

from elysium.engine.game import Game
from elysium.engine.refusal import NotAsked, Refusal
from elysium.engine.table import passed_at_first
from elysium.server.infos import seat_of
from elysium.server.records import SeatRecord, TableRecord
from elysium.server.seating import Seating


def at_first(game: Game[Any]) -> tuple[str, ...]:
    """When nobody is asked who has not said otherwise."""
    return passed_at_first(game)


def emptied(record: TableRecord, seat: SeatRecord) -> SeatRecord:
    """Free for others; private links of whoever had it are dead."""
    return SeatRecord(seat.seat, "open" if record.public else "friend", generation=seat.generation + 1)


def left_to(bot: str, seat: SeatRecord) -> SeatRecord:
    """A bot chooses until its person takes the seat back."""
    return msgspec.structs.replace(seat, left=True, bot=bot, hurried=0)


def with_seat(record: TableRecord, seat: SeatRecord) -> TableRecord:
    seats = tuple(seat if other.seat == seat.seat else other for other in record.seats)
    return msgspec.structs.replace(record, seats=seats)


def own_seat(record: TableRecord, visitor: str) -> SeatRecord:
    number = seat_of(record, visitor)
    if number < 0:
        raise Refusal("no-seat-here")
    return record.seats[number]


def seat_numbered(record: TableRecord, number: int) -> SeatRecord:
    if not 0 <= number < len(record.seats):
        raise Refusal("no-seat-here")
    return record.seats[number]


def must_be_host(record: TableRecord, visitor: str) -> None:
    if not visitor or record.host != visitor:
        raise Refusal("host-only")


def must_be_open(record: TableRecord) -> None:
    if record.status == "closed":
        raise Refusal("table-closed")
    if record.status != "open":
        raise Refusal("already-started")


def check_key(record: TableRecord, key: str, visitor: str) -> None:
    """A table by link is there only for those who have the link or a seat."""
    if record.public or (key and secrets.compare_digest(key.encode(), record.key.encode())):
        return
    if visitor and (record.host == visitor or seat_of(record, visitor) >= 0):
        return
    raise Refusal("wrong-link")


def present_seat(record: TableRecord, visitor: str) -> SeatRecord:
    """The seat of somebody who has not left it to a bot."""
    seat = own_seat(record, visitor)
    if seat.left:
        raise NotAsked("you-left")
    return seat


def must_be_away(seating: Seating, seat: SeatRecord, now: float) -> None:
    """The table has waited long enough for somebody who is not there, and not only since their connection broke."""
    if seat.kind != "person" or seat.seat not in seating.live.since or seat.seat in seating.online(now):
        raise Refusal("still-here", name=seat.name)
    wait = seating.waits_until(seat.seat) - now
    if wait > 0.0:
        raise Refusal("away-too-short", name=seat.name, seconds=ceil(wait))


def heir(record: TableRecord) -> str:
    """Who may start and close the table when its host has got up; an empty table stays theirs."""
    return next((seat.holder for seat in record.seats if seat.holder and not seat.left), record.host)


def is_asked(seat: SeatRecord) -> bool:
    """Kept for somebody who has not said yet whether they play again."""
    return seat.kind == "friend" and bool(seat.holder)


def rotated(seats: Sequence[SeatRecord], decks: Sequence[str], visitor: str) -> tuple[SeatRecord, ...]:
    """The same people for another game, everybody one seat further, with the decks they had; others than the visitor,
    who wants it, are asked first."""
    return tuple(
        SeatRecord(
            number,
            "friend" if seat.kind == "person" and not seat.left and seat.holder != visitor else seat.kind,
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" or seat.left else "",
            holder=seat.holder,
            left=seat.left,
            deck=decks[seat.seat] if seat.seat < len(decks) else "",
            skipped=seat.skipped,
        )
        for number, seat in enumerate((*seats[1:], seats[0]))
    )
