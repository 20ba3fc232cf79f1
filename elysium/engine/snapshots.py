"""Positions as bytes. A snapshot can be read back by the same rules only, which a number in its head guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from elysium.engine.fields import encode, fields_of, is_native, snapshot_source
from elysium.engine.refusal import BadFile
from elysium.engine.state import State, restored

FORMAT: Final = 2

_any_snapshot = msgspec.msgpack.Decoder(tuple[int, str, int, list[Any]]).decode
_ARRAY_OF_FOUR: Final = b"\x94"


class Snapshots[S: State]:
    """Writes and reads the positions of one game, as the rules with this fingerprint have them."""

    def __init__(self, game: str, state_type: type[S], rules: int) -> None:
        self._head = _ARRAY_OF_FOUR + encode(FORMAT) + encode(game) + encode(rules)
        self.save, self._load = _forms(state_type, self._head)

    def load(self, data: bytes) -> S:
        try:
            if not data.startswith(self._head):
                _any_snapshot(data)
                raise BadFile("other-snapshot-version")
            return self._load(data)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadFile("bad-snapshot", detail=str(error)) from None


def _forms[S: State](state_type: type[S], head: bytes) -> tuple[Callable[[S], bytes], Callable[[bytes], S]]:
    """How to write a position behind its head, and how to read it back."""
    if issubclass(state_type, msgspec.Struct):
        read = msgspec.msgpack.Decoder(state_type).decode
        return lambda s: head + encode(s), lambda data: read(data[len(head) :])
    types = tuple(field.type for field in fields_of(state_type))
    decode: Callable[[bytes], Any] = msgspec.msgpack.Decoder(tuple[types]).decode  # type: ignore[valid-type]
    if any(map(is_native, state_type.__mro__)):
        return lambda s: head + encode(s.fields()), lambda data: restored(state_type, decode(data[len(head) :]))
    made: dict[str, Any] = {"head": head, "encode": encode, "decode": decode, "made": state_type}
    exec(snapshot_source(fields_of(state_type)), made)
    return made["save"], made["load"]
