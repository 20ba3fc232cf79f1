"""The room with all tables that this process serves: decisions come in, are stored, and only then shown."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from time import time

import msgspec

from elysium.engine.audience import SPECTATOR
from elysium.engine.match import BrokenRule
from elysium.engine.refusal import BadFile, NotAsked, Refusal
from elysium.engine.state import Option
from elysium.server.infos import chat_line, may_watch, seat_of, table_info
from elysium.server.live import LiveTable
from elysium.server.metrics import Metrics
from elysium.server.records import Author, ChatRecord, Entry, Store, StoreGone, TableRecord
from elysium.server.seating import Line, Seating, encode
from elysium.server.wire import (
    Chat,
    ChatLine,
    FromServer,
    PassOver,
    TableChanged,
    TableInfo,
    Thinking,
    Update,
    Welcome,
)

MOST_TABLES = 4096
BELIEVED_SECONDS = 45.0


class Room:
    def __init__(self, store: Store, metrics: Metrics, announce: Callable[[bytes], Awaitable[None]]) -> None:
        self.store = store
        self.metrics = metrics
        self.announce = announce
        """Tells the other processes about a table."""
        self.wake: Callable[[str], None] = lambda table_id: None
        """Tells whoever lets bots play that a table may have something to do."""
        self._seatings: OrderedDict[str, Seating] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # Getting at a table

    @contextlib.asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Seating]:
        """The table, up to date and locked; Refusal if there is none."""
        while True:
            seating = await self._seating(table_id)
            async with seating.lock:
                if self._seatings.get(table_id) is not seating:
                    continue  # it was given up while we waited: it may hold what was never stored
                if self.store.shared:
                    await self._catch_up(seating)
                yield seating
                return

    async def _seating(self, table_id: str) -> Seating:
        seating = self._seatings.get(table_id)
        if seating is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    seating = self._seatings.get(table_id)
                    if seating is None:
                        loaded = Seating(await self._load(table_id))
                        seating = self._seatings.setdefault(table_id, loaded)
                        self._make_room()
            finally:
                self._loading.pop(table_id, None)
        self._seatings.move_to_end(table_id)
        return seating

    async def _load(self, table_id: str) -> LiveTable:
        record = await self.store.table(table_id)
        if record is None:
            raise Refusal("no-such-table")
        live = LiveTable(record)
        if record.seq >= 0:
            # In this order: a snapshot that is newer than the entries would be a position they do not lead to.
            snapshots = await self.store.snapshots(table_id)
            live.load(await self.store.entries(table_id), snapshots)
        return live

    def _make_room(self) -> None:
        for table_id in list(self._seatings)[: max(0, len(self._seatings) - MOST_TABLES)]:
            if not self._seatings[table_id].lines and not self._seatings[table_id].lock.locked():
                del self._seatings[table_id]

    async def _catch_up(self, seating: Seating) -> None:
        """What other processes have stored since; shown here before anything else happens."""
        live = seating.live
        record = await self.store.table(live.record.id)
        if record is None:
            raise Refusal("no-such-table")
        changed = record.revision != live.record.revision or record.status != live.record.status
        live.record = record
        live.deadline = record.deadline
        if record.seq < live.seq or (record.seq >= 0 and live.match is None):
            await self._reload(seating)
        elif record.seq > live.seq:
            entries = await self.store.entries(record.id, live.seq)
            try:
                for entry in entries:
                    live.apply(entry)
                    self._show(seating, entry)
            except Exception:
                self._forget(seating)
                raise
        if changed:
            self._show_table(seating)

    async def _reload(self, seating: Seating) -> None:
        """Forget what is in memory: the store knows better."""
        seating.live = await self._load(seating.live.record.id)
        for line in self._audience(seating):
            line.send(encode(self._welcome(seating, line, -1, ())))

    def _forget(self, seating: Seating) -> None:
        """Nothing that this process believes of the table counts any more; whoever sits here has to come again."""
        if self._seatings.get(seating.live.record.id) is seating:
            del self._seatings[seating.live.record.id]
        self._hang_up_all(seating)

    # Decisions

    async def choose(self, table_id: str, seat: int, option: Option, seq: int, by: Author = "person") -> int:
        """Carry out a choice made on the table as it was at `seq`; the number of its entry, once it is stored."""
        async with self.at(table_id) as seating:
            live = seating.live
            self._check_question(live, seat, seq)
            if by == "bot" and not live.record.seats[seat].bot:
                raise NotAsked("stale")
            now = time()
            try:
                entry = live.choose(seat, option, by, now)
            except BrokenRule as broken:
                self.metrics.broken_rules.inc()
                if by == "person" and len(live.playing.observe(seat).options) > 1:
                    raise
                live.shunned.setdefault((seat, live.since[seat]), set()).add(option)
                options = live.playing.observe(seat).options
                if not all(other in live.shunned[seat, live.since[seat]] for other in options):
                    raise
                entry = live.retreat(broken, now)
            await self._keep(seating, entry, now)
            return entry.seq

    async def undo(self, table_id: str, seat: int, seq: int) -> int:
        async with self.at(table_id) as seating:
            live = seating.live
            if live.match is None:
                raise NotAsked("game-not-begun")
            if seq != live.seq:
                raise NotAsked("stale")
            now = time()
            entry = live.undo(seat, now)
            await self._keep(seating, entry, now)
            return entry.seq

    @staticmethod
    def _check_question(live: LiveTable, seat: int, seq: int) -> None:
        if live.match is None:
            raise NotAsked("game-not-begun")
        if live.record.status == "closed":
            raise NotAsked("table-closed")
        if live.playing.state.over:
            raise NotAsked("game-over")
        if seat not in live.since:
            raise NotAsked("not-your-decision")
        if not live.since[seat] <= seq <= live.seq:
            raise NotAsked("stale")

    async def _keep(self, seating: Seating, entry: Entry, now: float) -> None:
        """Stored before shown. If it cannot be stored, this process forgets that it ever happened."""
        live = seating.live
        try:
            stored = await self.store.append(live.record.id, entry, live.progress(now), live.snapshot())
            if not stored:
                await self._reload(seating)
        except BaseException:
            self._forget(seating)
            raise
        if not stored:
            raise NotAsked("stale")
        self.metrics.decisions.labels(entry.by).inc()
        await self._after(seating, entry)

    def _hang_up_all(self, seating: Seating) -> None:
        for line in list(seating.lines):
            line.hang_up()

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
        self._show(seating, entry)
        if begun:
            self._show_table(seating)
        if self.store.shared:
            await self._announce(table=live.record.id)
        if live.goes_on_alone(entry.at):
            self.wake(live.record.id)

    async def deal(self, table_id: str) -> None:
        """All seats are taken: begin. Dealt to exactly those who sit there now, or not at all."""
        async with self.at(table_id) as seating:
            live = seating.live
            if live.match is not None or live.record.status != "open":
                return
            now = time()
            entry = live.deal(now)
            snapshot = live.game.save(live.playing.state)
            revision = live.record.revision
            try:
                stored = await self.store.append(table_id, entry, live.progress(now), snapshot, revision)
                if not stored:
                    await self._reload(seating)
            except BaseException:
                self._forget(seating)
                raise
            if stored:
                await self._after(seating, entry)

    # Changes of the record: who sits where

    async def change(self, table_id: str, edit: Callable[[LiveTable], TableRecord]) -> TableRecord:
        """Store an edited record; the edit may be asked again if somebody else was quicker."""
        for _ in range(10):
            async with self.at(table_id) as seating:
                old = seating.live.record
                edited = edit(seating.live)
                if edited == old:
                    return old
                edited = msgspec.structs.replace(edited, revision=old.revision + 1, updated=time())
                if await self.store.change(edited):
                    seating.live.record = edited
                    self._show_table(seating)
                    if self.store.shared:
                        await self._announce(table=table_id)
                    self.wake(table_id)
                    return edited
                if not self.store.shared:
                    await self._reload(seating)
        raise StoreGone("a table changes too quickly")

    # Showing

    def _show(self, seating: Seating, entry: Entry) -> None:
        """One message for each viewer, however many lines they have."""
        live = seating.live
        undone = live.taken_back.get(entry.seq, ())
        messages: dict[int, bytes] = {}
        for line in self._audience(seating):
            message = messages.get(line.viewer)
            if message is None:
                update = Update(
                    seq=entry.seq,
                    entry=live.entry_for(line.viewer, entry),
                    position=live.position(line.viewer),
                    undone=undone,
                )
                message = messages[line.viewer] = encode(update)
            line.send(message)

    @staticmethod
    def _audience(seating: Seating) -> list[Line]:
        """The lines that may look on; whoever no longer may, since the game began or a seat was moved, is cut off."""
        record = seating.live.record
        for line in seating.lines:
            if not may_watch(record, line.visitor):
                line.hang_up()
        return [line for line in seating.lines if not line.cut]

    def _show_table(self, seating: Seating) -> None:
        for line in self._audience(seating):
            viewer = self.viewer_of(seating, line.visitor)
            if viewer != line.viewer:
                line.viewer = viewer
                line.send(encode(self._welcome(seating, line, -1, ())))
            else:
                line.send(encode(TableChanged(self.info(seating, line.visitor))))

    def viewer_of(self, seating: Seating, visitor: str) -> int:
        seat = seat_of(seating.live.record, visitor)
        return SPECTATOR if seat < 0 else seat

    def _welcome(self, seating: Seating, line: Line, seq: int, chat: tuple[ChatLine, ...]) -> Welcome:
        live = seating.live
        since = seq if -1 <= seq <= live.seq else -1
        begun = live.match is not None
        seat = live.record.seats[line.viewer] if line.viewer != SPECTATOR else None
        return Welcome(
            table=self.info(seating, line.visitor),
            viewer=line.viewer,
            position=live.position(line.viewer) if begun else None,
            log=live.log_after(line.viewer, since) if begun else (),
            since=since,
            undone=live.undone_after(since),
            chat=chat,
            passing=PassOver(0, seat.skipped, bool(seat.hurried)) if seat else None,
            now=time(),
        )

    def info(self, seating: Seating, visitor: str) -> TableInfo:
        """What one visitor may know of a table."""
        live = seating.live
        now = time()
        online = {line.viewer for line in seating.lines} | {s for s, until in seating.elsewhere.items() if until > now}
        return table_info(live.record, visitor, online)

    # Lines

    async def sit_down(self, line: Line, seq: int, chat: int) -> None:
        """A socket says hello: it gets what it lacks, and hears all that follows."""
        async with self.at(line.table_id) as seating:
            line.viewer = self.viewer_of(seating, line.visitor)
            if not may_watch(seating.live.record, line.visitor):
                raise Refusal("no-spectators")
            already = any(other.viewer == line.viewer for other in seating.lines)
            await self._hear_chat(seating)
            lines = await self.store.chat(line.table_id, chat)
            seating.lines.add(line)
            line.send(encode(self._welcome(seating, line, seq, tuple(map(chat_line, lines)))))
            self.wake(line.table_id)
            if not already and line.viewer != SPECTATOR:
                await self._presence(seating, line.viewer, True)

    async def get_up(self, line: Line) -> None:
        seating = self._seatings.get(line.table_id)
        if seating is None or line not in seating.lines:
            return
        seating.lines.discard(line)
        if line.viewer != SPECTATOR and not any(other.viewer == line.viewer for other in seating.lines):
            await self._presence(seating, line.viewer, False)

    async def _presence(self, seating: Seating, seat: int, online: bool) -> None:
        for line in seating.lines:
            line.send(encode(TableChanged(self.info(seating, line.visitor))))
        if self.store.shared:
            await self._announce(table=seating.live.record.id, seat=seat, online=online)

    async def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        async with self.at(table_id) as seating:
            line = ChatRecord(0, seat, name, text, time())
            number = await self.store.add_chat(table_id, line)
            await self._hear_chat(seating)
        if self.store.shared:
            await self._announce(table=table_id, chat=number)

    async def _hear_chat(self, seating: Seating) -> None:
        """Everything that was said since, here or at another process, in its order."""
        lines = await self.store.chat(seating.live.record.id, seating.chat_seen)
        if lines:
            seating.chat_seen = lines[-1].id
            self._tell(seating, Chat(tuple(map(chat_line, lines))))

    async def thinking(self, table_id: str, seat: int, percent: int) -> None:
        """How far a bot has come: shown, not stored."""
        seating = self._seatings.get(table_id)
        if seating is not None:
            self._tell(seating, Thinking(seat, percent))
        if self.store.shared:
            await self._announce(table=table_id, seat=seat, percent=percent)

    def _tell(self, seating: Seating, message: FromServer) -> None:
        data = encode(message)
        for line in seating.lines:
            line.send(data)

    # Between processes

    async def _announce(self, **news: str | int | bool) -> None:
        with contextlib.suppress(OSError, StoreGone):
            await self.announce(encode(news))

    async def hear(self, data: bytes, hurry: Callable[[str, int], None]) -> None:
        """Another process has done something at a table; it matters if somebody here looks at it."""
        news = msgspec.json.decode(data)
        table_id, seat = news.get("table", ""), news.get("seat", -1)
        if news.get("hurry"):
            return hurry(table_id, seat)
        seating = self._seatings.get(table_id)
        if seating is None:
            return None
        if "percent" in news:
            return self._tell(seating, Thinking(seat, news["percent"]))
        try:
            async with self.at(table_id) as seating:
                if "online" in news:
                    believed = seating.elsewhere.get(seat, 0.0) > time()
                    seating.elsewhere[seat] = time() + BELIEVED_SECONDS if news["online"] else 0.0
                    if believed != news["online"]:
                        self._show_table(seating)
                elif "chat" in news:
                    await self._hear_chat(seating)
        except (StoreGone, Refusal, BadFile):
            self._hang_up_all(seating)
        return None

    async def tell_hurry(self, table_id: str, seat: int) -> None:
        if self.store.shared:
            await self._announce(table=table_id, seat=seat, hurry=True)

    def game_of(self, table_id: str) -> str:
        seating = self._seatings.get(table_id)
        return seating.live.record.game if seating else ""

    async def refresh_all(self) -> None:
        """Announcements may have been lost: see what has happened at the tables that somebody here looks at."""
        for table_id in [table_id for table_id, seating in self._seatings.items() if seating.lines]:
            with contextlib.suppress(StoreGone, Refusal):
                async with self.at(table_id) as seating:
                    await self._hear_chat(seating)

    async def tell_presence(self) -> None:
        """Who is online here; the others believe it for a while only, for a process may die without a word."""
        now = time()
        for table_id, seating in list(self._seatings.items()):
            unseen = [seat for seat, until in seating.elsewhere.items() if 0.0 < until <= now]
            for seat in unseen:
                del seating.elsewhere[seat]
            if unseen:
                self._show_table(seating)
            for seat in {line.viewer for line in seating.lines} - {SPECTATOR}:
                await self._announce(table=table_id, seat=seat, online=True)

    def count(self) -> tuple[int, int]:
        """Tables in memory, and lines."""
        return len(self._seatings), sum(len(seating.lines) for seating in self._seatings.values())

    def close(self) -> None:
        for seating in self._seatings.values():
            self._hang_up_all(seating)
