"""What visitors may know of tables, as it is sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from elysium.engine.chance import commitment
from elysium.engine.game import Game
from elysium.engine.text import Speech
from elysium.server.live import game_named, moments
from elysium.server.records import ChatRecord, TableRecord
from elysium.server.wire import ChatLine, Clock, GameInfo, SeatInfo, TableInfo, TableOptionInfo


def seat_of(record: TableRecord, visitor: str) -> int:
    return next((seat.seat for seat in record.seats if visitor and seat.holder == visitor), -1)


def may_watch(record: TableRecord, visitor: str) -> bool:
    """Where spectators are not wanted, only those who sit there see the game before it is over."""
    return record.spectators or record.seq < 0 or record.status == "over" or seat_of(record, visitor) >= 0


def table_info(record: TableRecord, visitor: str, online: Collection[int] = ()) -> TableInfo:
    game = game_named(record.game)
    over = record.status == "over"
    secret = {option.name for option in game.table_options() if option.secret and not over}
    you = seat_of(record, visitor)
    host = bool(visitor) and record.host == visitor
    return TableInfo(
        id=record.id,
        game=record.game,
        status=record.status,
        revision=record.revision,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                online=seat.seat in online,
                left=seat.left,
                deck=bool(seat.deck),
            )
            for seat in record.seats
        ),
        options={name: value for name, value in record.options.items() if name not in secret},
        public=record.public,
        spectators=record.spectators,
        clock=Clock(record.clock.kind, record.clock.amount),
        guided=record.guided,
        you=you,
        host=host,
        key=record.key if you >= 0 or host else "",
        asked=record.asked,
        deadline=record.deadline,
        commitment=commitment(bytes.fromhex(record.seed)),
        seed=record.seed if over else "",
        outcome=record.outcome,
        rematch=record.rematch,
        created=record.created,
        updated=record.updated,
    )


def chat_line(record: ChatRecord) -> ChatLine:
    return ChatLine(record.id, record.seat, record.name, record.text, record.at)


def game_info(game: Game[Any, Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        fewest=game.players[0],
        most=game.players[-1],
        usual=game.usual_players,
        options=tuple(
            TableOptionInfo(option.name, option.help, option.kind, option.choices) for option in game.table_options()
        ),
        moments=moments(game),
        card_prefix=game.card_prefix,
        guided=any(Speech("en", game).has(f"lesson-{choice.name.replace('_', '-')}") for choice in game.book.choices),
    )
