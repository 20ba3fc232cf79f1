"""Positions as bytes. A snapshot can be read back by the same rules only, which a number in its head guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from elysium.engine.fields import encode, fields_of
from elysium.engine.refusal import BadFile
from elysium.engine.state import State, restored

FORMAT: Final = 2

_any_snapshot = msgspec.msgpack.Decoder(tuple[int, str, int, list[Any]]).decode
_ARRAY_OF_FOUR: Final = b"\x94"


class Snapshots[S: State]:
    """Writes and reads the positions of one game, as the rules with this fingerprint have them."""

    def __init__(self, game: str, state_type: type[S], rules: int) -> None:
        self._head = _ARRAY_OF_FOUR + encode(FORMAT) + encode(game) + encode(rules)
        self._decode: Callable[[bytes], S]
        if issubclass(state_type, msgspec.Struct):
            dump: Callable[[S], bytes] = encode
            self._decode = msgspec.msgpack.Decoder(state_type).decode
        else:
            dump = state_type.dump
            types = tuple(field.type for field in fields_of(state_type))
            decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(tuple[types])  # type: ignore[valid-type]
            self._decode = lambda data: restored(state_type, decoder.decode(data))
        head = self._head
        # A closure, as looking its parts up on each call would cost a twentieth of the whole.
        self.save: Callable[[S], bytes] = lambda s: head + dump(s)

    def load(self, data: bytes) -> S:
        try:
            if not data.startswith(self._head):
                _any_snapshot(data)
                raise BadFile("other-snapshot-version")
            return self._decode(data[len(self._head) :])
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadFile("bad-snapshot", detail=str(error)) from None
