"""The plug was pulled between two things that belong together: whoever comes back finds the second one done."""

import asyncio
from pathlib import Path
from time import time

from elysium.client import Client
from elysium.server.records import SeatRecord, TableRecord
from elysium.server.storage import open_store
from elysium.server.tokens import Tokens
from elysium.server.wire import TableInfo
from tests.server.databases import free_port
from tests.server.plug.process import ServerProcess


def a_full_table(holder: str) -> TableRecord:
    """Everybody has sat down, and nothing is dealt."""
    guests = (SeatRecord(number, "bot", name=f"Guest {number}", bot="heuristic") for number in range(1, 4))
    return TableRecord(
        id="halfdonehalf",
        game="mascarade",
        status="open",
        seats=(SeatRecord(0, "person", name="Ana", holder=holder), *guests),
        options={},
        host=holder,
        key="halfdonehalfdone",
        seed="00" * 32,
        created=time(),
        updated=time(),
    )


async def store_a_full_table(database: str) -> tuple[TableInfo, str]:
    """The table, and the token of the visitor who sits at it."""
    store = open_store(database)
    await store.open()
    try:
        visitor, token = Tokens(await store.secret("tokens")).new_visitor(time())
        table = a_full_table(visitor.id)
        await store.create(table)
    finally:
        await store.close()
    return TableInfo(table.id, table.game, table.status, (), key=table.key), token


def test_a_table_at_which_everybody_sits_is_dealt_when_somebody_looks_at_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def scene() -> None:
        table, token = await store_a_full_table(database)
        server = ServerProcess(database, free_port(), 1, tmp_path / "server.log")
        try:
            await server.start()
            async with Client(server.address, token) as client, client.sit(table) as seat:
                async for position in seat.positions():
                    assert position.seq >= 0
                    break
                assert seat.info.status == "running"
        finally:
            server.give_up()

    asyncio.run(scene())
