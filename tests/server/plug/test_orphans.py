"""The server was killed, and what it leaves behind does not stand in the way of the next one."""

import asyncio
import os
import signal
from pathlib import Path

from tests.server.databases import free_port
from tests.server.plug.process import ServerProcess


def test_the_port_is_free_although_bots_of_a_killed_server_are_still_there(tmp_path: Path) -> None:
    async def scene() -> None:
        server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", free_port(), 1, tmp_path / "server.log")
        orphans: list[int] = []
        try:
            await server.start()
            orphans = server.thinkers()
            assert orphans
            for pid in orphans:
                os.kill(pid, signal.SIGSTOP)
            server.kill_the_server_alone()
            await server.start_again([])
        finally:
            for pid in orphans:
                os.kill(pid, signal.SIGKILL)
            server.give_up()

    asyncio.run(scene())
