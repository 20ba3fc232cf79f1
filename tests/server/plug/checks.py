"""What must be true of a table in the end: all that anybody was told is there, but for what was taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from elysium.engine.recording import Recording, verify
from elysium.engine.registry import load_game
from elysium.engine.state import Option
from elysium.engine.word_codec import word_codec
from elysium.server.infos import chat_line
from elysium.server.live import LiveTable
from elysium.server.records import ChatRecord, Entry, TableRecord
from tests.server.plug.notes import Deed, Digests, Notes, digests, encode, other_parts


def check_table(
    table: TableRecord, log: Sequence[Entry], chat: Sequence[ChatRecord], all_notes: Sequence[Notes]
) -> None:
    where = f"table {table.id} ({table.game})"
    _check_gaps(where, log, all_notes)
    assert table.seq == log[-1].seq, f"{where}: the table is at {table.seq}, its log at {log[-1].seq}"
    assert table.status == "over", f"{where} is stuck at {table.seq}, waiting for {table.asked}"
    codec = word_codec(load_game(table.game), len(table.seats))
    chosen = {entry.seq: codec.decode_option(entry.option) for entry in log if entry.option}
    for notes in all_notes:
        _check_deeds(f"{where}, seat {notes.viewer}", log, chosen, notes)
        _check_chat(f"{where}, seat {notes.viewer}", chat, notes)
    _check_course(where, table, log, all_notes)


def _check_gaps(where: str, log: Sequence[Entry], all_notes: Sequence[Notes]) -> None:
    """Nothing is missing but what was taken back: a gap ends with the taking back."""
    assert log[0].seq == 0, f"{where}: the deal is lost"
    for before, after in pairwise(log):
        assert before.seq < after.seq, f"{where}: the log is out of order at {after.seq}"
        if after.seq > before.seq + 1:
            last = [notes.accepted[after.seq - 1] for notes in all_notes if after.seq - 1 in notes.accepted]
            assert not any(deed.option for deed in last), f"{where}: {last} was acknowledged and is lost"
            assert after.seq - before.seq > 2, f"{where}: {after.seq - 1} was taken back alone"


def _check_deeds(where: str, log: Sequence[Entry], chosen: Mapping[int, Option], notes: Notes) -> None:
    """Acknowledged: there, once, where the server said. In doubt: there at most once. Nothing besides."""
    entries = {entry.seq: entry for entry in log}
    for seq, deed in notes.accepted.items():
        assert seq <= log[-1].seq, f"{where}: {deed} was acknowledged as entry {seq} and is lost"
        if (entry := entries.get(seq)) is not None:
            assert _is(entry, chosen, deed, notes.viewer), f"{where}: {deed} was acknowledged; entry {seq} is {entry}"
    doubted = list(notes.doubted)
    for entry in log:
        if entry.by == "person" and entry.seat == notes.viewer and entry.seq not in notes.accepted:
            fitting = [deed for deed in doubted if entry.seq > deed.on and _is(entry, chosen, deed, notes.viewer)]
            assert fitting, f"{where}: nobody asked for {entry}, or it was done twice"
            doubted.remove(fitting[-1])


def _is(entry: Entry, chosen: Mapping[int, Option], deed: Deed, seat: int) -> bool:
    if entry.seat != seat or entry.by != "person":
        return False
    return chosen[entry.seq] == deed.option if entry.kind == "play" else entry.kind == "back" and not deed.option


def _check_chat(where: str, chat: Sequence[ChatRecord], notes: Notes) -> None:
    texts = [line.text for line in chat]
    for text in notes.said:
        assert texts.count(text) == 1, f"{where}: chat that was acknowledged is there {texts.count(text)} times"
    assert notes.chat == [chat_line(line) for line in chat[: len(notes.chat)]], f"{where}: other chat was shown"


def _check_course(where: str, table: TableRecord, log: Sequence[Entry], all_notes: Sequence[Notes]) -> None:
    """Play the game again from its seed: every entry, and everything that was shown after it, comes out the same."""
    live = LiveTable(table)
    shown = {viewer: _Shown(viewer, all_notes) for viewer in {notes.viewer for notes in all_notes}}
    for entry in log:
        gone = range(live.seq + 1, entry.seq)
        live.seq = entry.seq - 1
        assert _again(live, entry) == entry, f"{where}: entry {entry.seq} comes out differently"
        for viewer, what in shown.items():
            for seq in gone:
                what.entries.pop(seq, None)
                what.positions.pop(seq, None)
            told = live.entry_for(viewer, entry)
            heard = what.entries.pop(entry.seq, set())
            assert heard <= {encode(told)}, f"{where}: {viewer} was told {heard} and not {encode(told)!r}"
            positions = what.positions.pop(entry.seq, set())
            if positions:
                others = other_parts(positions, digests(live.position(viewer, with_knowledge=False)))
                assert not others, f"{where}: {viewer} saw another {entry.seq}, by its {others}"
    assert live.playing.state.over
    assert live.playing.state.outcome == table.outcome, f"{where}: another outcome"
    for viewer, what in shown.items():
        assert not what.entries, f"{where}: {viewer} was told what is not stored: {sorted(what.entries)}"
        assert not what.positions, f"{where}: {viewer} saw what is not stored: {sorted(what.positions)}"
    for notes in all_notes:
        assert notes.finished, f"{where}: seat {notes.viewer} did not see the end"
        stand = {entry.seq for entry in log if entry.kind != "back"}
        standing = [encode(entry) for entry in notes.log if entry.seq in stand]
        said = [encode(entry) for entry in live.log_after(notes.viewer, -1)]
        assert standing == said, f"{where}: {notes.viewer} has another log"


class _Shown:
    """All that one viewer was shown, by entry."""

    def __init__(self, viewer: int, all_notes: Sequence[Notes]) -> None:
        self.entries: dict[int, set[bytes]] = {}
        self.positions: dict[int, set[Digests]] = {}
        for notes in all_notes:
            if notes.viewer == viewer:
                for seq, data in notes.entries:
                    self.entries.setdefault(seq, set()).add(data)
                for seq, parts in notes.positions:
                    self.positions.setdefault(seq, set()).add(parts)


def _again(live: LiveTable, entry: Entry) -> Entry:
    if entry.kind == "deal":
        return live.deal(entry.at)
    if entry.kind == "play":
        option = word_codec(live.game, len(live.names)).decode_option(entry.option)
        return live.choose(entry.seat, option, entry.by, entry.at)
    if entry.by == "person":
        return live.undo(entry.seat, entry.at)
    live.apply(entry)
    return entry


def check_recording(table: TableRecord, recording: Recording) -> None:
    """What `elysium replay --check` says of the file that anybody can download."""
    found = verify(recording, load_game(recording.game))
    assert not found, f"table {table.id}: the recording does not agree: {found}"
    assert tuple(recording.outcome) == table.outcome, f"table {table.id}: the recording has another outcome"
