"""Many tables played at once: as fast as they can, or at the pace of people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time

import msgspec

from bench.server.servers import Server, machine_seconds
from bench.server.tables import House, Table

OPENING_AT_ONCE = 8
PATIENCE = 60.0
STEP = 0.02
SETTLING_SECONDS = 1.0
SETTLED_BYTES = 256 * 1024


class Measured(msgspec.Struct):
    """What came of one run."""

    decisions: int
    seconds: float
    games: int
    """Played to their end."""
    p50: float
    p99: float
    worst: float
    """Seconds from sending a decision until the last of the six clients has what came of it."""
    memory: float
    """Resident bytes of the server for each open table."""
    server_load: float
    clients_load: float
    others_load: float
    """How many processors the server, the clients and everything else on this machine kept busy."""

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


async def _settled(server: Server) -> int:
    """Its resident bytes, once the processes that it starts for itself have started."""
    memory = server.memory()
    while True:
        await asyncio.sleep(SETTLING_SECONDS)
        before, memory = memory, server.memory()
        if memory - before < SETTLED_BYTES:
            return memory


class Hall:
    """A server with tables opened at it and everybody seated."""

    def __init__(self, server: Server, memory: float, tables: Sequence[Table]) -> None:
        self.server = server
        self.memory = memory
        self.tables = tables

    @classmethod
    async def open(cls, server: Server, house: House, count: int, seed: int) -> Hall:
        # Whatever a server loads for its first table belongs to no table.
        (await house.open(Random(seed))).close()
        before = await _settled(server)
        turn = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one(number: int) -> Table:
            async with turn:
                return await house.open(Random(seed * 100_000 + number))

        tables = await asyncio.gather(*map(one, range(count)))
        async with asyncio.timeout(PATIENCE):
            while not all(table.waits for table in tables):
                await asyncio.sleep(STEP)
        return cls(server, (server.memory() - before) / count, tables)

    def close(self) -> None:
        for table in self.tables:
            table.close()

    async def play_fast(self, at_once: int) -> Measured:
        """Whole games, so many at once; measured until there is no further table for one that is over."""
        waiting = list(self.tables[at_once:])
        done = asyncio.Event()
        asked = 0

        def go_on(table: Table) -> None:
            nonlocal asked
            asked += 1
            table.decide()

        watch = Watch(self.server)
        playing = set(self.tables[:at_once])
        for table in playing:
            table.asked = go_on
            table.decide()
        while not done.is_set():
            await asyncio.sleep(STEP)
            self._check()
            for table in [table for table in playing if table.over]:
                playing.discard(table)
                if not waiting:
                    done.set()
                    break
                fresh = waiting.pop()
                playing.add(fresh)
                fresh.asked = go_on
                fresh.decide()
        measured = watch.measured(self)
        for table in self.tables:
            table.asked = lambda table: None
        return measured

    async def play_slowly(self, every: float, warm_up: float, seconds: float) -> Measured:
        """One decision at each table every so many seconds, the tables spread evenly over that time."""
        loop = asyncio.get_running_loop()
        begin = loop.time()
        tasks = [
            asyncio.create_task(self._pace(table, begin + every * number / len(self.tables), every))
            for number, table in enumerate(self.tables)
        ]
        try:
            await asyncio.sleep(warm_up)
            for table in self.tables:
                table.latencies.clear()
            watch = Watch(self.server)
            await asyncio.sleep(seconds)
            self._check()
            return watch.measured(self)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @staticmethod
    async def _pace(table: Table, at: float, every: float) -> None:
        loop = asyncio.get_running_loop()
        while not table.over:
            await asyncio.sleep(max(0.0, at - loop.time()))
            at += every
            if table.waits:
                table.decide()

    def _check(self) -> None:
        for table in self.tables:
            if table.refused:
                raise RuntimeError(f"a choice was refused: {table.refused}")
            if any(connection.lost for connection in table.connections):
                raise RuntimeError("a connection was lost")


class Watch:
    """What passes from now on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._begin = perf_counter()
        self._used = server.seconds(), process_time(), machine_seconds()

    def measured(self, hall: Hall) -> Measured:
        seconds = perf_counter() - self._begin
        used = self._server.seconds(), process_time(), machine_seconds()
        server, clients, machine = ((after - before) / seconds for before, after in zip(self._used, used, strict=True))
        latencies = sorted(latency for table in hall.tables for latency in table.latencies)
        return Measured(
            decisions=len(latencies),
            seconds=seconds,
            games=sum(table.over for table in hall.tables),
            p50=_share(latencies, 0.50),
            p99=_share(latencies, 0.99),
            worst=latencies[-1],
            memory=hall.memory,
            server_load=server,
            clients_load=clients,
            others_load=max(0.0, machine - server - clients),
        )


def _share(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
