"""Taking back in a game in which the table passes for people: what is taken back is what they chose themselves."""

from collections.abc import Iterator
from random import Random

import pytest

from elysium.engine.refusal import CannotUndo
from elysium.engine.table import NOTHING_ELSE
from elysium.server.live import LiveTable
from elysium.server.records import SeatRecord, TableRecord
from tests.server.guests import SHORT_VTES

MOST_DECISIONS = 400


def regrets() -> Iterator[tuple[LiveTable, int, int]]:
    """Tables at which the table has just passed for a seat that has just chosen, with the seat and what it chose at."""
    seats = tuple(SeatRecord(seat, "person", f"p{seat}", skipped=(NOTHING_ELSE,)) for seat in range(2))
    live = LiveTable(TableRecord("t", "vtes", "running", seats, SHORT_VTES, "", "", "5eed" * 16))
    live.deal(0.0)
    rng, chosen = Random(2), {0: -1, 1: -1}
    for _ in range(MOST_DECISIONS):
        seat = next(iter(live.since))
        view = live.view(seat)
        if live.passes(seats[seat], watched=True):
            (option,) = view.options
            live.choose(seat, option, "auto", 1.0)
            if live.log[-2].seat == seat and live.log[-2].by == "person" and not live.playing.history[-2].final:
                yield live, seat, chosen[seat]
        else:
            chosen[seat] = live.seq
            live.choose(seat, live.game.mind.advise(view, rng), "person", 1.0)


def test_taking_back_goes_past_the_tables_own_passes() -> None:
    taken = 0
    for live, seat, asked_at in regrets():
        if not live.may_undo(seat):
            continue
        before = live.seq
        entry = live.undo(seat, 2.0)
        assert entry.back == 2
        assert live.taken_back[entry.seq] == (before - 1, before)
        assert live.view(seat).options, "the choice is there again"
        assert asked_at < before
        taken += 1
        if taken == 3:
            return
    pytest.fail("nobody had anything to regret")


def test_a_pass_that_the_table_made_is_nothing_to_take_back_by_itself() -> None:
    for live, seat, _ in regrets():
        if live.may_undo(seat):
            continue
        with pytest.raises(CannotUndo):
            live.undo(seat, 2.0)
        return


def test_before_the_table_passes_there_is_something_to_regret() -> None:
    for live, seat, _ in regrets():
        assert not live.may_be_regretted(seat), "the table has passed already"
        if live.may_undo(seat):
            live.undo(seat, 2.0)
            view = live.view(seat)
            option = next(option for option in view.options if option != live.game.manners.passing(view.options))
            live.choose(seat, option, "person", 3.0)
            assert live.may_be_regretted(seat) == live.may_undo(seat)
            return
    pytest.fail("nobody had anything to regret")
