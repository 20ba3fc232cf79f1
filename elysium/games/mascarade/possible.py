"""What can lie where, for one person: sets of arrangements that stay small however many there are.

A table of places says at each place which cards may lie there, and stands for every arrangement that it allows. What a
person knows is a union of such tables. One is enough for thousands of arrangements as a rule: whether two cards were
exchanged that each lay at one place makes one table with both at both places. A table becomes two only where the
columns together would allow an arrangement that cannot be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from elysium.engine.state import Frame
from elysium.games.mascarade.entries import MEMORY_HANDLED, UNSEEN, Entry, parts
from elysium.games.mascarade.state import MASK_NAMES

MOST_TABLES: Final = 64
"""Games that people or bots play need one or two; hundreds take dozens of exchanges in a row, drawn by lot."""
MOST_TRIES: Final = 50
"""After so many it is not found out whether one table stands for all."""
MASKS: Final = len(MASK_NAMES)
ALL_MASKS: Final = (1 << MASKS) - 1
CARDS: Final = 2 * MASKS
"""A mask is in the box twice at most: its second card has a bit beyond all first ones."""

type Allowed = tuple[int, ...]
"""At each place, a set of cards; of equal cards all or none."""
type Tables = tuple[Allowed, ...]
type Sight = tuple[int, int]
"""A place, and the card that was seen there; or both, if there are two that are equal."""


@lru_cache(maxsize=1024)
def tables_as_dealt(dealt: tuple[int, ...]) -> Tables:
    return (tuple([cards_of(mask, dealt) for mask in dealt]),)


def cards_of(mask: int, dealt: Sequence[int]) -> int:
    """The cards with this mask, as a set."""
    return (1 | 1 << MASKS) << mask if dealt.count(mask) > 1 else 1 << mask


def table_of(masks: Sequence[int], dealt: Sequence[int]) -> Allowed:
    """The one that allows at each place the cards with these masks."""
    twins = sum([1 << mask for mask in set(dealt) if dealt.count(mask) > 1])
    return tuple([at | (at & twins) << MASKS for at in masks])


def masks_at_places(tables: Tables) -> tuple[int, ...]:
    """At each place the masks that some arrangement has there, as a set."""
    found: Sequence[int] = tables[0]
    for table in tables[1:]:
        found = [one | other for one, other in zip(found, table, strict=True)]
    return tuple([(cards | cards >> MASKS) & ALL_MASKS for cards in found])


def allows(tables: Tables, masks: Sequence[int]) -> bool:
    """Whether the cards can lie like this."""
    for table in tables:
        for cards, mask in zip(table, masks, strict=True):
            if not cards >> mask & 1:
                break
        else:
            return True
    return False


def after(tables: Tables, entry: Entry, dealt: tuple[int, ...]) -> Tables:
    """The tables after one more entry of a memory, however many; the same object if it teaches nothing."""
    said = parts(entry)
    if said[0] == MEMORY_HANDLED:
        return handled(tables, said)
    _, _, place, mask = said
    if mask == UNSEEN or all(table[place] == cards_of(mask, dealt) for table in tables):
        return tables
    return seen(tables, [(place, cards_of(mask, dealt))])


def handled(tables: Tables, entry: Frame) -> Tables:
    _, _, first, second, really = entry
    if not really:
        return tables
    if really == UNSEEN:
        return _maybe_exchanged(tables, first, second)
    return tuple([_exchanged(table, first, second) for table in tables])


def _exchanged(table: Allowed, first: int, second: int) -> Allowed:
    columns = list(table)
    columns[first], columns[second] = columns[second], columns[first]
    return tuple(columns)


def _maybe_exchanged(tables: Tables, first: int, second: int) -> Tables:
    made: list[Allowed] = []
    changed = False
    for table in tables:
        one, other = table[first], table[second]
        if one == other:
            made.append(table)
            continue
        changed = True
        # What only one of the places can have had must be one card at most, or may be at both places now.
        mine, theirs = one & ~other, other & ~one
        if (mine & mine - 1 or theirs & theirs - 1) and _can_fill_both(table, first, second):
            made += (table, _exchanged(table, first, second))
        else:
            columns = list(table)
            columns[first] = columns[second] = one | other
            made.append(tuple(columns))
    if not changed:
        return tables
    if len(made) == 1:
        return tuple(made)
    together = _together(made)
    # What stays the same whatever is exchanged may be all that there is.
    return all_of_one(together) if together == tables and len(tables) > 1 else together


def mixed(tables: Tables, handlings: Iterable[Frame]) -> Tables:
    """Not all that comes of them, but one table that soon allows much, if anything is ever mixed.

    One group of cards that are mixed takes in one card after the other. Two groups that grow apart would never come
    together in one table: so whatever is not in the group stays where it is until it meets it.
    """
    if not tables:
        return ()
    columns, lie = _without_other_groups(max(tables, key=lambda table: packed(table).bit_count()))
    grouped = not all(map(_one_mask, columns))
    apart: set[tuple[int, int]] = set()
    for _, _, first, second, really in handlings:
        one, other = columns[first], columns[second]
        if one == other:
            continue
        if really == UNSEEN:
            if (one, other) in apart or (grouped and _one_mask(one) and _one_mask(other)):
                continue
            mine, theirs = one & ~other, other & ~one
            if (mine & mine - 1 or theirs & theirs - 1) and (
                _soon_filled(columns, lie, first, second, mine)
                or _soon_filled(columns, lie, second, first, theirs)
                or _can_fill_both(tuple(columns), first, second)
            ):
                apart.add((one, other))
                apart.add((other, one))
                continue
            columns[first] = columns[second] = one | other
            grouped = True
            apart.clear()
        elif really:
            columns[first], columns[second] = other, one
            lie[first], lie[second] = lie[second], lie[first]
    return (tuple(columns),)


def _soon_filled(columns: Sequence[int], lie: Sequence[int], first: int, second: int, cards: int) -> bool:
    """Whether of these cards one lies at the first place, and another comes to the second by a single exchange."""
    if cards >> lie[first] & 1:
        card = 1 << lie[second]
        for place, column in enumerate(columns):
            if column & card and cards >> lie[place] & 1 and place not in (first, second):
                return True
    return False


def _without_other_groups(table: Allowed) -> tuple[list[int], list[int]]:
    """Some of what a table allows: only the places that share most cards, directly or through others, keep a choice.

    And one arrangement that it allows, by place.
    """
    largest: list[int] = []
    left = [place for place, cards in enumerate(table) if not _one_mask(cards)]
    while left:
        shared, before = table[left[0]], 0
        while shared != before:
            before = shared
            for place in left:
                if table[place] & shared:
                    shared |= table[place]
        group = [place for place in left if table[place] & shared]
        left = [place for place in left if not table[place] & shared]
        largest = max(largest, group, key=len)
    columns = list(table)
    lie = [0] * len(table)
    for card, place in enumerate(_owners(table) or ()):
        if place >= 0:
            lie[place] = card
            if place not in largest:
                columns[place] &= (1 | 1 << MASKS) << card % MASKS
    return columns, lie


def _one_mask(cards: int) -> bool:
    masks = (cards | cards >> MASKS) & ALL_MASKS
    return not masks & masks - 1


def _can_fill_both(table: Allowed, first: int, second: int) -> bool:
    """Whether two cards can lie at both places that only one of the places can have had."""
    one, other = table[first], table[second]
    shared, before = one, 0
    while shared != before:
        before = shared
        for cards in table:
            if cards & shared:
                shared |= cards
    if not shared & other:
        # As many places as cards that lie nowhere else: all of them are needed there.
        return False
    return _can_fill(table, first, second, one & ~other) or _can_fill(table, first, second, other & ~one)


def _can_fill(table: Allowed, first: int, second: int, cards: int) -> bool:
    if cards & cards - 1 == 0:
        return False
    columns = list(table)
    columns[first] = columns[second] = cards
    return _owners(tuple(columns)) is not None


def seen(tables: Tables, sights: Sequence[Sight]) -> Tables:
    """What is left of the tables if these cards lie at these places."""
    made = [tight for table in tables if (tight := seen_in(table, sights)) is not None]
    if not made:
        for place, cards in sights:
            tables = unsure(tables[0], place, cards)
        return tables
    return _together(made) if len(made) > 1 else tuple(made)


def seen_in(table: Allowed, sights: Sequence[Sight]) -> Allowed | None:
    columns = list(table)
    for place, cards in sights:
        if not columns[place] & cards:
            return None
        if cards & cards - 1 == 0:
            columns = [column & ~cards for column in columns]
        columns[place] = cards
    return _tightened(columns)


def only(tables: Tables, masks: Sequence[int]) -> Tables:
    """What is left of the tables if at each place one of these masks lies; all of them if nothing is."""
    left = [
        _tightened([cards & (one | one << MASKS) for cards, one in zip(table, masks, strict=True)]) for table in tables
    ]
    return tuple([table for table in left if table is not None]) or tables


def unsure(table: Allowed, place: int, cards: int) -> Tables:
    """Where a memory contradicts itself nothing follows from what was before: only this card is known."""
    every = 0
    for column in table:
        every |= column
    columns = [every if cards & cards - 1 else every & ~cards] * len(table)
    columns[place] = cards
    return (tuple(columns),)


def one_table(tables: Tables) -> Tables:
    """The one that allows what any of them allows, and maybe more."""
    columns: Sequence[int] = tables[0]
    for table in tables[1:]:
        columns = [one | other for one, other in zip(columns, table, strict=True)]
    return (tuple(columns),)


def _together(tables: Iterable[Allowed]) -> Tables:
    """Without those that others contain, and in a fixed order."""
    by_cards = {packed(table): table for table in tables}
    left: list[int] = []
    for cards in sorted(by_cards, key=_order):
        for larger in left:
            if not cards & ~larger:
                break
        else:
            left.append(cards)
    return tuple([by_cards[cards] for cards in left])


def all_of_one(tables: Tables) -> Tables:
    """The one that allows what any of them allows, if it allows nothing else and that is soon found out."""
    whole = one_table(tables)
    return whole if _leave_out(whole[0], tables, MOST_TRIES) > 0 else tables


def _leave_out(whole: Allowed, tables: Tables, tries: int) -> int:
    """How many tries are left once it is certain that each arrangement is in one of the tables; 0 if it is not."""
    if not tries or _owners(whole) is None:
        return tries
    for number, table in enumerate(tables):
        if any(not cards & mine for cards, mine in zip(whole, table, strict=True)):
            continue
        for place, mine in enumerate(table):
            if whole[place] & ~mine:
                columns = list(whole)
                columns[place] &= ~mine
                tries = _leave_out(tuple(columns), tables[number + 1 :], tries - 1)
                if not tries:
                    return 0
        return tries
    return 0


def packed(table: Allowed) -> int:
    """All places in one number, which are compared at once."""
    cards = 0
    for place, column in enumerate(table):
        cards |= column << CARDS * place
    return cards


def _order(cards: int) -> tuple[int, int]:
    return -cards.bit_count(), cards


def _owners(table: Allowed) -> list[int] | None:
    """For each card its place in one arrangement that the table allows, or None if there is none."""
    found = [-1] * CARDS
    for place in sorted(range(len(table)), key=[cards.bit_count() for cards in table].__getitem__):
        if settle(table, place, found, 0) >= 0:
            return None
    return found


def settle(table: Allowed, place: int, found: list[int], tried: int) -> int:
    """Give the place a card, which may send others elsewhere; -1 once it has one, otherwise all cards that were tried.

    Free cards come first: without them the search would go through the whole table for each place.
    """
    cards = table[place] & ~tried
    left = cards
    while left:
        card = left & -left
        left ^= card
        if found[card.bit_length() - 1] < 0:
            found[card.bit_length() - 1] = place
            return -1
    while cards:
        card = cards & -cards
        tried |= card
        outcome = settle(table, found[card.bit_length() - 1], found, tried)
        if outcome < 0:
            found[card.bit_length() - 1] = place
            return -1
        tried |= outcome
        cards &= ~tried
    return tried


def _tightened(columns: list[int]) -> Allowed | None:
    """A table without cards at places where no arrangement has them."""
    while True:
        alone = union = size = 0
        open_sets: list[int] = []
        for cards in columns:
            if cards & cards - 1:
                if cards not in open_sets:
                    open_sets.append(cards)
                    union |= cards
                    size += cards.bit_count()
            elif not cards or cards & alone:
                return None
            else:
                alone |= cards
        if union & alone:
            # A card that alone can lie at a place lies nowhere else.
            columns = [cards & ~alone if cards & cards - 1 else cards for cards in columns]
            continue
        if size == union.bit_count():
            # Sets that share nothing: there must be cards enough for the places of each.
            for cards in open_sets:
                if columns.count(cards) > cards.bit_count():
                    return None
            return tuple(columns)
        if not _nested(open_sets):
            return _tightened_in_rings(tuple(columns))
        # As many places as cards that they may have: these lie nowhere else. Nothing else follows from nested sets.
        full = 0
        for cards in open_sets:
            within = 0
            cut = False
            for column in columns:
                if not column & ~cards:
                    within += 1
                elif column & cards:
                    cut = True
            if within > cards.bit_count():
                return None
            if cut and within == cards.bit_count():
                full = cards
                break
        if not full:
            return tuple(columns)
        columns = [cards & ~full if cards & ~full else cards for cards in columns]


def _nested(sets: list[int]) -> bool:
    """Whether of any two sets one contains the other, or they share nothing."""
    for number, one in enumerate(sets):
        for other in sets[:number]:
            if one & other not in (0, one, other):
                return False
    return True


def _tightened_in_rings(table: Allowed) -> Allowed | None:
    """The same for any table: places that can exchange cards in a ring are found."""
    found = _owners(table)
    if found is None:
        return None
    places = len(table)
    reached = [1 << place for place in range(places)]
    for place, cards in enumerate(table):
        while cards:
            card = cards & -cards
            cards ^= card
            reached[place] |= 1 << found[card.bit_length() - 1]
    for through in range(places):
        for place in range(places):
            if reached[place] >> through & 1:
                reached[place] |= reached[through]
    tight = list(table)
    for place, cards in enumerate(table):
        while cards:
            card = cards & -cards
            cards ^= card
            if not reached[found[card.bit_length() - 1]] >> place & 1:
                tight[place] ^= card
    return tuple(tight)
