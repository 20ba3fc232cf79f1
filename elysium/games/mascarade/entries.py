"""Entries of a memory: what somebody at the table had a chance to see, each in one number.

An entry is a plain number so that positions are copied, compared and stored quickly. From its lowest bit on it says

- whether a card was shown or two were handled: 1 bit;
- what not everybody saw, plus one: the mask, or whether the cards really changed places; 0 for UNSEEN: 5 bits;
- the place of the card, or of the first of the two: 5 bits;
- of two cards the place of the second, in 5 bits, and who handled them; of one the audience that saw it.

Nothing else knows these numbers: who reads a memory asks for the parts of an entry.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from elysium.engine.audience import EVERYONE
from elysium.engine.state import Frame

type Entry = int
type Memory = tuple[Entry, ...]

MEMORY_HANDLED: Final = 0  # (MEMORY_HANDLED, who, one place, other place, really)
MEMORY_SHOWN: Final = 1  # (MEMORY_SHOWN, audience, place, mask)

UNSEEN: Final = -1
"""Stands in a view's memory for what this person did not see."""

SECRET: Final = 1
PLACE: Final = 6
AUDIENCE: Final = 11
SECOND: Final = 11
WHO: Final = 16
PLACES: Final = range(32)
SECRETS: Final = 32
MASKS: Final = 16


def handling(who: int, first: int, second: int, really: int) -> Entry:
    """Somebody took two cards under the table."""
    return who << WHO | second << SECOND | first << PLACE | really + 1 << SECRET


def showing(audience: int, place: int, mask: int) -> Entry:
    """Some or all saw a card."""
    return audience << AUDIENCE | place << PLACE | mask + 1 << SECRET | MEMORY_SHOWN


# What rules write most often is looked up in halves: that takes a third of the time of making it.

TAKES: Final = tuple([tuple([who << WHO | first << PLACE for first in PLACES]) for who in PLACES])
"""By who handled two cards, and the place of the first."""
WITH: Final = tuple([tuple([second << SECOND | really + 1 << SECRET for really in (0, 1)]) for second in PLACES])
"""By the place of the second, and whether they really changed places. A handling is one of each, added up."""
REVEALINGS: Final = tuple([tuple([showing(EVERYONE, place, mask) for mask in range(MASKS)]) for place in PLACES])
"""By place and mask, what everybody saw."""


def missed(entry: Entry) -> Entry:
    """The same for somebody who did not see what it was about."""
    return entry & ~(SECRETS - 1 << SECRET)


@cache
def parts(entry: Entry) -> Frame:
    """What it says, as stands beside MEMORY_HANDLED and MEMORY_SHOWN. Cached: there are some thousands at most."""
    secret = (entry >> SECRET) % SECRETS - 1
    place = (entry >> PLACE) % len(PLACES)
    if entry & MEMORY_SHOWN:
        return MEMORY_SHOWN, entry >> AUDIENCE, place, secret
    return MEMORY_HANDLED, entry >> WHO, place, (entry >> SECOND) % len(PLACES), secret
