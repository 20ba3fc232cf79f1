"""Sets of small numbers, as the bits of one."""

from __future__ import annotations

from collections.abc import Iterable

from elysium.engine.cache import cached


def bits_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """The numbers in a set, lowest first."""
    return list(each(bits))


@cached(maxsize=1 << 14)
def each(bits: int) -> tuple[int, ...]:
    """The same, for going through them."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)
