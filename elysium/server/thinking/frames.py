"""What the server and a thinking child say to each other, in frames with their length in front.

Only the server's own views are pickled. What comes back is typed msgpack, so that a child that has gone wrong can at
worst give a choice that is not among the options.
"""

from __future__ import annotations

import msgspec

from elysium.engine.state import Option

LENGTH_BYTES = 4
LONGEST_FRAME = 16 * 2**20


class BadFrame(Exception):
    """The other end does not speak this language."""


class Think(msgspec.Struct, tag="think"):
    number: int
    game: str
    bot: str
    view: bytes
    """The pickled observation."""


class Measure(msgspec.Struct, tag="measure"):
    """Find out how long an iteration takes in a game, at tables of your own."""

    number: int
    game: str


class AnswerNow(msgspec.Struct, tag="answer-now"):
    """Stop where you are and answer."""

    number: int


class ThinkingProgress(msgspec.Struct, tag="progress"):
    """How far it has come."""

    number: int
    percent: int


class ThinkingResult(msgspec.Struct, tag="result"):
    number: int
    option: Option


class Measured(msgspec.Struct, tag="measured"):
    number: int
    seconds: float


class Failed(msgspec.Struct, tag="failed"):
    """The bot broke. Where and how is told, but nothing of what it saw."""

    number: int
    error: str


type ToChild = Think | Measure | AnswerNow
type FromChild = ThinkingProgress | ThinkingResult | Measured | Failed

_encoder = msgspec.msgpack.Encoder()
_to_child: msgspec.msgpack.Decoder[ToChild] = msgspec.msgpack.Decoder(ToChild)
_from_child: msgspec.msgpack.Decoder[FromChild] = msgspec.msgpack.Decoder(FromChild)


def framed(message: ToChild | FromChild) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def length_in(head: bytes) -> int:
    length = int.from_bytes(head)
    if length > LONGEST_FRAME:
        raise BadFrame(f"a frame of {length} bytes")
    return length


def read_by_child(body: bytes) -> ToChild:
    return _to_child.decode(body)


def read_by_server(body: bytes) -> FromChild:
    try:
        return _from_child.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFrame(type(error).__name__) from error
