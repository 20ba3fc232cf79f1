"""What one person can know about every card, and why: when they saw it last, and what may have happened to it since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.cache import SequenceCache
from elysium.engine.kinds import seat_words
from elysium.engine.observation import Known, Sighting
from elysium.engine.state import Seat
from elysium.games.mascarade.entries import MEMORY_HANDLED, UNSEEN, Memory, parts
from elysium.games.mascarade.kinds import CARD
from elysium.games.mascarade.marginals import Possible, as_dealt, follow
from elysium.games.mascarade.state import MASK_NAMES, Mascarade

DEALT: Final = "dealt"
SAW: Final = "saw"
REVEALED: Final = "revealed"
FROM_THE_DEAL: Final = -1
MOST_DOUBTS: Final = 100
"""So many are counted and sent; after them it says no more whether there were others."""


type Trace = tuple[int, str, int, int, int, tuple[int, ...]]
"""Of a card that was seen: its mask, how, the place where it lay then, which entry of the memory it was; and since then
how often the viewer has exchanged it, and who may have."""


class Insight(NamedTuple):
    """What somebody can make of their memory so far."""

    viewer: int
    seats: int
    possible: Possible
    traces: tuple[Trace, ...]
    """For each place, how the card was seen that lies there if nobody has taken it away."""
    notes: dict[str, Known]
    """By mark of the card at each place, as long as nobody changes seats. Nobody adds to it."""


def known(view: Mascarade) -> Mapping[str, Known]:
    """By mark of the card."""
    seats, sitting = view.seats, view.sitting
    insight = _insight((view.viewer, view.dealt, seats), tuple(view.memory))
    in_order, marks = _marks(len(sitting), seats)
    if sitting == in_order and not view.moves:
        return insight.notes
    found = enumerate(zip(sitting, insight.possible.masks, insight.traces, strict=True))
    return {
        marks[person]: _note(masks, trace, _person_then(view, trace), place, person, seats)
        for place, (person, masks, trace) in found
    }


def _at_the_deal(whose: tuple[int, tuple[int, ...], int]) -> Insight:
    viewer, dealt, seats = whose
    traces, notes = _as_dealt(dealt, seats)
    return Insight(viewer, seats, as_dealt(dealt), traces, notes)


@lru_cache(maxsize=64)
def _as_dealt(dealt: tuple[int, ...], seats: int) -> tuple[tuple[Trace, ...], dict[str, Known]]:
    """The same for everybody at a table."""
    traces: list[Trace] = [(mask, DEALT, place, FROM_THE_DEAL, 0, ()) for place, mask in enumerate(dealt)]
    masks = as_dealt(dealt).masks
    notes = [_note(masks[place], trace, place, place, place, seats) for place, trace in enumerate(traces)]
    return tuple(traces), dict(zip(_marks(len(dealt), seats)[1], notes, strict=True))


def _follow(before: Insight, memory: Memory, length: int) -> Insight:
    viewer, seats, old, old_traces, notes = before
    possible = follow(old, memory)
    traces = list(old_traces)
    # A handling changes what is known of two cards; a card that is seen may do so of any.
    touched: Iterable[int] = range(len(traces))
    for number in range(length, len(memory)):
        entry = parts(memory[number])
        if entry[0] != MEMORY_HANDLED:
            _, audience, place, mask = entry
            if mask != UNSEEN:
                traces[place] = mask, SAW if audience == 1 << viewer else REVEALED, place, number, 0, ()
            continue
        _, who, first, second, really = entry
        if really:
            mask, how, seen_at, seen, swaps, doubts = traces[first]
            mask_2, how_2, seen_at_2, seen_2, swaps_2, doubts_2 = traces[second]
            if really != UNSEEN:
                traces[first] = mask_2, how_2, seen_at_2, seen_2, swaps_2 + 1, doubts_2
                traces[second] = mask, how, seen_at, seen, swaps + 1, doubts
            else:
                if len(doubts) < MOST_DOUBTS:
                    traces[first] = mask, how, seen_at, seen, swaps, (*doubts, who)
                if len(doubts_2) < MOST_DOUBTS:
                    traces[second] = mask_2, how_2, seen_at_2, seen_2, swaps_2, (*doubts_2, who)
        elif len(memory) == length + 1:
            return Insight(viewer, seats, possible, old_traces, notes)
        if len(memory) == length + 1:
            touched = first, second
    masks, old_masks = possible.masks, old.masks
    marks = _marks(len(traces), seats)[1]
    made = notes
    for place in touched:
        trace, now = traces[place], masks[place]
        if trace is not old_traces[place] or now != old_masks[place]:
            if made is notes:
                made = notes.copy()
            made[marks[place]] = _note(now, trace, trace[2], place, place, seats)
    return Insight(viewer, seats, possible, tuple(traces), made)


_insight = SequenceCache(_at_the_deal, _follow)


def _person_then(view: Mascarade, trace: Trace) -> Seat:
    """Who sat where the card was seen."""
    person = view.sitting[trace[2]]
    for length, first, second in reversed(view.moves):
        if length <= trace[3]:
            break
        person = Seat({first: second, second: first}.get(person, person))
    return person


def _note(masks: int, trace: Trace, then: int, place: int, person: int, seats: int) -> Known:
    mask, how, seen_at, _, swaps, doubts = trace
    faces = _faces(masks)
    if not masks >> mask & 1:
        return Known(faces)
    if len(faces) == 1:
        doubts = ()
    if seen_at != place:
        return Known(faces, Sighting(MASK_NAMES[mask], how, _mark(then, seats), swaps, doubts, "brought"))
    if then != person:
        return Known(faces, Sighting(MASK_NAMES[mask], how, _mark(then, seats), swaps, doubts, "reseated"))
    return Known(faces, Sighting(MASK_NAMES[mask], how, "", swaps, doubts))


@cache
def _faces(masks: int) -> tuple[str, ...]:
    return tuple([MASK_NAMES[mask] for mask in members(masks)])


@cache
def _mark(person: int, seats: int) -> str:
    return CARD.mark(person, seat_words(seats))


@cache
def _marks(cards: int, seats: int) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Persons and cards of the centre before anybody has changed seats, and the mark of each."""
    in_order = tuple([Seat(card) for card in range(cards)])
    return in_order, tuple([CARD.mark(card, seat_words(seats)) for card in in_order])
