"""Tables with six scripted clients each, as both servers speak them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from bench.server.connection import Connection, connect
from bench.server.servers import HOST, Server
from elysium.server.wire import COOKIE

PLAYERS = 6

_encode = msgspec.json.Encoder().encode


class Table(ABC):
    """Whoever is asked chooses at random among all that is legal, when told to decide."""

    def __init__(self, rng: Random) -> None:
        self.connections: list[Connection] = []
        self.over = False
        self.latencies: list[float] = []
        """For each decision, the time from sending it until the last of the six had what came of it."""
        self.asked: Callable[[Table], None] = lambda table: None
        """Called whenever somebody is asked."""
        self.refused = ""
        self._rng = rng
        self._question: tuple[int, int, Sequence[Any]] | None = None
        self._unseen: dict[int, tuple[float, int]] = {}

    @property
    def waits(self) -> bool:
        return self._question is not None

    def decide(self) -> None:
        assert self._question is not None, "nobody is asked"
        seat, number, options = self._question
        self._question = None
        self._unseen[number + 1] = perf_counter(), PLAYERS
        self.connections[seat].send(self._choice(seat, number, self._rng.choice(options)))

    def close(self) -> None:
        for connection in self.connections:
            connection.close()

    @abstractmethod
    def _choice(self, seat: int, number: int, option: Any) -> bytes:
        """The message that chooses an option at the position of that number."""

    def _ask(self, seat: int, number: int, options: Sequence[Any]) -> None:
        self._question = seat, number, options
        self.asked(self)

    def _seen(self, number: int) -> None:
        """One of the six has the position of that number."""
        sent, missing = self._unseen[number]
        if missing > 1:
            self._unseen[number] = sent, missing - 1
        else:
            del self._unseen[number]
            self.latencies.append(perf_counter() - sent)


# Elysium


class _Option(msgspec.Struct):
    verb: str
    args: msgspec.Raw = msgspec.Raw(b"{}")


class _Decision(msgspec.Struct):
    options: tuple[_Option, ...]


class _Position(msgspec.Struct):
    seq: int
    decision: _Decision | None = None
    outcome: tuple[int, ...] = ()


class _Message(msgspec.Struct):
    type: str
    position: _Position | None = None
    refused: msgspec.Raw = msgspec.Raw()


_elysium = msgspec.json.Decoder(_Message).decode


class ElysiumTable(Table):
    def _choice(self, seat: int, number: int, option: _Option) -> bytes:
        return _encode({"type": "choose", "ref": number + 1, "seq": number, "verb": option.verb, "args": option.args})

    def heard(self, seat: int, connection: Connection, data: bytes) -> None:
        message = _elysium(data)
        position = message.position
        if position is None:
            self.refused = self.refused or bytes(message.refused).decode()
            return
        if message.type == "update":
            self._seen(position.seq)
        if position.outcome:
            self.over = True
        elif position.decision is not None:
            self._ask(seat, position.seq, position.decision.options)


class ElysiumHouse:
    """Opens tables at our server."""

    def __init__(self, server: Server, options: dict[str, str]) -> None:
        self.server = server
        self.options = options
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{server.lobby}/api/tables", timeout=30.0)

    async def open(self, rng: Random) -> Table:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(PLAYERS - 1))]
        wanted = {"game": "mascarade", "name": "Guest 0", "seats": seats, "options": self.options}
        host, info = await self._post("", wanted)
        tokens = [host]
        for seat in range(1, PLAYERS):
            guest, _ = await self._post(
                f"/{info['id']}/join", {"name": f"Guest {seat}", "key": info["key"], "seat": seat}
            )
            tokens.append(guest)
        table = ElysiumTable(rng)
        for seat, token in enumerate(tokens):
            path = f"/api/tables/{info['id']}/socket"
            connection = await connect(HOST, self.server.port, path, partial(table.heard, seat))
            table.connections.append(connection)
            connection.send(_encode({"type": "hello", "key": info["key"], "token": token}))
        return table

    async def _post(self, path: str, body: Mapping[str, object]) -> tuple[str, dict[str, Any]]:
        """Each request comes from somebody new: the token they get, and the table."""
        self._http.cookies.clear()
        answer = await self._http.post(path, json=body)
        answer.raise_for_status()
        return answer.cookies[COOKIE], answer.json()


# boardgame.io


class _G(msgspec.Struct):
    shown: tuple[int, ...]


class _Ctx(msgspec.Struct, rename="camel"):
    turn: int
    current_player: str
    active_players: dict[str, str] | None = None
    gameover: dict[str, tuple[int, ...]] | None = None


class _State(msgspec.Struct):
    g: _G = msgspec.field(name="G")
    ctx: _Ctx
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode

NAMESPACE = "/mascarade-reduced"
EVENT = f"42{NAMESPACE},".encode()
OPENING_TURNS = 4
MASKS = ("Judge", "King", "Empress", "Thief", "Widow", "Cheater")

type Move = tuple[str, tuple[object, ...]]

_ANSWERS: list[Move] = [("answer", (True,)), ("answer", (False,))]
_HANDLINGS: list[list[Move]] = [
    [("handle", pair) for pair in product((other for other in range(PLAYERS) if other != own), (True, False))]
    for own in range(PLAYERS)
]
_QUIET: list[list[Move]] = [[("look", ()), *handlings] for handlings in _HANDLINGS]
_FREE: list[list[Move]] = [[*quiet, *(("announce", (mask,)) for mask in MASKS)] for quiet in _QUIET]


class BoardgameTable(Table):
    def __init__(self, rng: Random, match: str) -> None:
        super().__init__(rng)
        self.match = match
        self.credentials: list[str] = []

    def _choice(self, seat: int, number: int, option: Move) -> bytes:
        move, args = option
        payload = {"type": move, "args": args, "playerID": str(seat), "credentials": self.credentials[seat]}
        return EVENT + _encode(("update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(seat)))

    def heard(self, seat: int, connection: Connection, data: bytes) -> None:
        if data.startswith(EVENT):
            self._event(seat, data[len(EVENT) :])
        elif data == b"2":
            connection.send(b"3")
        elif data.startswith(b"0"):
            connection.send(f"40{NAMESPACE},".encode())
        elif data.startswith(b"40"):
            sync = ("sync", self.match, str(seat), self.credentials[seat], PLAYERS)
            connection.send(EVENT + _encode(sync))

    def _event(self, seat: int, data: bytes) -> None:
        if data.startswith(b'["update"'):
            state = _update(data)[2]
            self._seen(state.number)
        elif data.startswith(b'["sync"'):
            state = _sync(data)[2].state
        else:
            return
        if state.ctx.gameover is not None:
            self.over = True
        elif str(seat) == self._who(state.ctx):
            self._ask(seat, state.number, self._options(state, seat))

    @staticmethod
    def _who(ctx: _Ctx) -> str:
        return next(iter(ctx.active_players)) if ctx.active_players else ctx.current_player

    @staticmethod
    def _options(state: _State, seat: int) -> list[Move]:
        if state.ctx.active_players:
            return _ANSWERS
        if state.ctx.turn <= OPENING_TURNS:
            return _HANDLINGS[seat]
        return _QUIET[seat] if seat in state.g.shown else _FREE[seat]


class BoardgameHouse:
    """Opens matches at boardgame.io's server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{server.lobby}/games{NAMESPACE}", timeout=30.0)

    async def open(self, rng: Random) -> Table:
        match = (await self._post("/create", {"numPlayers": PLAYERS}))["matchID"]
        table = BoardgameTable(rng, match)
        for seat in range(PLAYERS):
            joined = await self._post(f"/{match}/join", {"playerID": str(seat), "playerName": f"Guest {seat}"})
            table.credentials.append(joined["playerCredentials"])
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(PLAYERS):
            table.connections.append(await connect(HOST, self.server.port, path, partial(table.heard, seat)))
        return table

    async def _post(self, path: str, body: Mapping[str, object]) -> dict[str, Any]:
        answer = await self._http.post(path, json=body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


type House = ElysiumHouse | BoardgameHouse
