"""Which two masks can lie at two places at the same time, as far as it follows pair by pair.

What lies where is one thing, and what else can lie elsewhere then another: of two cards that were seen each can be at
many places, and yet both at few. Pairs allow more than can be, but so little more that a search which minds them hardly
ever goes astray. They are followed handling by handling, for ever: they never become more.

All pairs are one number. It has a row for each mask at each place, and in the row a bit for each mask at each place
that goes with it; a row without bits is of a mask that cannot lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from elysium.engine.bits import bits_of, members
from elysium.engine.state import Frame
from elysium.games.mascarade.entries import UNSEEN
from elysium.games.mascarade.possible import ALL_MASKS, MASKS, Tables

assert MASKS == 16, "below the bits of a place are halved again and again"

type Pairs = int
type Rows = int
"""Those of one place."""
type Masks = tuple[int, ...]


class Shape:
    """What is the same for all tables of so many places."""

    def __init__(self, places: int) -> None:
        self.row: Final = places * MASKS
        """Bits in a row, and rows."""
        self.one_row: Final = (1 << self.row) - 1
        self.every_row: Final = sum([1 << self.row * number for number in range(self.row)])
        """The first bit of each."""
        self.rows_of_a_place: Final = MASKS * self.row
        self.one_place: Final = (1 << self.rows_of_a_place) - 1
        self.columns: Final = [self.every_row * (ALL_MASKS << MASKS * place) for place in range(places)]
        self.a_mask_everywhere: Final = sum([1 << MASKS * place for place in range(places)])


@cache
def _shape(places: int) -> Shape:
    return Shape(places)


def pairs_of(tables: Tables, dealt: Masks) -> Pairs:
    """What these tables allow, or a little more."""
    places = len(dealt)
    shape = _shape(places)
    twins = bits_of([mask for mask in dealt if dealt.count(mask) > 1])
    rows = [0] * shape.row
    for table in tables:
        columns = [(cards | cards >> MASKS) & ALL_MASKS for cards in table]
        lie = packed_masks(columns)
        for place, column in enumerate(columns):
            elsewhere = lie & ~(ALL_MASKS << MASKS * place)
            for mask in members(column):
                others = elsewhere if twins >> mask & 1 else elsewhere & ~(shape.a_mask_everywhere << mask)
                rows[place * MASKS + mask] |= others | 1 << place * MASKS + mask
    return _tightened(rows, places)


def packed_masks(columns: Iterable[int]) -> int:
    """The masks at each place in one number, as in a row."""
    return sum([masks << MASKS * place for place, masks in enumerate(columns)])


def after(pairs: Pairs, places: int, handling: Frame) -> Pairs:
    _, _, first, second, really = handling
    shape = _shape(places)
    low, by = min(first, second), abs(first - second)
    exchanged = _exchanged(pairs, shape.columns[low], MASKS * by)
    exchanged = _exchanged(exchanged, shape.one_place << shape.rows_of_a_place * low, shape.rows_of_a_place * by)
    return pairs | exchanged if really == UNSEEN else exchanged


def _exchanged(number: int, bits: int, by: int) -> int:
    """With these bits where those lay that are so much further up, and the other way round."""
    changed = (number >> by ^ number) & bits
    return number ^ changed ^ changed << by


def rows_at(pairs: Pairs, places: int, place: int) -> Rows:
    shape = _shape(places)
    return pairs >> shape.rows_of_a_place * place & shape.one_place


def seen(pairs: Pairs, places: int, sights: Sequence[tuple[int, int]]) -> Pairs:
    """What is left if at these places these masks lie."""
    shape = _shape(places)
    for place, mask in sights:
        pairs = _only(pairs, rows_at(pairs, places, place) >> shape.row * mask & shape.one_row, places)
    return _tightened(_rows(pairs, places), places)


def only(pairs: Pairs, masks: Sequence[int]) -> Pairs:
    """What is left if at each place one of these masks lies."""
    return _only(pairs, packed_masks(masks), len(masks))


def _only(pairs: Pairs, row: int, places: int) -> Pairs:
    shape = _shape(places)
    rows = 0
    for number in range(shape.row):
        if row >> number & 1:
            rows |= shape.one_row << shape.row * number
    return pairs & shape.every_row * row & rows


def masks_of(pairs: Pairs, places: int) -> Masks:
    """What can lie at each place."""
    found = 0
    for number, row in enumerate(_rows(pairs, places)):
        if row:
            found |= 1 << number
    return tuple([found >> MASKS * place & ALL_MASKS for place in range(places)])


def _rows(pairs: Pairs, places: int) -> list[int]:
    shape = _shape(places)
    return [pairs >> shape.row * number & shape.one_row for number in range(shape.row)]


def _tightened(rows: list[int], places: int) -> Pairs:
    """Without what leaves no mask for some place; where only one is left for a place, what it goes with counts."""
    alive = bits_of([number for number, row in enumerate(rows) if row])
    for number, before in enumerate(rows):
        if not before:
            continue
        row = rows[number] = _with_what_is_certain(before & alive, rows, places)
        if not row:
            alive &= ~(1 << number)
        gone = before & ~row if row else 0
        while gone:
            other = gone & -gone
            gone ^= other
            rows[other.bit_length() - 1] &= ~(1 << number)
    width = _shape(places).row
    return sum([row << width * number for number, row in enumerate(rows)])


def _with_what_is_certain(row: int, rows: Sequence[int], places: int) -> int:
    everywhere = _shape(places).a_mask_everywhere
    minded = 0
    while True:
        # All places at once: whether there is any mask, and whether there are two.
        two = row & row >> 8
        any_there = row | row >> 8
        two |= two >> 4 | any_there & any_there >> 4
        any_there |= any_there >> 4
        two |= two >> 2 | any_there & any_there >> 2
        any_there |= any_there >> 2
        two |= two >> 1 | any_there & any_there >> 1
        any_there |= any_there >> 1
        if any_there & everywhere != everywhere:
            return 0
        certain = everywhere & ~two & ~minded
        if not certain:
            return row
        minded |= certain
        while certain:
            place = (certain & -certain).bit_length() - 1
            certain &= certain - 1
            mask = (row >> place & ALL_MASKS).bit_length() - 1
            if mask < 0:
                return 0
            row &= rows[place + mask]
