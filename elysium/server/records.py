"""What is stored, and what a store must be able to do. The log of a table is the truth; all else follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from elysium.engine.draw import Draw
from elysium.engine.kinds import WordedEvent, WordedOption
from elysium.engine.table import Until

type EntryKind = Literal["deal", "play", "back"]
type Author = Literal["person", "bot", "clock", "auto"]
type Status = Literal["open", "running", "over", "closed"]
type SeatKind = Literal["open", "friend", "person", "bot"]
type ClockKind = Literal["none", "seconds", "days"]
type Snapshot = tuple[int, bytes]
"""After which entry, and the position."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's log. The deal is number 0. What was chosen and what happened is in words."""

    seq: int
    kind: EntryKind
    seat: int = -1
    option: WordedOption = ()
    back: int = 0
    """How many decisions an entry of the kind `back` takes back."""
    events: tuple[WordedEvent, ...] = ()
    """For all audiences; who reads them filters them."""
    by: Author = "person"
    at: float = 0.0
    deadline: float = 0.0
    """Until when whoever is asked after it has time; kept, so that neither an undo nor a restart gives more of it."""
    rules: str = ""
    """The fingerprint of the rules that wrote it; empty if they wrote the entry before it too."""


class EntryGist(msgspec.Struct, frozen=True, gc=False):
    """Of an entry what says which others it cancels; read much sooner than all of it."""

    seq: int
    kind: EntryKind
    back: int = 0
    rules: str = ""


def cancelled(entries: Sequence[Entry] | Sequence[EntryGist]) -> set[int]:
    """Which entries were taken back, and which took them back: without them a log leads to the same position.

    The last entry stays, with what it takes back, for it says how far the log goes; and so does one that says by which
    rules those after it were written.
    """
    standing: list[Entry | EntryGist] = []
    gone: set[int] = set()
    for entry in entries[:-1]:
        if entry.kind != "back":
            standing.append(entry)
            continue
        if entry.back == 1 and standing:
            # Nearly always so; in the longest logs this is what opening them takes.
            taken = standing.pop()
            if not taken.rules and not entry.rules:
                gone.add(taken.seq)
                gone.add(entry.seq)
            continue
        if entry.back > len(standing):
            standing.clear()  # what it takes back came before these entries
            continue
        pair = [*standing[-entry.back :], entry]
        del standing[-entry.back :]
        if not any(one.rules for one in pair):
            gone.update(one.seq for one in pair)
    return gone


def last_gap(entries: Iterable[Entry]) -> int:
    """The last number that is missing in a log; -1 if none is."""
    gap, before = -1, -1
    for entry in entries:
        if entry.seq != before + 1:
            gap = entry.seq - 1
        before = entry.seq
    return gap


class SeatRecord(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """Which bot chooses for it: of a bot, or in a leaver's place."""
    holder: str = ""
    """The visitor whose seat it is; stays when they leave, so that they can come back."""
    left: bool = False
    deck: str = ""
    """What the person brings, as one word that a table option can hold."""
    generation: int = 0
    """Counts how often the seat was moved to another device; private links of older generations are dead."""
    skipped: tuple[str, ...] = ()
    """The moments at which its person does not want to be asked."""
    hurried: int = 0
    """1 if its person passes for a while; 2 once another's turn has come meanwhile."""
    until: Until = "turn"
    episode: tuple[int, ...] = ()
    """What was going on when they said until when."""


class Respite(msgspec.Struct, frozen=True):
    """Time that was given anew to those who are asked, because somebody came back."""

    after: int
    """The last entry that stood then."""
    until: float


class TableClock(msgspec.Struct, frozen=True):
    kind: ClockKind = "none"
    amount: int = 0
    """Seconds for each decision, or days for each turn."""


class Halt(msgspec.Struct, frozen=True):
    """Why this release cannot go on with a game: a refusal. The log stays as it is, for one that can."""

    reason: str
    details: dict[str, str | int] = {}
    status: Status = "running"
    """What the table was before, and will be again."""


class TableRecord(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Status
    seats: tuple[SeatRecord, ...]
    options: dict[str, str]
    """As asked for; complete once the game is dealt."""
    host: str
    """The visitor who opened the table, or to whom it fell when they got up before the game."""
    key: str
    seed: str
    """In hexadecimal."""
    draw: Draw | None = None
    """What the people at the table add to the seed: from when all seats are taken; never where no people sit, nor in
    games that were dealt before there was such a thing."""
    revision: int = 0
    """Counts changes of this record other than those that come with log entries."""
    seq: int = -1
    """The last entry of the log; -1 before the deal."""
    public: bool = False
    spectators: bool = True
    clock: TableClock = TableClock()
    guided: bool = False
    asked: tuple[int, ...] = ()
    deadline: float = 0.0
    respite: Respite | None = None
    """The last one there was."""
    outcome: tuple[int, ...] = ()
    automatic: bool = False
    """As in Progress."""
    rematch: str = ""
    halt: Halt | None = None
    created: float = 0.0
    updated: float = 0.0
    rests_at: float = 0.0
    """When the table stops to go on by itself unless somebody visits it before; 0: never."""

    def is_resting(self, now: float) -> bool:
        return 0.0 < self.rests_at <= now

    @property
    def bots_only(self) -> bool:
        """Nobody sits here who could be kept waiting: such a table plays while somebody looks on."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def watched(self) -> bool:
        """Other people look at whoever plays here, those who have left a seat with them, and may wonder why somebody is
        so quick.
        """
        return sum(seat.kind == "person" for seat in self.seats) > 1


class Progress(msgspec.Struct, frozen=True):
    """What an appended entry changes in its table's record."""

    status: Status
    asked: tuple[int, ...]
    deadline: float
    outcome: tuple[int, ...] = ()
    automatic: bool = False
    """The table itself has to do something now: a bot chooses, or somebody passes who can do nothing else."""


class ChatRecord(msgspec.Struct, frozen=True):
    id: int
    seat: int
    name: str
    text: str
    at: float


class StoreGone(Exception):
    """The database does not answer or cannot write (gone, disk full). Nothing was acknowledged.

    Read again before trying again: if a connection broke in mid-sentence, what was sent may be found stored after all.
    """


class Store(Protocol):
    """All methods raise StoreGone when the database cannot be used. Returning means: it is on disk."""

    shared: bool
    """Whether other processes work on the same store (PostgreSQL)."""

    async def open(self) -> None:
        """Migrate the schema and connect; Refusal if the database cannot be used at all."""

    async def close(self) -> None: ...

    async def healthy(self) -> bool: ...

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for, the same for everybody ever after."""

    async def take(self, budget: str, burst: float, per_second: float) -> bool:
        """One of a budget that all workers share and that fills by so much a second, up to a burst; False if empty."""

    async def forget_budgets(self, seconds: float) -> None:
        """Those from which nothing was taken for so long."""

    async def revoke(self, visitor: str, at: float) -> None:
        """Tokens that this visitor was given until then are void."""

    async def revoked(self, since: float) -> Sequence[tuple[str, float]]:
        """Whose tokens are void, and until when they were given: those that were revoked since then."""

    async def forget_revoked(self, since: float) -> None:
        """Those that were revoked before: they are too old by now anyhow."""

    async def create(self, table: TableRecord) -> None: ...

    async def table(self, table_id: str) -> TableRecord | None: ...

    async def change(self, table: TableRecord) -> bool:
        """Store a changed record whose `revision` is one more than the stored one; False if somebody was quicker.

        The fields that come with log entries (seq, asked, deadline, outcome and the status set by `append`) are left
        as they are, but for a status that becomes `closed` or was it, for `status`, `options` before the deal, and for
        a `deadline` while the last entry is still the record's.
        """

    async def append(
        self,
        table_id: str,
        entry: Entry,
        progress: Progress,
        snapshot: Snapshot | None = None,
        expected: int | None = None,
    ) -> bool:
        """Compare and set: stored only if the last entry is `entry.seq - 1`; False if somebody was quicker.

        With `expected` also only if the record's revision is this one: a game is dealt to exactly those who sit there.
        """

    async def entries(self, table_id: str, after: int = -1) -> Sequence[Entry]:
        """BadFile if they were written by a release from before the log was in words, and could not be translated."""

    async def standing_entries(self, table_id: str, after: int = -1) -> tuple[Sequence[Entry], Collection[int]]:
        """Those that are not `cancelled`, and the numbers of those that are, which nobody needs any more."""

    async def count_entries(self, table_id: str) -> int: ...

    async def drop(self, table_id: str, seqs: Collection[int]) -> None:
        """Delete entries that were taken back and those that took them back; never the last one there is."""

    async def snapshots(self, table_id: str) -> Sequence[Snapshot]:
        """The newest first; at most a handful."""

    async def add_chat(self, table_id: str, line: ChatRecord) -> int:
        """The id it was given; ids grow."""

    async def chat(self, table_id: str, after: int = 0) -> Sequence[ChatRecord]:
        """At most the last few hundred lines."""

    async def public_tables(self, since: float) -> Sequence[TableRecord]:
        """Where somebody can sit down or look on and something has happened since then, the newest first."""

    async def tables_of(self, visitor: str) -> Sequence[TableRecord]:
        """Where this visitor has a seat or is host, those waiting for them first; not those closed before the game."""

    async def due(self, now: float) -> Sequence[str]:
        """Running tables whose deadline is over, then those that are `automatic`, that no worker has leased.

        Not those at which bots alone sit, and not those that rest.
        """

    async def visit(self, table_id: str, rests_at: float) -> None:
        """Somebody is there: the table rests later than that."""

    async def purge(self, unbegun_before: float, unfinished_before: float) -> Sequence[str]:
        """Delete tables that were never begun or not finished and that nobody has visited since; a few at a time.

        What was finished stays.
        """

    async def lease(self, table_id: str, worker: str, seconds: float) -> bool:
        """For so long no other worker lets bots play at this table; True if it is ours now or already was."""

    async def release(self, table_id: str, worker: str) -> None: ...

    async def release_all(self, worker: str) -> None: ...
