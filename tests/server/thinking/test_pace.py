"""How long a bot took tells nothing: choices are shown only at moments that are known beforehand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elysium.server.thinking.pace import first_moment, passed_after, shown_after, shown_progress
from elysium.server.thinking.strengths import STRENGTHS, fixed_seconds

bots = st.sampled_from(STRENGTHS)
paces = st.floats(0.05, 5.0)
moments = st.floats(0.0, 1e9)
durations = st.floats(0.0, 100.0)


@given(bots, moments, durations, paces)
def test_never_before_it_is_finished_nor_before_its_pace(bot: str, asked: float, took: float, pace: float) -> None:
    shown = shown_after(bot, asked, asked + took, pace)
    assert shown >= asked + took
    assert shown >= asked + pace
    assert shown >= asked + fixed_seconds(bot)


@given(bots, moments, durations, durations, paces)
def test_who_thinks_longer_is_never_shown_sooner(bot: str, asked: float, took: float, more: float, pace: float) -> None:
    assert shown_after(bot, asked, asked + took, pace) <= shown_after(bot, asked, asked + took + more, pace)


@given(bots, moments, durations, paces)
def test_who_is_hurried_is_shown_with_the_next_step(bot: str, asked: float, took: float, pace: float) -> None:
    shown = shown_after(bot, asked, asked + took, pace, hurried=True)
    assert shown == shown_after("heuristic", asked, asked + took, pace)


@given(bots, st.integers(0, 20), st.floats(0.01, 0.99), st.floats(0.01, 0.99), paces)
def test_within_one_step_all_are_shown_at_the_same_moment(
    bot: str, steps: int, one: float, other: float, pace: float
) -> None:
    begin = 1000.0 + first_moment(bot, pace) + steps * pace
    shown = {shown_after(bot, 1000.0, begin + part * pace, pace) for part in (one, other)}
    assert len(shown) == 1


@given(bots, moments, st.floats(0.0, 1.0), st.floats(0.0, 1.0), paces)
def test_an_answer_in_time_is_shown_when_every_answer_in_time_is(
    bot: str, asked: float, one: float, other: float, pace: float
) -> None:
    """A bot that had no choice, and one that used all of its time and a little more."""
    last = 0.99 * first_moment(bot, pace)
    assert shown_after(bot, asked, asked + one * last, pace) == shown_after(bot, asked, asked + other * last, pace)


@given(moments, st.floats(0.0, 0.99), paces)
def test_a_person_who_can_only_pass_is_as_slow_as_a_quick_bot(asked: float, part: float, pace: float) -> None:
    assert passed_after(asked, pace) == shown_after("heuristic", asked, asked + part * pace, pace)


@given(bots, moments, durations)
def test_without_a_pace_everything_is_shown_at_once(bot: str, asked: float, took: float) -> None:
    assert shown_after(bot, asked, asked + took, 0.0) == asked + took
    assert passed_after(asked, 0.0) == asked


@given(bots, moments, durations, durations, st.one_of(st.just(0.0), paces))
def test_progress_grows_with_the_clock_and_leaves_the_end_to_the_choice(
    bot: str, asked: float, now: float, later: float, pace: float
) -> None:
    first, second = (shown_progress(bot, asked, asked + moment, pace) for moment in sorted((now, later)))
    assert 0 <= first <= second <= 99


@pytest.mark.parametrize(
    ("bot", "seconds", "percent"),
    [("search:2s", 1.0, 50), ("search:2s", 9.0, 99), ("heuristic", 0.9, 0), ("search:400", 2.5, 75)],
)
def test_progress_is_read_off_the_clock(bot: str, seconds: float, percent: int) -> None:
    assert shown_progress(bot, 10.0, 10.0 + seconds, 1.0) == percent
