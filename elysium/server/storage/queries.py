"""The queries: everything that is read and written, statement by statement."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache

import msgspec

from elysium.server.records import ChatRecord, Entry, EntryGist, Progress, Snapshot, TableRecord, cancelled
from elysium.server.storage.sql import Bound, Query, SqlRow, SqlStatement

SNAPSHOTS_KEPT = 3
CHAT_LINES_KEPT = 300
MOST_TABLES_LISTED = 200
MOST_TABLES_DUE = 1000
LONG_LOG = 5_000
"""Entries; of a longer one it is found out first what need not be read at all."""
LONG_RUN = re.compile(r"(?:pb){200,}")
"""Of choosing and taking back: what is not worth a statement of its own is read, and found out then."""
MOST_TABLES_PURGED = 50
"""In one transaction, so that nobody waits for the disk behind it."""
THE_TABLE = 1 << 31
"""Beside the bits of seats: somebody has no choice or does not want one, and the table itself goes on."""

ADVANCED = ("id", "seq", "asked", "waiting", "deadline", "outcome", "at")
ADDED = ("id", "seq", "entry")
"""Which of an append's values go into its table's row, and which into the log."""

_TABLE = "SELECT body, status, revision, seq, options, asked, deadline, outcome, updated, rests_at FROM tables"

SECRET = SqlStatement("SELECT value FROM secrets WHERE name = :name")
ADD_SECRET = SqlStatement("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
CREATE = SqlStatement(
    "INSERT INTO tables (id, game, status, public, has_room, spectators, revision, seq, chat, options, asked, waiting,"
    " automatic, deadline, outcome, body, created, updated, rests_at) VALUES (:id, :game, :status, :public, :has_room,"
    " :spectators, :revision, :seq, 0, :options, :asked, :waiting, :automatic, :deadline, :outcome, :body, :created,"
    " :updated, :rests_at) ON CONFLICT (id) DO NOTHING RETURNING id"
)
CHANGE = SqlStatement(
    "UPDATE tables SET revision = :revision, public = :public, has_room = :has_room, spectators = :spectators,"
    " automatic = :automatic, body = :body, updated = :updated,"
    # Where the log has gone on meanwhile nobody can say before somebody looks.
    f" waiting = CASE WHEN seq <> :seq OR :goes_on THEN waiting | {THE_TABLE} ELSE waiting & {THE_TABLE - 1} END,"
    " status = CASE WHEN seq < 0 OR :closing OR status = 'closed' THEN :status ELSE status END,"
    " options = CASE WHEN seq < 0 THEN :options ELSE options END,"
    " deadline = CASE WHEN seq = :seq THEN CAST(:deadline AS DOUBLE PRECISION) ELSE deadline END"
    " WHERE id = :id AND revision = :revision - 1 RETURNING id"
)
FORGET_PEOPLE = SqlStatement("DELETE FROM people WHERE table_id = :id")
ADD_PERSON = SqlStatement("INSERT INTO people (visitor, table_id) VALUES (:visitor, :id)")
TABLE = SqlStatement(f"{_TABLE} WHERE id = :id")
PUBLIC_TABLES = SqlStatement(
    f"{_TABLE} WHERE public AND ((status = 'open' AND has_room) OR (status = 'running' AND spectators))"
    f" AND updated >= :since ORDER BY status, created DESC, id LIMIT {MOST_TABLES_LISTED}"
)
TABLES_OF = SqlStatement(
    f"{_TABLE} WHERE id IN (SELECT table_id FROM people WHERE visitor = :visitor) AND (status <> 'closed' OR seq >= 0)"
    f" ORDER BY updated DESC, id LIMIT {MOST_TABLES_LISTED}"
)
ADVANCE = SqlStatement(
    "UPDATE tables SET seq = :seq, status = :status, asked = :asked, waiting = :waiting, deadline = :deadline,"
    " outcome = :outcome, updated = :at WHERE id = :id AND seq = :seq - 1 AND status <> 'closed'"
    " AND (CAST(:revision AS INTEGER) IS NULL OR revision = :revision) RETURNING id"
)
ADD_ENTRY = SqlStatement("INSERT INTO entries (table_id, seq, body) VALUES (:id, :seq, :entry)")
ADD_SNAPSHOT = SqlStatement(
    "INSERT INTO snapshots (table_id, seq, position) VALUES (:id, :snapshot_seq, :snapshot) ON CONFLICT DO NOTHING"
)
FORGET_SNAPSHOTS = SqlStatement(
    "DELETE FROM snapshots WHERE table_id = :id AND seq NOT IN"
    f" (SELECT seq FROM snapshots WHERE table_id = :id ORDER BY seq DESC LIMIT {SNAPSHOTS_KEPT})"
)
ENTRY = SqlStatement("SELECT body FROM entries WHERE table_id = :id AND seq = :seq")
ENTRIES = SqlStatement("SELECT body FROM entries WHERE table_id = :id AND seq > :after ORDER BY seq")
ENTRIES_BETWEEN = SqlStatement(
    "SELECT body FROM entries WHERE table_id = :id AND seq > :after AND seq < :before ORDER BY seq"
)
COUNT_ENTRIES = SqlStatement("SELECT count(*) FROM entries WHERE table_id = :id")
LAST_ENTRY = SqlStatement("SELECT max(seq) FROM entries WHERE table_id = :id")
_KIND = "substr(body, 9 + length(CAST(seq AS TEXT)), 13)"
"""Every entry begins with its number and its kind."""
LOG_LETTERS = SqlStatement(
    "SELECT min(seq), group_concat(letter, '') FROM (SELECT seq, CASE WHEN body LIKE :rules THEN 'x'"
    f" WHEN {_KIND} = :play THEN 'p' WHEN {_KIND} = :back AND body LIKE :one THEN 'b' ELSE 'x' END AS letter"
    " FROM entries WHERE table_id = :id AND seq > :after AND seq <= :until ORDER BY seq) AS log",
    {"group_concat(letter, '')": "string_agg(letter, '' ORDER BY seq)"},
)
LETTERS = {"rules": '%"rules":%', "play": '"kind":"play"', "back": '"kind":"back"', "one": '%"back":1,%'}
"""Of every entry one letter: p for a play, b for what takes one play back, x for all else."""
DROP = SqlStatement("DELETE FROM entries WHERE table_id = :id AND seq BETWEEN :first AND :last")
SNAPSHOTS = SqlStatement("SELECT seq, position FROM snapshots WHERE table_id = :id ORDER BY seq DESC")
NEXT_CHAT = SqlStatement("UPDATE tables SET chat = chat + 1 WHERE id = :id RETURNING chat")
ADD_CHAT = SqlStatement("INSERT INTO chat (table_id, id, body) VALUES (:id, :line, :body)")
FORGET_CHAT = SqlStatement("DELETE FROM chat WHERE table_id = :id AND id <= :line")
CHAT = SqlStatement(
    f"SELECT id, body FROM chat WHERE table_id = :id AND id > :after ORDER BY id DESC LIMIT {CHAT_LINES_KEPT}"
)
_FREE = (
    "status = 'running' AND (rests_at = 0 OR rests_at > :clock)"
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND until > :clock)"
)
OVERDUE = SqlStatement(
    f"SELECT id FROM tables WHERE {_FREE} AND deadline > 0 AND deadline <= :now"
    f" ORDER BY deadline LIMIT {MOST_TABLES_DUE}"
)
AUTOMATIC = SqlStatement(
    f"SELECT id FROM tables WHERE {_FREE} AND waiting & automatic <> 0 ORDER BY updated LIMIT {MOST_TABLES_DUE}"
)
VISIT = SqlStatement("UPDATE tables SET rests_at = :rests_at WHERE id = :id AND rests_at < :rests_at")
_LEFT_ALONE = "updated < {since} AND rests_at < {since}"
PURGE = SqlStatement(
    "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE"
    f" (status IN ('open', 'closed') AND seq < 0 AND {_LEFT_ALONE.format(since=':unbegun')})"
    f" OR (status IN ('running', 'closed') AND seq >= 0 AND {_LEFT_ALONE.format(since=':unfinished')})"
    f" ORDER BY updated LIMIT {MOST_TABLES_PURGED}) RETURNING id"
)
LEASE = SqlStatement(
    "INSERT INTO leases (table_id, worker, until)"
    " SELECT id, CAST(:worker AS VARCHAR), :clock + CAST(:seconds AS DOUBLE PRECISION) FROM tables WHERE id = :id"
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until"
    " WHERE leases.worker = excluded.worker OR leases.until <= :clock RETURNING table_id"
)
RELEASE = SqlStatement("DELETE FROM leases WHERE table_id = :id AND worker = :worker")
RELEASE_ALL = SqlStatement("DELETE FROM leases WHERE worker = :worker")
FORGET_LEASES = SqlStatement("DELETE FROM leases")
_FILLED = (
    "CASE WHEN budgets.remaining + (:clock - budgets.at) * CAST(:rate AS DOUBLE PRECISION)"
    " > CAST(:burst AS DOUBLE PRECISION) THEN CAST(:burst AS DOUBLE PRECISION)"
    " ELSE budgets.remaining + (:clock - budgets.at) * CAST(:rate AS DOUBLE PRECISION) END"
)
TAKE = SqlStatement(
    "INSERT INTO budgets (client, remaining, granted, at)"
    " VALUES (:client, CAST(:burst AS DOUBLE PRECISION) - 1, 1, :clock)"
    f" ON CONFLICT (client) DO UPDATE SET granted = CASE WHEN {_FILLED} >= 1 THEN 1 ELSE 0 END,"
    f" remaining = {_FILLED} - CASE WHEN {_FILLED} >= 1 THEN 1 ELSE 0 END, at = :clock RETURNING granted"
)
FORGET_BUDGETS = SqlStatement("DELETE FROM budgets WHERE at < :clock - CAST(:seconds AS DOUBLE PRECISION)")
REVOKE = SqlStatement(
    "INSERT INTO revoked (visitor, at) VALUES (:visitor, :at)"
    " ON CONFLICT (visitor) DO UPDATE SET at = excluded.at WHERE revoked.at < excluded.at"
)
REVOKED = SqlStatement("SELECT visitor, at FROM revoked WHERE at >= :since")
FORGET_REVOKED = SqlStatement("DELETE FROM revoked WHERE at < :since")
ADD_PROBE = SqlStatement("INSERT INTO probes (id, body) VALUES (:id, :body)")
FORGET_PROBES = SqlStatement("DELETE FROM probes WHERE id <> :id")

_json = msgspec.json.Encoder()
_table = msgspec.json.Decoder(TableRecord)
_entry = msgspec.json.Decoder(Entry)
_gist = msgspec.json.Decoder(EntryGist)
_chat = msgspec.json.Decoder(ChatRecord)
_options = msgspec.json.Decoder(dict[str, str])
_seats = msgspec.json.Decoder(tuple[int, ...])


def once(bound: Bound) -> Query[None]:
    """A single statement whose rows nobody needs."""
    yield bound


def secret(name: str, fresh: bytes) -> Query[bytes]:
    yield ADD_SECRET(name=name, value=fresh)
    rows = yield SECRET(name=name)
    return bytes(rows[0][0])


def create(table: TableRecord) -> Query[None]:
    made = yield CREATE(
        **_changeable(table),
        game=table.game,
        seq=table.seq,
        asked=_text(table.asked),
        waiting=_bits(table.asked),
        deadline=table.deadline,
        outcome=_text(table.outcome),
        created=table.created,
        rests_at=table.rests_at,
    )
    if not made:
        raise ValueError(f"there is a table {table.id} already")
    yield from _seat_people(table)


def change(table: TableRecord) -> Query[bool]:
    changed = yield CHANGE(
        **_changeable(table),
        closing=table.status == "closed",
        seq=table.seq,
        goes_on=table.automatic,
        deadline=table.deadline,
    )
    if not changed:
        return False
    yield FORGET_PEOPLE(id=table.id)
    yield from _seat_people(table)
    return True


def table(table_id: str) -> Query[TableRecord | None]:
    rows = yield TABLE(id=table_id)
    return _read_table(rows[0]) if rows else None


def public_tables(since: float) -> Query[Sequence[TableRecord]]:
    rows = yield PUBLIC_TABLES(since=since)
    return [_read_table(row) for row in rows]


def tables_of(visitor: str) -> Query[Sequence[TableRecord]]:
    rows = yield TABLES_OF(visitor=visitor)
    return sorted((_read_table(row) for row in rows), key=lambda found: not _waits_for(found, visitor))


def append_values(
    table_id: str, entry: Entry, progress: Progress, snapshot: Snapshot | None, revision: int | None
) -> dict[str, object]:
    return {
        "id": table_id,
        "seq": entry.seq,
        "entry": _text(entry),
        "at": entry.at,
        "status": progress.status,
        "asked": _text(progress.asked),
        "waiting": _bits(progress.asked) | (THE_TABLE if progress.automatic else 0),
        "deadline": progress.deadline,
        "outcome": _text(progress.outcome),
        "snapshot": snapshot[1] if snapshot else None,
        "snapshot_seq": snapshot[0] if snapshot else entry.seq,
        "revision": revision,
    }


def append(values: dict[str, object]) -> Query[bool]:
    advanced = yield Bound(ADVANCE, values)
    if not advanced:
        return False
    yield Bound(ADD_ENTRY, values)
    if values["snapshot"] is not None:
        yield Bound(ADD_SNAPSHOT, values)
        yield Bound(FORGET_SNAPSHOTS, values)
    return True


def is_plain(values: Mapping[str, object]) -> bool:
    """An append that can be made together with others: a game goes on as it went."""
    return values["snapshot"] is None and values["revision"] is None and values["status"] == "running"


@cache
def sqlite_advance(count: int) -> str:
    """For so many plain appends. The status is left alone, or SQLite would rewrite the indexes that ask for it."""
    return (
        "UPDATE tables SET seq = column2, asked = column3, waiting = column4, deadline = column5, outcome = column6,"
        f" updated = column7 FROM (VALUES {_rows(count, len(ADVANCED))})"
        " WHERE id = column1 AND seq = column2 - 1 AND status = 'running'"
    )


@cache
def sqlite_add_entries(count: int) -> str:
    return f"INSERT INTO entries (table_id, seq, body) VALUES {_rows(count, len(ADDED))}"


def _rows(count: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


def in_rows(appends: Sequence[Mapping[str, object]], columns: Sequence[str]) -> list[object]:
    return [values[column] for values in appends for column in columns]


def entries(table_id: str, after: int) -> Query[Sequence[Entry] | None]:
    """None if they are not such entries as are written now."""
    rows = yield ENTRIES(id=table_id, after=after)
    try:
        return [_entry.decode(row[0]) for row in rows]
    except msgspec.DecodeError:
        return None


def count_entries(table_id: str) -> Query[int]:
    ((count,),) = yield COUNT_ENTRIES(id=table_id)
    return int(count)


def standing_entries(table_id: str, after: int = -1) -> Query[tuple[Sequence[Entry], Collection[int]] | None]:
    """Choosing and taking back for ever has made logs of hundreds of thousands of entries, of which few stand."""
    runs = yield from _cancelled_runs(table_id, after)
    rows: list[SqlRow] = []
    for run in runs:
        rows += yield ENTRIES_BETWEEN(id=table_id, after=after, before=run.start)
        after = run.stop - 1
    rows += yield ENTRIES(id=table_id, after=after)
    try:
        gists = [_gist.decode(row[0]) for row in rows]
        gone = cancelled(gists)
        standing = [_entry.decode(row[0]) for row, gist in zip(rows, gists, strict=True) if gist.seq not in gone]
    except msgspec.DecodeError:
        return None
    return standing, gone.union(*runs)


def _cancelled_runs(table_id: str, after: int) -> Query[list[range]]:
    """Long runs of entries that take each other back, two by two, found where they are stored. Never with the last."""
    ((last,),) = yield LAST_ENTRY(id=table_id)
    if last is None or last - after < LONG_LOG:
        return []
    ((first, letters),) = yield LOG_LETTERS(id=table_id, after=after, until=last, **LETTERS)
    if len(letters) != last - first + 1:
        return []  # a log with gaps has lost such runs already
    return [range(first + run.start(), first + run.end()) for run in LONG_RUN.finditer(letters, 0, len(letters) - 1)]


def drop(table_id: str, seqs: Collection[int]) -> Query[None]:
    """One statement for each run of numbers: choosing and taking back for ever makes long ones."""
    ordered = sorted(seqs)
    first = 0
    for at, seq in enumerate(ordered):
        if at + 1 == len(ordered) or ordered[at + 1] != seq + 1:
            yield DROP(id=table_id, first=ordered[first], last=seq)
            first = at + 1


def entry_at(table_id: str, seq: int) -> Query[str | None]:
    """As it was written."""
    rows = yield ENTRY(id=table_id, seq=seq)
    return rows[0][0] if rows else None


def snapshots(table_id: str) -> Query[Sequence[Snapshot]]:
    rows = yield SNAPSHOTS(id=table_id)
    return [(row[0], bytes(row[1])) for row in rows]


def add_chat(table_id: str, line: ChatRecord) -> Query[int]:
    # Counting in the table's row makes ids visible in their order, even where several servers write at once.
    rows = yield NEXT_CHAT(id=table_id)
    if not rows:
        raise LookupError(f"there is no table {table_id}")
    number: int = rows[0][0]
    yield ADD_CHAT(id=table_id, line=number, body=_text(line))
    yield FORGET_CHAT(id=table_id, line=number - CHAT_LINES_KEPT)
    return number


def chat(table_id: str, after: int) -> Query[Sequence[ChatRecord]]:
    rows = yield CHAT(id=table_id, after=after)
    return [msgspec.structs.replace(_chat.decode(row[1]), id=row[0]) for row in reversed(rows)]


def due(now: float, clock: float) -> Query[Sequence[str]]:
    overdue = yield OVERDUE(now=now, clock=clock)
    automatic = yield AUTOMATIC(clock=clock)
    return list(dict.fromkeys(row[0] for row in [*overdue, *automatic]))


def purge(unbegun: float, unfinished: float) -> Query[Sequence[str]]:
    rows = yield PURGE(unbegun=unbegun, unfinished=unfinished)
    return [row[0] for row in rows]


def lease(table_id: str, worker: str, seconds: float, clock: float) -> Query[bool]:
    rows = yield LEASE(id=table_id, worker=worker, seconds=seconds, clock=clock)
    return bool(rows)


def take(budget: str, burst: float, per_second: float, clock: float) -> Query[bool]:
    rows = yield TAKE(client=budget, burst=burst, rate=per_second, clock=clock)
    return bool(rows[0][0])


def revoked(since: float) -> Query[Sequence[tuple[str, float]]]:
    rows = yield REVOKED(since=since)
    return [(row[0], row[1]) for row in rows]


def probe(name: str, body: bytes) -> Query[None]:
    """What an entry needs: room for something new, on the disk and not only in memory. It stays until the next one."""
    yield ADD_PROBE(id=name, body=body)
    yield FORGET_PROBES(id=name)


def _text(value: object) -> str:
    return _json.encode(value).decode()


def _bits(seats: Sequence[int]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def _automatic(table: TableRecord) -> int:
    """Whose being asked makes the table go on by itself. Whether people pass is not seen before their options are."""
    bots = _bits([seat.seat for seat in table.seats if seat.kind == "bot" or seat.left])
    return 0 if table.bots_only else bots | THE_TABLE


def _changeable(table: TableRecord) -> dict[str, object]:
    return {
        "id": table.id,
        "status": table.status,
        "public": table.public,
        "has_room": any(seat.kind == "open" for seat in table.seats),
        "spectators": table.spectators,
        "revision": table.revision,
        "options": _text(table.options),
        "automatic": _automatic(table),
        "body": _text(table),
        "updated": table.updated,
    }


def _read_table(row: SqlRow) -> TableRecord:
    """The body is the record as it was last changed; what the log has moved since is in columns of its own."""
    body, status, revision, seq, options, asked, deadline, outcome, updated, rests_at = row
    return msgspec.structs.replace(
        _table.decode(body),
        status=status,
        revision=revision,
        seq=seq,
        options=_options.decode(options),
        asked=_seats.decode(asked),
        deadline=deadline,
        outcome=_seats.decode(outcome),
        updated=updated,
        rests_at=rests_at,
    )


def _seat_people(table: TableRecord) -> Query[None]:
    for visitor in {table.host, *(seat.holder for seat in table.seats)} - {""}:
        yield ADD_PERSON(visitor=visitor, id=table.id)


def _waits_for(table: TableRecord, visitor: str) -> bool:
    own = {seat.seat for seat in table.seats if seat.holder == visitor and not seat.left}
    return table.status == "running" and not own.isdisjoint(table.asked)
