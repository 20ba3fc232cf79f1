"""What visitors may know of tables, as it is sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from elysium.engine.chance import commitment
from elysium.engine.draw import public
from elysium.engine.game import Game
from elysium.engine.refusal import UnknownName
from elysium.engine.registry import load_game
from elysium.engine.sayings import message
from elysium.engine.seats import winners
from elysium.engine.table import TURN, hurries, moments
from elysium.engine.text import Speech
from elysium.server.records import ChatRecord, Halt, TableRecord
from elysium.server.wire import ChatLine, Clock, GameInfo, Refused, SeatInfo, TableInfo, TableOptionInfo


def seat_of(record: TableRecord, visitor: str) -> int:
    return next((seat.seat for seat in record.seats if visitor and seat.holder == visitor), -1)


def looks_the_same(old: TableRecord, new: TableRecord) -> bool:
    """Whether a change concerns its own seat alone: when somebody wants to pass is nobody else's business."""
    return _as_others_see(old) == _as_others_see(new)


def _as_others_see(record: TableRecord) -> TableRecord:
    seats = tuple(msgspec.structs.replace(seat, skipped=(), hurried=0, until=TURN, episode=()) for seat in record.seats)
    return msgspec.structs.replace(
        record,
        seats=seats,
        draw=public(record.draw),
        revision=0,
        updated=0.0,
        seq=0,
        asked=(),
        deadline=0.0,
        automatic=False,
        rests_at=0.0,
    )


def may_watch(record: TableRecord, visitor: str) -> bool:
    """Where spectators are not wanted, only those who sit there see the game before it is over."""
    return record.spectators or record.seq < 0 or record.status == "over" or seat_of(record, visitor) >= 0


def table_info(
    record: TableRecord,
    visitor: str,
    online: Collection[int] = (),
    bots_from: Mapping[int, float] = MappingProxyType({}),
    watching: int = 0,
) -> TableInfo:
    """A game that everybody has left rests: it goes on when somebody takes their seat back."""
    game = _game_of(record)
    over = record.status == "over"
    you = seat_of(record, visitor)
    host = bool(visitor) and record.host == visitor
    return TableInfo(
        id=record.id,
        game=record.game,
        status="running" if record.status == "closed" and record.seq >= 0 else record.status,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                online=seat.seat in online,
                left=seat.left,
                bot_from=bots_from.get(seat.seat, 0.0),
                deck=bool(seat.deck) and bool(game and game.decks and seat.deck not in game.decks.names()),
            )
            for seat in record.seats
        ),
        options=record.options if over else game.public_options(record.options) if game else {},
        public=record.public,
        spectators=record.spectators,
        clock=Clock(record.clock.kind, record.clock.amount),
        guided=record.guided,
        you=you,
        host=host,
        host_name=next((seat.name for seat in record.seats if record.host and seat.holder == record.host), ""),
        key=record.key if you >= 0 or host else "",
        asked=record.asked,
        deadline=record.deadline,
        commitment=commitment(bytes.fromhex(record.seed)),
        seed=record.seed if over else "",
        draw=public(record.draw),
        outcome=record.outcome,
        winners=winners(record.outcome),
        rematch=record.rematch,
        watching=watching,
        resting=record.status == "closed" and record.seq >= 0,
        halted=_refused(record.halt) if record.halt else None,
        created=record.created,
        updated=record.updated,
    )


def _game_of(record: TableRecord) -> Game[Any] | None:
    """None if it is not installed any more: its tables are listed all the same, beside others."""
    try:
        return load_game(record.game)
    except UnknownName:
        return None


def _refused(halt: Halt) -> Refused:
    return Refused(halt.reason, message(f"refusal-{halt.reason}", **halt.details))


def listed_info(record: TableRecord, visitor: str) -> TableInfo:
    """In a list of many tables: without the files that they bring, and without what they were dealt from."""
    info = table_info(record, visitor)
    game = _game_of(record)
    files = [option.name for option in game.opening.options() if option.kind == "file"] if game else []
    options = {name: value for name, value in info.options.items() if name not in files}
    return msgspec.structs.replace(info, options=options, draw=None)


def chat_line(record: ChatRecord) -> ChatLine:
    return ChatLine(record.id, record.seat, record.name, record.text, record.at)


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        fewest=game.players[0],
        most=game.players[-1],
        usual=game.usual_players,
        options=tuple(
            TableOptionInfo(option.name, option.help, option.kind, option.choices, option.usual)
            for option in game.opening.options()
        ),
        moments=moments(game),
        stops={name: tuple(skipped) for name, skipped in game.manners.presets.items()},
        hurries=hurries(game),
        card_prefix=game.cards.prefix,
        points=game.statistics.counts_points,
        edition=game.cards.edition_option,
        passes=tuple([term.name for term in game.book.terms if term.passes]),
        reveals=tuple([term.name for term in game.book.terms if term.reveals]),
        chapters=tuple([term.name for term in game.book.terms if term.begins_chapter]),
        references=game.cards.references is not None,
        guided=any(Speech("en", game).has(f"lesson-{choice.name.replace('_', '-')}") for choice in game.book.choices),
    )
