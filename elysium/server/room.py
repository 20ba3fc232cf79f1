"""The room with all tables that this process serves: decisions come in, are stored, and only then shown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from time import monotonic, time

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import BrokenRule
from elysium.engine.refusal import BadFile, NotAsked, Refusal, UnknownName
from elysium.engine.state import Option
from elysium.server.infos import chat_line, looks_the_same, may_watch
from elysium.server.live import DAY, LiveTable, NeedsAll, rest_seconds
from elysium.server.lots import without_interrupted_draw
from elysium.server.metrics import Metrics
from elysium.server.news import Happened, Hurried, News, Online, Said, Thought, Watched, read_news
from elysium.server.presence import Presence
from elysium.server.records import Author, ChatRecord, Entry, Halt, Snapshot, Store, StoreGone, TableRecord
from elysium.server.seating import Connection, Seating, encode
from elysium.server.seats import present_seat
from elysium.server.turns import Turns
from elysium.server.wire import Chat, Choose, Thinking

MOST_TABLES = 4096
MOST_BYTES = 512 << 20
VISIT_SECONDS = 600.0
"""That somebody is there is stored again after so long."""
MOST_OVERTAKEN = 3
MOST_EDITS = 10
MOST_NOTICED = 12
"""Who looks on is noticed at once up to so many; of a crowd everybody need not hear of each who comes and goes."""
MOST_NAMED = 100
"""Lookers-on of whom other processes hear one by one: all of a message must fit into one of the database."""
MOST_LOADS = 2
"""Tables that are read at the same time."""

logger = logging.getLogger(__name__)


class Overtaken(NotAsked):
    """Another process was quicker; nothing was stored."""


def must_have_begun(live: LiveTable) -> None:
    halt = live.record.halt
    if halt is not None:
        raise NotAsked(halt.reason, "", **halt.details)
    if live.match is None:
        raise NotAsked("game-not-begun")


class TableLock:
    """Lock guard of a table. A class: what `contextlib` makes takes three times as long."""

    __slots__ = ("_room", "_seating", "_table_id")

    def __init__(self, room: Room, table_id: str) -> None:
        self._room = room
        self._table_id = table_id

    async def __aenter__(self) -> Seating:
        self._seating = await self._room.lock(self._table_id)
        return self._seating

    async def __aexit__(self, *_: object) -> None:
        self._seating.lock.release()


class Room:
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        announce: Callable[[bytes], Awaitable[None]],
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.announce = announce
        """Tells the other processes about a table."""
        self.wake: Callable[[str], None] = lambda table_id: None
        """Tells whoever lets bots play that a table may have something to do."""
        self._name = secrets.token_hex(4)
        """By which this process knows its own announcements."""
        self._seatings: OrderedDict[str, Seating] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._loads = Turns(MOST_LOADS)
        self._notes = Turns()
        self._dropping: set[asyncio.Task[None]] = set()
        """The event loop itself does not hold on to its tasks."""
        self._began = time()
        self._most_bytes = most_bytes
        self._presences: dict[str, Presence] = {}
        """Of tables that are not loaded as well: a request may come to a process at which nobody looks on."""

    # Getting at a table

    def at(self, table_id: str) -> TableLock:
        """The table, up to date and locked; Refusal if there is none."""
        return TableLock(self, table_id)

    async def load(self, table_id: str) -> None:
        """Have it in memory; Refusal if there is none."""
        await self._seating(table_id)

    async def record(self, table_id: str) -> TableRecord:
        async with self.at(table_id) as seating:
            return seating.live.record

    async def lock(self, table_id: str) -> Seating:
        while True:
            seating = self._seatings.get(table_id) or await self._seating(table_id)
            await seating.lock.acquire()
            try:
                if self._seatings.get(table_id) is seating:
                    self._seatings.move_to_end(table_id)
                    if self.store.shared:
                        await self._catch_up(seating)
                    return seating
            except BaseException:
                seating.lock.release()
                raise
            seating.lock.release()  # it was given up while we waited: it may hold what was never stored

    async def _seating(self, table_id: str) -> Seating:
        seating = self._seatings.get(table_id)
        if seating is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    seating = self._seatings.get(table_id)
                    if seating is None:
                        loaded = Seating(await self._load(table_id), self._presence_of(table_id))
                        seating = self._seatings.setdefault(table_id, loaded)
                        self._evict_idle_tables()
            finally:
                self._loading.pop(table_id, None)
        return seating

    async def _load(self, table_id: str) -> LiveTable:
        # PostgreSQL takes no text with a zero in it.
        record = None if "\0" in table_id else await self.store.table(table_id)
        if record is None:
            raise Refusal("no-such-table")
        try:
            live = await self._loads.in_thread(lambda: LiveTable(record))
        except UnknownName as unknown:
            missing = Refusal("game-gone", name=record.game)
            await self._halt(record, missing)
            raise missing from unknown
        if record.seq >= 0:
            # In this order: a snapshot that is newer than the entries would be a position they do not lead to.
            snapshots = await self.store.snapshots(table_id)
            try:
                try:
                    await self._read_log(live, snapshots, live.needed_after(snapshots))
                except NeedsAll:
                    await self._read_log(live, snapshots, -1)
            except BadFile as unreadable:
                live.record = await self._halt(record, unreadable)
            else:
                if record.halt is not None:
                    live.record = await self._resume(live)
        return live

    async def _read_log(self, live: LiveTable, snapshots: Sequence[Snapshot], after: int) -> None:
        entries, gone = await self.store.standing_entries(live.record.id, after)
        await self._loads.in_thread(lambda: live.load(entries, snapshots))
        self._drop_later(live.record.id, gone)

    async def _halt(self, record: TableRecord, why: Refusal) -> TableRecord:
        """A table that this release cannot go on with rests, and its record says why: nobody tries again and again."""
        if record.halt is not None:
            return record
        cause = why.__cause__
        logger.warning(
            "table %s rests: %s %s", record.id, why, cause.reason if isinstance(cause, Refusal) else type(cause)
        )
        details = {name: value if isinstance(value, int) else str(value) for name, value in why.details.items()}

        def rest(record: TableRecord) -> TableRecord:
            status = "closed" if record.status == "running" else record.status
            halt = Halt(why.reason, details, record.status)
            return msgspec.structs.replace(record, status=status, halt=halt, automatic=False)

        return await self._edit(record, rest)

    async def _resume(self, live: LiveTable) -> TableRecord:
        """What another release could not go on with, and this one can, is as it was; with time for whoever is asked."""
        respite = live.respite(live.log[-1].seat, time())

        def go_on(record: TableRecord) -> TableRecord:
            if record.halt is None:
                return record
            resumed = msgspec.structs.replace(record, status=record.halt.status, halt=None)
            if respite is not None and resumed.status == "running":
                resumed = msgspec.structs.replace(resumed, respite=respite, deadline=respite.until)
            return msgspec.structs.replace(resumed, automatic=live.is_automatic(resumed))

        resumed = await self._edit(live.record, go_on)
        live.deadline = resumed.deadline
        return resumed

    async def _edit(self, record: TableRecord, edit: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """Store a record that is not at hand yet, edited; asked again if somebody else was quicker."""
        for _ in range(MOST_EDITS):
            edited = edit(record)
            if edited == record:
                return record
            edited = msgspec.structs.replace(edited, revision=record.revision + 1)
            if await self.store.change(edited):
                return edited
            record = await self.store.table(record.id) or record
        raise StoreGone("a table changes too quickly")

    def _evict_idle_tables(self) -> None:
        """Those that nobody has asked for for longest, until the others fit; where people are nothing is evicted."""
        weight, count = sum(seating.weight for seating in self._seatings.values()), len(self._seatings)
        for table_id, seating in list(self._seatings.items())[:-1]:
            if weight <= self._most_bytes and count <= MOST_TABLES:
                break
            if not seating.connections and not seating.lock.locked():
                weight, count = weight - seating.weight, count - 1
                self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        del self._seatings[table_id]
        if self._presence_of(table_id).is_empty:
            del self._presences[table_id]

    # Tables that nobody visits

    async def visit(self, table_id: str) -> None:
        """Somebody is there: the table goes on by itself, and a clock that stood still begins anew."""
        now = time()
        record = await self.record(table_id)
        rests_at = now + rest_seconds(record.clock)
        if rests_at - record.rests_at < VISIT_SECONDS:
            return
        if record.is_resting(now):
            await self.change(table_id, lambda live: live.after_rest(now))
        async with self.at(table_id) as seating:
            await self.store.visit(table_id, rests_at)
            seating.live.record = msgspec.structs.replace(seating.live.record, rests_at=rests_at)

    async def see_to_visits(self) -> None:
        """Where people are the table does not rest; those that they have left may have grown meanwhile."""
        for table_id, seating in list(self._seatings.items()):
            seating.weight = seating.live.weight()
            await asyncio.sleep(0.0)  # weighing thousands in one go would hold everybody up
            if seating.connections:
                with contextlib.suppress(Refusal):
                    await self.visit(table_id)
        self._evict_idle_tables()

    async def purge(self, unbegun_days: float, unfinished_days: float) -> int:
        """Delete what nobody has come to for so long, and say how much it was; 0 days: never."""
        now, count = time(), 0
        before = [now - days * DAY if days else 0.0 for days in (unbegun_days, unfinished_days)]
        while purged := await self.store.purge(*before):
            count += len(purged)
            for table_id in purged:
                if table_id in self._seatings:
                    self._seatings[table_id].close_all()
                    self._forget(table_id)
        return count

    def _presence_of(self, table_id: str) -> Presence:
        return self._presences.setdefault(table_id, Presence(self._began))

    async def _catch_up(self, seating: Seating) -> None:
        """What other processes have stored since; shown here before anything else happens."""
        live = seating.live
        record = await self.store.table(live.record.id)
        if record is None:
            raise Refusal("no-such-table")
        is_other = record.seq != live.seq if live.match is None else record.seq < live.seq
        if is_other or record.halt != live.record.halt:
            return await self._reload(seating)
        entries = await self.store.entries(record.id, live.seq) if record.seq > live.seq else ()
        if record.seq > live.seq and (not entries or entries[-1].seq - live.seq != len(entries)):
            return await self._reload(seating)  # something was taken back and dropped, perhaps with what stands here
        old, live.record = live.record, record
        live.deadline = record.deadline
        seating.show_changes(old)  # first of all: a seat may have a new holder, who alone may see what follows
        try:
            for entry in entries:
                live.apply(entry)
                await self._show(seating, entry)
        except BadFile:
            return await self._reload(seating)
        except Exception:
            self._drop(seating)
            raise
        return None

    async def _reload(self, seating: Seating) -> None:
        """Forget what is in memory: the store knows better."""
        seating.live = await self._load(seating.live.record.id)
        for connection in seating.audience():
            connection.viewer = seating.viewer_of(connection.visitor)
            connection.send(encode(seating.welcome(connection, -1, ())))

    def _drop(self, seating: Seating) -> None:
        """Nothing that this process believes of the table counts any more; whoever sits here has to come again."""
        if self._seatings.get(seating.live.record.id) is seating:
            del self._seatings[seating.live.record.id]
        seating.close_all()

    # Decisions

    async def choose(
        self,
        table_id: str,
        seat: int,
        option: Option | Choose,
        seq: int,
        by: Author = "person",
        visitor: str | None = None,
    ) -> int:
        """Carry out a choice made on the table as it was at `seq`; the number of its entry, once it is stored.

        A visitor must hold the seat at this very moment. Whoever was overtaken by another seat's choice, which does
        not touch their own question, is tried again.
        """
        for _ in range(MOST_OVERTAKEN):
            with contextlib.suppress(Overtaken):
                return await self._choose(table_id, seat, option, seq, by, visitor)
        raise NotAsked("stale")

    async def _choose(
        self, table_id: str, seat: int, chosen: Option | Choose, seq: int, by: Author, visitor: str | None
    ) -> int:
        async with self.at(table_id) as seating:
            live = seating.live
            if visitor is not None and present_seat(live.record, visitor).seat != seat:
                raise NotAsked("no-seat-here")
            self._check_question(live, seat, seq)
            now = time()
            if by != "person" and not live.may_decide(seat, by, now):
                raise NotAsked("stale")
            option = live.option_from(seat, chosen.verb, chosen.args) if isinstance(chosen, Choose) else chosen
            try:
                entry = live.choose(seat, option, by, now)
            except BrokenRule as broken:
                self.metrics.broken_rules.inc()
                if not live.playing.must_retreat(seat, option, own_will=by == "person"):
                    raise
                entry = live.retreat(broken, now)
            await self._keep(seating, entry)
            return entry.seq

    async def undo(self, table_id: str, seat: int, seq: int, visitor: str | None = None) -> int:
        async with self.at(table_id) as seating:
            live = seating.live
            if visitor is not None and present_seat(live.record, visitor).seat != seat:
                raise NotAsked("no-seat-here")
            must_have_begun(live)
            if seq != live.seq:
                raise NotAsked("stale")
            entry = live.undo(seat, time())
            await self._keep(seating, entry)
            return entry.seq

    @staticmethod
    def _check_question(live: LiveTable, seat: int, seq: int) -> None:
        must_have_begun(live)
        if live.record.status == "closed":
            raise NotAsked("table-closed")
        if live.playing.state.over:
            raise NotAsked("game-over")
        if seat not in live.since:
            raise NotAsked("not-your-decision")
        if not live.since[seat] <= seq <= live.seq:
            raise NotAsked("stale")

    async def _keep(self, seating: Seating, entry: Entry) -> None:
        """Stored before shown."""
        began = monotonic()
        if not await self._append_or_reload(seating, entry, seating.live.snapshot()):
            raise Overtaken("stale")
        await self._after(seating, entry)
        # That somebody could only pass is nobody's business, not even a monitor's: whatever is counted of a decision
        # is counted here, of every one alike.
        self.metrics.decisions["person" if entry.by == "auto" else entry.by].inc()
        self.metrics.decision_seconds.observe(monotonic() - began)
        await self._drop_entries(seating.live.record.id, seating.live.drop_cancelled())

    def _drop_later(self, table_id: str, seqs: Collection[int]) -> None:
        """Whoever has a table loaded does not wait until the disk has forgotten what was taken back there."""
        if seqs:
            task = asyncio.create_task(self._drop_entries(table_id, seqs))
            self._dropping.add(task)
            task.add_done_callback(self._dropping.discard)

    async def _drop_entries(self, table_id: str, seqs: Collection[int]) -> None:
        if seqs:
            with contextlib.suppress(StoreGone):  # then whoever loads the table next drops them
                await self.store.drop(table_id, seqs)

    async def _append_or_reload(
        self, seating: Seating, entry: Entry, snapshot: Snapshot | None, expected: int | None = None
    ) -> bool:
        """False if another process was quicker. If it cannot be stored, this process forgets that it ever happened."""
        live = seating.live
        try:
            stored = await self.store.append(live.record.id, entry, live.progress(), snapshot, expected)
            if not stored:
                await self._reload(seating)
        except BaseException:
            self._drop(seating)
            raise
        return stored

    async def _after(self, seating: Seating, entry: Entry) -> None:
        """An entry is stored: everybody may know."""
        live = seating.live
        status = "over" if live.playing.state.over else "running"
        begun = live.record.status != status
        live.record = msgspec.structs.replace(
            live.record,
            status=status,
            seq=entry.seq,
            asked=tuple(live.since),
            deadline=live.deadline,
            outcome=live.playing.state.outcome,
            updated=entry.at,
        )
        await self._show(seating, entry)
        if begun:
            seating.show_table()
        if self.store.shared:
            await self._announce(Happened(process=self._name, table=live.record.id))
        if live.goes_on_alone(entry.at):
            self.wake(live.record.id)

    async def _show(self, seating: Seating, entry: Entry) -> None:
        """What is stored is shown, even if whoever has chosen it goes in the middle of it."""
        try:
            await seating.work_out_notes(entry, self._notes)
        finally:
            seating.show(entry)

    async def deal(self, table_id: str) -> None:
        """All seats are taken: begin. Dealt to exactly those who sit there now, or not at all."""
        async with self.at(table_id) as seating:
            live = seating.live
            record, draw = live.record, live.record.draw
            if live.match is not None or record.status != "open" or (draw and draw.phase != "drawn"):
                return
            if any(seat.kind in ("open", "friend") for seat in record.seats):
                return
            entry = live.deal(time())
            snapshot = entry.seq, live.game.save(live.playing.state)
            if await self._append_or_reload(seating, entry, snapshot, live.record.revision):
                await self._after(seating, entry)

    # Changes of the record: who sits where

    async def change(self, table_id: str, edit: Callable[[LiveTable], TableRecord]) -> TableRecord:
        """Store an edited record; the edit may be asked again if somebody else was quicker."""
        return await self.rearrange(table_id, lambda seating: edit(seating.live))

    async def rearrange(self, table_id: str, edit: Callable[[Seating], TableRecord]) -> TableRecord:
        """The same where it depends on who is there."""
        for _ in range(MOST_EDITS):
            async with self.at(table_id) as seating:
                old = seating.live.record
                edited = without_interrupted_draw(old, edit(seating))
                if edited == old:
                    return old
                updated = old.updated if looks_the_same(old, edited) else time()
                automatic = seating.live.is_automatic(edited)
                edited = msgspec.structs.replace(
                    edited, revision=old.revision + 1, automatic=automatic, updated=updated
                )
                if await self.store.change(edited):
                    seating.live.record = edited
                    seating.live.deadline = edited.deadline
                    seating.show_changes(old)
                    if self.store.shared:
                        await self._announce(Happened(process=self._name, table=table_id))
                    self.wake(table_id)
                    return edited
                if not self.store.shared:
                    await self._reload(seating)
        raise StoreGone("a table changes too quickly")

    # Connections

    async def connect(self, connection: Connection, seq: int, chat: int) -> None:
        """A socket says hello: it gets what it lacks, and hears all that follows."""
        await self.visit(connection.table_id)
        async with self.at(connection.table_id) as seating:
            connection.viewer = seating.viewer_of(connection.visitor)
            if not may_watch(seating.live.record, connection.visitor):
                raise Refusal("no-spectators")
            already = any(
                other.viewer == connection.viewer and (other.read is None) == (connection.read is None)
                for other in seating.connections
            )
            await self._hear_chat(seating)
            lines = await self.store.chat(connection.table_id, chat)
            shown = connection.viewer, connection.takes_notes
            if not seating.live.is_prepared(*shown):
                await self._loads.in_thread(lambda: seating.live.prepare(*shown))
            seating.connections.add(connection)
            connection.send(encode(seating.welcome(connection, seq, tuple(map(chat_line, lines)))))
            self.wake(connection.table_id)
            if not already and connection.viewer != SPECTATOR:
                await self._presence(seating, connection.viewer, True)
            elif connection.viewer == SPECTATOR and seating.watching() <= MOST_NOTICED:
                await self._notice_lookers(seating)

    async def disconnect(self, connection: Connection) -> None:
        seating = self._seatings.get(connection.table_id)
        if seating is None or connection not in seating.connections:
            return
        seating.connections.discard(connection)
        viewer = connection.viewer
        if viewer != SPECTATOR and not any(other.viewer == viewer for other in seating.connections):
            seating.presence.see(viewer, time())
            await self._presence(seating, viewer, False)
        elif viewer == SPECTATOR and seating.watching() < MOST_NOTICED:
            await self._notice_lookers(seating)

    async def _notice_lookers(self, seating: Seating) -> None:
        seating.show_table()
        await self._tell_lookers(seating)

    async def _tell_lookers(self, seating: Seating) -> None:
        """How many look on here is said to other processes; a crowd is not told one by one."""
        if self.store.shared:
            lookers = sorted(seating.lookers())
            named, more = tuple(lookers[:MOST_NAMED]), max(0, len(lookers) - MOST_NAMED)
            await self._announce(Watched(process=self._name, table=seating.live.record.id, lookers=named, more=more))

    async def _presence(self, seating: Seating, seat: int, online: bool) -> None:
        seating.show_record(seating.connections)
        await self._tell_online(seating, seat, online)

    async def _tell_online(self, seating: Seating, seat: int, online: bool = True) -> None:
        if self.store.shared:
            table_id, read = seating.live.record.id, seating.read_here(seat)
            await self._announce(Online(process=self._name, table=table_id, seat=seat, online=online, read=read))

    async def read(self, connection: Connection, seq: int) -> None:
        """Somebody has read so far: bots that have waited for that may go on, here or elsewhere."""
        connection.read = seq
        self.wake(connection.table_id)
        seating = self._seatings.get(connection.table_id)
        if seating is not None and seating.is_deal_open and connection.viewer != SPECTATOR:
            await self._tell_online(seating, connection.viewer)

    async def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        async with self.at(table_id) as seating:
            line = ChatRecord(0, seat, name, text, time())
            await self.store.add_chat(table_id, line)
            await self._hear_chat(seating)
        if self.store.shared:
            await self._announce(Said(process=self._name, table=table_id))

    async def _hear_chat(self, seating: Seating) -> None:
        """Everything that was said since, here or at another process, in its order."""
        lines = await self.store.chat(seating.live.record.id, seating.chat_seen)
        if lines:
            seating.chat_seen = lines[-1].id
            seating.tell(Chat(tuple(map(chat_line, lines))))

    async def thinking(self, table_id: str, seat: int, percent: int) -> None:
        """How far a bot has come: shown, not stored."""
        seating = self._seatings.get(table_id)
        if seating is not None:
            seating.tell(Thinking(seat, percent))
        if self.store.shared:
            await self._announce(Thought(process=self._name, table=table_id, seat=seat, percent=percent))

    # Between processes

    async def _announce(self, news: News) -> None:
        with contextlib.suppress(OSError, StoreGone):
            await self.announce(encode(news))

    async def hear(self, data: bytes, hurry: Callable[[str, int], None]) -> None:
        """Another process has done something at a table; it matters if somebody here looks at it."""
        news = read_news(data)
        if news.process == self._name:
            return None
        if isinstance(news, Hurried):
            return hurry(news.table, news.seat)
        is_new = self._hear_presence(news)
        seating = self._seatings.get(news.table)
        if seating is None or not seating.connections:
            return None
        if isinstance(news, Thought):
            return seating.tell(Thinking(news.seat, news.percent))
        if isinstance(news, Online) and seating.is_deal_open:
            self.wake(news.table)
        try:
            async with self.at(news.table) as seating:
                if is_new:
                    seating.show_table()
                elif isinstance(news, Said):
                    await self._hear_chat(seating)
        except (StoreGone, Refusal, BadFile):
            seating.close_all()
        return None

    def _hear_presence(self, news: News) -> bool:
        """Whether others are there than this process knew of."""
        if isinstance(news, Online):
            return self._presence_of(news.table).hear(news.process, news.seat, news.online, time(), news.read)
        if isinstance(news, Watched):
            return self._presence_of(news.table).hear_of_lookers(news.process, news.lookers, news.more, time())
        return False

    async def tell_hurry(self, table_id: str, seat: int) -> None:
        if self.store.shared:
            await self._announce(Hurried(process=self._name, table=table_id, seat=seat))

    def has(self, table_id: str) -> bool:
        """Whether the table is in memory, or would have to be loaded."""
        return table_id in self._seatings

    def game_of(self, table_id: str) -> str:
        seating = self._seatings.get(table_id)
        return seating.live.record.game if seating else ""

    async def refresh_all(self) -> None:
        """Announcements may have been lost: see what has happened at the tables that somebody here looks at."""
        for table_id in [table_id for table_id, seating in self._seatings.items() if seating.connections]:
            with contextlib.suppress(StoreGone, Refusal):
                async with self.at(table_id) as seating:
                    await self._hear_chat(seating)

    async def tell_presence(self) -> None:
        """Who is online here; the others believe it for a while only, for a process may die without a word."""
        now = time()
        for table_id, presence in list(self._presences.items()):
            seating = self._seatings.get(table_id)
            if presence.expire(now) and seating is not None:
                seating.show_table()
            if presence.is_empty and seating is None:
                del self._presences[table_id]
        for seating in list(self._seatings.values()):
            for seat in {connection.viewer for connection in seating.connections} - {SPECTATOR}:
                await self._tell_online(seating, seat)
            if seating.lookers():
                await self._tell_lookers(seating)

    def cut_off(self, visitor: str) -> None:
        """Their lines end; whoever can still say who they are comes back."""
        for seating in self._seatings.values():
            for connection in [one for one in seating.connections if one.visitor == visitor]:
                connection.close()

    def count(self) -> tuple[int, int]:
        """Tables in memory, and connections."""
        return len(self._seatings), sum(len(seating.connections) for seating in self._seatings.values())

    def close(self) -> None:
        for seating in self._seatings.values():
            seating.close_all()
