"""Positions as bytes. A snapshot can be read back by the same rules only, which a number in its head guards."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from elysium.engine.fields import fields_of
from elysium.engine.refusal import BadFile
from elysium.engine.state import State

FORMAT: Final = 2

_encode = msgspec.msgpack.Encoder().encode


_any_snapshot = msgspec.msgpack.Decoder(tuple[int, str, int, list[Any]]).decode
_ARRAY_OF_FOUR: Final = b"\x94"


class Snapshots[S: State]:
    """Writes and reads the positions of one game, as the rules with this fingerprint have them."""

    def __init__(self, game: str, state_type: type[S], rules: int) -> None:
        self._state_type = state_type
        self._head = _ARRAY_OF_FOUR + _encode(FORMAT) + _encode(game) + _encode(rules)
        types = tuple(field.type for field in fields_of(state_type))
        decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(tuple[types])  # type: ignore[valid-type]
        self._decode = decoder.decode

    def save(self, s: S) -> bytes:
        return self._head + _encode(s.fields())

    def load(self, data: bytes) -> S:
        try:
            if not data.startswith(self._head):
                _any_snapshot(data)
                raise BadFile("other-snapshot-version")
            values = self._decode(data[len(self._head) :])
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadFile("bad-snapshot", detail=str(error)) from None
        s = self._state_type()
        s.fill(values)
        return s
