"""The short way out of the server: the same bytes as the long one, and nothing overtakes anything."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from elysium.server.quick import LARGEST_MIDDLE, LARGEST_SMALL, head_of
from elysium.server.seating import Line

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
        self.writes = 0

    def take(self, *messages: bytes) -> bool:
        if self.reads:
            self.heard += messages
            self.writes += 1
        return self.reads


def test_nothing_overtakes_what_has_to_wait() -> None:
    reader = Reader()
    line = Line("table", "visitor", reader.take)
    line.send(b"1")
    reader.reads = False
    line.send(b"2")
    reader.reads = True
    line.send(b"3")
    assert reader.heard == [b"1"], "3 may not go before 2"
    for expected in (b"2", b"3"):
        message = line.outgoing.get_nowait()
        assert message == expected
        reader.heard.append(expected)
        line.sent()
    line.send(b"4")
    assert reader.heard == [b"1", b"2", b"3", b"4"]


def test_a_message_that_is_on_its_way_is_not_overtaken_either() -> None:
    reader = Reader()
    reader.reads = False
    line = Line("table", "visitor", reader.take)
    line.send(b"1")
    assert line.outgoing.get_nowait() == b"1", "the writer has it in hand, and has not sent it"
    reader.reads = True
    line.send(b"2")
    assert reader.heard == []
    assert line.outgoing.get_nowait() == b"2"


def test_what_follows_from_a_request_is_written_at_once_with_the_answer() -> None:
    reader = Reader()
    line = Line("table", "visitor", reader.take)
    line.send(b"1")
    with line.answered():
        line.send(b"2")
        line.send(b"3")
        assert reader.heard == [b"1"]
    line.send(b"4")
    assert reader.heard == [b"1", b"2", b"3", b"4"]
    assert reader.writes == 3


def test_a_slow_reader_gets_what_was_held_back_one_by_one() -> None:
    reader = Reader()
    reader.reads = False
    line = Line("table", "visitor", reader.take)
    with line.answered():
        line.send(b"1")
        line.send(b"2")
    line.send(b"3")
    assert [line.outgoing.get_nowait() for _ in range(3)] == [b"1", b"2", b"3"]
