"""The caches of the rules: one call for each key until one is full; then everything is evicted, or what came first."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock

import pytest

from elysium.engine.cache import KeepingCache, SequenceCache, cached


def test_a_value_is_computed_once_until_the_cache_is_full() -> None:
    calls: list[int] = []

    @cached(maxsize=3)
    def half(number: int) -> int:
        calls.append(number)
        return number // 2

    assert [half(number) for number in (2, 4, 2, 6, 4)] == [1, 2, 1, 3, 2]
    assert calls == [2, 4, 6]
    assert [half(number) for number in (8, 8, 2)] == [4, 4, 1]
    assert calls == [2, 4, 6, 8, 2]


def test_an_error_is_not_cached() -> None:
    calls: list[int] = []

    @cached(maxsize=3)
    def inverse(number: int) -> float:
        calls.append(number)
        return 1 / number

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            inverse(0)
    assert calls == [0, 0]


def test_what_takes_long_is_evicted_one_by_one_and_never_while_it_is_kept() -> None:
    calls: list[int] = []

    def half(number: int) -> int:
        calls.append(number)
        return number // 2

    halves = KeepingCache(half, 2)
    kept = halves.keep(2)
    assert [halves[number] for number in (4, 6, 4, 2, 6)] == [2, 3, 2, 1, 3]
    assert calls == [2, 4, 6]
    assert halves.keep(2) is kept
    del kept
    assert [halves[number] for number in (8, 10, 2)] == [4, 5, 1]
    assert calls == [2, 4, 6, 8, 10, 2]


type Numbers = tuple[int, ...]


def test_sequences_of_the_same_length_and_end_are_told_apart() -> None:
    joined: SequenceCache[str, int, Numbers] = SequenceCache(
        lambda _: (), lambda before, numbers, length: (*before, *numbers[length:])
    )
    for numbers in ((1,), (1, 3), (2, 3), (1, 3), (2,), (2, 3), (1, 3, 3)):
        assert joined("anybody", numbers) == numbers


def test_two_threads_do_not_follow_the_same_sequence_at_the_same_time() -> None:
    """A search adds to what earlier ones have found: a replay and a table look for the same, each in its thread."""
    under_way = Lock()
    begun, come = Event(), Event()

    def follow(before: Numbers, numbers: Numbers, length: int) -> Numbers:
        assert under_way.acquire(blocking=False), "another thread is following it"
        begun.set()
        come.wait(0.2)
        under_way.release()
        return (*before, *numbers[length:])

    following: SequenceCache[str, int, Numbers] = SequenceCache(lambda _: (), follow)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(following, "anybody", (1, 2, 3))
        assert begun.wait(10.0)
        second = pool.submit(following, "anybody", (1, 2))
        other = pool.submit(following, "anybody", (1, 2, 3))
        assert (first.result(), second.result(), other.result()) == ((1, 2, 3), (1, 2), (1, 2, 3))
