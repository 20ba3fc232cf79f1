"""The clock of a table: who takes a choice back gains no time, wherever and whenever the table is loaded again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from elysium.engine.match import BrokenRule
from elysium.engine.refusal import CannotUndo
from elysium.engine.text import LANGUAGES, Speech
from elysium.server.live import DAY, LiveTable
from elysium.server.records import Author, Entry, SeatKind, SeatRecord, TableClock, TableRecord

SECONDS = TableClock("seconds", 30)
DAYS = TableClock("days", 2)


def a_table(clock: TableClock, kind: SeatKind = "person") -> LiveTable:
    seats = tuple(SeatRecord(seat, kind, f"p{seat}") for seat in range(4))
    return LiveTable(TableRecord("t", "mascarade", "running", seats, {}, "", "", "5eed" * 16, clock=clock))


def choose(live: LiveTable, by: Author = "person", at: float = 0.0) -> Entry:
    """Something that the rules would let one take back."""
    seat = next(iter(live.since))
    entry = live.choose(seat, live.view(seat).options[0], by, at)
    assert live.playing.why_not_undo(seat) is None
    return entry


def loaded(live: LiveTable, entries: Sequence[Entry]) -> LiveTable:
    """As another worker has it, or the same after a restart."""
    other = LiveTable(replace(live.record, seq=live.seq, deadline=live.deadline))
    other.load(entries, [])
    return other


@pytest.mark.parametrize(("clock", "seconds"), [(SECONDS, 30.0), (DAYS, 2 * DAY)])
@pytest.mark.parametrize("reloaded", [False, True])
def test_a_question_keeps_its_time(clock: TableClock, seconds: float, reloaded: bool) -> None:
    live = a_table(clock)
    log = [live.deal(100.0)]
    assert live.progress().deadline == log[0].deadline == 100.0 + seconds
    for late in (110.0, 125.0):
        log.append(play := choose(live, at=late))
        assert live.progress().deadline == play.deadline == late + seconds
        if reloaded:
            live = loaded(live, log)
        log.append(live.undo(play.seat, late + 4.0))
        assert live.progress().deadline == log[-1].deadline == 100.0 + seconds
        if reloaded:
            live = loaded(live, log)
    assert live.due(100.0 + seconds)[0].work == "clock"


def test_what_the_clock_decided_stays() -> None:
    live = a_table(SECONDS)
    log = [live.deal(100.0)]
    log.append(play := choose(live, "clock", 130.0))
    for table in (live, loaded(live, log)):
        assert not table.may_undo(play.seat)
        with pytest.raises(CannotUndo) as refused:
            table.undo(play.seat, 131.0)
        assert refused.value.reason == "undo-clock-decided"
        assert table.seq == 1
    assert len({Speech(language).refusal(refused.value) for language in LANGUAGES}) == len(LANGUAGES)


def test_after_a_broken_rule_whoever_is_asked_again_has_time() -> None:
    """The table took their choice back, and not they themselves."""
    live = a_table(SECONDS)
    live.deal(100.0)
    choose(live, at=110.0)
    live.retreat(BrokenRule("broken-rule"), 500.0)
    assert live.deadline == 530.0


def test_among_bots_no_clock_runs() -> None:
    live = a_table(SECONDS, "bot")
    assert live.deal(100.0).deadline == live.progress().deadline == 0.0
