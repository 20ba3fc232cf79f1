"""Names for bots that take a seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count, islice

GUESTS = (
    "Ambra", "Bastian", "Cosima", "Dorian", "Elvira", "Fausto",
    "Ginevra", "Hadrian", "Isolde", "Jarek", "Katya", "Lucian",
)  # fmt: skip


def guest_names(wanted: int, in_use: Collection[str] = ()) -> list[str]:
    """So many names, none of which is in use; upper and lower case do not tell two names apart."""
    taken = {name.casefold() for name in in_use}
    return list(islice((name for name in _all_names() if name.casefold() not in taken), wanted))


def _all_names() -> Iterator[str]:
    yield from GUESTS
    for number in count(2):
        for guest in GUESTS:
            yield f"{guest}-{number}"
