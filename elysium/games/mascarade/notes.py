"""What one person can know about every card, and why: when they saw it last, and what may have happened to it since."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.kinds import seat_words
from elysium.engine.observation import Came, Known, Sighting
from elysium.engine.state import Seat
from elysium.games.mascarade.kinds import CARD
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.state import MASK_NAMES, MEMORY_HANDLED, UNSEEN, Mascarade
from elysium.games.mascarade.worlds import Possible, as_dealt, follow

DEALT: Final = "dealt"
SAW: Final = "saw"
REVEALED: Final = "revealed"
FROM_THE_DEAL: Final = -1
MOST_DOUBTS: Final = 100
"""So many are counted and sent; after them it says no more whether there were others."""


class Trace(NamedTuple):
    """Of a card that was seen."""

    mask: int
    how: str
    place: int
    """Where it lay then."""
    entry: int
    """Which entry of the memory it was."""
    swaps: int = 0
    doubts: tuple[int, ...] = ()


class Insight(NamedTuple):
    """What somebody can make of their memory so far."""

    viewer: int
    seats: int
    entries: int
    possible: Possible
    traces: tuple[Trace, ...]
    """For each place, how the card was seen that lies there if nobody has taken it away."""
    notes: tuple[Known, ...]
    """For each place, as long as nobody changes seats."""


def known(view: Mascarade) -> dict[str, Known]:
    """By mark of the card."""
    viewer, dealt, seats, sitting = view.viewer, view.dealt, view.seats, view.sitting
    insight = _insight((viewer, dealt, seats), tuple(view.memory), _at_the_deal(viewer, dealt, seats))
    in_order, marks = _marks(len(sitting), seats)
    if sitting == in_order and not view.moves:
        return dict(zip(marks, insight.notes, strict=True))
    found = enumerate(zip(sitting, insight.possible.masks, insight.traces, strict=True))
    return {
        marks[person]: _note(masks, trace, _person_then(view, trace), place, person, seats)
        for place, (person, masks, trace) in found
    }


@lru_cache(maxsize=1024)
def _at_the_deal(viewer: int, dealt: tuple[int, ...], seats: int) -> Insight:
    traces = [Trace(mask, DEALT, place, FROM_THE_DEAL) for place, mask in enumerate(dealt)]
    possible = as_dealt(dealt)
    notes = [_note(possible.masks[place], trace, place, place, place, seats) for place, trace in enumerate(traces)]
    return Insight(viewer, seats, 0, possible, tuple(traces), tuple(notes))


def _follow(before: Insight, memory: Memory) -> Insight:
    viewer, seats, length, possible, old_traces, _ = before
    traces, notes = list(old_traces), list(before.notes)
    for number, entry in enumerate(memory, length):
        if entry[0] != MEMORY_HANDLED:
            _, audience, place, mask = entry
            if mask != UNSEEN:
                traces[place] = Trace(mask, SAW if audience == 1 << viewer else REVEALED, place, number)
            continue
        _, who, first, second, really = entry
        one, other = traces[first], traces[second]
        if really == UNSEEN:
            traces[first], traces[second] = _doubted(one, who), _doubted(other, who)
        elif really:
            traces[first], traces[second] = _moved(other), _moved(one)
    old, possible = possible, follow(possible, memory)
    # A handling touches two cards, unless it makes the tables too many to follow.
    touches_two = len(memory) == 1 and memory[0][0] == MEMORY_HANDLED
    touches_two = touches_two and len(possible.tables) >= len(old.tables)
    for place in memory[0][2:4] if touches_two else range(len(traces)):
        trace, masks = traces[place], possible.masks[place]
        if trace is not old_traces[place] or masks != old.masks[place]:
            notes[place] = _note(masks, trace, trace.place, place, place, seats)
    return Insight(viewer, seats, length + len(memory), possible, tuple(traces), tuple(notes))


_insight = Followed(_follow)


def _doubted(trace: Trace, who: int) -> Trace:
    mask, how, place, entry, swaps, doubts = trace
    return Trace(mask, how, place, entry, swaps, (*doubts, who)) if len(doubts) < MOST_DOUBTS else trace


def _moved(trace: Trace) -> Trace:
    mask, how, place, entry, swaps, doubts = trace
    return Trace(mask, how, place, entry, swaps + 1, doubts)


def _person_then(view: Mascarade, trace: Trace) -> Seat:
    """Who sat where the card was seen."""
    person = view.sitting[trace.place]
    for length, first, second in reversed(view.moves):
        if length <= trace.entry:
            break
        person = Seat({first: second, second: first}.get(person, person))
    return person


@lru_cache(maxsize=1 << 14)
def _note(masks: int, trace: Trace, then: int, place: int, person: int, seats: int) -> Known:
    faces = _faces(masks)
    if not masks >> trace.mask & 1:
        return Known(faces)
    came: Came = "brought" if trace.place != place else "here" if then == person else "reseated"
    at = "" if came == "here" else CARD.mark(then, seat_words(seats))
    doubts = trace.doubts if len(faces) > 1 else ()
    return Known(faces, Sighting(MASK_NAMES[trace.mask], trace.how, at, trace.swaps, doubts, came))


@cache
def _faces(masks: int) -> tuple[str, ...]:
    return tuple([MASK_NAMES[mask] for mask in members(masks)])


@cache
def _marks(cards: int, seats: int) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Persons and cards of the centre before anybody has changed seats, and the mark of each."""
    in_order = tuple([Seat(card) for card in range(cards)])
    return in_order, tuple([CARD.mark(card, seat_words(seats)) for card in in_order])
