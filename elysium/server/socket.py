"""The socket of a table: hello first, then whatever a seat may say. docs/protocol.md describes it for programs."""

from __future__ import annotations

import asyncio
import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from elysium.engine.audience import SPECTATOR
from elysium.engine.refusal import NotAsked, Refusal
from elysium.server.container import Container
from elysium.server.error_handlers import refused
from elysium.server.fast_websocket import fast_writer
from elysium.server.guard import ClientGone, check_host, check_origin, client_of, container_of, enter, visitor_from
from elysium.server.records import StoreGone
from elysium.server.seating import Connection, encode
from elysium.server.seats import check_key
from elysium.server.wire import (
    LONGEST_CHAT,
    Accepted,
    Choose,
    FromClient,
    Hello,
    Hurry,
    OpenLot,
    PassOver,
    Ping,
    Pong,
    Read,
    Rejected,
    SealLot,
    SendChat,
    Undo,
)

LARGEST_MESSAGE = 16_384
HELLO_SECONDS = 10.0
FAREWELL_SECONDS = 2.0
"""A client that reads nothing any more is not waited for."""
MOST_MALFORMED = 20
"""A client that cannot be understood so often in a row is cut off."""
SERVER_LEAVES = 1012
TRY_LATER = 1013
REFUSED = 4403
NOT_FOUND = 4404
UNREADABLE = 4400

_decode = msgspec.json.Decoder(FromClient).decode
_under_way: set[asyncio.Task[None]] = set()
"""The event loop itself does not hold on to its tasks."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: Annotated[str, PathParameter(max_length=40)]) -> None:
    container = container_of(socket)
    await socket.accept()
    with container.sockets.slot(client_of(socket)) as has_slot:
        await _attend(socket, container, table, has_slot)


async def _attend(socket: WebSocket[Any, Any, Any], container: Container, table: str, has_slot: bool) -> None:
    connection: Connection | None = None
    try:
        check_host(socket)
        check_origin(socket)
        if container.settings.limited and not (has_slot and container.requests.allows(client_of(socket))):
            raise Refusal("too-fast")
        hello = await _hello(socket)
        await enter(socket, table)
        visitor = visitor_from(socket, hello.token, time())
        connection = Connection(table, visitor.id if visitor else "", fast_writer(socket.scope))
        connection.read = -1 if hello.reads else None
        connection.takes_notes = hello.notes
        async with container.room.at(table) as seating:
            record = seating.live.record
            check_key(record, hello.key, connection.visitor)
        await container.lobby.begin_if_full(record)
        await container.room.connect(connection, hello.seq, hello.chat)
        await _talk(socket, container, connection)
    except Refusal as refusal:
        code = NOT_FOUND if refusal.reason == "no-such-table" else REFUSED
        await _close(socket, code, Rejected(0, refused(refusal)))
    except StoreGone:
        await _close(socket, TRY_LATER, Rejected(0, refused(Refusal("store-gone"))))
    except (WebSocketDisconnect, TimeoutError, ClientGone):
        await _close(socket, UNREADABLE)
    finally:
        if connection is not None:
            await container.room.disconnect(connection)


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        try:
            message = _decode(await socket.receive_data(mode="text"))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("malformed-message") from None
    if not isinstance(message, Hello):
        raise Refusal("hello-first")
    return message


async def _close(socket: WebSocket[Any, Any, Any], code: int, last: Rejected | None = None) -> None:
    with contextlib.suppress(Exception):
        if last is not None:
            await socket.send_data(encode(last), mode="text")
        await socket.close(code=code)


async def _talk(socket: WebSocket[Any, Any, Any], container: Container, connection: Connection) -> None:
    """Read until either side hangs up; what is to be sent is sent by a task of its own."""
    writing = asyncio.create_task(_write(socket, container, connection))
    reading = asyncio.create_task(_read(socket, container, connection))
    cut = connection.going()
    try:
        done, _ = await asyncio.wait((writing, reading, cut), return_when=asyncio.FIRST_COMPLETED)
        if cut in done:
            await asyncio.wait((writing,), timeout=FAREWELL_SECONDS)
        for task in done:
            task.result()
    finally:
        connection.leave()
        ending: list[asyncio.Future[None]] = [writing]
        if connection.is_answered:
            # A choice broken off half-way would cost all others at the table their connection.
            _hold_on_to(reading)
        else:
            ending.append(reading)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


async def _write(socket: WebSocket[Any, Any, Any], container: Container, connection: Connection) -> None:
    while (message := await connection.outgoing.get()) is not None:
        await socket.send_data(message, mode="text")
        connection.sent()
    await socket.close(code=SERVER_LEAVES if container.stopping else TRY_LATER)


async def _read(socket: WebSocket[Any, Any, Any], container: Container, connection: Connection) -> None:
    address = client_of(socket)
    line = f"{address} {id(connection)}"
    malformed = 0
    while not connection.is_gone:
        data = await socket.receive_data(mode="text")
        allowed = not container.settings.limited or _may_speak(container, connection, line, address)
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            malformed += 1
            container.metrics.refusals.labels("malformed-message").inc()
            connection.send(encode(Rejected(0, refused(Refusal("malformed-message")))))
            if malformed >= MOST_MALFORMED:
                await socket.close(code=UNREADABLE)
                return
            continue
        malformed = 0
        if allowed:
            connection.is_answered = True
            try:
                await _answer(container, connection, message)
            finally:
                connection.is_answered = False
        else:
            connection.send(encode(Rejected(getattr(message, "ref", 0), refused(Refusal("too-fast")))))


def _may_speak(container: Container, connection: Connection, line: str, address: str) -> bool:
    """By line, by seat and by address: whoever opens many lines may not say more."""
    seat = f"{connection.table_id} {connection.viewer}"
    return (
        container.messages.allows(line)
        and (connection.viewer == SPECTATOR or container.seats.allows(seat))
        and container.speakers.allows(address)
    )


async def _answer(container: Container, connection: Connection, message: FromClient) -> None:
    try:
        if isinstance(message, Choose):
            seat = _seat(connection)
            if pause := await container.driver.pause_before(connection.table_id, seat, message):
                _hold_on_to(asyncio.create_task(_answer_later(pause, container, connection, message)))
                return
            seq = await container.room.choose(
                connection.table_id, seat, message, message.seq, visitor=connection.visitor
            )
            connection.send(encode(Accepted(message.ref, seq)))
        elif isinstance(message, Undo):
            seq = await container.room.undo(connection.table_id, _seat(connection), message.seq, connection.visitor)
            connection.send(encode(Accepted(message.ref, seq)))
        elif isinstance(message, SendChat):
            await _send_chat(container, connection, message)
        elif isinstance(message, Hurry):
            _seat(connection)
            container.driver.hurry(connection.table_id, message.seat)
            await container.room.tell_hurry(connection.table_id, message.seat)
            connection.send(encode(Accepted(message.ref, 0)))
        elif isinstance(message, PassOver):
            _seat(connection)
            await container.lobby.pass_over(connection.table_id, connection.visitor, message)
            connection.send(encode(Accepted(message.ref, 0)))
        elif isinstance(message, Read):
            await container.room.read(connection, message.seq)
        elif isinstance(message, SealLot):
            await container.draws.seal(connection.table_id, connection.visitor, message)
            connection.send(encode(Accepted(message.ref, 0)))
        elif isinstance(message, OpenLot):
            await container.draws.open(connection.table_id, connection.visitor, message)
            connection.send(encode(Accepted(message.ref, 0)))
        elif isinstance(message, Ping):
            connection.send(encode(Pong(message.ref, time())))
        else:
            raise Refusal("hello-once")
    except Refusal as refusal:
        container.metrics.refusals.labels(refusal.reason).inc()
        game = container.room.game_of(connection.table_id) if isinstance(message, Choose) else ""
        connection.send(encode(Rejected(getattr(message, "ref", 0), refused(refusal, game))))
    except StoreGone:
        container.metrics.store_failures.inc()
        connection.send(encode(Rejected(getattr(message, "ref", 0), refused(Refusal("store-gone")))))


async def _answer_later(seconds: float, container: Container, connection: Connection, message: FromClient) -> None:
    """Meanwhile its person may talk, or leave: what they have said stands."""
    await asyncio.sleep(seconds)
    await _answer(container, connection, message)


def _hold_on_to(task: asyncio.Task[None]) -> None:
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


def _seat(connection: Connection) -> int:
    if connection.viewer == SPECTATOR:
        raise NotAsked("no-seat-here")
    return connection.viewer


def _is_text(character: str) -> bool:
    """What can be seen, or divides words; and what joins signs to one, as families are."""
    return character.isprintable() or character.isspace() or character == "\u200d"


async def _send_chat(container: Container, connection: Connection, message: SendChat) -> None:
    text = " ".join("".join(filter(_is_text, message.text)).split())
    if not text:
        raise Refusal("nothing-said")
    if len(text) > LONGEST_CHAT:
        raise Refusal("chat-too-long", most=LONGEST_CHAT)
    async with container.room.at(connection.table_id) as seating:
        name = seating.live.record.seats[_seat(connection)].name
    await container.room.say(connection.table_id, connection.viewer, name, text)
    connection.send(encode(Accepted(message.ref, 0)))
