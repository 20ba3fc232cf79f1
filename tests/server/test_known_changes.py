"""What somebody knows is sent as differences: every connection can put it together, whenever it came."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from elysium.engine.audience import SPECTATOR
from elysium.engine.registry import load_game
from elysium.server.live import LiveTable
from elysium.server.presence import Presence
from elysium.server.records import SeatRecord, TableRecord
from elysium.server.seating import Connection, Seating, encode
from elysium.server.wire import FromServer, Position, Update, Welcome, position_after, read_part

PLAYERS = 5
DECISIONS = 150
_read = msgspec.json.Decoder(FromServer).decode


class Reader(Connection):
    """A connection that has the position which it was sent, as a page has."""

    def __init__(self, viewer: int, takes_notes: bool = True) -> None:
        super().__init__("0" * 12, "" if viewer == SPECTATOR else f"v{viewer}")
        self.viewer = viewer
        self.takes_notes = takes_notes
        self.known = {} if takes_notes else None
        self.position: Position | None = None
        self.sizes: list[int] = []

    def send(self, message: bytes) -> None:
        heard = _read(message)
        if isinstance(heard, Welcome) and heard.position is not None:
            self.position = read_part(heard.position)
        elif isinstance(heard, Update):
            assert not read_part(heard.position).knowledge
            self.position = position_after(heard, self.position)
            self.sizes.append(len(heard.known))


def a_seating(name: str) -> Seating:
    setup = load_game(name).setup(PLAYERS)
    seats = tuple(SeatRecord(seat, "person", f"n{seat}", holder=f"v{seat}") for seat in range(PLAYERS))
    table = TableRecord(
        id="0" * 12, game=name, status="running", seats=seats, options=setup.options, host="v0", key="k" * 16,
        seed="5eed" * 16, seq=-1, public=True,
    )  # fmt: skip
    return Seating(LiveTable(table), Presence(0.0))


@pytest.mark.parametrize("name", ["mascarade", "vendetta", "vtes"])
def test_every_connection_knows_what_it_would_be_told_anew(name: str) -> None:
    seating, rng = a_seating(name), Random(2)
    live = seating.live
    readers = [Reader(seat) for seat in (*range(PLAYERS), SPECTATOR)]
    seating.connections.update(readers)
    seating.show(live.deal(1.0))
    undone = 0
    for number in range(DECISIONS):
        if live.playing.state.over:
            break
        if number % 20 == 10:
            late = Reader(rng.choice(readers).viewer, takes_notes=bool(number % 40 > 20))
            seating.connections.add(late)
            late.send(encode(seating.welcome(late, -1, ())))
            readers.append(late)
        last = live.playing.history[-1].seat if live.playing.history else -1
        if last >= 0 and live.may_undo(last) and rng.random() < 0.2:
            undone += 1
            seating.show(live.undo(last, 1.0))
        else:
            seat = rng.choice(live.playing.state.asked)[0]
            seating.show(live.choose(seat, rng.choice(live.view(seat).options), "person", 1.0))
        for reader in readers:
            anew = live.position(reader.viewer, reader.takes_notes)
            assert reader.position == msgspec.json.decode(encode(anew), type=Position)
            assert reader.takes_notes or not reader.position.knowledge
    assert undone
    if name == "mascarade":
        sizes = readers[0].sizes
        assert sizes.count(0) > len(sizes) / 4, "nothing is sent again that has not changed"
