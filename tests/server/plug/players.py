"""Scripted players: they choose at random, now and then in a hurry, think twice or chat, and always come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from random import Random
from typing import NamedTuple

import httpx

from elysium.client import Client, Denied
from elysium.engine.registry import load_game
from elysium.engine.state import Option
from elysium.server.wire import CreateTable, LegalOption, Position, SeatPlan, TableInfo
from tests.server.plug.notes import Deed, Notes, NotingSeat, Pulse

TRY_AGAIN = 0.2
ANSWER_SECONDS = 10.0
BOTS = "elysium_bots_"
UNDO = 0.2
TWICE = 0.05
CHAT = 0.04
MOVED_ON = ("stale", "not-your-decision", "game-over", "undo-others-decided", "nothing-to-undo")
"""Why a choice may be refused that was legal when it was made: the table did not wait."""
GONE = "store-gone"


class Kind(NamedTuple):
    """A kind of table; all other seats belong to bots."""

    game: str
    people: int
    bots: int
    watched: bool = False
    options: Mapping[str, str] = {}


class Table:
    """One table from the first seat to the end of the game, with all that its clients noted."""

    def __init__(self, address: str, kind: Kind, rng: Random, pulse: Pulse) -> None:
        self.address = address
        self.kind = kind
        self.id = ""
        self.key = ""
        self.notes: list[Notes] = []
        self.players: list[Player] = []
        self.is_over = False
        self._rng = rng
        self._pulse = pulse

    async def play(self) -> None:
        clients = [Client(self.address) for _ in range(self.kind.people + self.kind.watched)]
        try:
            tables = [await self._open(clients[0])]
            self.id, self.key = tables[0].id, tables[0].key
            for number, client in enumerate(clients[1 : self.kind.people], start=1):
                tables.append(await self._join(client, f"Guest {number}"))
            tables += [tables[0]] * self.kind.watched
            async with asyncio.TaskGroup() as group:
                for client, table in zip(clients, tables, strict=True):
                    self.notes.append(Notes())
                    player = Player(client, table, self.notes[-1], Random(self._rng.random()), self._pulse)
                    self.players.append(player)
                    group.create_task(player.play())
            self.is_over = True
        finally:
            for client in clients:
                await client.__aexit__()

    async def _open(self, client: Client) -> TableInfo:
        """An answer that was lost may have been a table: look first."""
        people = (SeatPlan("me"), *(SeatPlan("friend"),) * (self.kind.people - 1))
        seats = (*people, *(SeatPlan("bot"),) * self.kind.bots)
        wanted = CreateTable(self.kind.game, "Host", seats, dict(self.kind.options))
        while True:
            try:
                mine = await client.mine()
                return mine[0] if mine else await client.create(wanted)
            except (httpx.TransportError, Denied) as trouble:
                await _bear(trouble)

    async def _join(self, client: Client, name: str) -> TableInfo:
        while True:
            try:
                await client.mine()
                return await client.join(self.id, name, key=self.key)
            except (httpx.TransportError, Denied) as trouble:
                if isinstance(trouble, Denied) and trouble.reason in ("already-seated", "already-started"):
                    return await self._look(client)
                await _bear(trouble)

    async def _look(self, client: Client) -> TableInfo:
        while True:
            try:
                return await client.table(self.id, self.key)
            except (httpx.TransportError, Denied) as trouble:
                await _bear(trouble)

    async def recording(self) -> bytes:
        async with Client(self.address) as client:
            return await client.recording(self.id, self.key)

    def reached(self) -> object:
        """Something that is another one whenever the table has gone on."""
        newest = max((player.seat.position.seq for player in self.players if player.seat.position), default=-1)
        return self.id, len(self.players), newest, sum(notes.finished for notes in self.notes)

    async def waits_for(self) -> str:
        """What its people see, and what the server says of it."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS), Client(self.address) as client:
                table = await client.table(self.id, self.key)
                bots = [line for line in (await client.get("/metrics")).decode().splitlines() if line.startswith(BOTS)]
            said = f"it is {table.status} and waits for {table.asked}; {', '.join(bots)}"
        except (httpx.TransportError, Denied, TimeoutError) as trouble:
            said = f"it gives no answer: {trouble!r}"
        return f"{self.id} {self.kind}: {'; '.join([await player.says() for player in self.players])}; {said}"


class Player:
    def __init__(self, client: Client, table: TableInfo, notes: Notes, rng: Random, pulse: Pulse) -> None:
        self._notes = notes
        self._rng = rng
        self._pulse = pulse
        self.seat = NotingSeat(client, table, notes, pulse)

    async def says(self) -> str:
        """What its person sees, and which seat the server gives to whoever holds its token."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                held = [(table.id, table.you) for table in await self.seat.client.mine()]
        except (httpx.TransportError, Denied, TimeoutError) as trouble:
            return f"{self.seat}, and no answer: {trouble!r}"
        return f"{self.seat}, its token ends in {self.seat.client.token[-6:]} and holds {held}"

    async def play(self) -> None:
        await self._sit_down()
        try:
            async for position in self.seat.positions():
                await self._consider(position)
            self._notes.finished = self.seat.over
            self._notes.log = self.seat.log
        finally:
            self._notes.chat = self.seat.chat
            await self.seat.__aexit__(None, None, None)

    async def _sit_down(self) -> None:
        while True:
            try:
                await self.seat.__aenter__()
                return
            except (OSError, Denied) as trouble:
                await _bear(trouble)

    async def _consider(self, position: Position) -> None:
        """Go on until the table is another one; a database that is gone for a while comes back."""
        while self.seat.position is position:
            if position.undo and self._rng.random() < UNDO:
                settled = await self._do([self.seat.undo()], Deed((), position.seq))
            elif position.decision is not None:
                await asyncio.sleep(self._rng.uniform(0.0, 2.0) * self._pulse.thinking)
                if self._rng.random() < CHAT:
                    await self._chat()
                if self.seat.position is not position:
                    return
                settled = await self._choose(self._rng.choice(position.decision.options), position.seq)
            else:
                return
            if settled:
                return
            await asyncio.sleep(TRY_AGAIN)

    async def _choose(self, option: LegalOption, seq: int) -> bool:
        times = 2 if self._rng.random() < TWICE else 1
        return await self._do([self.seat.choose(option) for _ in range(times)], Deed(self._numbers(option), seq))

    def _numbers(self, option: LegalOption) -> Option:
        info = self.seat.info
        return load_game(info.game).option_from(option.verb, option.args, len(info.seats))

    async def _do(self, attempts: list[Awaitable[int]], deed: Deed) -> bool:
        """The same deed once or twice at the same time; False if it has to be tried again."""
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        accepted = [answer for answer in answers if isinstance(answer, int)]
        assert len(accepted) <= 1, f"{deed} was accepted twice: {accepted}"
        for answer in answers:
            if isinstance(answer, int):
                assert answer not in self._notes.accepted, f"two deeds of one seat became entry {answer}"
                self._notes.accepted[answer] = deed
            elif not _may_be_done(answer):
                assert isinstance(answer, Denied), repr(answer)
                assert answer.reason in MOVED_ON, f"{deed} was refused: {answer!r}"
        if not accepted and any(map(_may_be_done, answers)):
            self._notes.doubted.append(deed)
        return not any(isinstance(answer, Denied) and answer.reason == GONE for answer in answers)

    async def _chat(self) -> None:
        text = f"{self._rng.getrandbits(64):x}"
        try:
            await self.seat.say(text)
            self._notes.said.append(text)
        except ConnectionError:
            return
        except Denied as denied:
            if denied.reason != GONE:
                raise


def _may_be_done(answer: object) -> bool:
    """Whoever loses the line, or hears that the database is gone, does not know."""
    return isinstance(answer, ConnectionError) or (isinstance(answer, Denied) and answer.reason == GONE)


async def _bear(trouble: Exception) -> None:
    if isinstance(trouble, Denied) and trouble.reason != GONE:
        raise trouble
    await asyncio.sleep(TRY_AGAIN)
