"""Sit at a remote table from Python.

async with Client("http://localhost:7464") as client:
    table = await client.join("<id>", "My bot", key="<key>")
    async with client.sit(table) as seat:
        async for decision in seat.decisions():
            await seat.choose(decision.options[0])
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Literal, Self
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from elysium.engine.draw import NUMBER_BYTES, Doubt, Witness
from elysium.engine.refusal import Refusal
from elysium.engine.sayings import read
from elysium.engine.setup import Setup
from elysium.engine.table import Until
from elysium.engine.text import Speech
from elysium.server.wire import COOKIE as COOKIE
from elysium.server.wire import HOST_COOKIE as HOST_COOKIE
from elysium.server.wire import (
    KEY_HEADER,
    Accepted,
    ChatLine,
    Choose,
    ClaimSeat,
    CreateTable,
    Decision,
    FromClient,
    FromServer,
    Hello,
    Hurry,
    JoinTable,
    LegalOption,
    LogEntry,
    MoveLink,
    OpenLot,
    PassOver,
    Position,
    Refused,
    Rejected,
    SealLot,
    SendChat,
    TableChanged,
    TableInfo,
    Tables,
    Undo,
    Update,
    Welcome,
    position_after,
    read_part,
)
from elysium.server.wire import Chat as ChatMessage

LARGEST_MESSAGE = 16 * 1024 * 1024
PAUSES = (0.1, 0.3, 1.0, 2.0, 5.0)
"""Between attempts to come back to a table; the last one for ever after."""
WELCOME_SECONDS = 30.0
PASSING_TROUBLES = ("store-gone", "too-fast")
"""Why a server may refuse somebody now who is welcome a little later."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromServer).decode


class Denied(Refusal):
    """The server refuses; `told` is what it says, in no language yet."""

    def __init__(self, told: Refused) -> None:
        super().__init__(told.reason, told.rule)
        self.told = told

    def text(self, speech: Speech) -> str:
        return read(self.told.say, speech.say)


class Client:
    """One visitor of a server. Keep `token`: whoever has it holds your seats."""

    def __init__(self, address: str, token: str = "", witnesses: dict[str, Witness] | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.witnesses = {} if witnesses is None else witnesses
        """By table, what was seen of its deal. Keep them too, if the program ends before the game does."""
        self._http = httpx.AsyncClient(
            base_url=self.address, timeout=30.0, event_hooks={"response": [self._note_token]}
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def create(self, wanted: CreateTable) -> TableInfo:
        return await self.post("/api/tables", wanted)

    async def join(self, table_id: str, name: str, *, key: str = "", seat: int = -1, deck: str = "") -> TableInfo:
        return await self.post(f"/api/tables/{table_id}/join", JoinTable(name=name, key=key, seat=seat, deck=deck))

    async def table(self, table_id: str, key: str = "") -> TableInfo:
        return self._read_table(await self._send("GET", f"/api/tables/{table_id}", key=key))

    async def mine(self) -> tuple[TableInfo, ...]:
        """The tables at which one has a seat."""
        return msgspec.json.decode(await self._send("GET", "/api/tables/mine"), type=Tables).tables

    async def post(self, path: str, body: msgspec.Struct | None = None) -> TableInfo:
        """Any of the requests that change a table and answer with it: leave, return, start, rematch…"""
        return self._read_table(await self._send("POST", path, body))

    async def get(self, path: str, key: str = "") -> bytes:
        """Any of the requests that change nothing."""
        return await self._send("GET", path, key=key)

    async def move_link(self, table_id: str) -> MoveLink:
        """A code with which another visitor takes this seat over: another device of yours."""
        return msgspec.json.decode(await self._send("POST", f"/api/tables/{table_id}/move"), type=MoveLink)

    async def claim(self, code: str) -> TableInfo:
        return await self.post("/api/seats/claim", ClaimSeat(code))

    async def renew(self) -> None:
        """A new token; all copies of the old one are void."""
        await self._send("POST", "/api/visitor/renew")

    async def forget(self) -> None:
        """Get up from every table; whoever still has the token is nobody with it."""
        await self._send("POST", "/api/visitor/forget")
        self.token = ""

    async def recording(self, table_id: str, key: str = "") -> bytes:
        return await self._send("GET", f"/api/tables/{table_id}/recording", key=key)

    def sit(self, table: TableInfo, *, notes: bool = False) -> Seat:
        """A seat that one has, or a place to watch from. It comes back by itself when the line is lost.

        With `notes`, positions say what can be known of every hidden card; see docs/protocol.md.
        """
        return Seat(self, table.id, table.key, notes=notes)

    def see(self, table: TableInfo) -> Witness:
        """Remember what is shown of a table's deal, as it is shown first."""
        witness = self.witnesses.setdefault(table.id, Witness())
        witness.see(table.commitment, table.draw, is_dealt=_is_dealt(table))
        return witness

    def doubts(self, table: TableInfo) -> list[Doubt]:
        """Why its deal is not to be trusted; nothing if all is as it was shown from the first."""
        seen = self.see(table)
        played = Setup(table.game, len(table.seats), table.options)
        is_dealt = _is_dealt(table)
        return seen.doubts(table.commitment, table.seed, table.draw, is_dealt=is_dealt, seat=table.you, played=played)

    def _read_table(self, data: bytes) -> TableInfo:
        table = msgspec.json.decode(data, type=TableInfo)
        self.see(table)
        return table

    async def _send(self, method: str, path: str, body: msgspec.Struct | None = None, key: str = "") -> bytes:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if key:
            headers[KEY_HEADER] = key
        answer = await self._http.request(method, path, content=_encode(body) if body else None, headers=headers)
        if answer.is_error:
            raise Denied(msgspec.json.decode(answer.content, type=Refused))
        return answer.content

    async def _note_token(self, answer: httpx.Response) -> None:
        """As soon as the head of an answer is there, for the rest may be lost and the server counts on the token."""
        self.token = answer.cookies.get(HOST_COOKIE) or answer.cookies.get(COOKIE) or self.token


def _is_dealt(table: TableInfo) -> bool:
    return table.status in ("running", "over")


class Seat:
    """A table as one sees it from a seat."""

    info: TableInfo

    def __init__(self, client: Client, table_id: str, key: str = "", *, notes: bool = False) -> None:
        self.client = client
        self.table_id = table_id
        self.key = key
        self._takes_notes = notes
        self.viewer = -1
        self.position: Position | None = None
        self._shown: Position | None = None
        """The position that was given out last: choices are made on it, however the table has moved on since."""
        self.log: list[LogEntry] = []
        self.chat: list[ChatLine] = []
        self.passing: PassOver | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._refs = 0
        self._answers: dict[int, asyncio.Future[int]] = {}
        self._answered: dict[int, str] = {}
        """By round of the draw, the phase in which this connection has sent its part."""
        self._news = asyncio.Event()
        self._failure: BaseException | None = None

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket:
            await self._socket.close()

    @property
    def over(self) -> bool:
        return self.position is not None and bool(self.position.outcome)

    async def doubts(self) -> list[Doubt]:
        """Why the deal is not to be trusted, asked anew: once the game is over the server has to show its seed."""
        return self.client.doubts(await self.client.table(self.table_id, self.key))

    # Acting

    async def choose(self, option: LegalOption) -> int:
        """The number of the entry, once the choice is stored; Denied if it is refused."""
        position = self._shown or self.position
        assert position is not None, "the game has not begun"
        return await self._ask(Choose(self._ref(), position.seq, option.verb, option.args))

    async def undo(self) -> int:
        assert self.position is not None, "the game has not begun"
        return await self._ask(Undo(self._ref(), self.position.seq))

    async def say(self, text: str) -> None:
        await self._ask(SendChat(self._ref(), text))

    async def hurry(self, seat: int) -> None:
        """Let the bot of a seat stop thinking and take the best it has found."""
        await self._ask(Hurry(self._ref(), seat))

    async def pass_over(self, moments: tuple[str, ...] = (), until: Until | Literal[""] = "") -> None:
        """When not to be asked."""
        await self._ask(PassOver(self._ref(), moments, until))

    async def decisions(self) -> AsyncIterator[Decision]:
        """Every decision that is asked of this seat, until the game is over."""
        async for position in self.positions():
            if position.decision is not None:
                yield position.decision

    async def positions(self) -> AsyncIterator[Position]:
        """The table whenever it has changed, the newest only, until the game is over or the table closed.

        Denied if the server cannot go on with the game.
        """
        seen: Position | None = None
        while True:
            self._news.clear()
            if self._failure:
                raise self._failure
            if self.position is not None and self.position is not seen:
                seen = self._shown = self.position
                yield seen
                if seen.outcome:
                    return
                continue
            if self.info.halted is not None:
                raise Denied(self.info.halted)
            if self.info.status == "closed":
                return
            await self._news.wait()

    # The line

    def _ref(self) -> int:
        self._refs += 1
        return self._refs

    async def _ask(self, message: Choose | Undo | SendChat | Hurry | PassOver) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[message.ref] = answer
        try:
            await self._tell(message)
            return await answer
        finally:
            del self._answers[message.ref]
            if answer.done() and not answer.cancelled():
                answer.exception()  # seen, even if sending failed first

    async def _tell(self, message: FromClient) -> None:
        if self._socket is None:
            raise ConnectionError("the line to the table is lost; it is being made again")
        try:
            await self._socket.send(_encode(message), text=True)
        except ConnectionClosed:
            raise ConnectionError("the line to the table is lost; it is being made again") from None

    async def _connect(self) -> None:
        address = urlsplit(self.client.address)
        path = f"{address.path}/api/tables/{self.table_id}/socket"
        url = urlunsplit(("wss" if address.scheme == "https" else "ws", address.netloc, path, "", ""))
        try:
            socket = await connect(url, max_size=LARGEST_MESSAGE, compression=None)
        except (InvalidHandshake, ConnectionClosed) as error:
            raise ConnectionError("the table cannot be reached") from error
        try:
            seq = self.position.seq if self.position else -1
            chat = self.chat[-1].id if self.chat else 0
            await socket.send(
                _encode(Hello(self.key, self.client.token, seq, chat, notes=self._takes_notes)), text=True
            )
            async with asyncio.timeout(WELCOME_SECONDS):
                self._take(_decode(await socket.recv()))
        except ConnectionClosed as error:
            raise ConnectionError("the table cannot be reached") from error
        except BaseException:
            await socket.close()
            raise
        self._socket = socket
        await self._draw()

    async def _read(self) -> None:
        try:
            while True:
                assert self._socket is not None
                with contextlib.suppress(ConnectionClosed):
                    async for data in self._socket:
                        self._take(_decode(data))
                        await self._draw()
                await self._come_back()
        except BaseException as error:
            self._failure = error
            self._news.set()
            self._fail_pending(error if isinstance(error, Exception) else ConnectionError("the seat was left"))
            raise

    async def _draw(self) -> None:
        """Add a number of one's own to the deal, when it is time to."""
        draw = self.info.draw
        if draw is None or draw.phase in ("drawn", self._answered.get(draw.round)):
            return
        witness = self.client.see(self.info)
        message: SealLot | OpenLot | None = None
        if seal := witness.seal(draw, self.viewer, secrets.token_hex(NUMBER_BYTES)):
            message = SealLot(self._ref(), draw.round, seal)
        elif number := witness.open(draw, self.viewer, self.info.commitment):
            message = OpenLot(self._ref(), draw.round, number)
        if message is not None:
            self._answered[draw.round] = draw.phase
            with contextlib.suppress(ConnectionError):
                await self._tell(message)

    async def _come_back(self) -> None:
        """What was sent and not answered may have been done or not: the table as it is now tells."""
        self._socket = None
        self._answered.clear()
        self._fail_pending(ConnectionError("the connection to the table was lost"))
        attempt = 0
        while self._socket is None:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                await self._connect()
            except OSError:
                continue
            except Denied as denied:
                if denied.reason not in PASSING_TROUBLES:
                    raise

    def _fail_pending(self, error: Exception) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(error)

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, Update):
            self.log = [entry for entry in self.log if entry.seq not in message.undone]
            self.log.append(read_part(message.entry))
            self.position = position_after(message, self.position)
        elif isinstance(message, TableChanged):
            self.info = message.table
            self.client.see(self.info)
        elif isinstance(message, ChatMessage):
            self._hear(message.lines)
        elif isinstance(message, Accepted):
            self._settle(message.ref, message.seq)
        elif isinstance(message, Rejected):
            self._settle(message.ref, Denied(message.refused))
        self._news.set()

    def _welcome(self, message: Welcome) -> None:
        self.info, self.viewer, self.passing = message.table, message.viewer, message.passing
        self.client.see(self.info)
        kept = [] if message.since < 0 else [entry for entry in self.log if entry.seq not in message.undone]
        self.log = [*kept, *map(read_part, message.log)]
        self._hear(message.chat)
        self.position = read_part(message.position) if message.position is not None else None

    def _hear(self, lines: Sequence[ChatLine]) -> None:
        last = self.chat[-1].id if self.chat else 0
        self.chat += [line for line in lines if line.id > last]

    def _settle(self, ref: int, result: int | Denied) -> None:
        answer = self._answers.get(ref)
        if answer is None:
            if isinstance(result, Denied) and ref == 0:
                raise result
            return
        if answer.done():
            return
        if isinstance(result, Denied):
            answer.set_exception(result)
        else:
            answer.set_result(result)
