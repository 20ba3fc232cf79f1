"""The short way out of the server: the same bytes as the long one, and nothing overtakes anything."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from elysium.server.fast_websocket import (
    LARGEST_MIDDLE,
    LARGEST_SMALL,
    FastWebSocketProtocol,
    fast_writer,
    head_of,
    no_fast_path,
)
from elysium.server.seating import Connection

SIZES = [0, 1, LARGEST_SMALL, LARGEST_SMALL + 1, LARGEST_MIDDLE, LARGEST_MIDDLE + 1]


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert head_of(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Reader:
    """A client that reads when it likes."""

    def __init__(self) -> None:
        self.reads = True
        self.heard: list[bytes] = []

    def take(self, message: bytes) -> bool:
        if self.reads:
            self.heard.append(message)
        return self.reads


def test_nothing_overtakes_what_has_to_wait() -> None:
    reader = Reader()
    connection = Connection("table", "visitor", reader.take)
    connection.send(b"1")
    reader.reads = False
    connection.send(b"2")
    reader.reads = True
    connection.send(b"3")
    assert reader.heard == [b"1"], "3 may not go before 2"
    for expected in (b"2", b"3"):
        message = connection.outgoing.get_nowait()
        assert message == expected
        reader.heard.append(expected)
        connection.sent()
    connection.send(b"4")
    assert reader.heard == [b"1", b"2", b"3", b"4"]


def test_a_message_that_is_on_its_way_is_not_overtaken_either() -> None:
    reader = Reader()
    reader.reads = False
    connection = Connection("table", "visitor", reader.take)
    connection.send(b"1")
    assert connection.outgoing.get_nowait() == b"1", "the writer has it in hand, and has not sent it"
    reader.reads = True
    connection.send(b"2")
    assert reader.heard == []
    assert connection.outgoing.get_nowait() == b"2"


WORDS = [f"word {number}" for number in range(5)]


async def chatty(scope: Any, receive: Any, send: Any) -> None:
    """Says five words in a row, some the short way and some the long one, and hangs up."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    write = fast_writer(scope)
    assert write is not no_fast_path
    assert write(WORDS[0].encode())
    assert write(WORDS[1].encode())
    await send({"type": "websocket.send", "text": WORDS[2]})
    await asyncio.sleep(0)
    assert write(WORDS[3].encode())
    assert write(WORDS[4].encode())
    await send({"type": "websocket.close", "code": 1000})
    assert not write(b"too late")


class Counting(FastWebSocketProtocol):
    """Knows how often it was written to."""

    writes: ClassVar[list[bytes]] = []

    def write_out(self) -> None:
        self.writes.append(b"".join(self._unsent))
        super().write_out()


def exchange(
    app: Any, protocol: type[FastWebSocketProtocol], talk: Callable[[ClientConnection, uvicorn.Server], Any]
) -> None:
    """One client talks to a server that runs this application."""

    async def course() -> None:
        config = uvicorn.Config(app, ws=protocol, ws_per_message_deflate=False, log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.create_task(server.serve([listening]))
            async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}") as client:
                await talk(client, server)
            server.should_exit = True
            await serving

    asyncio.run(course())


def test_words_go_out_together_and_in_their_order() -> None:
    async def talk(client: ClientConnection, _: uvicorn.Server) -> None:
        assert [word async for word in client] == WORDS
        assert client.close_code == 1000

    exchange(chatty, Counting, talk)
    together = [b"".join(head_of(word) + word for word in map(str.encode, words)) for words in (WORDS[:2], WORDS[3:])]
    assert [written for written in Counting.writes if written] == together


def test_what_is_written_needs_no_further_word_and_is_sent_before_a_server_leaves() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        fast_writer(scope)(b"first")
        await receive()
        fast_writer(scope)(b"last")
        for protocol in list(servers[0].server_state.connections):
            protocol.shutdown()
        await receive()

    servers: list[uvicorn.Server] = []

    async def talk(client: ClientConnection, server: uvicorn.Server) -> None:
        servers.append(server)
        assert await client.recv() == "first"
        await client.send("go on")
        assert await client.recv() == "last"

    exchange(app, FastWebSocketProtocol, talk)
