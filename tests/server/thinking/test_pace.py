"""How long a bot took tells nothing: choices are shown only at moments that are known beforehand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elysium.server.thinking.pace import first_moment, passed_after, shown_after, shown_progress, thinking_time
from elysium.server.thinking.strengths import MOST_SECONDS, STRENGTHS, fixed_seconds

bots = st.sampled_from([*STRENGTHS, "search:20000", "search:0.5s"])
iterations = st.floats(1e-6, 0.1)
paces = st.floats(0.05, 5.0)
moments = st.floats(0.0, 1e6)
durations = st.floats(0.0, 100.0)


@given(bots, iterations, paces)
def test_a_bot_has_time_to_answer_before_it_is_shown(bot: str, iteration: float, pace: float) -> None:
    thinks, moment = thinking_time(bot, iteration, pace), first_moment(bot, iteration, pace)
    assert moment - thinks >= 0.49 * pace
    assert pace * 0.99 <= moment <= MOST_SECONDS + 2 * pace
    assert thinks >= fixed_seconds(bot)


@given(moments, durations, durations, paces)
def test_never_before_it_is_finished_nor_before_its_moment(
    asked: float, took: float, moment: float, pace: float
) -> None:
    shown = shown_after(asked, asked + took, moment, pace)
    assert shown >= asked + took
    assert shown >= asked + moment


@given(moments, durations, durations, durations, paces)
def test_who_thinks_longer_is_never_shown_sooner(
    asked: float, took: float, more: float, moment: float, pace: float
) -> None:
    assert shown_after(asked, asked + took, moment, pace) <= shown_after(asked, asked + took + more, moment, pace)


@given(moments, durations, durations, st.floats(0.0, 0.99), st.floats(0.0, 0.99), paces)
def test_after_a_hurry_it_does_not_matter_when_the_bot_answers(
    asked: float, moment: float, waited: float, one: float, other: float, pace: float
) -> None:
    """As long as it does so within a step."""
    hurried = asked + waited
    shown = {shown_after(asked, hurried + part * pace, moment + pace, pace, hurried) for part in (one, other)}
    assert len(shown) == 1 or waited > moment, "who was asked when it was over anyway has not hurried anybody"
    assert max(shown) <= max(hurried + pace, asked + moment + 2 * pace + waited)


@given(moments, durations, st.integers(0, 20), st.floats(0.01, 0.99), st.floats(0.01, 0.99), paces)
def test_within_one_step_all_are_shown_at_the_same_moment(
    asked: float, moment: float, steps: int, one: float, other: float, pace: float
) -> None:
    begin = 1000.0 + moment + steps * pace
    shown = {shown_after(1000.0, begin + part * pace, moment, pace) for part in (one, other)}
    assert len(shown) == 1


@given(bots, iterations, moments, st.floats(0.0, 1.0), st.floats(0.0, 1.0), paces)
def test_an_answer_in_time_is_shown_when_every_answer_in_time_is(
    bot: str, iteration: float, asked: float, one: float, other: float, pace: float
) -> None:
    """A bot that had no choice, and one that used all of its time and a little more."""
    moment = first_moment(bot, iteration, pace)
    shown = {shown_after(asked, asked + part * 0.99 * moment, moment, pace) for part in (one, other)}
    assert shown == {asked + moment}


@given(moments, st.floats(0.0, 0.99), paces)
def test_a_person_who_can_only_pass_is_as_slow_as_a_quick_bot(asked: float, part: float, pace: float) -> None:
    moment = first_moment("heuristic", 0.0, pace)
    assert passed_after(asked, pace) == shown_after(asked, asked + part * pace, moment, pace)


@given(moments, durations, durations)
def test_without_a_pace_everything_is_shown_at_once(asked: float, took: float, moment: float) -> None:
    assert shown_after(asked, asked + took, moment, 0.0) == asked + took
    assert passed_after(asked, 0.0) == asked
    assert first_moment("search:400", 1.0, 0.0) == 0.0
    assert thinking_time("search:400", 1.0, 0.0) == MOST_SECONDS


@given(moments, durations, durations, durations)
def test_progress_grows_with_the_clock_and_leaves_the_end_to_the_choice(
    asked: float, now: float, later: float, moment: float
) -> None:
    first, second = (shown_progress(asked, asked + spent, moment) for spent in sorted((now, later)))
    assert 0 <= first <= second <= 99


@pytest.mark.parametrize(
    ("seconds", "moment", "percent"), [(1.0, 2.0, 50), (9.0, 2.0, 99), (0.0, 0.8, 0), (1.0, 0.0, 0)]
)
def test_progress_is_read_off_the_clock(seconds: float, moment: float, percent: int) -> None:
    assert shown_progress(10.0, 10.0 + seconds, moment) == percent


@pytest.mark.parametrize(
    ("bot", "iteration", "moment"),
    [
        ("random", 0.1, 0.8),
        ("search:400", 0.0001, 0.8),
        ("search:400", 0.001, 1.6),
        ("search:400", 0.004, 3.2),
        ("search:20000", 0.1, 20.8),
        ("search:2s", 0.1, 2.8),
    ],
)
def test_iterations_have_whole_steps(bot: str, iteration: float, moment: float) -> None:
    assert first_moment(bot, iteration, 0.8) == pytest.approx(moment)
