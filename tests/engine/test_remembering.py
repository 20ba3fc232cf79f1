"""Answers that are kept."""

import pytest

from elysium.engine.remembering import remembered


def test_a_question_is_worked_out_once_until_there_are_too_many() -> None:
    asked: list[int] = []

    @remembered(most=3)
    def half(number: int) -> int:
        asked.append(number)
        return number // 2

    assert [half(number) for number in (2, 4, 2, 6, 4)] == [1, 2, 1, 3, 2]
    assert asked == [2, 4, 6]
    assert [half(number) for number in (8, 8, 2)] == [4, 4, 1]
    assert asked == [2, 4, 6, 8, 2]


def test_an_answer_that_fails_is_not_kept() -> None:
    attempts: list[int] = []

    @remembered(most=3)
    def inverse(number: int) -> float:
        attempts.append(number)
        return 1 / number

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            inverse(0)
    assert attempts == [0, 0]
