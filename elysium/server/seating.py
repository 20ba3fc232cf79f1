"""Who sits at a table in this process: the open sockets, and the table they look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from secrets import token_hex
from time import monotonic, thread_time, time
from typing import Any, Final

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.engine.observation import Known
from elysium.server.fast_websocket import Write, no_fast_path
from elysium.server.infos import looks_the_same, may_watch, seat_of, table_info
from elysium.server.live import LiveTable
from elysium.server.presence import Presence
from elysium.server.records import Entry, TableRecord
from elysium.server.turns import Turns
from elysium.server.wire import ChatLine, FromServer, PassOver, TableChanged, TableInfo, Welcome

NOTES_SECONDS = 0.005
"""So long the event loop works out what people know."""
LOOKER_BYTES = 6
ARRIVING_SECONDS = 15.0
"""Until the page of a guided game has come, or has come back."""
DEAL_SECONDS = 40.0
"""So long do bots leave a deal that lies open to people who have not said yet that they have read it."""
FIRST_ENTRY = 0
AWAY_SECONDS = 120.0
"""So long a table waits for somebody who is not there before the others may go on without them."""
MOST_WAITING = 256
"""Messages that a slow reader may be behind before its connection is closed; it can come back and get the gap."""

type Sent = tuple[Mapping[str, Known] | None, Mapping[str, Known] | None, bytes]
"""What a viewer was known to know, what they know now, and the message that says so."""
NOTHING_SENT: Final[Sent] = None, None, b""

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


class Outgoing:
    """Messages that had to wait, for one writer; an asyncio.Queue takes three kilobytes even while it is empty."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[bytes | None] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._messages)

    def put_nowait(self, message: bytes | None) -> None:
        if len(self._messages) >= MOST_WAITING:
            raise asyncio.QueueFull
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> bytes | None:
        return self._messages.pop(0)

    async def get(self) -> bytes | None:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def clear(self) -> None:
        self._messages.clear()


class Connection:
    """One open socket at a table."""

    def __init__(self, table_id: str, visitor: str, write: Write = no_fast_path) -> None:
        self.table_id = table_id
        self.visitor = visitor
        self.viewer = SPECTATOR
        self.takes_notes = False
        self.known: Mapping[str, Known] | None = None
        """What this connection was told last that its viewer knows: it is sent the changes. None if it wants none."""
        self.outgoing = Outgoing()
        self._write = write
        self._behind = 0
        """Messages that had to wait and are not on their way yet: until they are, nothing may overtake them."""
        self.cut = False
        self.is_gone = False
        self._going: asyncio.Future[None] | None = None
        self.read: int | None = None
        """The last entry that its person has read; None for one that does not say."""
        self.looker = blake2b((visitor or token_hex(8)).encode(), digest_size=LOOKER_BYTES).hexdigest()
        """Whoever looks on is told apart by this, at other processes too; nobody can tell from it who it is."""
        self.is_answered = False
        """Something that this connection has asked for is being done."""

    def send(self, message: bytes) -> None:
        if self.cut or (not self._behind and self._write(message)):
            return
        try:
            self.outgoing.put_nowait(message)
            self._behind += 1
        except asyncio.QueueFull:
            self.close()

    def sent(self) -> None:
        """The writer has sent a message that had to wait."""
        self._behind -= 1

    def close(self) -> None:
        """The writer stops when it finds None; what could not be sent is sent again when the client comes back."""
        self.cut = True
        self.leave()
        self.outgoing.clear()
        self.outgoing.put_nowait(None)

    def leave(self) -> None:
        """One side has hung up: nothing more is read."""
        self.is_gone = True
        if self._going is not None and not self._going.done():
            self._going.set_result(None)

    def going(self) -> asyncio.Future[None]:
        """Done once one side has hung up."""
        self._going = asyncio.get_running_loop().create_future()
        if self.is_gone:
            self._going.set_result(None)
        return self._going


class Seating:
    """A table in this process, with its lock and its connections."""

    def __init__(self, live: LiveTable, presence: Presence) -> None:
        self.live = live
        self.presence = presence
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.chat_seen = 0
        self.weight = live.weight()
        self.moved_at = monotonic()
        """When the newest entry was heard of here, by a clock that nobody sets."""
        self._notes_take_long = False

    async def work_out_notes(self, entry: Entry, turns: Turns) -> None:
        """What everybody knows now, before they are shown it. As a rule that is done at once; at some tables it has to
        be searched for, and after a choice was taken back, from the beginning: the event loop does not wait for that.
        """
        live = self.live
        viewers = {connection.viewer for connection in self.connections if connection.known is not None}
        if entry.kind != "back" and not self._notes_take_long:
            began = thread_time()
            while viewers and thread_time() - began < NOTES_SECONDS:
                live.knowledge(viewers.pop())
        if viewers:
            self._notes_take_long = await turns.in_thread(lambda: live.work_out_knowledge(viewers)) > NOTES_SECONDS / 2

    def show(self, entry: Entry) -> None:
        """One message for each viewer, however many connections they have."""
        live = self.live
        self.moved_at = monotonic()
        messages: dict[tuple[int, bool], Sent] = {}
        for connection in self.audience():
            viewer = connection.viewer, connection.takes_notes
            before, known, message = messages.get(viewer, NOTHING_SENT)
            if not message or before is not connection.known:
                before = connection.known
                known, message = live.update(connection.viewer, entry, before)
                messages[viewer] = before, known, message
            connection.known = known
            connection.send(message)

    def audience(self) -> list[Connection]:
        """The connections that may look on; who no longer may, since the game began or a seat was moved, is cut off."""
        record = self.live.record
        if not record.spectators:
            for connection in self.connections:
                if not may_watch(record, connection.visitor):
                    connection.close()
        return [connection for connection in self.connections if not connection.cut]

    def show_table(self) -> None:
        staying: list[Connection] = []
        for connection in self.audience():
            viewer = self.viewer_of(connection.visitor)
            if viewer != connection.viewer:
                connection.viewer = viewer
                connection.send(encode(self.welcome(connection, -1, ())))
            else:
                staying.append(connection)
        self.show_record(staying)

    def show_record(self, connections: Iterable[Connection]) -> None:
        """What everybody may know is made once, however many look on; hosts and those who sit here know more."""
        record, about = self.live.record, self._about_people()
        messages: dict[str, bytes] = {}
        for connection in connections:
            visitor = connection.visitor
            knows_more = connection.viewer != SPECTATOR or (bool(visitor) and visitor == record.host)
            whose = visitor if knows_more else ""
            if whose not in messages:
                messages[whose] = encode(TableChanged(table_info(record, whose, *about)))
            connection.send(messages[whose])

    def show_changes(self, old: TableRecord) -> None:
        """The record is another than it was."""
        record = self.live.record
        if looks_the_same(old, record):
            self.show_anew([seat.seat for seat in record.seats if seat != old.seats[seat.seat]])
            return
        self.show_table()
        is_renamed = any(seat.name != before.name for seat, before in zip(record.seats, old.seats, strict=True))
        if record.respite != old.respite or (is_renamed and self.live.match is not None):
            self.show_anew([*(seat.seat for seat in record.seats), SPECTATOR])
        elif self.live.match is not None:
            # Whoever takes a seat back from a bot is asked what the bot was asked.
            self.show_anew([seat.seat for seat in record.seats if seat.bot != old.seats[seat.seat].bot])

    def show_anew(self, seats: Sequence[int]) -> None:
        """Something has changed for these viewers alone: when they are asked, and for how long."""
        for connection in self.audience():
            if connection.viewer in seats:
                connection.send(encode(self.welcome(connection, self.live.seq, ())))

    def viewer_of(self, visitor: str) -> int:
        seat = seat_of(self.live.record, visitor)
        return SPECTATOR if seat < 0 else seat

    def welcome(self, connection: Connection, seq: int, chat: tuple[ChatLine, ...]) -> Welcome:
        live = self.live
        since = seq if live.dropped_until <= seq <= live.seq else -1
        seat = live.record.seats[connection.viewer] if connection.viewer != SPECTATOR else None
        connection.known = None
        if connection.takes_notes:
            connection.known = live.knowledge(connection.viewer) if live.match is not None else {}
        return Welcome(
            table=self.info(connection.visitor),
            viewer=connection.viewer,
            position=live.position(connection.viewer, connection.takes_notes) if live.match is not None else None,
            log=live.log_after(connection.viewer, since),
            since=since,
            undone=live.undone_after(since),
            chat=chat,
            passing=PassOver(0, seat.skipped, seat.until if seat.hurried else "") if seat else None,
            now=time(),
        )

    def info(self, visitor: str) -> TableInfo:
        """What one visitor may know of a table."""
        return table_info(self.live.record, visitor, *self._about_people())

    def _about_people(self) -> tuple[set[int], dict[int, float], int]:
        """Who is there, how long the table waits for those who are not, and how many look on."""
        online = self.online(time())
        waited = [seat.seat for seat in self.live.record.seats if seat.kind == "person" and not seat.left]
        bots_from = {seat: self.waits_until(seat) for seat in waited if seat in self.live.since and seat not in online}
        return online, bots_from, self.watching()

    def waits_until(self, seat: int) -> float:
        """How long the table waits for somebody who is not there, and not only since their connection broke."""
        return max(self.live.record.updated, self.presence.last_seen(seat)) + AWAY_SECONDS

    def watching(self) -> int:
        """How many look on without a seat, here or elsewhere."""
        return self.presence.watching(self.lookers(), time())

    def lookers(self) -> set[str]:
        """Who looks on here without a seat, each as a few letters; a visitor with several windows is one."""
        return {connection.looker for connection in self.connections if connection.viewer == SPECTATOR}

    def is_to_be_read(self) -> bool:
        """At a guided table bots wait for the reader, who may only be on the way there; one who is at another process
        is waited for there. At any, for a while, for those who read a deal that lies open, here or elsewhere.
        """
        record, now = self.live.record, time()
        if record.guided:
            if any(self._reads(connection) for connection in self.connections):
                return self._is_being_read(now)
            return bool(self.presence.online(now)) or now - record.updated < ARRIVING_SECONDS
        return self.is_deal_open and now - record.updated < DEAL_SECONDS and self._is_being_read(now)

    @property
    def is_deal_open(self) -> bool:
        """There is something to remember; not for those who only look on at bots."""
        return self.live.seq == FIRST_ENTRY and self.live.game.views.deals_face_up and not self.live.record.bots_only

    def _reads(self, connection: Connection) -> bool:
        """A person who plays, or who looks on where only bots do."""
        return connection.viewer != SPECTATOR or self.live.record.bots_only

    def _is_being_read(self, now: float) -> bool:
        """Somebody, who says when they have read, has not read what came last; one window is enough."""
        read = self.presence.read(now)
        for connection in self.connections:
            if connection.read is not None and self._reads(connection):
                read[connection.viewer] = max(connection.read, read.get(connection.viewer, connection.read))
        return bool(read) and min(read.values()) < self.live.seq

    def read_here(self, seat: int) -> int | None:
        """The last entry that the person of a seat has read in a window here; None if none of them says."""
        read = [one.read for one in self.connections if one.viewer == seat and one.read is not None]
        return max(read) if read else None

    def online(self, now: float) -> set[int]:
        """The seats whose people look at the table, here or elsewhere."""
        return {connection.viewer for connection in self.connections} | self.presence.online(now)

    def tell(self, message: FromServer) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send(data)

    def close_all(self) -> None:
        for connection in list(self.connections):
            connection.close()
