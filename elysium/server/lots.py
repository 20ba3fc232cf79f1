"""How the draw of a table goes on: who has sealed and opened a number, whom it no longer waits for. No input or output.

Until the first number can have been opened the people may change, and the draw begins anew. After that nothing may
stop it: whoever could would choose among deals.
"""

from __future__ import annotations

import msgspec

from elysium.engine.draw import Draw, Lot, fits, setup_seal
from elysium.engine.refusal import NotAsked, Refusal
from elysium.engine.setup import Setup
from elysium.server.records import TableRecord


def begun(record: TableRecord, until: float) -> Draw | None:
    """For those who sit there and the options as they are, which must be complete; None if nobody could add anything.
    The count of changes is never the same again.
    """
    people = [seat.seat for seat in record.seats if seat.kind == "person" and not seat.left]
    if not people:
        return None
    round = record.revision + 1
    played = Setup(record.game, len(record.seats), record.options)
    seal = setup_seal(record.id, round, bytes.fromhex(record.seed), played)
    return Draw(record.id, round, tuple(map(Lot, people)), "sealing", until, seal)


def sealed(draw: Draw | None, seat: int, round: int, seal: str) -> Draw:
    """What was sealed first counts; the same again, from a second window or after a broken line, changes nothing."""
    draw, lot = _at(draw, seat, round)
    if lot.seal == seal:
        return draw
    if draw.phase != "sealing" or lot.seal:
        raise NotAsked("lot-too-late")
    return _with(draw, Lot(seat, seal))


def opened(draw: Draw | None, seat: int, round: int, number: str) -> Draw:
    """Whoever opens something else than they sealed is left out, and everybody is told."""
    draw, lot = _at(draw, seat, round)
    if lot.number == number:
        return draw
    if draw.phase != "opening" or not lot.seal or lot.number or lot.fault:
        raise NotAsked("lot-too-late")
    opened = Lot(seat, lot.seal, number)
    return _with(draw, opened if fits(draw, opened) else Lot(seat, lot.seal, fault="misfit"))


def gone_on(draw: Draw, now: float, seconds: float) -> Draw:
    """Everybody has answered, or time is up: to the next phase, which has as much time."""
    if draw.phase == "sealing" and (now >= draw.until or all(lot.seal for lot in draw.lots)):
        lots = tuple([lot if lot.seal else Lot(lot.seat, fault="silent") for lot in draw.lots])
        draw = msgspec.structs.replace(draw, lots=lots, phase="opening", until=now + seconds)
    if draw.phase == "opening" and (now >= draw.until or all(lot.number or lot.fault for lot in draw.lots)):
        lots = tuple(
            [lot if lot.number or lot.fault else Lot(lot.seat, lot.seal, fault="withheld") for lot in draw.lots]
        )
        draw = Draw(draw.table, draw.round, lots, setup=draw.setup)
    return draw


def without_interrupted_draw(old: TableRecord, edited: TableRecord) -> TableRecord:
    """The people, options or state of a table change while its deal is drawn; refused once numbers may be known."""
    if old.draw is None or edited.draw is not old.draw or edited.seq >= 0 or _drawn_for(old) == _drawn_for(edited):
        return edited
    if old.draw.phase != "sealing":
        raise Refusal("being-dealt")
    return msgspec.structs.replace(edited, draw=None)


def _drawn_for(record: TableRecord) -> object:
    seats = [(seat.kind, seat.holder, seat.left, seat.deck, seat.generation) for seat in record.seats]
    return record.status, record.options, seats


def _at(draw: Draw | None, seat: int, round: int) -> tuple[Draw, Lot]:
    lot = draw.lot(seat) if draw is not None and draw.round == round else None
    if draw is None or lot is None:
        raise NotAsked("lot-too-late")
    return draw, lot


def _with(draw: Draw, lot: Lot) -> Draw:
    return msgspec.structs.replace(draw, lots=tuple([lot if other.seat == lot.seat else other for other in draw.lots]))
