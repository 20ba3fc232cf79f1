"""What one person can know about every card, and why: when they saw it last, and what may have happened to it since."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from elysium.engine.bits import members
from elysium.engine.kinds import seat_marks
from elysium.engine.observation import Came, Known, Sighting
from elysium.games.mascarade.kinds import Card
from elysium.games.mascarade.memories import Followed, Memory
from elysium.games.mascarade.state import MASK_NAMES, MEMORY_HANDLED, UNSEEN, Mascarade
from elysium.games.mascarade.worlds import possible_masks

DEALT: Final = "dealt"
SAW: Final = "saw"
REVEALED: Final = "revealed"
FROM_THE_DEAL: Final = -1
MOST_DOUBTS: Final = 100
"""So many are counted and sent; after them it says no more whether there were others."""
_CARD: Final = Card()


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


class Traces(NamedTuple):
    viewer: int
    entries: int
    """Of the memory, that have been followed."""
    by_place: tuple[Trace, ...]


def known(view: Mascarade) -> dict[str, Known]:
    """By mark of the card."""
    possible = possible_masks(view)
    return {
        _mark(person, view.seats): _note(masks, trace, _person_then(view, trace), place, person, view.seats)
        for place, (person, masks, trace) in enumerate(zip(view.sitting, possible, traces(view), strict=True))
    }


def traces(view: Mascarade) -> tuple[Trace, ...]:
    """For each place, how the card was seen that lies there if nobody has taken it away."""
    return _traces((view.viewer, view.dealt), tuple(view.memory), _as_dealt(view.viewer, view.dealt)).by_place


@lru_cache(maxsize=1024)
def _as_dealt(viewer: int, dealt: tuple[int, ...]) -> Traces:
    seen = tuple([Trace(mask, DEALT, place, FROM_THE_DEAL) for place, mask in enumerate(dealt)])
    return Traces(viewer, 0, seen)


def _follow(before: Traces, memory: Memory) -> Traces:
    viewer, length, _ = before
    by_place = list(before.by_place)
    for number, entry in enumerate(memory, length):
        if entry[0] != MEMORY_HANDLED:
            _, audience, place, mask = entry
            if mask != UNSEEN:
                by_place[place] = Trace(mask, SAW if audience == 1 << viewer else REVEALED, place, number)
            continue
        _, who, first, second, really = entry
        one, other = by_place[first], by_place[second]
        if really == UNSEEN:
            by_place[first] = _doubted(one, who)
            by_place[second] = _doubted(other, who)
        elif really:
            by_place[first] = other._replace(swaps=other.swaps + 1)
            by_place[second] = one._replace(swaps=one.swaps + 1)
    return Traces(viewer, length + len(memory), tuple(by_place))


def _doubted(trace: Trace, who: int) -> Trace:
    return trace._replace(doubts=(*trace.doubts, who)) if len(trace.doubts) < MOST_DOUBTS else trace


_traces = Followed(_follow)


def _person_then(view: Mascarade, trace: Trace) -> int:
    """Who sat where the card was seen."""
    person = view.sitting[trace.place]
    for length, first, second in reversed(view.moves):
        if length <= trace.entry:
            break
        person = {first: second, second: first}.get(person, person)
    return person


@lru_cache(maxsize=1 << 14)
def _note(masks: int, trace: Trace, then: int, place: int, person: int, seats: int) -> Known:
    faces = tuple([MASK_NAMES[mask] for mask in members(masks)])
    if not masks >> trace.mask & 1:
        return Known(faces)
    came: Came = "brought" if trace.place != place else "here" if then == person else "reseated"
    at = "" if came == "here" else _mark(then, seats)
    doubts = trace.doubts if len(faces) > 1 else ()
    return Known(faces, Sighting(MASK_NAMES[trace.mask], trace.how, at, trace.swaps, doubts, came))


def _mark(card: int, seats: int) -> str:
    return _CARD.mark(card, seat_marks(seats))
